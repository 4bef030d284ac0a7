# Betapet

betapet-name = Betapet
betapet-line = Cruza palabras en el tablero que elijas, contra el reloj si quieres.

betapet-option-board = Tablero
betapet-option-board-standard = Estándar
betapet-option-board-special = Especial
betapet-option-board-random = Al azar
betapet-option-board-classic = Clásico
betapet-option-tiles = Fichas
betapet-option-tiles-english = Inglés (100)
betapet-option-tiles-french = Francés (100)
betapet-option-tiles-french-102 = Francés (102)
betapet-option-tiles-italian = Italiano (100)
betapet-option-tiles-italian-120 = Italiano (120)
betapet-option-tiles-italian-clementoni = Italiano (120, Clementoni)
betapet-option-tiles-swedish = Sueco (Betapet)
betapet-option-tiles-swedish-classic = Sueco (clásico)
betapet-option-tiles-german = Alemán (102)
betapet-option-tiles-spanish = Español (100)
betapet-option-lexicon = Lista de palabras
betapet-option-words = Palabras falsas
betapet-option-words-void = se rechazan en el acto
betapet-option-words-single = valen hasta que se impugnan
betapet-option-words-double = impugnar sin razón cuesta el turno siguiente
betapet-option-words-five = impugnar sin razón da cinco puntos al otro
betapet-option-live_words = Los borradores se comprueban antes de jugarlos
betapet-option-ending = Quien cierra
betapet-option-ending-betapet = cada uno pierde las fichas que le quedan y quien cierra las gana
betapet-option-ending-double = quien cierra gana el doble de las fichas que quedan

betapet-phase-play = pon una palabra, cambia o pasa
betapet-phase-challenge = acepta la jugada o impúgnala
betapet-phase-over = la partida ha terminado

betapet-do-play = Poner estas fichas
betapet-do-exchange = Cambiar fichas
betapet-do-pass = Pasar
betapet-do-challenge = Impugnar las palabras
betapet-do-accept = Aceptar la jugada
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Cambiar { $letters }

# What stands in a line of the log.
betapet-row-exchange = cambió { $count }
betapet-row-pass = pasó

betapet-news-play = { $points ->
    [one] { $name } puso { $words } por un punto.
   *[other] { $name } puso { $words } por { $points } puntos.
}
betapet-news-bingo = { $name } puso { $words }: ¡bingo, { $points } puntos!
betapet-news-word = { $direction ->
    [down] { $word } en { $at }, vertical
   *[across] { $word } en { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } cambió una ficha.
   *[other] { $name } cambió { $count } fichas.
}
betapet-news-exchange-own = { $name } devolvió { $given } y sacó { $drawn }.
betapet-news-answered = { $name } ha respondido.
betapet-news-pass = { $name } pasó.
betapet-news-withdrawn = { $name } retiró la jugada: { $words } no valía.
betapet-news-challenge = { $name } gana { $points } puntos: la impugnación era falsa.
betapet-news-skipped = { $name } pierde el turno por una impugnación falsa.
betapet-news-rack = { $lost ->
    [0] A { $name } le quedaban { $letters }.
    [one] A { $name } le quedaban { $letters } y perdió un punto.
   *[other] A { $name } le quedaban { $letters } y perdió { $lost } puntos.
}
betapet-news-out = { $points ->
    [0] { $name } cerró.
    [one] { $name } cerró y gana un punto.
   *[other] { $name } cerró y gana { $points } puntos.
}
betapet-news-left = { $name } dejó la partida.

betapet-over-out = Se jugaron todas las fichas.
betapet-over-passes = Tres rondas sin una palabra.
betapet-over-time = Alguien pasó cinco minutos de su tiempo.
betapet-over-resigned = Los demás se rindieron.
betapet-over-away = Los demás no volvieron.

betapet-error-not-your-turn = No es tu turno.
betapet-error-answer-first = Primero hay que aceptar o impugnar la jugada.
betapet-error-no-play-to-answer = No hay jugada que aceptar o impugnar.
betapet-error-no-tiles = Pon al menos una ficha.
betapet-error-off-board = Eso queda fuera del tablero.
betapet-error-occupied = Ahí ya hay una letra.
betapet-error-not-in-order = Las fichas se dicen en el orden de sus casillas.
betapet-error-not-in-line = Todas las fichas van en una fila o en una columna.
betapet-error-gap = Hay un hueco en la palabra.
betapet-error-not-connected = Las fichas deben tocar una letra del tablero.
betapet-error-start-square = La primera palabra debe cubrir la estrella.
betapet-error-one-letter = Una letra no es una palabra.
betapet-error-not-a-letter = Ninguna ficha se llama { $letter }.
betapet-error-not-on-rack = No están en tu atril: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } no está en el diccionario
   *[other] { $words } no están en el diccionario
}
betapet-error-shared-tile = { $word } necesita la ficha { $tile }: no vale con letras sueltas.
betapet-error-bag-too-small = Solo se cambia si la bolsa tiene { $needed } fichas; tiene { $bag }.
betapet-error-unknown-lexicon = La lista { $lexicon } no está en esta casa.
betapet-error-other-language = La lista habla { $lexicon }, las fichas { $tiles }.
betapet-error-seats = Juegan de dos a cuatro, no { $seats }.

