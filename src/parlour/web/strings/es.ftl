### La casa en español: todo lo que dice la interfaz, y por qué se niega.

## La interfaz
site-skip = Ir a la página
site-home-link = Parlour, inicio
site-nav = Casa
site-nav-home = Inicio
site-nav-lobby = Salón
site-nav-tables = Mis mesas
site-nav-side-by-side = Tus mesas lado a lado
site-nav-help = Ayuda
site-nav-settings = Ajustes
site-nav-more = Adónde más
site-dark-mode = Modo oscuro
site-sound-button = Sonido
site-sound-on = El sonido está activado
site-sound-off = El sonido está apagado
site-create-account = Hacerse socio
site-sign-in = Iniciar sesión
site-account = { $name }: tu cuenta
site-your-account = Tu cuenta, tus dispositivos, cerrar sesión
site-more = Más
site-close = Cerrar
site-cancel = Cancelar
site-loading = Un momento…
site-wait-for-you = { $count ->
    [0] Ninguna mesa te espera
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
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
site-spoken-over = { $time } de más
site-overtime = { $time }, { $points ->
    [one] { $points } punto perdido
   *[other] { $points } puntos perdidos
}

## Inicio
site-greeting = { $daytime ->
    [morning] Buenos días
    [afternoon] Buenas tardes
   *[evening] Buenas noches
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] ningún socio
    [one] un socio
   *[other] { $members } socios
}, { $guests ->
    [0] ningún invitado aquí
    [one] un invitado aquí
   *[other] { $guests } invitados aquí
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
site-players-to-move = Les toca a { $count } personas
site-game-over = Ha terminado
site-play-a-game = ¿A qué jugamos?
site-players = Jugadores
site-rules = Reglas
site-play = Jugar
site-with-friends = Con amigos
site-game-with-friends = { $game } con amigos
site-watch = Mirar
site-open-tables = Mesas abiertas
site-seat-open-inline = hay un asiento libre
site-no-open-tables = Ahora no hay mesas abiertas
site-no-open-tables-line = Abre una, o juega con un bot.
site-join-table = Unirse
site-seats-taken = { $taken } de { $seats } asientos ocupados
site-who-is-here = Quién está aquí
site-quick-match = Partida rápida
site-people = Contactos
site-browsing = dando una vuelta
site-nobody-else-online = Aún no hay nadie.
site-tagline = Juegos de mesa en el navegador, en tu propio servidor.
site-link-preview-gathering = hay un sitio libre
site-link-preview-playing = en juego
site-link-preview-over = el resultado
site-fairness-link = Cómo el azar sigue siendo justo
site-code-label = Código de una mesa
site-code-example = Un código, por ejemplo maple lamp river 427
site-code-submit = Ir allí

## Salón y mesas nuevas
site-rooms = Salas
site-all-games = Todos los juegos
site-every-game = todos los juegos
site-my-tables-line = donde juego o he jugado
site-tables-count = { $count ->
    [0] ninguna mesa
    [one] una mesa
   *[other] { $count } mesas
}
site-seat-open = Hay un asiento libre
site-in-progress = En juego
site-open-to-spectators = puedes mirar
site-inactive = Inactivas
site-inactive-line = contra bots, sin tocar desde hace dos días; no esperan a nadie
site-finished = Terminadas
site-no-tables = No estás en ninguna mesa
site-go-to-table = Ir allí
site-new-table = Mesa nueva
site-game = Juego
site-seats = Asientos
site-opponents = Los demás
site-opponents-open = Amigos
site-opponents-bot = Bots
site-opponents-guest = En esta pantalla
site-opponents-open-line = Invítalos con un enlace, un código o una imagen; los bots pueden completar la mesa.
site-opponents-bot-line = La partida empieza enseguida.
site-opponents-guest-line = Este dispositivo pasa de mano en mano. Los secretos quedan tras un telón.
site-level = Nivel
site-level-beginner = Principiante
site-level-beginner-plus = Principiante +
site-level-casual = Aficionado
site-level-casual-plus = Aficionado +
site-level-club = Club
site-level-club-plus = Club +
site-level-expert = Experto
site-level-expert-plus = Experto +
site-level-master = Maestro
site-level-master-plus = Maestro +
site-bot-level = { $name }, { $level }
site-against-bot = Contra { $name }
site-another-bot = Otro rival
site-game-against-bot = { $game } con { $name }
site-other-language = { $game } será en { $language }
site-other-language-line = Esta casa todavía no tiene una lista de palabras en tu idioma: fichas y palabras son en { $language }. Quien lleva la casa puede traer una.
site-player = Jugador { $number }
site-name-of = Nombre en el asiento { $number }
site-pace = Ritmo
site-pace-any = Cualquiera
site-pace-now = Ahora mismo
site-pace-days = Por días
site-clock = Reloj
site-clock-untimed = Sin reloj
site-clock-bank = { $minutes } min cada uno
site-clock-fischer = { $minutes } min + { $seconds } s por jugada
site-clock-permove = { $minutes } min por jugada
site-clock-permove-seconds = { $seconds } s por jugada
site-clock-total = { $minutes } min, luego puntos menos
site-clock-correspondence = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
site-show-in-lobby = Mostrar en el salón
site-show-in-lobby-line = Cualquiera en esta casa puede sentarse.
site-allow-spectators = Se puede mirar
site-cafe = Mesa de café
site-cafe-line = Esta pantalla es el tablero de todos; los móviles son las manos.
site-big-screen = Pantalla grande
site-allow-takebacks = Se puede pedir retirar una jugada
site-allow-draws = Se puede ofrecer empate
site-more-options = Más opciones · { $clock }
site-open-table = Abrir mesa
site-start-now = Empezar ya
site-about-minutes = Unos { $minutes } minutos.
site-friends-get-link = Tus amigos reciben un enlace.

## Antes de la partida
site-game-settings = A qué se juega
site-read-rules = Leer las reglas
site-shuffle-seats = Mezclar
site-open-seat = Asiento libre
site-fill-seat = Quién ocupa el asiento { $number }
site-fill = Dar este asiento…
site-fill-guest = A alguien en esta pantalla
site-fill-bot = A un bot
site-seat = Asiento { $number }
site-seat-up = Subir a { $name } desde el asiento { $number }
site-seat-down = Bajar a { $name } desde el asiento { $number }
site-you = Tú
site-bot = Bot
site-online = Aquí
site-offline = Ahora no está
site-on-this-device = En esta pantalla
site-leave-seat = Dejar el asiento
site-remove-player = Liberar el asiento de { $name }
site-invite = Invitar
site-invite-title = Tienes un asiento reservado en { $game }
site-code = El código es
site-code-line = Dilo en voz alta; se escribe en { $host }
site-link = Enlace a esta mesa
site-copy = Copiar
site-share = Compartir
site-link-copied = El enlace está copiado.
site-copy-by-hand = El enlace está seleccionado: cópialo a mano.
site-qr = El enlace como código QR
site-qr-line = Apúntale con un móvil
site-ready-host = Ya está todo el mundo. ¿Empezamos?
site-ready-guest = Ya está todo el mundo. El anfitrión da comienzo.
site-waiting-for = { $count ->
    [0] No queda ningún asiento libre
    [one] Aún queda un asiento libre
   *[other] Aún quedan { $count } asientos libres
}
site-waiting-host-line = Envía el enlace, o dale el asiento a un bot.
site-waiting-guest-line = La partida empieza cuando el anfitrión lo decida.
site-seat-available = Un asiento te espera
site-seat-available-line = Siéntate a jugar, o quédate a mirar.
site-start = Empezar

## La mesa
site-board = Tablero
site-your-decision = Tu decisión
site-to-move = le toca
site-waiting = Espera
site-thinking = Piensa
site-away = Ausente
site-earlier-position = Estás viendo una posición anterior.
site-earlier-position-line = La partida sigue mientras tanto.
site-back-to-current-position = Volver al presente
site-resigned = Se rindió
site-left-table = Dejó la mesa
site-is-thinking = { $name } está pensando
site-are-thinking = { $names } están pensando
site-no-player-to-move = No le toca a nadie
site-you-spectate = Eres espectador.
site-you-left = Has dejado esta partida y puedes mirarla.
site-choose-move = Elige qué haces
site-send = Enviar
site-sending = En camino…
site-undo = Deshacer
site-key-enter = Enter
site-key-escape = Esc
site-command = Escribir una jugada
site-command-hint = Una jugada, en palabras o en notación
site-command-none = Nada de lo que puedes hacer encaja con «{ $typed }».
site-command-many = Encajan { $count } jugadas: sigue escribiendo o elige con las flechas.
site-command-count = { $count ->
    [one] Encaja una jugada.
   *[other] Encajan { $count } jugadas.
}
site-keys = Atajos de teclado
site-keys-board = En este tablero
site-keys-everywhere = En todas las mesas
site-keys-confirm = confirmar
site-keys-undo = deshacer la última parte de un borrador
site-keys-command = escribir una jugada
site-keys-steps = una jugada atrás, una adelante
site-keys-now = volver a ahora
site-keys-to-board = ir al tablero
site-keys-last = decir la última jugada
site-keys-log = ir al registro
site-keys-clock = decir los relojes
site-keys-score = decir la puntuación
site-keys-asked = leer lo que se pide
site-keys-answer = aceptar o rechazar una propuesta
site-keys-keys = estas teclas
site-announce-clock = { $name }: { $time }
site-announce-no-clock = No hay reloj.
site-announce-score = { $name }: { $points }
site-announce-no-score = Aquí nadie cuenta puntos.
site-announce-no-move = Nadie ha jugado todavía.
site-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
site-time-over = Se te acabó el tiempo. Desde ahora te cuesta puntos.
site-time-low = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
site-won = Victoria
site-lost = Perdida
site-drawn = Empate
site-panel = Diario, chat, jugadas y reglas
site-tab-log = Diario
site-tab-result = Resultado
site-tab-chat = Chat
site-tab-moves = Jugadas
site-tab-plan = Jugadas condicionales
site-tab-rules = Reglas
site-tab-moments = Momentos clave
site-tab-points = Puntos
site-unread = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
site-panel-button = { $unread ->
    [0] Diario, chat y reglas
    [one] Diario, chat y reglas, { $unread } nuevo
   *[other] Diario, chat y reglas, { $unread } nuevos
}
site-spectators-count = { $count ->
    [0] Nadie mira
    [one] Una persona mira
   *[other] { $count } personas miran
}
site-log-move = Jugada
site-log-points = Puntos
site-log-total = Total
site-log-empty = Aún no hay jugadas.
site-log-started = Empieza la partida.
site-log-moved = { $name } ha jugado.
site-log-left = { $why ->
    [resigned] { $name } se rindió.
    [time] A { $name } se le acabó el tiempo.
   *[away] { $name } se fue y no volvió.
}
site-log-flagged = A { $name } se le cayó la bandera.
site-log-offered = { $what ->
    [pause] { $name } pide una pausa.
    [takeback] { $name } pide retirar una jugada.
   *[draw] { $name } ofrece empate.
}
site-log-answered = { $yes ->
    [true] { $name } acepta.
   *[false] { $name } dice que no.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } ha retirado su petición de pausa.
    [takeback] { $name } ha retirado su petición de retirar una jugada.
   *[draw] { $name } ha retirado la oferta de empate.
}
site-hint = Pista
site-hint-question = ¿Usar una pista?
site-hint-line = El bot más fuerte sugiere una jugada. La partida no contará para la clasificación y quedará marcada como asistida.
site-hint-take = Usar una pista
site-hint-move = Pista: { $move }
site-hint-move-and-value = Una pista: { $move } ({ $worth })
site-log-hinted = { $name } usó una pista.
site-log-tookback = La jugada se retira.
site-log-tookback-redrawn = La jugada se retira, y lo que sigue se saca de nuevo.
site-log-resumed = La casa estuvo ausente y ha vuelto. Los relojes en vivo siguen donde estaban.
site-chat = Chat
site-chat-empty = Aún no hay mensajes.
site-write-message = Di algo
site-chat-message = { $name } dice: { $text }
site-spectator = mirando
site-no-rules = La página de reglas de este juego aún no está escrita.
site-rules-alone = Las reglas en su propia página
site-rules-of = Reglas de { $game }
site-moves-not-your-turn = Ahora no se te pide nada.
site-moves-too-many = Hay demasiadas jugadas para enumerarlas todas. Usa el tablero.
site-moves-count = { $count ->
    [0] Ninguna jugada posible
    [one] Una jugada posible
   *[other] { $count } jugadas posibles
}
site-moves-search = Buscar una jugada
site-moves-more = y { $count } más: escribe para encontrarlas
site-text-board = En palabras
site-text-view = Lo que ve este asiento
site-setting-legal = Mostrar las jugadas legales
site-setting-legal-line = Las jugadas legales se marcan en el tablero.
site-setting-trace = Resaltar la última jugada
site-setting-trace-line = El tablero muestra lo que acaba de pasar.
site-setting-sound = Sonido
site-setting-sound-line = Sonidos suaves al jugar.
site-draw = Empate
site-takeback = Retirar
site-abandonment = Cuando alguien se va
site-abandonment-wait = los demás esperan
site-abandonment-bot = un bot sigue hasta que vuelva
site-abandonment-end = se rinde
site-let-bot-play = Dejar a un bot
site-let-bot-play-question = ¿Dejar que juegue un bot por ti?
site-let-bot-play-line = Un bot de tu nivel juega en tu lugar. Puedes volver cuando quieras. El resultado cuenta como tuyo.
site-bot-plays-for-you = Un bot juega por ti.
site-return-to-seat = Recuperar tu silla
site-substitute-bot = juega un bot
site-log-seated-for = Un bot juega por { $name }.
core-error-replaced-by-bot = Un bot juega por ti. Recupera primero tu silla.
core-error-no-substitute-bot = En esta mesa nadie juega por quien se va.
site-resign = Rendirse
site-resign-question = ¿Rendirte en esta partida?
site-resign-line = Perderás la partida.
site-offer = Ofrecer
site-draw-question = ¿Ofrecer empate?
site-draw-line = Si todos aceptan, la partida termina en empate.
site-takeback-question = ¿Retirar tu última jugada?
site-takeback-line = Todos deben aceptar. La partida entonces no cuenta.
site-takeback-line-bots = La partida no contará.
site-answer-declined = { $what ->
    [pause] { $name } rechaza la pausa.
    [takeback] { $name } no acepta que se retire la jugada.
   *[draw] { $name } rechaza el empate.
}
site-answer-accepted = { $name } acepta. La jugada se retira.
site-offer-draw = { $name } ofrece empate.
site-offer-takeback = { $name } pide retirar una jugada.
site-offer-mine-draw = Has ofrecido empate.
site-offer-mine-takeback = Has pedido retirar una jugada.
site-accept = Aceptar
site-decline = Rechazar
site-withdraw = Retirar la propuesta
site-pass-device = Pásale el dispositivo a { $name }
site-pass-device-line = No se muestra nada hasta que { $name } diga que sí.
site-pass-device-confirm = Entregar
site-i-am = Soy { $name }
site-connection-lost = Sin conexión. Reconectando… Tu jugada está guardada y se enviará automáticamente.
site-server-restarting = El servidor se está reiniciando… Tu jugada está guardada y se enviará automáticamente.
site-reconnected = Conexión restablecida.
site-table-closed = Esta mesa está cerrada
site-table-not-found = Esa mesa no existe
site-back-to-table = A la mesa

