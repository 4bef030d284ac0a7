### La casa en español: todo lo que dice la interfaz, y por qué se niega.

## La interfaz
house-skip = Ir a la página
house-home-link = Parlour, inicio
house-nav = Casa
house-nav-home = Inicio
house-nav-lobby = Salón
house-nav-tables = Mis mesas
house-nav-beside = Tus mesas lado a lado
house-nav-help = Ayuda
house-nav-settings = Ajustes
house-nav-further = Adónde más
house-lamp = Modo oscuro
house-sound-button = Sonido
house-sound-on = El sonido está activado
house-sound-off = El sonido está apagado
house-join = Hacerse socio
house-account = { $name }: tu cuenta
house-your-account = Tu cuenta, tus dispositivos, cerrar sesión
house-more = Más
house-close = Cerrar
house-cancel = Cancelar
house-loading = Un momento…
house-wait-for-you = { $count ->
    [0] Ninguna mesa te espera
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
}
house-minutes = { $minutes } min
house-weight = Complejidad { $weight } de 5
house-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
house-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
house-spoken-clock = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
    [one] 1 minuto { $seconds }
   *[other] { $minutes } minutos { $seconds }
}
house-spoken-over = { $time } de más
house-overtime = { $time }, { $points ->
    [one] { $points } punto perdido
   *[other] { $points } puntos perdidos
}

## Inicio
house-greeting = { $daytime ->
    [morning] Buenos días
    [afternoon] Buenas tardes
   *[evening] Buenas noches
}
house-greeting-name = { house-greeting }, { $name }
house-crowd = { $members ->
    [0] ningún socio
    [one] un socio
   *[other] { $members } socios
}, { $guests ->
    [0] ningún invitado aquí
    [one] un invitado aquí
   *[other] { $guests } invitados aquí
}
house-counts = { house-crowd } · { $tables ->
    [0] ninguna partida pública
    [one] una partida pública
   *[other] { $tables } partidas públicas
}
house-your-tables = Tus mesas
house-with = con { $names }
house-your-turn = Te toca
house-awaits = Le toca a { $name }
house-awaits-many = Les toca a { $count } personas
house-over = Ha terminado
house-play-something = ¿A qué jugamos?
house-players = Jugadores
house-rules = Reglas
house-play = Jugar
house-with-friends = Con amigos
house-game-with-friends = { $game } con amigos
house-watch = Mirar
house-open-tables = Mesas abiertas
house-a-seat-is-free = hay un asiento libre
house-no-open = Ahora no hay mesas abiertas
house-no-open-line = Abre una, o juega con un bot.
house-sit-down = Unirse
house-seats-taken = { $taken } de { $seats } asientos ocupados
house-who-is-here = Quién está aquí
house-quick-match = Partida rápida
house-people = Contactos
house-looking-round = dando una vuelta
house-nobody-else = Aún no hay nadie.
house-sign = Juegos de mesa en el navegador, en tu propio servidor.
house-shared-gathering = hay un sitio libre
house-shared-playing = en juego
house-shared-over = el resultado
house-how-fair = Cómo el azar sigue siendo justo
house-code-label = Código de una mesa
house-code-example = Un código, por ejemplo maple lamp river 427
house-code-go = Ir allí

## Salón y mesas nuevas
house-rooms = Salas
house-hall = Todos los juegos
house-every-game = todos los juegos
house-mine-line = donde juego o he jugado
house-tables-count = { $count ->
    [0] ninguna mesa
    [one] una mesa
   *[other] { $count } mesas
}
house-seat-is-free = Hay un asiento libre
house-in-play = En juego
house-you-may-watch = puedes mirar
house-left-lying = Inactivas
house-left-lying-line = contra bots, sin tocar desde hace dos días; no esperan a nadie
house-played = Terminadas
house-no-mine = No estás en ninguna mesa
house-go-there = Ir allí
house-new-table = Mesa nueva
house-game = Juego
house-seats = Asientos
house-others = Los demás
house-others-open = Amigos
house-others-bot = Bots
house-others-guest = En esta pantalla
house-others-open-line = Invítalos con un enlace, un código o una imagen; los bots pueden completar la mesa.
house-others-bot-line = La partida empieza enseguida.
house-others-guest-line = Este dispositivo pasa de mano en mano. Los secretos quedan tras un telón.
house-level = Nivel
house-level-beginner = Principiante
house-level-beginner-plus = Principiante +
house-level-casual = Aficionado
house-level-casual-plus = Aficionado +
house-level-club = Club
house-level-club-plus = Club +
house-level-expert = Experto
house-level-expert-plus = Experto +
house-level-master = Maestro
house-level-master-plus = Maestro +
house-bot-level = { $name }, { $level }
house-against-bot = Contra { $name }
house-another-bot = Otro rival
house-bot-waits = { $game } con { $name }
house-other-language = { $game } será en { $language }
house-other-language-line = Esta casa todavía no tiene una lista de palabras en tu idioma: fichas y palabras son en { $language }. Quien lleva la casa puede traer una.
house-player = Jugador { $number }
house-name-of = Nombre en el asiento { $number }
house-pace = Ritmo
house-pace-any = Cualquiera
house-pace-now = Ahora mismo
house-pace-days = Por días
house-clock = Reloj
house-clock-untimed = Sin reloj
house-clock-bank = { $minutes } min cada uno
house-clock-fischer = { $minutes } min + { $seconds } s por jugada
house-clock-permove = { $minutes } min por jugada
house-clock-permove-seconds = { $seconds } s por jugada
house-clock-total = { $minutes } min, luego puntos menos
house-clock-correspondence = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
house-public = Mostrar en el salón
house-public-line = Cualquiera en esta casa puede sentarse.
house-watchers = Se puede mirar
house-cafe = Mesa de café
house-cafe-line = Esta pantalla es el tablero de todos; los móviles son las manos.
house-big-screen = Pantalla grande
house-takebacks = Se puede pedir retirar una jugada
house-draws = Se puede ofrecer empate
house-further = Más opciones · { $clock }
house-open-table = Abrir mesa
house-start-now = Empezar ya
house-about-minutes = Unos { $minutes } minutos.
house-friends-get-link = Tus amigos reciben un enlace.

