status-title = Estado del servidor
status-works = Todo funciona
status-works-line = La base de datos responde y { $count ->
    [one] hay un juego cargado
   *[other] los { $count } juegos están cargados
}.
status-problems = { $count ->
    [one] Un problema requiere tu atención
   *[other] { $count } problemas requieren tu atención
}
status-problem-database = La base de datos no responde.
status-problem-shared = Valkey o Redis no responde. Las jugadas llegan con un segundo de retraso a los jugadores de otros servidores y las presencias no están al día.
status-problem-games = { $count ->
    [one] No se pudo cargar un juego.
   *[other] No se pudieron cargar { $count } juegos.
}
status-problem-failing-games = { $count ->
    [one] Un juego produce errores.
   *[other] { $count } juegos producen errores.
}
status-problem-bots = { $count } jugadas de bots se retrasan porque todos los procesos de cálculo están ocupados.
status-problem-push = La mayoría de las notificaciones push no llegan ({ $count } fallidas).
status-problem-mail = La mayoría de los correos no llegan ({ $count } fallidos).
status-summary = Resumen
status-version = Versión
status-running = En marcha desde hace
status-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
status-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
status-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
status-since = inicio: { $time }
status-sockets = Conexiones
status-matches = Partidas en curso
status-gathering = { $count ->
    [0] ninguna mesa abierta
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}
status-moves = Jugadas por minuto
status-response = Tiempo de respuesta
status-median = mediana
status-open-sockets = Conexiones
status-processor = Procesador
status-processor-server = servidor
status-processor-bots = bots
status-chart-says = { $title } en la última hora: ahora { $now }, mínimo { $low }, máximo { $top }
status-chart-soon = El gráfico empieza dos minutos después del inicio del servidor.
status-chart-none = No hay datos de la última hora.
status-of = { $part } de { $all }
status-bots = Bots
status-bots-workers = Procesos de cálculo ocupados
status-bots-people = Jugadas en espera contra personas
status-bots-watched = Jugadas en espera con espectadores
status-bots-nobody = Otras jugadas en espera
status-bots-line = Las jugadas contra personas se calculan primero.
status-database = Base de datos
status-connections = Conexiones ocupadas
status-waiting = Consultas en espera
status-append = Tiempo para guardar una jugada, mediana
status-append-slow = Tiempo para guardar una jugada, { $share }
status-messages = Notificaciones
status-messages-line = Desde el inicio del servidor.
status-channel-push = Notificaciones push
status-channel-mail = Correo
status-channel-webhook = Webhooks
status-channel-counts = Entregadas: { $sent }; fallidas: { $failed }
status-failing = Con fallos
status-failing-games = Errores en los juegos
status-failing-games-count = { $count ->
    [one] Un error desde el arranque, a las { $time }
   *[other] { $count } errores desde el arranque, el último a las { $time }
}
