# Carcassonne

carcassonne-name = Carcassonne: Las Apuestas
carcassonne-line = Construye el paisaje loseta a loseta, ocúpalo y apuesta por el tamaño de sus ciudades y caminos.

carcassonne-option-bets = Las Apuestas: losetas con casa de apuestas y fichas
carcassonne-option-small_city = Una ciudad de dos losetas
carcassonne-option-small_city-four = 4 puntos
carcassonne-option-small_city-two = 2 puntos, como en la primera edición
carcassonne-option-farmers = Granjeros en los campos
carcassonne-option-offices = Una casa de apuestas termina
carcassonne-option-offices-drawn = solo los caminos dibujados hasta ella
carcassonne-option-offices-every = todos los caminos de su loseta
carcassonne-option-no_bets = No se hacen apuestas cuando
carcassonne-option-no_bets-tile = los caminos y ciudades de la loseta están completos
carcassonne-option-no_bets-land = todos los caminos y ciudades del tablero están completos
carcassonne-option-last = No se hacen apuestas en
carcassonne-option-last-stack = la última loseta del montón
carcassonne-option-last-placeable = la última loseta que se puede colocar
carcassonne-option-unclaimed = Un camino o ciudad sin ocupar que se completa
carcassonne-option-unclaimed-settles = resuelve sus apuestas
carcassonne-option-unclaimed-waits = no resuelve apuestas
carcassonne-option-at_end = Al final las apuestas cuentan para
carcassonne-option-at_end-unfinished = una ciudad o camino incompleto de la loseta
carcassonne-option-at_end-any = cualquier ciudad o camino de la loseta
carcassonne-option-overlays = Mostrar los dueños de ciudades, caminos y campos
carcassonne-option-projected = Mostrar la puntuación prevista
carcassonne-option-tiles = Juego de losetas

carcassonne-phase-place = coloca la loseta
carcassonne-phase-settle = elige para qué cuentan las apuestas
carcassonne-phase-bet = haz una apuesta
carcassonne-phase-choose = elige para qué cuentan tus apuestas
carcassonne-phase-over = la partida ha terminado

carcassonne-do-place = Colocar la loseta en { $x }, { $y }
carcassonne-do-settle = Resolver las fichas de una casa de apuestas
carcassonne-do-bet = Apostar
carcassonne-do-choose = Elegir para qué cuenta una apuesta
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] sin girar
    [1] girada a la derecha
    [2] girada 180°
   *[other] girada a la izquierda
}, { $meeple ->
    [city] caballero
    [road] bandido
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

# Rows of the log.
carcassonne-row-tile = loseta
carcassonne-row-claimed = ocupado
carcassonne-row-bets = { $state ->
    [placed] apuestas hechas
    [none] sin apuestas
   *[decided] decidido
}
carcassonne-row-cities = { $cities ->
    [one] junto a 1 ciudad
   *[other] junto a { $cities } ciudades
}

carcassonne-news-began = Empieza { $name }.
carcassonne-news-placed = { $meeple ->
    [city] { $name } colocó una loseta con un caballero en la ciudad.
    [road] { $name } colocó una loseta con un bandido en el camino.
    [field] { $name } colocó una loseta con un granjero en el campo.
    [monastery] { $name } colocó una loseta con un monje en el monasterio.
   *[none] { $name } colocó una loseta.
}
carcassonne-news-discarded = Se descartó una loseta que no cabía en ninguna parte.
carcassonne-news-city = { $name } puntuó una ciudad de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road = { $name } puntuó un camino de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery = { $name } puntuó un monasterio: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } puntuó un campo junto a 1 ciudad: { carcassonne-points }.
   *[other] { $name } puntuó un campo junto a { $cities } ciudades: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } puntuó una ciudad incompleta de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } puntuó un camino incompleto de { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } puntuó un monasterio incompleto: { carcassonne-points }.