## Antes de la partida
house-what-is-played = A qué se juega
house-read-rules = Leer las reglas
house-shuffle = Mezclar
house-free-seat = Asiento libre
house-fill-seat = Quién ocupa el asiento { $number }
house-fill = Dar este asiento…
house-fill-guest = A alguien en esta pantalla
house-fill-bot = A un bot
house-seat = Asiento { $number }
house-seat-up = Subir a { $name } desde el asiento { $number }
house-seat-down = Bajar a { $name } desde el asiento { $number }
house-you = Tú
house-bot = Bot
house-here = Aquí
house-not-here = Ahora no está
house-on-this-device = En esta pantalla
house-stand = Dejar el asiento
house-send-away = Liberar el asiento de { $name }
house-invite = Invitar
house-invite-title = Tienes un asiento reservado en { $game }
house-code = El código es
house-code-line = Dilo en voz alta; se escribe en { $host }
house-link = Enlace a esta mesa
house-copy = Copiar
house-share = Compartir
house-link-copied = El enlace está copiado.
house-copy-by-hand = El enlace está seleccionado: cópialo a mano.
house-qr = El enlace como código QR
house-qr-line = Apúntale con un móvil
house-ready-host = Ya está todo el mundo. ¿Empezamos?
house-ready-guest = Ya está todo el mundo. El anfitrión da comienzo.
house-waiting-for = { $count ->
    [0] No queda ningún asiento libre
    [one] Aún queda un asiento libre
   *[other] Aún quedan { $count } asientos libres
}
house-waiting-host-line = Envía el enlace, o dale el asiento a un bot.
house-waiting-guest-line = La partida empieza cuando el anfitrión lo decida.
house-seat-waits = Un asiento te espera
house-seat-waits-line = Siéntate a jugar, o quédate a mirar.
house-start = Empezar

