### Los torneos en español.

## Todos
tournament-page-line = Una noche de club, una liga de una tarde, una hora de partidas rápidas: ven, u organiza el tuyo.
tournament-set-up = Organizar un torneo
tournament-new = Torneo nuevo
tournament-cancel = Ahora no
tournament-list-on = Próximos y en curso
tournament-list-over = Terminados
tournament-none-on = Ahora no hay nada. Organiza uno: basta un minuto, y un enlace trae a los demás.
tournament-you-are-in = participas
tournament-people = { $people ->
    [one] participa una persona
   *[other] participan { $people }
}
tournament-tables-of = mesas de { $seats ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] seis
}
tournament-registration-open = La gente se reúne
tournament-starts = Empieza { $when }
tournament-running = En curso
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-won-by = Lo ganó { $name }
tournament-no-winner = Terminó sin ganador

## Organizar
tournament-name-field = Nombre
tournament-default-name = Noche de { $game }
tournament-form = Forma
tournament-form-swiss = Suizo
tournament-form-everybody = Todos contra todos
tournament-form-knockout = Eliminatoria
tournament-form-arena = Arena
tournament-form-swiss-line = Nadie se va a casa: en cada ronda encuentras a gente con tantos puntos como tú, y a nadie dos veces mientras se pueda evitar.
tournament-form-everybody-line = Cada cual se sienta una vez con cada cual.
tournament-form-knockout-line = La mejor mitad de cada mesa sigue. En caso de igualdad, quien esté más arriba en la lista.
tournament-form-arena-line = Mientras está abierta, quien está libre recibe enseguida la siguiente mesa.
tournament-at-a-table = En una mesa
tournament-rounds = Rondas
tournament-minutes-open = Abierto tantos minutos
tournament-scheduled = Empieza a una hora
tournament-scheduled-line = si no, empiezas cuando estén todos
tournament-hour = Cuándo
tournament-further = Reglas del juego y de la casa
tournament-wait-minutes = Minutos que espera una mesa
tournament-wait-minutes-line = Quien no esté para entonces pierde la mesa, y puede volver para la siguiente.
tournament-pause = Minutos entre rondas
tournament-filled = Los bots llenan las sillas vacías
tournament-filled-line = Los bots llenan las sillas vacías; no tienen puesto en la lista.
tournament-late = Quienes llegan tarde
tournament-late-line = Quien llega tarde puede entrar hasta la ronda 2, sin puntos por lo que se perdió.
tournament-open-registration = Abrir las puertas
tournament-how-it-works = Recibes una página con un enlace para compartir. Mesas, resultados y clasificación van luego solos; los resultados cuentan para las puntuaciones.

## Antes de empezar
tournament-enter = Participar
tournament-leave = Salir
tournament-leave-sure = ¿Dejar este torneo?
tournament-leave-line = Puedes volver a entrar hasta que empiece.
tournament-leave-running = Conservas tu puesto en la lista y no recibes más mesas. Puedes volver.
tournament-check-in = Estoy aquí
tournament-start = Empezar con { $people }
tournament-end = Terminarlo
tournament-end-sure = ¿Terminar este torneo?
tournament-end-line = La lista queda como está; las partidas en curso siguen y ya no cuentan aquí.
tournament-copy-link = Copiar enlace
tournament-print = Imprimir
tournament-players = Quién viene ({ $people })
tournament-no-players = Nadie todavía. Comparte el enlace.
tournament-present = está aquí
tournament-mark-present = Un toque dice si alguien está aquí.
tournament-terms = Cómo va
tournament-rounds-planned = { $rounds } rondas
tournament-minutes = Abierto { $minutes } minutos

