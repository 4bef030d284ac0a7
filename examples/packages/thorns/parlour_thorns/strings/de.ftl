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
thorns-do-pick = Oberste Karte von Platz { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
} pflücken
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
thorns-bot-club = Ravi, der sich die Stapel vorstellt
thorns-bot-expert = Keiko, die sie sich oft vorstellt
thorns-bot-master = Otto, der sie sich ständig vorstellt