carcassonne-news-decided = { $name } ha decidido.
carcassonne-news-laid = { $name } hizo una apuesta boca abajo.
carcassonne-news-no-chips = No se hicieron apuestas.
carcassonne-news-settled = { $chips ->
    [one] Se reveló 1 apuesta.
   *[other] Se revelaron { $chips } apuestas.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } apostó { $chip }, pero no quedaba nada para lo que contara.
    [city] { $name } apostó { $chip } por una ciudad de { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } apostó { $chip } por un camino de { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = Se colocó la última loseta.

carcassonne-over-complete = Se colocó la última loseta.

carcassonne-error-not-your-turn = No es tu turno.
carcassonne-error-not-now = Ahora no puedes hacer eso.
carcassonne-error-square-taken = Ahí ya hay una loseta.
carcassonne-error-not-adjacent = Una loseta debe tocar otra por un lado entero.
carcassonne-error-no-such-rotation = Una loseta se puede girar hasta tres cuartos de vuelta.
carcassonne-error-does-not-fit = Esta loseta no cabe aquí: ciudades, caminos y campos deben coincidir.
carcassonne-error-no-such-segment = Esta loseta no tiene esa parte.
carcassonne-error-no-farmers = En esta mesa se juega sin granjeros.
carcassonne-error-no-meeple = No te quedan meeples.
carcassonne-error-not-free = Ahí ya hay un meeple.
carcassonne-error-no-such-chip = No tienes esa ficha.
carcassonne-error-other-office = Antes va otra casa de apuestas.
carcassonne-error-no-such-choice = Estas apuestas no pueden contar para eso.
carcassonne-error-option-of-the-bets = Esta opción necesita Las Apuestas, que esta mesa no usa.
carcassonne-error-seats = Carcassonne es para dos a seis jugadores.
carcassonne-error-unknown-tiles = Este servidor no tiene el juego de losetas de esta mesa.

carcassonne-bot-beginner = Yves, a quien le gusta que todo encaje
carcassonne-bot-beginner-plus = Makoa, que pone un meeple en todo
carcassonne-bot-casual = Odile, que cuenta lo que ve
carcassonne-bot-casual-plus = Lupita, que mira dos veces antes de colocar una loseta
carcassonne-bot-club = Renaud, que vigila a sus rivales
carcassonne-bot-club-plus = Ayodele, a quien le gusta compartir ciudades
carcassonne-bot-expert = Blanche, que piensa en las losetas que vendrán
carcassonne-bot-expert-plus = Rashmi, que cuenta lo que queda en la bolsa
carcassonne-bot-master = Trencavel, que lo ha visto todo
carcassonne-bot-master-plus = Hinewai, que planea muchos turnos por delante

# Score breakdown.
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

# On screen.
carcassonne-land = Tablero
carcassonne-larger = Acercar
carcassonne-smaller = Alejar
carcassonne-tile-at = Loseta en { $x }, { $y }
carcassonne-stands = { $name }: { carcassonne-segment }
carcassonne-lay-at = Colocar la loseta en { $x }, { $y }
carcassonne-turn-here = Girar la loseta en { $x }, { $y }
carcassonne-drawn = Loseta robada
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
carcassonne-no-chip = Sin apuesta
carcassonne-keep-chips = conservar fichas
carcassonne-without-meeple = Sin meeple
carcassonne-meeples-left = { $count ->
    [one] Te queda { $count } meeple
   *[other] Te quedan { $count } meeples
}
carcassonne-bets-placed = Han apostado { $count } de { $all }
carcassonne-counts-for = Para qué cuentan las apuestas
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Jugador
carcassonne-total = Total
carcassonne-wait = Esperando a { $name }
carcassonne-wait-several = Esperando a { $count } jugadores
carcassonne-undo = Deshacer
carcassonne-turn = Girar
carcassonne-ask = { $phase ->
    [meeple] Coloca un meeple (opcional)
    [place] Coloca la loseta
    [settle] Elige para qué cuentan estas apuestas
   *[choose] Elige para qué cuenta tu apuesta
}
carcassonne-ask-bet = ¿Cuántas losetas tendrá { $kind ->
    [city] esta ciudad
    [road] este camino
    [roads] uno de estos caminos
    [several] esta ciudad o uno de estos caminos
   *[both] este camino o esta ciudad
} al completarse?
carcassonne-ask-bet-several = Decide lo que se complete primero.
carcassonne-ask-bet-finished = { $kind ->
    [city] La ciudad ya completa no cuenta.
    [road] El camino ya completo no cuenta.
   *[several] Las ciudades y los caminos ya completos no cuentan.
}
carcassonne-tag = { $kind ->
    [city] Ciudad
   *[road] Camino
}: { carcassonne-tiles }, { $open ->
    [0] { $kind ->
        [city] completa
       *[road] completo
    }
    [one] 1 extremo abierto
   *[other] { $open } extremos abiertos
}
carcassonne-office = Casa de apuestas
carcassonne-why-meeple = Un meeple puntúa la parte de la loseta que ocupa.
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
carcassonne-look-gaps = Huecos
carcassonne-feature = { $state ->
    [complete] { carcassonne-segment } { $kind ->
        [city] completa
       *[other] completo
    }, { carcassonne-tiles }, { carcassonne-points }
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
carcassonne-chips-of = apuestas de { $names }
carcassonne-completes = { $has_seats ->
    [yes] Se completa: { carcassonne-segment }, { carcassonne-points } para { $names }.
   *[no] Se completa: { carcassonne-segment } sin ocupar.
}
carcassonne-claims-now = Ocupa: { carcassonne-segment }, { carcassonne-tiles }, { carcassonne-points } hasta ahora.
carcassonne-settles = { $count ->
    [one] Se revelan las fichas de 1 casa de apuestas.
   *[other] Se revelan las fichas de { $count } casas de apuestas.
}
carcassonne-fits = { $now ->
    [0] Elige una casilla: la loseta gira hasta encajar.
    [one] Con este giro cabe en { $now } casilla; en total, en { $all }.
   *[other] Con este giro cabe en { $now } casillas; en total, en { $all }.
}
carcassonne-deciding = Decisiones de los jugadores
carcassonne-has-decided = { $decided ->
    [yes] { $name } ha decidido
   *[no] { $name } está decidiendo
}
carcassonne-chip = Ficha { $chip }: { $pays }
carcassonne-chip-out = La ficha { $chip } está en una casa de apuestas
carcassonne-in-use = en uso
carcassonne-on-office = en una casa de apuestas
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
carcassonne-your-bet = { $tiles ->
    [none] No has apostado
   *[other] Tu apuesta: { $tiles }
}
carcassonne-counts-for-nothing = nada
carcassonne-turned = Apuestas reveladas
carcassonne-seen = Cerrar
carcassonne-final = Recuento final
carcassonne-final-first = Antes del recuento final
carcassonne-final-back = Paso anterior
carcassonne-final-on = Paso siguiente
carcassonne-final-last = El final
carcassonne-final-step = Paso { $step } de { $count }
carcassonne-before-the-end = Antes del recuento final
carcassonne-facts = Detalles
carcassonne-to-come = Losetas restantes: { $count }
carcassonne-tile-count = Loseta { $tile }, quedan { $count }
carcassonne-discarded = Losetas descartadas: { $count }
carcassonne-offices = Casas de apuestas con fichas
carcassonne-projected = Puntuación prevista
carcassonne-meeples = Meeples
carcassonne-chips-at-hand = Fichas
carcassonne-poster = Cartel
carcassonne-record = Jugadas
carcassonne-no-pictures = No se pudieron cargar las imágenes de las losetas. Recarga la página.
carcassonne-move-place = { $kind ->
    [city] Loseta en { $x }, { $y }, girada { $degrees }°, con un caballero
    [road] Loseta en { $x }, { $y }, girada { $degrees }°, con un bandido
    [monastery] Loseta en { $x }, { $y }, girada { $degrees }°, con un monje
    [field] Loseta en { $x }, { $y }, girada { $degrees }°, con un granjero
   *[none] Loseta en { $x }, { $y }, girada { $degrees }°
}
carcassonne-move-bet = Ficha { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = Una loseta
carcassonne-lesson-lay = En cada turno colocas la loseta que has robado, girada como quieras, de modo que todos los lados coincidan: camino con camino, campo con campo, ciudad con ciudad. Coloca la tuya en la casilla resaltada.
carcassonne-lesson-lay-other = Es legal, pero aquí colócala en el extremo resaltado del camino, sin meeple.
carcassonne-lesson-monk-title = Un monje
carcassonne-lesson-monk = Puedes poner uno de tus siete meeples en la loseta que acabas de colocar. Coloca el monasterio en la casilla resaltada con un monje: vale 9 puntos cuando estén colocadas las ocho losetas vecinas.
carcassonne-lesson-monk-other = Aquí coloca el monasterio en la casilla resaltada, con un monje.
carcassonne-lesson-knight-title = Un caballero
carcassonne-lesson-knight = Coloca el extremo de la ciudad en la casilla resaltada, con un caballero. La ciudad se completa al momento: 2 puntos por cada loseta, y el caballero vuelve a ti.
carcassonne-lesson-knight-other = Aquí coloca la loseta en el lado abierto de la ciudad, en la casilla resaltada, con un caballero en la ciudad.
carcassonne-lesson-road-title = Un bandido
carcassonne-lesson-road = Un camino acaba en los cruces. Coloca este en la casilla resaltada, con un bandido en el camino de la izquierda: está completo y vale 1 punto por loseta.
carcassonne-lesson-road-other = Aquí coloca el cruce en la casilla resaltada, con el bandido en el camino de la izquierda.
carcassonne-lesson-office-title = Una casa de apuestas
carcassonne-lesson-office = Esta loseta tiene una casa de apuestas, donde también acaban los caminos. Colócala sin girar en la casilla resaltada, con un bandido en el camino largo de la izquierda.
carcassonne-lesson-office-other = Aquí coloca la casa de apuestas sin girar en el extremo resaltado del camino largo, con un bandido en ese camino.
carcassonne-lesson-bet-title = Una apuesta
carcassonne-lesson-bet = Ahora todos los jugadores pueden apostar en secreto por el número de losetas de un camino o una ciudad de la casa de apuestas. Tu camino tiene tres losetas y pronto tendrá cuatro: elige la ficha 4 × 2, que paga 8 puntos por exactamente 4.
carcassonne-lesson-bet-other = Es legal, pero el camino tendrá cuatro losetas: elige la ficha 4 × 2.
carcassonne-lesson-farmer-title = Un granjero
carcassonne-lesson-farmer = Un granjero se queda en un campo hasta el final y vale 3 puntos por cada ciudad completa que el campo toca. Coloca la loseta en la casilla resaltada, con la ciudad hacia abajo y un granjero. Toca la loseta para girarla.
carcassonne-lesson-farmer-other = No del todo: colócala en la casilla resaltada, girada de modo que la ciudad apunte hacia abajo, con un granjero en el campo.
carcassonne-lesson-gate-title = Puerta de la ciudad
carcassonne-lesson-gate = Un camino también acaba en la puerta de una ciudad. Coloca esta loseta en la casilla resaltada: tu camino está completo, y las fichas de la casa de apuestas se revelan.
carcassonne-lesson-gate-other = Aquí coloca la puerta en el extremo resaltado de tu camino, sin meeple.
carcassonne-lesson-turned-title = Apuestas reveladas
carcassonne-lesson-turned = 4 puntos por el camino y 8 por tu apuesta: acertó el número. La 2/3 de Odile no. La ficha y el bandido vuelven a ti, y ganas por 18 a 0.
carcassonne-lesson-on-title = Fin de la partida
carcassonne-lesson-on = Después de la última loseta puntúan primero las apuestas que quedan, luego lo incompleto y luego los campos. Gana quien tenga más puntos.
