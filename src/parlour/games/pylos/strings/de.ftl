# Pylos

pylos-name = Pylos
pylos-line = Dreißig Kugeln, eine Pyramide: Spar dir deine für die Spitze.

pylos-option-variant = Regeln
pylos-option-variant-basic = Einfach
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Fortgeschritten

pylos-phase-move = eine Kugel legen oder heben
pylos-phase-take = eine oder zwei Kugeln zurücknehmen
pylos-phase-over = die Partie ist vorbei

pylos-do-place = Eine Kugel auf { $cell } legen
pylos-do-raise = { $source } auf { $cell } heben
pylos-do-take = { $balls } zurücknehmen
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = { $balls } zurück

# Rows and columns of the log.
pylos-row-took = zurückgenommen
pylos-row-reserve = Vorrat
pylos-row-left = Rest

pylos-news-placed = { $name } hat eine Kugel auf { $cell } gelegt.
pylos-news-raised = { $name } hat { $source } auf { $cell } gehoben.
pylos-news-bonus = { $name } nimmt für { $made } Kugeln zurück.
pylos-news-took = { $count ->
    [one] { $name } hat { $balls } zurückgenommen.
   *[other] { $name } hat { $count } Kugeln zurückgenommen: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } hat die Pyramide gekrönt und gewonnen.
   *[stuck] { $name } hat gewonnen: Es war keine Kugel mehr zu spielen.
}
pylos-news-drawn = { $how ->
    [repetition] Zum dritten Mal dieselbe Stellung: Remis.
   *[length] Vierhundert Züge: Remis.
}

pylos-over-apex = Die Pyramide ist vollendet.
pylos-over-stuck = Keine Kugel mehr zu spielen.
pylos-over-repetition = Remis: zum dritten Mal dieselbe Stellung.
pylos-over-length = Remis: vierhundert Züge.

pylos-error-not-your-turn = Du bist nicht am Zug.
pylos-error-bonus-due = Nimm erst eine oder zwei Kugeln zurück.
pylos-error-no-bonus = Kugeln gibt es nur für ein Quadrat oder eine Reihe zurück, die gerade entstanden sind.
pylos-error-one-or-two = Nimm eine oder zwei Kugeln zurück.
pylos-error-reserve-empty = Dein Vorrat ist leer: Heb eine Kugel.
pylos-error-table-broken = Die Tabelle { $file } ist beschädigt oder nicht vollständig: Bau sie mit parlour pylos solve neu.
pylos-error-table-other = Die Tabelle { $file } gilt für andere Regeln oder eine andere Variante ({ $variant }, Regeln { $rules }): Bau sie mit parlour pylos solve neu.
pylos-error-table-missing = Es gibt keine Tabelle { $file }: Bau sie mit parlour pylos solve.
pylos-error-table-wrong = Die Tabelle { $file } widerspricht bei { $count } Stellungen dem, was auf sie folgt: Bau sie neu.
pylos-error-no-compiler = Dazu braucht es einen C-Compiler, und hier ist keiner zu finden.
pylos-error-no-such-hollow = Die Mulde { $cell } gibt es nicht.
pylos-error-not-open = Eine Kugel braucht hier vier Kugeln unter sich: { $cell } ist nicht frei.
pylos-error-not-your-ball = Auf { $cell } liegt keine Kugel von dir.
pylos-error-not-free = Die Kugel auf { $cell } trägt eine andere.
pylos-error-not-higher = { $cell } liegt nicht höher als { $source }.
pylos-error-own-support = { $cell } ruht selbst auf { $source }.
pylos-error-not-a-position = Das ist keine Stellung von Pylos: { $text }
pylos-error-not-a-variant = Diese Regeln gibt es nicht: { $text }
pylos-error-not-a-move = Das ist kein Zug von Pylos: { $text }

pylos-bot-beginner = Pip, der spielt, was ihm ins Auge fällt
pylos-bot-beginner-plus = Lindiwe, die inzwischen zweimal hinsieht
pylos-bot-casual = Oona, die sich jede Kugel schnappt
pylos-bot-casual-plus = Mateo, der kein Quadrat unfertig lässt
pylos-bot-club = Bertil, der ein paar Züge vorausdenkt
pylos-bot-club-plus = Aroha, die immer eine Kugel in der Hand behält
pylos-bot-expert = Ines, geduldig und schwer zu überraschen
pylos-bot-expert-plus = Tariq, der dich bauen lässt und am Ende obenauf ist
pylos-bot-master = Thales, der bis zur allerletzten Kugel zählt
pylos-bot-master-plus = Imhotep, der jede Pyramide kennt, die es geben kann

