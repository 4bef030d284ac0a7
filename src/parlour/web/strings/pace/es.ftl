### How a table keeps time, in Spanish.

## The pause
pace-paused = La partida está en pausa: los relojes están parados.
pace-go-on = Seguir jugando

## Reminders and what was left lying
pace-nudge = Recordar
pace-nudge-from = Desde { $time } podrás recordárselo a { $names }.
pace-nudged = { $names } recibirá un aviso.
pace-lying = Desde hace dos semanas no llega nada de { $names }.
pace-claim = Zanjarla
pace-claim-title = ¿Cómo debe acabar?
pace-claim-out = Quedan fuera
pace-claim-out-line = Como si se rindieran. Entre dos, ganas tú.
pace-claim-draw = Un empate
pace-claim-draw-line = Todos quedan primeros.
pace-claim-void = Anulada
pace-claim-void-line = No cuenta para nadie.

## Watching and the line
pace-behind = { $count ->
    [one] Ves la partida con una jugada de retraso.
   *[other] Ves la partida con { $count } jugadas de retraso.
}
pace-lag = Línea: { $ms } ms
pace-lag-line = Lo ha medido la casa. A cada jugada se le devuelve lo que tardó en llegar, hasta { $most } ms.

## Jugadas preparadas
pace-plan-about = Di qué responderás si juegan esto o aquello. La casa juega tu respuesta en cuanto se da el caso, y la olvida si pasa otra cosa. Nadie más puede verla.
pace-plan-new = Preparar jugadas
pace-plan-if-they = Si { $name } juega …
pace-plan-answer = … ¿qué respondes?
pace-plan-ends = Aquí terminaría la partida.
pace-plan-line = Estás pensando por adelantado: no se juega nada.
pace-plan-back = Un paso atrás
pace-plan-keep = Guardar esta línea
pace-plan-kept = Guardada: se juega en cuanto se da el caso.
pace-plan-if = Si
pace-plan-then = entonces
pace-plan-go-on = Seguir desde aquí
pace-plan-drop = Quitar
pace-plan-due = Es tu turno: juega y después podrás seguir preparando.
