# Pylos

pylos-name = Pylos
pylos-line = Dreißig Kugeln, eine Pyramide: Leg die letzte Kugel auf die Spitze.

pylos-option-variant = Regeln
pylos-option-variant-basic = Einfach
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Fortgeschritten

pylos-phase-move = eine Kugel legen oder heben
pylos-phase-take = eine oder zwei Kugeln zurücknehmen
pylos-phase-over = die Partie ist beendet

pylos-do-place = Eine Kugel auf { $cell } legen
pylos-do-raise = { $source } auf { $cell } heben
pylos-do-take = { $balls } zurücknehmen
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = { $balls } zurücknehmen

# Rows and columns of the log.
pylos-row-took = zurückgenommen
pylos-row-reserve = Vorrat
pylos-row-left = Übrig

pylos-news-placed = { $name } hat eine Kugel auf { $cell } gelegt.
pylos-news-raised = { $name } hat { $source } auf { $cell } gehoben.
pylos-news-bonus = { $name } hat { $made } vervollständigt und darf Kugeln zurücknehmen.
pylos-news-took = { $count ->
    [one] { $name } hat { $balls } zurückgenommen.
   *[other] { $name } hat { $count } Kugeln zurückgenommen: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } hat die Spitze gelegt und gewonnen.
   *[stuck] { $name } hat gewonnen: Der Gegner hatte keine Kugel mehr.
}
pylos-news-drawn = { $how ->
    [repetition] Remis durch dreifache Stellungswiederholung.
   *[length] Remis nach 400 Zügen.
}

pylos-over-apex = Die Pyramide ist vollständig.
pylos-over-stuck = Keine Kugel mehr zum Spielen.
pylos-over-repetition = Remis durch dreifache Stellungswiederholung.
pylos-over-length = Remis nach 400 Zügen.

pylos-error-not-your-turn = Du bist nicht am Zug.
pylos-error-bonus-due = Nimm zuerst eine oder zwei Kugeln zurück.
pylos-error-no-bonus = Du kannst nur Kugeln zurücknehmen, wenn du ein Quadrat oder eine Reihe vervollständigt hast.
pylos-error-one-or-two = Nimm eine oder zwei Kugeln zurück.
pylos-error-reserve-empty = Dein Vorrat ist leer. Heb stattdessen eine Kugel.
pylos-error-table-broken = Die Tabelle { $file } ist beschädigt oder unvollständig. Erstelle sie mit parlour pylos solve neu.
pylos-error-table-other = Die Tabelle { $file } gilt für andere Regeln oder eine andere Variante ({ $variant }, Regeln { $rules }). Erstelle sie mit parlour pylos solve neu.
pylos-error-table-missing = Es gibt keine Tabelle { $file }. Erstelle sie mit parlour pylos solve.
pylos-error-table-wrong = In der Tabelle { $file } widersprechen { $count } Stellungen ihren Nachfolgern. Erstelle sie neu.
pylos-error-no-compiler = Dafür ist ein C-Compiler nötig, und es wurde keiner gefunden.
pylos-error-no-such-hollow = Die Mulde { $cell } gibt es nicht.
pylos-error-not-open = Hier braucht eine Kugel vier Kugeln unter sich: { $cell } ist nicht verfügbar.
pylos-error-not-your-ball = Du hast keine Kugel auf { $cell }.
pylos-error-not-free = Die Kugel auf { $cell } trägt eine andere.
pylos-error-not-higher = Eine Kugel darf nur auf eine höhere Ebene: { $cell } liegt nicht höher als { $source }.
pylos-error-own-support = { $cell } wird von { $source } selbst getragen.
pylos-error-not-a-position = Keine gültige Pylos-Stellung: { $text }
pylos-error-not-a-variant = Unbekannte Regeln: { $text }
pylos-error-not-a-move = Kein gültiger Pylos-Zug: { $text }

pylos-bot-beginner = Pip, der spielt, was ihm ins Auge fällt
pylos-bot-beginner-plus = Lindiwe, die gelernt hat, zweimal hinzusehen
pylos-bot-casual = Oona, die sich jede Kugel schnappt
pylos-bot-casual-plus = Mateo, der kein Quadrat unvollendet lässt
pylos-bot-club = Bertil, der ein paar Züge vorausdenkt
pylos-bot-club-plus = Aroha, die immer eine Kugel in Reserve hat
pylos-bot-expert = Ines, geduldig und schwer zu überraschen
pylos-bot-expert-plus = Tariq, der dich bauen lässt und am Ende oben liegt
pylos-bot-master = Thales, der bis zur letzten Kugel rechnet
pylos-bot-master-plus = Imhotep, der jede mögliche Pyramide kennt

