### Spanish strings of the pages and of the server's errors.

## The shell
site-skip = Ir al contenido
site-home-link = Parlour, inicio
site-nav = Menú principal
site-nav-home = Inicio
site-nav-lobby = Lobby
site-nav-tables = Mis mesas
site-nav-side-by-side = Tus mesas lado a lado
site-nav-help = Ayuda
site-nav-settings = Ajustes
site-nav-more = Más páginas
site-dark-mode = Modo oscuro
site-sound-button = Sonido
site-sound-on = El sonido está activado
site-sound-off = El sonido está desactivado
site-create-account = Crear cuenta
site-sign-in = Iniciar sesión
site-account = { $name }: tu cuenta
site-your-account = Cuenta, dispositivos y cerrar sesión
site-more = Más
site-close = Cerrar
site-cancel = Cancelar
site-loading = Un momento…
site-wait-for-you = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
}
site-minutes = { $minutes } min
site-weight = Complejidad { $weight } de 5
site-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
site-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
site-spoken-clock = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
    [one] 1 minuto { $seconds }
   *[other] { $minutes } minutos { $seconds }
}
site-spoken-over = { $time } de tiempo excedido
site-overtime = { $time } de tiempo excedido, −{ $points } { $points ->
    [one] punto
   *[other] puntos
}

## Home
site-greeting = { $daytime ->
    [morning] Buenos días
    [afternoon] Buenas tardes
   *[evening] Buenas noches
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] ningún miembro
    [one] un miembro
   *[other] { $members } miembros
}, { $guests ->
    [0] ningún invitado en línea
    [one] un invitado en línea
   *[other] { $guests } invitados en línea
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] ninguna partida pública
    [one] una partida pública
   *[other] { $tables } partidas públicas
}
site-your-tables = Tus mesas
site-with = con { $names }
site-your-turn = Te toca
site-player-to-move = Le toca a { $name }
site-players-to-move = Les toca a { $count } jugadores
site-game-over = Partida terminada
site-play-a-game = Jugar una partida
site-players = Jugadores
site-rules = Reglas
site-play = Jugar
site-with-friends = Con amigos
site-game-with-friends = { $game } con amigos
site-watch = Ver
site-open-tables = Mesas abiertas
site-no-open-tables = No hay mesas abiertas
site-no-open-tables-line = Abre una o juega contra un bot.
site-join-table = Unirse
site-seats-taken = { $taken } de { $seats } asientos ocupados
site-who-is-here = En línea
site-quick-match = Partida rápida
site-people = Contactos
site-browsing = navegando
site-nobody-else-online = No hay nadie más en línea.
site-tagline = Juegos de mesa en el navegador, en tu propio servidor.
site-link-preview-gathering = asiento libre
site-link-preview-playing = en curso
site-link-preview-over = resultado
site-fairness-link = Azar verificable
site-code-label = Código de mesa
site-code-example = Código de mesa, por ejemplo maple lamp river 427
site-code-submit = Ir a la mesa

## Lobby and new tables
site-rooms = Salas
site-all-games = Todos los juegos
site-every-game = todos los juegos
site-my-tables-line = mesas en las que juegas o has jugado
site-tables-count = { $count ->
    [0] ninguna mesa
    [one] una mesa
   *[other] { $count } mesas
}
site-seat-open = Asiento libre
site-in-progress = En curso
site-open-to-spectators = abierta a espectadores
site-inactive = Inactivas
site-inactive-line = partidas contra bots sin jugadas desde hace dos días
site-finished = Terminadas
site-no-tables = No tienes mesas
site-go-to-table = Ir a la mesa
site-new-table = Mesa nueva
site-game = Juego
site-seats = Asientos
site-opponents = Rivales
site-opponents-open = Amigos
site-opponents-bot = Bots
site-opponents-guest = En este dispositivo
site-opponents-open-line = Invita a amigos con un enlace, un código o un código QR. Los bots pueden ocupar los demás asientos.
site-opponents-bot-line = La partida empieza enseguida.
site-opponents-guest-line = El dispositivo pasa de un jugador a otro. Las cartas ocultas no se ven entre turnos.
site-opponents-challenge-line = La partida empieza en cuanto { $name } acepte.
site-level = Nivel
site-level-beginner = Principiante
site-level-beginner-plus = Principiante +
site-level-casual = Aficionado
site-level-casual-plus = Aficionado +
site-level-club = De club
site-level-club-plus = De club +
site-level-expert = Experto
site-level-expert-plus = Experto +
site-level-master = Maestro
site-level-master-plus = Maestro +
site-bot-level = { $name }, { $level }
site-against-bot = Contra { $name }
site-another-bot = Otro rival
site-game-against-bot = { $game } contra { $name }
site-other-language = { $game } será en { $language }
site-other-language-line = Este servidor aún no tiene un diccionario en tu idioma, así que las palabras y las fichas están en { $language }. El administrador del servidor puede añadir uno.
site-player = Jugador { $number }
site-name-of = Nombre del jugador en el asiento { $number }
site-pace = Ritmo
site-pace-any = Cualquier ritmo
site-pace-now = Tiempo real
site-pace-days = Correspondencia
site-clock = Reloj
site-clock-untimed = Sin reloj
site-clock-bank = { $minutes } min por jugador
site-clock-fischer = { $minutes } min + { $seconds } s por jugada
site-clock-permove = { $minutes } min por jugada
site-clock-permove-seconds = { $seconds } s por jugada
site-clock-total = { $minutes } min, después penalización en puntos
site-clock-correspondence = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
site-show-in-lobby = Mostrar en el lobby
site-show-in-lobby-line = Cualquiera puede unirse.
site-allow-spectators = Permitir espectadores
site-cafe = Mesa de café
site-cafe-line = Esta pantalla muestra el tablero; cada jugador ve su mano en su móvil.
site-big-screen = Pantalla grande
site-allow-takebacks = Permitir retirar jugadas
site-allow-draws = Permitir ofertas de empate
site-more-options = Más opciones · { $clock }
site-open-table = Abrir mesa
site-start-now = Empezar ya
site-about-minutes = Unos { $minutes } minutos.
site-friends-get-link = Recibes un enlace para tus amigos.

