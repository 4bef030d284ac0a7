# Bulbous

bulbous-name = Bulbous
bulbous-line = Punta carte incantesimo in segreto, piazza bulbi e conquista la maggioranza sugli esemplari pieni.

bulbous-option-edition = Punti
bulbous-option-edition-classic = Classico: 2 per una maggioranza
bulbous-option-edition-author = Edizione recente dell’autore: 3 per una maggioranza, e collezioni
bulbous-option-teams = Squadre
bulbous-option-teams-none = Senza squadre
bulbous-option-teams-symbols = Cerchio contro triangolo, due contro due
bulbous-option-tied_bids = Parità per la puntata più alta
bulbous-option-tied_bids-no-bulb = Nessuno piazza un bulbo
bulbous-option-tied_bids-add-card = Chi è in parità può aggiungere una carta
bulbous-option-sequence = Ordine degli esemplari
bulbous-option-sequence-whole = Fissato per tutto il giro
bulbous-option-sequence-next = Scelto turno per turno
bulbous-option-deck = Carte incantesimo in tre
bulbous-option-deck-three-colours = Senza il quarto colore
bulbous-option-deck-four-colours = Tutte
bulbous-option-bulbs = Bulbi
bulbous-option-bulbs-unlimited = Illimitati
bulbous-option-bulbs-fourteen = 14 a testa
bulbous-option-last = Giro finale in due
bulbous-option-last-of-eight = Dopo l’ultimo di tutti gli otto esemplari
bulbous-option-last-of-a-colour = Dopo l’ultimo di uno dei due colori
bulbous-option-bluff = Bluff (avanzato)
bulbous-option-bluff-off = Tutte le carte di una puntata devono andare bene
bulbous-option-bluff-on = Una puntata può avere altre carte, che non contano

bulbous-phase-bring = mettere in gioco un esemplare
bulbous-phase-order = fissare l’ordine degli esemplari
bulbous-phase-bid = puntare, cambiare o passare
bulbous-phase-add = aggiungere una carta a una puntata in parità, o passare
bulbous-phase-over = la partita è finita

# What specimens, cards and symbols are called.
bulbous-colour = { $colour ->
    [blue] blu
    [red] rosso
    [green] verde
   *[yellow] giallo
}
bulbous-size = { $size ->
    [1] giovane
    [2] adulto
    [3] balivo
   *[4] capo
}
bulbous-symbol = { $symbol ->
    [circle] cerchio
   *[triangle] triangolo
}
bulbous-specimen = esemplare { bulbous-colour } ({ bulbous-size })
bulbous-bulbs = { $count ->
    [one] un bulbo
   *[other] { $count } bulbi
}
bulbous-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
bulbous-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}

bulbous-do-bring = Metti in gioco l’{ bulbous-specimen }
bulbous-do-order = Contendi in quest’ordine: { $colours }
bulbous-do-bid = Punta { $cards }
bulbous-do-swap = Cambia { $cards }
bulbous-do-pass = Passa
bulbous-do-add = Aggiungi { $card }

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } punta { bulbous-cards }
bulbous-likely-swap = { $name } cambia { bulbous-cards }
bulbous-likely-pass = { $name } passa
bulbous-likely-add = { $count ->
    [0] { $name } non aggiunge carte
   *[other] { $name } aggiunge una carta
}

# Rows of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = messo in gioco
bulbous-row-won = { $wild ->
    [0] puntata { $value }
   *[other] jolly
}
bulbous-row-no-bulb = nessun bulbo rimasto
bulbous-row-tie = parità a { $value }
bulbous-row-pending = parità a { $value }
bulbous-row-no-bid = nessuna puntata
bulbous-row-complete = completo
bulbous-row-bid = { bulbous-cards } a faccia in giù
bulbous-row-swap = ha cambiato { $swapped }
bulbous-row-pass = ha passato

bulbous-news-brought = { $name } ha messo in gioco l’{ bulbous-specimen }.
bulbous-news-last = { $name } ha messo in gioco il suo ultimo esemplare. Il prossimo giro è quello finale.
bulbous-news-round = Nuovo giro: comincia { $name }.
bulbous-news-final = Giro finale: comincia { $name }.
bulbous-news-order = { $name } ha fissato l’ordine degli esemplari.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } ha scelto l’esemplare { bulbous-colour }.
bulbous-news-bid = { $count ->
    [one] { $name } ha posato una carta coperta.
   *[other] { $name } ha posato { $count } carte coperte.
}
bulbous-news-swap = { $name } ha cambiato { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } ha passato con la mano piena.
   *[other] { $name } ha passato e pescato una carta.
}
bulbous-news-reshuffled = Gli scarti sono stati mescolati in un nuovo mazzo: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards }, totale { $value }.
   *[other] { $name }: { $cards }, un jolly.
}
bulbous-news-won = { $wild ->
    [0] { $name } ha vinto la puntata con { $value } e piazzato il bulbo { $bulb } sull’{ bulbous-specimen }.
   *[other] { $name } ha vinto la puntata con un jolly e piazzato il bulbo { $bulb } sull’{ bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } ha vinto la puntata per l’{ bulbous-specimen } ma non ha più bulbi.
bulbous-news-tie = Puntata più alta in parità, { $value }: nessun bulbo sull’{ bulbous-specimen } in questo giro.
bulbous-news-pending = Puntata più alta in parità, { $value }: ogni giocatore in parità può aggiungere una carta.
bulbous-news-no-bid = Nessuna puntata: nessun bulbo sull’{ bulbous-specimen } in questo giro.
bulbous-news-added = { $name } ha deciso su un’altra carta.
bulbous-news-complete = { $leaders ->
    [one] L’{ bulbous-specimen } è completo: { bulbous-points } per la maggioranza di { $name }.
   *[other] L’{ bulbous-specimen } è completo: { bulbous-points } a ciascuno dei { $leaders } giocatori in parità.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } ha riempito la mano: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] Il giro finale è concluso.
   *[stalled] La partita finisce dopo dieci giri senza un bulbo.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = Il giro finale è concluso.