## La mesa
house-board = Tablero
house-asked = Tu decisión
house-to-move = le toca
house-waiting = Espera
house-thinking = Piensa
house-away = Ausente
house-looking-back = Estás viendo una posición anterior.
house-looking-back-line = La partida sigue mientras tanto.
house-back-to-now = Volver al presente
house-gave-up = Se rindió
house-left-table = Dejó la mesa
house-is-thinking = { $name } está pensando
house-are-thinking = { $names } están pensando
house-nobody-awaited = No le toca a nadie
house-you-watch = Eres espectador.
house-you-left = Has dejado esta partida y puedes mirarla.
house-choose-move = Elige qué haces
house-send = Enviar
house-sending = En camino…
house-undo = Deshacer
house-key-enter = Enter
house-key-escape = Esc
house-command = Escribir una jugada
house-command-hint = Una jugada, en palabras o en notación
house-command-none = Nada de lo que puedes hacer encaja con «{ $typed }».
house-command-many = Encajan { $count } jugadas: sigue escribiendo o elige con las flechas.
house-command-count = { $count ->
    [one] Encaja una jugada.
   *[other] Encajan { $count } jugadas.
}
house-keys = Atajos de teclado
house-keys-board = En este tablero
house-keys-everywhere = En todas las mesas
house-keys-confirm = confirmar
house-keys-undo = deshacer la última parte de un borrador
house-keys-command = escribir una jugada
house-keys-steps = una jugada atrás, una adelante
house-keys-now = volver a ahora
house-keys-to-board = ir al tablero
house-keys-last = decir la última jugada
house-keys-log = ir al registro
house-keys-clock = decir los relojes
house-keys-score = decir la puntuación
house-keys-asked = leer lo que se pide
house-keys-answer = aceptar o rechazar una propuesta
house-keys-keys = estas teclas
house-say-left = { $name }: { $time }
house-say-no-clock = No hay reloj.
house-say-score = { $name }: { $points }
house-say-no-score = Aquí nadie cuenta puntos.
house-say-no-move = Nadie ha jugado todavía.
house-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
house-time-over = Se te acabó el tiempo. Desde ahora te cuesta puntos.
house-time-low = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
house-won = Victoria
house-lost = Perdida
house-drawn = Empate
house-panel = Diario, chat, jugadas y reglas
house-tab-log = Diario
house-tab-result = Resultado
house-tab-chat = Chat
house-tab-moves = Jugadas
house-tab-plan = Jugadas condicionales
house-tab-rules = Reglas
house-tab-moments = Momentos clave
house-tab-points = Puntos
house-unread = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
house-talk-button = { $unread ->
    [0] Diario, chat y reglas
    [one] Diario, chat y reglas, { $unread } nuevo
   *[other] Diario, chat y reglas, { $unread } nuevos
}
house-watchers-count = { $count ->
    [0] Nadie mira
    [one] Una persona mira
   *[other] { $count } personas miran
}
house-log-move = Jugada
house-log-points = Puntos
house-log-total = Total
house-log-empty = Aún no hay jugadas.
house-log-started = Empieza la partida.
house-log-moved = { $name } ha jugado.
house-log-left = { $why ->
    [resigned] { $name } se rindió.
    [time] A { $name } se le acabó el tiempo.
   *[away] { $name } se fue y no volvió.
}
house-log-flagged = A { $name } se le cayó la bandera.
house-log-offered = { $what ->
    [pause] { $name } pide una pausa.
    [takeback] { $name } pide retirar una jugada.
   *[draw] { $name } ofrece empate.
}
house-log-answered = { $yes ->
    [true] { $name } acepta.
   *[false] { $name } dice que no.
}
house-log-answered-withdrawn = { $what ->
    [pause] { $name } ha retirado su petición de pausa.
    [takeback] { $name } ha retirado su petición de volver atrás.
   *[draw] { $name } ha retirado la oferta de empate.
}
house-hint = Pista
house-hint-question = ¿Usar una pista?
house-hint-line = El bot más fuerte sugiere una jugada. La partida no contará para la clasificación y quedará marcada como asistida.
house-hint-take = Usar una pista
house-hint-says = Pista: { $move }
house-hint-knows = Una pista: { $move } ({ $worth })
house-log-hinted = { $name } usó una pista.
house-log-tookback = La jugada se retira.
house-log-tookback-anew = La jugada se retira, y lo que sigue se saca de nuevo.
house-log-resumed = La casa estuvo ausente y ha vuelto. Los relojes en vivo siguen donde estaban.
house-chat = Chat
house-chat-empty = Aún no hay mensajes.
house-say = Di algo
house-said = { $name } dice: { $text }
house-watching = mirando
house-no-rules = La página de reglas de este juego aún no está escrita.
house-rules-alone = Las reglas en su propia página
house-rules-of = Reglas de { $game }
house-moves-wait = Ahora no se te pide nada.
house-moves-too-many = Hay demasiadas jugadas para enumerarlas todas. Usa el tablero.
house-moves-count = { $count ->
    [0] Ninguna jugada posible
    [one] Una jugada posible
   *[other] { $count } jugadas posibles
}
house-moves-search = Buscar una jugada
house-moves-more = y { $count } más: escribe para encontrarlas
house-word-board = En palabras
house-word-view = Lo que ve este asiento
house-setting-legal = Mostrar las jugadas legales
house-setting-legal-line = Las jugadas legales se marcan en el tablero.
house-setting-trace = Resaltar la última jugada
house-setting-trace-line = El tablero muestra lo que acaba de pasar.
house-setting-sound = Sonido
house-setting-sound-line = Sonidos suaves al jugar.
house-draw = Empate
house-takeback = Retirar
house-leaver = Cuando alguien se va
house-leaver-wait = los demás esperan
house-leaver-bot = un bot sigue hasta que vuelva
house-leaver-end = se rinde
house-leave = Dejar a un bot
house-leave-question = ¿Dejar que juegue un bot por ti?
house-leave-line = Un bot de tu nivel juega en tu lugar. Puedes volver cuando quieras. El resultado cuenta como tuyo.
house-bot-plays-on = Un bot juega por ti.
house-take-chair = Recuperar tu silla
house-stand-in = juega un bot
house-log-seated-for = Un bot juega por { $name }.
core-error-bot-plays-on = Un bot juega por ti. Recupera primero tu silla.
core-error-no-stand-in = En esta mesa nadie juega por quien se va.
house-resign = Rendirse
house-resign-question = ¿Rendirte en esta partida?
house-resign-line = Perderás la partida.
house-offered-draw = Se ofrece empate.
house-offered-takeback = Has pedido retirar tu jugada.
house-offer-draw = { $name } ofrece empate.
house-offer-takeback = { $name } pide retirar una jugada.
house-offer-mine-draw = Has ofrecido empate.
house-offer-mine-takeback = Has pedido retirar una jugada.
house-accept = Aceptar
house-decline = Rechazar
house-withdraw = Retirar la propuesta
house-pass-device = Pásale el dispositivo a { $name }
house-pass-device-line = No se muestra nada hasta que { $name } diga que sí.
house-hand-over = Entregar
house-i-am = Soy { $name }
house-line-down = Sin conexión. Reconectando… Tu jugada está guardada y se enviará automáticamente.
house-line-closed = El servidor se está reiniciando… Tu jugada está guardada y se enviará automáticamente.
house-line-up = Conexión restablecida.
house-table-closed = Esta mesa está cerrada
house-no-table = Esa mesa no existe
house-to-the-table = A la mesa

## El final
house-you-win = Ganas
house-wins = Gana { $name }
house-share-win = { $names } comparten la victoria
house-draw-game = Empate
house-game-closed = La partida se detuvo
house-solo-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
house-over-resigned = { $loser } se rindió.
house-over-time = A { $loser } se le acabó el tiempo.
house-over-away = { $loser } se fue y no volvió.
house-over-agreed = De común acuerdo.
house-result = Resultado
house-rematch = Revancha
house-join-rematch = Jugar la revancha
house-watch-rematch = Mirar la revancha
house-accept-rematch = Aceptar la revancha
house-rematch-asked = { $name } pide la revancha.
house-rematch-waits = Has pedido la revancha. { $names } puede aceptarla aquí.
house-rematch-begins = Empieza la revancha.
house-rematch-table = Cambiar la mesa
house-rematch-changed = La revancha tiene otras reglas u otros jugadores que antes.
house-rematch-see = Ver la mesa
house-review = Repasar
house-rank = Puesto { $rank }
house-points-made = De dónde salen los puntos
house-source-overtime = Tiempo excedido
house-sources-total = Total
house-points-for = Puntos por
house-fairness = Juego limpio
house-fairness-line = Antes de la partida, el servidor publicó un hash de su semilla aleatoria y cada navegador de la mesa añadió un número aleatorio propio. Al terminar, el servidor revela la semilla, y cualquiera puede comprobar que no se cambió nada.
house-verified = Verificado.
house-not-verified = La verificación ha fallado.
house-promised = Hash que se te mostró antes de la partida
house-nonce = Dado por este navegador
house-commitment = Hash de la semilla
house-key = Semilla del servidor
house-seed = Semilla combinada
house-verify-yourself = Compruébalo tú en la máquina de la casa:

