# Bulbous

bulbous-name = Bulbous
bulbous-line = Apuesta cartas de encanto boca abajo, coloca bulbos y logra la mayoría en los especímenes llenos.

bulbous-option-edition = Puntos
bulbous-option-edition-classic = Clásico: 2 por una mayoría
bulbous-option-edition-author = Edición reciente del autor: 3 por una mayoría, y colecciones
bulbous-option-teams = Equipos
bulbous-option-teams-none = Cada uno por su cuenta
bulbous-option-teams-symbols = Círculo contra triángulo, dos contra dos
bulbous-option-tied_bids = Empate por la apuesta más alta
bulbous-option-tied_bids-no-bulb = Nadie coloca un bulbo
bulbous-option-tied_bids-add-card = Los empatados pueden añadir una carta
bulbous-option-sequence = Orden de los especímenes
bulbous-option-sequence-whole = Fijado para toda la ronda
bulbous-option-sequence-next = Elegido turno a turno
bulbous-option-deck = Cartas de encanto con tres jugadores
bulbous-option-deck-three-colours = Sin el cuarto color
bulbous-option-deck-four-colours = Todas
bulbous-option-bulbs = Bulbos
bulbous-option-bulbs-unlimited = Los que hagan falta
bulbous-option-bulbs-fourteen = 14 cada uno
bulbous-option-last = Ronda final con dos jugadores
bulbous-option-last-of-eight = Con el último de los ocho especímenes
bulbous-option-last-of-a-colour = Con el último de uno de los dos colores
bulbous-option-bluff = Farol (avanzado)
bulbous-option-bluff-off = Todas las cartas de una apuesta deben encajar
bulbous-option-bluff-on = Puede haber otras cartas, que no cuentan

bulbous-phase-bring = sacar un espécimen
bulbous-phase-order = fijar el orden de los especímenes
bulbous-phase-bid = apostar, cambiar o pasar
bulbous-phase-add = añadir una carta a una apuesta empatada, o no
bulbous-phase-over = la partida ha terminado

# What specimens, cards and symbols are called.
bulbous-colour = { $colour ->
    [blue] azul
    [red] rojo
    [green] verde
   *[yellow] amarillo
}
bulbous-size = { $size ->
    [1] joven
    [2] adulto
    [3] alguacil
   *[4] líder
}
bulbous-symbol = { $symbol ->
    [circle] círculo
   *[triangle] triángulo
}
bulbous-specimen = espécimen { bulbous-colour } ({ bulbous-size })
bulbous-bulbs = { $count ->
    [one] un bulbo
   *[other] { $count } bulbos
}
bulbous-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
bulbous-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

bulbous-do-bring = Sacar el { bulbous-specimen }
bulbous-do-order = En este orden: { $colours }
bulbous-do-bid = Apostar { $cards }
bulbous-do-swap = Cambiar { $cards }
bulbous-do-pass = Pasar
bulbous-do-add = Añadir { $card }

# What somebody likely does, in a review: of a bid only how many cards it has.
bulbous-likely-bid = { $name } apuesta { bulbous-cards }
bulbous-likely-swap = { $name } cambia { bulbous-cards }
bulbous-likely-pass = { $name } pasa
bulbous-likely-add = { $count ->
    [0] { $name } no añade nada
   *[other] { $name } añade una carta
}

# What stands in a line of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = colocado
bulbous-row-won = { $wild ->
    [0] puja { $value }
   *[other] comodín
}
bulbous-row-no-bulb = sin bulbos
bulbous-row-tie = empate a { $value }
bulbous-row-pending = empate a { $value }
bulbous-row-no-bid = sin pujas
bulbous-row-complete = completo
bulbous-row-bid = { bulbous-cards } boca abajo
bulbous-row-swap = cambió { $swapped }
bulbous-row-pass = pasó

bulbous-news-brought = { $name } ha sacado el { bulbous-specimen }.
bulbous-news-last = { $name } ha sacado su último espécimen: la ronda que sigue es la final.
bulbous-news-round = Una nueva ronda: empieza { $name }.
bulbous-news-final = La ronda final: empieza { $name }.
bulbous-news-order = { $name } ha fijado el orden de los especímenes.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } ha elegido el espécimen { bulbous-colour }.
bulbous-news-bid = { $name } ha puesto { bulbous-cards } boca abajo.
bulbous-news-swap = { $name } ha cambiado { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } ha pasado con la mano llena.
   *[other] { $name } ha pasado y robado una carta.
}
bulbous-news-reshuffled = Los descartes son el nuevo mazo: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards } suman { $value }.
   *[other] { $name }: { $cards }, un comodín.
}
bulbous-news-won = { $wild ->
    [0] { $name } ha ganado la apuesta con { $value } y colocado el bulbo { $bulb } en el { bulbous-specimen }.
   *[other] { $name } ha ganado la apuesta con un comodín y colocado el bulbo { $bulb } en el { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } ha ganado la apuesta por el { bulbous-specimen } pero no le quedan bulbos.
bulbous-news-tie = Empate por la apuesta más alta, { $value }: sin bulbo en el { bulbous-specimen } esta ronda.
bulbous-news-pending = Empate por la apuesta más alta, { $value }: cada empatado puede añadir una carta.
bulbous-news-no-bid = Nadie ha apostado: sin bulbo en el { bulbous-specimen } esta ronda.
bulbous-news-added = { $name } ha decidido sobre la otra carta.
bulbous-news-complete = { $leaders ->
    [one] El { bulbous-specimen } está completo: { bulbous-points } por la mayoría de { $name }.
   *[other] El { bulbous-specimen } está completo: { bulbous-points } para cada uno de los { $leaders } empatados.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } ha rellenado la mano: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] La ronda final ha terminado.
   *[stalled] Diez rondas sin un bulbo: la partida termina.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = La ronda final ha terminado.
