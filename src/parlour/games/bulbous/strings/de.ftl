# Bulbous

bulbous-name = Bulbous
bulbous-line = Biete verdeckt Zauberkarten, setze Knollen und hol dir die Mehrheit auf vollen Exemplaren.

bulbous-option-edition = Punkte
bulbous-option-edition-classic = Klassisch: 2 für eine Mehrheit
bulbous-option-edition-author = Spätere Ausgabe des Autors: 3 für eine Mehrheit und Sammlungen
bulbous-option-teams = Teams
bulbous-option-teams-none = Keine Teams
bulbous-option-teams-symbols = Kreis gegen Dreieck, zwei gegen zwei
bulbous-option-tied_bids = Gleichstand um das höchste Gebot
bulbous-option-tied_bids-no-bulb = Niemand setzt eine Knolle
bulbous-option-tied_bids-add-card = Spieler im Gleichstand dürfen je eine Karte dazulegen
bulbous-option-sequence = Reihenfolge der Exemplare
bulbous-option-sequence-whole = Für die ganze Runde festgelegt
bulbous-option-sequence-next = Zug um Zug gewählt
bulbous-option-deck = Zauberkarten zu dritt
bulbous-option-deck-three-colours = Ohne die vierte Farbe
bulbous-option-deck-four-colours = Alle
bulbous-option-bulbs = Knollen
bulbous-option-bulbs-unlimited = Unbegrenzt
bulbous-option-bulbs-fourteen = 14 pro Spieler
bulbous-option-last = Letzte Runde zu zweit
bulbous-option-last-of-eight = Nach dem letzten aller acht Exemplare
bulbous-option-last-of-a-colour = Nach dem letzten einer der beiden Farben
bulbous-option-bluff = Bluff (fortgeschritten)
bulbous-option-bluff-off = Alle Karten eines Gebots müssen passen
bulbous-option-bluff-on = Ein Gebot darf andere Karten enthalten, die nichts zählen

bulbous-phase-bring = ein Exemplar ins Spiel bringen
bulbous-phase-order = die Reihenfolge der Exemplare festlegen
bulbous-phase-bid = bieten, tauschen oder passen
bulbous-phase-add = zu einem Gebot im Gleichstand eine Karte dazulegen oder passen
bulbous-phase-over = die Partie ist beendet

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

bulbous-do-bring = { bulbous-specimen } ins Spiel bringen
bulbous-do-order = In dieser Reihenfolge bieten: { $colours }
bulbous-do-bid = { $cards } bieten
bulbous-do-swap = { $cards } tauschen
bulbous-do-pass = Passen
bulbous-do-add = { $card } dazulegen

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } bietet { bulbous-cards }
bulbous-likely-swap = { $name } tauscht { bulbous-cards }
bulbous-likely-pass = { $name } passt
bulbous-likely-add = { $count ->
    [0] { $name } legt keine Karte dazu
   *[other] { $name } legt eine Karte dazu
}

# Rows of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = eingebracht
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
bulbous-row-swap = { $swapped } getauscht
bulbous-row-pass = gepasst

bulbous-news-brought = { $name } hat das { bulbous-specimen } ins Spiel gebracht.
bulbous-news-last = { $name } hat das letzte eigene Exemplar ins Spiel gebracht. Die nächste Runde ist die letzte.
bulbous-news-round = Neue Runde: { $name } beginnt.
bulbous-news-final = Letzte Runde: { $name } beginnt.
bulbous-news-order = { $name } hat die Reihenfolge der Exemplare festgelegt.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } hat das Exemplar in { bulbous-colour } gewählt.
bulbous-news-bid = { $name } hat { bulbous-cards } verdeckt geboten.
bulbous-news-swap = { $name } hat { $swapped } getauscht.
bulbous-news-pass = { $drawn ->
    [0] { $name } hat mit voller Hand gepasst.
   *[other] { $name } hat gepasst und eine Karte gezogen.
}
bulbous-news-reshuffled = Die Ablage wurde zu einem neuen Stapel gemischt: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards }, Summe { $value }.
   *[other] { $name }: { $cards }, ein Joker.
}
bulbous-news-won = { $wild ->
    [0] { $name } hat das Gebot mit { $value } gewonnen und Knolle { $bulb } auf das { bulbous-specimen } gesetzt.
   *[other] { $name } hat das Gebot mit einem Joker gewonnen und Knolle { $bulb } auf das { bulbous-specimen } gesetzt.
}
bulbous-news-no-bulb = { $name } hat das Gebot auf das { bulbous-specimen } gewonnen, hat aber keine Knolle mehr.
bulbous-news-tie = Gleichstand um das höchste Gebot, { $value }: in dieser Runde keine Knolle auf dem { bulbous-specimen }.
bulbous-news-pending = Gleichstand um das höchste Gebot, { $value }: Die Spieler im Gleichstand dürfen je eine Karte dazulegen.
bulbous-news-no-bid = Keine Gebote: in dieser Runde keine Knolle auf dem { bulbous-specimen }.
bulbous-news-added = { $name } hat über eine weitere Karte entschieden.
bulbous-news-complete = { $leaders ->
    [one] Das { bulbous-specimen } ist vollständig: { bulbous-points } für die Mehrheit von { $name }.
   *[other] Das { bulbous-specimen } ist vollständig: je { bulbous-points } für { $leaders } Spieler im Gleichstand.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } hat die Hand aufgefüllt: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] Die letzte Runde ist beendet.
   *[stalled] Das Spiel endet nach zehn Runden ohne Knolle.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = Die letzte Runde ist beendet.
