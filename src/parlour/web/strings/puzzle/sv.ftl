# The puzzle of the day.
puzzle-title = Dagens problem: { $game }
puzzle-of = { $game }-problem, { $day }
puzzle-none = Problemet hittades inte
puzzle-goal-win = { $best ->
    [one] Hitta det vinnande draget
   *[other] Hitta ett av { $best } vinnande drag
}
puzzle-goal-best = { $best ->
    [one] Hitta det bästa draget
   *[other] Hitta ett av de { $best } bästa dragen
}
puzzle-proven = Alla andra drag förlorar (bevisat).
puzzle-margin = { $points ->
    [one] Alla andra drag förlorar minst { $lost } poäng.
   *[other] Alla andra drag förlorar minst { $lost } poäng.
}
puzzle-before = Tidigare drag:
puzzle-other = { $seats ->
    [2] Motståndare
   *[other] Motståndare { $seat }
}
puzzle-streak = Svit
puzzle-longest = Längsta svit
puzzle-attempts = Försök
puzzle-show-solution = Visa lösning
puzzle-wrong = { $points ->
    [one] { $move } förlorar { $lost } poäng. Försök igen.
   *[other] { $move } förlorar { $lost } poäng. Försök igen.
}
puzzle-wrong-far = { $move } är inte ett av de bästa dragen. Försök igen.
puzzle-wrong-loses = { $move } förlorar. Försök igen.
puzzle-solved = { $tries ->
    [1] Löst på första försöket
    [2] Löst på andra försöket
    [3] Löst på tredje försöket
   *[other] Löst efter { $tries } försök
}
puzzle-shown = Bäst: { $move }
puzzle-streak-now = { $days ->
    [one] Svit: 1 dag. Kom tillbaka i morgon.
   *[other] Svit: { $days } dagar.
}
puzzle-evaluated-by = Värdering av { $name }
puzzle-all-players = Alla spelare
puzzle-attempts-in = { $tries ->
    [1] första försöket
    [2] andra försöket
   *[other] tredje försöket
}
puzzle-attempts-more = { $tries } försök eller fler
puzzle-archive = Arkiv
puzzle-today = i dag
puzzle-mark-first = första försöket
puzzle-mark-solved = löst
puzzle-mark-shown = visat
puzzle-more = Problem i andra spel
puzzle-share = Dela
puzzle-copied = Kopierat
puzzle-share-solved = { $tries ->
    [1] Parlour-problem, { $game }, { $day }: löst på första försöket.
   *[other] Parlour-problem, { $game }, { $day }: löst efter { $tries } försök.
}
puzzle-share-shown = Parlour-problem, { $game }, { $day }: klarar du det?
