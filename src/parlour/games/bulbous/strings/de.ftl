# Bulbous

bulbous-name = Bulbous
bulbous-line = Biete verdeckt Zauberkarten, setze Knollen und hol die Mehrheit auf vollen Exemplaren.

bulbous-option-edition = Punkte
bulbous-option-edition-classic = Klassisch: 2 für eine Mehrheit
bulbous-option-edition-author = Spätere Ausgabe des Autors: 3 für eine Mehrheit, und Sammlungen
bulbous-option-teams = Teams
bulbous-option-teams-none = Jeder für sich
bulbous-option-teams-symbols = Kreis gegen Dreieck, zwei gegen zwei
bulbous-option-tied_bids = Gleichstand um das höchste Gebot
bulbous-option-tied_bids-no-bulb = Niemand setzt eine Knolle
bulbous-option-tied_bids-add-card = Die Gleichen dürfen eine Karte dazulegen
bulbous-option-sequence = Reihenfolge der Exemplare
bulbous-option-sequence-whole = Für die ganze Runde festgelegt
bulbous-option-sequence-next = Zug um Zug gewählt
bulbous-option-deck = Zauberkarten zu dritt
bulbous-option-deck-three-colours = Ohne die vierte Farbe
bulbous-option-deck-four-colours = Alle
bulbous-option-bulbs = Knollen
bulbous-option-bulbs-unlimited = So viele wie nötig
bulbous-option-bulbs-fourteen = Je 14
bulbous-option-last = Letzte Runde zu zweit
bulbous-option-last-of-eight = Mit dem letzten aller acht Exemplare
bulbous-option-last-of-a-colour = Mit dem letzten einer der beiden Farben
bulbous-option-bluff = Bluff (fortgeschritten)
bulbous-option-bluff-off = Jede Karte eines Gebots muss passen
bulbous-option-bluff-on = Andere Karten dürfen dabeiliegen und zählen nichts

bulbous-phase-bring = ein Exemplar ins Spiel bringen
bulbous-phase-order = die Reihenfolge der Exemplare festlegen
bulbous-phase-bid = bieten, tauschen oder passen
bulbous-phase-add = zu einem gleichen Gebot eine Karte dazulegen oder nicht
bulbous-phase-over = die Partie ist zu Ende

# What specimens, cards and symbols are called.
bulbous-colour = { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
   *[yellow] Gelb
}
bulbous-size = { $size ->
    [1] Jungtier
    [2] Alttier
    [3] Vogt
   *[4] Anführer
}
bulbous-symbol = { $symbol ->
    [circle] Kreis
   *[triangle] Dreieck
}
bulbous-specimen = Exemplar in { bulbous-colour } ({ bulbous-size })
bulbous-bulbs = { $count ->
    [one] eine Knolle
   *[other] { $count } Knollen
}
bulbous-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
bulbous-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

bulbous-do-bring = Bring das { bulbous-specimen } ins Spiel
bulbous-do-order = In dieser Reihenfolge: { $colours }
bulbous-do-bid = Biete { $cards }
bulbous-do-swap = Tausche { $cards }
bulbous-do-pass = Passe
bulbous-do-add = Lege { $card } dazu

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } bietet { bulbous-cards }
bulbous-likely-swap = { $name } tauscht { bulbous-cards }
bulbous-likely-pass = { $name } passt
bulbous-likely-add = { $count ->
    [0] { $name } legt nichts dazu
   *[other] { $name } legt eine Karte dazu
}

# Rows of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = aufgestellt
bulbous-row-won = { $wild ->
    [0] Gebot { $value }
   *[other] Joker
}
bulbous-row-no-bulb = keine Knolle mehr
bulbous-row-tie = Gleichstand bei { $value }
bulbous-row-pending = Gleichstand bei { $value }
bulbous-row-no-bid = kein Gebot
bulbous-row-complete = vollständig
bulbous-row-bid = { bulbous-cards } verdeckt
bulbous-row-swap = tauschte { $swapped }
bulbous-row-pass = gepasst