## A table before the start
site-game-settings = Ajustes del juego
site-read-rules = Leer las reglas
site-shuffle-seats = Mezclar
site-open-seat = Asiento libre
site-fill-seat = Jugador para el asiento { $number }
site-fill = Ocupar este asiento…
site-fill-guest = Un jugador en este dispositivo
site-fill-bot = Un bot
site-bots-of-members = Bots de miembros
site-bot-of = { $name }, bot de { $owner }
site-bot-owner = bot de { $owner }
site-challenge-waiting = Esperando respuesta…
site-challenge-declined = { $name } ha rechazado.
site-challenge-unanswered = { $name } no ha respondido.
site-withdraw-challenge = Retirar el desafío a { $name }
site-seat = Asiento { $number }
site-seat-up = Subir a { $name } desde el asiento { $number }
site-seat-down = Bajar a { $name } desde el asiento { $number }
site-you = Tú
site-bot = Bot
site-bot-badge = BOT
site-bot-account = cuenta de bot
site-online = En línea
site-offline = Desconectado
site-on-this-device = En este dispositivo
site-leave-seat = Dejar el asiento
site-remove-player = Quitar a { $name }
site-invite = Invitar
site-invite-title = Te invitan a jugar a { $game }
site-code = Código de mesa
site-code-line = Escríbelo en { $host }
site-link = Enlace a esta mesa
site-copy = Copiar
site-share = Compartir
site-link-copied = Enlace copiado.
site-copy-by-hand = El enlace está seleccionado: cópialo a mano.
site-qr = Código QR del enlace
site-qr-line = Escanéalo con un móvil
site-ready-host = Todos los asientos están ocupados. ¿Empezamos?
site-ready-guest = Todos los asientos están ocupados. El anfitrión empezará la partida.
site-waiting-for = { $count ->
    [one] Un asiento libre
   *[other] { $count } asientos libres
}
site-waiting-host-line = Envía el enlace o añade un bot.
site-waiting-guest-line = La partida empieza cuando el anfitrión la inicie.
site-seat-available = Hay un asiento libre
site-seat-available-line = Únete para jugar o quédate como espectador.
site-start = Empezar

