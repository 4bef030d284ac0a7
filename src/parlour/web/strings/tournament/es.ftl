### Tournaments in Spanish.

## List of tournaments
tournament-page-line = Únete a un torneo o crea uno.
tournament-set-up = Crear torneo
tournament-new = Torneo nuevo
tournament-cancel = Cancelar
tournament-list-on = Próximos y en curso
tournament-list-over = Terminados
tournament-none-on = Ahora no hay torneos. Crea uno y comparte el enlace.
tournament-you-are-in = estás inscrito
tournament-people = { $people ->
    [one] un jugador
   *[other] { $people } jugadores
}
tournament-tables-of = mesas de { $seats ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] seis
}
tournament-registration-open = Inscripción abierta
tournament-starts = Empieza { $when }
tournament-running = En curso
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-won-by = Ganado por { $name }
tournament-no-winner = Terminado sin ganador

## Creating a tournament
tournament-name-field = Nombre
tournament-default-name = Noche de { $game }
tournament-form = Formato
tournament-form-swiss = Suizo
tournament-form-everybody = Todos contra todos
tournament-form-knockout = Eliminatoria
tournament-form-arena = Arena
tournament-form-swiss-line = Nadie queda eliminado. En cada ronda juegas contra rivales con una puntuación similar, y se evita repetir emparejamientos si es posible.
tournament-form-everybody-line = Cada jugador se enfrenta una vez a todos los demás.
tournament-form-knockout-line = La mejor mitad de cada mesa pasa de ronda. En caso de empate pasa el jugador mejor clasificado.
tournament-form-arena-line = Los jugadores libres se emparejan de nuevo al momento hasta que se acabe el tiempo.
tournament-at-a-table = Jugadores por mesa
tournament-rounds = Rondas
tournament-minutes-open = Duración en minutos
tournament-scheduled = Empieza a una hora fijada
tournament-scheduled-line = si no, lo empiezas tú
tournament-hour = Hora de inicio
tournament-further = Opciones del juego y ajustes de la mesa
tournament-wait-minutes = Minutos de espera a los jugadores
tournament-wait-minutes-line = Un jugador que no esté para entonces pierde la mesa, pero puede jugar la siguiente.
tournament-pause = Minutos entre rondas
tournament-filled = Los bots ocupan los asientos libres
tournament-filled-line = Los bots ocupan los asientos libres y no entran en la clasificación.
tournament-admits-bots-line = Los programas juegan con su propio nombre y un distintivo.
tournament-admits-bots = Se admiten cuentas de bot
tournament-late = Inscripción tardía
tournament-late-line = Se puede entrar hasta la ronda 2, sin puntos por las rondas perdidas.
tournament-open-to = Abierto a
tournament-open-to-all = Todos
tournament-open-to-club = Miembros de { $club }
tournament-for-members = Solo pueden participar los miembros de este club.
tournament-club-deleted = El club de este torneo se eliminó. Nadie más puede inscribirse.
tournament-of-club = torneo de club
tournament-open-registration = Abrir inscripción
tournament-how-it-works = Recibes una página con un enlace para compartir. Emparejamientos, resultados y clasificación son automáticos, y las partidas son clasificatorias.

## Before it begins
tournament-enter = Unirse
tournament-leave = Salir
tournament-leave-sure = ¿Dejar este torneo?
tournament-leave-line = Puedes volver a unirte hasta que empiece.
tournament-leave-running = Conservas tu puesto en la clasificación, pero no recibes mesas nuevas. Puedes volver cuando quieras.
tournament-check-in = Estoy aquí
tournament-start = Empezar con { $people }
tournament-end = Terminar torneo
tournament-end-sure = ¿Terminar este torneo?
tournament-end-line = La clasificación queda como está. Las partidas en curso siguen, pero ya no cuentan.
tournament-copy-link = Copiar enlace
tournament-print = Imprimir
tournament-players = Jugadores ({ $people })
tournament-no-players = Aún no hay jugadores. Comparte el enlace.
tournament-present = presente
tournament-mark-present = Toca un jugador para marcarlo como presente.
tournament-terms = Formato
tournament-rounds-planned = { $rounds } rondas
tournament-minutes = { $minutes } minutos

