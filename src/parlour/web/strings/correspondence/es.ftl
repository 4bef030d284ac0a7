### Spanish strings of pauses, reminders, lag and conditional moves.

## The pause
correspondence-paused = La partida está en pausa. Todos los relojes están parados.
correspondence-resume = Reanudar

## Reminders and abandoned games
correspondence-remind = Enviar recordatorio
correspondence-remind-from = Puedes enviar un recordatorio a { $names } desde { $time }.
correspondence-reminded = Recordatorio enviado a { $names }.
correspondence-inactive = Dos semanas sin jugadas de { $names }.
correspondence-claim = Reclamar resultado
correspondence-claim-title = ¿Terminar esta partida abandonada?
correspondence-claim-out = Pierden
correspondence-claim-out-line = Como si se hubieran rendido. En una partida de dos, ganas tú.
correspondence-claim-draw = Empate
correspondence-claim-draw-line = Todos los jugadores comparten el primer puesto.
correspondence-claim-void = Nula
correspondence-claim-void-line = La partida no cuenta.

## Spectator delay and lag
correspondence-delay = { $count ->
    [one] Ves la partida con una jugada de retraso.
   *[other] Ves la partida con { $count } jugadas de retraso.
}
correspondence-lag = Retardo: { $ms } ms
correspondence-lag-line = Medido por el servidor. A cada jugada se le compensa el retardo, hasta { $most } ms.

## Conditional moves
correspondence-conditional-about = Prepara tus respuestas a las jugadas que esperas. Si el rival hace esa jugada, el servidor juega tu respuesta al momento; si no, la línea se elimina. Los demás jugadores no pueden verla.
correspondence-conditional-new = Añadir jugadas condicionales
correspondence-conditional-if-they = Si { $name } juega …
correspondence-conditional-answer = Tu respuesta:
correspondence-conditional-ends = Aquí terminaría la partida.
correspondence-conditional-line = Estás planeando: no se juega nada.
correspondence-conditional-back = Jugada anterior
correspondence-conditional-save = Guardar línea
correspondence-conditional-saved = Guardada. Tu respuesta se juega si se da esta posición.
correspondence-conditional-if = Si
correspondence-conditional-then = entonces
correspondence-conditional-continue = Continuar desde aquí
correspondence-conditional-delete = Eliminar
correspondence-conditional-due = Es tu turno. Haz primero tu jugada.
