# Carcassonne

carcassonne-name = Carcassonne: Las Apuestas
carcassonne-line = Poned la tierra, ocupadla y apostad por lo que crecerán sus ciudades y caminos.

carcassonne-option-bets = Las Apuestas: losetas de corredor y fichas
carcassonne-option-small_city = Una ciudad de dos losetas
carcassonne-option-small_city-four = 4 puntos
carcassonne-option-small_city-two = 2 puntos, como en la primera edición
carcassonne-option-farmers = Granjeros en los campos
carcassonne-option-offices = Una casa de apuestas termina
carcassonne-option-offices-drawn = los caminos dibujados hasta ella
carcassonne-option-offices-every = todos los caminos de su loseta
carcassonne-option-no_bets = No se ponen fichas cuando
carcassonne-option-no_bets-tile = los caminos y ciudades de la loseta están completos
carcassonne-option-no_bets-land = todos los caminos y ciudades de la tierra están completos
carcassonne-option-last = No se ponen fichas en
carcassonne-option-last-stack = la última loseta del montón
carcassonne-option-last-placeable = una loseta tras la que no cabe ninguna otra
carcassonne-option-unclaimed = Una ciudad o camino completo que nadie ocupó
carcassonne-option-unclaimed-settles = paga las fichas
carcassonne-option-unclaimed-waits = deja las fichas donde están
carcassonne-option-at_end = Al final una ficha cuenta para
carcassonne-option-at_end-unfinished = una ciudad o camino sin completar de la loseta
carcassonne-option-at_end-any = cualquier ciudad o camino de la loseta
carcassonne-option-overlays = Mostrar de quién son las ciudades, los caminos y los campos
carcassonne-option-projected = Mostrar los puntos como si la partida acabara ahora
carcassonne-option-tiles = Juego de losetas y fichas

carcassonne-phase-place = poner la loseta
carcassonne-phase-settle = elegir para qué cuentan las fichas
carcassonne-phase-bet = apostar
carcassonne-phase-choose = elegir para qué cuentan vuestras fichas
carcassonne-phase-over = la partida ha terminado

carcassonne-do-place = Poner la loseta en { $x }, { $y }
carcassonne-do-settle = Pagar las fichas de una casa de apuestas
carcassonne-do-bet = Apostar
carcassonne-do-choose = Elegir para qué cuenta una ficha
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] derecha
    [1] girada a la derecha
    [2] al revés
   *[other] girada a la izquierda
}, { $meeple ->
    [city] caballero
    [road] salteador
    [field] granjero
    [monastery] monje
   *[none] sin meeple
}

carcassonne-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
carcassonne-segment = { $kind ->
    [city] ciudad
    [road] camino
    [monastery] monasterio
   *[field] campo
}

# What stands in a line of the log.
carcassonne-row-tile = loseta
carcassonne-row-claimed = ocupado
carcassonne-row-bets = { $state ->
    [placed] apuestas hechas
    [none] sin apuestas
   *[decided] ha decidido
}
carcassonne-row-cities = ciudades: { $cities }

carcassonne-news-began = Empieza { $name }.
carcassonne-news-placed = { $meeple ->
    [city] { $name } pone una loseta, con un caballero en la ciudad.
    [road] { $name } pone una loseta, con un salteador en el camino.
    [field] { $name } pone una loseta, con un granjero en el campo.
    [monastery] { $name } pone una loseta, con un monje en el monasterio.
   *[none] { $name } pone una loseta.
}
carcassonne-news-discarded = Una loseta no cabía en ninguna parte y sale de la partida.
carcassonne-news-city = { $name } puntúa una ciudad de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road = { $name } puntúa un camino de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery = { $name } puntúa un monasterio: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } puntúa un campo junto a { $cities } ciudad: { carcassonne-points }.
   *[other] { $name } puntúa un campo junto a { $cities } ciudades: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } puntúa una ciudad sin completar de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } puntúa un camino sin completar de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } puntúa un monasterio sin completar: { carcassonne-points }.
