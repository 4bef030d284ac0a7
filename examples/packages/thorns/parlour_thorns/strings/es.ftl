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
thorns-do-pick = Recoger la carta superior de { $seat-name }
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
thorns-bot-club = Ravi, que estima las cartas ocultas
thorns-bot-expert = Keiko, que considera más posibilidades
thorns-bot-master = Otto, que considera más posibilidades que nadie
thorns-lesson-cards-title = Tus cartas
thorns-lesson-cards = Cada jugador tiene tres rosas y una espina. Los demás ven cuántas cartas pones, pero no cuáles.
thorns-lesson-lay-title = Pon una carta
thorns-lesson-lay = Todos ponen una carta a la vez. Pon una rosa.
thorns-lesson-lay-other = Es legal, pero en esta lección pon una rosa.
thorns-lesson-add-title = Otra carta
thorns-lesson-add = Ahora se juega por turnos. Pon otra carta en tu pila o abre la subasta. Pon otra rosa.
thorns-lesson-add-other = Es legal, pero en esta lección pon otra rosa.
thorns-lesson-bid-title = Puja
thorns-lesson-bid = Una puja es el número de rosas que prometes descubrir. Debes empezar por tu propia pila, que tiene dos rosas. Puja 2.
thorns-lesson-bid-other = Es legal, pero en esta lección puja 2.
thorns-lesson-raise-title = Puja más
thorns-lesson-raise = La subasta sigue hasta que todos los demás pasan. Quien puja 3 probablemente ha puesto rosas. Puja 4.
thorns-lesson-raise-other = Es legal, pero en esta lección puja 4.
thorns-lesson-pick-title = Recoge
thorns-lesson-pick = Tu puja es la más alta y tus dos rosas están descubiertas. Necesitas dos más de los otros jugadores. Recoge la carta de arriba de quien pujó 3.
thorns-lesson-pick-other = Es legal, pero en esta lección recoge de quien pujó 3.
thorns-lesson-success-title = La última rosa
thorns-lesson-success = Necesitas una rosa más. Recoge de la misma pila.
thorns-lesson-success-other = Es legal, pero en esta lección recoge de la misma pila.
thorns-lesson-thorn-title = La espina
thorns-lesson-thorn = Empieza otra ronda. Esta vez, pon tu espina.
thorns-lesson-thorn-other = Es legal, pero en esta lección pon la espina.
thorns-lesson-bluff-title = Farolea
thorns-lesson-bluff = Si ganas la subasta, descubres tu propia espina y pierdes una carta. Pero si pujas, los otros quizá crean que has puesto una rosa y pujen más. Puja 1.
thorns-lesson-bluff-other = Es legal, pero en esta lección puja 1.
thorns-lesson-end-title = La trampa
thorns-lesson-end = Quien pujó 3 también tuvo que recoger tu carta. Era la espina, así que ha perdido una carta para el resto de la partida. Se gana con dos recogidas logradas. Quien no tiene cartas queda fuera.
