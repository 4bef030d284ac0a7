# Betapet

betapet-name = Betapet
betapet-line = Wörter über Kreuz auf dem Brett deiner Wahl, mit oder ohne Uhr.

betapet-option-board = Brett
betapet-option-board-standard = Standard
betapet-option-board-special = Spezial
betapet-option-board-random = Zufällig
betapet-option-board-classic = Klassisch
betapet-option-tiles = Steinsatz
betapet-option-tiles-english = Englisch (100)
betapet-option-tiles-french = Französisch (100)
betapet-option-tiles-french-102 = Französisch (102)
betapet-option-tiles-italian = Italienisch (100)
betapet-option-tiles-italian-120 = Italienisch (120)
betapet-option-tiles-italian-clementoni = Italienisch (120, Clementoni)
betapet-option-tiles-swedish = Schwedisch (Betapet)
betapet-option-tiles-swedish-classic = Schwedisch (klassisch)
betapet-option-tiles-german = Deutsch (102)
betapet-option-tiles-spanish = Spanisch (100)
betapet-option-lexicon = Wörterbuch
betapet-option-words = Ungültige Wörter
betapet-option-words-void = können nicht gelegt werden
betapet-option-words-single = bleiben liegen, wenn sie niemand anzweifelt
betapet-option-words-double = falsches Anzweifeln kostet den nächsten Zug
betapet-option-words-five = falsches Anzweifeln bringt dem Gegner fünf Punkte
betapet-option-live_words = Wörter vor dem Legen prüfen
betapet-option-ending = Punkte für die letzten Steine
betapet-option-ending-betapet = Spieler verlieren den Wert ihrer Steine; wer fertig wird, gewinnt ihn
betapet-option-ending-double = wer fertig wird, gewinnt den doppelten Wert der übrigen Steine

betapet-phase-play = ein Wort legen, tauschen oder passen
betapet-phase-challenge = den Zug annehmen oder anzweifeln
betapet-phase-over = die Partie ist beendet

betapet-do-play = Diese Steine legen
betapet-do-exchange = Steine tauschen
betapet-do-pass = Passen
betapet-do-challenge = Die Wörter anzweifeln
betapet-do-accept = Den Zug annehmen
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = { $letters } tauschen

# Rows of the log.
betapet-row-exchange = { $count } getauscht
betapet-row-pass = gepasst

betapet-news-play = { $points ->
    [one] { $name } hat { $words } für einen Punkt gelegt.
   *[other] { $name } hat { $words } für { $points } Punkte gelegt.
}
betapet-news-bingo = { $name } hat { $words } gelegt: Bingo, { $points } Punkte!
betapet-news-word = { $direction ->
    [down] { $word } auf { $at } senkrecht
   *[across] { $word } auf { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } hat einen Stein getauscht.
   *[other] { $name } hat { $count } Steine getauscht.
}
betapet-news-exchange-own = { $name } hat { $given } gegen { $drawn } getauscht.
betapet-news-answered = { $name } hat entschieden.
betapet-news-pass = { $name } hat gepasst.
betapet-news-withdrawn = { $name } hat den Zug zurückgenommen: { $words } ist nicht gültig.
betapet-news-challenge = { $name } bekommt { $points } Punkte: Das Anzweifeln war falsch.
betapet-news-skipped = { $name } setzt wegen falschen Anzweifelns aus.
betapet-news-rack = { $lost ->
    [0] { $name } hatte { $letters } übrig.
    [one] { $name } hatte { $letters } übrig und hat einen Punkt verloren.
   *[other] { $name } hatte { $letters } übrig und hat { $lost } Punkte verloren.
}
betapet-news-out = { $points ->
    [0] { $name } hat den letzten Stein gelegt.
    [one] { $name } hat den letzten Stein gelegt und einen Punkt bekommen.
   *[other] { $name } hat den letzten Stein gelegt und { $points } Punkte bekommen.
}
betapet-news-left = { $name } hat die Partie verlassen.

betapet-over-out = Ein Spieler hat alle seine Steine gelegt.
betapet-over-passes = Drei Runden ohne ein Wort.
betapet-over-time = Ein Spieler hat die Zeit um fünf Minuten überschritten.

