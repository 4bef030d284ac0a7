# The puzzle of the day.
puzzle-title = Aufgabe des Tages, { $game }
puzzle-of = Aufgabe vom { $day }, { $game }
puzzle-none = Hier gibt es keine Aufgabe
puzzle-goal-win = { $best ->
    [one] Ein Zug gewinnt
   *[other] { $best } Züge gewinnen
}
puzzle-goal-best = { $best ->
    [one] Ein Zug ist klar der beste
   *[other] { $best } Züge sind klar die besten
}
puzzle-proven = Jeder andere verliert. Das ist bewiesen.
puzzle-margin = { $points ->
    [one] Jeder andere verliert mindestens { $lost } Punkt.
   *[other] Jeder andere verliert mindestens { $lost } Punkte.
}
puzzle-before = Eben zuvor:
puzzle-other = { $seats ->
    [2] Gegenüber
   *[other] Gegenüber { $seat }
}
puzzle-streak = Serie
puzzle-longest = Längste
puzzle-attempts = Versuche
puzzle-show-solution = Zeigen
puzzle-wrong = { $points ->
    [one] { $move } verliert { $lost } Punkt. Noch einmal.
   *[other] { $move } verliert { $lost } Punkte. Noch einmal.
}
puzzle-wrong-far = { $move } gehört nicht zu den besten. Noch einmal.
puzzle-wrong-loses = { $move } verliert. Noch einmal.
puzzle-solved = { $tries ->
    [1] Beim ersten Versuch gelöst
    [2] Beim zweiten Versuch gelöst
    [3] Beim dritten Versuch gelöst
   *[other] Nach { $tries } Versuchen gelöst
}
puzzle-shown = Am besten: { $move }
puzzle-streak-now = { $days ->
    [one] Ein Tag in Folge: Komm morgen wieder.
   *[other] { $days } Tage in Folge.
}
puzzle-evaluated-by = Wie { $name } es abwägt
puzzle-all-players = Alle Spieler
puzzle-attempts-in = { $tries ->
    [1] erster Versuch
    [2] zweiter Versuch
   *[other] dritter Versuch
}
puzzle-attempts-more = { $tries } Versuche oder mehr
puzzle-archive = Archiv
puzzle-today = heute
puzzle-mark-first = erster Versuch
puzzle-mark-solved = gelöst
puzzle-mark-shown = gezeigt
puzzle-more = Aufgaben anderer Spiele
puzzle-share = Teilen
puzzle-copied = Kopiert
puzzle-share-solved = { $tries ->
    [1] Parlour-Aufgabe, { $game }, { $day }: beim ersten Versuch gelöst.
   *[other] Parlour-Aufgabe, { $game }, { $day }: nach { $tries } Versuchen gelöst.
}
puzzle-share-shown = Parlour-Aufgabe, { $game }, { $day }: Schaffst du sie?