betapet-bot-beginner = Nils, once años, que sabe las palabras cortas y corrientes
betapet-bot-beginner-plus = Amina, doce años, que lee de noche bajo las mantas
betapet-bot-casual = Mona, que pone lo que le gusta, con buen vocabulario
betapet-bot-casual-plus = Tomás, que no perdona el crucigrama del domingo
betapet-bot-club = Henrik, que toma siempre los más puntos que hay
betapet-bot-club-plus = Ngozi, que colecciona palabras raras
betapet-bot-expert = Alma, que cuida también las fichas que guarda
betapet-bot-expert-plus = Haruto, a quien rara vez se le escapa una palabra
betapet-bot-master = Viktor, a quien casi nunca se le escapa una palabra
betapet-bot-master-plus = Kalliope, que piensa las jugadas que vienen y cuenta las últimas fichas

## El tablero en la pantalla

betapet-board = Tablero de quince por quince
betapet-rack = Tu atril
betapet-tools = Qué más puedes hacer
betapet-slip = Lo que da la prueba
betapet-joker = comodín
betapet-tile = { $value ->
    [one] { $letter }, un punto
   *[other] { $letter }, { $value } puntos
}
betapet-tile-joker = { $letter }, un comodín, cero puntos
betapet-rack-tile = { $tile }, lugar { $place } de { $count }
betapet-mark-dl = DL
betapet-mark-tl = TL
betapet-mark-dw = DP
betapet-mark-tw = TP
betapet-bonus-dl = doble letra
betapet-bonus-tl = triple letra
betapet-bonus-dw = doble palabra
betapet-bonus-tw = triple palabra
betapet-bonus-start = casilla de salida, doble palabra
betapet-bingo = Bingo
betapet-sum = { $points } puntos en total
betapet-counting = Contando…
betapet-not-listed = no está en la lista

betapet-shuffle = Mezclar
betapet-sort = Ordenar
betapet-unseen = Ocultas
betapet-unseen-count = { $count } fichas, { $bag } de ellas en la bolsa
betapet-list = Lista de palabras: { $name }
betapet-list-instead = Lista de palabras: { $name }, a falta de { $other }
betapet-exchange = Cambiar
betapet-pass = Pasar
betapet-recall = Deshacer
betapet-play = Jugar
betapet-play-points = Jugar { $points }
betapet-challenge = Impugnar

betapet-ask-first = Te toca: la primera palabra cubre la estrella
betapet-ask-play = Te toca: pon una palabra
betapet-why-play = Escribe en una casilla, arrastra fichas, o toca una ficha y luego una casilla.
betapet-why-play-touch = Arrastra fichas, o toca una ficha y luego una casilla.
betapet-command-hint = 8G FARTHING, o G8 hacia abajo
betapet-clock-12 = Carrera, puntos cada 15 s
betapet-clock-20 = Estrés
betapet-clock-30 = Rápida
betapet-clock-60 = Normal
betapet-clock-0 = Ilimitada
betapet-command-words = palabras
betapet-command-words-does = Decir las palabras del tablero
betapet-command-no-words = Todavía no hay ninguna palabra.
betapet-command-drafts = borradores
betapet-command-drafts-does = Decir los borradores probados, el mejor primero
betapet-command-no-drafts = Todavía no has probado nada.
betapet-command-accept = Aceptar
betapet-command-exchange-does = Escribe después las letras que devuelves
betapet-keys-write = escribir en el tablero
betapet-keys-walk = de casilla en casilla
betapet-keys-turn = escribir hacia abajo o en horizontal
betapet-keys-back = deshacer la última ficha
betapet-keys-joker = escribirla con el comodín
betapet-keys-command = FARTHING desde G8 en horizontal
betapet-ask-held = ¿Dónde va: { $tile }?
betapet-why-held = Elige una casilla, o la ficha otra vez para soltarla.
betapet-ask-joker = ¿Qué letra es el comodín?
betapet-why-joker = Elige una letra o escríbela. Así se queda.
betapet-why-blank = Mantén pulsado el comodín, o ponlo de nuevo, para elegir su letra.
betapet-ask-points = { $points ->
    [one] { $word }, un punto
   *[other] { $word }, { $points } puntos
}
betapet-ask-bingo = { $word } es un bingo: { $points } puntos
betapet-why-laid = Mueve las fichas o deshaz.
betapet-ask-sending = En camino…
betapet-ask-challenge = { $name } ha puesto { $words } por { $points } puntos. ¿Impugnar?
betapet-why-challenge-single = Una impugnación errada no cuesta nada.
betapet-why-challenge-double = Una impugnación errada cuesta tu próximo turno.
betapet-why-challenge-five = Una impugnación errada da cinco puntos a quien puso.

