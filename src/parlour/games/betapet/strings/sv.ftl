# Betapet

betapet-name = Betapet
betapet-line = Korsande ord på det bräde du väljer, med eller utan klocka.

betapet-option-board = Bräde
betapet-option-board-standard = Standard
betapet-option-board-special = Special
betapet-option-board-random = Slumpat
betapet-option-board-classic = Klassiskt korsord
betapet-option-tiles = Brickuppsättning
betapet-option-tiles-english = Engelska (100)
betapet-option-tiles-french = Franska (100)
betapet-option-tiles-french-102 = Franska (102)
betapet-option-tiles-italian = Italienska (100)
betapet-option-tiles-italian-120 = Italienska (120)
betapet-option-tiles-italian-clementoni = Italienska (120, Clementoni)
betapet-option-tiles-swedish = Svenska (Betapet)
betapet-option-tiles-swedish-classic = Svenska (klassiska)
betapet-option-tiles-german = Tyska (102)
betapet-option-tiles-spanish = Spanska (100)
betapet-option-lexicon = Ordlista
betapet-option-words = Ogiltiga ord
betapet-option-words-void = kan inte läggas
betapet-option-words-single = ligger kvar om ingen ifrågasätter dem
betapet-option-words-double = den som ifrågasätter fel förlorar nästa tur
betapet-option-words-five = den som ifrågasätter fel ger motståndaren fem poäng
betapet-option-live_words = Kontrollera ord innan de läggs
betapet-option-ending = Poäng för de sista brickorna
betapet-option-ending-betapet = spelarna förlorar sina brickors värde; den som går ut får det
betapet-option-ending-double = den som går ut får dubbla värdet av återstående brickor

betapet-phase-play = lägg ett ord, byt eller passa
betapet-phase-challenge = godta draget eller ifrågasätt det
betapet-phase-over = partiet är slut

betapet-do-play = Lägg brickorna
betapet-do-exchange = Byt brickor
betapet-do-pass = Passa
betapet-do-challenge = Ifrågasätt orden
betapet-do-accept = Godta draget
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Byt { $letters }

# Rows of the log.
betapet-row-exchange = bytte { $count }
betapet-row-pass = passade

betapet-news-play = { $points ->
    [one] { $name } lade { $words } för en poäng.
   *[other] { $name } lade { $words } för { $points } poäng.
}
betapet-news-bingo = { $name } lade { $words }: bingo, { $points } poäng!
betapet-news-word = { $direction ->
    [down] { $word } på { $at } lodrätt
   *[across] { $word } på { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } bytte en bricka.
   *[other] { $name } bytte { $count } brickor.
}
betapet-news-exchange-own = { $name } bytte { $given } mot { $drawn }.
betapet-news-answered = { $name } har bestämt sig.
betapet-news-pass = { $name } passade.
betapet-news-withdrawn = { $name } tog bort draget: { $words } är inte giltigt.
betapet-news-challenge = { $name } fick { $points } poäng: ifrågasättandet var fel.
betapet-news-skipped = { $name } förlorade den här turen efter ett felaktigt ifrågasättande.
betapet-news-rack = { $lost ->
    [0] { $name } hade { $letters } kvar.
    [one] { $name } hade { $letters } kvar och förlorade en poäng.
   *[other] { $name } hade { $letters } kvar och förlorade { $lost } poäng.
}
betapet-news-out = { $points ->
    [0] { $name } lade sin sista bricka.
    [one] { $name } lade sin sista bricka och fick en poäng.
   *[other] { $name } lade sin sista bricka och fick { $points } poäng.
}
betapet-news-left = { $name } lämnade partiet.

betapet-over-out = En spelare har lagt alla sina brickor.
betapet-over-passes = Tre rundor utan ord.
betapet-over-time = En spelare var fem minuter över tiden.

betapet-error-not-your-turn = Det är inte din tur.
betapet-error-answer-first = Godta eller ifrågasätt först det senaste draget.
betapet-error-no-play-to-answer = Det finns inget drag att godta eller ifrågasätta.
betapet-error-no-tiles = Lägg minst en bricka.
betapet-error-off-board = Det ligger utanför brädet.
betapet-error-occupied = Rutan är upptagen.
betapet-error-not-in-order = Brickorna måste anges i rutornas ordning.
betapet-error-not-in-line = Alla brickor måste ligga i en rad eller kolumn.
betapet-error-gap = Det finns en lucka i ordet.
betapet-error-not-connected = Brickorna måste ligga intill en bokstav på brädet.
betapet-error-start-square = Det första ordet måste täcka stjärnan.
betapet-error-one-letter = Ett ord måste ha minst två bokstäver.
betapet-error-not-a-letter = Det finns ingen bricka { $letter }.
betapet-error-not-on-rack = Finns inte på ditt ställ: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } finns inte i ordlistan
   *[other] { $words } finns inte i ordlistan
}
betapet-error-shared-tile = { $word } måste använda brickan { $tile }, inte separata bokstäver.
betapet-error-bag-too-small = Du får byta bara när påsen har minst { $needed } brickor; den har { $bag }.
betapet-error-unknown-lexicon = Servern har inte ordlistan { $lexicon }.
betapet-error-other-language = Ordlistan är på { $lexicon ->
    [de] tyska
    [es] spanska
    [fr] franska
    [it] italienska
    [sv] svenska
   *[en] engelska
}, men brickorna är på { $tiles ->
    [de] tyska
    [es] spanska
    [fr] franska
    [it] italienska
    [sv] svenska
   *[en] engelska
}.
betapet-error-seats = Betapet är för två till fyra spelare, inte { $seats }.

