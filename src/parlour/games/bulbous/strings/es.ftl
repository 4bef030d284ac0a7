# Bulbous

bulbous-name = Bulbous
bulbous-line = Puja cartas de encanto en secreto, coloca bulbos y logra la mayoría en los especímenes llenos.

bulbous-option-edition = Puntos
bulbous-option-edition-classic = Clásica: 2 por una mayoría
bulbous-option-edition-author = Edición posterior del autor: 3 por una mayoría, y colecciones
bulbous-option-teams = Equipos
bulbous-option-teams-none = Sin equipos
bulbous-option-teams-symbols = Círculo contra triángulo, dos contra dos
bulbous-option-tied_bids = Empate en la puja más alta
bulbous-option-tied_bids-no-bulb = Nadie coloca un bulbo
bulbous-option-tied_bids-add-card = Los empatados pueden añadir una carta cada uno
bulbous-option-sequence = Orden de los especímenes
bulbous-option-sequence-whole = Fijado para toda la ronda
bulbous-option-sequence-next = Elegido turno a turno
bulbous-option-deck = Cartas de encanto con tres jugadores
bulbous-option-deck-three-colours = Sin el cuarto color
bulbous-option-deck-four-colours = Todas
bulbous-option-bulbs = Bulbos
bulbous-option-bulbs-unlimited = Ilimitados
bulbous-option-bulbs-fourteen = 14 por jugador
bulbous-option-last = Ronda final con dos jugadores
bulbous-option-last-of-eight = Tras el último de los ocho especímenes
bulbous-option-last-of-a-colour = Tras el último de uno de los dos colores
bulbous-option-bluff = Farol (avanzado)
bulbous-option-bluff-off = Todas las cartas de una puja deben encajar
bulbous-option-bluff-on = Una puja puede incluir otras cartas, que no cuentan

bulbous-phase-bring = saca un espécimen
bulbous-phase-order = fija el orden de los especímenes
bulbous-phase-bid = puja, cambia o pasa
bulbous-phase-add = añade una carta a una puja empatada, o pasa
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
bulbous-do-order = Pujar en este orden: { $colours }
bulbous-do-bid = Pujar { $cards }
bulbous-do-swap = Cambiar { $cards }
bulbous-do-pass = Pasar
bulbous-do-add = Añadir { $card }

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } puja { bulbous-cards }
bulbous-likely-swap = { $name } cambia { bulbous-cards }
bulbous-likely-pass = { $name } pasa
bulbous-likely-add = { $count ->
    [0] { $name } no añade ninguna carta
   *[other] { $name } añade una carta
}

# Rows of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = sacado
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

bulbous-news-brought = { $name } sacó el { bulbous-specimen }.
bulbous-news-last = { $name } sacó su último espécimen. La próxima ronda es la final.
bulbous-news-round = Nueva ronda: empieza { $name }.
bulbous-news-final = Ronda final: empieza { $name }.
bulbous-news-order = { $name } fijó el orden de los especímenes.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } eligió el espécimen { bulbous-colour }.
bulbous-news-bid = { $name } pujó { bulbous-cards } boca abajo.
bulbous-news-swap = { $name } cambió { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } pasó con la mano llena.
   *[other] { $name } pasó y robó una carta.
}
bulbous-news-reshuffled = Los descartes se mezclaron en un nuevo mazo: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards }, total { $value }.
   *[other] { $name }: { $cards }, un comodín.
}
bulbous-news-won = { $wild ->
    [0] { $name } ganó la puja con { $value } y colocó el bulbo { $bulb } en el { bulbous-specimen }.
   *[other] { $name } ganó la puja con un comodín y colocó el bulbo { $bulb } en el { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } ganó la puja por el { bulbous-specimen }, pero no le quedan bulbos.
bulbous-news-tie = Empate en la puja más alta, { $value }: sin bulbo en el { bulbous-specimen } esta ronda.
bulbous-news-pending = Empate en la puja más alta, { $value }: los empatados pueden añadir una carta cada uno.
bulbous-news-no-bid = Sin pujas: sin bulbo en el { bulbous-specimen } esta ronda.
bulbous-news-added = { $name } decidió sobre otra carta.
bulbous-news-complete = { $leaders ->
    [one] El { bulbous-specimen } está completo: { bulbous-points } por la mayoría de { $name }.
   *[other] El { bulbous-specimen } está completo: { bulbous-points } para cada uno de los { $leaders } empatados.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } rellenó la mano: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] La ronda final ha terminado.
   *[stalled] La partida termina tras diez rondas sin un bulbo.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = La ronda final ha terminado.
