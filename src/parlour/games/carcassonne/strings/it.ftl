# Carcassonne

carcassonne-name = Carcassonne: Le Scommesse
carcassonne-line = Posate il paese, prendetene possesso e scommettete su quanto cresceranno città e strade.

carcassonne-option-bets = Le Scommesse: tessere Allibratore e gettoni
carcassonne-option-small_city = Una città di due tessere
carcassonne-option-small_city-four = 4 punti
carcassonne-option-small_city-two = 2 punti, come nella prima edizione
carcassonne-option-farmers = Contadini nei campi
carcassonne-option-offices = Un botteghino termina
carcassonne-option-offices-drawn = le strade disegnate fino a lui
carcassonne-option-offices-every = ogni strada della sua tessera
carcassonne-option-no_bets = Non si mettono gettoni quando
carcassonne-option-no_bets-tile = le strade e città della tessera sono complete
carcassonne-option-no_bets-land = tutte le strade e città del paese sono complete
carcassonne-option-last = Non si mettono gettoni
carcassonne-option-last-stack = sull’ultima tessera della pila
carcassonne-option-last-placeable = su una tessera dopo la quale nessun’altra va
carcassonne-option-unclaimed = Una città o strada completa che nessuno ha preso
carcassonne-option-unclaimed-settles = paga i gettoni
carcassonne-option-unclaimed-waits = lascia i gettoni dove sono
carcassonne-option-at_end = Alla fine un gettone conta per
carcassonne-option-at_end-unfinished = una città o strada incompleta della tessera
carcassonne-option-at_end-any = qualunque città o strada della tessera
carcassonne-option-overlays = Mostra di chi sono città, strade e campi
carcassonne-option-projected = Mostra i punti come se la partita finisse ora
carcassonne-option-tiles = Serie di tessere e gettoni

carcassonne-phase-place = posare la tessera
carcassonne-phase-settle = scegliere per che cosa contano i gettoni
carcassonne-phase-bet = scommettere
carcassonne-phase-choose = scegliere per che cosa contano i vostri gettoni
carcassonne-phase-over = la partita è finita

carcassonne-do-place = Posare la tessera in { $x }, { $y }
carcassonne-do-settle = Pagare i gettoni di un botteghino
carcassonne-do-bet = Scommettere
carcassonne-do-choose = Scegliere per che cosa conta un gettone
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] dritta
    [1] girata a destra
    [2] capovolta
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

# What stands in a line of the log.
carcassonne-row-tile = tessera
carcassonne-row-claimed = occupato
carcassonne-row-bets = { $state ->
    [placed] scommesse fatte
    [none] nessuna scommessa
   *[decided] deciso
}
carcassonne-row-cities = città: { $cities }

