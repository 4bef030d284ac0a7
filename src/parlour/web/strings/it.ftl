### La casa in italiano: tutto ciò che dice la cornice, e perché dice di no.

## La cornice
site-skip = Vai al contenuto
site-home-link = Parlour, pagina iniziale
site-nav = Casa
site-nav-home = Inizio
site-nav-lobby = Lobby
site-nav-tables = I miei tavoli
site-nav-side-by-side = I tuoi tavoli affiancati
site-nav-help = Aiuto
site-nav-settings = Impostazioni
site-nav-more = Dove altro
site-dark-mode = Modalità scura
site-sound-button = Suono
site-sound-on = Il suono è acceso
site-sound-off = Il suono è spento
site-create-account = Diventa socio
site-sign-in = Accedi
site-account = { $name }: il tuo account
site-your-account = Il tuo account, i dispositivi, l’uscita
site-more = Altro
site-close = Chiudi
site-cancel = Annulla
site-loading = Un momento…
site-wait-for-you = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
site-minutes = { $minutes } min
site-weight = Complessità { $weight } su 5
site-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
site-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}
site-spoken-clock = { $minutes ->
    [0] { $seconds } secondi
    [one] 1 minuto e { $seconds }
   *[other] { $minutes } minuti e { $seconds }
}
site-spoken-over = { $time } oltre il tempo
site-overtime = { $time }, { $points ->
    [one] 1 punto perso
   *[other] { $points } punti persi
}

## Pagina iniziale
site-greeting = { $daytime ->
    [morning] Buongiorno
    [afternoon] Buon pomeriggio
   *[evening] Buonasera
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] nessun socio
    [one] un socio
   *[other] { $members } soci
}, { $guests ->
    [0] nessun ospite qui
    [one] un ospite qui
   *[other] { $guests } ospiti qui
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] nessuna partita pubblica
    [one] una partita pubblica
   *[other] { $tables } partite pubbliche
}
site-your-tables = I tuoi tavoli
site-with = con { $names }
site-your-turn = Tocca a te
site-player-to-move = Tocca a { $name }
site-players-to-move = Tocca a { $count } persone
site-game-over = La partita è finita
site-play-a-game = Gioca a qualcosa
site-players = Giocatori
site-rules = Regole
site-play = Gioca
site-with-friends = Con amici
site-game-with-friends = { $game } con amici
site-watch = Guarda
site-open-tables = Tavoli aperti
site-seat-open-inline = c’è un posto libero
site-no-open-tables = Nessun tavolo aperto al momento
site-no-open-tables-line = Aprine uno tu, o fai sedere un bot con te.
site-join-table = Partecipa
site-seats-taken = { $taken } posti occupati su { $seats }
site-who-is-here = Chi c’è
site-quick-match = Partita rapida
site-people = Contatti
site-browsing = si guarda intorno
site-nobody-else-online = Non c’è ancora nessuno.
site-tagline = Giochi da tavolo nel browser, sul tuo server.
site-link-preview-gathering = un posto è libero
site-link-preview-playing = in corso
site-link-preview-over = il risultato
site-fairness-link = Perché la fortuna resta onesta
site-code-label = Codice di un tavolo
site-code-example = Un codice, per esempio maple lamp river 427
site-code-submit = Vai

## Lobby e nuovi tavoli
site-rooms = Stanze
site-all-games = Tutti i giochi
site-every-game = tutti i giochi
site-my-tables-line = dove siedo o sedevo
site-tables-count = { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}
site-seat-open = C’è un posto libero
site-in-progress = In corso
site-open-to-spectators = puoi guardare
site-inactive = Inattive
site-inactive-line = contro bot, ferme da due giorni; non aspettano nessuno
site-finished = Giocate
site-no-tables = Non siedi a nessun tavolo
site-go-to-table = Vai
site-new-table = Nuovo tavolo
site-game = Gioco
site-seats = Posti
site-opponents = Gli altri
site-opponents-open = Amici
site-opponents-bot = Bot
site-opponents-guest = A questo schermo
site-opponents-open-line = Invitali con link, codice o immagine; i bot possono sempre occupare i posti.
site-opponents-bot-line = La partita comincia subito.
site-opponents-guest-line = Vi passate questo dispositivo. I segreti restano dietro un sipario.
site-level = Quanto forte
site-level-beginner = Principiante
site-level-beginner-plus = Principiante +
site-level-casual = Occasionale
site-level-casual-plus = Occasionale +
site-level-club = Da circolo
site-level-club-plus = Da circolo +
site-level-expert = Esperto
site-level-expert-plus = Esperto +
site-level-master = Maestro
site-level-master-plus = Maestro +
site-bot-level = { $name }, { $level }
site-against-bot = Contro { $name }
site-another-bot = Un altro avversario
site-game-against-bot = { $game } con { $name }
site-other-language = { $game } sarà in { $language }
site-other-language-line = Questa casa non ha ancora un elenco di parole nella tua lingua: tessere e parole sono in { $language }. Chi gestisce la casa può portarne uno.
site-player = Giocatore { $number }
site-name-of = Nome al posto { $number }
site-pace = Ritmo
site-pace-any = Ogni ritmo
site-pace-now = Adesso
site-pace-days = In più giorni
site-clock = Orologio
site-clock-untimed = Senza orologio
site-clock-bank = { $minutes } min a testa
site-clock-fischer = { $minutes } min + { $seconds } s a mossa
site-clock-permove = { $minutes } min a mossa
site-clock-permove-seconds = { $seconds } s a mossa
site-clock-total = { $minutes } min, poi penalità
site-clock-correspondence = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
site-show-in-lobby = Mostra nella lobby
site-show-in-lobby-line = Chiunque in questa casa può sedersi.
site-allow-spectators = Gli altri possono guardare
site-cafe = Tavolo da caffè
site-cafe-line = Questo schermo è il tavoliere di tutti; i telefoni sono le mani.
site-big-screen = Schermo grande
site-allow-takebacks = Si può chiedere di riprendere una mossa
site-allow-draws = Si può offrire la patta
site-more-options = Altre scelte · { $clock }
site-open-table = Apri tavolo
site-start-now = Comincia ora
site-about-minutes = Circa { $minutes } minuti.
site-friends-get-link = Gli amici ricevono un link.

