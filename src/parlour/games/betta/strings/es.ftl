# Betta

betta-name = Betta
betta-line = Coloca peces sobre peces: puntúa patrones ahora y llena acuarios de tu color para el final.

betta-option-mode = Juego
betta-option-mode-classic = Clásico
betta-option-mode-solo = Solitario
betta-option-mode-betty = Betty contra su equipo
betta-option-betty = Quién es Betty
betta-option-betty-random = Jugador al azar
betta-option-betty-first = El jugador del asiento 1
betta-option-goals = Objetivos de Betty
betta-option-goals-tuned = Equilibrados
betta-option-goals-brief = Primer esbozo
betta-option-pool = Cartas
betta-option-pool-even = Cuatro de cada color, una puesta al empezar
betta-option-pool-any = Catorce cualesquiera, acuarios vacíos
betta-option-deal = Reparto
betta-option-deal-random = Al azar
betta-option-deal-daily = Reparto del día
betta-option-day = Fecha del reparto (UTC)
betta-option-box = Juego de cartas y patrones

betta-phase-place = coloca una carta
betta-phase-over = la partida ha terminado

# $display and $turns count from 0.
betta-display = { $display ->
    [0] acuario 1
    [1] acuario 2
    [2] acuario 3
    [3] acuario 4
    [4] acuario 5
    [5] acuario 6
    [6] acuario 7
    [7] acuario 8
    [8] acuario 9
   *[other] acuario 10
}
betta-turned = { $turns ->
    [0] sin girar
    [1] girada a la derecha
    [2] girada 180°
   *[other] girada a la izquierda
}
betta-stack = { $count ->
    [one] una carta en el mazo
   *[other] { $count } cartas en el mazo
}
betta-do-place = Carta { $card } en el { betta-display }, { betta-turned }
betta-foreseen = una carta en el { betta-display }
betta-command = carta { $card } giro { $turns } acuario { $tank }
betta-command-straight = carta { $card } acuario { $tank }
betta-command-hint = 1r 6, o carta 1 giro 1 acuario 6
betta-keys-walk = entre cartas y acuarios
betta-keys-tank = a ese acuario
betta-keys-turn = girar la carta a la derecha, a la izquierda
betta-keys-lay = elegir, ver, colocar
betta-keys-command = colocar la carta 1, girada a la derecha, en el acuario 6

betta-news-began = Empieza { $name }.
betta-news-laid = { $name } colocó una carta en el { betta-display }: { betta-points }.
betta-news-first = { $name } colocó la primera carta en el { betta-display }: { betta-points }.
betta-news-pattern = { $name } formó { betta-pattern } en el { betta-display }: { betta-points }.
betta-news-ended = { $why ->
    [full] Todos los acuarios están llenos.
   *[turns] No quedan turnos.
}
betta-news-displays = { $name }: { betta-points } por los acuarios.
betta-news-display = { betta-say-there }

betta-over-full = Todos los acuarios están llenos.
betta-over-turns = No quedan turnos.

# The built-in patterns; a pattern from an operator's card set uses its own id.
betta-pattern = { $pattern ->
    [bar] la barra
    [corner] la esquina
    [slash] la diagonal
    [roof] el tejado
    [block] el bloque
    [tee] la T
    [fork] la horquilla
    [arrow] la flecha
    [big_tee] la T grande
    [big_corner] la esquina grande
    [cup] la copa
    [stairs] la escalera
   *[other] { $pattern }
}

betta-colour = { $colour ->
    [r] rojo
    [b] azul
    [y] amarillo
   *[g] verde
}

betta-rating-apprentice = Aprendiz
betta-rating-keeper = Cuidador
betta-rating-aquarist = Acuarista
betta-rating-expert = Experto
betta-rating-equal = A la altura de Betty

