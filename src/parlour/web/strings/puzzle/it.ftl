# The puzzle of the day.
puzzle-title = Problema del giorno: { $game }
puzzle-of = Problema del { $day }: { $game }
puzzle-none = Problema non trovato
puzzle-goal-win = { $best ->
    [one] Trova la mossa vincente
   *[other] Trova una delle { $best } mosse vincenti
}
puzzle-goal-best = { $best ->
    [one] Trova la mossa migliore
   *[other] Trova una delle { $best } mosse migliori
}
puzzle-proven = Ogni altra mossa perde (dimostrato).
puzzle-margin = { $points ->
    [one] Ogni altra mossa perde almeno { $lost } punto.
   *[other] Ogni altra mossa perde almeno { $lost } punti.
}
puzzle-before = Mosse precedenti:
puzzle-other = { $seats ->
    [2] Avversario
   *[other] Avversario { $seat }
}
puzzle-streak = Serie
puzzle-longest = Serie migliore
puzzle-attempts = Tentativi
puzzle-show-solution = Mostra la soluzione
puzzle-wrong = { $points ->
    [one] { $move } perde { $lost } punto. Riprova.
   *[other] { $move } perde { $lost } punti. Riprova.
}
puzzle-wrong-far = { $move } non è una delle mosse migliori. Riprova.
puzzle-wrong-loses = { $move } perde. Riprova.
puzzle-solved = { $tries ->
    [1] Risolto al primo tentativo
    [2] Risolto al secondo tentativo
    [3] Risolto al terzo tentativo
   *[other] Risolto dopo { $tries } tentativi
}
puzzle-shown = Migliore: { $move }
puzzle-streak-now = { $days ->
    [one] Serie: 1 giorno. Torna domani.
   *[other] Serie: { $days } giorni.
}
puzzle-evaluated-by = Valutazione di { $name }
puzzle-all-players = Tutti i giocatori
puzzle-attempts-in = { $tries ->
    [1] primo tentativo
    [2] secondo tentativo
   *[other] terzo tentativo
}
puzzle-attempts-more = { $tries } tentativi o più
puzzle-archive = Archivio
puzzle-today = oggi
puzzle-mark-first = primo tentativo
puzzle-mark-solved = risolto
puzzle-mark-shown = mostrata
puzzle-more = Problemi di altri giochi
puzzle-share = Condividi
puzzle-copied = Copiato
puzzle-share-solved = { $tries ->
    [1] Problema Parlour, { $game }, { $day }: risolto al primo tentativo.
   *[other] Problema Parlour, { $game }, { $day }: risolto dopo { $tries } tentativi.
}
puzzle-share-shown = Problema Parlour, { $game }, { $day }: sai risolverlo?