## El final
site-you-win = Ganas
site-wins = Gana { $name }
site-share-win = { $names } comparten la victoria
site-draw-game = Empate
site-game-closed = La partida se detuvo
site-solo-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
site-over-resigned = { $loser } se rindió.
site-over-time = A { $loser } se le acabó el tiempo.
site-over-away = { $loser } se fue y no volvió.
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
site-daily-alone = Eres la primera persona que termina el reparto de hoy.
site-daily-scores = Todas las puntuaciones de hoy
site-daily-chart = { $count } puntuaciones de { $least } a { $most }; la tuya es { $own }
site-daily-best = Los mejores de hoy
site-daily-next = Próximo reparto del día en { site-hours }.
site-result-copied = Resultado copiado.
site-daily-share = { $game }, reparto del día: { $score } puntos, puesto { $place } de { $count }
site-result = Resultado
site-rematch = Revancha
site-join-rematch = Jugar la revancha
site-watch-rematch = Mirar la revancha
site-accept-rematch = Aceptar la revancha
site-rematch-asked = { $name } pide la revancha.
site-rematch-waits = Has pedido la revancha. { $names } puede aceptarla aquí.
site-rematch-begins = Empieza la revancha.
site-rematch-table = Cambiar la mesa
site-rematch-changed = La revancha tiene otras reglas u otros jugadores que antes.
site-rematch-see = Ver la mesa
site-analysis = Repasar
site-rank = Puesto { $rank }
site-score-breakdown = De dónde salen los puntos
site-source-overtime = Tiempo excedido
site-sources-total = Total
site-points-for = Puntos por
site-fairness = Juego limpio
site-fairness-line = Antes de la partida, el servidor publicó un hash de su semilla aleatoria y cada navegador de la mesa añadió un número aleatorio propio. Al terminar, el servidor revela la semilla, y cualquiera puede comprobar que no se cambió nada.
site-verified = Verificado.
site-not-verified = La verificación ha fallado.
site-commitment-shown = Hash que se te mostró antes de la partida
site-nonce = Dado por este navegador
site-commitment = Hash de la semilla
site-key = Semilla del servidor
site-seed = Semilla combinada
site-verify-yourself = Compruébalo tú en la máquina de la casa:

