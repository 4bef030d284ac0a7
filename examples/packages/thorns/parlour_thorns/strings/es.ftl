thorns-name = Thorns
thorns-line = Pon rosas, esconde una espina y apuesta cuántas rosas puedes recoger
thorns-option-wins = Recogidas para ganar
thorns-option-wins-1 = 1
thorns-option-wins-2 = 2
thorns-option-wins-3 = 3
thorns-phase-lay = pon una carta
thorns-phase-add = pon una carta o apuesta
thorns-phase-bid = apuesta o pasa
thorns-phase-pick = recoge una carta
thorns-phase-discard = renuncia a una carta
thorns-phase-over = la partida ha terminado
thorns-over-picked = Alguien ha logrado suficientes recogidas.
thorns-over-alone = Solo una persona tiene cartas.
thorns-do-lay = Poner { $card ->
    [rose] una rosa
   *[thorn] la espina
}
thorns-do-bid = Apostar { $count }
thorns-do-pass = Pasar
thorns-do-pick = Recoger la carta superior del asiento { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
}
thorns-do-discard = Renunciar a { $card ->
    [rose] una rosa
   *[thorn] la espina
}
thorns-news-laid = { $name } pone una carta
thorns-news-laid-rose = { $name } pone una rosa
thorns-news-laid-thorn = { $name } pone la espina
thorns-news-bid = { $name } apuesta { $count }
thorns-news-passed = { $name } pasa
thorns-news-turned-rose = Una rosa de { $name }
thorns-news-turned-thorn = La espina de { $name }
thorns-news-scored = { $count ->
    [one] { $name } ha recogido una rosa
   *[other] { $name } ha recogido { $count } rosas
}
thorns-news-lost = { $name } pierde una carta
thorns-news-lost-rose = { $name } pierde una rosa
thorns-news-lost-thorn = { $name } pierde la espina
thorns-news-out = { $name } se queda sin cartas
thorns-source-picks = Recogidas logradas
thorns-source-cards = Cartas
thorns-error-not-now = Ahora no se puede.
thorns-error-bid-range = Apuesta un número de { $least } a { $most }.
thorns-error-no-pile = Ahí no hay ninguna carta oculta.
thorns-error-no-rose = No tienes ninguna rosa en la mano.
thorns-error-no-thorn = No tienes ninguna espina en la mano.
thorns-ask-lay = Pon una carta boca abajo
thorns-ask-add = Pon otra carta o apuesta
thorns-ask-bid = Apuesta más o pasa
thorns-ask-pick = Recoge de otra pila
thorns-ask-discard = Elige la carta a la que renuncias
thorns-part-bid = Apuesta más alta
thorns-part-bids = Apuestas
thorns-part-count = { $count }
thorns-part-pass = Pasar
thorns-part-picks = Recogidas
thorns-part-pile = Cartas ocultas: { $count }
thorns-part-turned = Cartas descubiertas
thorns-part-rose = Rosa
thorns-part-thorn = Espina
thorns-part-cards = Cartas en la mano
thorns-part-own-pile = Tu pila, desde abajo
thorns-part-hand-rose = Rosas en la mano: { $count }
thorns-part-hand-thorn = Espinas en la mano: { $count }
thorns-bot-beginner = Tove, que pone cualquier carta
thorns-bot-casual = Amina, a quien le gusta apostar
thorns-bot-club = Ravi, que imagina las pilas
thorns-bot-expert = Keiko, que las imagina a menudo
thorns-bot-master = Otto, que las imagina sin parar