bulbous-news-brought = { $name } hat das { bulbous-specimen } ins Spiel gebracht.
bulbous-news-last = { $name } hat das letzte eigene Exemplar ins Spiel gebracht: Die Runde, die folgt, ist die letzte.
bulbous-news-round = Eine neue Runde: { $name } beginnt.
bulbous-news-final = Die letzte Runde: { $name } beginnt.
bulbous-news-order = { $name } hat die Reihenfolge der Exemplare festgelegt.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } hat das Exemplar in { bulbous-colour } gewählt.
bulbous-news-bid = { $name } hat { bulbous-cards } verdeckt gelegt.
bulbous-news-swap = { $name } hat { $swapped } getauscht.
bulbous-news-pass = { $drawn ->
    [0] { $name } hat mit voller Hand gepasst.
   *[other] { $name } hat gepasst und eine Karte gezogen.
}
bulbous-news-reshuffled = Die Ablage ist der neue Stapel: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards } macht { $value }.
   *[other] { $name }: { $cards }, ein Joker.
}
bulbous-news-won = { $wild ->
    [0] { $name } hat das Gebot mit { $value } gewonnen und Knolle { $bulb } auf das { bulbous-specimen } gesetzt.
   *[other] { $name } hat das Gebot mit einem Joker gewonnen und Knolle { $bulb } auf das { bulbous-specimen } gesetzt.
}
bulbous-news-no-bulb = { $name } hat das Gebot um das { bulbous-specimen } gewonnen, aber keine Knolle mehr.
bulbous-news-tie = Gleichstand um das höchste Gebot, { $value }: in dieser Runde keine Knolle auf dem { bulbous-specimen }.
bulbous-news-pending = Gleichstand um das höchste Gebot, { $value }: Alle Gleichen dürfen eine Karte dazulegen.
bulbous-news-no-bid = Niemand hat geboten: in dieser Runde keine Knolle auf dem { bulbous-specimen }.
bulbous-news-added = { $name } hat über die weitere Karte entschieden.
bulbous-news-complete = { $leaders ->
    [one] Das { bulbous-specimen } ist vollständig: { bulbous-points } für die Mehrheit von { $name }.
   *[other] Das { bulbous-specimen } ist vollständig: { bulbous-points } für jeden der { $leaders } Gleichen.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } hat aufgefüllt: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] Die letzte Runde ist zu Ende.
   *[stalled] Zehn Runden ohne Knolle: Das Spiel endet.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = Die letzte Runde ist zu Ende.
bulbous-over-stalled = Zehn Runden nacheinander ohne Knolle.

bulbous-bot-beginner = Finn, der bietet, was ihm gefällt
bulbous-bot-beginner-plus = Amina, die nach Gefühl bietet
bulbous-bot-casual = Rosa, die bietet, sobald es reicht
bulbous-bot-casual-plus = Diego, der weiß, was eine Knolle wert ist
bulbous-bot-club = Anders, der fragt, was du halten kannst
bulbous-bot-club-plus = Sora, die ihre besten Karten aufhebt
bulbous-bot-expert = Mei, die die Runden im Kopf spielt
bulbous-bot-expert-plus = Ravi, der deine Hand errät, bevor du bietest
bulbous-bot-master = Odette, die niemand durchschaut
bulbous-bot-master-plus = Ingrid, die die letzte Knolle vor der ersten sieht

