# Carcassonne

carcassonne-name = Carcassonne: Vadslagningen
carcassonne-line = Lägg landet, ta det i besittning och slå vad om hur stora städer och vägar blir.

carcassonne-option-bets = Vadslagningen: bookmakerbrickor och marker
carcassonne-option-small_city = En stad på två brickor
carcassonne-option-small_city-four = 4 poäng
carcassonne-option-small_city-two = 2 poäng, som i första utgåvan
carcassonne-option-farmers = Bönder på fälten
carcassonne-option-offices = Ett vadslagningskontor avslutar
carcassonne-option-offices-drawn = de vägar som är ritade till det
carcassonne-option-offices-every = varje väg på sin bricka
carcassonne-option-no_bets = Ingen marker läggs när
carcassonne-option-no_bets-tile = brickans vägar och städer är klara
carcassonne-option-no_bets-land = landets alla vägar och städer är klara
carcassonne-option-last = Ingen marker läggs på
carcassonne-option-last-stack = högens sista bricka
carcassonne-option-last-placeable = en bricka efter vilken ingen annan passar
carcassonne-option-unclaimed = En klar stad eller väg som ingen har tagit
carcassonne-option-unclaimed-settles = gör upp markerna
carcassonne-option-unclaimed-waits = låter markerna ligga
carcassonne-option-at_end = I slutet räknas en marker för
carcassonne-option-at_end-unfinished = en oavslutad stad eller väg på brickan
carcassonne-option-at_end-any = vilken stad eller väg som helst på brickan
carcassonne-option-overlays = Visa vems städerna, vägarna och fälten är
carcassonne-option-projected = Visa poängen som om partiet slutade nu
carcassonne-option-tiles = Uppsättning brickor och marker

carcassonne-phase-place = lägg brickan
carcassonne-phase-settle = välj vad markerna räknas för
carcassonne-phase-bet = slå vad
carcassonne-phase-choose = välj vad dina marker räknas för
carcassonne-phase-over = partiet är slut

carcassonne-do-place = Lägg brickan på { $x }, { $y }
carcassonne-do-settle = Gör upp markerna vid ett kontor
carcassonne-do-bet = Slå vad
carcassonne-do-choose = Välj vad en marker räknas för
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] rättvänd
    [1] vriden åt höger
    [2] upp och ned
   *[other] vriden åt vänster
}, { $meeple ->
    [city] riddare
    [road] stråtrövare
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

# What stands in a line of the log.
carcassonne-row-tile = bricka
carcassonne-row-claimed = besatt
carcassonne-row-bets = { $state ->
    [placed] vad lagda
    [none] inga vad
   *[decided] bestämt
}
carcassonne-row-cities = städer: { $cities }

carcassonne-news-began = { $name } börjar.
carcassonne-news-placed = { $meeple ->
    [city] { $name } lägger en bricka, med en riddare i staden.
    [road] { $name } lägger en bricka, med en stråtrövare på vägen.
    [field] { $name } lägger en bricka, med en bonde på fältet.
    [monastery] { $name } lägger en bricka, med en munk i klostret.
   *[none] { $name } lägger en bricka.
}
carcassonne-news-discarded = En bricka passade ingenstans och är ur spelet.
carcassonne-news-city = { $name } räknar en stad på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road = { $name } räknar en väg på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery = { $name } räknar ett kloster: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } räknar ett fält vid { $cities } stad: { carcassonne-points }.
   *[other] { $name } räknar ett fält vid { $cities } städer: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } räknar en oavslutad stad på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } räknar en oavslutad väg på { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } räknar ett oavslutat kloster: { carcassonne-points }.