betapet-error-not-your-turn = Du bist nicht am Zug.
betapet-error-answer-first = Nimm zuerst den letzten Zug an oder zweifle ihn an.
betapet-error-no-play-to-answer = Es gibt keinen Zug zum Annehmen oder Anzweifeln.
betapet-error-no-tiles = Lege mindestens einen Stein.
betapet-error-off-board = Das liegt außerhalb des Bretts.
betapet-error-occupied = Dieses Feld ist besetzt.
betapet-error-not-in-order = Steine müssen in der Reihenfolge ihrer Felder genannt werden.
betapet-error-not-in-line = Alle Steine müssen in einer Zeile oder Spalte liegen.
betapet-error-gap = Im Wort ist eine Lücke.
betapet-error-not-connected = Die Steine müssen einen Buchstaben auf dem Brett berühren.
betapet-error-start-square = Das erste Wort muss den Stern bedecken.
betapet-error-one-letter = Ein Wort braucht mindestens zwei Buchstaben.
betapet-error-not-a-letter = Es gibt keinen Stein { $letter }.
betapet-error-not-on-rack = Nicht auf deiner Ablage: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } ist nicht im Wörterbuch
   *[other] { $words } sind nicht im Wörterbuch
}
betapet-error-shared-tile = { $word } braucht den Stein { $tile }, keine einzelnen Buchstaben.
betapet-error-bag-too-small = Du kannst nur tauschen, solange mindestens { $needed } Steine im Beutel sind; es sind { $bag }.
betapet-error-unknown-lexicon = Dieser Server hat das Wörterbuch { $lexicon } nicht.
betapet-error-other-language = Das Wörterbuch ist { $lexicon ->
    [de] deutsch
    [es] spanisch
    [fr] französisch
    [it] italienisch
    [sv] schwedisch
   *[en] englisch
}, die Steine sind { $tiles ->
    [de] deutsch
    [es] spanisch
    [fr] französisch
    [it] italienisch
    [sv] schwedisch
   *[en] englisch
}.
betapet-error-seats = Betapet ist für zwei bis vier Spieler, nicht für { $seats }.

betapet-bot-beginner = Nils, elf, der kurze und häufige Wörter kennt
betapet-bot-beginner-plus = Amina, zwölf, die nachts unter der Decke liest
betapet-bot-casual = Mona, die mit gutem Wortschatz legt, was ihr gefällt
betapet-bot-casual-plus = Tomás, der kein Sonntagsrätsel auslässt
betapet-bot-club = Henrik, der immer die meisten Punkte nimmt
betapet-bot-club-plus = Ngozi, die seltene Wörter sammelt
betapet-bot-expert = Alma, die auch plant, welche Steine sie behält
betapet-bot-expert-plus = Haruto, der selten ein Wort übersieht
betapet-bot-master = Viktor, der so gut wie nie ein Wort übersieht
betapet-bot-master-plus = Kalliope, die vorausplant und das Endspiel ausrechnet

## The board on screen

betapet-board = Brett, fünfzehn mal fünfzehn
betapet-rack = Deine Ablage
betapet-tools = Weitere Aktionen
betapet-slip = Punkte deines Entwurfs
betapet-joker = Joker
betapet-tile = { $value ->
    [one] { $letter }, ein Punkt
   *[other] { $letter }, { $value } Punkte
}
betapet-tile-joker = { $letter }, ein Joker, keine Punkte
betapet-rack-tile = { $tile }, Stelle { $place } von { $count }
betapet-mark-dl = 2B
betapet-mark-tl = 3B
betapet-mark-dw = 2W
betapet-mark-tw = 3W
betapet-bonus-dl = doppelter Buchstabenwert
betapet-bonus-tl = dreifacher Buchstabenwert
betapet-bonus-dw = doppelter Wortwert
betapet-bonus-tw = dreifacher Wortwert
betapet-bonus-start = Startfeld, doppelter Wortwert
betapet-bingo = Bingo
betapet-sum = { $points } Punkte insgesamt
betapet-counting = Wird berechnet…
betapet-not-listed = nicht im Wörterbuch