## Repaso
site-no-analysis = Aún no hay nada que repasar
site-steps = Pasos
site-step-first = Al principio
site-step-prev = Un paso atrás
site-step-play = Reproducir los pasos
site-step-stop = Parar
site-step-next = Un paso adelante
site-word-means = ¿Qué significa { $word }?
site-step-last = Al final
site-step-of = { $step } de { $count }
site-step = Paso { $step }
site-step-start = El principio
site-view-as = Ver como
site-view-as-spectator = espectador
site-view-as-player = { $name }
site-graph = { $label }, paso a paso
site-measure-points = Puntos
site-measure-balance = Ventaja
site-measure-outcome = Quién gana
site-move-analysis = Una opinión sobre este paso
site-classification-best = Lo mejor
site-classification-fine = Bien
site-classification-slip = Imprecisión
site-classification-miss = Error
site-classification-costly = Error grave
site-candidates = Mejores jugadas
site-candidate = Candidata
site-place-heading = Puesto
site-evaluation = Valor
site-was-played = jugado
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
site-no-move-analysis = No hay opinión sobre esta decisión.
site-was-best-move = lo mejor que había.
site-result-unchanged = el resultado se mantiene
site-best-was = Lo mejor:
site-played-was = Jugado: { $played }.
site-lost-points = { $lost } puntos perdidos.
site-lost-least = Unos { $lost } puntos perdidos o más.
site-lost-outcome = La probabilidad de ganar bajó { $lost } { $lost ->
    [one] punto
   *[other] puntos
}.
site-moment-gain = { $gain } { $points ->
    [one] punto
   *[other] puntos
} respecto a la media
site-moment-lost-points = { $lost } puntos
site-moment-lost-outcome = { $lost } de probabilidad de ganar
site-expected-line = { $move }, y luego, probablemente: { $line }
site-moves-evaluated = Se evaluaron { $count } jugadas.
site-best-move-was = Lo mejor era { $best }
site-analyser-available = Análisis por ordenador de { $name }
site-analyser-request = Solicitar análisis
site-analyser-done = Análisis por ordenador de { $name }
site-analyser-running = { $name } está analizando: { $done } de { $count } jugadas.
site-analyser-queued = En cola: { $name } está analizando otra partida.
site-analyser-limit-reached = { $name } alcanzó el límite diario. El análisis sigue mañana: { $done } de { $count } jugadas listas.
site-analysed = Analizado
site-lost-each = { $name } perdió { $lost } por decisión, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}
site-luck-title = Suerte y decisiones
site-luck-luck = Suerte
site-luck-decisions = Decisiones
site-luck-together = Total
site-luck-summary = Para { $name }: suerte { $luck }, decisiones { $decisions }, cada una con { $within } de más o de menos; en total { $lead }.
site-luck-note = En puntos de ventaja de { $name } sobre la media de los demás, según muchos sorteos simulados. La línea fina es el intervalo de confianza del 90 %.
site-luck-note-alone = En puntos para { $name }, según muchos sorteos simulados. La línea fina es el intervalo de confianza del 90 %.
site-decisions-of = Decisiones de { $name }
site-next-mistake = Siguiente error
site-no-mistakes = Ningún error digno de mención.
site-thresholds = Umbrales de error
site-thresholds-set = Ajustar los umbrales de error
site-thresholds-points = Puntos perdidos. Se guarda para ti y este juego.
site-thresholds-outcome = Probabilidad de ganar perdida, en porcentaje. Se guarda para ti y este juego.
site-threshold-from = { $kind } desde
site-thresholds-reset = Restablecer
site-done = Listo
site-retry-move = Volver a intentar aquí
site-retry = Otro intento
site-retry-line = Esta es la posición de { $name } antes de la jugada. Elige otra jugada; la partida no cambia.
site-retry-analysing = Se valora tu intento…
site-retry-better = Mejor que lo que se jugó, por { $by }.
site-retry-worse = Peor que lo que se jugó, por { $by }.
site-retry-same = Tan bueno como lo que se jugó.
site-retry-again = Otra vez
site-back-to-analysis = Volver a la revisión
site-fork = Seguir desde aquí
site-fork-line = Una mesa nueva sigue desde antes de esta decisión, con los mismos datos ocultos. No cuenta para la clasificación.
site-fork-with = Con
site-fork-bots = Bots
site-fork-friends = Quien venga
site-fork-level = Qué nivel
site-fork-seat = Mi asiento
site-fork-fresh = Sortear de nuevo el azar por venir
site-fork-open = Abrir la mesa
site-ahead-above = { $name } por delante, sobre la línea
site-ahead-below = { $name } por delante, debajo
site-moves-minutes = { $moves ->
    [0] Ninguna jugada
    [one] Una jugada
   *[other] { $moves } jugadas
}{ $minutes ->
    [0] .
    [one] , un minuto.
   *[other] , { $minutes } minutos.
}

