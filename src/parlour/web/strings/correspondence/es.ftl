### How a table keeps time, in Spanish.

## The pause
correspondence-paused = La partida está en pausa: los relojes están parados.
correspondence-resume = Seguir jugando

## Reminders and what was left lying
correspondence-remind = Recordar
correspondence-remind-from = Desde { $time } podrás recordárselo a { $names }.
correspondence-reminded = { $names } recibirá un aviso.
correspondence-inactive = Desde hace dos semanas no llega nada de { $names }.
correspondence-claim = Zanjarla
correspondence-claim-title = ¿Cómo debe acabar?
correspondence-claim-out = Quedan fuera
correspondence-claim-out-line = Como si se rindieran. Entre dos, ganas tú.
correspondence-claim-draw = Un empate
correspondence-claim-draw-line = Todos quedan primeros.
correspondence-claim-void = Anulada
correspondence-claim-void-line = No cuenta para nadie.

## Watching and the line
correspondence-delay = { $count ->
    [one] Ves la partida con una jugada de retraso.
   *[other] Ves la partida con { $count } jugadas de retraso.
}
correspondence-lag = Línea: { $ms } ms
correspondence-lag-line = Lo ha medido la casa. A cada jugada se le devuelve lo que tardó en llegar, hasta { $most } ms.

## Jugadas preparadas
correspondence-conditional-about = Di qué responderás si juegan esto o aquello. La casa juega tu respuesta en cuanto se da el caso, y la olvida si pasa otra cosa. Nadie más puede verla.
correspondence-conditional-new = Preparar jugadas
correspondence-conditional-if-they = Si { $name } juega …
correspondence-conditional-answer = … ¿qué respondes?
correspondence-conditional-ends = Aquí terminaría la partida.
correspondence-conditional-line = Estás pensando por adelantado: no se juega nada.
correspondence-conditional-back = Un paso atrás
correspondence-conditional-save = Guardar esta línea
correspondence-conditional-saved = Guardada: se juega en cuanto se da el caso.
correspondence-conditional-if = Si
correspondence-conditional-then = entonces
correspondence-conditional-continue = Seguir desde aquí
correspondence-conditional-delete = Quitar
correspondence-conditional-due = Es tu turno: juega y después podrás seguir preparando.
