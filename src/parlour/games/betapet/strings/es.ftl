# Betapet

betapet-name = Betapet
betapet-line = Palabras cruzadas en el tablero que elijas, con reloj o sin él.

betapet-option-board = Tablero
betapet-option-board-standard = Estándar
betapet-option-board-special = Especial
betapet-option-board-random = Al azar
betapet-option-board-classic = Crucigrama clásico
betapet-option-tiles = Juego de fichas
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
betapet-option-lexicon = Diccionario
betapet-option-words = Palabras no válidas
betapet-option-words-void = no se pueden jugar
betapet-option-words-single = se quedan si nadie las impugna
betapet-option-words-double = impugnar sin razón cuesta el turno siguiente
betapet-option-words-five = impugnar sin razón da cinco puntos al rival
betapet-option-live_words = Comprobar las palabras antes de jugarlas
betapet-option-ending = Puntos por las últimas fichas
betapet-option-ending-betapet = los jugadores pierden el valor de sus fichas; quien cierra lo gana
betapet-option-ending-double = quien cierra gana el doble del valor de las fichas restantes

betapet-phase-play = juega una palabra, cambia o pasa
betapet-phase-challenge = acepta la jugada o impúgnala
betapet-phase-over = la partida ha terminado

betapet-do-play = Jugar estas fichas
betapet-do-exchange = Cambiar fichas
betapet-do-pass = Pasar
betapet-do-challenge = Impugnar las palabras
betapet-do-accept = Aceptar la jugada
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Cambiar { $letters }

# Rows of the log.
betapet-row-exchange = cambió { $count }
betapet-row-pass = pasó

betapet-news-play = { $points ->
    [one] { $name } jugó { $words } por un punto.
   *[other] { $name } jugó { $words } por { $points } puntos.
}
betapet-news-bingo = { $name } jugó { $words }: ¡bingo, { $points } puntos!
betapet-news-word = { $direction ->
    [down] { $word } en { $at }, vertical
   *[across] { $word } en { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } cambió una ficha.
   *[other] { $name } cambió { $count } fichas.
}
betapet-news-exchange-own = { $name } cambió { $given } por { $drawn }.
betapet-news-answered = { $name } ha decidido.
betapet-news-pass = { $name } pasó.
betapet-news-withdrawn = { $name } retiró la jugada: { $words } no es válida.
betapet-news-challenge = { $name } ganó { $points } puntos: la impugnación era incorrecta.
betapet-news-skipped = { $name } perdió este turno por una impugnación incorrecta.
betapet-news-rack = { $lost ->
    [0] A { $name } le quedaban { $letters }.
    [one] A { $name } le quedaban { $letters } y perdió un punto.
   *[other] A { $name } le quedaban { $letters } y perdió { $lost } puntos.
}
betapet-news-out = { $points ->
    [0] { $name } jugó su última ficha.
    [one] { $name } jugó su última ficha y ganó un punto.
   *[other] { $name } jugó su última ficha y ganó { $points } puntos.
}
betapet-news-left = { $name } dejó la partida.

betapet-over-out = Un jugador jugó todas sus fichas.
betapet-over-passes = Tres rondas sin una palabra.
betapet-over-time = Un jugador superó su tiempo en cinco minutos.

betapet-error-not-your-turn = No es tu turno.
betapet-error-answer-first = Acepta o impugna primero la última jugada.
betapet-error-no-play-to-answer = No hay ninguna jugada que aceptar o impugnar.
betapet-error-no-tiles = Coloca al menos una ficha.
betapet-error-off-board = Eso queda fuera del tablero.
betapet-error-occupied = Esta casilla está ocupada.
betapet-error-not-in-order = Las fichas deben indicarse en el orden de sus casillas.
betapet-error-not-in-line = Todas las fichas deben estar en una fila o columna.
betapet-error-gap = Hay un hueco en la palabra.
betapet-error-not-connected = Las fichas deben tocar una letra del tablero.
betapet-error-start-square = La primera palabra debe cubrir la estrella.
betapet-error-one-letter = Una palabra necesita al menos dos letras.
betapet-error-not-a-letter = No hay ninguna ficha { $letter }.
betapet-error-not-on-rack = No están en tu atril: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } no está en el diccionario
   *[other] { $words } no están en el diccionario
}
betapet-error-shared-tile = { $word } debe usar la ficha { $tile }, no letras separadas.
betapet-error-bag-too-small = Solo puedes cambiar mientras la bolsa tenga al menos { $needed } fichas; tiene { $bag }.
betapet-error-unknown-lexicon = Este servidor no tiene el diccionario { $lexicon }.
betapet-error-other-language = El diccionario está en { $lexicon ->
    [de] alemán
    [es] español
    [fr] francés
    [it] italiano
    [sv] sueco
   *[en] inglés
}, pero las fichas están en { $tiles ->
    [de] alemán
    [es] español
    [fr] francés
    [it] italiano
    [sv] sueco
   *[en] inglés
}.
betapet-error-seats = Betapet es para dos a cuatro jugadores, no { $seats }.