## Ajustes
site-your-name = Tu nombre
site-your-name-line = Para que los demás te conozcan. No hace falta cuenta: este navegador se acuerda de ti.
site-save = Guardar
site-name-saved = Desde ahora te llamas { $name }.
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
site-language = Idioma
site-language-line = Se pueden añadir más idiomas a esta casa.
site-at-the-table = En la mesa
site-settings-saved = Se guarda en este navegador y en tu cuenta.

## Ayuda
site-help-play = Jugar
site-help-play-text = Elige un juego en la primera página y pulsa Jugar: un bot se sienta contigo enseguida, y no hace falta cuenta. Lo que puedes hacer brilla en el tablero. Elígelo, mira qué pasaría y envíalo.
site-help-friends = Jugar con amigos
site-help-friends-text = Con amigos abre una mesa que espera. Envía el enlace, di el código en voz alta, o deja que un móvil mire la imagen. Como anfitrión decides quién se sienta dónde, a qué se juega, con qué reloj y quién puede mirar. Los asientos que nadie ocupe se pueden dar a los bots.
site-help-device = Varias personas, una pantalla
site-help-device-text = Una mesa se puede llenar con gente en la misma pantalla. El tablero se gira hacia quien tiene que decidir. En los juegos con secretos cae un telón entre dos turnos, hasta que la siguiente persona diga que está ahí.
site-help-keys = Teclas
site-help-keys-text = Todo se puede hacer sin ratón, y cada tablero le dice al lector de pantalla lo que hay en él. Cuando las jugadas no son demasiadas, el panel lateral también las enumera todas en palabras.
site-key-move = Flechas
site-key-move-does = recorrer el tablero
site-key-choose = Enter o Space
site-key-choose-does = elegir lo que está bajo el foco
site-key-send = Enter
site-key-send-does = enviar, cuando hay algo elegido
site-key-undo = Backspace o Escape
site-key-undo-does = deshacer la última parte de un borrador
site-key-turn = R
site-key-turn-does = girar el tablero o la pieza, si hay algo que girar
site-key-tabs = Tab
site-key-tabs-does = pasar a la parte siguiente de la página
site-key-review = Left, Right, Home, End
site-key-review-does = repasar una partida paso a paso
site-help-line = Cuando se cae la conexión
site-help-line-text = No se pierde nada. Lo que has empezado se queda en este navegador, incluso al recargar. Una jugada enviada cuenta una sola vez, por mucho que se corte la conexión, y sale sola cuando vuelve.
site-help-clock = Relojes
site-help-clock-text = El reloj corre para cada persona que tiene que decidir. Se para en el momento en que la casa ha leído tu jugada, no cuando ha respondido. Por días, tienes unos días para cada jugada. Si la propia casa se ausenta, los relojes en vivo se paran y siguen donde estaban. Los días siguen, pero a quien se espera cuando vuelve le queda al menos una hora.
site-help-fairness = Cómo el azar sigue siendo justo
site-help-fairness-text = Antes de que nadie se siente, la casa saca una clave secreta y muestra su huella. Cada navegador añade azar propio al sentarse, y la mezcla sale de todo ello. Así la casa no pudo elegir las cartas para favorecer a nadie, y tú tampoco.

    Cuando acaba la partida se revela la clave. El repaso de cada partida la muestra, con todo lo que se comprobó; en la máquina de la casa, parlour verify y el nombre de la partida la comprueban otra vez.