## The table
site-board = Tablero
site-your-decision = Tu decisión
site-to-move = le toca
site-waiting = En espera
site-thinking = Pensando
site-away = Ausente
site-earlier-position = Estás viendo una posición anterior.
site-earlier-position-line = La partida continúa.
site-back-to-current-position = Volver a la posición actual
site-resigned = Se rindió
site-left-table = Dejó la partida
site-is-thinking = { $name } está pensando
site-are-thinking = { $names } están pensando
site-no-player-to-move = No le toca a ningún jugador
site-you-spectate = Eres espectador.
site-you-left = Has dejado esta partida. Puedes verla.
site-choose-move = Elige una jugada
site-send = Enviar
site-sending = Enviando…
site-undo = Deshacer
site-key-enter = Enter
site-key-escape = Esc
site-command = Escribir una jugada
site-command-hint = Una jugada en palabras o en notación
site-command-none = Ninguna jugada legal coincide con «{ $typed }».
site-command-many = Coinciden { $count } jugadas. Sigue escribiendo o elige una con las flechas.
site-command-count = { $count ->
    [one] Coincide una jugada.
   *[other] Coinciden { $count } jugadas.
}
site-keys = Atajos de teclado
site-keys-board = En este tablero
site-keys-everywhere = En todas las mesas
site-keys-confirm = confirmar
site-keys-undo = deshacer la última parte de tu jugada o cancelar una jugada anticipada
site-keys-command = escribir una jugada
site-keys-steps = jugada anterior, jugada siguiente
site-keys-now = posición actual
site-keys-to-board = ir al tablero
site-keys-last = leer la última jugada
site-keys-log = ir al registro
site-keys-clock = leer los relojes
site-keys-score = leer la puntuación
site-keys-asked = leer la indicación
site-keys-answer = aceptar o rechazar una propuesta
site-keys-keys = mostrar los atajos de teclado
site-announce-clock = { $name }: { $time }
site-announce-no-clock = Esta partida no tiene reloj.
site-announce-score = { $name }: { $points }
site-announce-no-score = Este juego no tiene puntos.
site-announce-no-move = Aún no hay jugadas.
site-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
site-time-over = Se te acabó el tiempo. El tiempo excedido cuesta puntos.
site-time-low = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
site-won = Victoria
site-lost = Derrota
site-drawn = Empate
site-panel = Registro, chat, jugadas y reglas
site-tab-log = Registro
site-tab-result = Resultado
site-tab-chat = Chat
site-tab-moves = Jugadas
site-tab-plan = Jugadas condicionales
site-tab-rules = Reglas
site-tab-moments = Jugadas clave
site-tab-points = Puntos
site-unread = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
site-panel-button = { $unread ->
    [0] Registro, chat y reglas
    [one] Registro, chat y reglas, { $unread } nuevo
   *[other] Registro, chat y reglas, { $unread } nuevos
}
site-spectators-count = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
site-log-move = Jugada
site-log-points = Puntos
site-log-total = Total
site-log-empty = Aún no hay jugadas.
site-log-started = Empieza la partida.
site-log-moved = { $name } hizo una jugada.
site-log-left = { $why ->
    [resigned] { $name } se rindió.
    [time] A { $name } se le acabó el tiempo.
   *[away] { $name } abandonó la partida.
}
site-log-flagged = A { $name } se le acabó el tiempo.
site-log-offered = { $what ->
    [pause] { $name } pidió una pausa.
    [takeback] { $name } pidió retirar una jugada.
   *[draw] { $name } ofreció empate.
}
site-log-answered = { $yes ->
    [true] { $name } aceptó.
   *[false] { $name } rechazó.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } canceló su petición de pausa.
    [takeback] { $name } canceló su petición de retirar una jugada.
   *[draw] { $name } canceló su oferta de empate.
}
site-hint = Pista
site-hint-question = ¿Usar una pista?
site-hint-line = El bot más fuerte sugiere una jugada. La partida no será clasificatoria y quedará marcada como asistida.
site-hint-take = Usar una pista
site-hint-move = Pista: { $move }
site-hint-move-and-value = Pista: { $move } ({ $worth })
site-log-hinted = { $name } usó una pista.
site-log-tookback = Se retiró la jugada.
site-log-tookback-redrawn = Se retiró la jugada y se sortearon de nuevo los sucesos aleatorios siguientes.
site-log-resumed = El servidor estuvo caído y ha vuelto. Los relojes siguen sin contar la interrupción.
site-chat = Chat
site-chat-empty = Aún no hay mensajes.
site-write-message = Escribe un mensaje
site-chat-message = { $name }: { $text }
site-spectator = espectador
site-no-rules = Este juego aún no tiene página de reglas.
site-rules-alone = Abrir las reglas en su propia página
site-rules-of = Reglas de { $game }
site-moves-not-your-turn = No es tu turno.
site-moves-too-many = Hay demasiadas jugadas para una lista. Usa el tablero.
site-moves-count = { $count ->
    [one] Una jugada legal
   *[other] { $count } jugadas legales
}
site-moves-search = Buscar una jugada
site-moves-more = y { $count } más: escribe para buscar
site-text-board = El tablero como texto
site-text-view = Lo que ve este asiento
site-setting-legal = Mostrar las jugadas legales
site-setting-legal-line = Las jugadas legales se marcan en el tablero.
site-setting-trace = Resaltar la última jugada
site-setting-trace-line = El tablero muestra lo último que cambió.
site-setting-premove = Jugada anticipada
site-setting-premove-line = En partidas en tiempo real de dos jugadores puedes elegir tu próxima jugada mientras tu rival piensa.
site-premove-set = Jugada anticipada: { $move }.
site-premove-set-line = Se envía en cuanto te toque, si sigue siendo legal.
site-premove-confirm = Anticipar la jugada
site-premove-cancel = Cancelar la jugada anticipada
site-premove-cancelled = Jugada anticipada cancelada.
site-premove-illegal = Jugada anticipada cancelada: ya no es legal.
site-premove-open = Ya puedes elegir tu próxima jugada.
site-setting-sound = Sonido
site-setting-sound-line = Sonidos suaves para jugadas y turnos.
site-volume = Volumen
site-setting-vibration = Vibración
site-setting-vibration-line = Cuando te toca jugar y cuando una jugada no vale.
site-draw = Empate
site-takeback = Retirar
site-abandonment = Cuando un jugador se va
site-abandonment-wait = los demás esperan
site-abandonment-bot = juega un bot hasta que vuelva
site-abandonment-end = se rinde
site-let-bot-play = Que juegue un bot
site-let-bot-play-question = ¿Que juegue un bot por ti?
site-let-bot-play-line = Un bot más o menos de tu nivel juega en tu asiento. Puedes volver cuando quieras. El resultado cuenta como tuyo.
site-bot-plays-for-you = Un bot juega por ti.
site-return-to-seat = Recuperar tu asiento
site-substitute-bot = sustituido por un bot
site-log-seated-for = Un bot juega por { $name }.
core-error-replaced-by-bot = Un bot juega por ti. Recupera primero tu asiento.
core-error-no-substitute-bot = En esta mesa los bots no sustituyen a los jugadores.
site-resign = Rendirse
site-resign-question = ¿Rendirte en esta partida?
site-resign-line = Perderás la partida.
site-offer = Ofrecer
site-draw-question = ¿Ofrecer empate?
site-draw-line = Si todos aceptan, la partida termina en empate.
site-takeback-question = ¿Retirar tu última jugada?
site-takeback-line = Todos deben aceptar. La partida ya no será clasificatoria.
site-takeback-line-bots = La partida no será clasificatoria.
site-answer-declined = { $what ->
    [pause] { $name } rechazó la pausa.
    [takeback] { $name } rechazó retirar la jugada.
   *[draw] { $name } rechazó el empate.
}
site-answer-accepted = { $name } aceptó. Se retiró la jugada.
site-offer-draw = { $name } ofrece empate.
site-offer-takeback = { $name } pide retirar una jugada.
site-offer-mine-draw = Has ofrecido empate.
site-offer-mine-takeback = Has pedido retirar una jugada.
site-accept = Aceptar
site-decline = Rechazar
site-withdraw = Cancelar propuesta
site-pass-device = Pásale el dispositivo a { $name }
site-pass-device-line = El tablero queda oculto hasta que { $name } esté listo.
site-pass-device-confirm = Pasar el dispositivo
site-i-am = Soy { $name }
site-connection-lost = Sin conexión. Reconectando… Tu jugada está guardada y se enviará automáticamente.
site-server-restarting = El servidor se está reiniciando… Tu jugada está guardada y se enviará automáticamente.
site-reconnected = Conexión restablecida.
site-table-closed = Esta mesa está cerrada
site-table-not-found = Mesa no encontrada
site-back-to-table = Ir a la mesa

## The end
site-you-win = Has ganado
site-wins = Gana { $name }
site-share-win = { $names } comparten el primer puesto
site-draw-game = Empate
site-game-closed = Partida cancelada
site-solo-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
site-over-resigned =
    { $losers ->
        [one] { $loser } se rindió.
       *[other] Los rivales se rindieron.
    }
site-over-time = A { $loser } se le acabó el tiempo.
site-over-away =
    { $losers ->
        [one] { $loser } abandonó la partida.
       *[other] Los rivales abandonaron la partida.
    }
