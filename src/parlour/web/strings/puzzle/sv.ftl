# Dagens problem.
puzzle-title = Dagens problem, { $game }
puzzle-of = Problemet { $day }, { $game }
puzzle-none = Här finns inget problem
puzzle-goal-win = { $best ->
    [one] Ett drag vinner
   *[other] { $best } drag vinner
}
puzzle-goal-best = { $best ->
    [one] Ett drag är klart bäst
   *[other] { $best } drag är klart bäst
}
puzzle-proven = Alla andra förlorar. Det är bevisat.
puzzle-margin = { $points ->
    [one] Alla andra förlorar minst { $lost } poäng.
   *[other] Alla andra förlorar minst { $lost } poäng.
}
puzzle-before = Strax innan:
puzzle-other = { $seats ->
    [2] Motspelare
   *[other] Motspelare { $seat }
}
puzzle-streak = Svit
puzzle-longest = Längsta
puzzle-attempts = Försök
puzzle-show-solution = Visa
puzzle-wrong = { $points ->
    [one] { $move } förlorar { $lost } poäng. Försök igen.
   *[other] { $move } förlorar { $lost } poäng. Försök igen.
}
puzzle-wrong-far = { $move } hör inte till de bästa. Försök igen.
puzzle-wrong-loses = { $move } förlorar. Försök igen.
puzzle-solved = { $tries ->
    [1] Löst på första försöket
    [2] Löst på andra försöket
    [3] Löst på tredje försöket
   *[other] Löst efter { $tries } försök
}
puzzle-shown = Bäst: { $move }
puzzle-streak-now = { $days ->
    [one] En dag i rad: kom tillbaka i morgon.
   *[other] { $days } dagar i rad.
}
puzzle-evaluated-by = Så väger { $name } det
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