carcassonne-news-decided = { $name } ha decidido.
carcassonne-news-laid = { $name } pone una ficha boca abajo.
carcassonne-news-no-chips = Nadie ha puesto ninguna ficha.
carcassonne-news-settled = { $chips ->
    [one] Se vuelve { $chips } ficha.
   *[other] Se vuelven { $chips } fichas.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } tenía la ficha { $chip }, y nada para lo que contara.
    [city] { $name } tenía la ficha { $chip }, para una ciudad de { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } tenía la ficha { $chip }, para un camino de { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = La última loseta está puesta.

carcassonne-over-complete = La última loseta está puesta.

carcassonne-error-not-your-turn = No es vuestro turno.
carcassonne-error-not-now = Ahora no se puede.
carcassonne-error-square-taken = Ahí ya hay una loseta.
carcassonne-error-not-adjacent = Una loseta debe tocar otra por un lado entero.
carcassonne-error-no-such-rotation = Una loseta se gira de cero a tres cuartos.
carcassonne-error-does-not-fit = Ahí no cabe: ciudad con ciudad, camino con camino, campo con campo.
carcassonne-error-no-such-segment = Esta loseta no tiene nada así.
carcassonne-error-no-farmers = En esta mesa se juega sin granjeros.
carcassonne-error-no-meeple = Todos vuestros meeples están en la mesa.
carcassonne-error-not-free = Ahí ya hay alguien.
carcassonne-error-no-such-chip = No tenéis esa ficha.
carcassonne-error-other-office = Antes va otra casa de apuestas.
carcassonne-error-no-such-choice = Las fichas de ahí no pueden contar para eso.
carcassonne-error-option-of-the-bets = Esta opción es de Las Apuestas, que en esta mesa no se juegan.
carcassonne-error-seats = Carcassonne es para dos a seis.
carcassonne-error-unknown-tiles = Las losetas que pide esta mesa no están en esta casa.

carcassonne-bot-beginner = Yves, a quien le gusta que todo encaje
carcassonne-bot-beginner-plus = Makoa, que pone un meeple en todo
carcassonne-bot-casual = Odile, que cuenta lo que ve
carcassonne-bot-casual-plus = Lupita, que mira dos veces antes de poner
carcassonne-bot-club = Renaud, que vigila a sus vecinos
carcassonne-bot-club-plus = Ayodele, a quien le gusta instalarse en casa ajena
carcassonne-bot-expert = Blanche, que piensa en las losetas que vendrán
carcassonne-bot-expert-plus = Rashmi, que cuenta lo que queda en la bolsa
carcassonne-bot-master = Trencavel, que ha visto crecer todas las tierras
carcassonne-bot-master-plus = Hinewai, que recorre hoy los caminos de mañana

# How points were made, in the house's table of results.
carcassonne-points-roads = Caminos
carcassonne-points-cities = Ciudades
carcassonne-points-monasteries = Monasterios
carcassonne-points-fields = Campos
carcassonne-points-bets = Apuestas
carcassonne-source-roads = { carcassonne-points-roads }
carcassonne-source-cities = { carcassonne-points-cities }
carcassonne-source-monasteries = { carcassonne-points-monasteries }
carcassonne-source-fields = { carcassonne-points-fields }
carcassonne-source-bets = { carcassonne-points-bets }

# En pantalla.
carcassonne-land = Tablero
carcassonne-larger = Más grande
carcassonne-smaller = Más pequeño
carcassonne-tile-at = Loseta en { $x }, { $y }
carcassonne-stands = { $name }: { carcassonne-segment }
carcassonne-lay-at = Colocar la loseta en { $x }, { $y }
carcassonne-turn-here = Girar la loseta en { $x }, { $y }
carcassonne-drawn = La loseta robada
carcassonne-claim = { $kind ->
    [city] caballero
    [road] bandido
    [monastery] monje
   *[field] granjero
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
carcassonne-chips = Tus fichas
carcassonne-no-chip = Ninguna ficha
carcassonne-counts-for = Para qué cuentan las fichas
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Jugador
carcassonne-total = Total
carcassonne-wait = { $name }: decidiendo
carcassonne-undo = Deshacer
carcassonne-turn = Girar
carcassonne-ask = { $phase ->
    [meeple] Coloca una figura (opcional)
    [place] Coloca la loseta
    [settle] Elige para qué cuentan las apuestas de esta oficina
   *[choose] Elige para qué cuenta tu apuesta
}
carcassonne-ask-bet = ¿Cuántas losetas tendrá { $kind ->
    [city] esta ciudad
    [road] este camino
   *[both] este camino o esta ciudad
} al completarse?
carcassonne-ask-bet-both = Decide lo que se complete primero.
carcassonne-tag = { $kind ->
    [city] Ciudad
   *[road] Camino
}: { carcassonne-tiles }, { $open ->
    [0] completo
    [one] 1 extremo abierto
   *[other] { $open } extremos abiertos
}
carcassonne-unclaimed = sin ocupar
carcassonne-confirm = { $phase ->
    [place] Colocar la loseta
    [bet] Apostar
    [settle] Confirmar
   *[choose] Confirmar
}
carcassonne-left = { $count ->
    [one] loseta restante
   *[other] losetas restantes
}
carcassonne-turn-left = Girar a la izquierda
carcassonne-turn-right = Girar a la derecha
carcassonne-lay-turned-at = Girar la loseta y colocarla en { $x }, { $y }
carcassonne-whole = Ajustar a la pantalla
carcassonne-looks = Vista del tablero
carcassonne-look-map = Normal
carcassonne-look-city = Ciudades
carcassonne-look-road = Caminos
carcassonne-look-field = Campos
carcassonne-look-gaps = Espacios libres
carcassonne-feature = { $state ->
    [complete] { carcassonne-segment }, completa, { carcassonne-tiles }, { carcassonne-points }
    [open] { carcassonne-segment } hasta ahora, { carcassonne-tiles }, { carcassonne-points }
   *[field] { carcassonne-segment }, { carcassonne-points }
}
carcassonne-label = { $kind ->
    [field] { $points }
   *[other] { $tiles } · { $points }
}
carcassonne-gap = { $count ->
    [0] Ninguna loseta restante cabe aquí.
    [one] 1 loseta restante cabe aquí.
   *[other] { $count } losetas restantes caben aquí.
}
carcassonne-chips-of = fichas de { $names }
carcassonne-completes = { $has_seats ->
    [yes] Completa: { carcassonne-segment }, { carcassonne-points } para { $names }.
   *[no] Completa: { carcassonne-segment }, sin dueño.
}
carcassonne-claims-now = Ocupa: { carcassonne-segment }, { carcassonne-tiles }, { carcassonne-points } hasta ahora.
carcassonne-settles = { $count ->
    [one] Se descubren las fichas de 1 oficina.
   *[other] Se descubren las fichas de { $count } oficinas.
}
carcassonne-fits = Así cabe en { $now ->
    [one] { $now } casilla
   *[other] { $now } casillas
}, en { $all } en total.
carcassonne-deciding = Quién ha decidido
carcassonne-has-decided = { $decided ->
    [yes] { $name } ha decidido
   *[no] { $name } aún piensa
}
carcassonne-chip = Ficha { $chip }: { $pays }
carcassonne-chip-out = La ficha { $chip } está en una oficina
carcassonne-out = fuera
carcassonne-chip-tiles = { $shape ->
    [one] { $low } losetas
    [two] { $low } o { $high } losetas
   *[more] { $low }+ losetas
}
carcassonne-chip-pays = { $shape ->
    [one] paga { $low }
   *[two] paga { $low } o { $high }
}
carcassonne-chip-chance = { $percent } %
carcassonne-your-bet = { $chip ->
    [none] No has puesto ficha. Los demás aún deciden.
   *[other] Has puesto { $chip }. Los demás aún deciden.
}
carcassonne-counts-for-nothing = nada
carcassonne-turned = Fichas descubiertas
carcassonne-seen = Cerrar
carcassonne-final = El recuento final
carcassonne-final-first = Antes del recuento final
carcassonne-final-back = Un paso atrás
carcassonne-final-on = Un paso adelante
carcassonne-final-last = El final
carcassonne-final-step = Paso { $step } de { $count }
carcassonne-before-the-end = Antes del recuento final
carcassonne-facts = Losetas, puntos y fichas
carcassonne-to-come = Losetas por venir: { $count }
carcassonne-tile-count = Loseta { $tile }, quedan { $count }
carcassonne-discarded = Losetas que no cabían: { $count }
carcassonne-offices = Oficinas con fichas
carcassonne-projected = Puntuación prevista
carcassonne-meeples = Figuras
carcassonne-chips-at-hand = Fichas
carcassonne-poster = Cartel
carcassonne-record = Jugadas
carcassonne-no-pictures = Las imágenes de las losetas no llegaron. Recarga la página.
carcassonne-move-place = { $kind ->
    [city] Loseta en { $x }, { $y }, girada { $degrees }°, con un caballero
    [road] Loseta en { $x }, { $y }, girada { $degrees }°, con un bandido
    [monastery] Loseta en { $x }, { $y }, girada { $degrees }°, con un monje
    [field] Loseta en { $x }, { $y }, girada { $degrees }°, con un granjero
   *[none] Loseta en { $x }, { $y }, girada { $degrees }°
}
carcassonne-move-bet = Ficha { $chip }

# La lección: los primeros turnos de quien aprende.
carcassonne-lesson-lay-title = Una loseta
carcassonne-lesson-lay = Cada cual pone la loseta que robó, girada como quiera, con tal de que cada lado case: camino con camino, campo con campo, ciudad con ciudad. Pon la tuya en la casilla iluminada.
carcassonne-lesson-lay-other = Ahí cabría, pero ponla en el extremo iluminado del camino, sin meeple.
carcassonne-lesson-monk-title = Un monje
carcassonne-lesson-monk = En la loseta recién puesta puedes poner uno de tus siete meeples. Pon el monasterio en la casilla iluminada, con un monje: 9 puntos cuando estén sus ocho vecinas.
carcassonne-lesson-monk-other = Aquí pon el monasterio en la casilla iluminada, con un monje dentro.
carcassonne-lesson-knight-title = Un caballero
carcassonne-lesson-knight = Pon el extremo de la ciudad en la casilla iluminada, con un caballero. La ciudad se completa al momento: 2 puntos por loseta, y el caballero vuelve contigo.
carcassonne-lesson-knight-other = Aquí pon la loseta donde la ciudad está abierta, en la casilla iluminada, con un caballero en la ciudad.
carcassonne-lesson-road-title = Un salteador
carcassonne-lesson-road = Un camino acaba en los cruces. Pon este en la casilla iluminada, con un salteador en el camino de la izquierda: está completo, 1 punto por loseta.
carcassonne-lesson-road-other = Aquí pon el cruce en la casilla iluminada y el salteador en el camino de la izquierda.
carcassonne-lesson-office-title = Una casa de apuestas
carcassonne-lesson-office = En esta loseta hay una casa de apuestas, donde también acaban los caminos. Ponla tal cual en la casilla iluminada, con un salteador en el camino largo de la izquierda.
carcassonne-lesson-office-other = Aquí pon la casa de apuestas tal cual en el extremo iluminado del camino largo, con un salteador en ese camino.
carcassonne-lesson-bet-title = Una apuesta
carcassonne-lesson-bet = Ahora cada cual puede apostar en secreto cuántas losetas tendrá un camino o una ciudad de la casa. Tu camino tiene tres y pronto cuatro: toma la ficha 4 × 2, que paga 8 puntos por 4 justas.
carcassonne-lesson-bet-other = También se podría, pero el camino tendrá cuatro losetas: toma la ficha 4 × 2.
carcassonne-lesson-farmer-title = Un granjero
carcassonne-lesson-farmer = Un granjero se queda en su campo hasta el final, por 3 puntos por cada ciudad completa que el campo toca. Pon la loseta en la casilla iluminada, su ciudad hacia abajo, con un granjero. Al tocarla gira.
carcassonne-lesson-farmer-other = No del todo: en la casilla iluminada, girada hasta que su ciudad mire hacia abajo, y un granjero en el campo.
carcassonne-lesson-gate-title = La puerta
carcassonne-lesson-gate = Un camino acaba también en una puerta de ciudad. Pon esta en la casilla iluminada: tu camino está completo, y las fichas de la casa de apuestas se vuelven.
carcassonne-lesson-gate-other = Aquí pon la puerta en el extremo iluminado de tu camino, sin meeple.
carcassonne-lesson-turned-title = Fichas descubiertas
carcassonne-lesson-turned = 4 puntos por el camino y 8 por tu ficha: tenía el número justo. La 2/3 de Odile no. Fichas y salteador vuelven contigo, y vas ganando 18 a 0.
carcassonne-lesson-on-title = Y así sigue
carcassonne-lesson-on = Cuando está puesta la última loseta se puntúan las fichas que queden, luego lo que no está completo y luego los campos. Gana el total más alto.