bulbous-over-stalled = Dieci giri senza un bulbo.

bulbous-bot-beginner = Finn, che punta quel che gli piace
bulbous-bot-beginner-plus = Amina, che punta a sensazione
bulbous-bot-casual = Rosa, che punta quanto basta
bulbous-bot-casual-plus = Diego, che sa quanto vale un bulbo
bulbous-bot-club = Anders, che si chiede che cosa hai in mano
bulbous-bot-club-plus = Sora, che tiene da parte le carte migliori
bulbous-bot-expert = Mei, che calcola i giri nella testa
bulbous-bot-expert-plus = Ravi, che indovina la tua mano prima che tu punti
bulbous-bot-master = Odette, impossibile da leggere
bulbous-bot-master-plus = Ingrid, che vede l’ultimo bulbo prima del primo

bulbous-error-not-your-turn = Non tocca a te.
bulbous-error-other-decision-due = Prima viene un’altra decisione.
bulbous-error-not-your-colour = Gli esemplari di colore { bulbous-colour } non sono tuoi.
bulbous-error-place-taken = Un esemplare { bulbous-colour } è già attivo.
bulbous-error-not-in-reserve = L’{ bulbous-specimen } non è nella tua riserva.
bulbous-error-not-an-order = { $count ->
    [one] Scegli uno degli esemplari rimasti.
   *[other] Scegli una volta ciascuno dei { $count } esemplari attivi.
}
bulbous-error-bid-of-no-cards = Una puntata deve avere almeno una carta. Per non puntare, passa.
bulbous-error-not-in-hand = Non hai la carta { $card }.
bulbous-error-card-does-not-fit = La carta { $card } non va bene per l’esemplare { bulbous-colour }.
bulbous-error-no-card-fits = Almeno una carta della puntata deve andare bene per l’esemplare { bulbous-colour }.
bulbous-error-swap-one-or-two = Cambia una o due carte.
bulbous-error-not-read = «{ $text }» non è un comando valido. Prova bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y o add b5.
bulbous-error-option-means-nothing = L’opzione { $option } non ha effetto con queste impostazioni.
bulbous-error-seats = { $edition ->
    [author] L’edizione dell’autore si gioca in due o in quattro, e a squadre in quattro, non in { $seats }.
   *[classic] Bulbous si gioca da due a quattro, non in { $seats }.
}

