# Il problema del giorno.
puzzle-title = Problema del giorno, { $game }
puzzle-of = Problema del { $day }, { $game }
puzzle-none = Qui non c’è nessun problema
puzzle-goal-win = { $best ->
    [one] Una mossa vince
   *[other] { $best } mosse vincono
}
puzzle-goal-best = { $best ->
    [one] Una mossa è chiaramente la migliore
   *[other] { $best } mosse sono chiaramente le migliori
}
puzzle-proven = Ogni altra perde. È dimostrato.
puzzle-margin = { $points ->
    [one] Ogni altra perde almeno { $lost } punto.
   *[other] Ogni altra perde almeno { $lost } punti.
}
puzzle-before = Poco prima:
puzzle-other = { $seats ->
    [2] Avversario
   *[other] Avversario { $seat }
}
puzzle-streak = Serie
puzzle-longest = Record
puzzle-attempts = Tentativi
puzzle-show-solution = Mostra
puzzle-wrong = { $points ->
    [one] { $move } perde { $lost } punto. Riprova.
   *[other] { $move } perde { $lost } punti. Riprova.
}
puzzle-wrong-far = { $move } non è tra le migliori. Riprova.
puzzle-wrong-loses = { $move } perde. Riprova.
puzzle-solved = { $tries ->
    [1] Risolto al primo tentativo
    [2] Risolto al secondo tentativo
    [3] Risolto al terzo tentativo
   *[other] Risolto dopo { $tries } tentativi
}
puzzle-shown = Migliore: { $move }
puzzle-streak-now = { $days ->
    [one] Un giorno di fila: torna domani.
   *[other] { $days } giorni di fila.
}
puzzle-evaluated-by = Come la vede { $name }
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
puzzle-mark-shown = mostrato
puzzle-more = Problemi di altri giochi
puzzle-share = Condividi
puzzle-copied = Copiato
puzzle-share-solved = { $tries ->
    [1] Problema Parlour, { $game }, { $day }: risolto al primo tentativo.
   *[other] Problema Parlour, { $game }, { $day }: risolto dopo { $tries } tentativi.
}
puzzle-share-shown = Problema Parlour, { $game }, { $day }: ci riesci?