betapet-bot-beginner = Nils, once años, que sabe las palabras cortas y corrientes
betapet-bot-beginner-plus = Amina, doce años, que lee de noche bajo las mantas
betapet-bot-casual = Mona, que juega lo que le gusta con un buen vocabulario
betapet-bot-casual-plus = Tomás, que no perdona el crucigrama del domingo
betapet-bot-club = Henrik, que siempre hace la jugada de más puntos
betapet-bot-club-plus = Ngozi, que colecciona palabras raras
betapet-bot-expert = Alma, que también piensa qué fichas guardar
betapet-bot-expert-plus = Haruto, a quien rara vez se le escapa una palabra
betapet-bot-master = Viktor, a quien casi nunca se le escapa una palabra
betapet-bot-master-plus = Kalliope, que planea por adelantado y calcula el final

## The board on screen

betapet-board = Tablero de quince por quince
betapet-rack = Tu atril
betapet-tools = Más acciones
betapet-slip = Puntos de tu borrador
betapet-joker = comodín
betapet-tile = { $value ->
    [one] { $letter }, un punto
   *[other] { $letter }, { $value } puntos
}
betapet-tile-joker = { $letter }, un comodín, sin puntos
betapet-rack-tile = { $tile }, posición { $place } de { $count }
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
betapet-counting = Calculando…
betapet-not-listed = no está en el diccionario

betapet-shuffle = Mezclar
betapet-sort = Ordenar
betapet-unseen = No vistas
betapet-unseen-count = { $count } fichas, { $bag } de ellas en la bolsa
betapet-list = Diccionario: { $name }
betapet-list-instead = Diccionario: { $name } (sustituye a { $other })
betapet-exchange = Cambiar
betapet-pass = Pasar
betapet-recall = Deshacer
betapet-play = Jugar
betapet-play-points = Jugar { $points }
betapet-challenge = Impugnar

betapet-ask-first = Te toca: la primera palabra debe cubrir la estrella
betapet-ask-play = Te toca: juega una palabra
betapet-why-play = Escribe en una casilla, arrastra fichas, o pulsa una ficha y luego una casilla.
betapet-why-play-touch = Arrastra fichas, o toca una ficha y luego una casilla.
betapet-command-hint = 8G FARTHING, o G8 para jugar hacia abajo
betapet-clock-12 = Carrera, penalización cada 15 s
betapet-clock-20 = Estrés
betapet-clock-30 = Rápida
betapet-clock-60 = Normal
betapet-clock-0 = Sin reloj
betapet-command-words = palabras
betapet-command-words-does = Leer las palabras del tablero
betapet-command-no-words = Aún no hay palabras en el tablero.
betapet-command-drafts = borradores
betapet-command-drafts-does = Leer los borradores probados, el mejor primero
betapet-command-no-drafts = Aún no has probado ningún borrador.
betapet-command-accept = Aceptar
betapet-command-exchange-does = Escribe después las letras que quieres cambiar
betapet-keys-write = colocar una letra en el tablero
betapet-keys-walk = moverse entre casillas
betapet-keys-turn = alternar entre horizontal y vertical
betapet-keys-back = deshacer la última ficha
betapet-keys-joker = colocar la letra con un comodín
betapet-keys-command = jugar FARTHING desde G8 en horizontal
betapet-ask-held = Elige una casilla para { $tile }
betapet-why-held = Toca otra vez la ficha para devolverla.
betapet-ask-joker = Elige una letra para el comodín
betapet-why-joker = Toca o escribe una letra. Después de la jugada no se puede cambiar.
betapet-why-blank = Para elegir otra letra, mantén pulsado el comodín.
betapet-ask-points = { $points ->
    [one] { $word }, un punto
   *[other] { $word }, { $points } puntos
}
betapet-ask-bingo = { $word }, bingo: { $points } puntos
betapet-why-laid = Mueve las fichas o deshaz.
betapet-ask-sending = Enviando…
betapet-ask-challenge = { $points ->
    [one] { $name } jugó { $words } por un punto. ¿Impugnar?
   *[other] { $name } jugó { $words } por { $points } puntos. ¿Impugnar?
}
betapet-why-challenge-single = Impugnar sin razón no cuesta nada.
betapet-why-challenge-double = Impugnar sin razón cuesta tu próximo turno.
betapet-why-challenge-five = Impugnar sin razón da cinco puntos al rival.