bulbous-over-stalled = Diez rondas sin un bulbo.

bulbous-bot-beginner = Finn, que puja lo que le apetece
bulbous-bot-beginner-plus = Amina, que puja por corazonada
bulbous-bot-casual = Rosa, que puja lo justo
bulbous-bot-casual-plus = Diego, que sabe cuánto vale un bulbo
bulbous-bot-club = Anders, que piensa en lo que puedes tener
bulbous-bot-club-plus = Sora, que guarda sus mejores cartas
bulbous-bot-expert = Mei, que juega las rondas en su cabeza
bulbous-bot-expert-plus = Ravi, que adivina tu mano antes de que pujes
bulbous-bot-master = Odette, imposible de leer
bulbous-bot-master-plus = Ingrid, que ve el último bulbo antes que el primero

bulbous-error-not-your-turn = No es tu turno.
bulbous-error-other-decision-due = Antes va otra decisión.
bulbous-error-not-your-colour = Los especímenes de ese color ({ bulbous-colour }) no son tuyos.
bulbous-error-place-taken = Ya hay un espécimen { bulbous-colour } activo.
bulbous-error-not-in-reserve = El { bulbous-specimen } no está en tu reserva.
bulbous-error-not-an-order = { $count ->
    [one] Elige uno de los especímenes restantes.
   *[other] Elige una vez cada uno de los { $count } especímenes activos.
}
bulbous-error-bid-of-no-cards = Una puja necesita al menos una carta. Para no pujar, pasa.
bulbous-error-not-in-hand = No tienes la carta { $card }.
bulbous-error-card-does-not-fit = La carta { $card } no encaja en el espécimen { bulbous-colour }.
bulbous-error-no-card-fits = Al menos una carta de la puja debe encajar en el espécimen { bulbous-colour }.
bulbous-error-swap-one-or-two = Cambia una o dos cartas.
bulbous-error-not-read = «{ $text }» no es una orden válida. Prueba bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y o add b5.
bulbous-error-option-means-nothing = La opción { $option } no tiene efecto con estos ajustes.
bulbous-error-seats = { $edition ->
    [author] La edición del autor es para dos o cuatro jugadores, y por equipos para cuatro, no para { $seats }.
   *[classic] Bulbous es para dos a cuatro jugadores, no { $seats }.
}