site-over-agreed = De común acuerdo.
site-finale-by = por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
site-finale-unit = { $points ->
    [one] punto
   *[other] puntos
}
site-show-board = Ver el tablero
site-another-deal = Otro reparto
site-source-other = Otros
site-daily-first = La mejor puntuación de hoy
site-daily-place = Hoy, puesto { $place } de { $count }; media { $average }.
site-daily-alone = Eres la primera persona en terminar el reparto de hoy.
site-daily-scores = Todas las puntuaciones de hoy
site-daily-chart = { $count } puntuaciones de { $least } a { $most }; la tuya es { $own }
site-daily-best = Los mejores de hoy
site-daily-week = Tu semana
site-daily-day = { $day }: { $score }
site-daily-missed = { $day }: sin jugar
site-daily-next = Próximo reparto del día en { site-hours }.
site-result-copied = Resultado copiado.
site-daily-share = { $game }, reparto del día: { $score } puntos, puesto { $place } de { $count }
site-result = Resultado
site-rematch = Revancha
site-join-rematch = Ir a la revancha
site-watch-rematch = Ver la revancha
site-accept-rematch = Aceptar la revancha
site-rematch-asked = { $name } quiere la revancha.
site-rematch-waits = Has ofrecido la revancha. { $names } puede aceptarla aquí.
site-rematch-begins = Empieza la revancha.
site-rematch-table = Cambiar ajustes
site-rematch-changed = La revancha tiene otras reglas u otros jugadores.
site-rematch-see = Ir a la mesa
site-analysis = Revisión
site-rank = Puesto { $rank }
site-score-breakdown = Desglose de puntos
site-source-overtime = Tiempo excedido
site-sources-total = Total
site-points-for = Puntos por
site-fairness = Azar verificable
site-fairness-line = Antes de la partida, el servidor publicó un hash de su semilla aleatoria, y el navegador de cada jugador añadió un número aleatorio propio. Después de la partida, el servidor revela la semilla, y cualquiera puede comprobar que la mezcla no se cambió.
site-verified = Verificado.
site-not-verified = La verificación ha fallado.
site-commitment-shown = Hash que se te mostró antes de la partida
site-nonce = Número aleatorio de este navegador
site-commitment = Hash de la semilla
site-key = Semilla del servidor
site-seed = Semilla combinada
site-verify-yourself = Compruébalo tú en el servidor:

## Review
site-no-analysis = Aún no hay revisión
site-steps = Pasos
site-step-first = Ir al principio
site-step-prev = Jugada anterior
site-step-play = Reproducir
site-step-stop = Parar
site-step-next = Jugada siguiente
site-word-means = ¿Qué significa { $word }?
site-step-last = Ir al final
site-step-of = { $step } de { $count }
site-step = Paso { $step }
site-step-start = Inicio
site-view-as = Ver como
site-view-as-spectator = espectador
site-view-as-player = { $name }
site-graph = { $label }, jugada a jugada
site-measure-points = Puntos
site-measure-balance = Ventaja
site-measure-outcome = Probabilidad de ganar
site-move-analysis = Análisis por ordenador de esta jugada
site-classification-best = La mejor
site-classification-fine = Buena
site-classification-slip = Imprecisión
site-classification-miss = Error
site-classification-costly = Error grave
site-candidates = Mejores jugadas
site-candidate = Jugada
site-place-heading = Puesto
site-evaluation = Evaluación
site-was-played = jugada
site-evaluation-win = gana
site-evaluation-loss = pierde
site-evaluation-draw = empata
site-evaluation-win-in = { $turns ->
    [one] gana en 1 turno
   *[other] gana en { $turns } turnos
}
site-evaluation-loss-in = { $turns ->
    [one] pierde en 1 turno
   *[other] pierde en { $turns } turnos
}
site-evaluation-chance = { $chance } de ganar
site-no-move-analysis = No hay análisis por ordenador de esta jugada.
site-was-best-move = la mejor jugada.
site-result-unchanged = mismo resultado
site-best-was = La mejor:
site-played-was = Jugado: { $played }.
site-lost-points = Se perdieron { $lost } puntos.
site-lost-least = Se perdieron al menos { $lost } puntos.
site-lost-outcome = La probabilidad de ganar bajó { $lost } { $lost ->
    [one] punto porcentual
   *[other] puntos porcentuales
}.
site-moment-gain = { $gain } { $points ->
    [one] punto
   *[other] puntos
} sobre la media
site-moment-lost-points = { $lost } puntos
site-moment-lost-outcome = { $lost } de probabilidad de ganar
site-expected-line = { $move }, luego probablemente { $line }
site-moves-evaluated = Se evaluaron { $count } jugadas.
site-best-move-was = La mejor era { $best }
site-analyser-available = Análisis por ordenador de { $name }
site-analyser-request = Solicitar análisis
site-analyser-done = Análisis por ordenador de { $name }
site-analyser-running = { $name } está analizando: { $done } de { $count } jugadas.
site-analyser-queued = En cola: { $name } está analizando otra partida.
site-analyser-limit-reached = Se alcanzó el límite diario de { $name }. El análisis sigue mañana: { $done } de { $count } jugadas hechas.
site-analysed = Analizado
site-lost-each = { $name }: pérdida media de { $lost } por jugada, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}
site-luck-title = Suerte y decisiones
site-luck-luck = Suerte
site-luck-decisions = Decisiones
site-luck-together = Total
site-luck-summary = { $name }: suerte { $luck }, decisiones { $decisions }, cada una ± { $within }; total { $lead }.
site-luck-note = En puntos de ventaja de { $name } sobre la media de los demás, según muchos sorteos simulados. La línea fina es el intervalo de confianza del 90 %.
site-luck-note-alone = En puntos para { $name }, según muchos sorteos simulados. La línea fina es el intervalo de confianza del 90 %.
site-decisions-of = Jugadas de { $name }
site-next-mistake = Siguiente error
site-no-mistakes = No se encontraron errores.
site-thresholds = Umbrales de error
site-thresholds-set = Ajustar los umbrales de error
site-thresholds-points = Puntos perdidos. Se guardan para ti y este juego.
site-thresholds-outcome = Probabilidad de ganar perdida, en puntos porcentuales. Se guarda para ti y este juego.
site-threshold-from = { $kind } desde
site-thresholds-reset = Restablecer
site-done = Listo
site-retry-move = Reintentar aquí
site-retry = Nuevo intento
site-retry-line = Esta es la posición de { $name } antes de la jugada. Elige otra jugada; la partida misma no cambia.
site-retry-analysing = Analizando tu jugada…
site-retry-better = Mejor que la jugada hecha, por { $by }.
site-retry-worse = Peor que la jugada hecha, por { $by }.
site-retry-same = Tan buena como la jugada hecha.
site-retry-again = Reintentar
site-back-to-analysis = Volver a la revisión
site-fork = Jugar desde aquí
site-fork-line = Abre una mesa nueva no clasificatoria en la posición anterior a esta jugada, con las mismas cartas ocultas.
site-fork-with = Rivales
site-fork-bots = Bots
site-fork-friends = Amigos
site-fork-level = Nivel
site-fork-seat = Tu asiento
site-fork-fresh = Sortear de nuevo los sucesos aleatorios futuros
site-fork-open = Abrir mesa
site-ahead-above = { $name } por delante: sobre la línea
site-ahead-below = { $name } por delante: bajo la línea
site-moves-minutes = { $moves ->
    [0] Ninguna jugada
    [one] Una jugada
   *[other] { $moves } jugadas
}{ $minutes ->
    [0] .
    [one] , un minuto.
   *[other] , { $minutes } minutos.
}