bulbous-over-stalled = Zehn Runden ohne Knolle.

bulbous-bot-beginner = Finn, der bietet, was ihm gefällt
bulbous-bot-beginner-plus = Amina, die nach Gefühl bietet
bulbous-bot-casual = Rosa, die gerade genug bietet
bulbous-bot-casual-plus = Diego, der weiß, was eine Knolle wert ist
bulbous-bot-club = Anders, der bedenkt, was du haben könntest
bulbous-bot-club-plus = Sora, die ihre besten Karten aufhebt
bulbous-bot-expert = Mei, die die Runden im Kopf durchspielt
bulbous-bot-expert-plus = Ravi, der deine Hand errät, bevor du bietest
bulbous-bot-master = Odette, die niemand durchschaut
bulbous-bot-master-plus = Ingrid, die vor der ersten Knolle die letzte sieht

bulbous-error-not-your-turn = Du bist nicht am Zug.
bulbous-error-other-decision-due = Zuerst ist eine andere Entscheidung fällig.
bulbous-error-not-your-colour = Die Exemplare in { bulbous-colour } gehören dir nicht.
bulbous-error-place-taken = Ein Exemplar in { bulbous-colour } ist schon aktiv.
bulbous-error-not-in-reserve = Das { bulbous-specimen } ist nicht in deiner Reserve.
bulbous-error-not-an-order = { $count ->
    [one] Wähle eines der übrigen Exemplare.
   *[other] Wähle jedes der { $count } aktiven Exemplare einmal.
}
bulbous-error-bid-of-no-cards = Ein Gebot braucht mindestens eine Karte. Um nichts zu bieten, passe.
bulbous-error-not-in-hand = Du hast die Karte { $card } nicht.
bulbous-error-card-does-not-fit = Die Karte { $card } passt nicht zum Exemplar in { bulbous-colour }.
bulbous-error-no-card-fits = Mindestens eine Karte des Gebots muss zum Exemplar in { bulbous-colour } passen.
bulbous-error-swap-one-or-two = Tausche eine oder zwei Karten.
bulbous-error-not-read = „{ $text }“ ist kein gültiger Befehl. Versuch bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y oder add b5.
bulbous-error-option-means-nothing = Die Option { $option } hat mit diesen Einstellungen keine Wirkung.
bulbous-error-seats = { $edition ->
    [author] Die Ausgabe des Autors ist für zwei oder vier Spieler, in Teams für vier, nicht für { $seats }.
   *[classic] Bulbous ist für zwei bis vier Spieler, nicht für { $seats }.
}