site-help-privacy = Lo que sabe la casa
site-help-privacy-text = Una cookie que dice qué invitado eres, el nombre que diste, tus ajustes, tus partidas y lo que has dicho en las mesas. Todo se queda en la máquina donde funciona esta casa. No se carga nada de ningún otro sitio.

## Ratings and results
site-nav-ratings = Clasificación
site-nav-tournaments = Torneos
site-nav-forum = Foro
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
site-pace-of-evening = Tarde
site-pace-of-daily = Por días
site-column-place = Puesto
site-column-name = Nombre
site-column-rating = Fuerza
site-column-sure = Margen
site-column-own = Fórmula propia
site-column-week = Semana
site-column-games = Partidas
site-column-won = Ganadas
site-column-form = Últimas cinco
site-percent = { $share } %
site-up-by = { $points } más
site-down-by = { $points } menos
site-form = las últimas, la más antigua primero: { $results }
site-bot-rating = bot
site-fixed-rating = fija
site-provisional = Provisional, sin puesto antes de { $games } partidas
site-no-ratings = Aún no hay jugadores clasificados. Cuentan las partidas contra personas o bots.
site-your-rank = Dónde estás
site-better-than = Por encima de { $below } de otros { $others }.
site-games-until-settled = { $games ->
    [one] Una partida más y tu puesto cuenta.
   *[other] { $games } partidas más y tu puesto cuenta.
}
site-rating-help = Cómo se lee
site-rating-help-bots = Un bot juega siempre igual, así que su fuerza es fija: se midió contra los demás y mantiene a todos en su sitio de temporada en temporada.
site-rating-help-deviation = ± dice cuánto se fía la casa: nueve de cada diez veces la fuerza verdadera está dentro.
site-rating-help-rated = Una partida contra personas o bots cuenta cuando cada parte ha hecho algunas jugadas: dos en la mayoría de los juegos. No cuenta si se deshizo una jugada, se usó una pista, una persona ocupó varios asientos o se fueron todos los jugadores. Cien puntos son unas dos victorias de cada tres.
site-rating-help-repeated = Las tres primeras partidas entre las mismas dos personas en 24 horas cuentan enteras; cada una más, la mitad que la anterior. Para tener un puesto cuentan como mucho diez partidas contra la misma persona.
site-ladder = La escalera
site-ladder-next = { $wins ->
    [one] Una victoria más contra { $bot } y pasas.
   *[other] { $wins } victorias más contra { $bot } y pasas.
}
site-ladder-done = Aquí has pasado a todos.
site-rating-change = { $before } → { $after }
site-rating-changed = clasificación { $after }, antes { $before }
site-rating-abandoned = se fue: cuenta detrás de quienes se quedaron
site-rating-early = se fue pronto: no cuenta
site-rating-weight = cuenta un { $share } %: los mismos rivales jugaron a menudo en 24 horas
site-ladder-next-bot = Has ganado a { $bot }. Siguiente: { $next }.
site-download-match-file = Archivo de la partida
site-download-record = Como { $kind }
site-files = Archivos de partidas
site-files-line = Un archivo contiene todo lo que reproduce y demuestra una partida. Lo que traes solo lo ves tú y no cuenta para la clasificación.
site-files-all = Todas mis partidas
site-files-import = Traer una
site-won-lost = { $won } ganadas, { $lost } perdidas
site-ladder-not-played = sin jugar
site-ladder-beaten = superado
site-result-won = Ganada
site-result-lost = Perdida
site-result-drawn = Empate
site-place = Puesto { $place }
site-resigned-inline = abandono
site-unrated = no cuenta
site-unrated-void = No cuenta: la partida es nula.
site-unrated-daily = No cuenta: es el reparto del día.
site-unrated-continued = No cuenta: continúa otra partida.
site-unrated-solo = No cuenta: partida para una persona.
site-unrated-bots = No cuenta: solo jugaron bots.
site-unrated-imported = No cuenta: importada de un archivo.
site-unrated-shared = No cuenta: una persona ocupó varios asientos.
site-unrated-takeback = No cuenta: se retiró una jugada.
site-unrated-hint = No cuenta: se usó una pista.
site-unrated-deserted = No cuenta: se fueron todos los jugadores y los bots acabaron la partida.
site-unrated-short = No cuenta: la partida acabó antes de que cada parte hiciera suficientes jugadas.
site-results-scope = De quién
site-results-scope-mine = Míos
site-results-scope-all = De todos
site-game-any = Todos los juegos
site-when = Cuándo
site-when-any = En cualquier momento
site-when-week = En la última semana
site-when-month = En el último mes
site-when-year = En el último año
site-outcome = Desenlace
site-outcome-any = Cualquiera
site-outcome-not-won = No ganada
site-against = Rival
site-no-results = Nada encontrado
site-no-results-line = Lo que juegues hasta el final estará aquí, con su repaso.
site-no-open-results-line = Las partidas públicas estarán aquí cuando acaben.
site-show-more = Mostrar más
site-all-results = Todos los resultados