# What the board says: the action bar, then the names of its cells
pylos-ask-move = Du bist dran: Leg oder heb eine Kugel.
pylos-ask-place = Du bist dran: Leg eine Kugel.
pylos-ask-raise = Du bist dran: Heb eine Kugel.
pylos-ask-where = Wohin mit { $source }?
pylos-ask-placed = Eine Kugel auf { $cell } legen?
pylos-ask-raised = { $source } auf { $cell } heben?
pylos-ask-take = { $made ->
    [3] Dreierreihe! Nimm eine oder zwei Kugeln zurück.
    [4] Quadrat! Nimm eine oder zwei Kugeln zurück.
   *[other] Gut gemacht! Nimm eine oder zwei Kugeln zurück.
}
pylos-ask-second = Eine zweite Kugel zurücknehmen oder nur diese?
pylos-ask-home = { $count ->
    [one] Eine Kugel zurücknehmen: { $balls }?
   *[other] Zwei Kugeln zurücknehmen: { $balls }?
}
pylos-why-open = { $places ->
    [one] Eine Mulde ist offen.
   *[other] { $places } Mulden sind offen.
} { $left ->
    [one] Du hast noch eine Kugel.
   *[other] Du hast noch { $left } Kugeln.
}
pylos-why-empty = Dein Vorrat ist leer.
pylos-why-higher = Eine Kugel darf nur auf eine höhere Ebene.
pylos-why-draft = Noch nicht gesendet.
pylos-why-bonus = Danach darfst du eine oder zwei deiner Kugeln zurücknehmen.
pylos-why-ringed = Du kannst die umringten Kugeln zurücknehmen.
pylos-why-put-back = Tippe die Kugel noch einmal an, um sie zurückzulegen.
pylos-do-confirm-place = Legen
pylos-do-confirm-raise = Heben
pylos-do-confirm-take = { $count ->
    [one] Eine zurück
   *[other] Zwei zurück
}
pylos-do-undo = Rückgängig
pylos-turn = Brett drehen
pylos-finale-unit = { $count ->
    [one] Kugel übrig
   *[other] Kugeln übrig
}
pylos-sources = Verbleib der Kugeln
pylos-source-reserve = Im Vorrat
pylos-source-level = { pylos-level }
pylos-source-level-all = Auf der Pyramide
pylos-keys-walk = zur nächsten Mulde
pylos-keys-name = zur Mulde mit diesem Namen
pylos-keys-choose = die Kugel dort legen, heben oder zurücknehmen
pylos-keys-command = auf 3b2 legen und 1a1 zurücknehmen
pylos-command-hint = 3b2, 1d4-2a1 oder 3b2 -1a1
pylos-pyramid = Pyramide
pylos-layers = Die vier Ebenen von oben
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
pylos-lies-shut = noch nicht getragen
pylos-can-place-here = hier legen
pylos-can-raise-here = hierhin heben
pylos-can-may-raise = kann gehoben werden
pylos-can-may-take = kann zurückgenommen werden
pylos-can-picked = aufgenommen
pylos-can-drafted = gewählt, nicht gesendet
pylos-can-premove-here = als Vorauszug möglich
pylos-can-premoved = dein Vorauszug
pylos-can-taken = zurückgenommen, nicht gesendet
pylos-can-carries = trägt eine andere Kugel
pylos-moment-gain = { $gain } { $points ->
    [one] Kugel
   *[other] Kugeln
} gegenüber dem Durchschnitt

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = Die erste Kugel
pylos-lesson-lay = Du hast fünfzehn helle Kugeln, Oona fünfzehn dunkle. Leg eine Kugel in die markierte Mulde, 1b2.
pylos-lesson-lay-other = Diese Mulde ist auch frei, aber nimm in dieser Lektion die markierte: 1b2.
pylos-lesson-square-title = Ein Quadrat
pylos-lesson-square = Einige Züge später bilden drei deiner Kugeln einen Teil eines Quadrats. Vervollständige es mit einer Kugel auf 1c3.
pylos-lesson-square-other = So bleibt dein Quadrat unvollständig. Die fehlende Kugel gehört auf 1c3.
pylos-lesson-take-title = Kugeln zurücknehmen
pylos-lesson-take = Wenn du ein Quadrat deiner Farbe vervollständigst, nimmst du eine oder zwei deiner Kugeln in deinen Vorrat zurück. Nimm die beiden markierten, 1c2 und 1c3.
pylos-lesson-take-other = Das ist erlaubt, aber nimm hier diese zwei zurück: 1c2 und 1c3.
pylos-lesson-raise-title = Eine Ebene höher
pylos-lesson-raise = Vier Kugeln im Quadrat, gleich welcher Farbe, tragen eine Mulde der nächsten Ebene. Heb deine Kugel von 1b3 auf 2a1: Das kostet keine Kugel aus deinem Vorrat.
pylos-lesson-raise-other = Das ist erlaubt, aber tippe hier deine Kugel auf 1b3 an, dann die Mulde 2a1.
pylos-lesson-stop-title = Ein Quadrat verhindern
pylos-lesson-stop = Drei dunkle Kugeln umgeben 1c2. Mit einer vierten würde Oona ein Quadrat vervollständigen und Kugeln zurücknehmen. Leg deine Kugel dorthin, um es zu verhindern.
pylos-lesson-stop-other = Dann vervollständigt Oona ihr Quadrat und nimmt Kugeln zurück. Leg deine Kugel auf 1c2.
pylos-lesson-count-title = Kugeln sparen
pylos-lesson-count = Du hast 11 Kugeln im Vorrat, Oona hat 8: Jede Kugel, die du zurücknimmst oder hebst, ist gespart. Eine Kugel, die eine andere trägt, kann nicht bewegt werden. Wer keinen erlaubten Zug hat, verliert.
pylos-lesson-apex-title = Die Spitze
pylos-lesson-apex = Viele Züge später fehlt nur noch die Spitze, und du hast die letzte Kugel. Leg sie auf 4a1.
pylos-lesson-apex-other = Die Spitze ist frei: Leg deine letzte Kugel auf 4a1.
pylos-lesson-on-title = Du hast gewonnen
pylos-lesson-on = Wer die Spitze legt, gewinnt. Es gibt auch einfache und fortgeschrittene Regeln; die Standardregeln sind ein guter Anfang.
