# Betta

betta-name = Betta
betta-line = Posa pesci su pesci: segna motivi subito, e riempi le vasche del tuo colore per la fine.

betta-option-mode = Modalità
betta-option-mode-classic = Classico
betta-option-mode-solo = Solitario
betta-option-mode-betty = Betty contro i suoi commessi
betta-option-betty = Chi è Betty
betta-option-betty-random = Giocatore a caso
betta-option-betty-first = Giocatore al posto 1
betta-option-goals = Obiettivi di Betty
betta-option-goals-tuned = Equilibrati
betta-option-goals-brief = Prima versione
betta-option-pool = Carte
betta-option-pool-even = Quattro per colore, una posata all’inizio
betta-option-pool-any = Quattordici a caso, vasche vuote
betta-option-deal = Mano
betta-option-deal-random = A caso
betta-option-deal-daily = Mano del giorno
betta-option-day = Data della mano (UTC)
betta-option-box = Serie di carte e motivi

betta-phase-place = posare una carta
betta-phase-over = la partita è finita

# $display and $turns count from 0.
betta-display = { $display ->
    [0] vasca 1
    [1] vasca 2
    [2] vasca 3
    [3] vasca 4
    [4] vasca 5
    [5] vasca 6
    [6] vasca 7
    [7] vasca 8
    [8] vasca 9
   *[other] vasca 10
}
betta-turned = { $turns ->
    [0] non girata
    [1] girata a destra
    [2] girata di 180°
   *[other] girata a sinistra
}
betta-stack = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
betta-do-place = Carta { $card } nella { betta-display }, { betta-turned }
betta-foreseen = una carta nella { betta-display }
betta-command = carta { $card } giro { $turns } vasca { $tank }
betta-command-straight = carta { $card } vasca { $tank }
betta-command-hint = 1r 6, o carta 1 giro 1 vasca 6
betta-keys-walk = tra carte e vasche
betta-keys-tank = a quella vasca
betta-keys-turn = girare la carta a destra, a sinistra
betta-keys-lay = selezionare, mirare, posare
betta-keys-command = posare la carta 1, girata a destra, sulla vasca 6

betta-news-began = Comincia { $name }.
betta-news-laid = { $name } ha posato una carta nella { betta-display }: { betta-points }.
betta-news-first = { $name } ha posato la prima carta nella { betta-display }: { betta-points }.
betta-news-pattern = { $name } ha formato { betta-pattern } nella { betta-display }: { betta-points }.
betta-news-ended = { $why ->
    [full] Tutte le vasche sono piene.
   *[turns] Non restano turni.
}
betta-news-displays = { $name }: { betta-points } dalle vasche.
betta-news-display = { betta-say-there }

betta-over-full = Tutte le vasche sono piene.
betta-over-turns = Non restano turni.

# The built-in patterns; a pattern from an operator's card set uses its own id.
betta-pattern = { $pattern ->
    [bar] la barra
    [corner] l’angolo
    [slash] la diagonale
    [roof] il tetto
    [block] il blocco
    [tee] la T
    [fork] la forca
    [arrow] la freccia
    [big_tee] la T grande
    [big_corner] l’angolo grande
    [cup] la coppa
    [stairs] la scala
   *[other] { $pattern }
}

betta-colour = { $colour ->
    [r] rosso
    [b] blu
    [y] giallo
   *[g] verde
}

betta-rating-apprentice = Apprendista
betta-rating-keeper = Custode
betta-rating-aquarist = Acquariofilo
betta-rating-expert = Esperto
betta-rating-equal = Pari a Betty

betta-error-not-your-turn = Non tocca a te.
betta-error-not-in-hand = Non hai questa carta in mano.
betta-error-no-such-rotation = Una carta si gira al massimo di tre quarti di giro.
betta-error-no-such-display = Questa vasca non esiste.
betta-error-display-full = La { betta-display } mostra nove pesci: è piena.
betta-error-option-of-other-mode = Questa opzione non esiste in questa modalità: { $option ->
    [betty] chi è Betty
    [goals] obiettivi di Betty
    [pool] carte del solitario
    [deal] mano del giorno
   *[day] data della mano
}.
betta-error-day-of-daily-deal = Solo la mano del giorno ha una data, e la richiede.
betta-error-seats = { $mode ->
    [solo] Il solitario si gioca da soli.
    [betty] La modalità con Betty si gioca da due a cinque.
   *[classic] La modalità classica si gioca da due a quattro.
}
betta-error-unknown-box = Questo server non ha la serie di carte di questo tavolo.

