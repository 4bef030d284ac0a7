# Carcassonne

carcassonne-name = Carcassonne: Vadslagningen
carcassonne-line = Bygg landskapet bricka för bricka, gör anspråk på det och slå vad om hur stora städer och vägar blir.

carcassonne-option-bets = Vadslagningen: kontorsbrickor och spelmarker
carcassonne-option-small_city = En stad på två brickor
carcassonne-option-small_city-four = 4 poäng
carcassonne-option-small_city-two = 2 poäng, som i första utgåvan
carcassonne-option-farmers = Bönder på fälten
carcassonne-option-offices = Ett vadslagningskontor avslutar
carcassonne-option-offices-drawn = bara de vägar som är ritade till det
carcassonne-option-offices-every = varje väg på sin bricka
carcassonne-option-no_bets = Ingen slår vad när
carcassonne-option-no_bets-tile = brickans vägar och städer är färdiga
carcassonne-option-no_bets-land = alla vägar och städer på spelplanen är färdiga
carcassonne-option-last = Ingen slår vad på
carcassonne-option-last-stack = högens sista bricka
carcassonne-option-last-placeable = den sista brickan som går att lägga
carcassonne-option-unclaimed = En väg eller stad utan ägare som blir färdig
carcassonne-option-unclaimed-settles = avgör spelmarkerna
carcassonne-option-unclaimed-waits = avgör inga spelmarker
carcassonne-option-at_end = I slutet räknas en spelmark för
carcassonne-option-at_end-unfinished = en ofärdig stad eller väg på brickan
carcassonne-option-at_end-any = vilken stad eller väg som helst på brickan
carcassonne-option-overlays = Visa vem som äger städer, vägar och fält
carcassonne-option-projected = Visa förväntad ställning
carcassonne-option-tiles = Brickuppsättning

carcassonne-phase-place = lägg brickan
carcassonne-phase-settle = välj vad spelmarkerna räknas för
carcassonne-phase-bet = slå vad
carcassonne-phase-choose = välj vad dina spelmarker räknas för
carcassonne-phase-over = partiet är slut

carcassonne-do-place = Lägg brickan på { $x }, { $y }
carcassonne-do-settle = Avgör spelmarkerna på ett kontor
carcassonne-do-bet = Slå vad
carcassonne-do-choose = Välj vad en spelmark räknas för
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] inte vriden
    [1] vriden åt höger
    [2] vriden 180°
   *[other] vriden åt vänster
}, { $meeple ->
    [city] riddare
    [road] rövare
    [field] bonde
    [monastery] munk
   *[none] ingen meeple
}

carcassonne-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
}
carcassonne-segment = { $kind ->
    [city] stad
    [road] väg
    [monastery] kloster
   *[field] fält
}

# Rows of the log.
carcassonne-row-tile = bricka
carcassonne-row-claimed = anspråk
carcassonne-row-bets = { $state ->
    [placed] spelmarker lagda
    [none] inga vad
   *[decided] bestämt
}
carcassonne-row-cities = { $cities ->
    [one] vid 1 stad
   *[other] vid { $cities } städer
}

carcassonne-news-began = { $name } börjar.
carcassonne-news-placed = { $meeple ->
    [city] { $name } lade en bricka med en riddare i staden.
    [road] { $name } lade en bricka med en rövare på vägen.
    [field] { $name } lade en bricka med en bonde på fältet.
    [monastery] { $name } lade en bricka med en munk i klostret.
   *[none] { $name } lade en bricka.
}
carcassonne-news-discarded = En bricka som inte passade någonstans togs ur spelet.
carcassonne-news-city = { $name } fick poäng för en stad på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road = { $name } fick poäng för en väg på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery = { $name } fick poäng för ett kloster: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } fick poäng för ett fält vid 1 stad: { carcassonne-points }.
   *[other] { $name } fick poäng för ett fält vid { $cities } städer: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } fick poäng för en ofärdig stad på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } fick poäng för en ofärdig väg på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } fick poäng för ett ofärdigt kloster: { carcassonne-points }.