bulbous-over-stalled = Diez rondas seguidas sin un bulbo.

bulbous-bot-beginner = Finn, que apuesta lo que le apetece
bulbous-bot-beginner-plus = Amina, que apuesta por corazonada
bulbous-bot-casual = Rosa, que apuesta en cuanto le basta
bulbous-bot-casual-plus = Diego, que sabe cuánto vale un bulbo
bulbous-bot-club = Anders, que se pregunta qué puedes tener
bulbous-bot-club-plus = Sora, que guarda sus mejores cartas
bulbous-bot-expert = Mei, que juega las rondas en su cabeza
bulbous-bot-expert-plus = Ravi, que adivina tu mano antes de que apuestes
bulbous-bot-master = Odette, a quien nadie lee
bulbous-bot-master-plus = Ingrid, que ve el último bulbo antes que el primero

bulbous-error-not-your-turn = No es tu turno.
bulbous-error-other-decision-due = Ahora toca otra decisión.
bulbous-error-not-your-colour = Los especímenes de ese color ({ bulbous-colour }) no son tuyos.
bulbous-error-place-taken = Ya hay un espécimen { bulbous-colour } activo.
bulbous-error-not-in-reserve = El { bulbous-specimen } no está en tu reserva.
bulbous-error-not-an-order = { $count ->
    [one] Nombra uno de los especímenes que quedan por disputar.
   *[other] Nombra una vez cada uno de los { $count } especímenes activos.
}
bulbous-error-bid-of-no-cards = Una apuesta tiene al menos una carta. Para no apostar, pasa.
bulbous-error-not-in-hand = La carta { $card } no está en tu mano.
bulbous-error-card-does-not-fit = La carta { $card } no encaja en el espécimen { bulbous-colour }.
bulbous-error-no-card-fits = Al menos una carta de la apuesta debe encajar en el espécimen { bulbous-colour }.
bulbous-error-swap-one-or-two = Cambia una o dos cartas.
bulbous-error-not-read = «{ $text }» no es una decisión. Prueba bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y o add b5.
bulbous-error-option-means-nothing = La opción { $option } no significa nada junto a las demás.
bulbous-error-seats = { $edition ->
    [author] La edición del autor es para dos o cuatro, por equipos para cuatro, no para { $seats }.
   *[classic] Bulbous es para dos, tres o cuatro, no para { $seats }.
}