## Repaso
house-no-review = Aún no hay nada que repasar
house-steps = Pasos
house-step-first = Al principio
house-step-prev = Un paso atrás
house-step-play = Reproducir los pasos
house-step-stop = Parar
house-step-next = Un paso adelante
house-word-means = ¿Qué significa { $word }?
house-step-last = Al final
house-step-of = { $step } de { $count }
house-step = Paso { $step }
house-step-start = El principio
house-eyes = Ver como
house-eyes-public = espectador
house-eyes-of = { $name }
house-graph = { $label }, paso a paso
house-measure-points = Puntos
house-measure-balance = Ventaja
house-measure-outcome = Quién gana
house-opinion = Una opinión sobre este paso
house-kind-best = Lo mejor
house-kind-fine = Bien
house-kind-slip = Imprecisión
house-kind-miss = Error
house-kind-costly = Error grave
house-candidates = Mejores jugadas
house-candidate = Candidata
house-place-heading = Puesto
house-worth = Valor
house-was-played = jugado
house-worth-win = gana
house-worth-loss = pierde
house-worth-draw = empata
house-worth-win-in = { $turns ->
    [one] gana en 1 turno
   *[other] gana en { $turns } turnos
}
house-worth-loss-in = { $turns ->
    [one] pierde en 1 turno
   *[other] pierde en { $turns } turnos
}
house-worth-chance = { $chance } de ganar
house-no-opinion-here = No hay opinión sobre esta decisión.
house-best-there-was = lo mejor que había.
house-result-kept = el resultado se mantiene
house-best-was = Lo mejor:
house-played-was = Jugado: { $played }.
house-lost-points = { $lost } puntos perdidos.
house-lost-least = Unos { $lost } puntos perdidos o más.
house-lost-outcome = La probabilidad de ganar bajó { $lost } { $lost ->
    [one] punto
   *[other] puntos
}.
house-moment-gain = { $gain } { $points ->
    [one] punto
   *[other] puntos
} respecto a la media
house-moment-lost-points = { $lost } puntos
house-moment-lost-outcome = { $lost } de probabilidad de ganar
house-foreseen = { $move }, y luego, probablemente: { $line }
house-weighed = Se evaluaron { $count } jugadas.
house-there-was = Lo mejor era { $best }
house-reader-may = Análisis por ordenador de { $name }
house-reader-ask = Solicitar análisis
house-reader-done = Análisis por ordenador de { $name }
house-reader-reads = { $name } está analizando: { $done } de { $count } jugadas.
house-reader-waits = En cola: { $name } está analizando otra partida.
house-reader-spent = { $name } alcanzó el límite diario. El análisis sigue mañana: { $done } de { $count } jugadas listas.
house-reader-read = Analizado
house-lost-each = { $name } perdió { $lost } por decisión, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}
house-luck-title = Suerte y decisiones
house-luck-luck = Suerte
house-luck-decisions = Decisiones
house-luck-together = Total
house-luck-told = Para { $name }: suerte { $luck }, decisiones { $decisions }, cada una con { $within } de más o de menos; en total { $lead }.
house-luck-note = En puntos de ventaja de { $name } sobre la media de los demás, según muchos sorteos simulados. La línea fina es el intervalo de confianza del 90 %.
house-luck-note-alone = En puntos para { $name }, según muchos sorteos simulados. La línea fina es el intervalo de confianza del 90 %.
house-decisions-of = Decisiones de { $name }
house-next-mistake = Siguiente error
house-no-mistakes = Ningún error digno de mención.
house-limits = Umbrales de error
house-limits-set = Ajustar los umbrales de error
house-limits-points = Puntos perdidos. Se guarda para ti y este juego.
house-limits-outcome = Probabilidad de ganar perdida, en porcentaje. Se guarda para ti y este juego.
house-limit-from = { $kind } desde
house-limits-usual = Restablecer
house-done = Listo
house-try-again = Volver a intentar aquí
house-again = Otro intento
house-again-line = Esta es la posición de { $name } antes de la jugada. Elige otra jugada; la partida no cambia.
house-weighing = Se valora tu intento…
house-try-better = Mejor que lo que se jugó, por { $by }.
house-try-worse = Peor que lo que se jugó, por { $by }.
house-try-same = Tan bueno como lo que se jugó.
house-once-more = Otra vez
house-back-to-review = Volver a la revisión
house-go-on = Seguir desde aquí
house-go-on-line = Una mesa nueva sigue desde antes de esta decisión, con los mismos datos ocultos. No cuenta para la clasificación.
house-go-on-with = Con
house-go-on-bots = Bots
house-go-on-friends = Quien venga
house-go-on-level = Qué nivel
house-go-on-seat = Mi asiento
house-go-on-fresh = Sortear de nuevo el azar por venir
house-go-on-open = Abrir la mesa
house-ahead-above = { $name } por delante, sobre la línea
house-ahead-below = { $name } por delante, debajo
house-moves-minutes = { $moves ->
    [0] Ninguna jugada
    [one] Una jugada
   *[other] { $moves } jugadas
}{ $minutes ->
    [0] .
    [one] , un minuto.
   *[other] , { $minutes } minutos.
}