betta-bot-beginner = Finn, che gioca quel che gli piace
betta-bot-beginner-plus = Noa, che guarda due volte
betta-bot-casual = Rosa, che prende i punti che vede
betta-bot-casual-plus = Tariq, che conta prima i suoi pesci
betta-bot-club = Anders, che si chiede che cosa farai
betta-bot-club-plus = Leilani, che sa a che cosa miri
betta-bot-expert = Mei, che calcola la partita nella testa
betta-bot-expert-plus = Mateus, che di rado sbaglia su una vasca
betta-bot-master = Odette, che conosce ogni carta a memoria
betta-bot-master-plus = Ngozi, che ha giocato a questo gioco mille volte

# On screen
betta-displays = Vasche
betta-patterns = Motivi
betta-hand = Le tue carte
betta-company = Giocatori e punteggi
betta-you = Tu
betta-seat = Posto { $number }
betta-full = Piena
betta-turn-left = Gira a sinistra (Maiusc + R)
betta-turn-right = Gira a destra (R)
betta-lay = Posa
betta-log-card = Carta
betta-undo = Annulla
betta-close = Chiudi
betta-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# Score breakdown.
betta-source-pattern = Motivi da { $points } punti
betta-source-first = Prime carte
betta-source-display = { betta-display }
betta-source-pattern-all = Motivi
betta-source-display-all = Vasche

betta-book = Carte non viste
betta-book-unseen = Carte non viste ({ $count })
betta-unseen-own = Le tue carte non viste
betta-unseen-of = Carte non viste di { $name }
betta-unseen-none = Nessuna carta non vista.
betta-table-staff = Fine partita, per vasca: pesci del tuo colore e punti
betta-table-solo = Fine partita, per vasca: pesci del colore più frequente e punti
betta-table-betty = Betty, per vasca: colori diversi e punti
betta-table-ours = I punti di Betty sono un adattamento di questo server, non quelli stampati.

betta-result-removed = { $name }: carte messe da parte
betta-result-secret = La carta messa da parte si scopre alla fine della giornata.

betta-ask-card = Scegli una carta.
betta-ask-display = Scegli una vasca.
betta-ask-now = { betta-display }: +{ $points } adesso
betta-ask-wait = In attesa di { $name }.
betta-ask-won = Vinci con { $total } punti.
betta-ask-winners = { $count ->
    [one] { $names } vince con { $total } punti.
   *[other] { $names } condividono il primo posto con { $total } punti.
}
betta-ask-rated = { $total } punti: { $rating }
betta-why-turns = { $turns ->
    [0] Non ti restano turni.
    [one] Ti resta un turno.
   *[other] Ti restano { $turns } turni.
}
betta-why-first-staff = Il tuo colore è { betta-colour }. I motivi danno punti subito; il tuo colore ne dà in ogni vasca alla fine.
betta-why-first-betty = I motivi danno punti subito; il numero di colori di ogni vasca ne dà alla fine.
betta-why-first-alone = I motivi danno punti subito; il colore più frequente di ogni vasca ne dà alla fine.
betta-why-display = Gira la carta e tocca una vasca.
betta-why-end = A fine partita ti vale { $after } invece di { $before }.
betta-why-end-same = A fine partita ti vale ancora { $after }.

