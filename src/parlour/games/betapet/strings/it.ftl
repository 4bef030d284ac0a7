# Betapet

betapet-name = Betapet
betapet-line = Parole incrociate su un tabellone a scelta, con o senza orologio.

betapet-option-board = Tabellone
betapet-option-board-standard = Standard
betapet-option-board-special = Speciale
betapet-option-board-random = Casuale
betapet-option-board-classic = Cruciverba classico
betapet-option-tiles = Serie di tessere
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
betapet-option-lexicon = Dizionario
betapet-option-words = Parole non valide
betapet-option-words-void = non si possono giocare
betapet-option-words-single = restano se non contestate
betapet-option-words-double = contestare a torto costa il turno successivo
betapet-option-words-five = contestare a torto dà cinque punti all’avversario
betapet-option-live_words = Controlla le parole prima di giocarle
betapet-option-ending = Punti delle ultime tessere
betapet-option-ending-betapet = ognuno perde il valore delle sue tessere; chi chiude lo guadagna
betapet-option-ending-double = chi chiude guadagna il doppio del valore delle tessere rimaste

betapet-phase-play = gioca una parola, cambia o passa
betapet-phase-challenge = accetta la giocata o contestala
betapet-phase-over = la partita è finita

betapet-do-play = Posa queste tessere
betapet-do-exchange = Cambia tessere
betapet-do-pass = Passa
betapet-do-challenge = Contesta le parole
betapet-do-accept = Accetta la giocata
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Cambiare { $letters }

# Rows of the log.
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
betapet-news-exchange-own = { $name } ha cambiato { $given } con { $drawn }.
betapet-news-answered = { $name } ha deciso.
betapet-news-pass = { $name } ha passato.
betapet-news-withdrawn = { $name } ritira la giocata: { $words } non è valida.
betapet-news-challenge = { $name } guadagna { $points } punti: contestazione a torto.
betapet-news-skipped = { $name } ha perso questo turno per una contestazione a torto.
betapet-news-rack = { $lost ->
    [0] A { $name } restavano { $letters }.
    [one] A { $name } restavano { $letters }, e perde un punto.
   *[other] A { $name } restavano { $letters }, e perde { $lost } punti.
}
betapet-news-out = { $points ->
    [0] { $name } ha giocato l’ultima tessera.
    [one] { $name } ha giocato l’ultima tessera e guadagna un punto.
   *[other] { $name } ha giocato l’ultima tessera e guadagna { $points } punti.
}
betapet-news-left = { $name } ha lasciato la partita.

betapet-over-out = Un giocatore ha giocato tutte le tessere.
betapet-over-passes = Tre giri senza una parola.
betapet-over-time = Un giocatore ha superato il tempo di cinque minuti.

betapet-error-not-your-turn = Non tocca a te.
betapet-error-answer-first = Prima accetta o contesta l’ultima giocata.
betapet-error-no-play-to-answer = Non c’è una giocata da accettare o contestare.
betapet-error-no-tiles = Posa almeno una tessera.
betapet-error-off-board = È fuori dal tabellone.
betapet-error-occupied = Questa casella è occupata.
betapet-error-not-in-order = Le tessere vanno indicate nell’ordine delle loro caselle.
betapet-error-not-in-line = Tutte le tessere devono stare in una riga o in una colonna.
betapet-error-gap = C’è un buco nella parola.
betapet-error-not-connected = Le tessere devono toccare una lettera sul tabellone.
betapet-error-start-square = La prima parola deve coprire la stella.
betapet-error-one-letter = Una parola deve avere almeno due lettere.
betapet-error-not-a-letter = La tessera { $letter } non esiste.
betapet-error-not-on-rack = Non sul tuo leggio: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } non è nel dizionario
   *[other] { $words } non sono nel dizionario
}
betapet-error-shared-tile = { $word } deve usare la tessera { $tile }, non lettere separate.
betapet-error-bag-too-small = Puoi cambiare solo se nel sacchetto ci sono almeno { $needed } tessere; ce ne sono { $bag }.
betapet-error-unknown-lexicon = Questo server non ha il dizionario { $lexicon }.
betapet-error-other-language = Dizionario: { $lexicon ->
    [de] tedesco
    [es] spagnolo
    [fr] francese
    [it] italiano
    [sv] svedese
   *[en] inglese
}, tessere: { $tiles ->
    [de] tedesco
    [es] spagnolo
    [fr] francese
    [it] italiano
    [sv] svedese
   *[en] inglese
}. Devono essere nella stessa lingua.
betapet-error-seats = Betapet si gioca da due a quattro, non in { $seats }.

