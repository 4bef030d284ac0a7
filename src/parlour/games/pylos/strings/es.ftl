# Pylos

pylos-name = Pylos
pylos-line = Treinta bolas, una pirámide: coloca la última bola en la cima.

pylos-option-variant = Reglas
pylos-option-variant-basic = Básicas
pylos-option-variant-standard = Estándar
pylos-option-variant-advanced = Avanzadas

pylos-phase-move = colocar o subir una bola
pylos-phase-take = recuperar una o dos bolas
pylos-phase-over = la partida ha terminado

pylos-do-place = Colocar una bola en { $cell }
pylos-do-raise = Subir { $source } a { $cell }
pylos-do-take = Recuperar { $balls }
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = Recuperar { $balls }

# Rows and columns of the log.
pylos-row-took = recuperadas
pylos-row-reserve = Reserva
pylos-row-left = Quedan

pylos-news-placed = { $name } colocó una bola en { $cell }.
pylos-news-raised = { $name } subió { $source } a { $cell }.
pylos-news-bonus = { $name } formó { $made } y puede recuperar bolas.
pylos-news-took = { $count ->
    [one] { $name } recuperó { $balls }.
   *[other] { $name } recuperó { $count } bolas: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } colocó la bola de la cima y ganó.
   *[stuck] { $name } ganó: al rival no le quedaban bolas.
}
pylos-news-drawn = { $how ->
    [repetition] Empate: la misma posición por tercera vez.
   *[length] Empate tras 400 turnos.
}

pylos-over-apex = La pirámide está completa.
pylos-over-stuck = No quedan bolas por jugar.
pylos-over-repetition = Empate: la misma posición por tercera vez.
pylos-over-length = Empate tras 400 turnos.

pylos-error-not-your-turn = No es tu turno.
pylos-error-bonus-due = Primero recupera una o dos bolas.
pylos-error-no-bonus = Solo puedes recuperar bolas después de formar un cuadrado o una línea.
pylos-error-one-or-two = Recupera una o dos bolas.
pylos-error-reserve-empty = Tu reserva está vacía. Sube una bola.
pylos-error-table-broken = La tabla { $file } está dañada o incompleta. Vuelve a crearla con parlour pylos solve.
pylos-error-table-other = La tabla { $file } es de otras reglas o de otra variante ({ $variant }, reglas { $rules }). Vuelve a crearla con parlour pylos solve.
pylos-error-table-missing = No hay ninguna tabla { $file }. Créala con parlour pylos solve.
pylos-error-table-wrong = En la tabla { $file }, { $count } posiciones contradicen a sus sucesoras. Vuelve a crearla.
pylos-error-no-compiler = Esto necesita un compilador de C, y no se encontró ninguno.
pylos-error-no-such-hollow = No hay ningún hueco { $cell }.
pylos-error-not-open = Una bola aquí necesita cuatro bolas debajo: { $cell } no está disponible.
pylos-error-not-your-ball = No tienes ninguna bola en { $cell }.
pylos-error-not-free = La bola de { $cell } sostiene otra bola.
pylos-error-not-higher = Una bola solo puede subir a un nivel más alto: { $cell } no está por encima de { $source }.
pylos-error-own-support = { $cell } se apoya en la propia { $source }.
pylos-error-not-a-position = Posición de Pylos no válida: { $text }
pylos-error-not-a-variant = Reglas desconocidas: { $text }
pylos-error-not-a-move = Jugada de Pylos no válida: { $text }

pylos-bot-beginner = Pip, que juega lo que le entra por los ojos
pylos-bot-beginner-plus = Lindiwe, que ha aprendido a mirar dos veces
pylos-bot-casual = Oona, que se lleva todas las bolas que puede
pylos-bot-casual-plus = Mateo, que no deja un cuadrado a medias
pylos-bot-club = Bertil, que piensa unos turnos por delante
pylos-bot-club-plus = Aroha, que siempre guarda una bola en reserva
pylos-bot-expert = Ines, paciente y difícil de sorprender
pylos-bot-expert-plus = Tariq, que te deja construir y acaba arriba
pylos-bot-master = Thales, que cuenta hasta la última bola
pylos-bot-master-plus = Imhotep, que conoce todas las pirámides posibles