betapet-shuffle = Mischen
betapet-sort = Ordnen
betapet-unseen = Verdeckt
betapet-unseen-count = { $count } Steine, davon { $bag } im Beutel
betapet-list = Wörterbuch: { $name }
betapet-list-instead = Wörterbuch: { $name } (ersetzt { $other })
betapet-exchange = Tauschen
betapet-pass = Passen
betapet-recall = Rückgängig
betapet-play = Legen
betapet-play-points = Legen { $points }
betapet-challenge = Anzweifeln

betapet-ask-first = Du bist dran: Das erste Wort muss den Stern bedecken
betapet-ask-play = Du bist dran: Lege ein Wort
betapet-why-play = Schreib auf ein Feld, ziehe Steine oder klicke Stein und Feld an.
betapet-why-play-touch = Ziehe Steine oder tippe Stein und Feld an.
betapet-command-hint = 8G FARTHING, oder G8 senkrecht
betapet-clock-12 = Rush, Abzug alle 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Schnell
betapet-clock-60 = Normal
betapet-clock-0 = Unbegrenzt
betapet-command-words = Wörter
betapet-command-words-does = Die Wörter auf dem Brett vorlesen
betapet-command-no-words = Auf dem Brett liegen noch keine Wörter.
betapet-command-drafts = Entwürfe
betapet-command-drafts-does = Deine Entwürfe vorlesen, den besten zuerst
betapet-command-no-drafts = Du hast noch keine Entwürfe ausprobiert.
betapet-command-accept = Annehmen
betapet-command-exchange-does = Schreib dahinter die Buchstaben, die du tauschst
betapet-keys-write = einen Buchstaben auf das Brett legen
betapet-keys-walk = von Feld zu Feld
betapet-keys-turn = zwischen waagrecht und senkrecht wechseln
betapet-keys-back = den letzten Stein rückgängig machen
betapet-keys-joker = den Buchstaben mit einem Joker legen
betapet-keys-command = FARTHING ab G8 waagrecht legen
betapet-ask-held = Wähle ein Feld für { $tile }
betapet-why-held = Tippe den Stein noch einmal an, um ihn zurückzulegen.
betapet-ask-joker = Wähle einen Buchstaben für den Joker
betapet-why-joker = Wähle oder tippe einen Buchstaben. Nach dem Legen bleibt er fest.
betapet-why-blank = Drücke lange auf den Joker, um einen anderen Buchstaben zu wählen.
betapet-ask-points = { $points ->
    [one] { $word }, ein Punkt
   *[other] { $word }, { $points } Punkte
}
betapet-ask-bingo = { $word }, Bingo: { $points } Punkte
betapet-why-laid = Verschiebe die Steine oder mach sie rückgängig.
betapet-ask-sending = Wird gesendet…
betapet-ask-challenge = { $points ->
    [one] { $name } hat { $words } für einen Punkt gelegt. Anzweifeln?
   *[other] { $name } hat { $words } für { $points } Punkte gelegt. Anzweifeln?
}
betapet-why-challenge-single = Falsches Anzweifeln kostet nichts.
betapet-why-challenge-double = Falsches Anzweifeln kostet deinen nächsten Zug.
betapet-why-challenge-five = Falsches Anzweifeln bringt dem Gegner fünf Punkte.

betapet-joker-becomes = Buchstabe des Jokers
betapet-choose-square = Wähle zuerst ein Feld.
betapet-no-room = In dieser Zeile oder Spalte ist kein Feld mehr frei.
betapet-say-draft = dein Entwurf
betapet-say-last = letzter Zug
betapet-say-across = waagrecht
betapet-say-down = senkrecht
betapet-say-recalled = Zurück auf der Ablage: { $tile }
betapet-say-recalled-all = Alle Steine sind zurück auf der Ablage.
betapet-say-rack = Ablage: { $letters }
betapet-say-verdict = { $words }: { $points } Punkte

