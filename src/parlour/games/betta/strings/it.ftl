# Betta

betta-name = Betta
betta-line = Posa pesci su pesci: motivi subito, vasche del tuo colore per la fine.

betta-option-mode = Gioco
betta-option-mode-classic = Classico
betta-option-mode-solo = Solitario
betta-option-mode-betty = Betty contro i suoi commessi
betta-option-betty = Chi è Betty
betta-option-betty-random = Estratta a sorte
betta-option-betty-first = Il primo posto
betta-option-goals = Obiettivi di Betty
betta-option-goals-tuned = Equilibrati con giocatori forti
betta-option-goals-brief = Primo abbozzo
betta-option-pool = Carte
betta-option-pool-even = Quattro per colore, una posata all’inizio
betta-option-pool-any = Quattordici qualsiasi, vasche vuote
betta-option-deal = Mano
betta-option-deal-random = Una mano tutta tua
betta-option-deal-daily = Mano del giorno
betta-option-day = Giorno della mano (UTC)
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
betta-keys-walk = lungo carte e vasche
betta-keys-tank = a quella vasca
betta-keys-turn = girare la carta a destra, a sinistra
betta-keys-lay = scegliere, mirare, posare
betta-keys-command = posare la carta 1, girata a destra, sulla vasca 6

betta-news-began = Comincia { $name }.
betta-news-laid = { $name } ha posato una carta nella { betta-display }: { betta-points }.
betta-news-first = { $name } ha posato la prima carta nella { betta-display }: { betta-points }.
betta-news-pattern = { $name } ha formato { betta-pattern } nella { betta-display }: { betta-points }.
betta-news-ended = { $why ->
    [full] Tutte le vasche sono piene.
   *[turns] Tutti i turni sono stati giocati.
}
betta-news-displays = { $name }: { betta-points } dalle vasche.
betta-news-display = { betta-say-there }

betta-over-full = Tutte le vasche sono piene.
betta-over-turns = Non restano turni.

# The patterns of the house; a pattern that an operator brings goes by its own id.
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

betta-error-not-your-turn = Non è il tuo turno.
betta-error-not-in-hand = Non hai questa carta in mano.
betta-error-no-such-rotation = Una carta si gira da zero a tre quarti.
betta-error-no-such-display = Questa vasca non esiste.
betta-error-display-full = Nella { betta-display } si vedono nove pesci: è piena.
betta-error-option-of-other-mode = Questa scelta appartiene a un altro gioco: { $option ->
    [betty] chi è Betty
    [goals] gli obiettivi di Betty
    [pool] le carte del solitario
    [deal] la mano del giorno
   *[day] il giorno della mano
}.
betta-error-day-of-daily-deal = Una mano del giorno ha bisogno del suo giorno, e nessun’altra ne ha uno.
betta-error-seats = { $mode ->
    [solo] Il solitario si gioca da soli.
    [betty] Il gioco con Betty è per due fino a cinque.
   *[classic] Il gioco classico è per due fino a quattro.
}
betta-error-unknown-box = Le carte che questo tavolo richiede non sono in questa casa.

betta-bot-beginner = Finn, che posa quel che gli piace
betta-bot-beginner-plus = Noa, che guarda due volte
betta-bot-casual = Rosa, che prende quel che vede
betta-bot-casual-plus = Tariq, che conta prima i suoi pesci
betta-bot-club = Anders, che si chiede che cosa farai
betta-bot-club-plus = Leilani, che sa a che cosa miri
betta-bot-expert = Mei, che gioca tutta la serata nella testa
betta-bot-expert-plus = Mateus, che di rado sbaglia su una vasca
betta-bot-master = Odette, che conosce ogni carta a memoria
betta-bot-master-plus = Ngozi, che ha già giocato questa serata mille volte

# On screen
betta-displays = Vasche
betta-patterns = Motivi
betta-hand = Le tue carte
betta-company = Chi ha quali pesci, e come va
betta-you = Tu
betta-seat = Posto { $number }
betta-full = Piena
betta-turn-left = Gira la carta a sinistra (Maiusc + R)
betta-turn-right = Gira la carta a destra (R)
betta-lay = Posa
betta-log-card = Carta
betta-undo = Annulla
betta-close = Chiudi
betta-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# How points were made, in the house's table of results.
betta-source-pattern = Motivi da { $points }
betta-source-first = Prime carte
betta-source-display = { betta-display }
betta-source-pattern-all = Motivi
betta-source-display-all = Vasche

betta-book = Carte non viste
betta-book-unseen = Carte non viste ({ $count })
betta-unseen-own = Le tue carte non ancora viste
betta-unseen-of = Non ancora viste: { $name }
betta-unseen-none = Si conoscono tutte.
betta-table-staff = Alla fine, in ogni vasca: i pesci del tuo colore e i loro punti
betta-table-solo = Alla fine, in ogni vasca: i pesci del colore più frequente e i loro punti
betta-table-betty = Betty, in ogni vasca: i colori diversi e i loro punti
betta-table-ours = La tabella di Betty è un adattamento di questa casa, non quella stampata.