## Prima di cominciare
site-game-settings = A che cosa si gioca
site-read-rules = Leggi le regole
site-shuffle-seats = Mescola
site-open-seat = Posto libero
site-fill-seat = Chi prende il posto { $number }
site-fill = Occupa il posto…
site-fill-guest = Qualcuno a questo schermo
site-fill-bot = Un bot
site-seat = Posto { $number }
site-seat-up = Sposta { $name } più su dal posto { $number }
site-seat-down = Sposta { $name } più giù dal posto { $number }
site-you = Tu
site-bot = Bot
site-online = Qui
site-offline = Non è qui al momento
site-on-this-device = A questo schermo
site-leave-seat = Lascia il posto
site-remove-player = Libera il posto di { $name }
site-invite = Invita
site-invite-title = C’è un posto per te a { $game }
site-code = Il codice è
site-code-line = Dillo a voce; si scrive su { $host }
site-link = Link a questo tavolo
site-copy = Copia
site-share = Condividi
site-link-copied = Il link è copiato.
site-copy-by-hand = Il link è selezionato: copialo a mano.
site-qr = Il link come codice QR
site-qr-line = Inquadralo col telefono
site-ready-host = Tutti seduti. Si comincia?
site-ready-guest = Tutti seduti. Comincia chi ospita.
site-waiting-for = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
site-waiting-host-line = Manda il link, o dai il posto a un bot.
site-waiting-guest-line = La partita comincia quando chi ospita la avvia.
site-seat-available = Un posto ti aspetta
site-seat-available-line = Siediti e gioca, o resta a guardare.
site-start = Inizia