## While it runs
tournament-playing = { $people } jugando
tournament-closes = Termina { $when }
tournament-now = ahora
tournament-done-at = { $when }, terminada
tournament-your-table = Tu mesa
tournament-table = Mesa { $letter }
tournament-tables = Mesas
tournament-sit = Ir a tu mesa
tournament-go = Ir a la mesa
tournament-waits-for = Esperando a { $names }
tournament-until = La mesa espera hasta { $when }.
tournament-bye = Descansas en esta ronda, con todos los puntos
tournament-next-soon = Tu próxima mesa llega pronto
tournament-present-count = { $there } de { $all } presentes
tournament-table-on = jugando
tournament-table-over = terminada
tournament-by-hand = anotada por el organizador
tournament-watch = Ver la { $table }
tournament-review = Revisar la { $table }
tournament-score = { $score } puntos en la partida
tournament-byes = Descansan con todos los puntos: { $names }
tournament-away = ausente
tournament-enter-result = Anotar resultado
tournament-result-of = Resultado de la { $table }
tournament-enter-result-line = Para partidas en un tablero real, o para corregir un resultado. Los jugadores que comparten un puesto comparten sus puntos.
tournament-finished-place = Puesto { $place }
tournament-absent-player = Ausente
tournament-save-result = Guardar resultado

## Standings
tournament-standings = Clasificación
tournament-final-standings = Clasificación final
tournament-winner = { $name } gana con { $points ->
    [1] un punto
   *[other] { $said } puntos
}.
tournament-place = Puesto
tournament-name = Nombre
tournament-points = Puntos
tournament-met = Puntos de los rivales
tournament-share = Puntos de juego
tournament-firsts = Victorias
tournament-points-line = Ganar una mesa da { $most ->
    [one] un punto
   *[other] { $most } puntos, uno por cada jugador detrás de ti
}. En los empates se reparten los puntos.
tournament-tie-breaks = Desempate: la suma de los puntos de todos los rivales; la parte de los puntos de juego en porcentaje; mesas ganadas; después, sorteo.
tournament-tie-breaks-knockout = Los jugadores se clasifican por rondas alcanzadas y después por puntos. Desempate: la suma de los puntos de todos los rivales; la parte de los puntos de juego en porcentaje; mesas ganadas; después, sorteo.
tournament-seed-line = Todos los sorteos usan la semilla { $seed }.

## Errors
tournament-error-no-such-tournament = Ese torneo no existe. Revisa el enlace.
tournament-error-over = Este torneo ha terminado.
tournament-error-already-started = Este torneo ya ha empezado.
tournament-error-too-late = Es demasiado tarde para unirse a este torneo.
tournament-error-full = Este torneo está completo: el límite es { $most } jugadores.
tournament-error-full-network = Muchos jugadores de tu red acaban de entrar en un torneo. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
tournament-error-too-few = Para empezar debe haber al menos dos jugadores presentes.
tournament-error-no-table = Ninguna mesa te espera. Recarga la página.
tournament-error-no-name = Escribe un nombre.
tournament-error-too-many-tournaments = Ya tienes { $most } torneos sin terminar. Termina uno antes de crear otro.
tournament-error-not-the-host = Solo el organizador de este torneo puede hacer eso.
tournament-error-not-registered = No estás inscrito en este torneo.
tournament-error-club-members-only = Solo los miembros del club pueden inscribirse en este torneo.
tournament-error-no-bots = Este torneo es solo para personas.
tournament-error-no-programs = Los programas no pueden jugar aquí por una persona. Una cuenta de bot debe inscribirse con su propio nombre.
tournament-error-busy = Varias personas cambiaron esto a la vez. Inténtalo otra vez.
tournament-error-no-solver = Este servidor no puede emparejar torneos: su administrador debe instalar parlour[tournaments].

## At a table
tournament-of-table = Torneo
tournament-after-next = Siguiente ronda
tournament-after-standings = Clasificación final
tournament-after-over = El torneo ha terminado.
tournament-after-arena = Tendrás una mesa nueva en cuanto haya otro jugador libre.
tournament-after-ready = Tu siguiente mesa está lista.
tournament-after-called = Tu mesa de la ronda { $round } está lista.
tournament-after-waits = { $tables ->
    [0] La siguiente ronda empieza pronto.
    [one] Una mesa sigue jugando.
   *[other] { $tables } mesas siguen jugando.
}
tournament-after-begins = La ronda { $round } empieza en { $time }.
