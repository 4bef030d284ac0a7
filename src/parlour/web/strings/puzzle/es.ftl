# El problema del día.
puzzle-title = Problema del día, { $game }
puzzle-of = Problema del { $day }, { $game }
puzzle-none = Aquí no hay ningún problema
puzzle-goal-win = { $best ->
    [one] Una jugada gana
   *[other] { $best } jugadas ganan
}
puzzle-goal-best = { $best ->
    [one] Una jugada es claramente la mejor
   *[other] { $best } jugadas son claramente las mejores
}
puzzle-proven = Todas las demás pierden. Está demostrado.
puzzle-margin = { $points ->
    [one] Todas las demás pierden { $lost } punto o más.
   *[other] Todas las demás pierden { $lost } puntos o más.
}
puzzle-before = Justo antes:
puzzle-other = { $seats ->
    [2] Rival
   *[other] Rival { $seat }
}
puzzle-streak = Racha
puzzle-longest = Récord
puzzle-attempts = Intentos
puzzle-show-solution = Mostrar
puzzle-wrong = { $points ->
    [one] { $move } pierde { $lost } punto. Otra vez.
   *[other] { $move } pierde { $lost } puntos. Otra vez.
}
puzzle-wrong-far = { $move } no está entre las mejores. Otra vez.
puzzle-wrong-loses = { $move } pierde. Otra vez.
puzzle-solved = { $tries ->
    [1] Resuelto al primer intento
    [2] Resuelto al segundo intento
    [3] Resuelto al tercer intento
   *[other] Resuelto en { $tries } intentos
}
puzzle-shown = Lo mejor: { $move }
puzzle-streak-now = { $days ->
    [one] Un día seguido: vuelve mañana.
   *[other] { $days } días seguidos.
}
puzzle-evaluated-by = Cómo lo ve { $name }
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
