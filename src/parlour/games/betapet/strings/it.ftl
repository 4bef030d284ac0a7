# Betapet

betapet-name = Betapet
betapet-line = Incrocia le parole sul tabellone che preferisci, anche contro il tempo.

betapet-option-board = Tabellone
betapet-option-board-standard = Standard
betapet-option-board-special = Speciale
betapet-option-board-random = Casuale
betapet-option-board-classic = Classico
betapet-option-tiles = Tessere
betapet-option-tiles-english = Inglese (100)
betapet-option-tiles-french = Francese (100)
betapet-option-tiles-french-102 = Francese (102)
betapet-option-tiles-italian = Italiano (100)
betapet-option-tiles-italian-120 = Italiano (120)
betapet-option-tiles-italian-clementoni = Italiano (120, Clementoni)
betapet-option-tiles-swedish = Svedese (Betapet)
betapet-option-tiles-swedish-classic = Svedese (classico)
betapet-option-tiles-german = Tedesco (102)
betapet-option-tiles-spanish = Spagnolo (100)
betapet-option-lexicon = Lista di parole
betapet-option-words = Parole sbagliate
betapet-option-words-void = rifiutate subito
betapet-option-words-single = valgono finché non vengono contestate
betapet-option-words-double = contestare a torto costa il turno seguente
betapet-option-words-five = contestare a torto dà cinque punti all’altro
betapet-option-live_words = Le bozze si controllano prima di giocarle
betapet-option-ending = Chi chiude
betapet-option-ending-betapet = ognuno perde le tessere rimaste, chi chiude le guadagna
betapet-option-ending-double = chi chiude guadagna il doppio delle tessere rimaste

betapet-phase-play = componi una parola, cambia o passa
betapet-phase-challenge = accetta la giocata o contestala
betapet-phase-over = la partita è finita

betapet-do-play = Posa queste tessere
betapet-do-exchange = Cambia tessere
betapet-do-pass = Passa
betapet-do-challenge = Contesta le parole
betapet-do-accept = Accetta la giocata
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Cambiare { $letters }

# What stands in a line of the log.
betapet-row-exchange = ha cambiato { $count }
betapet-row-pass = ha passato

betapet-news-play = { $points ->
    [one] { $name } ha posato { $words } per un punto.
   *[other] { $name } ha posato { $words } per { $points } punti.
}
betapet-news-bingo = { $name } ha posato { $words }: bingo, { $points } punti!
betapet-news-word = { $direction ->
    [down] { $word } in { $at }, verticale
   *[across] { $word } in { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } ha cambiato una tessera.
   *[other] { $name } ha cambiato { $count } tessere.
}
betapet-news-exchange-own = { $name } ha restituito { $given } e pescato { $drawn }.
betapet-news-answered = { $name } ha risposto.
betapet-news-pass = { $name } ha passato.
betapet-news-withdrawn = { $name } riprende la giocata: { $words } non reggeva.
betapet-news-challenge = { $name } guadagna { $points } punti: la contestazione era sbagliata.
betapet-news-skipped = { $name } perde il turno per una contestazione sbagliata.
betapet-news-rack = { $lost ->
    [0] A { $name } restavano { $letters }.
    [one] A { $name } restavano { $letters }: un punto in meno.
   *[other] A { $name } restavano { $letters }: { $lost } punti in meno.
}
betapet-news-out = { $points ->
    [0] { $name } ha chiuso.
    [one] { $name } ha chiuso e guadagna un punto.
   *[other] { $name } ha chiuso e guadagna { $points } punti.
}
betapet-news-left = { $name } ha lasciato la partita.

betapet-over-out = Un giocatore ha giocato tutte le lettere.
betapet-over-passes = Tre giri senza una parola.
betapet-over-time = Qualcuno ha superato il tempo di cinque minuti.
betapet-over-resigned = Gli altri si sono arresi.
betapet-over-away = Gli altri non sono tornati.

betapet-error-not-your-turn = Non tocca a te.
betapet-error-answer-first = Prima bisogna accettare o contestare la giocata.
betapet-error-no-play-to-answer = Non c’è una giocata da accettare o contestare.
betapet-error-no-tiles = Posa almeno una tessera.
betapet-error-off-board = È fuori dal tabellone.
betapet-error-occupied = Lì c’è già una lettera.
betapet-error-not-in-order = Le tessere si dicono nell’ordine delle caselle.
betapet-error-not-in-line = Tutte le tessere vanno in una riga o in una colonna.
betapet-error-gap = C’è un buco nella parola.
betapet-error-not-connected = Le tessere devono toccare una lettera sul tabellone.
betapet-error-start-square = La prima parola deve coprire la stella.
betapet-error-one-letter = Una lettera non è una parola.
betapet-error-not-a-letter = Nessuna tessera si chiama { $letter }.
betapet-error-not-on-rack = Non sono sul tuo leggio: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } non è nel dizionario
   *[other] { $words } non sono nel dizionario
}
betapet-error-shared-tile = { $word } richiede la tessera { $tile }: le lettere separate non valgono.
betapet-error-bag-too-small = Si cambia solo se nel sacchetto ci sono { $needed } tessere; ce ne sono { $bag }.
betapet-error-unknown-lexicon = La lista { $lexicon } non è in questa casa.
betapet-error-other-language = La lista parla { $lexicon }, le tessere { $tiles }.
betapet-error-seats = Si gioca da due a quattro, non in { $seats }.