carcassonne-news-began = Comincia { $name }.
carcassonne-news-placed = { $meeple ->
    [city] { $name } posa una tessera, con un cavaliere in città.
    [road] { $name } posa una tessera, con un brigante sulla strada.
    [field] { $name } posa una tessera, con un contadino nel campo.
    [monastery] { $name } posa una tessera, con un monaco nel monastero.
   *[none] { $name } posa una tessera.
}
carcassonne-news-discarded = Una tessera non andava da nessuna parte ed esce dal gioco.
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
carcassonne-news-laid = { $name } mette un gettone coperto.
carcassonne-news-no-chips = Nessuno ha messo un gettone.
carcassonne-news-settled = { $chips ->
    [one] Si volta { $chips } gettone.
   *[other] Si voltano { $chips } gettoni.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } aveva il gettone { $chip }, e nulla per cui contare.
    [city] { $name } aveva il gettone { $chip }, per una città di { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } aveva il gettone { $chip }, per una strada di { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = L’ultima tessera è posata.

carcassonne-over-complete = L’ultima tessera è posata.

carcassonne-error-not-your-turn = Non tocca a voi.
carcassonne-error-not-now = Adesso non si può.
carcassonne-error-square-taken = Lì c’è già una tessera.
carcassonne-error-not-adjacent = Una tessera deve toccarne un’altra con un lato intero.
carcassonne-error-no-such-rotation = Una tessera si gira da zero a tre quarti.
carcassonne-error-does-not-fit = Lì non va: città con città, strada con strada, campo con campo.
carcassonne-error-no-such-segment = Questa tessera non ha nulla del genere.
carcassonne-error-no-farmers = A questo tavolo si gioca senza contadini.
carcassonne-error-no-meeple = Tutti i vostri meeple sono in tavola.
carcassonne-error-not-free = Lì c’è già qualcuno.
carcassonne-error-no-such-chip = Non avete questo gettone.
carcassonne-error-other-office = Prima viene un altro botteghino.
carcassonne-error-no-such-choice = I gettoni lì non possono contare per questo.
carcassonne-error-option-of-the-bets = Questa scelta appartiene alle Scommesse, che a questo tavolo non si giocano.
carcassonne-error-seats = Carcassonne si gioca da due a sei.
carcassonne-error-unknown-tiles = Le tessere che questo tavolo chiede non sono in questa casa.

carcassonne-bot-beginner = Yves, cui piace quando tutto combacia
carcassonne-bot-beginner-plus = Makoa, che mette un meeple su tutto
carcassonne-bot-casual = Odile, che conta ciò che vede
carcassonne-bot-casual-plus = Lupita, che guarda due volte prima di posare
carcassonne-bot-club = Renaud, che bada ai vicini
carcassonne-bot-club-plus = Ayodele, cui piace sistemarsi in casa d’altri
carcassonne-bot-expert = Blanche, che pensa alle tessere a venire
carcassonne-bot-expert-plus = Rashmi, che conta ciò che resta nel sacchetto
carcassonne-bot-master = Trencavel, che ha visto crescere ogni paese
carcassonne-bot-master-plus = Hinewai, che cammina oggi sulle strade di domani

# How points were made, in the house's table of results.
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

# Sullo schermo.
carcassonne-land = Tabellone
carcassonne-larger = Più grande
carcassonne-smaller = Più piccolo
carcassonne-tile-at = Tessera in { $x }, { $y }
carcassonne-stands = { $name }: { carcassonne-segment }
carcassonne-lay-at = Posa la tessera in { $x }, { $y }
carcassonne-turn-here = Gira la tessera in { $x }, { $y }
carcassonne-drawn = La tessera pescata
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
carcassonne-no-chip = Nessun gettone
carcassonne-counts-for = Per che cosa contano i gettoni
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Giocatore
carcassonne-total = Totale
carcassonne-wait = { $name }: sta decidendo
carcassonne-undo = Annulla
carcassonne-turn = Gira
carcassonne-ask = { $phase ->
    [meeple] Piazza una pedina (facoltativo)
    [place] Posa la tessera
    [settle] Scegli per che cosa contano le scommesse di questo ufficio
   *[choose] Scegli per che cosa conta la tua scommessa
}
carcassonne-ask-bet = Quante tessere avrà { $kind ->
    [city] questa città
    [road] questa strada
   *[both] questa strada o città
} quando sarà conclusa?
carcassonne-ask-bet-both = Decide la prima che si conclude.
carcassonne-tag = { $kind ->
    [city] Città
   *[road] Strada
}: { carcassonne-tiles }, { $open ->
    [0] conclusa
    [one] 1 lato aperto
   *[other] { $open } lati aperti
}
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
carcassonne-look-gaps = Spazi liberi
carcassonne-feature = { $state ->
    [complete] { carcassonne-segment }, conclusa, { carcassonne-tiles }, { carcassonne-points }
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
carcassonne-chips-of = gettoni di { $names }
carcassonne-completes = { $has_seats ->
    [yes] Conclude: { carcassonne-segment }, { carcassonne-points } per { $names }.
   *[no] Conclude: { carcassonne-segment }, senza proprietario.
}
carcassonne-claims-now = Occupa: { carcassonne-segment }, { carcassonne-tiles }, finora { carcassonne-points }.
carcassonne-settles = { $count ->
    [one] Si girano i gettoni di 1 ufficio.
   *[other] Si girano i gettoni di { $count } uffici.
}
carcassonne-fits = Così va su { $now ->
    [one] { $now } casella
   *[other] { $now } caselle
}, in tutto su { $all }.
carcassonne-deciding = Chi ha deciso
carcassonne-has-decided = { $decided ->
    [yes] { $name } ha deciso
   *[no] { $name } ci pensa ancora
}
carcassonne-chip = Gettone { $chip }: { $pays }
carcassonne-chip-out = Il gettone { $chip } è su un ufficio
carcassonne-out = fuori
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
carcassonne-your-bet = { $chip ->
    [none] Non hai posato gettoni. Gli altri decidono ancora.
   *[other] Hai posato { $chip }. Gli altri decidono ancora.
}
carcassonne-counts-for-nothing = niente
carcassonne-turned = Gettoni girati
carcassonne-seen = Chiudi
carcassonne-final = Il conteggio finale
carcassonne-final-first = Prima del conteggio finale
carcassonne-final-back = Un passo indietro
carcassonne-final-on = Un passo avanti
carcassonne-final-last = La fine
carcassonne-final-step = Passo { $step } di { $count }
carcassonne-before-the-end = Prima del conteggio finale
carcassonne-facts = Tessere, punti e gettoni
carcassonne-to-come = Tessere a venire: { $count }
carcassonne-tile-count = Tessera { $tile }, ancora { $count }
carcassonne-discarded = Tessere che non andavano da nessuna parte: { $count }
carcassonne-offices = Uffici con gettoni
carcassonne-projected = Punteggio previsto
carcassonne-meeples = Pedine
carcassonne-chips-at-hand = Gettoni
carcassonne-poster = Manifesto
carcassonne-record = Mosse
carcassonne-no-pictures = Le immagini delle tessere non sono arrivate. Ricarica la pagina.
carcassonne-move-place = { $kind ->
    [city] Tessera in { $x }, { $y }, girata di { $degrees }°, con un cavaliere
    [road] Tessera in { $x }, { $y }, girata di { $degrees }°, con un brigante
    [monastery] Tessera in { $x }, { $y }, girata di { $degrees }°, con un monaco
    [field] Tessera in { $x }, { $y }, girata di { $degrees }°, con un contadino
   *[none] Tessera in { $x }, { $y }, girata di { $degrees }°
}
carcassonne-move-bet = Gettone { $chip }

# La lezione: i primi turni di chi impara.
carcassonne-lesson-lay-title = Una tessera
carcassonne-lesson-lay = Ognuno posa la tessera che ha pescato, girata come vuole, purché ogni lato combaci: strada con strada, campo con campo, città con città. Posa la tua sulla casella illuminata.
carcassonne-lesson-lay-other = Lì andrebbe bene, ma posala al capo illuminato della strada, senza meeple.
carcassonne-lesson-monk-title = Un monaco
carcassonne-lesson-monk = Sulla tessera appena posata puoi mettere uno dei tuoi sette meeple. Posa il monastero sulla casella illuminata, con un monaco: 9 punti quando ci sono tutte le otto vicine.
carcassonne-lesson-monk-other = Qui posa il monastero sulla casella illuminata e mettici un monaco.
carcassonne-lesson-knight-title = Un cavaliere
carcassonne-lesson-knight = Posa il capo della città sulla casella illuminata, con un cavaliere. La città è subito completa: 2 punti per tessera, e il cavaliere torna da te.
carcassonne-lesson-knight-other = Qui posa la tessera dove la città è aperta, sulla casella illuminata, e metti un cavaliere in città.
carcassonne-lesson-road-title = Un brigante
carcassonne-lesson-road = Una strada finisce agli incroci. Posa questo sulla casella illuminata, con un brigante sulla strada a sinistra: è completa, 1 punto per tessera.
carcassonne-lesson-road-other = Qui posa l’incrocio sulla casella illuminata e metti il brigante sulla strada a sinistra.
carcassonne-lesson-office-title = Un botteghino
carcassonne-lesson-office = Su questa tessera c’è un botteghino delle scommesse, dove pure finiscono le strade. Posala così com’è sulla casella illuminata, con un brigante sulla strada lunga a sinistra.
carcassonne-lesson-office-other = Qui posa il botteghino così com’è al capo illuminato della strada lunga e metti un brigante su quella strada.
carcassonne-lesson-bet-title = Una scommessa
carcassonne-lesson-bet = Ora ognuno può scommettere in segreto quante tessere avrà una strada o una città del botteghino. La tua strada ne ha tre, presto quattro: prendi il gettone 4 × 2, che paga 8 punti per 4 tessere esatte.
carcassonne-lesson-bet-other = Si potrebbe, ma la strada avrà quattro tessere: prendi il gettone 4 × 2.
carcassonne-lesson-farmer-title = Un contadino
carcassonne-lesson-farmer = Un contadino resta nel campo fino alla fine, per 3 punti per ogni città completa che il campo tocca. Posa la tessera sulla casella illuminata, la città verso il basso, con un contadino. Toccarla la gira.
carcassonne-lesson-farmer-other = Non proprio: sulla casella illuminata, girata finché la città guarda in basso, e un contadino nel campo.
carcassonne-lesson-gate-title = La porta
carcassonne-lesson-gate = Una strada finisce anche a una porta di città. Posa questa sulla casella illuminata: la tua strada è completa, e i gettoni sul botteghino si voltano.
carcassonne-lesson-gate-other = Qui posa la porta al capo illuminato della tua strada, senza meeple.
carcassonne-lesson-turned-title = Gettoni voltati
carcassonne-lesson-turned = 4 punti per la strada e 8 per il tuo gettone: aveva il numero giusto. Il 2/3 di Odile no. Gettoni e brigante sono di nuovo tuoi, e sei in testa per 18 a 0.
carcassonne-lesson-on-title = E così via
carcassonne-lesson-on = Quando l’ultima tessera è posata si contano i gettoni rimasti, poi ciò che non è completo, poi i campi. Vince il totale più alto.
