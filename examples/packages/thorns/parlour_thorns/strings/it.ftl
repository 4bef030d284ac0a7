thorns-name = Thorns
thorns-line = Posa rose, nascondi una spina e dichiara quante rose puoi cogliere
thorns-option-wins = Raccolte per vincere
thorns-option-wins-1 = 1
thorns-option-wins-2 = 2
thorns-option-wins-3 = 3
thorns-phase-lay = posa una carta
thorns-phase-add = posa una carta o dichiara
thorns-phase-bid = rilancia o passa
thorns-phase-pick = cogli una carta
thorns-phase-discard = rinuncia a una carta
thorns-phase-over = la partita è finita
thorns-over-picked = Qualcuno ha completato abbastanza raccolte.
thorns-over-alone = Solo una persona ha ancora carte.
thorns-do-lay = Posa { $card ->
    [rose] una rosa
   *[thorn] la spina
}
thorns-do-bid = Dichiara { $count }
thorns-do-pass = Passa
thorns-do-pick = Cogli la carta in cima al posto { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
}
thorns-do-discard = Rinuncia { $card ->
    [rose] a una rosa
   *[thorn] alla spina
}
thorns-news-laid = { $name } posa una carta
thorns-news-laid-rose = { $name } posa una rosa
thorns-news-laid-thorn = { $name } posa la spina
thorns-news-bid = { $name } dichiara { $count }
thorns-news-passed = { $name } passa
thorns-news-turned-rose = Una rosa di { $name }
thorns-news-turned-thorn = La spina di { $name }
thorns-news-scored = { $count ->
    [one] { $name } ha colto una rosa
   *[other] { $name } ha colto { $count } rose
}
thorns-news-lost = { $name } perde una carta
thorns-news-lost-rose = { $name } perde una rosa
thorns-news-lost-thorn = { $name } perde la spina
thorns-news-out = { $name } non ha più carte
thorns-source-picks = Raccolte riuscite
thorns-source-cards = Carte
thorns-error-not-now = Ora non è possibile.
thorns-error-bid-range = Dichiara un numero da { $least } a { $most }.
thorns-error-no-pile = Lì non c’è nessuna carta coperta.
thorns-error-no-rose = Non hai rose in mano.
thorns-error-no-thorn = Non hai la spina in mano.
thorns-ask-lay = Posa una carta coperta
thorns-ask-add = Posa un’altra carta o dichiara
thorns-ask-bid = Rilancia o passa
thorns-ask-pick = Cogli da un’altra pila
thorns-ask-discard = Scegli la carta a cui rinunci
thorns-part-bid = Dichiarazione più alta
thorns-part-bids = Dichiarazioni
thorns-part-count = { $count }
thorns-part-pass = Passa
thorns-part-picks = Raccolte
thorns-part-pile = Carte coperte: { $count }
thorns-part-turned = Carte scoperte
thorns-part-rose = Rosa
thorns-part-thorn = Spina
thorns-part-cards = Carte in mano
thorns-part-own-pile = La tua pila, dal basso
thorns-part-hand-rose = Rose in mano: { $count }
thorns-part-hand-thorn = Spine in mano: { $count }
thorns-bot-beginner = Tove, che posa una carta qualsiasi
thorns-bot-casual = Amina, che dichiara volentieri
thorns-bot-club = Ravi, che immagina le pile
thorns-bot-expert = Keiko, che le immagina spesso
thorns-bot-master = Otto, che le immagina di continuo
