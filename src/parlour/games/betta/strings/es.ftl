# Betta

betta-name = Betta
betta-line = Coloca peces sobre peces: figuras ahora, acuarios de tu color para el final.

betta-option-mode = Juego
betta-option-mode-classic = Clásico
betta-option-mode-solo = Solitario
betta-option-mode-betty = Betty contra su equipo
betta-option-betty = Quién es Betty
betta-option-betty-random = Por sorteo
betta-option-betty-first = El primer asiento
betta-option-goals = Objetivos de Betty
betta-option-goals-tuned = Equilibrados con jugadores fuertes
betta-option-goals-brief = Primer esbozo
betta-option-pool = Cartas
betta-option-pool-even = Cuatro de cada color, una puesta al empezar
betta-option-pool-any = Catorce cualesquiera, acuarios vacíos
betta-option-deal = Reparto
betta-option-deal-random = Un reparto propio
betta-option-deal-daily = Reparto del día
betta-option-day = Día del reparto (UTC)
betta-option-box = Juego de cartas y figuras

betta-phase-place = colocar una carta
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
betta-keys-walk = por cartas y acuarios
betta-keys-tank = a ese acuario
betta-keys-turn = girar la carta a la derecha, a la izquierda
betta-keys-lay = elegir, apuntar, poner
betta-keys-command = poner la carta 1, girada a la derecha, en el acuario 6

betta-news-began = Empieza { $name }.
betta-news-laid = { $name } colocó una carta en el { betta-display }: { betta-points }.
betta-news-first = { $name } colocó la primera carta en el { betta-display }: { betta-points }.
betta-news-pattern = { $name } formó { betta-pattern } en el { betta-display }: { betta-points }.
betta-news-ended = { $why ->
    [full] Todos los acuarios están llenos.
   *[turns] Se han jugado todos los turnos.
}
betta-news-displays = { $name }: { betta-points } por los acuarios.
betta-news-display = { betta-say-there }

betta-over-full = Todos los acuarios están llenos.
betta-over-turns = No quedan turnos.

# The patterns of the house; a pattern that an operator brings goes by its own id.
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
betta-error-not-in-hand = No tienes esta carta en la mano.
betta-error-no-such-rotation = Una carta se gira de cero a tres cuartos.
betta-error-no-such-display = Ese acuario no existe.
betta-error-display-full = En el { betta-display } se ven nueve peces: está lleno.
betta-error-option-of-other-mode = Esta opción es de otro juego: { $option ->
    [betty] quién es Betty
    [goals] los objetivos de Betty
    [pool] las cartas del solitario
    [deal] el reparto del día
   *[day] el día del reparto
}.
betta-error-day-of-daily-deal = Un reparto del día necesita su día, y ningún otro lo tiene.
betta-error-seats = { $mode ->
    [solo] El solitario se juega a solas.
    [betty] El juego con Betty es para dos a cinco.
   *[classic] El juego clásico es para dos a cuatro.
}
betta-error-unknown-box = Las cartas que pide esta mesa no están en esta casa.

betta-bot-beginner = Finn, que coloca lo que le gusta
betta-bot-beginner-plus = Noa, que mira dos veces
betta-bot-casual = Rosa, que toma lo que ve
betta-bot-casual-plus = Tariq, que cuenta primero sus propios peces
betta-bot-club = Anders, que se pregunta qué harás
betta-bot-club-plus = Leilani, que sabe lo que buscas
betta-bot-expert = Mei, que juega toda la velada en su cabeza
betta-bot-expert-plus = Mateus, que rara vez se equivoca con un acuario
betta-bot-master = Odette, que se sabe cada carta de memoria
betta-bot-master-plus = Ngozi, que ya ha jugado esta velada mil veces

# On screen
betta-displays = Acuarios
betta-patterns = Figuras
betta-hand = Tus cartas
betta-company = Quién tiene qué peces, y cómo va
betta-you = Tú
betta-seat = Asiento { $number }
betta-full = Lleno
betta-turn-left = Girar la carta a la izquierda (Mayús + R)
betta-turn-right = Girar la carta a la derecha (R)
betta-lay = Colocar
betta-log-card = Carta
betta-undo = Deshacer
betta-close = Cerrar
betta-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

# How points were made, in the house's table of results.
betta-source-pattern = Patrones de { $points }
betta-source-first = Primeras cartas
betta-source-display = { betta-display }
betta-source-pattern-all = Patrones
betta-source-display-all = Acuarios

betta-book = Cartas no vistas
betta-book-unseen = Cartas no vistas ({ $count })
betta-unseen-own = Tus cartas aún no vistas
betta-unseen-of = Aún no vistas: { $name }
betta-unseen-none = Se conocen todas.
betta-table-staff = Al final, en cada acuario: peces de tu color y sus puntos
betta-table-solo = Al final, en cada acuario: peces del color más frecuente y sus puntos
betta-table-betty = Betty, en cada acuario: colores distintos y sus puntos
betta-table-ours = La tabla de Betty es una adaptación de esta casa, no la impresa.

