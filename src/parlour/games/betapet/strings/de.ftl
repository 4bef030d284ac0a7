# Betapet

betapet-name = Betapet
betapet-line = Wörter über Kreuz auf dem Brett deiner Wahl, auf Wunsch gegen die Uhr.

betapet-option-board = Brett
betapet-option-board-standard = Standard
betapet-option-board-special = Spezial
betapet-option-board-random = Zufällig
betapet-option-board-classic = Klassisch
betapet-option-tiles = Buchstabensteine
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
betapet-option-lexicon = Wortliste
betapet-option-words = Falsche Wörter
betapet-option-words-void = werden sofort abgelehnt
betapet-option-words-single = gelten, bis sie angezweifelt werden
betapet-option-words-double = falsch anzweifeln kostet den nächsten Zug
betapet-option-words-five = falsch anzweifeln bringt dem anderen fünf Punkte
betapet-option-live_words = Entwürfe werden geprüft, bevor man sie legt
betapet-option-ending = Wer ausmacht
betapet-option-ending-betapet = alle verlieren ihre restlichen Steine, wer ausmacht, gewinnt sie
betapet-option-ending-double = wer ausmacht, gewinnt die restlichen Steine doppelt

betapet-phase-play = lege ein Wort, tausche oder passe
betapet-phase-challenge = lass den Zug gelten oder zweifle ihn an
betapet-phase-over = die Partie ist vorbei

betapet-do-play = Diese Steine legen
betapet-do-exchange = Steine tauschen
betapet-do-pass = Passen
betapet-do-challenge = Die Wörter anzweifeln
betapet-do-accept = Den Zug gelten lassen
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = { $letters } tauschen

# Rows of the log.
betapet-row-exchange = tauschte { $count }
betapet-row-pass = gepasst

betapet-news-play = { $points ->
    [one] { $name } legte { $words } für einen Punkt.
   *[other] { $name } legte { $words } für { $points } Punkte.
}
betapet-news-bingo = { $name } legte { $words }: Bingo, { $points } Punkte!
betapet-news-word = { $direction ->
    [down] { $word } auf { $at } abwärts
   *[across] { $word } auf { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } tauschte einen Stein.
   *[other] { $name } tauschte { $count } Steine.
}
betapet-news-exchange-own = { $name } gab { $given } zurück und zog { $drawn }.
betapet-news-answered = { $name } hat geantwortet.
betapet-news-pass = { $name } passte.
betapet-news-withdrawn = { $name } nahm den Zug zurück: { $words } galt nicht.
betapet-news-challenge = { $name } gewinnt { $points } Punkte: der Zweifel war falsch.
betapet-news-skipped = { $name } setzt nach falschem Zweifel aus.
betapet-news-rack = { $lost ->
    [0] { $name } behielt { $letters }.
    [one] { $name } behielt { $letters } und verlor einen Punkt.
   *[other] { $name } behielt { $letters } und verlor { $lost } Punkte.
}
betapet-news-out = { $points ->
    [0] { $name } hat ausgelegt.
    [one] { $name } hat ausgelegt und gewinnt einen Punkt.
   *[other] { $name } hat ausgelegt und gewinnt { $points } Punkte.
}
betapet-news-left = { $name } hat die Partie verlassen.

betapet-over-out = Alle Steine wurden ausgespielt.
betapet-over-passes = Drei Runden ohne ein Wort.
betapet-over-time = Jemand war fünf Minuten über der Zeit.
betapet-over-resigned = Die anderen gaben auf.
betapet-over-away = Die anderen blieben fort.

betapet-error-not-your-turn = Du bist nicht am Zug.
betapet-error-answer-first = Erst muss der Zug gelten oder angezweifelt werden.
betapet-error-no-play-to-answer = Es gibt keinen Zug, der gelten oder angezweifelt werden könnte.
betapet-error-no-tiles = Lege mindestens einen Stein.
betapet-error-off-board = Das liegt außerhalb des Bretts.
betapet-error-occupied = Dort liegt schon ein Buchstabe.
betapet-error-not-in-order = Steine werden in der Reihenfolge ihrer Felder genannt.
betapet-error-not-in-line = Alle Steine müssen in einer Zeile oder Spalte liegen.
betapet-error-gap = Im Wort ist eine Lücke.
betapet-error-not-connected = Die Steine müssen einen Buchstaben auf dem Brett berühren.
betapet-error-start-square = Das erste Wort muss den Stern bedecken.
betapet-error-one-letter = Ein Buchstabe ist kein Wort.
betapet-error-not-a-letter = Kein Stein heißt { $letter }.
betapet-error-not-on-rack = Nicht auf deiner Ablage: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } ist nicht im Wörterbuch
   *[other] { $words } sind nicht im Wörterbuch
}
betapet-error-shared-tile = { $word } braucht den Stein { $tile }: Einzelne Buchstaben gelten hier nicht.
betapet-error-bag-too-small = Getauscht wird nur, solange { $needed } Steine im Beutel sind; es sind { $bag }.
betapet-error-unknown-lexicon = Die Wortliste { $lexicon } ist nicht in diesem Haus.
betapet-error-other-language = Die Liste spricht { $lexicon }, die Steine { $tiles }.
betapet-error-seats = Zwei bis vier spielen, nicht { $seats }.

