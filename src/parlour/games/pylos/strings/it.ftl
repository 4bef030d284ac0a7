# Pylos

pylos-name = Pylos
pylos-line = Trenta biglie, una piramide: tieni le tue per la cima.

pylos-option-variant = Regole
pylos-option-variant-basic = Semplici
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Avanzate

pylos-phase-move = posare o alzare una biglia
pylos-phase-take = riprendere una o due biglie
pylos-phase-over = la partita è finita

pylos-do-place = Posa una biglia su { $cell }
pylos-do-raise = Alza { $source } su { $cell }
pylos-do-take = Riprendi { $balls }
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = Riprendere { $balls }

# What stands in a line of the log, and over its columns.
pylos-row-took = riprese
pylos-row-reserve = Riserva
pylos-row-left = Resto

pylos-news-placed = { $name } ha posato una biglia su { $cell }.
pylos-news-raised = { $name } ha alzato { $source } su { $cell }.
pylos-news-bonus = { $name } riprende biglie per { $made }.
pylos-news-took = { $count ->
    [one] { $name } ha ripreso { $balls }.
   *[other] { $name } ha ripreso { $count } biglie: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } ha coronato la piramide e ha vinto.
   *[stuck] { $name } ha vinto: non c’erano più biglie da giocare.
}
pylos-news-drawn = { $how ->
    [repetition] La stessa posizione per la terza volta: patta.
   *[length] Quattrocento turni: patta.
}

pylos-over-apex = La piramide è completa.
pylos-over-stuck = Nessuna biglia da giocare.
pylos-over-repetition = Patta: la stessa posizione per la terza volta.
pylos-over-length = Patta: quattrocento turni.

pylos-error-not-your-turn = Non tocca a te.
pylos-error-bonus-due = Prima riprendi una o due biglie.
pylos-error-no-bonus = Le biglie tornano solo per un quadrato o una fila appena fatti.
pylos-error-one-or-two = Riprendi una o due biglie.
pylos-error-reserve-empty = La tua riserva è vuota: alza una biglia.
pylos-error-table-broken = La tabella { $file } è danneggiata o incompleta: rifalla con parlour pylos solve.
pylos-error-table-other = La tabella { $file } vale per altre regole o un’altra variante ({ $variant }, regole { $rules }): rifalla con parlour pylos solve.
pylos-error-table-missing = Non c’è nessuna tabella { $file }: creala con parlour pylos solve.
pylos-error-table-wrong = La tabella { $file } contraddice in { $count } posizioni le mosse che seguono: rifalla.
pylos-error-no-compiler = Serve un compilatore C, e qui non ce n’è nessuno.
pylos-error-no-such-hollow = L’incavo { $cell } non esiste.
pylos-error-not-open = Qui servono quattro biglie sotto: { $cell } non è disponibile.
pylos-error-not-your-ball = Su { $cell } non c’è una tua biglia.
pylos-error-not-free = La biglia su { $cell } ne regge un’altra.
pylos-error-not-higher = { $cell } non è più in alto di { $source }.
pylos-error-own-support = { $cell } poggia proprio su { $source }.
pylos-error-not-a-position = Questa non è una posizione di Pylos: { $text }
pylos-error-not-a-variant = Queste regole non esistono: { $text }
pylos-error-not-a-move = Questa non è una mossa di Pylos: { $text }

pylos-bot-beginner = Pip, che gioca quel che salta all’occhio
pylos-bot-beginner-plus = Lindiwe, che ormai guarda due volte
pylos-bot-casual = Oona, che arraffa ogni biglia che può
pylos-bot-casual-plus = Mateo, che non lascia un quadrato a metà
pylos-bot-club = Bertil, che pensa qualche turno avanti
pylos-bot-club-plus = Aroha, che tiene sempre una biglia in mano
pylos-bot-expert = Ines, paziente e difficile da sorprendere
pylos-bot-expert-plus = Tariq, che ti lascia costruire e finisce in cima
pylos-bot-master = Thales, che conta fino all’ultimissima biglia
pylos-bot-master-plus = Imhotep, che conosce ogni piramide possibile

