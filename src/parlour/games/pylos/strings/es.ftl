# Pylos

pylos-name = Pylos
pylos-line = Treinta bolas, una pirámide: guarda las tuyas para la cima.

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

# What stands in a line of the log, and over its columns.
pylos-row-took = recuperadas
pylos-row-reserve = Reserva
pylos-row-left = Quedan

pylos-news-placed = { $name } colocó una bola en { $cell }.
pylos-news-raised = { $name } subió { $source } a { $cell }.
pylos-news-bonus = { $name } recupera bolas por { $made }.
pylos-news-took = { $count ->
    [one] { $name } recuperó { $balls }.
   *[other] { $name } recuperó { $count } bolas: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } coronó la pirámide y gana.
   *[stuck] Gana { $name }: no quedaban bolas por jugar.
}
pylos-news-drawn = { $how ->
    [repetition] La misma posición por tercera vez: empate.
   *[length] Cuatrocientos turnos: empate.
}

pylos-over-apex = La pirámide está completa.
pylos-over-stuck = No quedan bolas por jugar.
pylos-over-repetition = Empate: la misma posición por tercera vez.
pylos-over-length = Empate: cuatrocientos turnos.

pylos-error-not-your-turn = No es tu turno.
pylos-error-bonus-due = Primero recupera una o dos bolas.
pylos-error-no-bonus = Solo se recuperan bolas por un cuadrado o una línea que acabas de formar.
pylos-error-one-or-two = Recupera una o dos bolas.
pylos-error-reserve-empty = Tu reserva está vacía: sube una bola.
pylos-error-table-broken = La tabla { $file } está dañada o incompleta: vuelve a crearla con parlour pylos solve.
pylos-error-table-other = La tabla { $file } es de otras reglas o de otra variante ({ $variant }, reglas { $rules }): vuelve a crearla con parlour pylos solve.
pylos-error-table-missing = No hay ninguna tabla { $file }: créala con parlour pylos solve.
pylos-error-table-wrong = La tabla { $file } contradice en { $count } posiciones lo que viene después: vuelve a crearla.
pylos-error-no-compiler = Hace falta un compilador de C, y aquí no hay ninguno.
pylos-error-no-such-hollow = No hay ningún hueco { $cell }.
pylos-error-not-open = Aquí hacen falta cuatro bolas debajo: { $cell } no está disponible.
pylos-error-not-your-ball = No tienes ninguna bola en { $cell }.
pylos-error-not-free = La bola de { $cell } sostiene otra.
pylos-error-not-higher = { $cell } no está más alto que { $source }.
pylos-error-own-support = { $cell } se apoya justo en { $source }.
pylos-error-not-a-position = Esto no es una posición de Pylos: { $text }
pylos-error-not-a-variant = Esas reglas no existen: { $text }
pylos-error-not-a-move = Esto no es una jugada de Pylos: { $text }

pylos-bot-beginner = Pip, que juega lo que le entra por los ojos
pylos-bot-beginner-plus = Lindiwe, que ya mira dos veces
pylos-bot-casual = Oona, que se lleva todas las bolas que puede
pylos-bot-casual-plus = Mateo, que no deja un cuadrado a medias
pylos-bot-club = Bertil, que piensa unos turnos por delante
pylos-bot-club-plus = Aroha, que siempre guarda una bola en la mano
pylos-bot-expert = Ines, paciente y difícil de sorprender
pylos-bot-expert-plus = Tariq, que te deja construir y acaba arriba
pylos-bot-master = Thales, que cuenta hasta la última bola
pylos-bot-master-plus = Imhotep, que conoce todas las pirámides posibles