betapet-bot-beginner = Nils, elva, som kan korta och vanliga ord
betapet-bot-beginner-plus = Amina, tolv, som läser under täcket om nätterna
betapet-bot-casual = Mona, som lägger det hon tycker om ur ett hyggligt ordförråd
betapet-bot-casual-plus = Tomás, som aldrig missar söndagskorsordet
betapet-bot-club = Henrik, som alltid tar flest poäng
betapet-bot-club-plus = Ngozi, som samlar på ovanliga ord
betapet-bot-expert = Alma, som också tänker på vilka brickor hon sparar
betapet-bot-expert-plus = Haruto, som sällan missar ett ord
betapet-bot-master = Viktor, som nästan aldrig missar ett ord
betapet-bot-master-plus = Kalliope, som planerar framåt och räknar ut slutspelet

## The board on screen

betapet-board = Bräde, femton gånger femton
betapet-rack = Ditt ställ
betapet-tools = Fler åtgärder
betapet-slip = Poäng för ditt utkast
betapet-joker = joker
betapet-tile = { $value ->
    [one] { $letter }, en poäng
   *[other] { $letter }, { $value } poäng
}
betapet-tile-joker = { $letter }, en joker, inga poäng
betapet-rack-tile = { $tile }, plats { $place } av { $count }
betapet-mark-dl = 2B
betapet-mark-tl = 3B
betapet-mark-dw = 2O
betapet-mark-tw = 3O
betapet-bonus-dl = dubbel bokstav
betapet-bonus-tl = trippel bokstav
betapet-bonus-dw = dubbelt ord
betapet-bonus-tw = trippelt ord
betapet-bonus-start = startruta, dubbelt ord
betapet-bingo = Bingo
betapet-sum = { $points } poäng totalt
betapet-counting = Räknar…
betapet-not-listed = finns inte i ordlistan

betapet-shuffle = Blanda
betapet-sort = Sortera
betapet-unseen = Osedda
betapet-unseen-count = { $count } brickor, varav { $bag } i påsen
betapet-list = Ordlista: { $name }
betapet-list-instead = Ordlista: { $name } (ersätter { $other })
betapet-exchange = Byt
betapet-pass = Passa
betapet-recall = Ångra
betapet-play = Lägg
betapet-play-points = Lägg { $points }
betapet-challenge = Ifrågasätt

betapet-ask-first = Din tur: det första ordet måste täcka stjärnan
betapet-ask-play = Din tur: lägg ett ord
betapet-why-play = Skriv på en ruta, dra brickor, eller klicka på en bricka och sedan på en ruta.
betapet-why-play-touch = Dra brickor, eller tryck på en bricka och sedan på en ruta.
betapet-command-hint = 8G FARTHING, eller G8 för att lägga nedåt
betapet-clock-12 = Rusch, straff var 15:e s
betapet-clock-20 = Stress
betapet-clock-30 = Snabbt
betapet-clock-60 = Normalt
betapet-clock-0 = Utan klocka
betapet-command-words = ord
betapet-command-words-does = Läs upp orden på brädet
betapet-command-no-words = Det finns inga ord på brädet än.
betapet-command-drafts = utkast
betapet-command-drafts-does = Läs upp utkasten du har provat, det bästa först
betapet-command-no-drafts = Du har inte provat några utkast än.
betapet-command-accept = Godta
betapet-command-exchange-does = Skriv bokstäverna att byta efter det
betapet-keys-write = lägg en bokstav på brädet
betapet-keys-walk = flytta mellan rutor
betapet-keys-turn = växla mellan vågrätt och lodrätt
betapet-keys-back = ångra sista brickan
betapet-keys-joker = lägg bokstaven med en joker
betapet-keys-command = lägg FARTHING från G8 vågrätt
betapet-ask-held = Välj en ruta för { $tile }
betapet-why-held = Tryck på brickan igen för att lägga tillbaka den.
betapet-ask-joker = Välj en bokstav för jokern
betapet-why-joker = Tryck på eller skriv en bokstav. Den kan inte ändras efter draget.
betapet-why-blank = Tryck länge på jokern för att välja en annan bokstav.
betapet-ask-points = { $points ->
    [one] { $word }, en poäng
   *[other] { $word }, { $points } poäng
}
betapet-ask-bingo = { $word }, bingo: { $points } poäng
betapet-why-laid = Flytta brickorna, eller ångra.
betapet-ask-sending = Skickar…
betapet-ask-challenge = { $points ->
    [one] { $name } lade { $words } för en poäng. Ifrågasätta?
   *[other] { $name } lade { $words } för { $points } poäng. Ifrågasätta?
}
betapet-why-challenge-single = Det kostar ingenting att ifrågasätta fel.
betapet-why-challenge-double = Om du ifrågasätter fel förlorar du din nästa tur.
betapet-why-challenge-five = Om du ifrågasätter fel får motståndaren fem poäng.