# For screen readers: names of cards, tanks and drafts
betta-fish = { $count } { $count ->
    [one] { betta-colour }
   *[other] { $colour ->
        [r] rossi
        [b] blu
        [y] gialli
       *[g] verdi
    }
}
betta-cell = { $cell ->
    [0] in alto a sinistra
    [1] in alto al centro
    [2] in alto a destra
    [3] a metà a sinistra
    [4] al centro
    [5] a metà a destra
    [6] in basso a sinistra
    [7] in basso al centro
   *[other] in basso a destra
}
betta-fish-at = { betta-colour } { betta-cell }
betta-say-card = Carta { $number } di { $count }, { betta-turned }: { $fish }
betta-say-empty = { betta-display }: vuota
betta-say-display = { betta-display }: { $count ->
    [one] { $count } pesce
   *[other] { $count } pesci
}, { $fish }
betta-say-full = piena
betta-say-worth = vale { betta-points } per te alla fine
betta-say-draft = questa carta qui: { betta-points }
betta-say-draft-pattern = questa carta qui: { betta-points }, { betta-pattern }
betta-say-covers = copre { $fish }
betta-say-aimed = selezionata; premi ancora per posare la carta
betta-say-last = ultima carta di { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = nessun punto in nessuna vasca
betta-say-row = { $row ->
    [0] riga in alto
    [1] riga in mezzo
   *[other] riga in basso
}: { $fish }
betta-say-nothing = vuota
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: formato nella { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: possibile nella { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } dalle carte, { $displays } dalle vasche, { $total } in totale; turni rimasti: { $turns }
betta-say-betty = { $name }, Betty: { $moves } dalle carte, { $displays } dalle vasche, { $total } in totale; turni rimasti: { $turns }
betta-say-alone = { $name }: { $moves } dalle carte, { $displays } dalle vasche, { $total } in totale; turni rimasti: { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = Una vasca vuota
betta-lesson-lay = Il tuo colore è il blu: due pesci di ogni tua carta sono blu. Posa la carta evidenziata nella vasca 3, che è vuota. La prima carta di una vasca vale 2 punti.
betta-lesson-lay-other = È una mossa legale, ma comincia con la carta evidenziata, nella vasca 3.
betta-lesson-turn-title = Un motivo
betta-lesson-turn = Pesci di un solo colore nella forma di un motivo ne danno i punti. Scegli la carta evidenziata, girala una volta a destra e posala nella vasca 1: tre pesci blu, 3 punti.
betta-lesson-turn-other = Non proprio: posa la carta evidenziata nella vasca 1, girata una volta a destra.
betta-lesson-cover-title = Coprire pesci
betta-lesson-cover = Le carte possono coprire pesci; contano solo i pesci visibili. Posa la carta evidenziata nella vasca 1 senza girarla: copre un pesce rosso di Rosa e forma un motivo di quattro blu, 5 punti.
betta-lesson-cover-other = Non proprio: posa la carta evidenziata nella vasca 1, senza girarla.
betta-lesson-hers-title = Qualsiasi colore
betta-lesson-hers = Un motivo può avere qualsiasi colore, ma la tua carta deve aggiungere uno dei suoi pesci. Gira la carta evidenziata una volta a destra e posala nella vasca 2: cinque pesci rossi, 7 punti per te.
betta-lesson-hers-other = Non proprio: posa la carta evidenziata nella vasca 2, girata una volta a destra.
betta-lesson-worth-title = Punti alla fine
betta-lesson-worth = Alla fine i pesci blu ti danno punti in ogni vasca: 2 pesci danno 1 punto, 3 ne danno 3, 4 ne danno 6, 5 ne danno 10, e 6 o più ne danno 15. La vasca 1 ne ha cinque: finora 10 punti.
betta-lesson-last-title = L’ultima carta
betta-lesson-last = Ogni giocatore ha sette turni, e questo è il tuo ultimo. Gira la carta evidenziata una volta a destra e posala nella vasca 3: 5 punti per un motivo, e quattro pesci blu invece di due.
betta-lesson-last-other = Non proprio: posa la carta evidenziata nella vasca 3, girata una volta a destra.
betta-lesson-end-title = Punteggio finale
betta-lesson-end = Rosa ha coperto uno dei quattro, perciò la vasca 3 ti dà 3. La vasca 1 ti dà 15, e la vasca 2 dà 15 a Rosa. Con 32 punti dalle carte vinci 50 a 47.
betta-lesson-on-title = Come si continua
betta-lesson-on = Ogni partita usa sei motivi, scelti a caso. Ci sono anche un solitario e una modalità in cui un giocatore è Betty; vedi le regole.