carcassonne-news-decided = { $name } har bestämt sig.
carcassonne-news-laid = { $name } lade en dold spelmark.
carcassonne-news-no-chips = Ingen slog vad.
carcassonne-news-settled = { $chips ->
    [one] 1 spelmark visades.
   *[other] { $chips } spelmarker visades.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } satsade { $chip }, men det fanns inget kvar att räkna för.
    [city] { $name } satsade { $chip } på en stad på { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } satsade { $chip } på en väg på { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = Den sista brickan är lagd.

carcassonne-over-complete = Den sista brickan är lagd.

carcassonne-error-not-your-turn = Det är inte din tur.
carcassonne-error-not-now = Du kan inte göra det nu.
carcassonne-error-square-taken = Där ligger redan en bricka.
carcassonne-error-not-adjacent = En bricka måste röra en annan längs en hel sida.
carcassonne-error-no-such-rotation = En bricka kan vridas upp till tre kvarts varv.
carcassonne-error-does-not-fit = Brickan passar inte här: städer, vägar och fält måste stämma.
carcassonne-error-no-such-segment = Brickan har ingen sådan del.
carcassonne-error-no-farmers = Vid det här bordet spelas utan bönder.
carcassonne-error-no-meeple = Du har inga meeplar kvar.
carcassonne-error-not-free = Där står redan en meeple.
carcassonne-error-no-such-chip = Du har inte den spelmarken.
carcassonne-error-other-office = Ett annat kontor kommer först.
carcassonne-error-no-such-choice = De spelmarkerna kan inte räknas för det.
carcassonne-error-option-of-the-bets = Alternativet kräver Vadslagningen, som inte används vid det här bordet.
carcassonne-error-seats = Carcassonne är för två till sex spelare.
carcassonne-error-unknown-tiles = Servern har inte bordets brickuppsättning.

carcassonne-bot-beginner = Yves, som tycker om när allt passar
carcassonne-bot-beginner-plus = Makoa, som sätter en meeple på allt
carcassonne-bot-casual = Odile, som räknar det hon ser
carcassonne-bot-casual-plus = Lupita, som tittar två gånger innan hon lägger en bricka
carcassonne-bot-club = Renaud, som håller ögonen på motståndarna
carcassonne-bot-club-plus = Ayodele, som gärna delar städer
carcassonne-bot-expert = Blanche, som tänker på brickorna som kommer
carcassonne-bot-expert-plus = Rashmi, som räknar det som är kvar i påsen
carcassonne-bot-master = Trencavel, som har sett allt
carcassonne-bot-master-plus = Hinewai, som planerar många drag framåt

# Score breakdown.
carcassonne-points-roads = Vägar
carcassonne-points-cities = Städer
carcassonne-points-monasteries = Kloster
carcassonne-points-fields = Fält
carcassonne-points-bets = Vadslagning
carcassonne-source-roads = { carcassonne-points-roads }
carcassonne-source-cities = { carcassonne-points-cities }
carcassonne-source-monasteries = { carcassonne-points-monasteries }
carcassonne-source-fields = { carcassonne-points-fields }
carcassonne-source-bets = { carcassonne-points-bets }

# On screen.
carcassonne-land = Spelplan
carcassonne-larger = Zooma in
carcassonne-smaller = Zooma ut
carcassonne-tile-at = Bricka på { $x }, { $y }
carcassonne-stands = { $name }: { carcassonne-segment }
carcassonne-lay-at = Lägg brickan på { $x }, { $y }
carcassonne-turn-here = Vrid brickan på { $x }, { $y }
carcassonne-drawn = Dragen bricka
carcassonne-claim = { $kind ->
    [city] riddare
    [road] rövare
    [monastery] munk
   *[field] bonde
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
carcassonne-chips = Dina spelmarker
carcassonne-no-chip = Inget vad
carcassonne-keep-chips = behåll spelmarkerna
carcassonne-without-meeple = Ingen meeple
carcassonne-meeples-left = { $count ->
    [one] { $count } meeple kvar
   *[other] { $count } meeplar kvar
}
carcassonne-bets-placed = { $count } av { $all } har slagit vad
carcassonne-counts-for = Vad spelmarkerna räknas för
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Spelare
carcassonne-total = Totalt
carcassonne-wait = Väntar på { $name }
carcassonne-wait-several = Väntar på { $count } spelare
carcassonne-undo = Ångra
carcassonne-turn = Vrid
carcassonne-ask = { $phase ->
    [meeple] Sätt ut en meeple (valfritt)
    [place] Lägg brickan
    [settle] Välj vad spelmarkerna på kontoret räknas för
   *[choose] Välj vad din spelmark räknas för
}
carcassonne-ask-bet = Hur många brickor har { $kind ->
    [city] den här staden
    [road] den här vägen
    [roads] en av de här vägarna
    [several] den här staden eller en av de här vägarna
   *[both] den här vägen eller staden
} när den är färdig?
carcassonne-ask-bet-several = Den som blir färdig först avgör.
carcassonne-ask-bet-finished = { $kind ->
    [city] Den färdiga staden räknas inte.
    [road] Den färdiga vägen räknas inte.
   *[several] Färdiga städer och vägar räknas inte.
}
carcassonne-tag = { $kind ->
    [city] Stad
   *[road] Väg
}: { carcassonne-tiles }, { $open ->
    [0] färdig
    [one] 1 öppen ände
   *[other] { $open } öppna ändar
}
carcassonne-office = Vadslagningskontor
carcassonne-why-meeple = En meeple ger poäng för den del av brickan som den står på.
carcassonne-unclaimed = utan ägare
carcassonne-confirm = { $phase ->
    [place] Lägg brickan
    [bet] Slå vad
    [settle] Bekräfta
   *[choose] Bekräfta
}
carcassonne-left = { $count ->
    [one] bricka kvar
   *[other] brickor kvar
}
carcassonne-turn-left = Vrid åt vänster
carcassonne-turn-right = Vrid åt höger
carcassonne-lay-turned-at = Vrid brickan och lägg den på { $x }, { $y }
carcassonne-whole = Visa allt
carcassonne-looks = Kartvy
carcassonne-look-map = Normal
carcassonne-look-city = Städer
carcassonne-look-road = Vägar
carcassonne-look-field = Fält
carcassonne-look-gaps = Lediga rutor
carcassonne-feature = { $state ->
    [complete] { carcassonne-segment }, färdig, { carcassonne-tiles }, { carcassonne-points }
    [open] { carcassonne-segment } hittills, { carcassonne-tiles }, { carcassonne-points }
   *[field] { carcassonne-segment }, { carcassonne-points }
}
carcassonne-label = { $kind ->
    [field] { $points }
   *[other] { $tiles } · { $points }
}
carcassonne-gap = { $count ->
    [0] Ingen återstående bricka passar här.
    [one] 1 återstående bricka passar här.
   *[other] { $count } återstående brickor passar här.
}
carcassonne-chips-of = spelmarker av { $names }
carcassonne-completes = { $has_seats ->
    [yes] Färdig: { carcassonne-segment }, { carcassonne-points } till { $names }.
   *[no] Färdig: { carcassonne-segment } utan ägare.
}
carcassonne-claims-now = Anspråk: { carcassonne-segment }, { carcassonne-tiles }, hittills { carcassonne-points }.
carcassonne-settles = { $count ->
    [one] Spelmarkerna på 1 kontor visas.
   *[other] Spelmarkerna på { $count } kontor visas.
}
carcassonne-fits = { $now ->
    [0] Välj en ruta: brickan vrids så att den passar.
    [one] { $now } ruta passar med den här vridningen, { $all } totalt.
   *[other] { $now } rutor passar med den här vridningen, { $all } totalt.
}
carcassonne-deciding = Spelarnas beslut
carcassonne-has-decided = { $decided ->
    [yes] { $name } har bestämt sig
   *[no] { $name } bestämmer sig
}
carcassonne-chip = Spelmark { $chip }: { $pays }
carcassonne-chip-out = Spelmarken { $chip } ligger på ett kontor
carcassonne-in-use = i spel
carcassonne-on-office = på ett kontor
carcassonne-chip-tiles = { $shape ->
    [one] { $low } brickor
    [two] { $low }–{ $high } brickor
   *[more] { $low }+ brickor
}
carcassonne-chip-pays = { $shape ->
    [one] ger { $low }
   *[two] ger { $low }–{ $high }
}
carcassonne-chip-chance = { $percent } %
carcassonne-your-bet = { $tiles ->
    [none] Du slog inte vad
   *[other] Ditt vad: { $tiles }
}
carcassonne-counts-for-nothing = inget
carcassonne-turned = Spelmarkerna visas
carcassonne-seen = Stäng
carcassonne-final = Slutpoäng
carcassonne-final-first = Före slutpoängen
carcassonne-final-back = Föregående steg
carcassonne-final-on = Nästa steg
carcassonne-final-last = Slutet
carcassonne-final-step = Steg { $step } av { $count }
carcassonne-before-the-end = Före slutpoängen
carcassonne-facts = Detaljer
carcassonne-to-come = Återstående brickor: { $count }
carcassonne-tile-count = Bricka { $tile }, { $count } kvar
carcassonne-discarded = Borttagna brickor: { $count }
carcassonne-offices = Kontor med spelmarker
carcassonne-projected = Förväntad ställning
carcassonne-meeples = Meeplar
carcassonne-chips-at-hand = Spelmarker
carcassonne-poster = Affisch
carcassonne-record = Drag
carcassonne-no-pictures = Brickornas bilder kunde inte laddas. Ladda om sidan.
carcassonne-move-place = { $kind ->
    [city] Bricka på { $x }, { $y }, vriden { $degrees }°, med en riddare
    [road] Bricka på { $x }, { $y }, vriden { $degrees }°, med en rövare
    [monastery] Bricka på { $x }, { $y }, vriden { $degrees }°, med en munk
    [field] Bricka på { $x }, { $y }, vriden { $degrees }°, med en bonde
   *[none] Bricka på { $x }, { $y }, vriden { $degrees }°
}
carcassonne-move-bet = Spelmark { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = En bricka
carcassonne-lesson-lay = Varje tur lägger du brickan du drog, vriden som du vill, så att alla sidor stämmer: väg mot väg, fält mot fält, stad mot stad. Lägg din på den markerade rutan.
carcassonne-lesson-lay-other = Det är tillåtet, men lägg den här vid vägens markerade ände, utan meeple.
carcassonne-lesson-monk-title = En munk
carcassonne-lesson-monk = Du får sätta en av dina sju meeplar på brickan du just lade. Lägg klostret på den markerade rutan med en munk: det ger 9 poäng när alla åtta brickor runt om är lagda.
carcassonne-lesson-monk-other = Lägg här klostret på den markerade rutan, med en munk.
carcassonne-lesson-knight-title = En riddare
carcassonne-lesson-knight = Lägg stadens ände på den markerade rutan, med en riddare. Staden blir färdig direkt: 2 poäng för varje bricka, och riddaren kommer tillbaka till dig.
carcassonne-lesson-knight-other = Lägg här brickan vid stadens öppna sida, på den markerade rutan, med en riddare i staden.
carcassonne-lesson-road-title = En rövare
carcassonne-lesson-road = En väg slutar vid korsningar. Lägg den här på den markerade rutan, med en rövare på vägen till vänster: den är färdig och ger 1 poäng per bricka.
carcassonne-lesson-road-other = Lägg här korsningen på den markerade rutan, med rövaren på vägen till vänster.
carcassonne-lesson-office-title = Ett vadslagningskontor
carcassonne-lesson-office = Den här brickan har ett vadslagningskontor, och där slutar vägar också. Lägg den utan att vrida på den markerade rutan, med en rövare på den långa vägen till vänster.
carcassonne-lesson-office-other = Lägg här kontoret utan att vrida vid den långa vägens markerade ände, med en rövare på den vägen.
carcassonne-lesson-bet-title = Ett vad
carcassonne-lesson-bet = Nu får alla spelare slå vad i hemlighet om hur många brickor en väg eller stad vid kontoret får. Din väg har tre brickor och får snart fyra: välj spelmarken 4 × 2, som ger 8 poäng för precis 4.
carcassonne-lesson-bet-other = Det är tillåtet, men vägen får fyra brickor: välj spelmarken 4 × 2.
carcassonne-lesson-farmer-title = En bonde
carcassonne-lesson-farmer = En bonde stannar på ett fält till slutet och ger 3 poäng för varje färdig stad som fältet gränsar till. Lägg brickan på den markerade rutan, med staden nedåt och med en bonde. Tryck på brickan för att vrida den.
carcassonne-lesson-farmer-other = Inte riktigt: lägg den på den markerade rutan, vriden så att staden pekar nedåt, med en bonde på fältet.
carcassonne-lesson-gate-title = Stadsport
carcassonne-lesson-gate = En väg slutar också vid en stadsport. Lägg den här brickan på den markerade rutan: din väg är färdig, och spelmarkerna på kontoret visas.
carcassonne-lesson-gate-other = Lägg här porten vid din vägs markerade ände, utan meeple.
carcassonne-lesson-turned-title = Spelmarkerna visas
carcassonne-lesson-turned = 4 poäng för vägen och 8 för din spelmark: antalet var rätt. Odiles 2/3 hade fel. Spelmarken och rövaren kommer tillbaka till dig, och du leder med 18 mot 0.
carcassonne-lesson-on-title = Spelets slut
carcassonne-lesson-on = Efter den sista brickan räknas först återstående spelmarker, sedan det som är ofärdigt och sist fälten. Den som har flest poäng vinner.
