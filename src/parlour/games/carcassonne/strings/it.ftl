# Carcassonne

carcassonne-name = Carcassonne: Le Scommesse
carcassonne-line = Costruisci il paesaggio tessera dopo tessera, occupalo e scommetti su quanto cresceranno città e strade.

carcassonne-option-bets = Le Scommesse: tessere Allibratore e gettoni
carcassonne-option-small_city = Una città di due tessere
carcassonne-option-small_city-four = 4 punti
carcassonne-option-small_city-two = 2 punti, come nella prima edizione
carcassonne-option-farmers = Contadini nei campi
carcassonne-option-offices = Un botteghino termina
carcassonne-option-offices-drawn = solo le strade disegnate fino a esso
carcassonne-option-offices-every = ogni strada della sua tessera
carcassonne-option-no_bets = Niente scommesse quando
carcassonne-option-no_bets-tile = le strade e città della tessera sono complete
carcassonne-option-no_bets-land = tutte le strade e città del tabellone sono complete
carcassonne-option-last = Niente scommesse
carcassonne-option-last-stack = sull’ultima tessera della pila
carcassonne-option-last-placeable = sull’ultima tessera che si può posare
carcassonne-option-unclaimed = Una strada o città non occupata che si completa
carcassonne-option-unclaimed-settles = paga le scommesse
carcassonne-option-unclaimed-waits = non paga le scommesse
carcassonne-option-at_end = Alla fine le scommesse contano per
carcassonne-option-at_end-unfinished = una città o strada incompleta della tessera
carcassonne-option-at_end-any = qualsiasi città o strada della tessera
carcassonne-option-overlays = Mostra i proprietari di città, strade e campi
carcassonne-option-projected = Mostra il punteggio previsto
carcassonne-option-tiles = Serie di tessere

carcassonne-phase-place = posare la tessera
carcassonne-phase-settle = scegliere per che cosa contano le scommesse
carcassonne-phase-bet = scommettere
carcassonne-phase-choose = scegliere per che cosa contano le tue scommesse
carcassonne-phase-over = la partita è finita

carcassonne-do-place = Posare la tessera in { $x }, { $y }
carcassonne-do-settle = Pagare le scommesse di un botteghino
carcassonne-do-bet = Scommettere
carcassonne-do-choose = Scegliere per che cosa conta una scommessa
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] non girata
    [1] girata a destra
    [2] girata di 180°
   *[other] girata a sinistra
}, { $meeple ->
    [city] cavaliere
    [road] brigante
    [field] contadino
    [monastery] monaco
   *[none] senza meeple
}

carcassonne-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
carcassonne-segment = { $kind ->
    [city] città
    [road] strada
    [monastery] monastero
   *[field] campo
}

# Rows of the log.
carcassonne-row-tile = tessera
carcassonne-row-claimed = occupato
carcassonne-row-bets = { $state ->
    [placed] scommesse fatte
    [none] nessuna scommessa
   *[decided] deciso
}
carcassonne-row-cities = presso { $cities } città

carcassonne-news-began = Comincia { $name }.
carcassonne-news-placed = { $meeple ->
    [city] { $name } ha posato una tessera con un cavaliere nella città.
    [road] { $name } ha posato una tessera con un brigante sulla strada.
    [field] { $name } ha posato una tessera con un contadino nel campo.
    [monastery] { $name } ha posato una tessera con un monaco nel monastero.
   *[none] { $name } ha posato una tessera.
}
carcassonne-news-discarded = È stata scartata una tessera che non andava da nessuna parte.
carcassonne-news-city = { $name } segna una città di { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road = { $name } segna una strada di { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery = { $name } segna un monastero: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } segna un campo presso { $cities } città: { carcassonne-points }.
   *[other] { $name } segna un campo presso { $cities } città: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } segna una città incompleta di { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } segna una strada incompleta di { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } segna un monastero incompleto: { carcassonne-points }.