## Il tavolo
site-board = Tabellone
site-your-decision = La tua decisione
site-to-move = di turno
site-waiting = Aspetta
site-thinking = Pensa
site-away = Assente
site-earlier-position = Stai vedendo una posizione precedente.
site-earlier-position-line = La partita intanto continua.
site-back-to-current-position = Torna al presente
site-resigned = Si è arreso
site-left-table = Ha lasciato il tavolo
site-is-thinking = { $name } sta pensando
site-are-thinking = { $names } stanno pensando
site-no-player-to-move = Non tocca a nessuno
site-you-spectate = Sei spettatore.
site-you-left = Hai lasciato questa partita e puoi guardare.
site-choose-move = Scegli che cosa fare
site-send = Invia
site-sending = Invio…
site-undo = Annulla
site-key-enter = Enter
site-key-escape = Esc
site-command = Scrivi una mossa
site-command-hint = Una mossa, a parole o in notazione
site-command-none = Nulla di ciò che puoi fare corrisponde a «{ $typed }».
site-command-many = { $count } mosse corrispondono: continua a scrivere o scegli con le frecce.
site-command-count = { $count ->
    [one] Una mossa corrisponde.
   *[other] { $count } mosse corrispondono.
}
site-keys = Scorciatoie da tastiera
site-keys-board = Su questo tabellone
site-keys-everywhere = A ogni tavolo
site-keys-confirm = confermare
site-keys-undo = annullare l’ultima parte di una bozza
site-keys-command = scrivere una mossa
site-keys-steps = una mossa indietro, una avanti
site-keys-now = tornare ad adesso
site-keys-to-board = andare al tabellone
site-keys-last = dire l’ultima mossa
site-keys-log = andare al registro
site-keys-clock = dire gli orologi
site-keys-score = dire il punteggio
site-keys-asked = leggere la richiesta
site-keys-answer = accettare o rifiutare una proposta
site-keys-keys = questi tasti
site-announce-clock = { $name }: { $time }
site-announce-no-clock = Non c’è orologio.
site-announce-score = { $name }: { $points }
site-announce-no-score = Qui nessuno conta punti.
site-announce-no-move = Nessuno ha ancora mosso.
site-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
site-time-over = Il tuo tempo è finito. Da adesso costa punti.
site-time-low = Ancora { $seconds } secondi
site-won = Vittoria
site-lost = Persa
site-drawn = Pari
site-panel = Diario, chat, mosse e regole
site-tab-log = Diario
site-tab-result = Risultato
site-tab-chat = Chat
site-tab-moves = Mosse
site-tab-plan = Mosse condizionali
site-tab-rules = Regole
site-tab-moments = Momenti chiave
site-tab-points = Punti
site-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
site-panel-button = { $unread ->
    [0] Diario, chat e regole
    [one] Diario, chat e regole, { $unread } nuovo
   *[other] Diario, chat e regole, { $unread } nuovi
}
site-spectators-count = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
site-log-move = Mossa
site-log-points = Punti
site-log-total = Totale
site-log-empty = Ancora nessuna mossa.
site-log-started = La partita comincia.
site-log-moved = { $name } ha mosso.
site-log-left = { $why ->
    [resigned] { $name } si arrende.
    [time] { $name } ha finito il tempo.
   *[away] { $name } lascia per sempre.
}
site-log-flagged = È caduta la bandierina di { $name }.
site-log-offered = { $what ->
    [pause] { $name } chiede una pausa.
    [takeback] { $name } chiede di riprendere una mossa.
   *[draw] { $name } offre la patta.
}
site-log-answered = { $yes ->
    [true] { $name } accetta.
   *[false] { $name } rifiuta.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } ha ritirato la richiesta di pausa.
    [takeback] { $name } ha ritirato la richiesta di riprendere una mossa.
   *[draw] { $name } ha ritirato l’offerta di patta.
}
site-hint = Suggerimento
site-hint-question = Usare un suggerimento?
site-hint-line = Il bot più forte suggerisce una mossa. La partita non conterà per la classifica e sarà segnata come assistita.
site-hint-take = Usa un suggerimento
site-hint-move = Suggerimento: { $move }
site-hint-move-and-value = Un suggerimento: { $move } ({ $worth })
site-log-hinted = { $name } ha usato un suggerimento.
site-log-tookback = La mossa è ripresa.
site-log-tookback-redrawn = La mossa è ripresa, e il seguito è pescato di nuovo.
site-log-resumed = La casa era assente ed è tornata. Gli orologi dal vivo ripartono da dov’erano.
site-chat = Chat
site-chat-empty = Ancora nessun messaggio.
site-write-message = Di’ qualcosa
site-chat-message = { $name } dice: { $text }
site-spectator = guarda
site-no-rules = La pagina delle regole di questo gioco non è ancora scritta.
site-rules-alone = Le regole su una pagina a parte
site-rules-of = Regole di { $game }
site-moves-not-your-turn = Al momento non devi fare niente.
site-moves-too-many = Qui ci sono troppe mosse per elencarle tutte. Usa il tabellone.
site-moves-count = { $count ->
    [one] Una mossa possibile
   *[other] { $count } mosse possibili
}
site-moves-search = Cerca una mossa
site-moves-more = e altre { $count }: scrivi per trovarle
site-text-board = A parole
site-text-view = Che cosa si vede da questo posto
site-setting-legal = Mostra le mosse legali
site-setting-legal-line = Le mosse legali sono segnate sul tabellone.
site-setting-trace = Evidenzia l’ultima mossa
site-setting-trace-line = Il tabellone mostra che cosa è appena successo.
site-setting-sound = Suono
site-setting-sound-line = Suoni leggeri per le mosse.
site-draw = Patta
site-takeback = Riprendi
site-abandonment = Quando qualcuno se ne va
site-abandonment-wait = gli altri aspettano
site-abandonment-bot = un bot gioca finché torna
site-abandonment-end = si arrende
site-let-bot-play = Lascia a un bot
site-let-bot-play-question = Lasciare giocare un bot al tuo posto?
site-let-bot-play-line = Un bot più o meno della tua forza gioca al tuo posto. Puoi tornare quando vuoi. Il risultato conta per te.
site-bot-plays-for-you = Un bot gioca per te.
site-return-to-seat = Riprendi la tua sedia
site-substitute-bot = gioca un bot
site-log-seated-for = Un bot gioca per { $name }.
core-error-replaced-by-bot = Un bot gioca per te. Prima riprendi la tua sedia.
core-error-no-substitute-bot = A questo tavolo nessuno gioca per chi se ne va.
site-resign = Arrenditi
site-resign-question = Abbandonare questa partita?
site-resign-line = Perderai la partita.
site-offer = Offri
site-draw-question = Offrire la patta?
site-draw-line = Se tutti accettano, la partita finisce patta.
site-takeback-question = Riprendere la tua ultima mossa?
site-takeback-line = Tutti devono accettare. La partita allora non conta.
site-takeback-line-bots = La partita non conterà.
site-answer-declined = { $what ->
    [pause] { $name } rifiuta la pausa.
    [takeback] { $name } rifiuta di far riprendere la mossa.
   *[draw] { $name } rifiuta la patta.
}
site-answer-accepted = { $name } accetta. La mossa è ripresa.
site-offer-draw = { $name } offre la patta.
site-offer-takeback = { $name } chiede di riprendere una mossa.
site-offer-mine-draw = Hai offerto la patta.
site-offer-mine-takeback = Hai chiesto di riprendere una mossa.
site-accept = Accetta
site-decline = Rifiuta
site-withdraw = Ritira
site-pass-device = Passa il dispositivo a { $name }
site-pass-device-line = Non si vede niente finché { $name } non dà il via.
site-pass-device-confirm = Passalo
site-i-am = Sono { $name }
site-connection-lost = Connessione persa. Riconnessione… La tua mossa è salvata e sarà inviata automaticamente.
site-server-restarting = Il server si sta riavviando… La tua mossa è salvata e sarà inviata automaticamente.
site-reconnected = Di nuovo in linea.
site-table-closed = Questo tavolo è chiuso
site-table-not-found = Questo tavolo non esiste
site-back-to-table = Al tavolo

## La fine
site-you-win = Hai vinto
site-wins = Vince { $name }
site-share-win = { $names } si dividono la vittoria
site-draw-game = Patta
site-game-closed = La partita è stata interrotta
site-solo-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
site-over-resigned = { $loser } si arrende.
site-over-time = { $loser } ha finito il tempo.
site-over-away = { $loser } lascia per sempre.
site-over-agreed = Tutti d’accordo.
site-finale-by = per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
site-finale-unit = { $points ->
    [one] punto
   *[other] punti
}
site-show-board = Mostra il tabellone
site-another-deal = Un’altra mano
site-source-other = Altri
site-daily-first = Il miglior punteggio di oggi
site-daily-place = Oggi al posto { $place } su { $count }, media { $average }.
site-daily-alone = Nessuno ha finito prima di te la mano di oggi.
site-daily-scores = Tutti i punteggi di oggi
site-daily-chart = { $count } punteggi da { $least } a { $most }; il tuo è { $own }
site-daily-best = I migliori di oggi
site-daily-next = Prossima mano del giorno tra { site-hours }.
site-result-copied = Risultato copiato.
site-daily-share = { $game }, mano del giorno: { $score } punti, posto { $place } su { $count }
site-result = Risultato
site-rematch = Rivincita
site-join-rematch = Alla rivincita
site-watch-rematch = Guarda la rivincita
site-accept-rematch = Accetta la rivincita
site-rematch-asked = { $name } chiede la rivincita.
site-rematch-waits = Hai chiesto la rivincita. { $names } può accettarla qui.
site-rematch-begins = Comincia la rivincita.
site-rematch-table = Cambia il tavolo
site-rematch-changed = La rivincita ha altre regole o altri giocatori rispetto a prima.
site-rematch-see = Vedi il tavolo
site-analysis = Rivedi
site-rank = Posizione { $rank }
site-score-breakdown = Da dove vengono i punti
site-source-overtime = Tempo superato
site-sources-total = Totale
site-points-for = Punti per
site-fairness = Onestà
site-fairness-line = Prima della partita il server ha pubblicato un hash del suo seme casuale, e ogni browser al tavolo ha aggiunto un numero casuale proprio. Dopo la partita il server rivela il seme, così tutti possono controllare che nulla sia stato cambiato.
site-verified = Verificato.
site-not-verified = Verifica non riuscita.
site-commitment-shown = Hash che hai visto prima della partita
site-nonce = Dato da questo browser
site-commitment = Hash del seme
site-key = Seme del server
site-seed = Seme combinato
site-verify-yourself = Controlla di persona sul computer della casa:

## Rivedere
site-no-analysis = Ancora niente da rivedere
site-steps = Passi
site-step-first = All’inizio
site-step-prev = Un passo indietro
site-step-play = Scorri i passi
site-step-stop = Ferma
site-step-next = Un passo avanti
site-word-means = Che cosa significa { $word }?
site-step-last = Alla fine
site-step-of = { $step } di { $count }
site-step = Passo { $step }
site-step-start = L’inizio
site-view-as = Vedi come
site-view-as-spectator = spettatore
site-view-as-player = { $name }
site-graph = { $label }, passo per passo
site-measure-points = Punti
site-measure-balance = Equilibrio
site-measure-outcome = Chi vince
site-move-analysis = Un parere su questo passo
site-classification-best = Il meglio
site-classification-fine = Buona
site-classification-slip = Imprecisione
site-classification-miss = Errore
site-classification-costly = Errore grave
site-candidates = Mosse migliori
site-candidate = Candidato
site-place-heading = Posto
site-evaluation = Valore
site-was-played = giocato
site-evaluation-win = vince
site-evaluation-loss = perde
site-evaluation-draw = finisce patta
site-evaluation-win-in = { $turns ->
    [one] vince in 1 turno
   *[other] vince in { $turns } turni
}
site-evaluation-loss-in = { $turns ->
    [one] perde in 1 turno
   *[other] perde in { $turns } turni
}
site-evaluation-chance = { $chance } di vittoria
site-no-move-analysis = Non c’è un parere su questa decisione.
site-was-best-move = il meglio che c’era.
site-result-unchanged = il risultato resta
site-best-was = Il meglio:
site-played-was = Giocato: { $played }.
site-lost-points = Persi { $lost } punti.
site-lost-least = Persi circa { $lost } punti o più.
site-lost-outcome = Probabilità di vittoria scesa di { $lost } { $lost ->
    [one] punto
   *[other] punti
}.
site-moment-gain = { $gain } { $points ->
    [one] punto
   *[other] punti
} rispetto alla media
site-moment-lost-points = { $lost } punti
site-moment-lost-outcome = { $lost } di probabilità di vittoria
site-expected-line = { $move }, poi probabilmente: { $line }
site-moves-evaluated = Sono state valutate { $count } mosse.
site-best-move-was = La migliore era { $best }
site-analyser-available = Analisi al computer di { $name }
site-analyser-request = Richiedi l’analisi
site-analyser-done = Analisi al computer di { $name }
site-analyser-running = { $name } sta analizzando: { $done } mosse su { $count }.
site-analyser-queued = In coda: { $name } sta analizzando un’altra partita.
site-analyser-limit-reached = { $name } ha raggiunto il limite giornaliero. L’analisi continua domani: { $done } mosse su { $count } sono pronte.
site-analysed = Analizzato
site-lost-each = { $name } ha perso { $lost } a decisione, { $mistakes ->
    [one] un errore
   *[other] { $mistakes } errori
}
site-luck-title = Fortuna e decisioni
site-luck-luck = Fortuna
site-luck-decisions = Decisioni
site-luck-together = Totale
site-luck-summary = Per { $name }: fortuna { $luck }, decisioni { $decisions }, ciascuna con { $within } in più o in meno; insieme { $lead }.
site-luck-note = In punti di vantaggio di { $name } sulla media degli altri, da molte estrazioni simulate. La linea sottile è l’intervallo di confidenza al 90 %.
site-luck-note-alone = In punti per { $name }, da molte estrazioni simulate. La linea sottile è l’intervallo di confidenza al 90 %.
site-decisions-of = Decisioni di { $name }
site-next-mistake = Prossimo errore
site-no-mistakes = Nessun errore di rilievo.
site-thresholds = Soglie di errore
site-thresholds-set = Imposta le soglie di errore
site-thresholds-points = Punti persi. Salvato per te e questo gioco.
site-thresholds-outcome = Probabilità di vittoria persa, in percentuale. Salvato per te e questo gioco.
site-threshold-from = { $kind } da
site-thresholds-reset = Ripristina
site-done = Fatto
site-retry-move = Riprova qui
site-retry = Un altro tentativo
site-retry-line = Questa è la posizione di { $name } prima della mossa. Scegli un’altra mossa; la partita non cambia.
site-retry-analysing = Il tuo tentativo viene valutato…
site-retry-better = Meglio di ciò che fu giocato, di { $by }.
site-retry-worse = Peggio di ciò che fu giocato, di { $by }.
site-retry-same = Buono quanto ciò che fu giocato.
site-retry-again = Ancora una volta
site-back-to-analysis = Torna alla revisione
site-fork = Continua da qui
site-fork-line = Un nuovo tavolo riparte da prima di questa decisione, con gli stessi fatti nascosti. Non conta per le classifiche.
site-fork-with = Con
site-fork-bots = Bot
site-fork-friends = Chi viene
site-fork-level = Quanto forti
site-fork-seat = Il mio posto
site-fork-fresh = Rimescola la sorte futura
site-fork-open = Apri il tavolo
site-ahead-above = { $name } in testa, sopra la linea
site-ahead-below = { $name } in testa, sotto
site-moves-minutes = { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
}{ $minutes ->
    [0] .
    [one] , un minuto.
   *[other] , { $minutes } minuti.
}