betapet-joker-becomes = Letra del comodín
betapet-choose-square = Elige primero una casilla.
betapet-no-room = No queda ninguna casilla libre en esta fila o columna.
betapet-say-draft = tu borrador
betapet-say-last = última jugada
betapet-say-across = horizontal
betapet-say-down = vertical
betapet-say-recalled = Devuelta al atril: { $tile }
betapet-say-recalled-all = Todas las fichas volvieron al atril.
betapet-say-rack = Atril: { $letters }
betapet-say-verdict = { $words }: { $points } puntos

betapet-exchange-title = Elige las fichas que quieres cambiar
betapet-exchange-line = La bolsa tiene { $bag } fichas. Robas otras tantas, y tu turno termina.
betapet-exchange-count = Cambiar { $count }
betapet-exchange-all = Seleccionar todas o ninguna
betapet-keep-all = Cancelar
betapet-laid-return = Las fichas del tablero vuelven a tu atril.
betapet-pass-title = ¿Pasar este turno?
betapet-pass-laid = Tus fichas del tablero no se juegan. Vuelven a tu atril.
betapet-pass-line = { $count ->
    [0] La partida termina tras tres rondas sin una palabra.
    [one] La partida termina tras tres rondas sin una palabra; en el último turno no hubo ninguna.
   *[other] La partida termina tras tres rondas sin una palabra; en los últimos { $count } turnos no hubo ninguna.
}

betapet-racks-left = Fichas restantes
betapet-rack-left = Quedan: { $letters }
betapet-rack-empty = ninguna

betapet-count-bingos = Bingos
betapet-count-words = Palabras
betapet-count-best = Mejor turno
betapet-count-exchanges = Cambios
betapet-source-letters = Letras
betapet-source-bonus = Casillas de premio
betapet-source-crossing = Palabras cruzadas
betapet-source-bingo = Bingos
betapet-source-withdrawn = Impugnadas con éxito
betapet-source-challenge = Impugnaciones incorrectas de rivales
betapet-source-left = Fichas restantes

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = La primera palabra
betapet-lesson-star = Esta lección es en inglés, con palabras conocidas en muchos idiomas. La primera palabra debe cubrir la estrella: juega AROMA de f8 a j8. Toca una casilla y escribe, o arrastra las fichas.
betapet-lesson-star-other = Es legal, pero aquí juega AROMA de f8 a j8.
betapet-lesson-points-title = Puntos
betapet-lesson-points = A, R y O valen 1 cada una y M vale 3: son 7, y la estrella duplica la palabra a 14. Robaste fichas hasta siete, y Mona jugó IDEAL a través de tu A.
betapet-lesson-two-title = Dos palabras a la vez
betapet-lesson-two = Todas las letras que se tocan en una fila o columna deben formar una palabra, y cada palabra nueva puntúa. Juega KILOS hacia abajo de k4 a k8: su S también forma AROMAS. Con las casillas de premio valen 20 y 9.
betapet-lesson-two-other = Es legal, pero aquí juega KILOS hacia abajo, de k4 a k8.
betapet-lesson-joker-title = El comodín
betapet-lesson-joker = La ficha sin letra es un comodín: puede ser cualquier letra y no da puntos. Mona jugó EURO; ahora juega TIGER de e5 a i5, con el comodín como R.
betapet-lesson-joker-other = Es legal, pero aquí juega TIGER de e5 a i5, con el comodín como R.
betapet-lesson-exchange-title = Cambiar
betapet-lesson-exchange = Con tus fichas no sale ninguna palabra buena. En lugar de jugar una palabra puedes cambiar fichas, como acaba de hacer Mona, mientras la bolsa tenga al menos siete. Cambia C, H y J.
betapet-lesson-exchange-other = Es legal, pero aquí cambia C, H y J.
betapet-lesson-bingo-title = Bingo y pasar
betapet-lesson-bingo = Jugar las siete fichas en un turno es un bingo y da 50 puntos extra. Si no puedes o no quieres jugar una palabra, pasa. Una palabra que no está en el diccionario no se acepta; puedes cambiarla.
betapet-lesson-on-title = Fin de la partida
betapet-lesson-on = La partida termina cuando la bolsa está vacía y un jugador juega su última ficha: los demás pierden el valor de las suyas, y ese jugador lo gana. También termina tras tres rondas sin una palabra.