## Ajustes
house-your-name = Tu nombre
house-your-name-line = Para que los demás te conozcan. No hace falta cuenta: este navegador se acuerda de ti.
house-keep = Guardar
house-name-kept = Desde ahora te llamas { $name }.
house-looks = Aspecto
house-light = Tema
house-theme-system = Sistema
house-theme-light = Claro
house-theme-dark = Oscuro
house-text-size = Tamaño del texto
house-motion = Animaciones
house-motion-system = Sistema
house-motion-full = Sí
house-motion-still = No
house-language = Idioma
house-language-line = Se pueden añadir más idiomas a esta casa.
house-at-the-table = En la mesa
house-settings-kept = Se guarda en este navegador y en tu cuenta.

## Ayuda
house-help-play = Jugar
house-help-play-text = Elige un juego en la primera página y pulsa Jugar: un bot se sienta contigo enseguida, y no hace falta cuenta. Lo que puedes hacer brilla en el tablero. Elígelo, mira qué pasaría y envíalo.
house-help-friends = Jugar con amigos
house-help-friends-text = Con amigos abre una mesa que espera. Envía el enlace, di el código en voz alta, o deja que un móvil mire la imagen. Como anfitrión decides quién se sienta dónde, a qué se juega, con qué reloj y quién puede mirar. Los asientos que nadie ocupe se pueden dar a los bots.
house-help-device = Varias personas, una pantalla
house-help-device-text = Una mesa se puede llenar con gente en la misma pantalla. El tablero se gira hacia quien tiene que decidir. En los juegos con secretos cae un telón entre dos turnos, hasta que la siguiente persona diga que está ahí.
house-help-keys = Teclas
house-help-keys-text = Todo se puede hacer sin ratón, y cada tablero le dice al lector de pantalla lo que hay en él. Cuando las jugadas no son demasiadas, el panel lateral también las enumera todas en palabras.
house-key-move = Flechas
house-key-move-does = recorrer el tablero
house-key-choose = Enter o Space
house-key-choose-does = elegir lo que está bajo el foco
house-key-send = Enter
house-key-send-does = enviar, cuando hay algo elegido
house-key-undo = Backspace o Escape
house-key-undo-does = deshacer la última parte de un borrador
house-key-turn = R
house-key-turn-does = girar el tablero o la pieza, si hay algo que girar
house-key-tabs = Tab
house-key-tabs-does = pasar a la parte siguiente de la página
house-key-review = Left, Right, Home, End
house-key-review-does = repasar una partida paso a paso
house-help-line = Cuando se cae la conexión
house-help-line-text = No se pierde nada. Lo que has empezado se queda en este navegador, incluso al recargar. Una jugada enviada cuenta una sola vez, por mucho que se corte la conexión, y sale sola cuando vuelve.
house-help-clock = Relojes
house-help-clock-text = El reloj corre para cada persona que tiene que decidir. Se para en el momento en que la casa ha leído tu jugada, no cuando ha respondido. Por días, tienes unos días para cada jugada. Si la propia casa se ausenta, los relojes en vivo se paran y siguen donde estaban. Los días siguen, pero a quien se espera cuando vuelve le queda al menos una hora.
house-help-fairness = Cómo el azar sigue siendo justo
house-help-fairness-text = Antes de que nadie se siente, la casa saca una clave secreta y muestra su huella. Cada navegador añade azar propio al sentarse, y la mezcla sale de todo ello. Así la casa no pudo elegir las cartas para favorecer a nadie, y tú tampoco.

    Cuando acaba la partida se revela la clave. El repaso de cada partida la muestra, con todo lo que se comprobó; en la máquina de la casa, parlour verify y el nombre de la partida la comprueban otra vez.
house-help-privacy = Lo que sabe la casa
house-help-privacy-text = Una cookie que dice qué invitado eres, el nombre que diste, tus ajustes, tus partidas y lo que has dicho en las mesas. Todo se queda en la máquina donde funciona esta casa. No se carga nada de ningún otro sitio.