## Impostazioni
site-your-name = Il tuo nome
site-your-name-line = Così gli altri sanno chi sei. Non serve un account; questo browser si ricorda di te.
site-save = Salva
site-name-saved = D’ora in poi sei { $name }.
site-appearance = Aspetto
site-theme = Tema
site-theme-system = Sistema
site-theme-light = Chiaro
site-theme-dark = Scuro
site-text-size = Dimensione del testo
site-motion = Animazioni
site-motion-system = Sistema
site-motion-full = Sì
site-motion-still = No
site-language = Lingua
site-language-line = A questa casa si possono aggiungere altre lingue.
site-at-the-table = Al tavolo
site-settings-saved = Salvate in questo browser e nel tuo account.

## Aiuto
site-help-play = Giocare
site-help-play-text = Scegli un gioco sulla prima pagina e premi «Gioca»: un bot si siede subito con te, senza account. Quello che puoi fare brilla sul tabellone. Sceglilo, guarda che effetto avrebbe, e invialo.
site-help-friends = Giocare con amici
site-help-friends-text = «Con amici» apre un tavolo che aspetta. Manda il link, di’ il codice a voce, o fai inquadrare l’immagine a un telefono. Se ospiti tu, decidi chi siede dove, a che cosa si gioca, con quale orologio e chi può guardare. I posti che nessuno prende puoi darli ai bot.
site-help-device = Più persone, uno schermo
site-help-device-text = A un tavolo possono sedersi più persone davanti a questo schermo. Il tabellone si gira verso chi deve decidere. Nei giochi con segreti, tra un turno e l’altro cala un sipario, finché il prossimo giocatore non dice di esserci.
site-help-keys = Tasti
site-help-keys-text = Si può fare tutto senza mouse, e ogni tavola dice al lettore di schermo che cosa c’è sopra. Quando le mosse non sono troppe, il pannello a lato le elenca anche tutte a parole.
site-key-move = Frecce
site-key-move-does = muoversi sul tabellone
site-key-choose = Enter o Space
site-key-choose-does = scegliere ciò che ha il focus
site-key-send = Enter
site-key-send-does = inviare, quando qualcosa è scelto
site-key-undo = Backspace o Escape
site-key-undo-does = annullare l’ultima parte di una prova
site-key-turn = R
site-key-turn-does = girare il tabellone o il pezzo, dove c’è qualcosa da girare
site-key-tabs = Tab
site-key-tabs-does = passare alla parte seguente della pagina
site-key-review = Sinistra, Destra, Home, End
site-key-review-does = scorrere una partita da rivedere
site-help-line = Quando cade la linea
site-help-line-text = Non si perde niente. Ciò che hai cominciato resta in questo browser, anche se ricarichi la pagina. Una mossa inviata conta una volta sola, per quante volte cada la linea, e parte da sola quando la linea torna.
site-help-clock = Orologi
site-help-clock-text = L’orologio corre per tutti quelli che devono decidere. Si ferma nel momento in cui la casa ha letto la tua mossa, non quando ha risposto. Nelle partite di più giorni hai qualche giorno per ogni mossa. Se la casa stessa è assente, gli orologi dal vivo si fermano e ripartono da dov’erano. I giorni passano, ma chi è atteso al suo ritorno ha almeno un’ora.
site-help-fairness = Perché la fortuna resta onesta
site-help-fairness-text = Prima che qualcuno si sieda, la casa estrae una chiave segreta e ne mostra l’impronta. Ogni browser, sedendosi, aggiunge la propria fortuna, e il mazzo si mescola con tutto questo insieme. Così la casa non ha potuto scegliere le carte per favorire qualcuno, e nemmeno tu.

    A partita finita la chiave viene rivelata. Chi rivede una partita la trova lì, con tutto ciò che è stato controllato; sul computer della casa, parlour verify e il nome della partita la controllano di nuovo.
site-help-privacy = Che cosa sa la casa
site-help-privacy-text = Un cookie che dice quale ospite sei, il nome che hai dato, le tue impostazioni, le tue partite e quello che hai detto ai tavoli. Resta tutto sul computer su cui gira questa casa. Da altrove non si carica niente.