betapet-bot-beginner = Nils, elf, der die kurzen und häufigen Wörter kennt
betapet-bot-beginner-plus = Amina, zwölf, die nachts unter der Decke liest
betapet-bot-casual = Mona, die legt, was ihr gefällt, aus einem guten Wortschatz
betapet-bot-casual-plus = Tomás, der kein Sonntagsrätsel auslässt
betapet-bot-club = Henrik, der immer die meisten Punkte nimmt
betapet-bot-club-plus = Ngozi, die seltene Wörter sammelt
betapet-bot-expert = Alma, die auch auf die Steine achtet, die sie behält
betapet-bot-expert-plus = Haruto, der selten ein Wort übersieht
betapet-bot-master = Viktor, der kaum je ein Wort übersieht
betapet-bot-master-plus = Kalliope, der die nächsten Züge durchdenkt und die letzten Steine auszählt

## The board on screen

betapet-board = Brett, fünfzehn mal fünfzehn
betapet-rack = Deine Ablage
betapet-tools = Was du sonst tun kannst
betapet-slip = Was der Entwurf bringt
betapet-joker = Joker
betapet-tile = { $value ->
    [one] { $letter }, ein Punkt
   *[other] { $letter }, { $value } Punkte
}
betapet-tile-joker = { $letter }, ein Joker, keine Punkte
betapet-rack-tile = { $tile }, Platz { $place } von { $count }
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
betapet-sum = { $points } Punkte zusammen
betapet-counting = Wird gezählt…
betapet-not-listed = nicht in der Liste

betapet-shuffle = Mischen
betapet-sort = Ordnen
betapet-unseen = Verdeckt
betapet-unseen-count = { $count } Steine, davon { $bag } im Beutel
betapet-list = Wortliste: { $name }
betapet-list-instead = Wortliste: { $name }, statt { $other }
betapet-exchange = Tauschen
betapet-pass = Passen
betapet-recall = Rückgängig
betapet-play = Legen
betapet-play-points = Legen { $points }
betapet-challenge = Anzweifeln

betapet-ask-first = Du bist dran: das erste Wort bedeckt den Stern
betapet-ask-play = Du bist dran: lege ein Wort
betapet-why-play = Tippe auf einem Feld, ziehe Steine, oder wähle einen Stein und dann ein Feld.
betapet-why-play-touch = Ziehe Steine, oder tippe einen Stein an und dann ein Feld.
betapet-command-hint = 8G FARTHING, oder G8 nach unten
betapet-clock-12 = Hetze, Punkte je 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Schnell
betapet-clock-60 = Normal
betapet-clock-0 = Unbegrenzt
betapet-command-words = Wörter
betapet-command-words-does = Die Wörter auf dem Brett sagen
betapet-command-no-words = Noch liegt kein Wort.
betapet-command-drafts = Entwürfe
betapet-command-drafts-does = Deine Entwürfe sagen, den besten zuerst
betapet-command-no-drafts = Du hast noch nichts versucht.
betapet-command-accept = Annehmen
betapet-command-exchange-does = Schreib dahinter die Buchstaben, die du zurückgibst
betapet-keys-write = auf dem Brett schreiben
betapet-keys-walk = von Feld zu Feld
betapet-keys-turn = nach unten oder nach rechts schreiben
betapet-keys-back = den letzten Stein rückgängig machen
betapet-keys-joker = ihn mit dem Joker schreiben
betapet-keys-command = FARTHING ab G8 nach rechts
betapet-ask-held = Wohin damit: { $tile }?
betapet-why-held = Wähle ein Feld, oder den Stein noch einmal, um ihn abzulegen.
betapet-ask-joker = Wofür steht der Joker?
betapet-why-joker = Wähle einen Buchstaben oder tippe ihn. Dabei bleibt es.
betapet-why-blank = Drücke lange auf den Joker, oder lege ihn neu, um seinen Buchstaben zu wählen.
betapet-ask-points = { $points ->
    [one] { $word }, ein Punkt
   *[other] { $word }, { $points } Punkte
}
betapet-ask-bingo = { $word } ist ein Bingo: { $points } Punkte
betapet-why-laid = Verschiebe die Steine, oder mache rückgängig.
betapet-ask-sending = Unterwegs…
betapet-ask-challenge = { $name } hat { $words } für { $points } Punkte gelegt. Anfechten?
betapet-why-challenge-single = Ein falscher Zweifel kostet nichts.
betapet-why-challenge-double = Ein falscher Zweifel kostet deinen nächsten Zug.
betapet-why-challenge-five = Ein falscher Zweifel gibt dem, der gelegt hat, fünf Punkte.