betapet-joker-becomes = El comodín será…
betapet-choose-square = Elige primero una casilla.
betapet-no-room = No queda casilla libre en esta línea.
betapet-say-draft = tu prueba
betapet-say-last = última jugada
betapet-say-across = se escribe en horizontal
betapet-say-down = se escribe en vertical
betapet-say-recalled = De vuelta en el atril: { $tile }
betapet-say-recalled-all = Todas las fichas están de vuelta en el atril.
betapet-say-rack = Atril: { $letters }
betapet-say-verdict = { $words }: { $points } puntos

betapet-exchange-title = ¿Qué fichas devuelves?
betapet-exchange-line = La bolsa tiene { $bag }. Sacas otras tantas, y tu turno acaba.
betapet-exchange-count = Cambiar { $count }
betapet-exchange-all = Todas o ninguna
betapet-keep-all = Quedármelas
betapet-laid-return = Las fichas del tablero vuelven a tu atril.
betapet-pass-title = ¿Pasas este turno?
betapet-pass-laid = Tienes fichas en el tablero sin jugar. Vuelven a tu atril.
betapet-pass-line = { $count ->
    [0] Tres rondas sin jugada acaban la partida.
    [one] Tres rondas sin jugada acaban la partida; un turno ha pasado así.
   *[other] Tres rondas sin jugada acaban la partida; { $count } turnos han pasado así.
}

betapet-racks-left = Lo que queda en los atriles
betapet-rack-left = Queda: { $letters }
betapet-rack-empty = no queda nada

betapet-count-bingos = Bingos
betapet-count-words = Palabras
betapet-count-best = Mejor turno
betapet-count-exchanges = Cambios
betapet-source-letters = Letras
betapet-source-bonus = Casillas con premio
betapet-source-crossing = Palabras cruzadas
betapet-source-bingo = Bingos
betapet-source-withdrawn = Retiradas
betapet-source-challenge = Impugnaciones erróneas de otros
betapet-source-left = Fichas restantes

# La lección: los primeros turnos de quien aprende.
betapet-lesson-star-title = La primera palabra
betapet-lesson-star = Esta lección se juega en inglés, con palabras conocidas en muchos idiomas. La primera palabra cubre la estrella: pon AROMA de f8 a j8. Toca una casilla y escribe, o lleva las fichas.
betapet-lesson-star-other = También valdrían otras palabras sobre la estrella, pero aquí pon AROMA de f8 a j8.
betapet-lesson-points-title = Lo que cuenta
betapet-lesson-points = A, R y O valen 1 cada una y M vale 3: son 7, y la estrella dobla la palabra a 14. Has robado de nuevo hasta siete, y Mona ha puesto IDEAL a través de tu A.
betapet-lesson-two-title = Dos palabras a la vez
betapet-lesson-two = Las letras que se tocan en línea tienen que formar una palabra, y cada palabra nueva cuenta. Pon KILOS hacia abajo, de k4 a k8: su S hace también AROMAS. Con las casillas de color son 20 y 9.
betapet-lesson-two-other = También se podría, pero aquí pon KILOS hacia abajo, de k4 a k8.
betapet-lesson-joker-title = El comodín
betapet-lesson-joker = La ficha sin letra es un comodín: la letra que quieras, sin puntos. Mona ha puesto EURO; ahora pon TIGER de e5 a i5, con el comodín como R.
betapet-lesson-joker-other = También se podría, pero aquí pon TIGER de e5 a i5, con el comodín como R.
betapet-lesson-exchange-title = Cambiar
betapet-lesson-exchange = De tus fichas ya no sale nada bueno. En vez de poner una palabra puedes cambiar fichas, como acaba de hacer Mona, mientras queden siete en la bolsa. Cambia C, H y J.
betapet-lesson-exchange-other = También se podría, pero aquí cambia C, H y J.
betapet-lesson-bingo-title = Bingo, y pasar
betapet-lesson-bingo = Las siete fichas en un turno son un bingo, 50 puntos más. Quien no puede o no quiere poner nada pasa. Una palabra que no está en la lista se rechaza, y no se pierde nada.
betapet-lesson-on-title = El final
betapet-lesson-on = Cuando la bolsa está vacía y alguien pone su última ficha, los demás pierden lo que valen las suyas, y quien cerró lo gana. También acaba tras tres rondas sin palabra.