## Settings
site-your-name = Tu nombre
site-your-name-line = Los demás jugadores ven este nombre. No necesitas cuenta; este navegador te recuerda.
site-save = Guardar
site-name-saved = Ahora te llamas { $name }.
site-appearance = Aspecto
site-theme = Tema
site-theme-system = Sistema
site-theme-light = Claro
site-theme-dark = Oscuro
site-text-size = Tamaño del texto
site-motion = Animaciones
site-motion-system = Sistema
site-motion-full = Sí
site-motion-still = No
site-speed = Velocidad de las animaciones
site-speed-slow = Lenta
site-speed-normal = Normal
site-speed-fast = Rápida
site-speed-off = Sin animación
site-speed-reduced = Tu dispositivo pide menos movimiento.
site-language = Idioma
site-language-line = El administrador de este servidor puede añadir idiomas.
site-at-the-table = En la mesa
site-settings-saved = Se guarda en este navegador y en tu cuenta.

## Help
site-help-play = Jugar
site-help-play-text = Elige un juego en la página de inicio y pulsa Jugar: juegas al momento contra un bot, sin cuenta. Las jugadas legales se marcan en el tablero. Elige una jugada, mira la vista previa y envíala.
site-help-friends = Jugar con amigos
site-help-friends-text = «Con amigos» abre una mesa. Comparte el enlace, el código de mesa o el código QR. Como anfitrión eliges los asientos, las reglas, el ritmo y si se permiten espectadores. Los bots pueden ocupar los asientos libres.
site-help-device = Varios jugadores, una pantalla
site-help-device-text = Varios jugadores pueden compartir una pantalla. El tablero se gira hacia el jugador al que le toca. En los juegos con información oculta, la pantalla se cubre entre turnos hasta que el siguiente jugador esté listo.
site-help-keys = Teclado
site-help-keys-text = Todo se puede hacer sin ratón, y cada tablero se describe para los lectores de pantalla. Cuando hay pocas jugadas legales, el panel lateral las muestra en una lista.
site-key-move = Flechas
site-key-move-does = moverse por el tablero
site-key-choose = Enter o espacio
site-key-choose-does = seleccionar el elemento enfocado
site-key-send = Enter
site-key-send-does = enviar la jugada elegida
site-key-undo = Retroceso o Escape
site-key-undo-does = deshacer la última parte de tu jugada
site-key-turn = R
site-key-turn-does = girar el tablero o la pieza
site-key-tabs = Tab
site-key-tabs-does = siguiente parte de la página
site-key-review = Izquierda, derecha, Inicio, Fin
site-key-review-does = recorrer una revisión
site-help-line = Conexión perdida
site-help-line-text = Tu jugada se queda en este navegador, incluso si recargas la página. Se envía automáticamente cuando vuelve la conexión y cuenta una sola vez.
site-help-clock = Relojes
site-help-clock-text = Corre el reloj de cada jugador al que le toca. Se para cuando el servidor recibe la jugada. En las partidas por correspondencia tienes unos días por jugada. Si el servidor está caído, los relojes en tiempo real se paran. Los de correspondencia siguen, pero después de la interrupción los jugadores a los que les toca tienen al menos una hora.
site-help-fairness = Azar verificable
site-help-fairness-text = Antes de una partida, el servidor sortea una semilla aleatoria y publica su hash. El navegador de cada jugador añade un número aleatorio al unirse, y la mezcla se deriva de todos ellos. Así, ni el servidor ni ningún jugador puede elegir las cartas.

    Después de la partida, el servidor revela su semilla. La revisión de cada partida la muestra con los resultados de las comprobaciones. En el servidor, la orden parlour verify con el id de la partida lo comprueba otra vez.
site-help-privacy = Privacidad
site-help-privacy-text = El servidor guarda una cookie que te identifica, tu nombre, tus ajustes, tus partidas y tus mensajes de chat. Se quedan en este servidor. Las páginas no cargan nada de otros servidores.