# Che cosa dice il tabellone: la riga sotto il tabellone, poi i nomi degli incavi
pylos-ask-move = Tocca a te: posa una biglia, o alzane una.
pylos-ask-place = Tocca a te: posa una biglia.
pylos-ask-raise = Tocca a te: alza una biglia.
pylos-ask-where = Dove va { $source }?
pylos-ask-placed = Posare una biglia su { $cell }?
pylos-ask-raised = Alzare { $source } su { $cell }?
pylos-ask-take = { $made ->
    [3] Tre in fila! Riprendi una o due biglie.
    [4] Quattro insieme! Riprendi una o due biglie.
   *[other] Ben fatto! Riprendi una o due biglie.
}
pylos-ask-second = Una seconda biglia, o solo questa?
pylos-ask-home = { $count ->
    [one] Una biglia torna a casa: { $balls }.
   *[other] Due biglie tornano a casa: { $balls }.
}
pylos-why-open = { $places ->
    [one] Un posto è aperto.
   *[other] { $places } posti sono aperti.
} { $left ->
    [one] Ti resta una biglia.
   *[other] Ti restano { $left } biglie.
}
pylos-why-empty = La tua riserva è vuota.
pylos-why-higher = Una biglia può salire solo a un livello più alto.
pylos-why-draft = Non è ancora inviato niente.
pylos-why-bonus = Così riprendi una o due biglie.
pylos-why-ringed = Puoi riprendere le biglie cerchiate.
pylos-why-put-back = Tocca una biglia sollevata per rimetterla a posto.
pylos-do-confirm-place = Posa
pylos-do-confirm-raise = Alza
pylos-do-confirm-take = { $count ->
    [one] Riprendi una
   *[other] Riprendi due
}
pylos-do-undo = Annulla
pylos-turn = Gira il tabellone di un quarto
pylos-finale-unit = { $count ->
    [one] biglia rimasta
   *[other] biglie rimaste
}
pylos-sources = Dove sono finite le sfere
pylos-source-reserve = Rimaste in riserva
pylos-source-level = { pylos-level }
pylos-source-level-all = Sulla piramide
pylos-keys-walk = al posto seguente
pylos-keys-name = al posto con questo nome
pylos-keys-choose = posare, alzare o riprendere la sfera
pylos-keys-command = posare in 3b2 e riprendere 1a1
pylos-command-hint = 3b2, 1d4-2a1 o 3b2 -1a1
pylos-pyramid = Piramide
pylos-layers = I quattro livelli, visti dall’alto
pylos-level = { $level ->
    [4] Cima
   *[other] Livello { $level }
}
pylos-light = Chiaro
pylos-dark = Scuro
pylos-reserve = { $name }: { $count ->
    [one] una biglia { $wood ->
        [light] chiara
       *[dark] scura
    }
   *[other] { $count } biglie { $wood ->
        [light] chiare
       *[dark] scure
    }
} in riserva
pylos-cell = { $cell }, livello { $level }
pylos-lies-own = la tua biglia
pylos-lies-light = biglia chiara
pylos-lies-dark = biglia scura
pylos-lies-free = libero
pylos-lies-shut = ancora niente su cui poggiare
pylos-can-place-here = posa qui
pylos-can-raise-here = alza qui
pylos-can-may-raise = si può alzare
pylos-can-may-take = si può riprendere
pylos-can-picked = in mano tua
pylos-can-drafted = scelta, non inviata
pylos-can-taken = torna a casa, non inviata
pylos-can-carries = regge un’altra biglia
pylos-moment-gain = { $gain } { $points ->
    [one] biglia
   *[other] biglie
} rispetto alla media

# La lezione: i primi turni di chi impara, e l’ultimo.
pylos-lesson-lay-title = La prima biglia
pylos-lesson-lay = Tu hai quindici biglie chiare, Oona quindici scure. Posane una nell’incavo illuminato, 1b2.
pylos-lesson-lay-other = Anche quell’incavo è libero, ma la lezione continua da quello illuminato: 1b2.
pylos-lesson-square-title = Un quadrato
pylos-lesson-square = Qualche turno dopo, tre delle tue biglie aspettano la quarta. Completa il quadrato con una biglia su 1c3.
pylos-lesson-square-other = Così il tuo quadrato resta aperto. Manca una biglia in un angolo: su 1c3.
pylos-lesson-take-title = Le biglie tornano
pylos-lesson-take = Quattro biglie del tuo colore in quadrato te ne rendono una o due per la riserva. Riprendi le due illuminate, 1c2 e 1c3.
pylos-lesson-take-other = Si potrebbe, ma qui riprendi queste due: 1c2 e 1c3.
pylos-lesson-raise-title = Un livello più su
pylos-lesson-raise = Quattro biglie in quadrato, di chiunque siano, reggono un incavo del livello successivo. Alza la tua biglia da 1b3 a 2a1: alla riserva non costa niente.
pylos-lesson-raise-other = Si potrebbe, ma guarda in alto: tocca la tua biglia su 1b3, poi l’incavo 2a1.
pylos-lesson-stop-title = Fermare un quadrato
pylos-lesson-stop = Tre biglie scure stanno attorno a 1c2, e con la quarta Oona riprenderebbe biglie. Posa lì la tua, e il suo quadrato non si farà mai.
pylos-lesson-stop-other = Così Oona completa il suo quadrato e riprende biglie. Posa la tua su 1c2.
pylos-lesson-count-title = Chi dura di più
pylos-lesson-count = Ti restano 11 biglie di riserva, a Oona 8: ognuna ripresa o alzata è risparmiata. Una biglia che ne regge un’altra non si muove. Chi non ha più mosse ha perso.
pylos-lesson-apex-title = La cima
pylos-lesson-apex = Molti turni dopo manca solo la cima, e l’ultima biglia è tua. Posala su 4a1.
pylos-lesson-apex-other = La cima è libera: posa la tua ultima biglia su 4a1.
pylos-lesson-on-title = Hai vinto
pylos-lesson-on = Chi incorona la piramide vince, perché non resta nessuna biglia per rispondere. Ci sono anche regole più facili e più difficili; si comincia da queste.