betapet-bot-beginner = Nils, undici anni, che sa le parole corte e comuni
betapet-bot-beginner-plus = Amina, dodici anni, che di notte legge sotto le coperte
betapet-bot-casual = Mona, che posa ciò che le piace, con un buon vocabolario
betapet-bot-casual-plus = Tomás, che non salta mai il cruciverba della domenica
betapet-bot-club = Henrik, che prende sempre più punti che può
betapet-bot-club-plus = Ngozi, che colleziona parole rare
betapet-bot-expert = Alma, che bada anche alle tessere che tiene
betapet-bot-expert-plus = Haruto, a cui di rado sfugge una parola
betapet-bot-master = Viktor, a cui non sfugge quasi mai una parola
betapet-bot-master-plus = Kalliope, che pensa alle mosse seguenti e conta le ultime tessere

## Il tabellone sullo schermo

betapet-board = Tabellone, quindici per quindici
betapet-rack = Il tuo leggio
betapet-tools = Che altro puoi fare
betapet-slip = Che cosa dà la prova
betapet-joker = jolly
betapet-tile = { $value ->
    [one] { $letter }, un punto
   *[other] { $letter }, { $value } punti
}
betapet-tile-joker = { $letter }, un jolly, zero punti
betapet-rack-tile = { $tile }, posto { $place } di { $count }
betapet-mark-dl = 2L
betapet-mark-tl = 3L
betapet-mark-dw = 2P
betapet-mark-tw = 3P
betapet-bonus-dl = lettera doppia
betapet-bonus-tl = lettera tripla
betapet-bonus-dw = parola doppia
betapet-bonus-tw = parola tripla
betapet-bonus-start = casella di partenza, parola doppia
betapet-bingo = Bingo
betapet-sum = { $points } punti in tutto
betapet-counting = Si conta…
betapet-not-listed = non è nella lista

betapet-shuffle = Mescola
betapet-sort = Ordina
betapet-unseen = Nascoste
betapet-unseen-count = { $count } lettere, di cui { $bag } nel sacchetto
betapet-list = Lista di parole: { $name }
betapet-list-instead = Lista di parole: { $name }, invece di { $other }
betapet-exchange = Cambia
betapet-pass = Passa
betapet-recall = Annulla
betapet-play = Gioca
betapet-play-points = Gioca { $points }
betapet-challenge = Contesta

betapet-ask-first = Tocca a te: la prima parola copre la stella
betapet-ask-play = Tocca a te: posa una parola
betapet-why-play = Scrivi su una casella, trascina le lettere, o tocca una lettera e poi una casella.
betapet-why-play-touch = Trascina le lettere, o tocca una lettera e poi una casella.
betapet-command-hint = 8G FARTHING, o G8 verso il basso
betapet-clock-12 = Corsa, punti ogni 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Veloce
betapet-clock-60 = Normale
betapet-clock-0 = Illimitata
betapet-command-words = parole
betapet-command-words-does = Di’ le parole sul tabellone
betapet-command-no-words = Non c’è ancora nessuna parola.
betapet-command-drafts = bozze
betapet-command-drafts-does = Di’ le bozze provate, la migliore per prima
betapet-command-no-drafts = Non hai ancora provato nulla.
betapet-command-accept = Accetta
betapet-command-exchange-does = Scrivi poi le lettere da restituire
betapet-keys-write = scrivere sul tabellone
betapet-keys-walk = di casella in casella
betapet-keys-turn = scrivere in giù o di traverso
betapet-keys-back = annullare l’ultima tessera
betapet-keys-joker = scriverla con il jolly
betapet-keys-command = FARTHING da G8 in orizzontale
betapet-ask-held = Dove va: { $tile }?
betapet-why-held = Scegli una casella, o di nuovo la lettera per posarla.
betapet-ask-joker = Che lettera è il jolly?
betapet-why-joker = Scegli una lettera o scrivila. Resta così.
betapet-why-blank = Tieni premuto il jolly, o posalo di nuovo, per scegliere la sua lettera.
betapet-ask-points = { $points ->
    [one] { $word }, un punto
   *[other] { $word }, { $points } punti
}
betapet-ask-bingo = { $word } è un bingo: { $points } punti
betapet-why-laid = Sposta le lettere o annulla.
betapet-ask-sending = In viaggio…
betapet-ask-challenge = { $name } ha posato { $words } per { $points } punti. Contestare?
betapet-why-challenge-single = Una contestazione sbagliata non costa nulla.
betapet-why-challenge-double = Una contestazione sbagliata costa il tuo prossimo turno.
betapet-why-challenge-five = Una contestazione sbagliata dà cinque punti a chi ha posato.