## Por qué se niega la casa
core-error-failed = No ha funcionado. Inténtalo otra vez.
core-error-server-error = Algo se ha roto en la casa. Queda anotado; inténtalo otra vez.
core-error-connection-lost = No hay conexión. Inténtalo de nuevo en un momento.
core-error-unknown = Eso no existe aquí.
core-error-already-started = Esta partida ya ha empezado.
core-error-banned = Por ahora esta casa está cerrada para ti.
core-error-muted = Por ahora no puedes hablar aquí.
core-error-site-closed = Esta casa es para sus socios. Entra, o pide una invitación a quien la lleva.
core-error-site-by-invitation = En esta casa se entra por invitación: juega en una mesa cuyo enlace te hayan dado, o pide una invitación a quien la lleva.
core-error-bad-key = El azar de esta partida está dañado.
core-error-corrupt-log = Esta partida no puede seguir: su registro está dañado en la posición { $seq }.
core-error-seat-taken = Este asiento está ocupado.
core-error-table-changed = La mesa ha cambiado. Vuelve a leer sus reglas antes de sentarte.
core-error-rematch-changed = La revancha ha cambiado. Abre su mesa y lee las reglas antes de sentarte.
core-error-clock = Con este reloj no se puede jugar.
core-error-open-seat = Ahí no hay nadie.
core-error-open-seats = Aún hay un asiento libre.
core-error-empty-log = Esta partida no tiene registro.
core-error-log-gap = Falta un trozo en el registro de esta partida.
core-error-player-left = Quien estaba aquí se fue y no volvió.
core-error-log-full = Esta partida es más larga de lo que guarda la casa: { $most } sucesos.
core-error-never-started = Esta partida nunca empezó.
core-error-no-name = Un nombre necesita al menos una letra.
core-error-name-too-long = Un nombre tiene como mucho { $most } letras; este tiene { $letters }.
core-error-no-offer = Ya no hay nada que responder.
core-error-no-such-bot = En este juego no existe ese bot.
core-error-no-such-code = Nadie conoce el código { $heard }.
core-error-game-disabled = { $game } no se puede jugar por ahora porque no se ha podido cargar. Tus partidas se conservan; avisa a quien administra este servidor.
core-error-no-such-game = Este juego no está en la casa.
core-error-no-such-match = Esa mesa no existe.
core-error-no-such-moment = No hay ningún momento al que volver.
core-error-no-such-page = Esa página no existe.
core-error-no-such-seat = Ese asiento no existe.
core-error-no-such-step = Ese paso no existe.
core-error-file-too-large = Este archivo es demasiado grande: se leen como mucho { $most } kB.
core-error-file-verification-failed = La partida de este archivo no se demuestra ({ $check }); no se ha tomado nada.
core-error-file-of-daily-deal = Las partidas del reparto del día no se toman.
core-error-match-id-taken = Aquí hay otra partida con el identificador de este archivo; no se ha tomado nada.
core-error-no-such-decision = No hay tal decisión que volver a intentar.
core-error-no-analysis = Ningún bot de esta casa opina sobre esta partida.
core-error-bad-origin = Esta partida no sigue desde donde dice.
core-error-origin-is-fixed = Esta mesa continúa otra partida: sus opciones y asientos quedan como allí.
core-error-origin-daily = El reparto del día se juega una vez: no se continúa desde él.
core-error-origin-too-long = Esta partida es demasiado larga para continuar desde aquí.
core-error-analysis-limit-reached = Por hoy los bots han pensado bastante. Inténtalo mañana.
core-error-too-many-analyses = Ya tienes { $most } partidas esperando lectura. Cuando acabe una, pide la siguiente.
core-error-no-such-pace = Ese ritmo no existe. Elige rápido, tarde o por días.
core-error-no-such-season = Esa temporada no existe.
core-error-no-such-results = Esa página de resultados no existe. Empieza por la primera.
core-error-no-result-yet = El resultado aún no está anotado. Pregunta de nuevo en un momento.
core-error-no-spectators = El anfitrión no deja mirar aquí.
core-error-no-worker = Ahora no hay ningún bot libre.
core-error-not-a-match-file = Esto no es el registro de una partida.
core-error-not-a-nonce = No se pudo leer la parte del azar de este navegador.
core-error-not-a-commitment = Esta partida no está reservada para ti. Abre la mesa de nuevo.
core-error-commitment-used = Esta mesa ya está abierta.
core-error-not-agreed = Los demás no han aceptado.
core-error-not-an-action = Esa no es una jugada de este juego.
core-error-wrong-origin = Esta página se abrió en { $origin }, pero el servidor cree que su dirección es { $expected } y rechaza todos los cambios. Si administras este servidor, configura su proxy inverso para que transmita las cabeceras Host y X-Forwarded-Proto.
core-error-cross-site-request = Esto no se pidió desde una página de esta casa.
core-error-no-hints = Las pistas son para partidas contra bots o en solitario, y no para el reparto del día.
core-error-offer-not-available = Eso no se puede ofrecer en esta mesa.
core-error-not-options = Esas no son opciones de este juego.
core-error-not-over = Esto se abre cuando acaba la partida.
core-error-not-playing = Esta partida no está en juego.
core-error-not-the-host = Solo el anfitrión puede hacer eso.
core-error-private-match = Esta partida era privada. Pide el enlace a quien haya jugado.
core-error-removed-from-table = El anfitrión te ha hecho dejar esta mesa. Para ti queda cerrada.
core-error-not-storable = Ese texto contiene caracteres que no se pueden guardar. Quítalos y vuelve a intentarlo.
core-error-bad-request = La casa no lo ha entendido.
core-error-not-your-seat = Este no es tu asiento.
core-error-not-your-table = No estabas en esta mesa.
core-error-not-your-turn = No es tu turno.
core-error-no-such-phrase = Esa frase no existe.
core-error-no-such-message = Ese mensaje no existe.
core-error-empty-message = Di algo primero.
core-error-nothing-to-take-back = No tienes ninguna jugada que retirar.
core-error-already-redrawn = Esta jugada ya se retiró y se sacó de nuevo. Eso se hace una vez.
core-error-paused = La partida está en pausa. Reanúdala primero.
core-error-not-paused = La partida no está en pausa.
core-error-no-vacation = En esta mesa nadie toma vacaciones.
core-error-no-conditional-moves = Aquí no se preparan jugadas: es para partidas de varios días, sin azar ni secretos.
core-error-line-is-due = Es tu turno: haz tu jugada.
core-error-line-without-reply = Una línea termina con una respuesta tuya.
core-error-line-too-long = Una línea tiene como mucho { $most } jugadas.
core-error-too-many-lines = Has preparado { $most } líneas, que es lo máximo.
core-error-no-nudge = Aquí ya avisa el reloj.
core-error-nudge-later = Todavía no: dale antes algo de tiempo.
core-error-no-player-awaited = Aquí no esperas a nadie.
core-error-no-claim = Aquí lo decide el reloj.
core-error-claim-later = Todavía no: deben pasar dos semanas.
core-error-claim-not-alone = Otros siguen ahí. Solo puedes seguir sin los ausentes.
core-error-offer-open = Ya hay otra propuesta pendiente.
core-error-offer-later = Ya lo has propuesto hace poco. Puedes repetirlo después de { $moves ->
    [one] tu próxima jugada
   *[other] tus próximas { $moves } jugadas
} o dentro de { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = No puedes ocupar dos asientos a la vez.
core-error-order = Ese no es un orden de estos asientos.
core-error-other-digest = Las reglas reproducen esta partida de otra manera.
core-error-other-game = Esta partida es de otro juego.
core-error-other-version = Esta partida se jugó con una versión anterior de las reglas.
core-error-not-possible-now = Eso no puede pasar ahora.
core-error-rules-fail = Las reglas de este juego han fallado en este punto.
core-error-seats = Aquí juegan de { $least } a { $most }.
core-error-stale = Esa decisión ya pasó.
core-error-stale-offer = Esa propuesta ya no está pendiente. Lee la nueva antes de responder.
core-error-time-left = Aún queda tiempo en el reloj.
core-error-too-busy = La casa está muy ocupada ahora. Inténtalo otra vez.
core-error-too-large = Es demasiado largo.
core-error-too-many = Es demasiado a la vez. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
core-error-too-many-public = Ya se ofrecen { $most } mesas tuyas a todos. Cuando una haya empezado, ofrece la próxima.
core-error-too-many-open-tables = Ya hay { $most } mesas tuyas que esperan gente. Cuando una haya empezado o se cierre, abre la próxima.
core-error-too-many-drafts = Acabas de probar muchas jugadas. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
core-error-too-much-history = Acabas de mirar atrás muchas veces. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
core-error-too-many-tables = Acabas de abrir muchas mesas. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} antes de la próxima.
core-error-too-much-chat = Ya has dicho mucho. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} antes de la próxima línea.
core-error-too-many-bot-tables = Ya tienes { $most } mesas en las que solo juegan bots. Cuando acabe una, abre la siguiente.
core-error-too-many-codes = Demasiados códigos que no llevan a ninguna parte. Espera { $minutes ->
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
core-error-too-often = Es demasiado seguido. Espera un momento.
core-error-too-many-sockets = No puedes tener abiertas más de { $most } páginas de esta casa. Cierra una y vuelve a abrir esta.
core-error-too-slow = Ha tardado demasiado en llegar. Inténtalo otra vez.
core-error-storage-busy = Otro programa tiene la base de datos de la casa. Nada ha cambiado; inténtalo de nuevo en un momento.
core-error-storage-full = La casa no tiene sitio para guardar nada. Nada ha cambiado; avisa a su anfitrión.
core-error-storage-read-only = No se puede escribir en la base de datos de la casa. Nada ha cambiado; avisa a su anfitrión.
core-error-storage-unavailable = La base de datos de la casa no responde. Inténtalo de nuevo en un momento; si sigue así, avisa al anfitrión.
core-error-unknown-event = Esta partida la registró una casa más nueva.
core-error-unreadable = No se puede leer el registro de esta partida.

## Las salas de un juego

site-room = Sala
site-room-instead = { $note }, a falta de { $other }
site-room-enter = Entrar
site-faq = Preguntas frecuentes
site-notifications = Notificaciones
site-only-this-computer = Solo este ordenador puede abrir el enlace, porque el servidor se inició solo para este ordenador.
site-announcement = El anfitrión anuncia
site-forum = El foro de los miembros
site-room-people = { $count ->
    [0] nadie en sus mesas
    [one] una persona en sus mesas
   *[other] { $count } personas en sus mesas
}
site-room-open = { $count ->
    [0] ninguna mesa abierta
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}
core-error-no-daily-deal = Este juego no tiene reparto del día.
core-error-daily-is-opened = El reparto del día se abre desde la primera página; no se prepara en una mesa.
core-error-once-a-day = El reparto del día se juega una sola vez; mañana llega otro.
core-error-day-not-over = La clave de este reparto se muestra cuando acaba su día, porque otros aún pueden jugarlo.

## El reparto del día
site-daily = Reparto del día
site-today = Hoy
site-daily-board = El reparto de hoy
site-daily-again = Jugado otra vez en un aparato que lo conocía

## Envío
site-confirm = Preguntar antes de enviar una jugada
site-confirm-matters = Cuando importa
site-confirm-always = Siempre
site-confirm-never = Nunca

## Lecciones
site-lesson = Lección
site-lesson-of = Aprender { $game }
site-lesson-step = Lección, paso { $step } de { $count }
site-lesson-next = Seguir
site-lesson-first = Juega tu primera partida
site-lesson-again = Otra vez desde el principio
site-lesson-other = Las reglas lo permiten, pero aquí haz lo que se dice arriba.
site-highlighted = iluminado
site-learn = Aprender jugando
site-puzzle = Problema del día
core-error-no-puzzle = { $game } no tiene problemas aquí.
core-error-no-such-puzzle = En el archivo no hay problema del { $day }.

site-no-lesson = Aquí no hay ninguna lección
core-error-no-lesson = { $game } aún no tiene lección. Sus reglas se pueden leer.

## Pauses, reminders and what was left lying
site-pause = Pausa
site-allow-pauses = Se puede pedir una pausa
site-offer-pause = { $name } pide una pausa.
site-offer-mine-pause = Has pedido una pausa. Cuando todos acepten, los relojes se paran.
site-log-continued = { $name } termina la pausa.
site-log-nudged = { $name } recuerda a quien le toca.
site-log-claimed = { $what ->
    [draw] { $name } la da por empatada: estaba abandonada.
    [void] { $name } la anula: estaba abandonada.
   *[out] { $name } ya no espera a quien la abandonó.
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
site-vacation-line = Quien se queda sin tiempo usa uno de sus 21 días al año.
site-days-off = Días libres que quedan: { $left } de { $of }
site-days-off-line = Donde una mesa tiene vacaciones automáticas, se toma uno solo cuando se acaba tu tiempo. El año empieza de nuevo el 1 de enero.
site-paused = En pausa
site-delay = Retraso para espectadores
site-delay-moves = { $count ->
    [0] ninguno
    [one] 1 jugada
   *[other] { $count } jugadas
}
site-lag-compensation = { $ms } ms devueltos por la línea