betapet-joker-becomes = Jokerns bokstav
betapet-choose-square = Välj först en ruta.
betapet-no-room = Ingen ledig ruta är kvar i den här raden eller kolumnen.
betapet-say-draft = ditt utkast
betapet-say-last = senaste draget
betapet-say-across = vågrätt
betapet-say-down = lodrätt
betapet-say-recalled = Tillbaka på stället: { $tile }
betapet-say-recalled-all = Alla brickor är tillbaka på stället.
betapet-say-rack = Ställ: { $letters }
betapet-say-verdict = { $words }: { $points } poäng

betapet-exchange-title = Välj brickor att byta
betapet-exchange-line = Påsen har { $bag } brickor. Du drar lika många, och din tur är slut.
betapet-exchange-count = Byt { $count }
betapet-exchange-all = Välj alla eller inga
betapet-keep-all = Avbryt
betapet-laid-return = Brickorna på brädet går tillbaka till ditt ställ.
betapet-pass-title = Passa den här turen?
betapet-pass-laid = Dina brickor på brädet läggs inte. De går tillbaka till ditt ställ.
betapet-pass-line = { $count ->
    [0] Partiet slutar efter tre rundor utan ord.
    [one] Partiet slutar efter tre rundor utan ord; den senaste turen var utan.
   *[other] Partiet slutar efter tre rundor utan ord; de senaste { $count } turerna var utan.
}

betapet-racks-left = Återstående brickor
betapet-rack-left = Återstår: { $letters }
betapet-rack-empty = inga

betapet-count-bingos = Bingon
betapet-count-words = Ord
betapet-count-best = Bästa tur
betapet-count-exchanges = Byten
betapet-source-letters = Bokstäver
betapet-source-bonus = Bonusrutor
betapet-source-crossing = Korsande ord
betapet-source-bingo = Bingon
betapet-source-withdrawn = Framgångsrikt ifrågasatta
betapet-source-challenge = Motståndares felaktiga ifrågasättanden
betapet-source-left = Återstående brickor

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = Det första ordet
betapet-lesson-star = Lektionen är på engelska, med ord som är kända på många språk. Det första ordet måste täcka stjärnan: lägg AROMA från f8 till j8. Tryck på en ruta och skriv, eller dra brickorna.
betapet-lesson-star-other = Det är tillåtet, men lägg här AROMA från f8 till j8.
betapet-lesson-points-title = Poäng
betapet-lesson-points = A, R och O ger 1 var och M ger 3: det blir 7, och stjärnan dubblar ordet till 14. Du drog nya brickor, upp till sju, och Mona lade IDEAL genom ditt A.
betapet-lesson-two-title = Två ord på en gång
betapet-lesson-two = Alla bokstäver som ligger intill varandra i en rad eller kolumn måste bilda ett ord, och varje nytt ord ger poäng. Lägg KILOS nedåt från k4 till k8: dess S bildar också AROMAS. Med bonusrutorna ger de 20 och 9.
betapet-lesson-two-other = Det är tillåtet, men lägg här KILOS nedåt, från k4 till k8.
betapet-lesson-joker-title = Jokern
betapet-lesson-joker = Brickan utan bokstav är en joker: den kan vara vilken bokstav som helst och ger inga poäng. Mona lade EURO; lägg nu TIGER från e5 till i5, med jokern som R.
betapet-lesson-joker-other = Det är tillåtet, men lägg här TIGER från e5 till i5, med jokern som R.
betapet-lesson-exchange-title = Byta
betapet-lesson-exchange = Dina brickor ger inget bra ord. I stället för att lägga ett ord får du byta brickor, som Mona just gjorde, så länge påsen har minst sju. Byt C, H och J.
betapet-lesson-exchange-other = Det är tillåtet, men byt här C, H och J.
betapet-lesson-bingo-title = Bingo och att passa
betapet-lesson-bingo = Att lägga alla sju brickor i en tur är en bingo och ger 50 poäng extra. Om du inte kan eller vill lägga ett ord passar du. Ett ord som inte finns i ordlistan godtas inte; du kan ändra det.
betapet-lesson-on-title = Spelets slut
betapet-lesson-on = Partiet slutar när påsen är tom och en spelare lägger sin sista bricka: de andra förlorar sina brickors värde, och den spelaren får det. Det slutar också efter tre rundor utan ord.