bulbous-error-not-your-turn = Du bist nicht an der Reihe.
bulbous-error-other-decision-due = Jetzt ist eine andere Entscheidung fällig.
bulbous-error-not-your-colour = Die Exemplare in { bulbous-colour } gehören dir nicht.
bulbous-error-place-taken = Ein Exemplar in { bulbous-colour } ist schon aktiv.
bulbous-error-not-in-reserve = Das { bulbous-specimen } ist nicht in deiner Reserve.
bulbous-error-not-an-order = { $count ->
    [one] Nenne eines der Exemplare, um die noch geboten wird.
   *[other] Nenne jedes der { $count } aktiven Exemplare einmal.
}
bulbous-error-bid-of-no-cards = Ein Gebot hat mindestens eine Karte. Um nichts zu bieten, passe.
bulbous-error-not-in-hand = Die Karte { $card } ist nicht in deiner Hand.
bulbous-error-card-does-not-fit = Die Karte { $card } passt nicht zum Exemplar in { bulbous-colour }.
bulbous-error-no-card-fits = Mindestens eine Karte des Gebots muss zum Exemplar in { bulbous-colour } passen.
bulbous-error-swap-one-or-two = Tausche eine oder zwei Karten.
bulbous-error-not-read = „{ $text }“ ist keine Entscheidung. Versuche bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y oder add b5.
bulbous-error-option-means-nothing = Die Option { $option } bedeutet neben den anderen nichts.
bulbous-error-seats = { $edition ->
    [author] Die Ausgabe des Autors ist für zwei oder vier, in Teams für vier, nicht für { $seats }.
   *[classic] Bulbous ist für zwei bis vier, nicht für { $seats }.
}

