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
thorns-do-pick = Cogli la carta in cima alla pila di { $seat-name }
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
thorns-bot-club = Ravi, che stima le carte coperte
thorns-bot-expert = Keiko, che considera più possibilità
thorns-bot-master = Otto, che considera il maggior numero di possibilità
thorns-lesson-cards-title = Le tue carte
thorns-lesson-cards = Ogni giocatore ha tre rose e una spina. Gli altri vedono quante carte posi, ma non quali.
thorns-lesson-lay-title = Posa una carta
thorns-lesson-lay = Tutti posano una carta nello stesso momento. Posa una rosa.
thorns-lesson-lay-other = È consentito, ma in questa lezione posa una rosa.
thorns-lesson-add-title = Un’altra carta
thorns-lesson-add = Ora si gioca a turno. Posa un’altra carta sulla tua pila o apri l’asta. Posa un’altra rosa.
thorns-lesson-add-other = È consentito, ma in questa lezione posa un’altra rosa.
thorns-lesson-bid-title = Offri
thorns-lesson-bid = Un’offerta è il numero di rose che prometti di scoprire. Devi cominciare dalla tua pila, che ha due rose. Offri 2.
thorns-lesson-bid-other = È consentito, ma in questa lezione offri 2.
thorns-lesson-raise-title = Offri di più
thorns-lesson-raise = L’asta continua finché tutti gli altri passano. Chi offre 3 ha probabilmente posato rose. Offri 4.
thorns-lesson-raise-other = È consentito, ma in questa lezione offri 4.
thorns-lesson-pick-title = Cogli
thorns-lesson-pick = La tua offerta è la più alta e le tue due rose sono scoperte. Te ne servono altre due dagli altri giocatori. Cogli la carta in cima di chi ha offerto 3.
thorns-lesson-pick-other = È consentito, ma in questa lezione cogli da chi ha offerto 3.
thorns-lesson-success-title = L’ultima rosa
thorns-lesson-success = Ti serve ancora una rosa. Cogli dalla stessa pila.
thorns-lesson-success-other = È consentito, ma in questa lezione cogli dalla stessa pila.
thorns-lesson-thorn-title = La spina
thorns-lesson-thorn = Comincia un’altra mano. Questa volta posa la tua spina.
thorns-lesson-thorn-other = È consentito, ma in questa lezione posa la spina.
thorns-lesson-bluff-title = Bluffa
thorns-lesson-bluff = Se vinci l’asta, scopri la tua spina e perdi una carta. Ma se offri, gli altri forse credono che tu abbia posato una rosa e offrono di più. Offri 1.
thorns-lesson-bluff-other = È consentito, ma in questa lezione offri 1.
thorns-lesson-end-title = La trappola
thorns-lesson-end = Chi ha offerto 3 ha dovuto cogliere anche la tua carta. Era la spina, quindi ha perso una carta per il resto della partita. Si vince con due raccolte riuscite. Chi non ha carte è fuori.