# What the board says: the action bar, then the names of its cells
pylos-ask-move = Te toca: coloca una bola o sube una.
pylos-ask-place = Te toca: coloca una bola.
pylos-ask-raise = Te toca: sube una bola.
pylos-ask-where = ¿Adónde va { $source }?
pylos-ask-placed = ¿Colocar una bola en { $cell }?
pylos-ask-raised = ¿Subir { $source } a { $cell }?
pylos-ask-take = { $made ->
    [3] ¡Tres en línea! Recupera una o dos bolas.
    [4] ¡Cuadrado! Recupera una o dos bolas.
   *[other] ¡Bien jugado! Recupera una o dos bolas.
}
pylos-ask-second = ¿Recuperar otra bola, o solo esta?
pylos-ask-home = { $count ->
    [one] ¿Recuperar una bola: { $balls }?
   *[other] ¿Recuperar dos bolas: { $balls }?
}
pylos-why-open = { $places ->
    [0] No hay huecos libres.
    [one] Hay un hueco libre.
   *[other] Hay { $places } huecos libres.
} { $left ->
    [0] No te quedan bolas.
    [one] Te queda una bola.
   *[other] Te quedan { $left } bolas.
}
pylos-why-empty = Tu reserva está vacía.
pylos-why-higher = Una bola solo puede subir a un nivel más alto.
pylos-why-draft = Aún sin enviar.
pylos-why-bonus = Después puedes recuperar una o dos de tus bolas.
pylos-why-ringed = Puedes recuperar las bolas con aro.
pylos-why-put-back = Toca otra vez la bola para devolverla.
pylos-do-confirm-place = Colocar
pylos-do-confirm-raise = Subir
pylos-do-confirm-take = { $count ->
    [one] Recuperar una
   *[other] Recuperar dos
}
pylos-do-undo = Deshacer
pylos-turn = Girar el tablero
pylos-finale-unit = { $count ->
    [one] bola restante
   *[other] bolas restantes
}
pylos-sources = Posición de las bolas
pylos-source-reserve = En reserva
pylos-source-level = { pylos-level }
pylos-source-level-all = En la pirámide
pylos-keys-walk = al hueco siguiente
pylos-keys-name = al hueco de ese nombre
pylos-keys-choose = colocar, subir o recuperar la bola
pylos-keys-command = colocar en 3b2 y recuperar 1a1
pylos-command-hint = 3b2, 1d4-2a1 o 3b2 -1a1
pylos-pyramid = Pirámide
pylos-layers = Los cuatro niveles desde arriba
pylos-level = { $level ->
    [4] Cima
   *[other] Nivel { $level }
}
pylos-light = Claro
pylos-dark = Oscuro
pylos-reserve = { $name }: { $count ->
    [0] ninguna bola { $wood ->
        [light] clara
       *[dark] oscura
    }
    [one] una bola { $wood ->
        [light] clara
       *[dark] oscura
    }
   *[other] { $count } bolas { $wood ->
        [light] claras
       *[dark] oscuras
    }
} en reserva
pylos-cell = { $cell }, nivel { $level }
pylos-lies-own = tu bola
pylos-lies-light = bola clara
pylos-lies-dark = bola oscura
pylos-lies-free = libre
pylos-lies-shut = aún sin apoyo
pylos-can-place-here = colocar aquí
pylos-can-raise-here = subir aquí
pylos-can-may-raise = se puede subir
pylos-can-may-take = se puede recuperar
pylos-can-picked = levantada
pylos-can-drafted = elegida, sin enviar
pylos-can-premove-here = posible como jugada anticipada
pylos-can-premoved = tu jugada anticipada
pylos-can-taken = recuperada, sin enviar
pylos-can-carries = sostiene otra bola
pylos-moment-gain = { $gain } { $points ->
    [one] bola
   *[other] bolas
} sobre la media

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = La primera bola
pylos-lesson-lay = Tienes quince bolas claras y Oona quince oscuras. Coloca una bola en el hueco resaltado, 1b2.
pylos-lesson-lay-other = Ese hueco también está libre, pero en esta lección usa el resaltado: 1b2.
pylos-lesson-square-title = Un cuadrado
pylos-lesson-square = Unos turnos después, a tres de tus bolas les falta una para formar un cuadrado. Complétalo con una bola en 1c3.
pylos-lesson-square-other = Así tu cuadrado queda incompleto. La bola que falta va en 1c3.
pylos-lesson-take-title = Recuperar bolas
pylos-lesson-take = Cuando completas un cuadrado de tu color, devuelves una o dos de tus bolas a la reserva. Recupera las dos resaltadas, 1c2 y 1c3.
pylos-lesson-take-other = Es legal, pero aquí recupera estas dos: 1c2 y 1c3.
pylos-lesson-raise-title = Un nivel más arriba
pylos-lesson-raise = Cuatro bolas en cuadrado, de cualquier color, sostienen un hueco del nivel siguiente. Sube tu bola de 1b3 a 2a1: no gasta ninguna bola de tu reserva.
pylos-lesson-raise-other = Es legal, pero aquí toca tu bola de 1b3 y luego el hueco 2a1.
pylos-lesson-stop-title = Bloquear un cuadrado
pylos-lesson-stop = Hay tres bolas oscuras alrededor de 1c2. Con la cuarta, Oona completaría un cuadrado y recuperaría bolas. Coloca ahí tu bola para bloquearlo.
pylos-lesson-stop-other = Entonces Oona completa su cuadrado y recupera bolas. Coloca tu bola en 1c2.
pylos-lesson-count-title = Ahorrar bolas
pylos-lesson-count = Tienes 11 bolas en reserva, Oona 8: cada bola que recuperas o subes es una bola ahorrada. Una bola que sostiene otra no se puede mover. Pierde el jugador que no tiene ninguna jugada legal.
pylos-lesson-apex-title = La cima
pylos-lesson-apex = Muchos turnos después solo falta la cima, y tienes la última bola. Colócala en 4a1.
pylos-lesson-apex-other = La cima está libre: coloca tu última bola en 4a1.
pylos-lesson-on-title = Has ganado
pylos-lesson-on = Gana quien coloca la bola de la cima. También hay reglas básicas y avanzadas; las estándar son un buen comienzo.