## Ratings and results
site-nav-ratings = Clasificación
site-nav-tournaments = Torneos
site-nav-forum = Foro
site-nav-clubs = Clubes
site-results = Resultados
site-season = Temporada
site-season-name = { $part ->
    [winter] Invierno de { $year }
    [spring] Primavera de { $year }
    [summer] Verano de { $year }
   *[autumn] Otoño de { $year }
}
site-season-ends = { $season }, hasta el { $day }
site-pace-of-quick = Rápido
site-pace-of-evening = Normal
site-pace-of-daily = Correspondencia
site-column-place = Puesto
site-column-name = Nombre
site-column-rating = Rating
site-column-sure = Desviación
site-column-own = Rating propio
site-column-week = Esta semana
site-column-games = Partidas
site-column-won = Ganadas
site-column-form = Últimas cinco
site-percent = { $share } %
site-up-by = sube { $points }
site-down-by = baja { $points }
site-form = resultados, del más antiguo al más reciente: { $results }
site-ratings-accounts = Cuentas
site-ratings-people = Personas
site-ratings-bots = Cuentas de bot
site-bot-rating = bot
site-fixed-rating = fijo
site-provisional = Provisional: sin puesto antes de { $games } partidas
site-no-ratings = Ningún jugador tiene rating todavía. Cuentan las partidas clasificatorias contra personas o bots.
site-no-ratings-bots = Ninguna cuenta de bot tiene rating todavía. Cuentan las partidas clasificatorias contra los bots del sitio u otras cuentas de bot.
site-your-rank = Tu puesto
site-better-than = Mejor que { $below } de { $others } jugadores.
site-games-until-settled = { $games ->
    [one] Una partida más para tener puesto.
   *[other] { $games } partidas más para tener puesto.
}
site-rating-help = Cómo funciona el rating
site-rating-help-bots = El rating de un bot es fijo, porque siempre juega con la misma fuerza. Así los ratings se pueden comparar entre temporadas.
site-rating-help-deviation = ± es la desviación del rating: el rating verdadero está dentro nueve de cada diez veces.
site-rating-help-rated = Una partida contra personas o bots es clasificatoria cuando cada parte ha hecho algunas jugadas (dos en la mayoría de los juegos). No lo es si se retiró una jugada, se usó una pista, una persona ocupó varios asientos o se fueron todos los jugadores. Una diferencia de 100 puntos equivale a unas dos victorias de cada tres.
site-rating-help-repeated = Las tres primeras partidas entre los mismos dos jugadores en 24 horas cuentan enteras; cada una más cuenta la mitad que la anterior. Para un puesto cuentan como máximo diez partidas contra el mismo jugador.
site-ladder = Escalera de bots
site-ladder-next = { $wins ->
    [one] Una victoria más contra { $bot } para subir.
   *[other] { $wins } victorias más contra { $bot } para subir.
}
site-ladder-done = Has vencido a todos los bots.
site-rating-change = { $before } → { $after }
site-rating-changed = rating { $before } antes, { $after } ahora
site-rating-abandoned = abandonó: clasificado detrás de los que se quedaron
site-rating-early = se fue pronto: no clasificatoria
site-rating-weight = cuenta un { $share } %: mismo rival en menos de 24 horas
site-ladder-next-bot = Has vencido a { $bot }. Siguiente: { $next }.
site-download-match-file = Archivo de partida
site-download-record = Como { $kind }
site-files = Archivos de partida
site-files-line = Un archivo de partida contiene todo lo necesario para reproducir y verificar una partida. Solo tú ves las partidas que importas, y no son clasificatorias.
site-files-all = Todas mis partidas
site-files-import = Importar una partida
site-won-lost = { $won } ganadas, { $lost } perdidas
site-ladder-not-played = aún sin jugar
site-ladder-beaten = vencido
site-result-won = Victoria
site-result-lost = Derrota
site-result-drawn = Empate
site-place = Puesto { $place }
site-resigned-inline = se rindió
site-unrated = no clasificatoria
site-unrated-void = No clasificatoria: la partida es nula.
site-unrated-daily = No clasificatoria: reparto del día.
site-unrated-continued = No clasificatoria: continúa otra partida.
site-unrated-solo = No clasificatoria: partida de un jugador.
site-unrated-bots = No clasificatoria: solo jugaron bots.
site-unrated-imported = No clasificatoria: importada de un archivo.
site-unrated-shared = No clasificatoria: una persona jugó en varios asientos.
site-unrated-takeback = No clasificatoria: se retiró una jugada.
site-unrated-hint = No clasificatoria: se usó una pista.
site-unrated-program = No clasificatoria: un programa jugó por una persona o contra ella.
site-unrated-deserted = No clasificatoria: se fueron todos los jugadores y los bots acabaron la partida.
site-unrated-short = No clasificatoria: la partida acabó antes de que cada parte hiciera suficientes jugadas.
site-results-scope = Jugador
site-results-scope-mine = Mis partidas
site-results-scope-all = Todas las partidas
site-game-any = Todos los juegos
site-when = Fecha
site-when-any = En cualquier momento
site-when-week = Última semana
site-when-month = Último mes
site-when-year = Último año
site-outcome = Resultado
site-outcome-any = Cualquiera
site-outcome-not-won = Sin victoria
site-against = Rival
site-no-results = No se encontraron partidas
site-no-results-line = Aquí aparecen tus partidas terminadas con su revisión.
site-no-open-results-line = Aquí aparecen las partidas públicas terminadas.
site-show-more = Mostrar más
site-all-results = Todos los resultados