## Ratings and results
house-nav-ratings = Clasificación
house-nav-tournaments = Torneos
house-results = Resultados
house-season = Temporada
house-season-name = { $part ->
    [winter] Invierno de { $year }
    [spring] Primavera de { $year }
    [summer] Verano de { $year }
   *[autumn] Otoño de { $year }
}
house-season-ends = { $season }, hasta el { $day }
house-pace-of-quick = Rápido
house-pace-of-evening = Tarde
house-pace-of-daily = Por días
house-column-place = Puesto
house-column-name = Nombre
house-column-rating = Fuerza
house-column-sure = Margen
house-column-own = Fórmula propia
house-column-week = Semana
house-column-games = Partidas
house-column-won = Ganadas
house-column-form = Últimas cinco
house-percent = { $share } %
house-up-by = { $points } más
house-down-by = { $points } menos
house-form = las últimas, la más antigua primero: { $results }
house-anchor = bot
house-fixed = fija
house-provisional = Provisional, sin puesto antes de { $games } partidas
house-nobody-rated = Aún no hay jugadores clasificados. Cuentan las partidas contra personas o bots.
house-where-you-stand = Dónde estás
house-above = Por encima de { $below } de otros { $others }.
house-games-until-settled = { $games ->
    [one] Una partida más y tu puesto cuenta.
   *[other] { $games } partidas más y tu puesto cuenta.
}
house-how-to-read = Cómo se lee
house-read-anchor = Un bot juega siempre igual, así que su fuerza es fija: se midió contra los demás y mantiene a todos en su sitio de temporada en temporada.
house-read-sure = ± dice cuánto se fía la casa: nueve de cada diez veces la fuerza verdadera está dentro.
house-read-counts = Una partida contra personas o bots cuenta cuando cada parte ha hecho algunas jugadas: dos en la mayoría de los juegos. No cuenta si se deshizo una jugada, se usó una pista, una persona ocupó varios asientos o se fueron todos los jugadores. Cien puntos son unas dos victorias de cada tres.
house-read-repeated = Las tres primeras partidas entre las mismas dos personas en 24 horas cuentan enteras; cada una más, la mitad que la anterior. Para tener un puesto cuentan como mucho diez partidas contra la misma persona.
house-ladder = La escalera
house-ladder-next = { $wins ->
    [one] Una victoria más contra { $bot } y pasas.
   *[other] { $wins } victorias más contra { $bot } y pasas.
}
house-ladder-done = Aquí has pasado a todos.
house-rating-change = { $before } → { $after }
house-rating-changed = clasificación { $after }, antes { $before }
house-rating-left = se fue: cuenta detrás de quienes se quedaron
house-rating-early = se fue pronto: no cuenta
house-rating-weight = cuenta un { $share } %: los mismos rivales jugaron a menudo en 24 horas
house-ladder-on = Has ganado a { $bot }. Siguiente: { $next }.
house-keep-match = Archivo de la partida
house-keep-record = Como { $kind }
house-files = Archivos de partidas
house-files-line = Un archivo contiene todo lo que reproduce y demuestra una partida. Lo que traes solo lo ves tú y no cuenta para la clasificación.
house-files-all = Todas mis partidas
house-files-bring = Traer una
house-won-lost = { $won } ganadas, { $lost } perdidas
house-not-met = sin jugar
house-passed = superado
house-result-won = Ganada
house-result-lost = Perdida
house-result-drawn = Empate
house-place = Puesto { $place }
house-given-up = abandono
house-unrated = no cuenta
house-unrated-void = No cuenta: la partida es nula.
house-unrated-daily = No cuenta: es el reparto del día.
house-unrated-continued = No cuenta: continúa otra partida.
house-unrated-solo = No cuenta: partida para una persona.
house-unrated-bots = No cuenta: solo jugaron bots.
house-unrated-imported = No cuenta: importada de un archivo.
house-unrated-shared = No cuenta: una persona ocupó varios asientos.
house-unrated-takeback = No cuenta: se deshizo una jugada.
house-unrated-hint = No cuenta: se usó una pista.
house-unrated-deserted = No cuenta: se fueron todos los jugadores y los bots acabaron la partida.
house-unrated-short = No cuenta: la partida acabó antes de que cada parte hiciera suficientes jugadas.
house-whose = De quién
house-whose-mine = Míos
house-whose-all = De todos
house-game-any = Todos los juegos
house-when = Cuándo
house-when-any = En cualquier momento
house-when-week = En la última semana
house-when-month = En el último mes
house-when-year = En el último año
house-outcome = Desenlace
house-outcome-any = Cualquiera
house-outcome-not-won = No ganada
house-against = Rival
house-no-results = Nada encontrado
house-no-results-line = Lo que juegues hasta el final estará aquí, con su repaso.
house-no-open-results-line = Las partidas públicas estarán aquí cuando acaben.
house-show-more = Mostrar más
house-all-results = Todos los resultados