# What the board says: the action bar, then the names of its cells
pylos-ask-move = Du bist dran: Leg eine Kugel, oder heb eine.
pylos-ask-place = Du bist dran: Leg eine Kugel.
pylos-ask-raise = Du bist dran: Heb eine Kugel.
pylos-ask-where = Wohin mit { $source }?
pylos-ask-placed = Eine Kugel auf { $cell } legen?
pylos-ask-raised = { $source } auf { $cell } heben?
pylos-ask-take = { $made ->
    [3] Drei in einer Reihe! Nimm eine oder zwei Kugeln zurück.
    [4] Vier beisammen! Nimm eine oder zwei Kugeln zurück.
   *[other] Gut gemacht! Nimm eine oder zwei Kugeln zurück.
}
pylos-ask-second = Noch eine zweite Kugel, oder nur diese?
pylos-ask-home = { $count ->
    [one] Eine Kugel kommt heim: { $balls }.
   *[other] Zwei Kugeln kommen heim: { $balls }.
}
pylos-why-open = { $places ->
    [one] Eine Stelle ist offen.
   *[other] { $places } Stellen sind offen.
} { $left ->
    [one] Du hast noch eine Kugel.
   *[other] Du hast noch { $left } Kugeln.
}
pylos-why-empty = Dein Vorrat ist leer.
pylos-why-higher = Eine Kugel darf nur auf eine höhere Ebene.
pylos-why-draft = Noch ist nichts gesendet.
pylos-why-bonus = Das bringt dir eine oder zwei Kugeln zurück.
pylos-why-ringed = Umringte Kugeln kannst du zurücknehmen.
pylos-why-put-back = Berühre eine angehobene Kugel, um sie zurückzulegen.
pylos-do-confirm-place = Legen
pylos-do-confirm-raise = Heben
pylos-do-confirm-take = { $count ->
    [one] Eine zurück
   *[other] Zwei zurück
}
pylos-do-undo = Rückgängig
pylos-turn = Das Brett um ein Viertel drehen
pylos-finale-unit = { $count ->
    [one] Kugel übrig
   *[other] Kugeln übrig
}
pylos-sources = Wo die Kugeln blieben
pylos-source-reserve = Im Vorrat behalten
pylos-source-level = { pylos-level }
pylos-source-level-all = Auf der Pyramide
pylos-keys-walk = zum nächsten Platz
pylos-keys-name = zum Platz dieses Namens
pylos-keys-choose = die Kugel setzen, heben oder nehmen
pylos-keys-command = auf 3b2 setzen und 1a1 zurücknehmen
pylos-command-hint = 3b2, 1d4-2a1 oder 3b2 -1a1
pylos-pyramid = Pyramide
pylos-layers = Die vier Ebenen, von oben gesehen
pylos-level = { $level ->
    [4] Spitze
   *[other] Ebene { $level }
}
pylos-light = Hell
pylos-dark = Dunkel
pylos-reserve = { $name }: { $count ->
    [one] eine { $wood ->
        [light] helle
       *[dark] dunkle
    } Kugel
   *[other] { $count } { $wood ->
        [light] helle
       *[dark] dunkle
    } Kugeln
} im Vorrat
pylos-cell = { $cell }, Ebene { $level }
pylos-lies-own = deine Kugel
pylos-lies-light = helle Kugel
pylos-lies-dark = dunkle Kugel
pylos-lies-free = frei
pylos-lies-shut = noch nichts, worauf sie ruhen könnte
pylos-can-place-here = hier legen
pylos-can-raise-here = hierhin heben
pylos-can-may-raise = darf gehoben werden
pylos-can-may-take = darf zurückgenommen werden
pylos-can-picked = in deiner Hand
pylos-can-drafted = gewählt, nicht gesendet
pylos-can-taken = kommt heim, nicht gesendet
pylos-can-carries = trägt eine andere Kugel
pylos-moment-gain = { $gain } { $points ->
    [one] Kugel
   *[other] Kugeln
} zum Durchschnitt

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = Die erste Kugel
pylos-lesson-lay = Du hast fünfzehn helle Kugeln, Oona fünfzehn dunkle. Leg eine in die leuchtende Mulde, 1b2.
pylos-lesson-lay-other = Auch diese Mulde ist frei, aber die Lektion geht mit der leuchtenden weiter: 1b2.
pylos-lesson-square-title = Ein Quadrat
pylos-lesson-square = Ein paar Züge später warten drei deiner Kugeln auf eine vierte. Schließ das Quadrat mit einer Kugel auf 1c3.
pylos-lesson-square-other = So bleibt dein Quadrat offen. An einer Ecke fehlt noch eine Kugel: auf 1c3.
pylos-lesson-take-title = Kugeln kommen zurück
pylos-lesson-take = Vier Kugeln deiner Farbe im Quadrat bringen dir eine oder zwei in den Vorrat zurück. Nimm die beiden leuchtenden, 1c2 und 1c3.
pylos-lesson-take-other = Das ginge auch, aber nimm hier diese zwei: 1c2 und 1c3.
pylos-lesson-raise-title = Eine Ebene höher
pylos-lesson-raise = Vier Kugeln im Quadrat, egal von wem, tragen eine Mulde der nächsten Ebene. Heb deine Kugel von 1b3 auf 2a1: Das kostet keine aus dem Vorrat.
pylos-lesson-raise-other = Das ginge auch, aber schau nach oben: Berühr deine Kugel auf 1b3, dann die Mulde 2a1.
pylos-lesson-stop-title = Ein Quadrat verhindern
pylos-lesson-stop = Um 1c2 liegen drei dunkle Kugeln, und mit der vierten nähme Oona Kugeln zurück. Leg deine dorthin, dann entsteht ihr Quadrat nie.
pylos-lesson-stop-other = Dann schließt Oona ihr Quadrat und nimmt Kugeln zurück. Leg deine Kugel auf 1c2.
pylos-lesson-count-title = Wer länger durchhält
pylos-lesson-count = Du hast 11 Kugeln im Vorrat, Oona 8: Jede, die zurückkommt oder gehoben wird, ist gespart. Eine Kugel, die eine andere trägt, bleibt liegen. Wer keinen Zug mehr hat, verliert.
pylos-lesson-apex-title = Die Spitze
pylos-lesson-apex = Viele Züge später fehlt nur noch die Spitze, und die letzte Kugel ist deine. Leg sie auf 4a1.
pylos-lesson-apex-other = Die Spitze ist frei: Leg deine letzte Kugel auf 4a1.
pylos-lesson-on-title = Gewonnen
pylos-lesson-on = Wer die Pyramide krönt, gewinnt, denn für eine Antwort bleibt keine Kugel. Es gibt auch leichtere und schwerere Regeln; mit diesen fängt man an.
