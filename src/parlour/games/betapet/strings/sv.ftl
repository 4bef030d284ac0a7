# Betapet

betapet-name = Betapet
betapet-line = Lägg ord i kors på det bräde du väljer, mot klockan om du vill.

betapet-option-board = Bräde
betapet-option-board-standard = Standard
betapet-option-board-special = Special
betapet-option-board-random = Slumpat
betapet-option-board-classic = Vanligt korsordsbräde
betapet-option-tiles = Bokstavsbrickor
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
betapet-option-words = Felaktiga ord
betapet-option-words-void = avvisas genast
betapet-option-words-single = ligger kvar tills någon ifrågasätter dem
betapet-option-words-double = den som ifrågasätter ett riktigt ord mister nästa drag
betapet-option-words-five = den som ifrågasätter ett riktigt ord ger bort fem poäng
betapet-option-live_words = Utkast prövas innan de läggs
betapet-option-ending = När någon går ut
betapet-option-ending-betapet = alla förlorar sina kvarvarande brickor, den som går ut får dem
betapet-option-ending-double = den som går ut får det dubbla av brickorna som är kvar

betapet-phase-play = lägg ett ord, byt eller passa
betapet-phase-challenge = godta draget eller ifrågasätt det
betapet-phase-over = spelet är slut

betapet-do-play = Lägg brickorna
betapet-do-exchange = Byt brickor
betapet-do-pass = Passa
betapet-do-challenge = Ifrågasätt orden
betapet-do-accept = Godta draget
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Byt { $letters }

# What stands in a line of the log.
betapet-row-exchange = bytte { $count }
betapet-row-pass = passade

betapet-news-play = { $name } lade { $words } för { $points } poäng.
betapet-news-bingo = { $name } lade { $words }: bingo, { $points } poäng!
betapet-news-word = { $direction ->
    [down] { $word } på { $at } nedåt
   *[across] { $word } på { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } bytte en bricka.
   *[other] { $name } bytte { $count } brickor.
}
betapet-news-exchange-own = { $name } lämnade tillbaka { $given } och drog { $drawn }.
betapet-news-answered = { $name } har svarat.
betapet-news-pass = { $name } passade.
betapet-news-withdrawn = { $name } tog tillbaka draget: { $words } höll inte.
betapet-news-challenge = { $name } fick { $points } poäng: orden var riktiga.
betapet-news-skipped = { $name } miste draget genom att ha ifrågasatt fel.
betapet-news-rack = { $lost ->
    [0] { $name } hade { $letters } kvar.
    [one] { $name } hade { $letters } kvar och förlorade en poäng.
   *[other] { $name } hade { $letters } kvar och förlorade { $lost } poäng.
}
betapet-news-out = { $points ->
    [0] { $name } gick ut.
    [one] { $name } gick ut och fick en poäng.
   *[other] { $name } gick ut och fick { $points } poäng.
}
betapet-news-left = { $name } lämnade spelet.

betapet-over-out = En spelare har lagt alla sina brickor.
betapet-over-passes = Tre varv utan att någon lade.
betapet-over-time = En spelare var fem minuter över tiden.
betapet-over-resigned = De andra gav upp.
betapet-over-away = De andra höll sig borta.

betapet-error-not-your-turn = Det är inte din tur.
betapet-error-answer-first = Först ska draget godtas eller ifrågasättas.
betapet-error-no-play-to-answer = Det finns inget drag att godta eller ifrågasätta.
betapet-error-no-tiles = Lägg minst en bricka.
betapet-error-off-board = Det ligger utanför brädet.
betapet-error-occupied = Där ligger redan en bokstav.
betapet-error-not-in-order = Brickorna anges i rutornas ordning.
betapet-error-not-in-line = Alla brickor ska ligga på en rad eller i en kolumn.
betapet-error-gap = Det är ett hål i ordet.
betapet-error-not-connected = Brickorna ska ligga intill en bokstav på brädet.
betapet-error-start-square = Det första ordet ska täcka stjärnan.
betapet-error-one-letter = En bokstav är inget ord.
betapet-error-not-a-letter = Ingen bricka heter { $letter }.
betapet-error-not-on-rack = Finns inte på ditt ställ: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } finns inte i ordlistan
   *[other] { $words } finns inte i ordlistan
}
betapet-error-shared-tile = { $word } kräver brickan { $tile }: lösa bokstäver räknas inte.
betapet-error-bag-too-small = Du får byta bara så länge det finns { $needed } brickor i påsen; nu är det { $bag }.
betapet-error-unknown-lexicon = Ordlistan { $lexicon } finns inte i det här huset.
betapet-error-other-language = Listan talar { $lexicon }, brickorna { $tiles }.
betapet-error-seats = Två till fyra kan spela, inte { $seats }.

