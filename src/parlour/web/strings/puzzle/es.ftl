# The puzzle of the day.
puzzle-title = Problema del día: { $game }
puzzle-of = Problema de { $game }, { $day }
puzzle-none = Problema no encontrado
puzzle-goal-win = { $best ->
    [one] Encuentra la jugada ganadora
   *[other] Encuentra una de las { $best } jugadas ganadoras
}
puzzle-goal-best = { $best ->
    [one] Encuentra la mejor jugada
   *[other] Encuentra una de las { $best } mejores jugadas
}
puzzle-proven = Cualquier otra jugada pierde (demostrado).
puzzle-margin = { $points ->
    [one] Cualquier otra jugada pierde al menos { $lost } punto.
   *[other] Cualquier otra jugada pierde al menos { $lost } puntos.
}
puzzle-before = Jugadas anteriores:
puzzle-other = { $seats ->
    [2] Rival
   *[other] Rival { $seat }
}
puzzle-streak = Racha
puzzle-longest = Racha más larga
puzzle-attempts = Intentos
puzzle-show-solution = Mostrar solución
puzzle-wrong = { $points ->
    [one] { $move } pierde { $lost } punto. Inténtalo otra vez.
   *[other] { $move } pierde { $lost } puntos. Inténtalo otra vez.
}
puzzle-wrong-far = { $move } no es una de las mejores jugadas. Inténtalo otra vez.
puzzle-wrong-loses = { $move } pierde. Inténtalo otra vez.
puzzle-solved = { $tries ->
    [1] Resuelto al primer intento
    [2] Resuelto al segundo intento
    [3] Resuelto al tercer intento
   *[other] Resuelto en { $tries } intentos
}
puzzle-shown = La mejor: { $move }
puzzle-streak-now = { $days ->
    [one] Racha: 1 día. Vuelve mañana.
   *[other] Racha: { $days } días.
}
puzzle-evaluated-by = Evaluación de { $name }
puzzle-all-players = Todos los jugadores
puzzle-attempts-in = { $tries ->
    [1] primer intento
    [2] segundo intento
   *[other] tercer intento
}
puzzle-attempts-more = { $tries } intentos o más
puzzle-archive = Archivo
puzzle-today = hoy
puzzle-mark-first = primer intento
puzzle-mark-solved = resuelto
puzzle-mark-shown = mostrado
puzzle-more = Problemas de otros juegos
puzzle-share = Compartir
puzzle-copied = Copiado
puzzle-share-solved = { $tries ->
    [1] Problema de Parlour, { $game }, { $day }: resuelto al primer intento.
   *[other] Problema de Parlour, { $game }, { $day }: resuelto en { $tries } intentos.
}
puzzle-share-shown = Problema de Parlour, { $game }, { $day }: ¿puedes con él?