betapet-joker-becomes = Il jolly diventa…
betapet-choose-square = Scegli prima una casella.
betapet-no-room = In questa linea non ci sono più caselle libere.
betapet-say-draft = la tua prova
betapet-say-last = ultima mossa
betapet-say-across = si scrive in orizzontale
betapet-say-down = si scrive in verticale
betapet-say-recalled = Di nuovo sul leggio: { $tile }
betapet-say-recalled-all = Tutte le lettere sono di nuovo sul leggio.
betapet-say-rack = Leggio: { $letters }
betapet-say-verdict = { $words }: { $points } punti

betapet-exchange-title = Quali lettere rendi?
betapet-exchange-line = Il sacchetto ne contiene { $bag }. Ne peschi altrettante, e il tuo turno è finito.
betapet-exchange-count = Cambia { $count }
betapet-exchange-all = Tutte o nessuna
betapet-keep-all = Tienile
betapet-laid-return = Le lettere sul tabellone tornano sul tuo leggio.
betapet-pass-title = Passi questo turno?
betapet-pass-laid = Hai lettere sul tabellone che non sono giocate. Tornano sul tuo leggio.
betapet-pass-line = { $count ->
    [0] Tre giri senza una mossa finiscono la partita.
    [one] Tre giri senza una mossa finiscono la partita; un turno è passato così.
   *[other] Tre giri senza una mossa finiscono la partita; { $count } turni sono passati così.
}

betapet-racks-left = Rimasto sui leggii
betapet-rack-left = Rimasto: { $letters }
betapet-rack-empty = non resta niente

betapet-count-bingos = Bingo
betapet-count-words = Parole
betapet-count-best = Turno migliore
betapet-count-exchanges = Cambi
betapet-source-letters = Lettere
betapet-source-bonus = Caselle bonus
betapet-source-crossing = Parole incrociate
betapet-source-bingo = Bingo
betapet-source-withdrawn = Riprese
betapet-source-challenge = Contestazioni sbagliate degli altri
betapet-source-left = Lettere rimaste

# La lezione: i primi turni di chi impara.
betapet-lesson-star-title = La prima parola
betapet-lesson-star = Questa lezione si gioca in inglese, con parole note in molte lingue. La prima parola copre la stella: posa AROMA da f8 a j8. Tocca una casella e scrivi, o porta le tessere.
betapet-lesson-star-other = Andrebbero anche altre parole sulla stella, ma qui posa AROMA da f8 a j8.
betapet-lesson-points-title = Quanto vale
betapet-lesson-points = A, R e O valgono 1 ciascuna e M vale 3: fa 7, e la stella raddoppia la parola a 14. Hai pescato di nuovo fino a sette, e Mona ha posato IDEAL attraverso la tua A.
betapet-lesson-two-title = Due parole insieme
betapet-lesson-two = Le lettere che si toccano in fila devono fare una parola, e ogni parola nuova conta. Posa KILOS verso il basso, da k4 a k8: la sua S fa anche AROMAS. Con le caselle colorate sono 20 e 9.
betapet-lesson-two-other = Si potrebbe, ma qui posa KILOS verso il basso, da k4 a k8.
betapet-lesson-joker-title = Il jolly
betapet-lesson-joker = La tessera senza lettera è un jolly: qualunque lettera tu voglia, per nessun punto. Mona ha posato EURO; ora posa TIGER da e5 a i5, con il jolly come R.
betapet-lesson-joker-other = Si potrebbe, ma qui posa TIGER da e5 a i5, con il jolly come R.
betapet-lesson-exchange-title = Cambiare
betapet-lesson-exchange = Dalle tue tessere non esce più niente di buono. Invece di posare puoi cambiarne, come ha appena fatto Mona, finché nel sacchetto ce ne sono sette. Cambia C, H e J.
betapet-lesson-exchange-other = Si potrebbe, ma qui cambia C, H e J.
betapet-lesson-bingo-title = Bingo, e passare
betapet-lesson-bingo = Tutte e sette le tessere in un turno sono un bingo, 50 punti in più. Chi non può o non vuole posare niente passa. Una parola che non è nella lista è rifiutata, e non si perde nulla.
betapet-lesson-on-title = La fine
betapet-lesson-on = Quando il sacchetto è vuoto e qualcuno posa l’ultima tessera, gli altri perdono il valore delle loro, e chi ha chiuso lo guadagna. Si finisce anche dopo tre giri senza parole.