# El tablero.
bulbous-more = Detalles
bulbous-round-line = Ronda { $round }, turno { $turn } de { $count }
bulbous-final-line = Última ronda, turno { $turn } de { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = doble { $colour }
bulbous-card-wild = comodín { $symbol }
bulbous-card-gone = descartada
bulbous-card-own = en tu mano
bulbous-card-unseen = sin ver
bulbous-no-leader = aún sin bulbos
bulbous-leader = { $name } va por delante: { bulbous-points }
bulbous-leaders = empate, { $name }: { bulbous-points } cada uno
bulbous-specimen-dark = { bulbous-specimen }, ningún bulbo en { $size } sitios.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } de { $size } bulbos colocados: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = Un comodín gana siempre
bulbous-wasted = { $cards } no suma nada
bulbous-tray = Apuestas
bulbous-hand = Tu mano
bulbous-slot-bid = { bulbous-cards } boca abajo
bulbous-slot-swap = cambió { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] pasó
   *[other] pasó y robó una carta
}
bulbous-slot-deciding = decide
bulbous-slot-waiting = aún no
bulbous-wait = { $name }: decidiendo
bulbous-ask-bring = Elige el ejemplar que traes
bulbous-ask-order = { $count ->
    [0] Confirma el orden
   *[other] Elige el orden de los especímenes
}
bulbous-ask-next = Elige el ejemplar que se disputa ahora
bulbous-ask-bid = Apuesta por el { bulbous-specimen }, cambia o pasa
bulbous-ask-add = Empate: añade una carta a tu apuesta, o nada
bulbous-why-bid = { $left ->
    [1] La apuesta más alta coloca el último bulbo: 1 punto. Después la mayoría vale { $majority }.
   *[other] La apuesta más alta coloca el bulbo { $bulb } de { $size }: 1 punto.
}
bulbous-why-no-fit = Ninguna de tus cartas encaja: cambia una o dos, o pasa.
bulbous-why-order = Empiezas esta ronda: tócalos uno tras otro.
bulbous-why-next = Empiezas esta ronda, así que eliges tú.
bulbous-why-bring = Su mayoría vale { $majority } puntos cuando cada espacio tiene un bulbo.
bulbous-why-add = El nuevo total más alto coloca el bulbo. Otro empate no coloca ninguno.
bulbous-why-wait = { $phase ->
    [bring] Todos los especímenes entran antes de la primera apuesta.
    [order] Quien empieza la ronda fija el orden de los especímenes.
   *[other] Las apuestas se revelan cuando todos han elegido.
}
bulbous-order-key = Confirmar el orden
bulbous-undo = Deshacer
bulbous-bid-key = Apostar { $value }
bulbous-bid-wild = Apostar el comodín
bulbous-swap-key = Cambiar { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Pasar
   *[other] Pasar, robar una carta
}
bulbous-add-key = Añadir { $card }
bulbous-add-none = No añadir nada
bulbous-discards = { $count } descartadas, { $deck } en el mazo
bulbous-points-so-far = Puntos hasta ahora
bulbous-points-made = Puntos
bulbous-source-bulbs = Bulbos colocados
bulbous-source-majority = Mayoría: { bulbous-specimen }
bulbous-source-majority-all = Mayorías
bulbous-source-colours = Los cuatro colores
bulbous-source-sizes = Los cuatro tamaños
bulbous-score-bulbs = bulbos { $points }
bulbous-score-majorities = mayorías { $points }
bulbous-score-colours = colores { $points }
bulbous-score-sizes = tamaños { $points }
bulbous-reserve = reserva: tamaños { $sizes }
bulbous-go-on = Seguir
bulbous-in-hand = { bulbous-cards } en la mano

# La lección: la primera ronda con quien empieza.
bulbous-lesson-bring-title = Un espécimen tuyo
bulbous-lesson-bring = Cuatro especímenes azules son tuyos, con uno a cuatro espacios para bulbos. Saca el joven: un solo bulbo lo llena.
bulbous-lesson-bring-other = También se podría, pero el joven es el que antes se llena: saca ese.
bulbous-lesson-order-title = El orden
bulbous-lesson-order = En esta ronda vas primero, así que dices en qué orden se disputan los especímenes: rojo, luego verde; el azul sigue solo.
bulbous-lesson-order-other = También se podría, pero aquí va primero el rojo y luego el verde.
bulbous-lesson-bid-title = Una apuesta
bulbous-lesson-bid = Todos apuestan por el adulto rojo, boca abajo. Elige rojo 4, rojo 6 y el doble, y apuesta (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = También se podría, pero aquí apuesta rojo 4, rojo 6 y el doble: 20.
bulbous-lesson-won-title = Se descubren las apuestas
bulbous-lesson-won = 20 vence a 12 y 9. El bulbo del adulto rojo es tuyo, aunque el espécimen no lo sea, y vale 1 punto. Todas las cartas apostadas se han ido, también las de quienes perdieron.
bulbous-lesson-swap-title = Nada verde
bulbous-lesson-swap = No tienes nada para el alguacil verde. Elige azul 3 y cámbiala por otra carta; también se podría pasar y robar una carta.
bulbous-lesson-swap-other = También se podría, pero aquí cambia azul 3, que es la que menos te sirve.
bulbous-lesson-tie-title = Un empate
bulbous-lesson-tie = 9 contra 9: si empata la apuesta más alta nadie coloca un bulbo, y el alguacil verde espera a la próxima ronda.
bulbous-lesson-wild-title = El comodín
bulbous-lesson-wild = El comodín del círculo va con azul y verde, y gana sin más. Apuéstalo por tu joven.
bulbous-lesson-wild-other = También se podría, pero solo el comodín gana sin más: apuéstalo.
bulbous-lesson-full-title = Completo
bulbous-lesson-full = El comodín vence a 16. Tu joven está completo: 1 punto por su bulbo y 2 por la mayoría. Con el bulbo del rojo tienes 4.
bulbous-lesson-on-title = Y así sigue
bulbous-lesson-on = Como se completó un espécimen, todos vuelven a siete cartas. El jugador siguiente va primero, y tú sacas otro espécimen azul. Quien saca su último abre la última ronda.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = por especímenes y cartas
bulbous-keys-number = a una carta que sirve, por su número
bulbous-keys-send = enviar lo elegido
bulbous-keys-command = apostar dos números y el doble