betta-error-not-your-turn = No es tu turno.
betta-error-not-in-hand = No tienes esta carta.
betta-error-no-such-rotation = Una carta se puede girar hasta tres cuartos de vuelta.
betta-error-no-such-display = Ese acuario no existe.
betta-error-display-full = El { betta-display } muestra nueve peces: está lleno.
betta-error-option-of-other-mode = Esta opción no está disponible en este juego: { $option ->
    [betty] quién es Betty
    [goals] objetivos de Betty
    [pool] cartas del solitario
    [deal] reparto del día
   *[day] fecha del reparto
}.
betta-error-day-of-daily-deal = Solo el reparto del día tiene fecha, y la necesita.
betta-error-seats = { $mode ->
    [solo] El solitario es para un jugador.
    [betty] El juego con Betty es para dos a cinco jugadores.
   *[classic] El juego clásico es para dos a cuatro jugadores.
}
betta-error-unknown-box = Este servidor no tiene el juego de cartas de esta mesa.

betta-bot-beginner = Finn, que coloca lo que queda bonito
betta-bot-beginner-plus = Noa, que mira dos veces
betta-bot-casual = Rosa, que toma los puntos que ve
betta-bot-casual-plus = Tariq, que cuenta primero sus propios peces
betta-bot-club = Anders, que piensa en lo que harás después
betta-bot-club-plus = Leilani, que sabe lo que buscas
betta-bot-expert = Mei, que juega la partida en su cabeza
betta-bot-expert-plus = Mateus, que rara vez se equivoca con un acuario
betta-bot-master = Odette, que se sabe cada carta de memoria
betta-bot-master-plus = Ngozi, que ha jugado a este juego mil veces

# On screen
betta-displays = Acuarios
betta-patterns = Patrones
betta-hand = Tus cartas
betta-company = Jugadores y puntos
betta-you = Tú
betta-seat = Asiento { $number }
betta-full = Lleno
betta-turn-left = Girar a la izquierda (Mayús + R)
betta-turn-right = Girar a la derecha (R)
betta-lay = Colocar
betta-log-card = Carta
betta-undo = Deshacer
betta-close = Cerrar
betta-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

# Score breakdown.
betta-source-pattern = Patrones de { $points } { $points ->
    [one] punto
   *[other] puntos
}
betta-source-first = Primeras cartas
betta-source-display = { betta-display }
betta-source-pattern-all = Patrones
betta-source-display-all = Acuarios

betta-book = Cartas no vistas
betta-book-unseen = Cartas no vistas ({ $count })
betta-unseen-own = Tus cartas no vistas
betta-unseen-of = Cartas no vistas de { $name }
betta-unseen-none = No hay cartas sin ver.
betta-table-staff = Al final, por acuario: peces de tu color y puntos
betta-table-solo = Al final, por acuario: peces del color más frecuente y puntos
betta-table-betty = Betty, por acuario: colores distintos y puntos
betta-table-ours = Los puntos de Betty son una adaptación de este servidor, no los impresos.

betta-result-removed = { $name }: cartas apartadas
betta-result-secret = La carta apartada se revela cuando acaba el día.

betta-ask-card = Elige una carta.
betta-ask-display = Elige un acuario.
betta-ask-now = { betta-display }: +{ $points } ahora
betta-ask-wait = Esperando a que { $name } coloque una carta.
betta-ask-won = Ganas con { $total } puntos.
betta-ask-winners = { $count ->
    [one] Gana { $names } con { $total } puntos.
   *[other] { $names } comparten el primer puesto con { $total } puntos.
}
betta-ask-rated = { $total } puntos: { $rating }
betta-why-turns = { $turns ->
    [0] No te quedan turnos.
    [one] Te queda un turno.
   *[other] Te quedan { $turns } turnos.
}
betta-why-first-staff = Tu color es { betta-colour }. Los patrones puntúan al momento; tu color puntúa al final en cada acuario.
betta-why-first-betty = Los patrones puntúan al momento; el número de colores de cada acuario puntúa al final.
betta-why-first-alone = Los patrones puntúan al momento; el color más frecuente de cada acuario puntúa al final.
betta-why-display = Gira la carta y toca un acuario.
betta-why-end = Al final de la partida vale { $after } para ti en lugar de { $before }.
betta-why-end-same = Al final de la partida sigue valiendo { $after } para ti.