# The board.
bulbous-more = Detalles
bulbous-round-line = Ronda { $round }, turno { $turn } de { $count }
bulbous-final-line = Ronda final, turno { $turn } de { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = doble { $colour }
bulbous-card-wild = comodín { $symbol }
bulbous-card-gone = descartada
bulbous-card-own = en tu mano
bulbous-card-unseen = en otra mano o en el mazo
bulbous-no-leader = aún sin bulbos
bulbous-leader = { $name } va por delante: { bulbous-points }
bulbous-leaders = empate, { $name }: { bulbous-points } cada uno
bulbous-spaces = { $size ->
    [1] 1 espacio
   *[other] { $size } espacios
}
bulbous-specimen-dark = { bulbous-specimen }, { bulbous-spaces }.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } de { $size } bulbos colocados: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = Un comodín gana
bulbous-wasted = { $cards } no suma valor
bulbous-tray = Pujas
bulbous-hand = Tu mano
bulbous-slot-bid = { bulbous-cards } boca abajo
bulbous-slot-swap = cambió { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] pasó
   *[other] pasó, robó una carta
}
bulbous-slot-deciding = decidiendo
bulbous-slot-waiting = en espera
bulbous-wait = Esperando a { $name }
bulbous-ask-bring = Elige un espécimen para sacar
bulbous-ask-order = { $count ->
    [0] Confirma el orden
   *[other] Elige el orden de los especímenes
}
bulbous-ask-next = Elige el espécimen por el que se puja ahora
bulbous-ask-bid = Elige cartas para pujar por el { bulbous-specimen }, o pasa
bulbous-ask-add = Empate: añade una carta a tu puja, o ninguna
bulbous-why-bid = { $left ->
    [1] La puja más alta coloca el último bulbo: 1 punto. Después la mayoría vale { $majority }.
   *[other] La puja más alta coloca el bulbo { $bulb } de { $size }: 1 punto.
}
bulbous-why-no-fit = Ninguna de tus cartas encaja: cambia una o dos, o pasa.
bulbous-why-order = Empiezas esta ronda: tócalos uno tras otro.
bulbous-why-next = Empiezas esta ronda, así que eliges tú.
bulbous-why-bring = Todos pujan por sus bulbos: 1 punto cada uno, y { $majority } por la mayoría cuando esté lleno. Los pequeños se llenan antes.
bulbous-why-add = El nuevo total más alto coloca el bulbo. Otro empate no coloca ninguno.
bulbous-why-wait = { $phase ->
    [bring] Todos los especímenes salen antes de la primera puja.
    [order] El primer jugador fija el orden de los especímenes.
   *[other] Las pujas se revelan cuando todos han elegido.
}
bulbous-order-key = Confirmar orden
bulbous-undo = Deshacer
bulbous-bid-key = Pujar { $value }
bulbous-bid-wild = Pujar comodín
bulbous-swap-key = Cambiar { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Pasar
   *[other] Pasar, robar una carta
}
bulbous-add-key = Añadir { $card }
bulbous-add-none = No añadir carta
bulbous-charm-cards = Cartas de encanto
bulbous-discards = { $deck } en el mazo, { $count } descartadas
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
bulbous-go-on = Continuar
bulbous-in-hand = { bulbous-cards } en la mano

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Tu primer espécimen
bulbous-lesson-bring = Tienes cuatro especímenes azules, con uno a cuatro espacios para bulbos. Saca el joven: un solo bulbo lo llena.
bulbous-lesson-bring-other = Es legal, pero aquí saca el joven: es el que antes se llena.
bulbous-lesson-order-title = El orden
bulbous-lesson-order = En esta ronda vas primero, así que eliges en qué orden se puja por los especímenes: rojo y luego verde; el azul sigue automáticamente.
bulbous-lesson-order-other = Es legal, pero aquí elige primero rojo y luego verde.
bulbous-lesson-bid-title = Una puja
bulbous-lesson-bid = Todos los jugadores pujan boca abajo por el adulto rojo. Elige rojo 4, rojo 6 y el doble, y puja (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = Es legal, pero aquí puja rojo 4, rojo 6 y el doble: 20.
bulbous-lesson-won-title = Se revelan las pujas
bulbous-lesson-won = 20 vence a 12 y 9. Colocas un bulbo en el adulto rojo, aunque no es tu espécimen, y ganas 1 punto. Se descartan todas las cartas de todas las pujas.
bulbous-lesson-swap-title = Ninguna carta verde
bulbous-lesson-swap = No tienes ninguna carta para el alguacil verde. Elige azul 3 y cámbiala por otra carta. También podrías pasar y robar una carta.
bulbous-lesson-swap-other = Es legal, pero aquí cambia azul 3, la que menos te sirve.
bulbous-lesson-tie-title = Un empate
bulbous-lesson-tie = 9 contra 9: cuando la puja más alta está empatada, no se coloca ningún bulbo. El alguacil verde espera a la próxima ronda.
bulbous-lesson-wild-title = El comodín
bulbous-lesson-wild = El comodín del círculo encaja con azul y verde, y gana a cualquier puja. Úsalo para pujar por tu joven.
bulbous-lesson-wild-other = Es legal, pero solo el comodín gana seguro: úsalo para pujar.
bulbous-lesson-full-title = Completo
bulbous-lesson-full = El comodín vence a 16. Tu joven está completo: 1 punto por su bulbo y 2 por la mayoría. Con el bulbo del rojo tienes 4.
bulbous-lesson-on-title = Cómo sigue
bulbous-lesson-on = Cuando se completa un espécimen, todos los jugadores rellenan la mano hasta siete cartas. El jugador siguiente va primero, y tú sacas otro espécimen azul. Cuando un jugador saca su último espécimen, sigue la ronda final.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = entre especímenes y cartas
bulbous-keys-number = a una carta que encaja, por su número
bulbous-keys-send = enviar tu selección
bulbous-keys-command = pujar dos números y el doble