## Mientras dura
tournament-playing = Juegan { $people }
tournament-closes = Abierto hasta las { $when }
tournament-now = ahora
tournament-done-at = { $when }, hecha
tournament-your-table = Tu mesa
tournament-table = Mesa { $letter }
tournament-tables = Mesas
tournament-sit = Sentarse
tournament-go = Ir a la mesa
tournament-waits-for = Se espera a { $names }
tournament-until = La mesa espera hasta las { $when }.
tournament-bye = Descansas esta ronda, con todos los puntos
tournament-next-soon = Tu próxima mesa llega pronto
tournament-present-count = Hay { $there } de { $all }
tournament-table-on = en juego
tournament-table-over = terminada
tournament-by-hand = anotada por quien organiza
tournament-watch = Mirar la { $table }
tournament-review = Ver la { $table }
tournament-score = { $score } en la partida
tournament-byes = Descansan con todos los puntos: { $names }
tournament-away = fuera
tournament-enter-result = Anotar
tournament-result-of = Resultado de la { $table }
tournament-enter-result-line = Para partidas en un tablero de verdad, o para corregir un resultado. Quien comparte puesto comparte los puntos.
tournament-finished-place = Puesto { $place }
tournament-absent-player = No vino
tournament-save-result = Guardar este resultado

## Clasificación
tournament-standings = Clasificación
tournament-final-standings = Clasificación final
tournament-winner = { $name } gana con { $points ->
    [1] un punto
   *[other] { $said } puntos
}.
tournament-place = Puesto
tournament-name = Nombre
tournament-points = Puntos
tournament-met = Rivales
tournament-share = Parte
tournament-firsts = Victorias
tournament-points-line = Ganar una mesa da { $most ->
    [one] un punto
   *[other] { $most } puntos, uno por cada cual que dejas atrás
}; los iguales se los reparten.
tournament-tie-breaks = A puntos iguales: primero Rivales, los puntos de todos con quienes te sentaste; luego Parte, tu tanto por cien de los puntos de juego; luego mesas ganadas; luego el sorteo.
tournament-tie-breaks-knockout = Primero quien llegó más lejos, luego quien tiene más puntos; luego Rivales, los puntos de todos con quienes te sentaste, Parte, tu tanto por cien de los puntos de juego, mesas ganadas y el sorteo.
tournament-seed-line = Todos los sorteos salieron de { $seed }.

## Negativas
tournament-error-no-such-tournament = Aquí no existe ese torneo. Quizá el enlace esté cortado.
tournament-error-over = Este torneo ha terminado.
tournament-error-already-started = Ya ha empezado.
tournament-error-too-late = Es demasiado tarde para entrar: este torneo ya no admite a nadie nuevo.
tournament-error-full = Está lleno: pueden participar { $most } personas como mucho.
tournament-error-full-network = Muchos jugadores de tu red acaban de entrar en un torneo. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
tournament-error-too-few = Deben estar al menos dos personas para que pueda empezar.
tournament-error-no-table = Ninguna mesa te espera. Mira de nuevo la página.
tournament-error-no-name = Ponle un nombre.
tournament-error-too-many-tournaments = Tienes { $most } torneos sin terminar. Termina uno antes de organizar otro.
tournament-error-not-the-host = Solo puede hacerlo quien organizó este torneo.
tournament-error-not-registered = No participas en este torneo.
tournament-error-busy = Demasiada gente cambió esto a la vez. Inténtalo de nuevo.
tournament-error-no-solver = Esta casa no puede emparejar torneos: quien la lleva debe instalar parlour[tournaments].

## At a table
tournament-of-table = Torneo
tournament-after-next = Siguiente ronda
tournament-after-standings = Clasificación final
tournament-after-over = El torneo ha terminado.
tournament-after-arena = Tendrás una mesa nueva en cuanto haya otro jugador libre.
tournament-after-called = Tu mesa de la ronda { $round } está lista.
tournament-after-waits = { $tables ->
    [0] La siguiente ronda empieza pronto.
    [one] Una mesa sigue jugando.
   *[other] { $tables } mesas siguen jugando.
}
tournament-after-begins = La ronda { $round } empieza en { $time }.