betapet-joker-becomes = Der Joker wird…
betapet-choose-square = Wähle zuerst ein Feld.
betapet-no-room = In dieser Reihe ist kein Feld mehr frei.
betapet-say-draft = dein Entwurf
betapet-say-last = letzter Zug
betapet-say-across = es wird waagrecht geschrieben
betapet-say-down = es wird senkrecht geschrieben
betapet-say-recalled = Zurück auf der Ablage: { $tile }
betapet-say-recalled-all = Alle Steine sind zurück auf der Ablage.
betapet-say-rack = Ablage: { $letters }
betapet-say-verdict = { $words }: { $points } Punkte

betapet-exchange-title = Welche Steine gibst du zurück?
betapet-exchange-line = Im Beutel sind { $bag }. Du ziehst ebenso viele, und dein Zug ist vorbei.
betapet-exchange-count = { $count } tauschen
betapet-exchange-all = Alle oder keine
betapet-keep-all = Behalten
betapet-laid-return = Die Steine auf dem Brett kommen zurück auf deine Ablage.
betapet-pass-title = Diesen Zug passen?
betapet-pass-laid = Auf dem Brett liegen Steine von dir, die nicht gespielt sind. Sie kommen zurück auf deine Ablage.
betapet-pass-line = { $count ->
    [0] Drei Runden ohne Zug beenden das Spiel.
    [one] Drei Runden ohne Zug beenden das Spiel; einmal wurde schon nicht gelegt.
   *[other] Drei Runden ohne Zug beenden das Spiel; { $count }-mal wurde schon nicht gelegt.
}

betapet-racks-left = Was übrig blieb
betapet-rack-left = Übrig: { $letters }
betapet-rack-empty = nichts übrig

betapet-count-bingos = Bingos
betapet-count-words = Wörter
betapet-count-best = Bester Zug
betapet-count-exchanges = Tausche
betapet-source-letters = Buchstaben
betapet-source-bonus = Bonusfelder
betapet-source-crossing = Querwörter
betapet-source-bingo = Bingos
betapet-source-withdrawn = Zurückgenommen
betapet-source-challenge = Falsche Anfechtungen anderer
betapet-source-left = Übrige Steine

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = Das erste Wort
betapet-lesson-star = Diese Lektion spielt auf Englisch, mit Wörtern, die man in vielen Sprachen kennt. Das erste Wort bedeckt den Stern: Leg AROMA von f8 bis j8. Berühr ein Feld und schreib, oder trag die Steine hin.
betapet-lesson-star-other = Auch andere Wörter über dem Stern gingen, aber leg hier AROMA von f8 bis j8.
betapet-lesson-points-title = Was es zählt
betapet-lesson-points = A, R und O zählen je 1, M zählt 3: Das sind 7, und der Stern verdoppelt das Wort auf 14. Du hast wieder auf sieben nachgezogen, und Mona hat IDEAL durch dein A gelegt.
betapet-lesson-two-title = Zwei Wörter auf einmal
betapet-lesson-two = Buchstaben, die sich in einer Reihe berühren, müssen ein Wort ergeben, und jedes neue Wort zählt. Leg KILOS abwärts von k4 bis k8: Das S macht auch AROMAS. Mit den farbigen Feldern sind das 20 und 9.
betapet-lesson-two-other = Das ginge auch, aber leg hier KILOS abwärts, von k4 bis k8.
betapet-lesson-joker-title = Der Joker
betapet-lesson-joker = Der Stein ohne Buchstaben ist ein Joker: jeder Buchstabe, den du willst, für keine Punkte. Mona hat EURO gelegt; leg nun TIGER von e5 bis i5, mit dem Joker als R.
betapet-lesson-joker-other = Das ginge auch, aber leg hier TIGER von e5 bis i5, mit dem Joker als R.
betapet-lesson-exchange-title = Tauschen
betapet-lesson-exchange = Aus deinen Steinen wird nichts Gutes mehr. Statt zu legen darfst du tauschen, wie eben Mona, solange sieben im Beutel sind. Tausche C, H und J.
betapet-lesson-exchange-other = Das ginge auch, aber tausche hier C, H und J.
betapet-lesson-bingo-title = Bingo und Passen
betapet-lesson-bingo = Alle sieben Steine in einem Zug sind ein Bingo, 50 Punkte dazu. Wer nichts legen kann oder will, passt. Ein Wort, das nicht in der Liste steht, wird abgelehnt, und nichts ist verloren.
betapet-lesson-on-title = Das Ende
betapet-lesson-on = Ist der Beutel leer und legt jemand den letzten Stein, verlieren die anderen, was ihre Steine zählen, und wer fertig ist, gewinnt es. Auch nach drei Runden ohne Wort ist Schluss.
