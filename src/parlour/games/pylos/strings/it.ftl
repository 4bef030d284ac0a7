# Pylos

pylos-name = Pylos
pylos-line = Trenta biglie, una piramide: posa l’ultima biglia in cima.

pylos-option-variant = Regole
pylos-option-variant-basic = Base
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

# Rows and columns of the log.
pylos-row-took = riprese
pylos-row-reserve = Riserva
pylos-row-left = Resto

pylos-news-placed = { $name } ha posato una biglia su { $cell }.
pylos-news-raised = { $name } ha alzato { $source } su { $cell }.
pylos-news-bonus = { $name } ha completato { $made } e può riprendere biglie.
pylos-news-took = { $count ->
    [one] { $name } ha ripreso { $balls }.
   *[other] { $name } ha ripreso { $count } biglie: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } ha posato la biglia in cima e ha vinto.
   *[stuck] { $name } ha vinto: l’avversario non aveva più biglie.
}
pylos-news-drawn = { $how ->
    [repetition] Patta per triplice ripetizione.
   *[length] Patta dopo 400 turni.
}

pylos-over-apex = La piramide è completa.
pylos-over-stuck = Nessuna biglia da giocare.
pylos-over-repetition = Patta per triplice ripetizione.
pylos-over-length = Patta dopo 400 turni.

pylos-error-not-your-turn = Non tocca a te.
pylos-error-bonus-due = Prima riprendi una o due biglie.
pylos-error-no-bonus = Puoi riprendere biglie solo dopo aver completato un quadrato o una fila.
pylos-error-one-or-two = Riprendi una o due biglie.
pylos-error-reserve-empty = La tua riserva è vuota. Alza invece una biglia.
pylos-error-table-broken = La tabella { $file } è danneggiata o incompleta. Ricalcolala con parlour pylos solve.
pylos-error-table-other = La tabella { $file } è per altre regole o un’altra variante ({ $variant }, regole { $rules }). Ricalcolala con parlour pylos solve.
pylos-error-table-missing = La tabella { $file } non esiste. Calcolala con parlour pylos solve.
pylos-error-table-wrong = Nella tabella { $file }, { $count } posizioni contraddicono quelle successive. Ricalcolala.
pylos-error-no-compiler = Serve un compilatore C, e non ne è stato trovato nessuno.
pylos-error-no-such-hollow = L’incavo { $cell } non esiste.
pylos-error-not-open = Qui servono quattro biglie sotto: { $cell } non è disponibile.
pylos-error-not-your-ball = Non hai una biglia su { $cell }.
pylos-error-not-free = La biglia su { $cell } ne regge un’altra.
pylos-error-not-higher = Una biglia può salire solo a un livello più alto: { $cell } non è sopra { $source }.
pylos-error-own-support = { $cell } poggia su { $source }.
pylos-error-not-a-position = Posizione di Pylos non valida: { $text }
pylos-error-not-a-variant = Regole sconosciute: { $text }
pylos-error-not-a-move = Mossa di Pylos non valida: { $text }

pylos-bot-beginner = Pip, che gioca la prima mossa che vede
pylos-bot-beginner-plus = Lindiwe, che ha imparato a guardare due volte
pylos-bot-casual = Oona, che prende ogni biglia che può
pylos-bot-casual-plus = Mateo, che non lascia un quadrato a metà
pylos-bot-club = Bertil, che calcola qualche turno avanti
pylos-bot-club-plus = Aroha, che tiene sempre una biglia di riserva
pylos-bot-expert = Ines, paziente e difficile da sorprendere
pylos-bot-expert-plus = Tariq, che ti lascia costruire e finisce in cima
pylos-bot-master = Thales, che calcola fino all’ultima biglia
pylos-bot-master-plus = Imhotep, che conosce ogni piramide possibile