## Por qué se niega la casa
core-error-failed = No ha funcionado. Inténtalo otra vez.
core-error-fault = Algo se ha roto en la casa. Queda anotado; inténtalo otra vez.
core-error-line = No hay conexión. Inténtalo de nuevo en un momento.
core-error-unknown = Eso no existe aquí.
core-error-already-started = Esta partida ya ha empezado.
core-error-banned = Por ahora esta casa está cerrada para ti.
core-error-muted = Por ahora no puedes hablar aquí.
core-error-house-closed = Esta casa es para sus socios. Entra, o pide una invitación a quien la lleva.
core-error-house-by-invitation = En esta casa se entra por invitación: juega en una mesa cuyo enlace te hayan dado, o pide una invitación a quien la lleva.
core-error-bad-key = El azar de esta partida está dañado.
core-error-broken = Esta partida no puede seguir: su registro está dañado en la posición { $seq }.
core-error-chair-taken = Este asiento está ocupado.
core-error-table-changed = La mesa ha cambiado. Vuelve a leer sus reglas antes de sentarte.
core-error-rematch-changed = La revancha ha cambiado. Abre su mesa y lee las reglas antes de sentarte.
core-error-clock = Con este reloj no se puede jugar.
core-error-empty-chair = Ahí no hay nadie.
core-error-empty-chairs = Aún hay un asiento libre.
core-error-empty-log = Esta partida no tiene registro.
core-error-gap = Falta un trozo en el registro de esta partida.
core-error-gone = Quien estaba aquí se fue y no volvió.
core-error-log-full = Esta partida es más larga de lo que guarda la casa: { $most } sucesos.
core-error-never-started = Esta partida nunca empezó.
core-error-no-name = Un nombre necesita al menos una letra.
core-error-name-too-long = Un nombre tiene como mucho { $most } letras; este tiene { $letters }.
core-error-no-offer = Ya no hay nada que responder.
core-error-no-such-bot = En este juego no existe ese bot.
core-error-no-such-code = Nadie conoce el código { $heard }.
core-error-game-set-aside = { $game } no se puede jugar por ahora porque no se ha podido cargar. Tus partidas se conservan; avisa a quien administra este servidor.
core-error-no-such-game = Este juego no está en la casa.
core-error-no-such-match = Esa mesa no existe.
core-error-no-such-moment = No hay ningún momento al que volver.
core-error-no-such-page = Esa página no existe.
core-error-no-such-seat = Ese asiento no existe.
core-error-no-such-step = Ese paso no existe.
core-error-file-too-large = Este archivo es demasiado grande: se leen como mucho { $most } kB.
core-error-file-proves-false = La partida de este archivo no se demuestra ({ $check }); no se ha tomado nada.
core-error-file-of-a-day = Las partidas del reparto del día no se toman.
core-error-other-match-here = Aquí hay otra partida con el identificador de este archivo; no se ha tomado nada.
core-error-no-such-decision = No hay tal decisión que volver a intentar.
core-error-no-opinions = Ningún bot de esta casa opina sobre esta partida.
core-error-bad-origin = Esta partida no sigue desde donde dice.
core-error-origin-is-fixed = Esta mesa continúa otra partida: sus opciones y asientos quedan como allí.
core-error-origin-daily = El reparto del día se juega una vez: no se continúa desde él.
core-error-origin-too-long = Esta partida es demasiado larga para continuar desde aquí.
core-error-reviews-spent = Por hoy los bots han pensado bastante. Inténtalo mañana.
core-error-too-many-reviews = Ya tienes { $most } partidas esperando lectura. Cuando acabe una, pide la siguiente.
core-error-no-such-pace = Ese ritmo no existe. Elige rápido, tarde o por días.
core-error-no-such-season = Esa temporada no existe.
core-error-no-such-results = Esa página de resultados no existe. Empieza por la primera.
core-error-no-result-yet = El resultado aún no está anotado. Pregunta de nuevo en un momento.
core-error-no-watchers = El anfitrión no deja mirar aquí.
core-error-no-worker = Ahora no hay ningún bot libre.
core-error-not-a-match-file = Esto no es el registro de una partida.
core-error-not-a-nonce = No se pudo leer la parte del azar de este navegador.
core-error-not-a-promise = Esta partida no está reservada para ti. Abre la mesa de nuevo.
core-error-promise-used = Esta mesa ya está abierta.
core-error-not-agreed = Los demás no han aceptado.
core-error-not-an-action = Esa no es una jugada de este juego.
core-error-wrong-origin = Esta página se abrió en { $origin }, pero el servidor cree que su dirección es { $expected } y rechaza todos los cambios. Si administras este servidor, configura su proxy inverso para que transmita las cabeceras Host y X-Forwarded-Proto.
core-error-not-from-here = Esto no se pidió desde una página de esta casa.
core-error-no-hints = Las pistas son para partidas contra bots, y no para el reparto del día.
core-error-not-offered-here = Eso no se puede ofrecer en esta mesa.
core-error-not-options = Esas no son opciones de este juego.
core-error-not-over = Esto se abre cuando acaba la partida.
core-error-not-playing = Esta partida no está en juego.
core-error-not-the-host = Solo el anfitrión puede hacer eso.
core-error-private-match = Esta partida era privada. Pide el enlace a quien haya jugado.
core-error-put-out = El anfitrión te ha hecho dejar esta mesa. Para ti queda cerrada.
core-error-not-storable = Ese texto contiene caracteres que no se pueden guardar. Quítalos y vuelve a intentarlo.
core-error-not-understood = La casa no lo ha entendido.
core-error-not-your-seat = Este no es tu asiento.
core-error-not-your-table = No estabas en esta mesa.
core-error-not-your-turn = No es tu turno.
core-error-no-such-phrase = Esa frase no existe.
core-error-nothing-said = Di algo primero.
core-error-nothing-to-take-back = No tienes ninguna jugada que retirar.
core-error-drawn-anew-once = Esta jugada ya se retiró y se sacó de nuevo. Eso se hace una vez.
core-error-paused = La partida está en pausa. Reanúdala primero.
core-error-not-paused = La partida no está en pausa.
core-error-no-vacation = En esta mesa nadie toma vacaciones.
core-error-no-plans-here = Aquí no se preparan jugadas: es para partidas de varios días, sin azar ni secretos.
core-error-plan-is-due = Es tu turno: haz tu jugada.
core-error-plan-without-answer = Una línea termina con una respuesta tuya.
core-error-plan-too-long = Una línea tiene como mucho { $most } jugadas.
core-error-plans-full = Has preparado { $most } líneas, que es lo máximo.
core-error-no-nudge = Aquí ya avisa el reloj.
core-error-nudge-later = Todavía no: dale antes algo de tiempo.
core-error-nobody-awaited = Aquí no esperas a nadie.
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
core-error-one-chair-each = No puedes ocupar dos asientos a la vez.
core-error-order = Ese no es un orden de estos asientos.
core-error-other-digest = Las reglas reproducen esta partida de otra manera.
core-error-other-game = Esta partida es de otro juego.
core-error-other-version = Esta partida se jugó con una versión anterior de las reglas.
core-error-out-of-place = Eso no puede pasar ahora.
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
core-error-too-many-waiting = Ya hay { $most } mesas tuyas que esperan gente. Cuando una haya empezado o se cierre, abre la próxima.
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
core-error-too-many-chairs = { $seats ->
    [one] Esta mesa solo tiene { $seats } asiento.
   *[other] Esta mesa solo tiene { $seats } asientos.
}
core-error-too-often = Es demasiado seguido. Espera un momento.
core-error-too-many-sockets = No puedes tener abiertas más de { $most } páginas de esta casa. Cierra una y vuelve a abrir esta.
core-error-too-slow = Ha tardado demasiado en llegar. Inténtalo otra vez.
core-error-storage-busy = Otro programa tiene la base de datos de la casa. Nada ha cambiado; inténtalo de nuevo en un momento.
core-error-storage-full = La casa no tiene sitio para guardar nada. Nada ha cambiado; avisa a su anfitrión.
core-error-storage-read-only = No se puede escribir en la base de datos de la casa. Nada ha cambiado; avisa a su anfitrión.
core-error-storage-away = La base de datos de la casa no responde. Inténtalo de nuevo en un momento; si sigue así, avisa al anfitrión.
core-error-unknown-event = Esta partida la registró una casa más nueva.
core-error-unreadable = No se puede leer el registro de esta partida.