# The board.
bulbous-more = Details
bulbous-round-line = Runde { $round }, Zug { $turn } von { $count }
bulbous-final-line = Letzte Runde, Zug { $turn } von { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = { $colour } doppelt
bulbous-card-wild = Joker { $symbol }
bulbous-card-gone = abgelegt
bulbous-card-own = auf deiner Hand
bulbous-card-unseen = ungesehen
bulbous-no-leader = noch keine Knolle
bulbous-leader = { $name } führt: { bulbous-points }
bulbous-leaders = Gleichstand, { $name }: je { bulbous-points }
bulbous-specimen-dark = { bulbous-specimen }, keine Knolle auf { $size } Plätzen.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } von { $size } Knollen gesetzt: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = Ein Joker gewinnt immer
bulbous-wasted = { $cards } bringt nichts
bulbous-tray = Gebote
bulbous-hand = Deine Hand
bulbous-slot-bid = { bulbous-cards } verdeckt
bulbous-slot-swap = tauschte { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] passte
   *[other] passte, zog eine Karte
}
bulbous-slot-deciding = entscheidet
bulbous-slot-waiting = noch nicht
bulbous-wait = { $name }: entscheidet
bulbous-ask-bring = Wähle das Exemplar, das du einbringst
bulbous-ask-order = { $count ->
    [0] Reihenfolge bestätigen
   *[other] Wähle die Reihenfolge der Exemplare
}
bulbous-ask-next = Wähle das Exemplar, um das jetzt geboten wird
bulbous-ask-bid = Biete um das { bulbous-specimen }, tausche oder passe
bulbous-ask-add = Gleichstand: lege eine Karte dazu, oder keine
bulbous-why-bid = { $left ->
    [1] Das höchste Gebot setzt die letzte Knolle: 1 Punkt. Dann bringt die Mehrheit { $majority }.
   *[other] Das höchste Gebot setzt Knolle { $bulb } von { $size }: 1 Punkt.
}
bulbous-why-no-fit = Keine deiner Karten passt: tausche eine oder zwei, oder passe.
bulbous-why-order = Du beginnst diese Runde: tippe sie nacheinander an.
bulbous-why-next = Du beginnst diese Runde und wählst deshalb.
bulbous-why-bring = Die Mehrheit darauf bringt { $majority } Punkte, sobald jeder Platz eine Knolle hat.
bulbous-why-add = Die höchste neue Summe setzt die Knolle. Bei neuem Gleichstand setzt niemand.
bulbous-why-wait = { $phase ->
    [bring] Vor dem ersten Gebot kommen alle Exemplare ins Spiel.
    [order] Wer die Runde beginnt, legt die Reihenfolge fest.
   *[other] Aufgedeckt wird, wenn alle gewählt haben.
}
bulbous-order-key = Reihenfolge bestätigen
bulbous-undo = Rückgängig
bulbous-bid-key = Biete { $value }
bulbous-bid-wild = Biete den Joker
bulbous-swap-key = Tausche { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Passe
   *[other] Passe, ziehe eine Karte
}
bulbous-add-key = Lege { $card } dazu
bulbous-add-none = Lege nichts dazu
bulbous-discards = { $count } abgelegt, { $deck } im Stapel
bulbous-points-so-far = Punkte bisher
bulbous-points-made = Punkte
bulbous-source-bulbs = Gesetzte Knollen
bulbous-source-majority = Mehrheit: { bulbous-specimen }
bulbous-source-majority-all = Mehrheiten
bulbous-source-colours = Alle vier Farben
bulbous-source-sizes = Alle vier Größen
bulbous-score-bulbs = Knollen { $points }
bulbous-score-majorities = Mehrheiten { $points }
bulbous-score-colours = Farben { $points }
bulbous-score-sizes = Größen { $points }
bulbous-reserve = Vorrat: Größen { $sizes }
bulbous-go-on = Weiter
bulbous-in-hand = { bulbous-cards } auf der Hand

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Ein eigenes Exemplar
bulbous-lesson-bring = Vier blaue Exemplare gehören dir, mit einem bis vier Plätzen für Knollen. Bring das Jungtier ins Spiel: Eine einzige Knolle füllt es.
bulbous-lesson-bring-other = Das ginge auch, aber das Jungtier ist am schnellsten voll: Bring dieses.
bulbous-lesson-order-title = Die Reihenfolge
bulbous-lesson-order = Du bist in dieser Runde zuerst dran und sagst, in welcher Reihenfolge um die Exemplare geboten wird: rot, dann grün; blau folgt von selbst.
bulbous-lesson-order-other = Das ginge auch, aber hier kommt zuerst Rot, dann Grün.
bulbous-lesson-bid-title = Ein Gebot
bulbous-lesson-bid = Alle bieten verdeckt auf das rote Alttier. Wähle Rot 4, Rot 6 und das Doppelte und biete (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = Das ginge auch, aber biete hier Rot 4, Rot 6 und das Doppelte: 20.
bulbous-lesson-won-title = Alle Gebote werden aufgedeckt
bulbous-lesson-won = 20 schlägt 12 und 9. Die Knolle auf dem roten Alttier ist deine, auch wenn das Tier dir nicht gehört, und zählt 1 Punkt. Alle gebotenen Karten sind weg, auch die der Verlierer.
bulbous-lesson-swap-title = Nichts Grünes
bulbous-lesson-swap = Du hast nichts für den grünen Vogt. Wähle Blau 3 und tausche die Karte gegen eine andere Karte; man könnte auch passen und eine Karte ziehen.
bulbous-lesson-swap-other = Das ginge auch, aber tausche hier Blau 3, die dir am wenigsten nützt.
bulbous-lesson-tie-title = Ein Gleichstand
bulbous-lesson-tie = 9 gegen 9: Bei Gleichstand um das höchste Gebot setzt niemand eine Knolle, und der grüne Vogt wartet auf die nächste Runde.
bulbous-lesson-wild-title = Der Joker
bulbous-lesson-wild = Der Joker des Kreises passt zu Blau und Grün und gewinnt ohne Weiteres. Biete ihn auf dein Jungtier.
bulbous-lesson-wild-other = Das ginge auch, aber nur der Joker gewinnt ohne Weiteres: Biete ihn.
bulbous-lesson-full-title = Vollständig
bulbous-lesson-full = Der Joker schlägt 16. Dein Jungtier ist vollständig: 1 Punkt für seine Knolle und 2 für die Mehrheit. Mit der Knolle auf Rot hast du 4.
bulbous-lesson-on-title = Und so weiter
bulbous-lesson-on = Weil ein Exemplar vollständig wurde, füllen alle auf sieben Karten auf. Der nächste Spieler ist zuerst dran, und du bringst ein weiteres blaues Exemplar. Wer sein letztes bringt, eröffnet die letzte Runde.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = an Exemplaren und Karten entlang
bulbous-keys-number = zu einer passenden Karte, mit ihrer Zahl
bulbous-keys-send = senden, was gewählt ist
bulbous-keys-command = zwei Zahlen und das Doppelte bieten