carcassonne-news-decided = { $name } har bestämt sig.
carcassonne-news-laid = { $name } lägger en marker med framsidan ned.
carcassonne-news-no-chips = Ingen lade någon marker.
carcassonne-news-settled = { $chips ->
    [one] { $chips } marker vänds.
   *[other] { $chips } marker vänds.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } hade marker { $chip }, och inget som den kunde räknas för.
    [city] { $name } hade marker { $chip }, för en stad på { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } hade marker { $chip }, för en väg på { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = Sista brickan ligger.

carcassonne-over-complete = Sista brickan ligger.

carcassonne-error-not-your-turn = Det är inte din tur.
carcassonne-error-not-now = Det går inte nu.
carcassonne-error-square-taken = Där ligger redan en bricka.
carcassonne-error-not-adjacent = En bricka måste röra en annan längs en hel sida.
carcassonne-error-no-such-rotation = En bricka vrids noll till tre kvarts varv.
carcassonne-error-does-not-fit = Den passar inte där: stad mot stad, väg mot väg, fält mot fält.
carcassonne-error-no-such-segment = Något sådant har brickan inte.
carcassonne-error-no-farmers = Vid det här bordet spelas utan bönder.
carcassonne-error-no-meeple = Alla dina meeplar är på bordet.
carcassonne-error-not-free = Där är redan någon.
carcassonne-error-no-such-chip = Den markern har du inte.
carcassonne-error-other-office = Ett annat kontor kommer först.
carcassonne-error-no-such-choice = Markerna där kan inte räknas för det.
carcassonne-error-option-of-the-bets = Det valet hör till Vadslagningen, som inte spelas vid det här bordet.
carcassonne-error-seats = Carcassonne är för två till sex.
carcassonne-error-unknown-tiles = De brickor som bordet vill ha finns inte i det här huset.

carcassonne-bot-beginner = Yves, som tycker om när allt passar
carcassonne-bot-beginner-plus = Makoa, som sätter en meeple på allt
carcassonne-bot-casual = Odile, som räknar det hon ser
carcassonne-bot-casual-plus = Lupita, som tittar två gånger innan hon lägger
carcassonne-bot-club = Renaud, som har ett öga på grannarna
carcassonne-bot-club-plus = Ayodele, som gärna flyttar in hos andra
carcassonne-bot-expert = Blanche, som tänker på brickorna som kommer
carcassonne-bot-expert-plus = Rashmi, som räknar det som är kvar i påsen
carcassonne-bot-master = Trencavel, som har sett varje land växa
carcassonne-bot-master-plus = Hinewai, som redan i dag går på morgondagens vägar

# How points were made, in the house's table of results.
carcassonne-points-roads = Vägar
carcassonne-points-cities = Städer
carcassonne-points-monasteries = Kloster
carcassonne-points-fields = Fält
carcassonne-points-bets = Vad
carcassonne-source-roads = { carcassonne-points-roads }
carcassonne-source-cities = { carcassonne-points-cities }
carcassonne-source-monasteries = { carcassonne-points-monasteries }
carcassonne-source-fields = { carcassonne-points-fields }
carcassonne-source-bets = { carcassonne-points-bets }

# På skärmen.
carcassonne-land = Spelplan
carcassonne-larger = Större
carcassonne-smaller = Mindre
carcassonne-tile-at = Bricka på { $x }, { $y }
carcassonne-stands = { $name }: { carcassonne-segment }
carcassonne-lay-at = Lägg brickan på { $x }, { $y }
carcassonne-turn-here = Vrid brickan på { $x }, { $y }
carcassonne-drawn = Den dragna brickan
carcassonne-claim = { $kind ->
    [city] riddare
    [road] rövare
    [monastery] munk
   *[field] bonde
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
carcassonne-chips = Dina marker
carcassonne-no-chip = Ingen marker
carcassonne-counts-for = Vad markerna gäller
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Spelare
carcassonne-total = Summa
carcassonne-wait = { $name }: bestämmer sig
carcassonne-undo = Ångra
carcassonne-turn = Vrid
carcassonne-ask = { $phase ->
    [meeple] Placera en figur (valfritt)
    [place] Lägg brickan
    [settle] Välj vad vaden på kontoret gäller
   *[choose] Välj vad ditt vad gäller
}
carcassonne-ask-bet = Hur många brickor har { $kind ->
    [city] den här staden
    [road] den här vägen
   *[both] den här vägen eller staden
} när den är färdig?
carcassonne-ask-bet-both = Den som blir färdig först avgör.
carcassonne-tag = { $kind ->
    [city] Stad
   *[road] Väg
}: { carcassonne-tiles }, { $open ->
    [0] färdig
    [one] 1 öppen ände
   *[other] { $open } öppna ändar
}
carcassonne-unclaimed = ledig
carcassonne-confirm = { $phase ->
    [place] Lägg brickan
    [bet] Lägg vad
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
carcassonne-look-gaps = Lediga ställen
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
    [0] Ingen bricka som är kvar passar här.
    [one] 1 bricka som är kvar passar här.
   *[other] { $count } brickor som är kvar passar här.
}
carcassonne-chips-of = marker av { $names }
carcassonne-completes = { $has_seats ->
    [yes] Färdig: { carcassonne-segment }, { carcassonne-points } till { $names }.
   *[no] Färdig: { carcassonne-segment } utan ägare.
}
carcassonne-claims-now = Intar: { carcassonne-segment }, { carcassonne-tiles }, hittills { carcassonne-points }.
carcassonne-settles = { $count ->
    [one] Markerna på 1 kontor vänds.
   *[other] Markerna på { $count } kontor vänds.
}
carcassonne-fits = Passar så på { $now ->
    [one] { $now } ruta
   *[other] { $now } rutor
}, på { $all } i allt.
carcassonne-deciding = Vem som har bestämt sig
carcassonne-has-decided = { $decided ->
    [yes] { $name } har bestämt sig
   *[no] { $name } tänker ännu
}
carcassonne-chip = Marker { $chip }: { $pays }
carcassonne-chip-out = Markern { $chip } ligger på ett kontor
carcassonne-out = ute
carcassonne-chip-tiles = { $shape ->
    [one] { $low } brickor
    [two] { $low } eller { $high } brickor
   *[more] { $low }+ brickor
}
carcassonne-chip-pays = { $shape ->
    [one] ger { $low }
   *[two] ger { $low } eller { $high }
}
carcassonne-chip-chance = { $percent } %
carcassonne-your-bet = { $chip ->
    [none] Du lade ingen marker. De andra bestämmer sig ännu.
   *[other] Du lade { $chip }. De andra bestämmer sig ännu.
}
carcassonne-counts-for-nothing = ingenting
carcassonne-turned = Vända marker
carcassonne-seen = Stäng
carcassonne-final = Slutpoängen
carcassonne-final-first = Före slutpoängen
carcassonne-final-back = Ett steg tillbaka
carcassonne-final-on = Ett steg framåt
carcassonne-final-last = Slutet
carcassonne-final-step = Steg { $step } av { $count }
carcassonne-before-the-end = Före slutpoängen
carcassonne-facts = Brickor, poäng och marker
carcassonne-to-come = Brickor som återstår: { $count }
carcassonne-tile-count = Bricka { $tile }, { $count } kvar
carcassonne-discarded = Brickor som inte passade: { $count }
carcassonne-offices = Kontor med marker
carcassonne-projected = Förväntad ställning
carcassonne-meeples = Figurer
carcassonne-chips-at-hand = Marker
carcassonne-poster = Affisch
carcassonne-record = Drag
carcassonne-no-pictures = Bilderna av brickorna kom inte fram. Ladda om sidan.
carcassonne-move-place = { $kind ->
    [city] Bricka på { $x }, { $y }, vriden { $degrees }°, med en riddare
    [road] Bricka på { $x }, { $y }, vriden { $degrees }°, med en rövare
    [monastery] Bricka på { $x }, { $y }, vriden { $degrees }°, med en munk
    [field] Bricka på { $x }, { $y }, vriden { $degrees }°, med en bonde
   *[none] Bricka på { $x }, { $y }, vriden { $degrees }°
}
carcassonne-move-bet = Marker { $chip }

# Lektionen: de första dragen för den som lär sig.
carcassonne-lesson-lay-title = En bricka
carcassonne-lesson-lay = Alla lägger brickan de drog, vriden som de vill, så att varje sida stämmer: väg mot väg, fält mot fält, stad mot stad. Lägg din på rutan som lyser.
carcassonne-lesson-lay-other = Den skulle passa där, men lägg den vid vägens ände som lyser, utan meeple.
carcassonne-lesson-monk-title = En munk
carcassonne-lesson-monk = På brickan du just lagt får du sätta en av dina sju meeplar. Lägg klostret på rutan som lyser och sätt en munk i det: 9 poäng när alla åtta grannar ligger.
carcassonne-lesson-monk-other = Lägg här klostret på rutan som lyser, och sätt en munk i det.
carcassonne-lesson-knight-title = En riddare
carcassonne-lesson-knight = Lägg stadens ände på rutan som lyser, med en riddare. Staden är klar direkt: 2 poäng per bricka, och riddaren kommer tillbaka till dig.
carcassonne-lesson-knight-other = Lägg här brickan där staden är öppen, på rutan som lyser, och sätt en riddare i staden.
carcassonne-lesson-road-title = En stråtrövare
carcassonne-lesson-road = Vägar slutar vid korsningar. Lägg den här på rutan som lyser, med en stråtrövare på vägen till vänster: den är klar, 1 poäng per bricka.
carcassonne-lesson-road-other = Lägg här korsningen på rutan som lyser, och sätt stråtrövaren på vägen till vänster.
carcassonne-lesson-office-title = Ett vadslagningskontor
carcassonne-lesson-office = På den här brickan står ett vadslagningskontor, och där slutar vägar också. Lägg den som den är på rutan som lyser, med en stråtrövare på den långa vägen till vänster.
carcassonne-lesson-office-other = Lägg här kontoret som det är vid den långa vägens ände som lyser, och sätt en stråtrövare på den vägen.
carcassonne-lesson-bet-title = Ett vad
carcassonne-lesson-bet = Nu får alla slå vad i hemlighet om hur många brickor en väg eller stad vid kontoret får. Din väg har tre och snart en fjärde: ta markern 4 × 2, som ger 8 poäng för precis 4.
carcassonne-lesson-bet-other = Det går också, men vägen får fyra brickor: ta markern 4 × 2.
carcassonne-lesson-farmer-title = En bonde
carcassonne-lesson-farmer = En bonde stannar på ett fält till slutet och ger 3 poäng för varje klar stad som fältet rör vid. Lägg brickan på rutan som lyser, med staden nedåt, och sätt dit en bonde. Tryck för att vrida.
carcassonne-lesson-farmer-other = Inte riktigt: på rutan som lyser, vriden tills staden pekar nedåt, och en bonde på fältet.
carcassonne-lesson-gate-title = Stadsporten
carcassonne-lesson-gate = En väg slutar vid en stadsport också. Lägg den här på rutan som lyser: din väg är klar, och markerna på kontoret vänds.
carcassonne-lesson-gate-other = Lägg här porten vid din vägs ände som lyser, utan meeple.
carcassonne-lesson-turned-title = Vända marker
carcassonne-lesson-turned = 4 poäng för vägen och 8 för din marker: den hade rätt antal. Odiles 2/3 hade det inte. Marker och stråtrövare är dina igen, och du leder med 18 mot 0.
carcassonne-lesson-on-title = Och så vidare
carcassonne-lesson-on = När sista brickan ligger räknas först markerna som är kvar, sedan det som inte är klart, sedan fälten. Den som har flest poäng vinner.