## Las salas de un juego

house-room = Sala
house-room-instead = { $note }, a falta de { $other }
house-room-go-in = Entrar
house-faq = Preguntas frecuentes
house-notices = Notificaciones
house-shut-closed = Este servidor es solo para miembros
house-shut-closed-line = Inicia sesión o introduce tu invitación.
house-shut-invitation-only = Necesitas una invitación para entrar en este servidor
house-shut-invitation-only-line = Inicia sesión, introduce tu invitación o abre el enlace de una mesa que te hayan enviado.
house-shut-sign-in = Iniciar sesión
house-shut-password = Conozco la contraseña del servidor
house-shut-invitation = Enlace de invitación
house-shut-enter = Continuar
house-only-this-computer = Solo este ordenador puede abrir el enlace, porque el servidor se inició solo para este ordenador.
house-announced = El anfitrión anuncia
house-forum = El foro de los miembros
house-room-people = { $count ->
    [0] nadie en sus mesas
    [one] una persona en sus mesas
   *[other] { $count } personas en sus mesas
}
house-room-open = { $count ->
    [0] ninguna mesa abierta
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}
core-error-no-daily-deal = Este juego no tiene reparto del día.
core-error-daily-is-opened = El reparto del día se abre desde la primera página; no se prepara en una mesa.
core-error-once-a-day = El reparto del día se juega una sola vez; mañana llega otro.
core-error-day-not-over = La clave de este reparto se muestra cuando acaba su día, porque otros aún pueden jugarlo.

## El reparto del día
house-daily = Reparto del día
house-daily-board = El reparto de hoy
house-daily-again = Jugado otra vez en un aparato que lo conocía

## Envío
house-confirm = Preguntar antes de enviar una jugada
house-confirm-matters = Cuando importa
house-confirm-always = Siempre
house-confirm-never = Nunca

## Lecciones
house-lesson = Lección
house-lesson-of = Aprender { $game }
house-lesson-step = Lección, paso { $step } de { $count }
house-lesson-next = Seguir
house-lesson-first = Juega tu primera partida
house-lesson-again = Otra vez desde el principio
house-lesson-other = Las reglas lo permiten, pero aquí haz lo que se dice arriba.
house-lit = iluminado
house-learn = Aprender jugando
house-puzzle = Problema del día
core-error-no-puzzle = { $game } no tiene problemas aquí.
core-error-no-such-puzzle = En el archivo no hay problema del { $day }.

house-no-lesson = Aquí no hay ninguna lección
core-error-no-lesson = { $game } aún no tiene lección. Sus reglas se pueden leer.

## Pauses, reminders and what was left lying
house-pause = Pausa
house-pauses = Se puede pedir una pausa
house-offered-pause = Has pedido una pausa.
house-offer-pause = { $name } pide una pausa.
house-offer-mine-pause = Has pedido una pausa. Cuando todos acepten, los relojes se paran.
house-log-continued = { $name } termina la pausa.
house-log-nudged = { $name } recuerda a quien le toca.
house-log-claimed = { $what ->
    [draw] { $name } la da por empatada: estaba abandonada.
    [void] { $name } la anula: estaba abandonada.
   *[out] { $name } ya no espera a quien la abandonó.
}
house-log-excused = { $name } está de vacaciones: un día más.
house-over-lying = La partida fue abandonada.
house-over-void = La partida fue abandonada y no cuenta.
house-clock-days-bank = { $days ->
    [one] reserva de 1 día
   *[other] reserva de { $days } días
}
house-clock-vacation = vacaciones
house-clock-bank-runs = quedan { $time } de reserva
house-vacation = Vacaciones automáticas
house-vacation-line = Quien se queda sin tiempo usa uno de sus 21 días al año.
house-days-off = Días libres que quedan: { $left } de { $of }
house-days-off-line = Donde una mesa tiene vacaciones automáticas, se toma uno solo cuando se acaba tu tiempo. El año empieza de nuevo el 1 de enero.
house-paused = En pausa
house-delay = Retraso para espectadores
house-delay-moves = { $count ->
    [0] ninguno
    [one] 1 jugada
   *[other] { $count } jugadas
}
house-lag-given = { $ms } ms devueltos por la línea