betapet-bot-beginner = Nils, elva år, som kan de korta och vanliga orden
betapet-bot-beginner-plus = Amina, tolv år, som läser under täcket om nätterna
betapet-bot-casual = Mona, som lägger det hon tycker om ur ett gott ordförråd
betapet-bot-casual-plus = Tomás, som aldrig missar söndagskorsordet
betapet-bot-club = Henrik, som tar flest poäng
betapet-bot-club-plus = Ngozi, som samlar på ovanliga ord
betapet-bot-expert = Alma, som även tänker på brickorna hon sparar
betapet-bot-expert-plus = Haruto, som sällan missar ett ord
betapet-bot-master = Viktor, som nästan aldrig missar ett ord
betapet-bot-master-plus = Kalliope, som tänker igenom de närmaste dragen och räknar ut de sista brickorna

## Brädet på skärmen

betapet-board = Bräde, femton gånger femton
betapet-rack = Ditt ställ
betapet-tools = Vad du mer kan göra
betapet-slip = Vad utkastet ger
betapet-joker = joker
betapet-tile = { $value ->
    [one] { $letter }, ett poäng
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
betapet-sum = { $points } poäng sammanlagt
betapet-counting = Räknar…
betapet-not-listed = finns inte i listan

betapet-shuffle = Blanda
betapet-sort = Ordna
betapet-unseen = Dolda
betapet-unseen-count = { $count } brickor, { $bag } av dem i påsen
betapet-list = Ordlista: { $name }
betapet-list-instead = Ordlista: { $name }, i stället för { $other }
betapet-exchange = Byt
betapet-pass = Passa
betapet-recall = Ångra
betapet-play = Lägg
betapet-play-points = Lägg { $points }
betapet-challenge = Ifrågasätt

betapet-ask-first = Din tur: första ordet täcker stjärnan
betapet-ask-play = Din tur: lägg ett ord
betapet-why-play = Skriv på en ruta, dra brickor, eller välj en bricka och sedan en ruta.
betapet-why-play-touch = Dra brickor, eller tryck på en bricka och sedan på en ruta.
betapet-command-hint = 8G FARTHING, eller G8 nedåt
betapet-clock-12 = Rusch, poäng var 15:e s
betapet-clock-20 = Stress
betapet-clock-30 = Snabb
betapet-clock-60 = Normal
betapet-clock-0 = Obegränsad
betapet-command-words = ord
betapet-command-words-does = Säg orden på brädet
betapet-command-no-words = Inget ord ligger ännu.
betapet-command-drafts = utkast
betapet-command-drafts-does = Säg dina utkast, det bästa först
betapet-command-no-drafts = Du har inte prövat något ännu.
betapet-command-accept = Godta
betapet-command-exchange-does = Skriv därefter bokstäverna du ger tillbaka
betapet-keys-write = skriva på brädet
betapet-keys-walk = från ruta till ruta
betapet-keys-turn = skriva nedåt eller åt höger
betapet-keys-back = ångra sista brickan
betapet-keys-joker = skriva den med jokern
betapet-keys-command = FARTHING från G8 åt höger
betapet-ask-held = Var ska den ligga: { $tile }?
betapet-why-held = Välj en ruta, eller brickan igen för att lägga ner den.
betapet-ask-joker = Vad står jokern för?
betapet-why-joker = Välj en bokstav eller skriv den. Så förblir det.
betapet-why-blank = Tryck länge på jokern, eller lägg den på nytt, för att välja dess bokstav.
betapet-ask-points = { $points ->
    [one] { $word }, ett poäng
   *[other] { $word }, { $points } poäng
}
betapet-ask-bingo = { $word } är en bingo: { $points } poäng
betapet-why-laid = Flytta brickorna eller ångra.
betapet-ask-sending = På väg…
betapet-ask-challenge = { $name } lade { $words } för { $points } poäng. Utmana?
betapet-why-challenge-single = En felaktig utmaning kostar ingenting.
betapet-why-challenge-double = En felaktig utmaning kostar din nästa tur.
betapet-why-challenge-five = En felaktig utmaning ger fem poäng till den som lade.

betapet-joker-becomes = Jokern blir…
betapet-choose-square = Välj först en ruta.
betapet-no-room = Det finns ingen ledig ruta kvar på den här raden.
betapet-say-draft = ditt utkast
betapet-say-last = senaste draget
betapet-say-across = skriver vågrätt
betapet-say-down = skriver lodrätt
betapet-say-recalled = Tillbaka på stället: { $tile }
betapet-say-recalled-all = Alla brickor är tillbaka på stället.
betapet-say-rack = Ställ: { $letters }
betapet-say-verdict = { $words }: { $points } poäng

betapet-exchange-title = Vilka brickor lämnar du tillbaka?
betapet-exchange-line = I påsen finns { $bag }. Du drar lika många, och din tur är över.
betapet-exchange-count = Byt { $count }
betapet-exchange-all = Alla eller inga
betapet-keep-all = Behåll dem
betapet-laid-return = Brickorna på brädet kommer tillbaka till ditt ställ.
betapet-pass-title = Passa den här turen?
betapet-pass-laid = Du har brickor på brädet som inte är spelade. De kommer tillbaka till ditt ställ.
betapet-pass-line = { $count ->
    [0] Tre varv utan drag avslutar spelet.
    [one] Tre varv utan drag avslutar spelet; en tur har gått så.
   *[other] Tre varv utan drag avslutar spelet; { $count } turer har gått så.
}

betapet-racks-left = Kvar på ställen
betapet-rack-left = Kvar: { $letters }
betapet-rack-empty = inget kvar

betapet-count-bingos = Bingon
betapet-count-words = Ord
betapet-count-best = Bästa drag
betapet-count-exchanges = Byten
betapet-source-letters = Bokstäver
betapet-source-bonus = Bonusrutor
betapet-source-crossing = Korsande ord
betapet-source-bingo = Bingon
betapet-source-withdrawn = Tillbakatagna
betapet-source-challenge = Andras felaktiga ifrågasättanden
betapet-source-left = Kvarvarande brickor

# Lektionen: de första dragen för den som lär sig.
betapet-lesson-star-title = Det första ordet
betapet-lesson-star = Lektionen spelas på engelska, med ord som är kända på många språk. Det första ordet täcker stjärnan: lägg AROMA från f8 till j8. Tryck på en ruta och skriv, eller bär dit brickorna.
betapet-lesson-star-other = Andra ord över stjärnan går också, men lägg här AROMA från f8 till j8.
betapet-lesson-points-title = Vad det ger
betapet-lesson-points = A, R och O ger 1 var och M ger 3: det blir 7, och stjärnan dubblar ordet till 14. Du drog upp till sju brickor igen, och Mona lade IDEAL genom ditt A.
betapet-lesson-two-title = Två ord på en gång
betapet-lesson-two = Bokstäver som ligger intill varandra i rad ska bli ett ord, och varje nytt ord räknas. Lägg KILOS nedåt från k4 till k8: dess S gör AROMAS också. Med de färgade rutorna blir det 20 och 9.
betapet-lesson-two-other = Det går också, men lägg här KILOS nedåt, från k4 till k8.
betapet-lesson-joker-title = Jokern
betapet-lesson-joker = Brickan utan bokstav är en joker: vilken bokstav du vill, för inga poäng. Mona lade EURO; lägg nu TIGER från e5 till i5, med jokern som R.
betapet-lesson-joker-other = Det går också, men lägg här TIGER från e5 till i5, med jokern som R.
betapet-lesson-exchange-title = Byta
betapet-lesson-exchange = Av dina brickor blir det inget bra längre. I stället för att lägga får du byta, som Mona nyss, så länge det finns sju i påsen. Byt C, H och J.
betapet-lesson-exchange-other = Det går också, men byt här C, H och J.
betapet-lesson-bingo-title = Bingo, och att passa
betapet-lesson-bingo = Alla sju brickor i ett drag är en bingo, 50 poäng till. Den som inte kan eller vill lägga något passar. Ett ord som inte finns i listan avvisas, och inget är förlorat.
betapet-lesson-on-title = Slutet
betapet-lesson-on = När påsen är tom och någon lägger sin sista bricka förlorar de andra vad deras brickor är värda, och den som gick ut får det. Det är slut också efter tre varv utan ord.