## Errors
core-error-failed = No ha funcionado. Inténtalo otra vez.
core-error-server-error = Algo ha fallado en el servidor. El error quedó registrado; inténtalo otra vez.
core-error-connection-lost = Conexión perdida. Inténtalo de nuevo en un momento.
core-error-unknown = No encontrado.
core-error-already-started = Esta partida ya ha empezado.
core-error-banned = Tu cuenta está suspendida por ahora.
core-error-muted = Por ahora estás silenciado.
core-error-site-closed = Este servidor es solo para miembros. Inicia sesión o pide una invitación al administrador.
core-error-site-by-invitation = A este servidor se entra solo con invitación. Abre el enlace de una mesa o pide una invitación al administrador.
core-error-bad-key = La semilla aleatoria de esta partida está dañada.
core-error-corrupt-log = Esta partida no puede seguir: su registro está dañado en la posición { $seq }.
core-error-seat-taken = Este asiento está ocupado.
core-error-too-many-actions = Hay demasiadas jugadas permitidas para listarlas (más de { $most }).
core-error-seat-reserved = Este asiento está reservado para un bot desafiado.
core-error-no-standing-offer = { $name } no acepta desafíos en esta mesa por ahora.
core-error-challenge-over = Este desafío ya no está abierto.
core-error-table-changed = El anfitrión cambió los ajustes. Revísalos otra vez antes de unirte.
core-error-rematch-changed = El anfitrión cambió la revancha. Revisa sus ajustes antes de unirte.
core-error-clock = Este ritmo no está permitido.
core-error-open-seat = Ese asiento está libre.
core-error-open-seats = Aún hay un asiento libre.
core-error-empty-log = Esta partida no tiene registro.
core-error-log-gap = Hay un hueco en el registro de esta partida.
core-error-player-left = Este jugador ha dejado la partida.
core-error-log-full = Esta partida ha llegado al límite de { $most } sucesos.
core-error-never-started = Esta partida nunca empezó.
core-error-no-name = Un nombre necesita al menos una letra.
core-error-name-too-long = Un nombre tiene como mucho { $most } letras; este tiene { $letters }.
core-error-no-offer = No hay ninguna propuesta pendiente.
core-error-no-such-bot = Este juego no tiene ese bot.
core-error-no-such-code = Ninguna mesa tiene el código { $heard }.
core-error-game-disabled = { $game } no se pudo cargar y no se puede jugar por ahora. Tus partidas se conservan; contacta con el administrador de este servidor.
core-error-game-failed = Un error en { $game } lo ha impedido. Los demás juegos funcionan. Avisa al administrador de este servidor.
core-error-no-such-game = Este servidor no tiene ese juego.
core-error-no-such-match = Mesa no encontrada.
core-error-no-such-moment = No hay ninguna posición anterior.
core-error-no-such-page = Página no encontrada.
core-error-no-such-seat = Ese asiento no existe.
core-error-no-such-step = Esa jugada no existe.
core-error-file-too-large = Este archivo es demasiado grande. El límite es { $most } kB.
core-error-file-verification-failed = La partida de este archivo no se pudo verificar ({ $check }) y no se importó.
core-error-file-of-daily-deal = Las partidas del reparto del día no se pueden importar.
core-error-match-id-taken = Ya existe otra partida con el mismo id, así que no se importó nada.
core-error-no-such-decision = No puedes reintentar esa jugada.
core-error-no-analysis = Ningún bot de este servidor puede analizar esta partida.
core-error-bad-origin = Esta partida no coincide con la partida que continúa.
core-error-origin-is-fixed = Esta mesa continúa otra partida: sus opciones y asientos no se pueden cambiar.
core-error-origin-daily = No se puede seguir jugando desde el reparto del día.
core-error-origin-too-long = Esta partida es demasiado larga para jugar desde aquí.
core-error-analysis-limit-reached = Se alcanzó el límite diario de análisis. Inténtalo mañana.
core-error-too-many-analyses = Ya tienes { $most } análisis solicitados. Solicita el siguiente cuando acabe uno.
core-error-no-such-pace = Ese ritmo no existe. Elige rápido, normal o correspondencia.
core-error-no-such-season = Esa temporada no existe.
core-error-no-such-results = Esa página de resultados no existe. Empieza por la primera.
core-error-no-result-yet = El resultado aún no está guardado. Inténtalo de nuevo en un momento.
core-error-no-spectators = El anfitrión no permite espectadores.
core-error-no-worker = Ahora no hay ningún bot disponible.
core-error-not-a-match-file = Esto no es un archivo de partida.
core-error-not-a-nonce = No se pudo leer el número aleatorio de este navegador. Recarga la página.
core-error-not-a-commitment = Esta partida no está reservada para ti. Abre la mesa de nuevo.
core-error-commitment-used = Esta mesa ya está abierta.
core-error-not-agreed = Los demás jugadores no han aceptado.
core-error-not-an-action = Esa no es una jugada legal.
core-error-wrong-origin = Esta página se abrió en { $origin }, pero el servidor cree que su dirección es { $expected } y rechaza todos los cambios. Si administras este servidor, configura su proxy inverso para que transmita las cabeceras Host y X-Forwarded-Proto.
core-error-sub-path = Esta página se abrió bajo { $path }, pero Parlour solo funciona en la raíz de un nombre de host. Si administras este servidor, asígnale un nombre de host propio en tu proxy inverso.
core-error-cross-site-request = Esta petición no vino de una página de este servidor.
core-error-no-hints = Solo hay pistas en partidas contra bots o en solitario, y no en el reparto del día.
core-error-offer-not-available = Esa propuesta no está disponible en esta mesa.
core-error-not-options = Estas opciones no son válidas para este juego.
core-error-not-over = Esto está disponible después de la partida.
core-error-not-playing = Esta partida no está en curso.
core-error-not-the-host = Solo el anfitrión puede hacer eso.
core-error-private-match = Esta partida es privada. Pide el enlace a uno de sus jugadores.
core-error-removed-from-table = El anfitrión te quitó de esta mesa. No puedes volver a unirte.
core-error-not-storable = Ese texto contiene caracteres que no se pueden guardar. Quítalos y vuelve a intentarlo.
core-error-bad-request = El servidor no pudo leer esa petición.
core-error-not-your-seat = Este no es tu asiento.
core-error-not-your-table = No jugaste en esta mesa.
core-error-not-your-turn = No es tu turno.
core-error-no-such-phrase = Esa frase no existe.
core-error-no-such-message = Ese mensaje no existe.
core-error-empty-message = Escribe primero un mensaje.
core-error-nothing-to-take-back = No tienes ninguna jugada que retirar.
core-error-already-redrawn = Esta jugada ya se retiró y se sorteó de nuevo una vez.
core-error-paused = La partida está en pausa. Reanúdala primero.
core-error-not-paused = La partida no está en pausa.
core-error-no-vacation = Esta mesa no tiene vacaciones.
core-error-no-conditional-moves = Solo hay jugadas condicionales en partidas por correspondencia sin azar ni información oculta.
core-error-line-is-due = Es tu turno: haz tu jugada.
core-error-line-without-reply = Una línea debe terminar con una jugada tuya.
core-error-line-too-long = Una línea puede tener como máximo { $most } jugadas.
core-error-too-many-lines = Puedes tener como máximo { $most } líneas. Elimina una primero.
core-error-no-nudge = Aquí no se puede enviar un recordatorio: decide el reloj.
core-error-nudge-later = Es demasiado pronto para un recordatorio.
core-error-no-player-awaited = No esperas a ningún jugador.
core-error-no-claim = Aquí no puedes reclamar el resultado: decide el reloj.
core-error-claim-later = Puedes reclamar el resultado tras dos semanas sin jugadas.
core-error-claim-not-alone = Otros jugadores siguen activos. Solo puedes continuar sin los que se fueron.
core-error-offer-open = Ya hay otra propuesta pendiente.
core-error-offer-later = Ya lo has propuesto hace poco. Puedes repetirlo después de { $moves ->
    [one] tu próxima jugada
   *[other] tus próximas { $moves } jugadas
} o dentro de { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = No puedes ocupar dos asientos a la vez.
core-error-order = Ese no es un orden válido de estos asientos.
core-error-other-digest = Las reglas dan otro resultado al reproducir esta partida.
core-error-other-game = Esta partida es de otro juego.
core-error-other-version = Esta partida se jugó con una versión anterior de las reglas.
core-error-not-possible-now = Eso no es posible ahora.
core-error-rules-fail = Las reglas de este juego fallaron en esta posición.
core-error-seats = Este juego es para { $least } a { $most } jugadores.
core-error-stale = La posición ha cambiado. Mira otra vez el tablero.
core-error-stale-offer = Esa propuesta ya no está pendiente. Lee la nueva antes de responder.
core-error-time-left = Aún queda tiempo en el reloj.
core-error-too-busy = El servidor está sobrecargado. Inténtalo otra vez.
core-error-too-large = Es demasiado largo.
core-error-too-many = Demasiadas peticiones. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
core-error-too-many-public = Ya tienes { $most } mesas públicas. Abre la siguiente cuando una de ellas haya empezado.
core-error-too-many-open-tables = Ya tienes { $most } mesas abiertas. Abre la siguiente cuando una de ellas haya empezado o se haya cerrado.
core-error-too-many-drafts = Has probado demasiadas jugadas. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
core-error-too-much-history = Has cargado demasiadas posiciones anteriores. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
core-error-too-many-tables = Has abierto demasiadas mesas. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} antes de la siguiente.
core-error-too-much-chat = Has enviado demasiados mensajes. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} antes del siguiente.
core-error-too-many-bot-tables = Ya tienes { $most } partidas en curso solo con bots. Abre la siguiente cuando acabe una de ellas.
core-error-too-many-codes = Demasiados códigos incorrectos. Espera { $minutes ->
    [0] { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
   *[other] { $minutes } minutos
} o pide el enlace de la mesa.
core-error-too-many-seats = { $seats ->
    [one] Esta mesa solo tiene { $seats } asiento.
   *[other] Esta mesa solo tiene { $seats } asientos.
}
core-error-too-often = Demasiadas peticiones. Espera un momento.
core-error-too-many-sockets = Puedes tener abiertas como máximo { $most } páginas de este sitio. Cierra una y recarga esta.
core-error-too-slow = La petición tardó demasiado. Inténtalo otra vez.
core-error-storage-busy = La base de datos está ocupada. No se ha cambiado nada; inténtalo de nuevo en un momento.
core-error-storage-full = El disco del servidor está lleno. No se ha cambiado nada; contacta con el administrador.
core-error-storage-read-only = La base de datos del servidor es de solo lectura. No se ha cambiado nada; contacta con el administrador.
core-error-storage-unavailable = La base de datos del servidor no responde. Inténtalo de nuevo en un momento; si no funciona, contacta con el administrador.
core-error-unknown-event = Esta partida la registró una versión más nueva del servidor.
core-error-unreadable = No se puede leer el registro de esta partida.

## Rooms

site-room = Sala
site-room-instead = { $note } (sustituye a { $other })
site-room-enter = Entrar
site-faq = Preguntas frecuentes
site-notifications = Notificaciones
site-only-this-computer = Solo este ordenador puede abrir el enlace, porque el servidor se inició solo para este ordenador.
site-announcement = Anuncio
site-forum = Foro
site-room-people = { $count ->
    [0] ningún jugador
    [one] un jugador
   *[other] { $count } jugadores
}
site-room-open = { $count ->
    [0] ninguna mesa abierta
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}
core-error-no-daily-deal = Este juego no tiene reparto del día.
core-error-daily-is-opened = Abre el reparto del día desde la página de inicio.
core-error-once-a-day = Solo puedes jugar el reparto del día una vez. Mañana llega el siguiente.
core-error-day-not-over = La semilla de este reparto es secreta hasta que acabe el día, porque otros aún pueden jugarlo.

## The deal of the day
site-daily = Reparto del día
site-today = Hoy
site-daily-board = El reparto de hoy
site-daily-again = Jugado otra vez en un dispositivo que ya conocía el reparto

## Sending
site-confirm = Confirmar jugadas
site-confirm-matters = Solo jugadas importantes
site-confirm-always = Siempre
site-confirm-never = Nunca

## Lessons
site-lesson = Lección
site-lesson-of = Aprender { $game }
site-lesson-step = Lección, paso { $step } de { $count }
site-lesson-next = Siguiente
site-lesson-first = Juega tu primera partida
site-lesson-again = Reiniciar la lección
site-lesson-other = Esa jugada es legal, pero sigue la lección.
site-highlighted = resaltado
site-highlighted-move = Resaltado en el tablero: { $move }
site-part-not-allowed = Ahora no es posible.
site-part-possible = se puede elegir
site-keys-parts-walk = moverse entre los elementos del tablero
site-keys-parts-name = ir al elemento con este nombre
site-keys-parts-press = elegir el elemento
site-learn = Aprende jugando
site-puzzle = Problema del día
core-error-no-puzzle = { $game } no tiene problemas.
core-error-no-such-puzzle = No hay problema para el { $day }.

site-no-lesson = Lección no encontrada
core-error-no-lesson = { $game } aún no tiene lección. Lee sus reglas.

## Pauses, reminders and abandoned games
site-pause = Pausa
site-allow-pauses = Permitir pausas
site-offer-pause = { $name } pide una pausa.
site-offer-mine-pause = Has pedido una pausa. Los relojes se paran cuando todos los jugadores acepten.
site-log-continued = { $name } reanudó la partida.
site-log-nudged = { $name } envió un recordatorio.
site-log-claimed = { $what ->
    [draw] { $name } reclamó el empate: la partida estaba abandonada.
    [void] { $name } declaró nula la partida: estaba abandonada.
   *[out] { $name } continúa sin los jugadores que abandonaron la partida.
}
site-log-excused = { $name } está de vacaciones: un día más.
site-over-lying = La partida fue abandonada.
site-over-void = La partida fue abandonada y no cuenta.
site-clock-days-bank = { $days ->
    [one] reserva de 1 día
   *[other] reserva de { $days } días
}
site-clock-vacation = vacaciones
site-clock-bank-runs = quedan { $time } de reserva
site-vacation = Vacaciones automáticas
site-vacation-line = Cuando a un jugador se le acaba el tiempo, se usa en su lugar uno de sus 21 días de vacaciones al año.
site-days-off = Días de vacaciones que quedan: { $left } de { $of }
site-days-off-line = En las mesas con vacaciones automáticas, se usa un día cuando se te acaba el tiempo. Los días se renuevan el 1 de enero.
site-paused = En pausa
site-delay = Retraso de los espectadores
site-delay-moves = { $count ->
    [0] ninguno
    [one] 1 jugada
   *[other] { $count } jugadas
}
site-lag-compensation = { $ms } ms de compensación por retardo