# The board.
bulbous-more = Dettagli
bulbous-round-line = Giro { $round }, turno { $turn } di { $count }
bulbous-final-line = Giro finale, turno { $turn } di { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = doppio { $colour }
bulbous-card-wild = jolly { $symbol }
bulbous-card-gone = scartata
bulbous-card-own = nella tua mano
bulbous-card-unseen = in un’altra mano o nel mazzo
bulbous-no-leader = ancora nessun bulbo
bulbous-leader = { $name } in testa: { bulbous-points }
bulbous-leaders = parità, { $name }: { bulbous-points } a testa
bulbous-spaces = { $size ->
    [1] 1 posto
   *[other] { $size } posti
}
bulbous-specimen-dark = { bulbous-specimen }, { bulbous-spaces }.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } bulbi piazzati su { $size }: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = Un jolly vince
bulbous-wasted = { $cards } non aggiunge valore
bulbous-tray = Puntate
bulbous-hand = La tua mano
bulbous-slot-bid = { bulbous-cards } a faccia in giù
bulbous-slot-swap = ha cambiato { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] ha passato
   *[other] ha passato e pescato una carta
}
bulbous-slot-deciding = decide
bulbous-slot-waiting = in attesa
bulbous-wait = In attesa di { $name }
bulbous-ask-bring = Scegli un esemplare da mettere in gioco
bulbous-ask-order = { $count ->
    [0] Conferma quest’ordine
   *[other] Scegli l’ordine degli esemplari
}
bulbous-ask-next = Scegli l’esemplare su cui puntare ora
bulbous-ask-bid = Scegli le carte da puntare sull’{ bulbous-specimen }, o passa
bulbous-ask-add = Parità: aggiungi una carta alla puntata, o nessuna
bulbous-why-bid = { $left ->
    [1] La puntata più alta piazza l’ultimo bulbo: 1 punto. Poi la maggioranza vale { $majority }.
   *[other] La puntata più alta piazza il bulbo { $bulb } di { $size }: 1 punto.
}
bulbous-why-no-fit = Nessuna delle tue carte va bene: cambiane una o due, o passa.
bulbous-why-order = Cominci tu questo giro: toccali uno dopo l’altro.
bulbous-why-next = Cominci tu questo giro, quindi scegli tu.
bulbous-why-bring = Tutti puntano sui suoi bulbi: 1 punto ciascuno, e { $majority } per la maggioranza quando è pieno. I piccoli si riempiono prima.
bulbous-why-add = Il nuovo totale più alto piazza il bulbo. Un’altra parità non ne piazza nessuno.
bulbous-why-wait = { $phase ->
    [bring] Tutti gli esemplari entrano in gioco prima della prima puntata.
    [order] Il primo giocatore fissa l’ordine degli esemplari.
   *[other] Le puntate si scoprono quando tutti hanno scelto.
}
bulbous-order-key = Conferma l’ordine
bulbous-undo = Annulla
bulbous-bid-key = Punta { $value }
bulbous-bid-wild = Punta il jolly
bulbous-swap-key = Cambia { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Passa
   *[other] Passa, pesca una carta
}
bulbous-add-key = Aggiungi { $card }
bulbous-add-none = Non aggiungere nulla
bulbous-charm-cards = Carte incantesimo
bulbous-discards = { $deck } nel mazzo, { $count } scartate
bulbous-points-so-far = Punti finora
bulbous-points-made = Punti
bulbous-source-bulbs = Bulbi piazzati
bulbous-source-majority = Maggioranza: { bulbous-specimen }
bulbous-source-majority-all = Maggioranze
bulbous-source-colours = Tutti e quattro i colori
bulbous-source-sizes = Tutte e quattro le taglie
bulbous-score-bulbs = bulbi { $points }
bulbous-score-majorities = maggioranze { $points }
bulbous-score-colours = colori { $points }
bulbous-score-sizes = taglie { $points }
bulbous-reserve = riserva: taglie { $sizes }
bulbous-go-on = Continua
bulbous-in-hand = { bulbous-cards } in mano

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Il tuo primo esemplare
bulbous-lesson-bring = Hai quattro esemplari blu, con uno a quattro posti per bulbi. Metti in gioco il giovane: un solo bulbo lo riempie.
bulbous-lesson-bring-other = È una mossa legale, ma qui metti in gioco il giovane: è il primo a riempirsi.
bulbous-lesson-order-title = L’ordine
bulbous-lesson-order = In questo giro cominci tu, quindi scegli l’ordine in cui si punta sugli esemplari: rosso, poi verde; il blu segue automaticamente.
bulbous-lesson-order-other = È una mossa legale, ma qui scegli prima il rosso, poi il verde.
bulbous-lesson-bid-title = Una puntata
bulbous-lesson-bid = Tutti i giocatori puntano a faccia in giù per l’adulto rosso. Scegli rosso 4, rosso 6 e il doppio, e punta (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = È una mossa legale, ma qui punta rosso 4, rosso 6 e il doppio: 20.
bulbous-lesson-won-title = Le puntate si scoprono
bulbous-lesson-won = 20 batte 12 e 9. Piazzi un bulbo sull’adulto rosso, anche se non è un tuo esemplare, e segni 1 punto. Tutte le carte di tutte le puntate sono scartate.
bulbous-lesson-swap-title = Nessuna carta verde
bulbous-lesson-swap = Non hai carte per il balivo verde. Scegli blu 3 e cambialo con un’altra carta. Potresti anche passare e pescare una carta.
bulbous-lesson-swap-other = È una mossa legale, ma qui cambia blu 3, che ti serve meno.
bulbous-lesson-tie-title = Una parità
bulbous-lesson-tie = 9 contro 9: se la puntata più alta è in parità, non si piazza nessun bulbo. Il balivo verde aspetta il prossimo giro.
bulbous-lesson-wild-title = Il jolly
bulbous-lesson-wild = Il jolly del cerchio va bene per blu e verde, e vince contro ogni puntata. Puntalo sul tuo giovane.
bulbous-lesson-wild-other = È una mossa legale, ma solo il jolly vince di sicuro: puntalo.
bulbous-lesson-full-title = Completo
bulbous-lesson-full = Il jolly batte 16. Il tuo giovane è completo: 1 punto per il suo bulbo e 2 per la maggioranza. Con il bulbo sul rosso ne hai 4.
bulbous-lesson-on-title = Come si continua
bulbous-lesson-on = Quando un esemplare è completo, tutti i giocatori riempiono la mano fino a sette carte. Comincia il giocatore successivo, e tu metti in gioco un altro esemplare blu. Quando un giocatore mette in gioco il suo ultimo esemplare, segue il giro finale.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = tra esemplari e carte
bulbous-keys-number = a una carta che va bene, con il suo numero
bulbous-keys-send = inviare la selezione
bulbous-keys-command = puntare due numeri e il doppio