betta-result-removed = { $name }: messe da parte senza guardarle
betta-result-secret = La carta messa da parte si mostra quando il giorno è finito.

betta-ask-card = Scegli una carta.
betta-ask-display = Scegli una vasca.
betta-ask-now = { betta-display }: +{ $points } adesso
betta-ask-wait = Tocca a { $name } posare una carta.
betta-ask-won = Vinci con { $total }.
betta-ask-winners = { $count ->
    [one] { $names } vince con { $total }.
   *[other] { $names } si dividono la vittoria con { $total }.
}
betta-ask-rated = { $total } punti: { $rating }
betta-why-turns = { $turns ->
    [0] Non hai altri turni.
    [one] Ancora un turno per te.
   *[other] Ancora { $turns } turni per te.
}
betta-why-first-staff = Il tuo colore: { betta-colour }. I motivi danno punti subito, e alla fine le vasche piene del tuo colore.
betta-why-first-betty = Alla fine vuoi molti colori in ogni vasca. I motivi danno punti subito.
betta-why-first-alone = I motivi danno punti subito, e ogni vasca alla fine secondo il suo colore più frequente.
betta-why-display = Gira la carta e tocca una vasca.
betta-why-end = A fine partita ti vale { $after } invece di { $before }.
betta-why-end-same = A fine partita ti vale ancora { $after }.

# For ears: names of cards, displays and drafts
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
betta-say-aimed = scelta; premi ancora per posarla
betta-say-last = l’ultima carta posata, da { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = nessun punto da nessuna parte
betta-say-row = { $row ->
    [0] riga in alto
    [1] riga in mezzo
   *[other] riga in basso
}: { $fish }
betta-say-nothing = vuota
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: formato nella { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: possibile nella { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } dalle carte e { $displays } dalle vasche fanno { $total }; turni rimasti: { $turns }
betta-say-betty = { $name }, Betty: { $moves } dalle carte e { $displays } dalle vasche fanno { $total }; turni rimasti: { $turns }
betta-say-alone = { $name }: { $moves } dalle carte e { $displays } dalle vasche fanno { $total }; turni rimasti: { $turns }

# La lezione: i primi turni di chi impara, e l’ultimo.
betta-lesson-lay-title = Una vasca vuota
betta-lesson-lay = Il tuo colore è il blu: su ognuna delle tue carte due pesci sono blu. Posa la carta illuminata nella vasca 3, che è vuota. La prima carta lì vale 2 punti.
betta-lesson-lay-other = Si potrebbe, ma comincia dalla carta illuminata, nella vasca 3.
betta-lesson-turn-title = Un motivo
betta-lesson-turn = Pesci di un solo colore nella forma di un motivo ne danno i punti. Scegli la carta illuminata, girala una volta a destra e posala nella vasca 1: tre pesci blu, 3 punti.
betta-lesson-turn-other = Non proprio: la carta illuminata va nella vasca 1, girata una volta a destra.
betta-lesson-cover-title = Pesci su pesci
betta-lesson-cover = I pesci si possono coprire; contano solo quelli in cima. Posa la carta illuminata nella vasca 1 così com’è: copre un pesce rosso di Rosa e fa un motivo di quattro blu, 5 punti.
betta-lesson-cover-other = Non proprio: la carta illuminata va nella vasca 1, senza girarla.
betta-lesson-hers-title = Il colore di chiunque
betta-lesson-hers = Un motivo può essere di qualsiasi colore, se la tua carta porta uno dei suoi pesci. Gira la carta illuminata una volta a destra e posala nella vasca 2: cinque pesci rossi, 7 punti per te.
betta-lesson-hers-other = Non proprio: la carta illuminata va nella vasca 2, girata una volta a destra.
betta-lesson-worth-title = Che cosa conta alla fine
betta-lesson-worth = Alla fine ogni vasca ti dà punti secondo i suoi pesci blu: 2 danno 1 punto, 3 ne danno 3, 4 ne danno 6, 5 ne danno 10, 6 o più ne danno 15. La vasca 1 ne mostra cinque: finora 10 punti.
betta-lesson-last-title = L’ultima carta
betta-lesson-last = Ognuno ha sette turni, e questo è il tuo ultimo. Gira la carta illuminata una volta a destra e posala nella vasca 3: 5 punti per un motivo, e quattro pesci blu invece di due.
betta-lesson-last-other = Non proprio: la carta illuminata va nella vasca 3, girata una volta a destra.
betta-lesson-end-title = Il conto
betta-lesson-end = Rosa ha coperto uno dei quattro, perciò la vasca 3 ti dà 3. La vasca 1 ti dà 15, e la vasca 2 altrettanto a Rosa. Con 32 per le tue carte vinci 50 a 47.
betta-lesson-on-title = E così via
betta-lesson-on = Sei motivi sono in gioco, altri a ogni partita. C’è anche un gioco per uno solo, e uno in cui qualcuno è Betty; le regole li raccontano entrambi.