betapet-bot-beginner = Nils, undici anni, che conosce le parole corte e comuni
betapet-bot-beginner-plus = Amina, dodici anni, che di notte legge sotto le coperte
betapet-bot-casual = Mona, che gioca quel che le piace, con un buon vocabolario
betapet-bot-casual-plus = Tomás, che non salta mai il cruciverba della domenica
betapet-bot-club = Henrik, che prende sempre più punti possibile
betapet-bot-club-plus = Ngozi, che colleziona parole rare
betapet-bot-expert = Alma, che pensa anche alle tessere da tenere
betapet-bot-expert-plus = Haruto, a cui sfugge di rado una parola
betapet-bot-master = Viktor, a cui non sfugge quasi mai una parola
betapet-bot-master-plus = Kalliope, che pianifica e calcola il finale

## The board on screen

betapet-board = Tabellone, quindici per quindici
betapet-rack = Il tuo leggio
betapet-tools = Altre azioni
betapet-slip = Punti della tua prova
betapet-joker = jolly
betapet-tile = { $value ->
    [one] { $letter }, un punto
   *[other] { $letter }, { $value } punti
}
betapet-tile-joker = { $letter }, un jolly, zero punti
betapet-rack-tile = { $tile }, posizione { $place } di { $count }
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
betapet-sum = { $points } punti in totale
betapet-counting = Calcolo…
betapet-not-listed = non è nel dizionario

betapet-shuffle = Mescola
betapet-sort = Ordina
betapet-unseen = Nascoste
betapet-unseen-count = { $count } tessere, di cui { $bag } nel sacchetto
betapet-list = Dizionario: { $name }
betapet-list-instead = Dizionario: { $name } (sostituisce { $other })
betapet-exchange = Cambia
betapet-pass = Passa
betapet-recall = Annulla
betapet-play = Gioca
betapet-play-points = Gioca { $points }
betapet-challenge = Contesta

betapet-ask-first = Tocca a te: la prima parola deve coprire la stella
betapet-ask-play = Tocca a te: gioca una parola
betapet-why-play = Scrivi su una casella, trascina le tessere, o clicca una tessera e poi una casella.
betapet-why-play-touch = Trascina le tessere, o tocca una tessera e poi una casella.
betapet-command-hint = 8G FARTHING, o G8 verso il basso
betapet-clock-12 = Corsa, penalità ogni 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Veloce
betapet-clock-60 = Normale
betapet-clock-0 = Illimitata
betapet-command-words = parole
betapet-command-words-does = Leggi le parole sul tabellone
betapet-command-no-words = Sul tabellone non ci sono ancora parole.
betapet-command-drafts = prove
betapet-command-drafts-does = Leggi le prove fatte, la migliore per prima
betapet-command-no-drafts = Non hai ancora fatto prove.
betapet-command-accept = Accetta
betapet-command-exchange-does = Scrivi poi le lettere da cambiare
betapet-keys-write = mettere una lettera sul tabellone
betapet-keys-walk = di casella in casella
betapet-keys-turn = orizzontale o verticale
betapet-keys-back = annullare l’ultima tessera
betapet-keys-joker = mettere la lettera con un jolly
betapet-keys-command = giocare FARTHING da G8 in orizzontale
betapet-ask-held = Scegli una casella per { $tile }
betapet-why-held = Tocca di nuovo la tessera per rimetterla.
betapet-ask-joker = Scegli la lettera del jolly
betapet-why-joker = Tocca o scrivi una lettera. Dopo la giocata non si può cambiare.
betapet-why-blank = Per scegliere un’altra lettera, tieni premuto il jolly.
betapet-ask-points = { $points ->
    [one] { $word }, un punto
   *[other] { $word }, { $points } punti
}
betapet-ask-bingo = { $word }, bingo: { $points } punti
betapet-why-laid = Sposta le tessere, o annulla.
betapet-ask-sending = Invio…
betapet-ask-challenge = { $points ->
    [one] { $name } ha giocato { $words } per un punto. Contestare?
   *[other] { $name } ha giocato { $words } per { $points } punti. Contestare?
}
betapet-why-challenge-single = Contestare a torto non costa nulla.
betapet-why-challenge-double = Contestare a torto costa il tuo prossimo turno.
betapet-why-challenge-five = Contestare a torto dà cinque punti all’avversario.