betta-result-removed = { $name }: apartadas sin verlas
betta-result-secret = La carta apartada se muestra cuando acaba el día.

betta-ask-card = Elige una carta.
betta-ask-display = Elige un acuario.
betta-ask-now = { betta-display }: +{ $points } ahora
betta-ask-wait = Le toca a { $name } colocar una carta.
betta-ask-won = Ganas con { $total }.
betta-ask-winners = { $count ->
    [one] Gana { $names } con { $total }.
   *[other] { $names } comparten la victoria con { $total }.
}
betta-ask-rated = { $total } puntos: { $rating }
betta-why-turns = { $turns ->
    [0] No te quedan turnos.
    [one] Te queda un turno.
   *[other] Te quedan { $turns } turnos.
}
betta-why-first-staff = Tu color: { betta-colour }. Las figuras puntúan al momento, y al final los acuarios llenos de tu color.
betta-why-first-betty = Al final quieres muchos colores en cada acuario. Las figuras puntúan al momento.
betta-why-first-alone = Las figuras puntúan al momento, y cada acuario al final según su color más abundante.
betta-why-display = Gira la carta y toca un acuario.
betta-why-end = Al final te vale { $after } en lugar de { $before }.
betta-why-end-same = Al final te sigue valiendo { $after }.

# For ears: names of cards, displays and drafts
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
betta-say-aimed = elegido; pulsa otra vez para colocarla
betta-say-last = la última carta, de { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = ningún punto en ninguna parte
betta-say-row = { $row ->
    [0] fila de arriba
    [1] fila de en medio
   *[other] fila de abajo
}: { $fish }
betta-say-nothing = vacío
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: hecha en el { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: posible en el { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } por cartas y { $displays } por acuarios son { $total }; turnos restantes: { $turns }
betta-say-betty = { $name }, Betty: { $moves } por cartas y { $displays } por acuarios son { $total }; turnos restantes: { $turns }
betta-say-alone = { $name }: { $moves } por cartas y { $displays } por acuarios son { $total }; turnos restantes: { $turns }

# La lección: los primeros turnos de quien aprende, y el último.
betta-lesson-lay-title = Un acuario vacío
betta-lesson-lay = Tu color es el azul: en cada una de tus cartas hay dos peces azules. Coloca la carta iluminada en el acuario 3, que está vacío. La primera carta allí vale 2 puntos.
betta-lesson-lay-other = También se podría, pero empieza con la carta iluminada en el acuario 3.
betta-lesson-turn-title = Una figura
betta-lesson-turn = Peces de un solo color con la forma de una figura dan sus puntos. Elige la carta iluminada, gírala una vez a la derecha y colócala en el acuario 1: tres peces azules, 3 puntos.
betta-lesson-turn-other = No del todo: la carta iluminada va en el acuario 1, girada una vez a la derecha.
betta-lesson-cover-title = Peces sobre peces
betta-lesson-cover = Los peces se pueden tapar; solo cuentan los de encima. Coloca la carta iluminada en el acuario 1 tal como está: tapa un pez rojo de Rosa y hace una figura de cuatro azules, 5 puntos.
betta-lesson-cover-other = No del todo: la carta iluminada va en el acuario 1, sin girarla.
betta-lesson-hers-title = El color de cualquiera
betta-lesson-hers = Una figura puede ser de cualquier color, si tu carta pone uno de sus peces. Gira la carta iluminada una vez a la derecha y colócala en el acuario 2: cinco peces rojos, 7 puntos para ti.
betta-lesson-hers-other = No del todo: la carta iluminada va en el acuario 2, girada una vez a la derecha.
betta-lesson-worth-title = Lo que cuenta al final
betta-lesson-worth = Al final cada acuario te da puntos según sus peces azules: 2 dan 1 punto, 3 dan 3, 4 dan 6, 5 dan 10, y 6 o más dan 15. El acuario 1 muestra cinco: de momento, 10 puntos.
betta-lesson-last-title = La última carta
betta-lesson-last = Cada cual tiene siete turnos, y este es el último tuyo. Gira la carta iluminada una vez a la derecha y colócala en el acuario 3: 5 puntos por una figura, y cuatro peces azules en vez de dos.
betta-lesson-last-other = No del todo: la carta iluminada va en el acuario 3, girada una vez a la derecha.
betta-lesson-end-title = La cuenta
betta-lesson-end = Rosa ha tapado uno de los cuatro, así que el acuario 3 te da 3. El acuario 1 te da 15, y el acuario 2 otros tantos a Rosa. Con 32 por tus cartas ganas por 50 a 47.
betta-lesson-on-title = Y así sigue
betta-lesson-on = Hay seis figuras en juego, otras en cada partida. También hay un juego para uno solo y otro en el que alguien es Betty; las reglas cuentan los dos.
