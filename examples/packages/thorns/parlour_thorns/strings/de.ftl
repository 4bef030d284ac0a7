thorns-name = Thorns
thorns-line = Lege Rosen, verstecke einen Dorn und biete, wie viele Rosen du pflücken kannst
thorns-option-wins = Erfolge zum Sieg
thorns-option-wins-1 = 1
thorns-option-wins-2 = 2
thorns-option-wins-3 = 3
thorns-phase-lay = eine Karte legen
thorns-phase-add = legen oder bieten
thorns-phase-bid = bieten oder passen
thorns-phase-pick = eine Karte pflücken
thorns-phase-discard = eine Karte abgeben
thorns-phase-over = die Partie ist zu Ende
thorns-over-picked = Jemand hat oft genug erfolgreich gepflückt.
thorns-over-alone = Nur noch eine Person hat Karten.
thorns-do-lay = { $card ->
    [rose] Eine Rose legen
   *[thorn] Den Dorn legen
}
thorns-do-bid = { $count } bieten
thorns-do-pass = Passen
thorns-do-pick = Oberste Karte von { $seat-name } pflücken
thorns-do-discard = { $card ->
    [rose] Eine Rose abgeben
   *[thorn] Den Dorn abgeben
}
thorns-news-laid = { $name } legt eine Karte
thorns-news-laid-rose = { $name } legt eine Rose
thorns-news-laid-thorn = { $name } legt den Dorn
thorns-news-bid = { $name } bietet { $count }
thorns-news-passed = { $name } passt
thorns-news-turned-rose = Eine Rose von { $name }
thorns-news-turned-thorn = Der Dorn von { $name }
thorns-news-scored = { $count ->
    [one] { $name } hat eine Rose gepflückt
   *[other] { $name } hat { $count } Rosen gepflückt
}
thorns-news-lost = { $name } verliert eine Karte
thorns-news-lost-rose = { $name } verliert eine Rose
thorns-news-lost-thorn = { $name } verliert den Dorn
thorns-news-out = { $name } hat keine Karten mehr
thorns-source-picks = Erfolge
thorns-source-cards = Karten
thorns-error-not-now = Das geht jetzt nicht.
thorns-error-bid-range = Biete eine Zahl von { $least } bis { $most }.
thorns-error-no-pile = Dort liegt keine verdeckte Karte.
thorns-error-no-rose = Du hast keine Rose auf der Hand.
thorns-error-no-thorn = Du hast keinen Dorn auf der Hand.
thorns-ask-lay = Lege eine Karte verdeckt
thorns-ask-add = Lege noch eine Karte oder biete
thorns-ask-bid = Biete mehr oder passe
thorns-ask-pick = Pflücke von einem anderen Stapel
thorns-ask-discard = Wähle die Karte, die du abgibst
thorns-part-bid = Höchstes Gebot
thorns-part-bids = Gebote
thorns-part-count = { $count }
thorns-part-pass = Passen
thorns-part-picks = Erfolge
thorns-part-pile = Verdeckte Karten: { $count }
thorns-part-turned = Aufgedeckt
thorns-part-rose = Rose
thorns-part-thorn = Dorn
thorns-part-cards = Handkarten
thorns-part-own-pile = Dein Stapel, von unten
thorns-part-hand-rose = Rosen auf der Hand: { $count }
thorns-part-hand-thorn = Dornen auf der Hand: { $count }
thorns-bot-beginner = Tove, die irgendeine Karte legt
thorns-bot-casual = Amina, die gern bietet
thorns-bot-club = Ravi, der die verdeckten Karten schätzt
thorns-bot-expert = Keiko, die mehr Möglichkeiten prüft
thorns-bot-master = Otto, der die meisten Möglichkeiten prüft
thorns-lesson-cards-title = Deine Karten
thorns-lesson-cards = Alle haben drei Rosen und einen Dorn. Die anderen sehen, wie viele Karten du legst, aber nicht, welche.
thorns-lesson-lay-title = Lege eine Karte
thorns-lesson-lay = Alle legen gleichzeitig eine Karte. Lege eine Rose.
thorns-lesson-lay-other = Das ist erlaubt, aber lege in dieser Lektion eine Rose.
thorns-lesson-add-title = Noch eine Karte
thorns-lesson-add = Jetzt wird reihum gespielt. Lege noch eine Karte auf deinen Stapel, oder eröffne das Bieten. Lege noch eine Rose.
thorns-lesson-add-other = Das ist erlaubt, aber lege in dieser Lektion noch eine Rose.
thorns-lesson-bid-title = Biete
thorns-lesson-bid = Ein Gebot ist die Zahl der Rosen, die du aufzudecken versprichst. Du musst mit deinem eigenen Stapel beginnen, der zwei Rosen hat. Biete 2.
thorns-lesson-bid-other = Das ist erlaubt, aber biete in dieser Lektion 2.
thorns-lesson-raise-title = Biete mehr
thorns-lesson-raise = Es wird geboten, bis alle anderen gepasst haben. Wer 3 bietet, hat wahrscheinlich Rosen gelegt. Biete 4.
thorns-lesson-raise-other = Das ist erlaubt, aber biete in dieser Lektion 4.
thorns-lesson-pick-title = Pflücke
thorns-lesson-pick = Du hast am höchsten geboten, und deine zwei Rosen sind aufgedeckt. Du brauchst noch zwei von den anderen. Pflücke die oberste Karte von der Person, die 3 geboten hat.
thorns-lesson-pick-other = Das ist erlaubt, aber pflücke in dieser Lektion von der Person, die 3 geboten hat.
thorns-lesson-success-title = Die letzte Rose
thorns-lesson-success = Du brauchst noch eine Rose. Pflücke vom selben Stapel.
thorns-lesson-success-other = Das ist erlaubt, aber pflücke in dieser Lektion vom selben Stapel.
thorns-lesson-thorn-title = Der Dorn
thorns-lesson-thorn = Eine neue Runde beginnt. Lege diesmal deinen Dorn.
thorns-lesson-thorn-other = Das ist erlaubt, aber lege in dieser Lektion den Dorn.
thorns-lesson-bluff-title = Bluffe
thorns-lesson-bluff = Mit dem höchsten Gebot deckst du deinen eigenen Dorn auf und verlierst eine Karte. Aber wenn du bietest, vermuten die anderen vielleicht eine Rose und bieten mehr. Biete 1.
thorns-lesson-bluff-other = Das ist erlaubt, aber biete in dieser Lektion 1.
thorns-lesson-end-title = Die Falle
thorns-lesson-end = Wer 3 geboten hat, musste auch deine Karte pflücken. Sie war der Dorn, also ist eine Karte für den Rest der Partie verloren. Wer zweimal erfolgreich pflückt, gewinnt. Wer keine Karten mehr hat, scheidet aus.