betapet-exchange-title = Wähle die Steine zum Tauschen
betapet-exchange-line = Im Beutel sind { $bag } Steine. Du ziehst ebenso viele, und dein Zug endet.
betapet-exchange-count = { $count } tauschen
betapet-exchange-all = Alle oder keine auswählen
betapet-keep-all = Abbrechen
betapet-laid-return = Die Steine auf dem Brett kommen auf deine Ablage zurück.
betapet-pass-title = Diesen Zug passen?
betapet-pass-laid = Deine Steine auf dem Brett sind nicht gelegt. Sie kommen auf deine Ablage zurück.
betapet-pass-line = { $count ->
    [0] Die Partie endet nach drei Runden ohne Wort.
    [one] Die Partie endet nach drei Runden ohne Wort; der letzte Zug hatte keines.
   *[other] Die Partie endet nach drei Runden ohne Wort; die letzten { $count } Züge hatten keines.
}

betapet-racks-left = Übrige Steine
betapet-rack-left = Übrig: { $letters }
betapet-rack-empty = keine

betapet-count-bingos = Bingos
betapet-count-words = Wörter
betapet-count-best = Bester Zug
betapet-count-exchanges = Tausche
betapet-source-letters = Buchstaben
betapet-source-bonus = Prämienfelder
betapet-source-crossing = Querwörter
betapet-source-bingo = Bingos
betapet-source-withdrawn = Erfolgreich angezweifelt
betapet-source-challenge = Falsches Anzweifeln der Gegner
betapet-source-left = Übrige Steine

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = Das erste Wort
betapet-lesson-star = Diese Lektion ist auf Englisch, mit Wörtern, die man in vielen Sprachen kennt. Das erste Wort muss den Stern bedecken: Leg AROMA von f8 bis j8. Tippe ein Feld an und schreib, oder ziehe die Steine.
betapet-lesson-star-other = Das ist erlaubt, aber leg hier AROMA von f8 bis j8.
betapet-lesson-points-title = Punkte
betapet-lesson-points = A, R und O zählen je 1, M zählt 3: Das sind 7, und der Stern verdoppelt das Wort auf 14. Du hast auf sieben Steine nachgezogen, und Mona hat IDEAL durch dein A gelegt.
betapet-lesson-two-title = Zwei Wörter auf einmal
betapet-lesson-two = Alle Buchstaben, die sich in einer Zeile oder Spalte berühren, müssen ein Wort ergeben, und jedes neue Wort zählt. Leg KILOS senkrecht von k4 bis k8: Das S bildet auch AROMAS. Mit den Prämienfeldern zählen sie 20 und 9.
betapet-lesson-two-other = Das ist erlaubt, aber leg hier KILOS senkrecht von k4 bis k8.
betapet-lesson-joker-title = Der Joker
betapet-lesson-joker = Der Stein ohne Buchstaben ist ein Joker: Er kann jeder Buchstabe sein und zählt keine Punkte. Mona hat EURO gelegt; leg nun TIGER von e5 bis i5, mit dem Joker als R.
betapet-lesson-joker-other = Das ist erlaubt, aber leg hier TIGER von e5 bis i5, mit dem Joker als R.
betapet-lesson-exchange-title = Tauschen
betapet-lesson-exchange = Deine Steine ergeben kein gutes Wort. Statt ein Wort zu legen, darfst du Steine tauschen, wie eben Mona, solange mindestens sieben im Beutel sind. Tausche C, H und J.
betapet-lesson-exchange-other = Das ist erlaubt, aber tausche hier C, H und J.
betapet-lesson-bingo-title = Bingo und Passen
betapet-lesson-bingo = Alle sieben Steine in einem Zug zu legen ist ein Bingo und bringt 50 Punkte extra. Wenn du kein Wort legen kannst oder willst, passe. Ein Wort, das nicht im Wörterbuch steht, wird nicht angenommen; du kannst es ändern.
betapet-lesson-on-title = Spielende
betapet-lesson-on = Die Partie endet, wenn der Beutel leer ist und ein Spieler seinen letzten Stein legt: Die anderen verlieren den Wert ihrer Steine, und er gewinnt ihn. Sie endet auch nach drei Runden ohne Wort.