# What the board says: the action bar, then the names of its cells
pylos-ask-move = Tocca a te: posa una biglia, o alzane una.
pylos-ask-place = Tocca a te: posa una biglia.
pylos-ask-raise = Tocca a te: alza una biglia.
pylos-ask-where = Alzare { $source } dove?
pylos-ask-placed = Posare una biglia su { $cell }?
pylos-ask-raised = Alzare { $source } su { $cell }?
pylos-ask-take = { $made ->
    [3] Tre in fila! Riprendi una o due biglie.
    [4] Quadrato! Riprendi una o due biglie.
   *[other] Ben fatto! Riprendi una o due biglie.
}
pylos-ask-second = Riprendere una seconda biglia, o solo questa?
pylos-ask-home = { $count ->
    [one] Riprendere una biglia: { $balls }?
   *[other] Riprendere due biglie: { $balls }?
}
pylos-why-open = { $places ->
    [one] Un incavo libero.
   *[other] { $places } incavi liberi.
} { $left ->
    [one] Ti resta una biglia.
   *[other] Ti restano { $left } biglie.
}
pylos-why-empty = La tua riserva è vuota.
pylos-why-higher = Una biglia può salire solo a un livello più alto.
pylos-why-draft = Non ancora inviata.
pylos-why-bonus = Poi puoi riprendere una o due delle tue biglie.
pylos-why-ringed = Puoi riprendere le biglie cerchiate.
pylos-why-put-back = Tocca di nuovo la biglia per rimetterla.
pylos-do-confirm-place = Posa
pylos-do-confirm-raise = Alza
pylos-do-confirm-take = { $count ->
    [one] Riprendi una
   *[other] Riprendi due
}
pylos-do-undo = Annulla
pylos-turn = Ruota il tabellone
pylos-finale-unit = { $count ->
    [one] biglia rimasta
   *[other] biglie rimaste
}
pylos-sources = Posizione delle biglie
pylos-source-reserve = In riserva
pylos-source-level = { pylos-level }
pylos-source-level-all = Sulla piramide
pylos-keys-walk = all’incavo successivo
pylos-keys-name = all’incavo con quel nome
pylos-keys-choose = posare, alzare o riprendere la biglia
pylos-keys-command = posare su 3b2 e riprendere 1a1
pylos-command-hint = 3b2, 1d4-2a1 o 3b2 -1a1
pylos-pyramid = Piramide
pylos-layers = I quattro livelli visti dall’alto
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
pylos-lies-shut = non ancora sorretto
pylos-can-place-here = posa qui
pylos-can-raise-here = alza qui
pylos-can-may-raise = si può alzare
pylos-can-may-take = si può riprendere
pylos-can-picked = sollevata
pylos-can-drafted = scelta, non inviata
pylos-can-premove-here = possibile come premossa
pylos-can-premoved = la tua premossa
pylos-can-taken = ripresa, non inviata
pylos-can-carries = regge un’altra biglia
pylos-moment-gain = { $gain } { $points ->
    [one] biglia
   *[other] biglie
} rispetto alla media

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = La prima biglia
pylos-lesson-lay = Hai quindici biglie chiare, Oona quindici scure. Posa una biglia nell’incavo evidenziato, 1b2.
pylos-lesson-lay-other = Anche quell’incavo è libero, ma in questa lezione usa quello evidenziato: 1b2.
pylos-lesson-square-title = Un quadrato
pylos-lesson-square = Qualche turno dopo, tre delle tue biglie fanno parte di un quadrato. Completalo con una biglia su 1c3.
pylos-lesson-square-other = Così il tuo quadrato resta incompleto. La biglia che manca va su 1c3.
pylos-lesson-take-title = Riprendere biglie
pylos-lesson-take = Quando completi un quadrato del tuo colore, riprendi nella riserva una o due delle tue biglie. Riprendi le due evidenziate, 1c2 e 1c3.
pylos-lesson-take-other = È una mossa legale, ma qui riprendi queste due: 1c2 e 1c3.
pylos-lesson-raise-title = Un livello più su
pylos-lesson-raise = Quattro biglie in quadrato, di qualsiasi colore, reggono un incavo del livello successivo. Alza la tua biglia da 1b3 a 2a1: così non usi biglie della riserva.
pylos-lesson-raise-other = È una mossa legale, ma qui tocca la tua biglia su 1b3, poi l’incavo 2a1.
pylos-lesson-stop-title = Bloccare un quadrato
pylos-lesson-stop = Tre biglie scure circondano 1c2. Con una quarta Oona completerebbe un quadrato e riprenderebbe biglie. Posa lì la tua per bloccarla.
pylos-lesson-stop-other = Così Oona completa il suo quadrato e riprende biglie. Posa la tua biglia su 1c2.
pylos-lesson-count-title = Risparmiare biglie
pylos-lesson-count = Hai 11 biglie di riserva, Oona 8: ogni biglia ripresa o alzata è risparmiata. Una biglia che ne regge un’altra non si può muovere. Un giocatore senza mosse legali perde.
pylos-lesson-apex-title = La cima
pylos-lesson-apex = Molti turni dopo manca solo la cima, e tu hai l’ultima biglia. Posala su 4a1.
pylos-lesson-apex-other = La cima è libera: posa la tua ultima biglia su 4a1.
pylos-lesson-on-title = Hai vinto
pylos-lesson-on = Vince il giocatore che posa la biglia in cima. Ci sono anche regole base e avanzate; le regole standard sono un buon inizio.
