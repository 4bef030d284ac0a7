# The puzzle of the day.
puzzle-title = Aufgabe des Tages: { $game }
puzzle-of = Aufgabe zu { $game }, { $day }
puzzle-none = Aufgabe nicht gefunden
puzzle-goal-win = { $best ->
    [one] Finde den Gewinnzug
   *[other] Finde einen von { $best } Gewinnzügen
}
puzzle-goal-best = { $best ->
    [one] Finde den besten Zug
   *[other] Finde einen der { $best } besten Züge
}
puzzle-proven = Jeder andere Zug verliert (bewiesen).
puzzle-margin = { $points ->
    [one] Jeder andere Zug verliert mindestens { $lost } Punkt.
   *[other] Jeder andere Zug verliert mindestens { $lost } Punkte.
}
puzzle-before = Vorige Züge:
puzzle-other = { $seats ->
    [2] Gegner
   *[other] Gegner { $seat }
}
puzzle-streak = Serie
puzzle-longest = Längste Serie
puzzle-attempts = Versuche
puzzle-show-solution = Lösung anzeigen
puzzle-wrong = { $points ->
    [one] { $move } verliert { $lost } Punkt. Versuch es noch einmal.
   *[other] { $move } verliert { $lost } Punkte. Versuch es noch einmal.
}
puzzle-wrong-far = { $move } gehört nicht zu den besten Zügen. Versuch es noch einmal.
puzzle-wrong-loses = { $move } verliert. Versuch es noch einmal.
puzzle-solved = { $tries ->
    [1] Beim ersten Versuch gelöst
    [2] Beim zweiten Versuch gelöst
    [3] Beim dritten Versuch gelöst
   *[other] Nach { $tries } Versuchen gelöst
}
puzzle-shown = Bester Zug: { $move }
puzzle-streak-now = { $days ->
    [one] Serie: 1 Tag. Komm morgen wieder.
   *[other] Serie: { $days } Tage.
}
puzzle-evaluated-by = Bewertung von { $name }
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