## Ratings and results
site-nav-ratings = Classifica
site-nav-tournaments = Tornei
site-nav-forum = Forum
site-results = Risultati
site-season = Stagione
site-season-name = { $part ->
    [winter] Inverno { $year }
    [spring] Primavera { $year }
    [summer] Estate { $year }
   *[autumn] Autunno { $year }
}
site-season-ends = { $season }, fino al { $day }
site-pace-of-quick = Veloce
site-pace-of-evening = Serata
site-pace-of-daily = A giorni
site-column-place = Posto
site-column-name = Nome
site-column-rating = Forza
site-column-sure = Margine
site-column-own = Formula propria
site-column-week = Settimana
site-column-games = Partite
site-column-won = Vinte
site-column-form = Ultime cinque
site-percent = { $share } %
site-up-by = { $points } in più
site-down-by = { $points } in meno
site-form = le ultime, dalla più vecchia: { $results }
site-bot-rating = bot
site-fixed-rating = fissa
site-provisional = Provvisoria, senza posto prima di { $games } partite
site-no-ratings = Nessun giocatore è ancora in classifica. Contano le partite contro persone o bot.
site-your-rank = A che punto sei
site-better-than = Sopra { $below } di altri { $others }.
site-games-until-settled = { $games ->
    [one] Ancora una partita e il tuo posto conta.
   *[other] Ancora { $games } partite e il tuo posto conta.
}
site-rating-help = Come si legge
site-rating-help-bots = Un bot gioca sempre allo stesso modo, perciò la sua forza è fissa: è stata misurata contro gli altri e tiene tutti al loro posto di stagione in stagione.
site-rating-help-deviation = ± dice quanto la casa è sicura: nove volte su dieci la forza vera è lì dentro.
site-rating-help-rated = Una partita contro persone o bot conta quando ogni parte ha fatto alcune mosse: due nella maggior parte dei giochi. Non conta se una mossa è stata ritirata, se è stato usato un suggerimento, se una persona teneva più posti o se tutti i giocatori se ne sono andati. Cento punti valgono circa due vittorie su tre.
site-rating-help-repeated = Le prime tre partite tra gli stessi due giocatori in 24 ore contano per intero, ogni altra la metà della precedente. Per avere un posto contano al massimo dieci partite contro la stessa persona.
site-ladder = La scala
site-ladder-next = { $wins ->
    [one] Ancora una vittoria contro { $bot } e passi.
   *[other] Ancora { $wins } vittorie contro { $bot } e passi.
}
site-ladder-done = Qui hai superato tutti.
site-rating-change = { $before } → { $after }
site-rating-changed = punteggio { $after }, prima { $before }
site-rating-abandoned = ha lasciato: conta dietro a chi è rimasto
site-rating-early = ha lasciato presto: non conta
site-rating-weight = conta per il { $share } %: gli stessi avversari si sono incontrati spesso in 24 ore
site-ladder-next-bot = Hai battuto { $bot }. Ora tocca a { $next }.
site-download-match-file = File della partita
site-download-record = Come { $kind }
site-files = File delle partite
site-files-line = Un file contiene tutto ciò che rigioca e prova una partita. Quello che porti lo vedi solo tu e non conta per la classifica.
site-files-all = Tutte le mie partite
site-files-import = Portane una
site-won-lost = { $won } vinte, { $lost } perse
site-ladder-not-played = mai incontrato
site-ladder-beaten = superato
site-result-won = Vinta
site-result-lost = Persa
site-result-drawn = Patta
site-place = Posto { $place }
site-resigned-inline = abbandono
site-unrated = non conta
site-unrated-void = Non conta: la partita è nulla.
site-unrated-daily = Non conta: è la distribuzione del giorno.
site-unrated-continued = Non conta: continua un’altra partita.
site-unrated-solo = Non conta: partita per una persona.
site-unrated-bots = Non conta: hanno giocato solo bot.
site-unrated-imported = Non conta: importata da un file.
site-unrated-shared = Non conta: una persona teneva più posti.
site-unrated-takeback = Non conta: una mossa è stata ripresa.
site-unrated-hint = Non conta: è stato usato un suggerimento.
site-unrated-deserted = Non conta: tutti i giocatori se ne sono andati e i bot hanno finito la partita.
site-unrated-short = Non conta: la partita è finita prima che ogni parte avesse fatto abbastanza mosse.
site-results-scope = Di chi
site-results-scope-mine = Miei
site-results-scope-all = Di tutti
site-game-any = Tutti i giochi
site-when = Quando
site-when-any = In ogni momento
site-when-week = Nell’ultima settimana
site-when-month = Nell’ultimo mese
site-when-year = Nell’ultimo anno
site-outcome = Esito
site-outcome-any = Qualsiasi
site-outcome-not-won = Non vinta
site-against = Avversario
site-no-results = Non c’è nulla
site-no-results-line = Ciò che giochi fino alla fine sta qui, con la sua revisione.
site-no-open-results-line = Le partite pubbliche stanno qui una volta finite.
site-show-more = Mostra altro
site-all-results = Tutti i risultati