# Lo que dice el tablero: la barra de acción y los nombres de sus casillas
pylos-ask-move = Te toca: coloca una bola o sube una.
pylos-ask-place = Te toca: coloca una bola.
pylos-ask-raise = Te toca: sube una bola.
pylos-ask-where = ¿Adónde va { $source }?
pylos-ask-placed = ¿Colocar una bola en { $cell }?
pylos-ask-raised = ¿Subir { $source } a { $cell }?
pylos-ask-take = { $made ->
    [3] ¡Tres en línea! Recupera una o dos bolas.
    [4] ¡Cuatro juntas! Recupera una o dos bolas.
   *[other] ¡Bien jugado! Recupera una o dos bolas.
}
pylos-ask-second = ¿Otra bola más, o solo esta?
pylos-ask-home = { $count ->
    [one] Una bola vuelve: { $balls }.
   *[other] Dos bolas vuelven: { $balls }.
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
pylos-why-draft = Aún no se ha enviado nada.
pylos-why-bonus = Con esto recuperas una o dos bolas.
pylos-why-ringed = Puedes recuperar las bolas con aro.
pylos-why-put-back = Toca una bola levantada para devolverla.
pylos-do-confirm-place = Colocar
pylos-do-confirm-raise = Subir
pylos-do-confirm-take = { $count ->
    [one] Recuperar una
   *[other] Recuperar dos
}
pylos-do-undo = Deshacer
pylos-turn = Girar el tablero un cuarto
pylos-finale-unit = { $count ->
    [one] bola restante
   *[other] bolas restantes
}
pylos-sources = Adónde fueron las bolas
pylos-source-reserve = En la reserva
pylos-source-level = { pylos-level }
pylos-source-level-all = En la pirámide
pylos-keys-walk = al lugar siguiente
pylos-keys-name = al lugar de ese nombre
pylos-keys-choose = poner, subir o recuperar la bola
pylos-keys-command = poner en 3b2 y recuperar 1a1
pylos-command-hint = 3b2, 1d4-2a1 o 3b2 -1a1
pylos-pyramid = Pirámide
pylos-layers = Los cuatro niveles, vistos desde arriba
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
pylos-lies-shut = aún sin nada que la sostenga
pylos-can-place-here = colocar aquí
pylos-can-raise-here = subir aquí
pylos-can-may-raise = se puede subir
pylos-can-may-take = se puede recuperar
pylos-can-picked = en tu mano
pylos-can-drafted = elegida, sin enviar
pylos-can-taken = vuelve, sin enviar
pylos-can-carries = sostiene otra bola
pylos-moment-gain = { $gain } { $points ->
    [one] bola
   *[other] bolas
} respecto a la media

# La lección: los primeros turnos de quien aprende, y el último.
pylos-lesson-lay-title = La primera bola
pylos-lesson-lay = Tú tienes quince bolas claras y Oona quince oscuras. Coloca una en el hueco iluminado, 1b2.
pylos-lesson-lay-other = Ese hueco también está libre, pero la lección sigue desde el iluminado: 1b2.
pylos-lesson-square-title = Un cuadrado
pylos-lesson-square = Unos turnos después, tres de tus bolas esperan la cuarta. Completa el cuadrado con una bola en 1c3.
pylos-lesson-square-other = Así tu cuadrado queda abierto. Le falta una bola en una esquina: en 1c3.
pylos-lesson-take-title = Vuelven bolas
pylos-lesson-take = Cuatro bolas de tu color en cuadrado te devuelven una o dos a la reserva. Recupera las dos iluminadas, 1c2 y 1c3.
pylos-lesson-take-other = También se podría, pero aquí recupera estas dos: 1c2 y 1c3.
pylos-lesson-raise-title = Un nivel más arriba
pylos-lesson-raise = Cuatro bolas en cuadrado, sean de quien sean, sostienen un hueco del nivel siguiente. Sube tu bola de 1b3 a 2a1: no le cuesta nada a tu reserva.
pylos-lesson-raise-other = También se podría, pero mira hacia arriba: toca tu bola en 1b3 y luego el hueco 2a1.
pylos-lesson-stop-title = Impedir un cuadrado
pylos-lesson-stop = Hay tres bolas oscuras alrededor de 1c2, y con la cuarta Oona recuperaría bolas. Coloca ahí la tuya y su cuadrado no se hará nunca.
pylos-lesson-stop-other = Entonces Oona completa su cuadrado y recupera bolas. Coloca tu bola en 1c2.
pylos-lesson-count-title = Quién aguanta más
pylos-lesson-count = Te quedan 11 bolas en reserva, a Oona 8: cada una recuperada o subida es una ahorrada. Una bola que sostiene otra no se mueve. Quien no tiene jugada ha perdido.
pylos-lesson-apex-title = La cima
pylos-lesson-apex = Muchos turnos después solo falta la cima, y la última bola es tuya. Colócala en 4a1.
pylos-lesson-apex-other = La cima está libre: coloca tu última bola en 4a1.
pylos-lesson-on-title = Has ganado
pylos-lesson-on = Quien corona la pirámide gana, porque no queda ninguna bola para responder. También hay reglas más fáciles y más difíciles; se empieza con estas.