# For screen readers: names of cards, tanks and drafts
betta-fish = { $count } { $count ->
    [one] { betta-colour }
   *[other] { $colour ->
        [r] rojos
        [b] azules
        [y] amarillos
       *[g] verdes
    }
}
betta-cell = { $cell ->
    [0] arriba a la izquierda
    [1] arriba en medio
    [2] arriba a la derecha
    [3] en medio a la izquierda
    [4] en el centro
    [5] en medio a la derecha
    [6] abajo a la izquierda
    [7] abajo en medio
   *[other] abajo a la derecha
}
betta-fish-at = { betta-colour } { betta-cell }
betta-say-card = Carta { $number } de { $count }, { betta-turned }: { $fish }
betta-say-empty = { betta-display }: vacío
betta-say-display = { betta-display }: { $count ->
    [one] { $count } pez
   *[other] { $count } peces
}, { $fish }
betta-say-full = lleno
betta-say-worth = vale { betta-points } para ti al final
betta-say-draft = esta carta aquí: { betta-points }
betta-say-draft-pattern = esta carta aquí: { betta-points }, { betta-pattern }
betta-say-covers = cubre { $fish }
betta-say-aimed = elegido; pulsa otra vez para colocar la carta
betta-say-last = última carta de { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = sin puntos en ningún acuario
betta-say-row = { $row ->
    [0] fila de arriba
    [1] fila de en medio
   *[other] fila de abajo
}: { $fish }
betta-say-nothing = vacío
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: hecho en el { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: posible en el { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } por cartas, { $displays } por acuarios, { $total } en total; turnos restantes: { $turns }
betta-say-betty = { $name }, Betty: { $moves } por cartas, { $displays } por acuarios, { $total } en total; turnos restantes: { $turns }
betta-say-alone = { $name }: { $moves } por cartas, { $displays } por acuarios, { $total } en total; turnos restantes: { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = Un acuario vacío
betta-lesson-lay = Tu color es el azul: dos peces de cada una de tus cartas son azules. Coloca la carta resaltada en el acuario vacío 3. La primera carta de un acuario vale 2 puntos.
betta-lesson-lay-other = Es legal, pero empieza con la carta resaltada en el acuario 3.
betta-lesson-turn-title = Un patrón
betta-lesson-turn = Los peces de un color con la forma de un patrón dan sus puntos. Elige la carta resaltada, gírala una vez a la derecha y colócala en el acuario 1: tres peces azules, 3 puntos.
betta-lesson-turn-other = No del todo: coloca la carta resaltada en el acuario 1, girada una vez a la derecha.
betta-lesson-cover-title = Tapar peces
betta-lesson-cover = Las cartas pueden tapar peces; solo cuentan los peces visibles. Coloca la carta resaltada sin girar en el acuario 1: tapa uno de los peces rojos de Rosa y forma un patrón de cuatro azules, 5 puntos.
betta-lesson-cover-other = No del todo: coloca la carta resaltada en el acuario 1, sin girar.
betta-lesson-hers-title = Cualquier color
betta-lesson-hers = Un patrón puede ser de cualquier color, pero tu carta debe aportar uno de sus peces. Gira la carta resaltada una vez a la derecha y colócala en el acuario 2: cinco peces rojos, 7 puntos para ti.
betta-lesson-hers-other = No del todo: coloca la carta resaltada en el acuario 2, girada una vez a la derecha.
betta-lesson-worth-title = Puntos al final
betta-lesson-worth = Al final, los peces azules te dan puntos en cada acuario: 2 peces dan 1 punto, 3 dan 3, 4 dan 6, 5 dan 10, y 6 o más dan 15. El acuario 1 tiene cinco: de momento, 10 puntos.
betta-lesson-last-title = La última carta
betta-lesson-last = Cada jugador tiene siete turnos, y este es tu último. Gira la carta resaltada una vez a la derecha y colócala en el acuario 3: 5 puntos por un patrón, y cuatro peces azules en lugar de dos.
betta-lesson-last-other = No del todo: coloca la carta resaltada en el acuario 3, girada una vez a la derecha.
betta-lesson-end-title = Puntuación final
betta-lesson-end = Rosa tapó uno de los cuatro, así que el acuario 3 te da 3. El acuario 1 te da 15, y el acuario 2 da 15 a Rosa. Con 32 puntos por cartas ganas por 50 a 47.
betta-lesson-on-title = Cómo sigue
betta-lesson-on = Cada partida usa seis patrones, elegidos al azar. También hay un solitario, y un juego en el que un jugador es Betty; mira las reglas.