# The board.
bulbous-more = Details
bulbous-round-line = Runde { $round }, Zug { $turn } von { $count }
bulbous-final-line = Letzte Runde, Zug { $turn } von { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = { $colour } Doppel
bulbous-card-wild = Joker { $symbol }
bulbous-card-gone = abgelegt
bulbous-card-own = auf deiner Hand
bulbous-card-unseen = auf anderer Hand oder im Stapel
bulbous-no-leader = noch keine Knolle
bulbous-leader = { $name } führt: { bulbous-points }
bulbous-leaders = Gleichstand, { $name }: je { bulbous-points }
bulbous-spaces = { $size ->
    [1] 1 Platz
   *[other] { $size } Plätze
}
bulbous-specimen-dark = { bulbous-specimen }, { bulbous-spaces }.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } von { $size } Knollen gesetzt: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = Ein Joker gewinnt
bulbous-wasted = { $cards } bringt nichts
bulbous-tray = Gebote
bulbous-hand = Deine Hand
bulbous-slot-bid = { bulbous-cards } verdeckt
bulbous-slot-swap = { bulbous-cards } getauscht
bulbous-slot-pass = { $drawn ->
    [0] gepasst
   *[other] gepasst, Karte gezogen
}
bulbous-slot-deciding = entscheidet
bulbous-slot-waiting = wartet
bulbous-wait = Warten auf { $name }
bulbous-ask-bring = Wähle ein Exemplar, das du ins Spiel bringst
bulbous-ask-order = { $count ->
    [0] Bestätige diese Reihenfolge
   *[other] Wähle die Reihenfolge der Exemplare
}
bulbous-ask-next = Wähle das Exemplar, auf das jetzt geboten wird
bulbous-ask-bid = Wähle Karten als Gebot auf das { bulbous-specimen }, oder passe
bulbous-ask-add = Gleichstand: Leg eine Karte dazu oder keine
bulbous-why-bid = { $left ->
    [1] Das höchste Gebot setzt die letzte Knolle: 1 Punkt. Dann bringt die Mehrheit { $majority }.
   *[other] Das höchste Gebot setzt Knolle { $bulb } von { $size }: 1 Punkt.
}
bulbous-why-no-fit = Keine deiner Karten passt: Tausche eine oder zwei oder passe.
bulbous-why-order = Du beginnst diese Runde: Tippe sie nacheinander an.
bulbous-why-next = Du beginnst diese Runde, deshalb wählst du.
bulbous-why-bring = Alle bieten auf seine Knollen: je 1 Punkt, und { $majority } für die Mehrheit, wenn es voll ist. Kleine füllen sich schneller.
bulbous-why-add = Die höchste neue Summe setzt die Knolle. Bei neuem Gleichstand setzt niemand.
bulbous-why-wait = { $phase ->
    [bring] Alle Exemplare kommen vor dem ersten Gebot ins Spiel.
    [order] Der Startspieler legt die Reihenfolge der Exemplare fest.
   *[other] Die Gebote werden aufgedeckt, wenn alle gewählt haben.
}
bulbous-order-key = Reihenfolge bestätigen
bulbous-undo = Rückgängig
bulbous-bid-key = { $value } bieten
bulbous-bid-wild = Joker bieten
bulbous-swap-key = { bulbous-cards } tauschen
bulbous-pass-key = { $drawn ->
    [0] Passen
   *[other] Passen, Karte ziehen
}
bulbous-add-key = { $card } dazulegen
bulbous-add-none = Nichts dazulegen
bulbous-charm-cards = Zauberkarten
bulbous-discards = { $deck } im Stapel, { $count } abgelegt
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
bulbous-reserve = Reserve: Größen { $sizes }
bulbous-go-on = Weiter
bulbous-in-hand = { bulbous-cards } auf der Hand

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Dein erstes Exemplar
bulbous-lesson-bring = Du hast vier blaue Exemplare mit einem bis vier Plätzen für Knollen. Bring das Jungtier ins Spiel: Eine einzige Knolle füllt es.
bulbous-lesson-bring-other = Das ist erlaubt, aber bring hier das Jungtier ins Spiel: Es ist am schnellsten voll.
bulbous-lesson-order-title = Die Reihenfolge
bulbous-lesson-order = Du beginnst diese Runde und wählst deshalb, in welcher Reihenfolge auf die Exemplare geboten wird: Rot, dann Grün; Blau folgt automatisch.
bulbous-lesson-order-other = Das ist erlaubt, aber wähle hier zuerst Rot, dann Grün.
bulbous-lesson-bid-title = Ein Gebot
bulbous-lesson-bid = Alle bieten verdeckt auf das rote Alttier. Wähle Rot 4, Rot 6 und das Doppel und biete (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = Das ist erlaubt, aber biete hier Rot 4, Rot 6 und das Doppel: 20.
bulbous-lesson-won-title = Gebote aufgedeckt
bulbous-lesson-won = 20 schlägt 12 und 9. Du setzt eine Knolle auf das rote Alttier, obwohl es nicht dein Exemplar ist, und bekommst 1 Punkt. Alle gebotenen Karten werden abgelegt.
bulbous-lesson-swap-title = Keine grüne Karte
bulbous-lesson-swap = Du hast keine Karte für den grünen Vogt. Wähle Blau 3 und tausche sie gegen eine andere Karte. Du könntest auch passen und eine Karte ziehen.
bulbous-lesson-swap-other = Das ist erlaubt, aber tausche hier Blau 3, die dir am wenigsten nützt.
bulbous-lesson-tie-title = Ein Gleichstand
bulbous-lesson-tie = 9 gegen 9: Bei Gleichstand um das höchste Gebot wird keine Knolle gesetzt. Der grüne Vogt wartet auf die nächste Runde.
bulbous-lesson-wild-title = Der Joker
bulbous-lesson-wild = Der Joker mit dem Kreis passt zu Blau und Grün und gewinnt gegen jedes Gebot. Biete ihn auf dein Jungtier.
bulbous-lesson-wild-other = Das ist erlaubt, aber nur der Joker gewinnt sicher: Biete ihn.
bulbous-lesson-full-title = Vollständig
bulbous-lesson-full = Der Joker schlägt 16. Dein Jungtier ist vollständig: 1 Punkt für seine Knolle und 2 für die Mehrheit. Mit der Knolle auf Rot hast du 4.
bulbous-lesson-on-title = Wie es weitergeht
bulbous-lesson-on = Wenn ein Exemplar vollständig wird, füllen alle die Hand auf sieben Karten auf. Der nächste Spieler beginnt, und du bringst ein weiteres blaues Exemplar ins Spiel. Bringt ein Spieler sein letztes Exemplar ins Spiel, folgt die letzte Runde.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = zwischen Exemplaren und Karten
bulbous-keys-number = zu einer passenden Karte, nach ihrer Zahl
bulbous-keys-send = deine Auswahl senden
bulbous-keys-command = zwei Zahlen und das Doppel bieten