betapet-joker-becomes = Lettera del jolly
betapet-choose-square = Scegli prima una casella.
betapet-no-room = In questa riga o colonna non ci sono più caselle libere.
betapet-say-draft = la tua prova
betapet-say-last = ultima mossa
betapet-say-across = orizzontale
betapet-say-down = verticale
betapet-say-recalled = Tornata sul leggio: { $tile }
betapet-say-recalled-all = Tutte le tessere sono tornate sul leggio.
betapet-say-rack = Leggio: { $letters }
betapet-say-verdict = { $words }: { $points } punti

betapet-exchange-title = Scegli le tessere da cambiare
betapet-exchange-line = Il sacchetto ha { $bag } tessere. Ne peschi altrettante, e il tuo turno finisce.
betapet-exchange-count = Cambia { $count }
betapet-exchange-all = Tutte o nessuna
betapet-keep-all = Annulla
betapet-laid-return = Le tessere sul tabellone tornano sul tuo leggio.
betapet-pass-title = Passare questo turno?
betapet-pass-laid = Le tue tessere sul tabellone non sono giocate. Tornano sul tuo leggio.
betapet-pass-line = { $count ->
    [0] La partita finisce dopo tre giri senza parole.
    [one] La partita finisce dopo tre giri senza parole; l’ultimo turno era senza parola.
   *[other] La partita finisce dopo tre giri senza parole; gli ultimi { $count } turni erano senza parola.
}

betapet-racks-left = Tessere rimaste
betapet-rack-left = Rimaste: { $letters }
betapet-rack-empty = nessuna

betapet-count-bingos = Bingo
betapet-count-words = Parole
betapet-count-best = Turno migliore
betapet-count-exchanges = Cambi
betapet-source-letters = Lettere
betapet-source-bonus = Caselle bonus
betapet-source-crossing = Parole incrociate
betapet-source-bingo = Bingo
betapet-source-withdrawn = Contestate con successo
betapet-source-challenge = Contestazioni a torto degli avversari
betapet-source-left = Tessere rimaste

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = La prima parola
betapet-lesson-star = Questa lezione è in inglese, con parole note in molte lingue. La prima parola deve coprire la stella: gioca AROMA da f8 a j8. Tocca una casella e scrivi, o trascina le tessere.
betapet-lesson-star-other = È una mossa legale, ma qui gioca AROMA da f8 a j8.
betapet-lesson-points-title = Il punteggio
betapet-lesson-points = A, R e O valgono 1 punto ciascuna e M ne vale 3: fa 7, e la stella raddoppia la parola a 14. Hai pescato nuove tessere, fino a sette, e Mona ha giocato IDEAL attraverso la tua A.
betapet-lesson-two-title = Due parole insieme
betapet-lesson-two = Tutte le lettere che si toccano in una riga o in una colonna devono formare una parola, e ogni parola nuova dà punti. Gioca KILOS verso il basso, da k4 a k8: la sua S forma anche AROMAS. Con le caselle bonus valgono 20 e 9.
betapet-lesson-two-other = È una mossa legale, ma qui gioca KILOS verso il basso, da k4 a k8.
betapet-lesson-joker-title = Il jolly
betapet-lesson-joker = La tessera senza lettera è un jolly: può essere qualsiasi lettera e non dà punti. Mona ha giocato EURO; ora gioca TIGER da e5 a i5, con il jolly come R.
betapet-lesson-joker-other = È una mossa legale, ma qui gioca TIGER da e5 a i5, con il jolly come R.
betapet-lesson-exchange-title = Cambiare
betapet-lesson-exchange = Le tue tessere non formano nessuna buona parola. Invece di giocarne una puoi cambiare tessere, come ha appena fatto Mona, finché nel sacchetto ce ne sono almeno sette. Cambia C, H e J.
betapet-lesson-exchange-other = È una mossa legale, ma qui cambia C, H e J.
betapet-lesson-bingo-title = Bingo e passare
betapet-lesson-bingo = Giocare tutte e sette le tessere in un turno è un bingo e dà 50 punti in più. Se non puoi o non vuoi giocare una parola, passa. Una parola che non è nel dizionario è rifiutata; puoi cambiarla.
betapet-lesson-on-title = Fine della partita
betapet-lesson-on = La partita finisce quando il sacchetto è vuoto e un giocatore gioca l’ultima tessera: gli altri perdono il valore delle loro, e quel giocatore lo guadagna. Finisce anche dopo tre giri senza parole.