## Perché la casa dice di no
core-error-failed = Non ha funzionato. Riprova.
core-error-server-error = Qualcosa si è rotto in casa. Ne abbiamo preso nota; riprova.
core-error-connection-lost = La linea è caduta. Riprova tra un momento.
core-error-unknown = Qui non c’è niente del genere.
core-error-already-started = Questa partita è già cominciata.
core-error-banned = Per ora questa casa ti è chiusa.
core-error-muted = Per ora qui non puoi parlare.
core-error-site-closed = Questa casa è per i suoi soci. Entra, o chiedi un invito a chi la ospita.
core-error-site-by-invitation = In questa casa si entra su invito: gioca a un tavolo di cui hai avuto il link, o chiedi un invito a chi la ospita.
core-error-bad-key = La fortuna di questa partita è danneggiata.
core-error-corrupt-log = Questa partita non può continuare: il suo diario è danneggiato alla posizione { $seq }.
core-error-seat-taken = Questo posto è occupato.
core-error-table-changed = Il tavolo è stato cambiato. Rileggi le regole prima di sederti.
core-error-rematch-changed = La rivincita è stata cambiata. Apri il suo tavolo e leggi le regole prima di sederti.
core-error-clock = Con questo orologio non si può giocare.
core-error-open-seat = Lì non siede nessuno.
core-error-open-seats = Un posto è ancora libero.
core-error-empty-log = Questa partita non ha un diario.
core-error-log-gap = Nel diario di questa partita manca qualcosa.
core-error-player-left = Chi sedeva qui se n’è andato per sempre.
core-error-log-full = Questa partita è più lunga di quanto la casa conservi: { $most } eventi.
core-error-never-started = Questa partita non è mai cominciata.
core-error-no-name = Un nome ha bisogno di almeno una lettera.
core-error-name-too-long = Un nome ha al massimo { $most } lettere; questo ne ha { $letters }.
core-error-no-offer = Non c’è più niente a cui rispondere.
core-error-no-such-bot = Questo gioco non ha un bot così.
core-error-no-such-code = Nessuno conosce il codice { $heard }.
core-error-game-disabled = Al momento non si può giocare a { $game }, perché non è stato possibile caricarlo. Le tue partite restano salvate; avvisa chi gestisce questo server.
core-error-no-such-game = Questo gioco non è in casa.
core-error-no-such-match = Questo tavolo non esiste.
core-error-no-such-moment = Non c’è niente a cui tornare.
core-error-no-such-page = Questa pagina non esiste.
core-error-no-such-seat = Questo posto non esiste.
core-error-no-such-step = Questo passo non esiste.
core-error-file-too-large = Questo file è troppo grande: se ne leggono al massimo { $most } kB.
core-error-file-verification-failed = La partita di questo file non si dimostra ({ $check }); non è stato preso nulla.
core-error-file-of-daily-deal = Le partite della mano del giorno non vengono prese.
core-error-match-id-taken = Qui c’è un’altra partita con l’identificativo di questo file; non è stato preso nulla.
core-error-no-such-decision = Non c’è una decisione simile da riprovare.
core-error-no-analysis = Nessun bot di questa casa dà un parere su questa partita.
core-error-bad-origin = Questa partita non continua da dove dice.
core-error-origin-is-fixed = Questo tavolo continua un’altra partita: opzioni e posti restano com’erano lì.
core-error-origin-daily = La mano del giorno si gioca una volta: da lì non si continua.
core-error-origin-too-long = Questa partita è troppo lunga per continuare da qui.
core-error-analysis-limit-reached = Per oggi i bot hanno pensato abbastanza. Riprova domani.
core-error-too-many-analyses = Hai già { $most } partite in attesa di lettura. Quando una è finita, chiedi la prossima.
core-error-no-such-pace = Questo ritmo non esiste. Scegli veloce, serata o a giorni.
core-error-no-such-season = Questa stagione non esiste.
core-error-no-such-results = Questa pagina di risultati non esiste. Comincia dalla prima.
core-error-no-result-yet = Il risultato non è ancora registrato. Chiedi di nuovo tra un momento.
core-error-no-spectators = Chi ospita non lascia guardare nessuno.
core-error-no-worker = Al momento nessun bot è libero.
core-error-not-a-match-file = Questa non è la registrazione di una partita.
core-error-not-a-nonce = La parte di fortuna di questo browser non si legge.
core-error-not-a-commitment = Questa partita non è riservata a te. Apri di nuovo il tavolo.
core-error-commitment-used = Questo tavolo è già aperto.
core-error-not-agreed = Gli altri non sono d’accordo.
core-error-not-an-action = Questa non è una mossa di questo gioco.
core-error-wrong-origin = Questa pagina è stata aperta all’indirizzo { $origin }, ma il server crede che il suo sia { $expected } e rifiuta ogni modifica. Se gestisci questo server, configura il suo reverse proxy in modo che trasmetta le intestazioni Host e X-Forwarded-Proto.
core-error-cross-site-request = La richiesta non viene da una pagina di questa casa.
core-error-no-hints = I suggerimenti sono per le partite contro i bot o da soli, e non per la mano del giorno.
core-error-offer-not-available = A questo tavolo non si può offrire.
core-error-not-options = Queste non sono opzioni di questo gioco.
core-error-not-over = Si apre quando la partita è finita.
core-error-not-playing = Questa partita non è in corso.
core-error-not-the-host = Può farlo solo chi ospita.
core-error-private-match = Questa partita era privata. Chiedi il link a chi ha giocato.
core-error-removed-from-table = Chi ospita ti ha fatto lasciare questo tavolo. Per te resta chiuso.
core-error-not-storable = Questo testo contiene caratteri che non si possono salvare. Toglili e riprova.
core-error-bad-request = La casa non ha capito.
core-error-not-your-seat = Questo non è il tuo posto.
core-error-not-your-table = Non sedevi a questo tavolo.
core-error-not-your-turn = Non tocca a te.
core-error-no-such-phrase = Questa frase non c’è.
core-error-no-such-message = Quel messaggio non c’è.
core-error-empty-message = Prima di’ qualcosa.
core-error-nothing-to-take-back = Non hai mosse da riprendere.
core-error-already-redrawn = Questa mossa è già stata ripresa e pescata di nuovo. Si fa una volta sola.
core-error-paused = La partita è in pausa. Prima riprendila.
core-error-not-paused = La partita non è in pausa.
core-error-no-vacation = A questo tavolo nessuno va in vacanza.
core-error-no-conditional-moves = Qui non si preparano mosse: si fa nelle partite su più giorni, senza fortuna né segreti.
core-error-line-is-due = Tocca a te: fai la tua mossa.
core-error-line-without-reply = Una sequenza finisce con una tua risposta.
core-error-line-too-long = Una sequenza ha al massimo { $most } mosse.
core-error-too-many-lines = Hai preparato { $most } sequenze, il massimo.
core-error-no-nudge = Qui ci pensa l’orologio a sollecitare.
core-error-nudge-later = Non ancora: lascia prima un po’ di tempo.
core-error-no-player-awaited = Qui non aspetti nessuno.
core-error-no-claim = Qui decide l’orologio.
core-error-claim-later = Non ancora: devono passare due settimane.
core-error-claim-not-alone = Altri ci sono ancora. Puoi solo continuare senza gli assenti.
core-error-offer-open = C’è già un’altra offerta aperta.
core-error-offer-later = L’hai già proposto da poco. Puoi ripeterlo dopo { $moves ->
    [one] la tua prossima mossa
   *[other] le tue prossime { $moves } mosse
} o tra { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = Non puoi sedere a due posti insieme.
core-error-order = Questo non è un ordine di questi posti.
core-error-other-digest = Secondo le regole questa partita va diversamente.
core-error-other-game = Questa partita appartiene a un altro gioco.
core-error-other-version = Questa partita è stata giocata con una versione più vecchia delle regole.
core-error-not-possible-now = Adesso non può succedere.
core-error-rules-fail = Le regole di questo gioco hanno fallito in questo punto.
core-error-seats = Si gioca da { $least } a { $most }.
core-error-stale = Questa decisione è passata.
core-error-stale-offer = Questa offerta non è più aperta. Leggi quella nuova prima di rispondere.
core-error-time-left = C’è ancora tempo sull’orologio.
core-error-too-busy = La casa ha troppo da fare al momento. Riprova.
core-error-too-large = È troppo lungo.
core-error-too-many = È troppo in una volta. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
core-error-too-many-public = { $most } dei tuoi tavoli sono già offerti a tutti. Quando uno sarà cominciato, offri il prossimo.
core-error-too-many-open-tables = { $most } dei tuoi tavoli aspettano già qualcuno. Quando uno sarà cominciato o chiuso, apri il prossimo.
core-error-too-many-drafts = Hai appena provato molte mosse. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
core-error-too-much-history = Hai appena riguardato molto. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
core-error-too-many-tables = Hai appena aperto molti tavoli. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima del prossimo.
core-error-too-much-chat = Hai già detto molto. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima della prossima riga.
core-error-too-many-bot-tables = Hai già { $most } tavoli con soli bot. Quando uno è finito, apri il prossimo.
core-error-too-many-codes = Troppi codici che non portano da nessuna parte. Aspetta { $minutes ->
    [0] { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
   *[other] { $minutes } minuti
} o chiedi il link del tavolo.
core-error-too-many-seats = Questo tavolo ha solo { $seats } posti.
core-error-too-often = È troppo spesso. Aspetta un momento.
core-error-too-many-sockets = Non puoi tenere aperte più di { $most } pagine di questa casa. Chiudine una e riapri questa.
core-error-too-slow = Ci ha messo troppo ad arrivare. Riprova.
core-error-storage-busy = Un altro programma tiene la base dati della casa. Nulla è cambiato; riprova tra un momento.
core-error-storage-full = La casa non ha più spazio per salvare. Nulla è cambiato; avvisa chi la ospita.
core-error-storage-read-only = La base dati della casa non si può scrivere. Nulla è cambiato; avvisa chi la ospita.
core-error-storage-unavailable = La base dati della casa non risponde. Riprova tra un momento; se continua, avvisa chi ospita.
core-error-unknown-event = Questa partita è stata registrata da una casa più nuova.
core-error-unreadable = Il diario di questa partita non si legge.

## Stanze tenute da un gioco
site-room = Stanza
site-room-instead = { $note }, invece di { $other }
site-room-enter = Entra
site-faq = Domande frequenti
site-notifications = Notifiche
site-only-this-computer = Solo questo computer può aprire il link, perché il server è stato avviato solo per questo computer.
site-announcement = L’ospite annuncia
site-forum = Il forum dei membri
site-room-people = { $count ->
    [0] nessuno ai tavoli
    [one] una persona ai tavoli
   *[other] { $count } persone ai tavoli
}
site-room-open = { $count ->
    [0] nessun tavolo aperto
    [one] un tavolo aperto
   *[other] { $count } tavoli aperti
}
core-error-no-daily-deal = Questo gioco non ha una mano del giorno.
core-error-daily-is-opened = La mano del giorno si apre dalla prima pagina, non si prepara a un tavolo.
core-error-once-a-day = La mano del giorno si gioca una volta; domani ne arriva una nuova.
core-error-day-not-over = La chiave di questa mano si mostra quando il suo giorno è finito, perché altri possono ancora giocarla.

## La mano del giorno
site-daily = Mano del giorno
site-today = Oggi
site-daily-board = La mano di oggi
site-daily-again = Rigiocato su un dispositivo che lo conosceva

## Invio
site-confirm = Chiedi prima di inviare una mossa
site-confirm-matters = Dove conta
site-confirm-always = Sempre
site-confirm-never = Mai

## Lezioni
site-lesson = Lezione
site-lesson-of = Impara { $game }
site-lesson-step = Lezione, passo { $step } di { $count }
site-lesson-next = Avanti
site-lesson-first = Gioca la prima partita
site-lesson-again = Di nuovo dall’inizio
site-lesson-other = Le regole lo permettono, ma qui fai come è detto sopra.
site-highlighted = illuminato
site-learn = Impara giocando
site-puzzle = Problema del giorno
core-error-no-puzzle = { $game } qui non ha problemi.
core-error-no-such-puzzle = Nell’archivio non c’è un problema del { $day }.

site-no-lesson = Qui non c’è nessuna lezione
core-error-no-lesson = { $game } non ha ancora una lezione. Le sue regole si possono leggere.

## Pauses, reminders and what was left lying
site-pause = Pausa
site-allow-pauses = Si può chiedere una pausa
site-offer-pause = { $name } chiede una pausa.
site-offer-mine-pause = Hai chiesto una pausa. Quando tutti sono d’accordo, gli orologi si fermano.
site-log-continued = { $name } termina la pausa.
site-log-nudged = { $name } sollecita chi deve muovere.
site-log-claimed = { $what ->
    [draw] { $name } la chiude in parità: era abbandonata.
    [void] { $name } la annulla: era abbandonata.
   *[out] { $name } non aspetta più chi l’ha abbandonata.
}
site-log-excused = { $name } è in vacanza: un giorno in più.
site-over-lying = La partita è stata abbandonata.
site-over-void = La partita è stata abbandonata e non conta.
site-clock-days-bank = { $days ->
    [one] riserva di 1 giorno
   *[other] riserva di { $days } giorni
}
site-clock-vacation = vacanze
site-clock-bank-runs = restano { $time } di riserva
site-vacation = Vacanze automatiche
site-vacation-line = Chi finisce il tempo usa uno dei suoi 21 giorni all’anno.
site-days-off = Giorni di ferie rimasti: { $left } di { $of }
site-days-off-line = Dove un tavolo ha le ferie automatiche, un giorno si prende da sé quando il tuo tempo è finito. L’anno ricomincia il 1º gennaio.
site-paused = In pausa
site-delay = Ritardo per gli spettatori
site-delay-moves = { $count ->
    [0] nessuno
    [one] 1 mossa
   *[other] { $count } mosse
}
site-lag-compensation = { $ms } ms resi per la linea