carcassonne-news-decided = { $name } ha deciso.
carcassonne-news-laid = { $name } ha scommesso a faccia in giù.
carcassonne-news-no-chips = Nessuna scommessa.
carcassonne-news-settled = { $chips ->
    [one] È stata scoperta { $chips } scommessa.
   *[other] Sono state scoperte { $chips } scommesse.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } ha scommesso { $chip }, ma non c’era più nulla per cui contare.
    [city] { $name } ha scommesso { $chip } su una città di { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } ha scommesso { $chip } su una strada di { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = È stata posata l’ultima tessera.

carcassonne-over-complete = È stata posata l’ultima tessera.

carcassonne-error-not-your-turn = Non tocca a te.
carcassonne-error-not-now = Adesso non puoi farlo.
carcassonne-error-square-taken = C’è già una tessera.
carcassonne-error-not-adjacent = Una tessera deve toccarne un’altra con un lato intero.
carcassonne-error-no-such-rotation = Una tessera si gira al massimo di tre quarti di giro.
carcassonne-error-does-not-fit = Questa tessera qui non va: città, strade e campi devono combaciare.
carcassonne-error-no-such-segment = Questa tessera non ha questa parte.
carcassonne-error-no-farmers = A questo tavolo si gioca senza contadini.
carcassonne-error-no-meeple = Non hai più meeple.
carcassonne-error-not-free = C’è già un meeple.
carcassonne-error-no-such-chip = Non hai questo gettone.
carcassonne-error-other-office = Prima viene un altro botteghino.
carcassonne-error-no-such-choice = Queste scommesse non possono contare per questo.
carcassonne-error-option-of-the-bets = Questa opzione richiede Le Scommesse, che questo tavolo non usa.
carcassonne-error-seats = Carcassonne si gioca da due a sei.
carcassonne-error-unknown-tiles = Questo server non ha la serie di tessere di questo tavolo.

carcassonne-bot-beginner = Yves, a cui piace quando tutto combacia
carcassonne-bot-beginner-plus = Makoa, che mette un meeple su tutto
carcassonne-bot-casual = Odile, che conta ciò che vede
carcassonne-bot-casual-plus = Lupita, che guarda due volte prima di posare una tessera
carcassonne-bot-club = Renaud, che osserva gli avversari
carcassonne-bot-club-plus = Ayodele, a cui piace condividere le città
carcassonne-bot-expert = Blanche, che pensa alle tessere in arrivo
carcassonne-bot-expert-plus = Rashmi, che conta ciò che resta nel sacchetto
carcassonne-bot-master = Trencavel, che ha visto tutto
carcassonne-bot-master-plus = Hinewai, che pianifica molti turni avanti

# Score breakdown.
carcassonne-points-roads = Strade
carcassonne-points-cities = Città
carcassonne-points-monasteries = Monasteri
carcassonne-points-fields = Campi
carcassonne-points-bets = Scommesse
carcassonne-source-roads = { carcassonne-points-roads }
carcassonne-source-cities = { carcassonne-points-cities }
carcassonne-source-monasteries = { carcassonne-points-monasteries }
carcassonne-source-fields = { carcassonne-points-fields }
carcassonne-source-bets = { carcassonne-points-bets }

# On screen.
carcassonne-land = Tabellone
carcassonne-larger = Ingrandisci
carcassonne-smaller = Riduci
carcassonne-tile-at = Tessera in { $x }, { $y }
carcassonne-stands = { $kind ->
    [city] { $name } nella { carcassonne-segment }
    [road] { $name } sulla { carcassonne-segment }
   *[other] { $name } nel { carcassonne-segment }
}
carcassonne-lay-at = Posa la tessera in { $x }, { $y }
carcassonne-turn-here = Gira la tessera in { $x }, { $y }
carcassonne-drawn = Tessera pescata
carcassonne-claim = { $kind ->
    [city] cavaliere
    [road] brigante
    [monastery] monaco
   *[field] contadino
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
carcassonne-chips = I tuoi gettoni
carcassonne-no-chip = Nessuna scommessa
carcassonne-keep-chips = tenere i gettoni
carcassonne-counts-for = Per che cosa contano le scommesse
carcassonne-without-meeple = Nessun meeple
carcassonne-meeples-left = { $count ->
    [one] Resta { $count } meeple
   *[other] Restano { $count } meeple
}
carcassonne-bets-placed = Hanno scommesso { $count } su { $all }
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Giocatore
carcassonne-total = Totale
carcassonne-wait = In attesa di { $name }
carcassonne-wait-several = In attesa di { $count } giocatori
carcassonne-undo = Annulla
carcassonne-turn = Gira
carcassonne-ask = { $phase ->
    [meeple] Piazza un meeple (facoltativo)
    [place] Posa la tessera
    [settle] Scegli per che cosa contano le scommesse di questo botteghino
   *[choose] Scegli per che cosa conta la tua scommessa
}
carcassonne-ask-bet = Quante tessere avrà { $kind ->
    [city] questa città
    [road] questa strada
    [roads] una di queste strade
    [several] questa città o una di queste strade
   *[both] questa strada o città
} quando sarà completa?
carcassonne-ask-bet-several = Decide la prima completa.
carcassonne-ask-bet-finished = { $kind ->
    [city] La città già completa non conta.
    [road] La strada già completa non conta.
   *[several] Le città e le strade già complete non contano.
}
carcassonne-tag = { $kind ->
    [city] Città
   *[road] Strada
}: { carcassonne-tiles }, { $open ->
    [0] completa
    [one] 1 lato aperto
   *[other] { $open } lati aperti
}
carcassonne-office = Botteghino
carcassonne-why-meeple = Un meeple fa punti con la parte della tessera che occupa.
carcassonne-unclaimed = di nessuno
carcassonne-confirm = { $phase ->
    [place] Posa la tessera
    [bet] Scommetti
    [settle] Conferma
   *[choose] Conferma
}
carcassonne-left = { $count ->
    [one] tessera rimasta
   *[other] tessere rimaste
}
carcassonne-turn-left = Gira a sinistra
carcassonne-turn-right = Gira a destra
carcassonne-lay-turned-at = Gira la tessera e posala in { $x }, { $y }
carcassonne-whole = Adatta allo schermo
carcassonne-looks = Vista del tabellone
carcassonne-look-map = Normale
carcassonne-look-city = Città
carcassonne-look-road = Strade
carcassonne-look-field = Campi
carcassonne-look-gaps = Caselle libere
carcassonne-feature = { $state ->
    [complete] completo: { carcassonne-segment }, { carcassonne-tiles }, { carcassonne-points }
    [open] { carcassonne-segment } finora, { carcassonne-tiles }, { carcassonne-points }
   *[field] { carcassonne-segment }, { carcassonne-points }
}
carcassonne-label = { $kind ->
    [field] { $points }
   *[other] { $tiles } · { $points }
}
carcassonne-gap = { $count ->
    [0] Nessuna tessera rimasta va qui.
    [one] 1 tessera rimasta va qui.
   *[other] { $count } tessere rimaste vanno qui.
}
carcassonne-chips-of = scommesse di { $names }
carcassonne-completes = { $has_seats ->
    [yes] Completa: { carcassonne-segment }, { carcassonne-points } per { $names }.
   *[no] Completa: { carcassonne-segment }, di nessuno.
}
carcassonne-claims-now = Occupa: { carcassonne-segment }, { carcassonne-tiles }, finora { carcassonne-points }.
carcassonne-settles = { $count ->
    [one] Si scoprono le scommesse di 1 botteghino.
   *[other] Si scoprono le scommesse di { $count } botteghini.
}
carcassonne-fits = { $now ->
    [0] Scegli una casella: la tessera ruota da sola.
    [one] { $now } casella possibile in questo verso, { $all } in tutto.
   *[other] { $now } caselle possibili in questo verso, { $all } in tutto.
}
carcassonne-deciding = Decisioni dei giocatori
carcassonne-has-decided = { $decided ->
    [yes] { $name } ha deciso
   *[no] { $name } sta decidendo
}
carcassonne-chip = Gettone { $chip }: { $pays }
carcassonne-chip-out = Il gettone { $chip } è su un botteghino
carcassonne-in-use = in gioco
carcassonne-on-office = su un botteghino
carcassonne-chip-tiles = { $shape ->
    [one] { $low } tessere
    [two] { $low } o { $high } tessere
   *[more] { $low }+ tessere
}
carcassonne-chip-pays = { $shape ->
    [one] paga { $low }
   *[two] paga { $low } o { $high }
}
carcassonne-chip-chance = { $percent }%
carcassonne-your-bet = { $tiles ->
    [none] Non hai scommesso
   *[other] La tua scommessa: { $tiles }
}
carcassonne-counts-for-nothing = niente
carcassonne-turned = Scommesse scoperte
carcassonne-seen = Chiudi
carcassonne-final = Conteggio finale
carcassonne-final-first = Prima del conteggio finale
carcassonne-final-back = Passo precedente
carcassonne-final-on = Passo successivo
carcassonne-final-last = Fine
carcassonne-final-step = Passo { $step } di { $count }
carcassonne-before-the-end = Prima del conteggio finale
carcassonne-facts = Dettagli
carcassonne-to-come = Tessere rimaste: { $count }
carcassonne-tile-count = Tessera { $tile }, { $count } rimaste
carcassonne-discarded = Tessere scartate: { $count }
carcassonne-offices = Botteghini con scommesse
carcassonne-projected = Punteggio previsto
carcassonne-meeples = Meeple
carcassonne-chips-at-hand = Gettoni
carcassonne-poster = Manifesto
carcassonne-record = Mosse
carcassonne-no-pictures = Non è stato possibile caricare le immagini delle tessere. Ricarica la pagina.
carcassonne-move-place = { $kind ->
    [city] Tessera in { $x }, { $y }, girata di { $degrees }°, con un cavaliere
    [road] Tessera in { $x }, { $y }, girata di { $degrees }°, con un brigante
    [monastery] Tessera in { $x }, { $y }, girata di { $degrees }°, con un monaco
    [field] Tessera in { $x }, { $y }, girata di { $degrees }°, con un contadino
   *[none] Tessera in { $x }, { $y }, girata di { $degrees }°
}
carcassonne-move-bet = Gettone { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = Una tessera
carcassonne-lesson-lay = A ogni turno posi la tessera pescata, girata come vuoi, in modo che tutti i lati combacino: strada con strada, campo con campo, città con città. Posa la tua sulla casella evidenziata.
carcassonne-lesson-lay-other = È una mossa legale, ma qui posala al capo evidenziato della strada, senza meeple.
carcassonne-lesson-monk-title = Un monaco
carcassonne-lesson-monk = Sulla tessera appena posata puoi mettere uno dei tuoi sette meeple. Posa il monastero sulla casella evidenziata, con un monaco: vale 9 punti quando sono posate tutte e otto le tessere vicine.
carcassonne-lesson-monk-other = Qui posa il monastero sulla casella evidenziata, con un monaco.
carcassonne-lesson-knight-title = Un cavaliere
carcassonne-lesson-knight = Posa il capo della città sulla casella evidenziata, con un cavaliere. La città è subito completa: 2 punti per ogni sua tessera, e il cavaliere torna da te.
carcassonne-lesson-knight-other = Qui posa la tessera sul lato aperto della città, sulla casella evidenziata, con un cavaliere nella città.
carcassonne-lesson-road-title = Un brigante
carcassonne-lesson-road = Una strada finisce agli incroci. Posa questo sulla casella evidenziata, con un brigante sulla strada a sinistra: è completa e vale 1 punto per tessera.
carcassonne-lesson-road-other = Qui posa l’incrocio sulla casella evidenziata, con il brigante sulla strada a sinistra.
carcassonne-lesson-office-title = Un botteghino
carcassonne-lesson-office = Questa tessera ha un botteghino delle scommesse, dove le strade finiscono. Posala senza girarla sulla casella evidenziata, con un brigante sulla strada lunga a sinistra.
carcassonne-lesson-office-other = Qui posa il botteghino senza girarlo al capo evidenziato della strada lunga, con un brigante su quella strada.
carcassonne-lesson-bet-title = Una scommessa
carcassonne-lesson-bet = Ora tutti i giocatori possono scommettere in segreto sul numero di tessere di una strada o città del botteghino. La tua strada ha tre tessere e presto ne avrà quattro: scegli il gettone 4 × 2, che paga 8 punti per esattamente 4.
carcassonne-lesson-bet-other = È una mossa legale, ma la strada avrà quattro tessere: scegli il gettone 4 × 2.
carcassonne-lesson-farmer-title = Un contadino
carcassonne-lesson-farmer = Un contadino resta nel campo fino alla fine e vale 3 punti per ogni città completa che il campo tocca. Posa la tessera sulla casella evidenziata, con la città verso il basso e un contadino. Tocca la tessera per girarla.
carcassonne-lesson-farmer-other = Non proprio: posala sulla casella evidenziata, girata in modo che la città sia in basso, con un contadino nel campo.
carcassonne-lesson-gate-title = Porta di città
carcassonne-lesson-gate = Una strada finisce anche a una porta di città. Posa questa tessera sulla casella evidenziata: la tua strada è completa, e le scommesse del botteghino si scoprono.
carcassonne-lesson-gate-other = Qui posa la porta al capo evidenziato della tua strada, senza meeple.
carcassonne-lesson-turned-title = Scommesse scoperte
carcassonne-lesson-turned = 4 punti per la strada e 8 per la tua scommessa: aveva il numero giusto. Il 2/3 di Odile no. Gettone e brigante tornano da te, e conduci 18 a 0.
carcassonne-lesson-on-title = Fine della partita
carcassonne-lesson-on = Dopo l’ultima tessera si contano prima le scommesse rimaste, poi le parti incomplete, poi i campi. Vince il giocatore con più punti.
