### La casa in italiano: tutto ciò che dice la cornice, e perché dice di no.

## La cornice
house-skip = Vai al contenuto
house-home-link = Parlour, pagina iniziale
house-nav = Casa
house-nav-home = Inizio
house-nav-lobby = Lobby
house-nav-tables = I miei tavoli
house-nav-beside = I tuoi tavoli affiancati
house-nav-help = Aiuto
house-nav-settings = Impostazioni
house-nav-further = Dove altro
house-lamp = Modalità scura
house-sound-button = Suono
house-sound-on = Il suono è acceso
house-sound-off = Il suono è spento
house-join = Diventa socio
house-account = { $name }: il tuo account
house-your-account = Il tuo account, i dispositivi, l’uscita
house-more = Altro
house-close = Chiudi
house-cancel = Annulla
house-loading = Un momento…
house-wait-for-you = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
house-minutes = { $minutes } min
house-weight = Complessità { $weight } su 5
house-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
house-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}
house-spoken-clock = { $minutes ->
    [0] { $seconds } secondi
    [one] 1 minuto e { $seconds }
   *[other] { $minutes } minuti e { $seconds }
}
house-spoken-over = { $time } oltre il tempo
house-overtime = { $time }, { $points ->
    [one] 1 punto perso
   *[other] { $points } punti persi
}

## Pagina iniziale
house-greeting = { $daytime ->
    [morning] Buongiorno
    [afternoon] Buon pomeriggio
   *[evening] Buonasera
}
house-greeting-name = { house-greeting }, { $name }
house-crowd = { $members ->
    [0] nessun socio
    [one] un socio
   *[other] { $members } soci
}, { $guests ->
    [0] nessun ospite qui
    [one] un ospite qui
   *[other] { $guests } ospiti qui
}
house-counts = { house-crowd } · { $tables ->
    [0] nessuna partita pubblica
    [one] una partita pubblica
   *[other] { $tables } partite pubbliche
}
house-your-tables = I tuoi tavoli
house-with = con { $names }
house-your-turn = Tocca a te
house-awaits = Tocca a { $name }
house-awaits-many = Tocca a { $count } persone
house-over = La partita è finita
house-play-something = Gioca a qualcosa
house-players = Giocatori
house-rules = Regole
house-play = Gioca
house-with-friends = Con amici
house-game-with-friends = { $game } con amici
house-watch = Guarda
house-open-tables = Tavoli aperti
house-a-seat-is-free = c’è un posto libero
house-no-open = Nessun tavolo aperto al momento
house-no-open-line = Aprine uno tu, o fai sedere un bot con te.
house-sit-down = Partecipa
house-seats-taken = { $taken } posti occupati su { $seats }
house-who-is-here = Chi c’è
house-quick-match = Partita rapida
house-people = Contatti
house-looking-round = si guarda intorno
house-nobody-else = Non c’è ancora nessuno.
house-sign = Giochi da tavolo nel browser, sul tuo server.
house-shared-gathering = un posto è libero
house-shared-playing = in corso
house-shared-over = il risultato
house-how-fair = Perché la fortuna resta onesta
house-code-label = Codice di un tavolo
house-code-example = Un codice, per esempio maple lamp river 427
house-code-go = Vai

## Lobby e nuovi tavoli
house-rooms = Stanze
house-hall = Tutti i giochi
house-every-game = tutti i giochi
house-mine-line = dove siedo o sedevo
house-tables-count = { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}
house-seat-is-free = C’è un posto libero
house-in-play = In corso
house-you-may-watch = puoi guardare
house-left-lying = Inattive
house-left-lying-line = contro bot, ferme da due giorni; non aspettano nessuno
house-played = Giocate
house-no-mine = Non siedi a nessun tavolo
house-go-there = Vai
house-new-table = Nuovo tavolo
house-game = Gioco
house-seats = Posti
house-others = Gli altri
house-others-open = Amici
house-others-bot = Bot
house-others-guest = A questo schermo
house-others-open-line = Invitali con link, codice o immagine; i bot possono sempre occupare i posti.
house-others-bot-line = La partita comincia subito.
house-others-guest-line = Vi passate questo dispositivo. I segreti restano dietro un sipario.
house-level = Quanto forte
house-level-beginner = Principiante
house-level-beginner-plus = Principiante +
house-level-casual = Occasionale
house-level-casual-plus = Occasionale +
house-level-club = Da circolo
house-level-club-plus = Da circolo +
house-level-expert = Esperto
house-level-expert-plus = Esperto +
house-level-master = Maestro
house-level-master-plus = Maestro +
house-bot-level = { $name }, { $level }
house-against-bot = Contro { $name }
house-another-bot = Un altro avversario
house-bot-waits = { $game } con { $name }
house-other-language = { $game } sarà in { $language }
house-other-language-line = Questa casa non ha ancora un elenco di parole nella tua lingua: tessere e parole sono in { $language }. Chi gestisce la casa può portarne uno.
house-player = Giocatore { $number }
house-name-of = Nome al posto { $number }
house-pace = Ritmo
house-pace-any = Ogni ritmo
house-pace-now = Adesso
house-pace-days = In più giorni
house-clock = Orologio
house-clock-untimed = Senza orologio
house-clock-bank = { $minutes } min a testa
house-clock-fischer = { $minutes } min + { $seconds } s a mossa
house-clock-permove = { $minutes } min a mossa
house-clock-permove-seconds = { $seconds } s a mossa
house-clock-total = { $minutes } min, poi penalità
house-clock-correspondence = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
house-public = Mostra nella lobby
house-public-line = Chiunque in questa casa può sedersi.
house-watchers = Gli altri possono guardare
house-cafe = Tavolo da caffè
house-cafe-line = Questo schermo è il tavoliere di tutti; i telefoni sono le mani.
house-big-screen = Schermo grande
house-takebacks = Si può chiedere di riprendere una mossa
house-draws = Si può offrire la patta
house-further = Altre scelte · { $clock }
house-open-table = Apri tavolo
house-start-now = Comincia ora
house-about-minutes = Circa { $minutes } minuti.
house-friends-get-link = Gli amici ricevono un link.

## Prima di cominciare
house-what-is-played = A che cosa si gioca
house-read-rules = Leggi le regole
house-shuffle = Mescola
house-free-seat = Posto libero
house-fill-seat = Chi prende il posto { $number }
house-fill = Occupa il posto…
house-fill-guest = Qualcuno a questo schermo
house-fill-bot = Un bot
house-seat = Posto { $number }
house-seat-up = Sposta { $name } più su dal posto { $number }
house-seat-down = Sposta { $name } più giù dal posto { $number }
house-you = Tu
house-bot = Bot
house-here = Qui
house-not-here = Non è qui al momento
house-on-this-device = A questo schermo
house-stand = Lascia il posto
house-send-away = Libera il posto di { $name }
house-invite = Invita
house-invite-title = C’è un posto per te a { $game }
house-code = Il codice è
house-code-line = Dillo a voce; si scrive su { $host }
house-link = Link a questo tavolo
house-copy = Copia
house-share = Condividi
house-link-copied = Il link è copiato.
house-copy-by-hand = Il link è selezionato: copialo a mano.
house-qr = Il link come codice QR
house-qr-line = Inquadralo col telefono
house-ready-host = Tutti seduti. Si comincia?
house-ready-guest = Tutti seduti. Comincia chi ospita.
house-waiting-for = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
house-waiting-host-line = Manda il link, o dai il posto a un bot.
house-waiting-guest-line = La partita comincia quando chi ospita la avvia.
house-seat-waits = Un posto ti aspetta
house-seat-waits-line = Siediti e gioca, o resta a guardare.
house-start = Inizia

## Il tavolo
house-board = Tabellone
house-asked = La tua decisione
house-to-move = di turno
house-waiting = Aspetta
house-thinking = Pensa
house-away = Assente
house-looking-back = Stai vedendo una posizione precedente.
house-looking-back-line = La partita intanto continua.
house-back-to-now = Torna al presente
house-gave-up = Si è arreso
house-left-table = Ha lasciato il tavolo
house-is-thinking = { $name } sta pensando
house-are-thinking = { $names } stanno pensando
house-nobody-awaited = Non tocca a nessuno
house-you-watch = Sei spettatore.
house-you-left = Hai lasciato questa partita e puoi guardare.
house-choose-move = Scegli che cosa fare
house-send = Invia
house-sending = Invio…
house-undo = Indietro
house-key-enter = Enter
house-key-escape = Esc
house-command = Scrivi una mossa
house-command-hint = Una mossa, a parole o in notazione
house-command-none = Nulla di ciò che puoi fare corrisponde a «{ $typed }».
house-command-many = { $count } mosse corrispondono: continua a scrivere o scegli con le frecce.
house-command-count = { $count ->
    [one] Una mossa corrisponde.
   *[other] { $count } mosse corrispondono.
}
house-keys = Scorciatoie da tastiera
house-keys-board = Su questo tabellone
house-keys-everywhere = A ogni tavolo
house-keys-confirm = confermare
house-keys-undo = annullare l’ultima parte di una bozza
house-keys-command = scrivere una mossa
house-keys-steps = una mossa indietro, una avanti
house-keys-now = tornare ad adesso
house-keys-to-board = andare al tabellone
house-keys-last = dire l’ultima mossa
house-keys-log = andare al registro
house-keys-clock = dire gli orologi
house-keys-score = dire il punteggio
house-keys-asked = leggere la richiesta
house-keys-answer = accettare o rifiutare una proposta
house-keys-keys = questi tasti
house-say-left = { $name }: { $time }
house-say-no-clock = Non c’è orologio.
house-say-score = { $name }: { $points }
house-say-no-score = Qui nessuno conta punti.
house-say-no-move = Nessuno ha ancora mosso.
house-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
house-time-over = Il tuo tempo è finito. Da adesso costa punti.
house-time-low = Ancora { $seconds } secondi
house-won = Vittoria
house-lost = Persa
house-drawn = Pari
house-panel = Diario, chat, mosse e regole
house-tab-log = Diario
house-tab-result = Risultato
house-tab-chat = Chat
house-tab-moves = Mosse
house-tab-plan = Mosse condizionali
house-tab-rules = Regole
house-tab-moments = Momenti chiave
house-tab-points = Punti
house-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
house-talk-button = { $unread ->
    [0] Diario, chat e regole
    [one] Diario, chat e regole, { $unread } nuovo
   *[other] Diario, chat e regole, { $unread } nuovi
}
house-watchers-count = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
house-log-move = Mossa
house-log-points = Punti
house-log-total = Totale
house-log-empty = Ancora nessuna mossa.
house-log-started = La partita comincia.
house-log-moved = { $name } ha mosso.
house-log-left = { $why ->
    [resigned] { $name } si arrende.
    [time] { $name } ha finito il tempo.
   *[away] { $name } lascia per sempre.
}
house-log-flagged = È caduta la bandierina di { $name }.
house-log-offered = { $what ->
    [pause] { $name } chiede una pausa.
    [takeback] { $name } chiede di riprendere una mossa.
   *[draw] { $name } offre la patta.
}
house-log-answered = { $yes ->
    [true] { $name } accetta.
   *[false] { $name } rifiuta.
}
house-log-answered-withdrawn = { $what ->
    [pause] { $name } ha ritirato la richiesta di pausa.
    [takeback] { $name } ha ritirato la richiesta di riprendere una mossa.
   *[draw] { $name } ha ritirato l’offerta di patta.
}
house-hint = Suggerimento
house-hint-question = Usare un suggerimento?
house-hint-line = Il bot più forte suggerisce una mossa. La partita non conterà per la classifica e sarà segnata come assistita.
house-hint-take = Usa un suggerimento
house-hint-says = Suggerimento: { $move }
house-hint-knows = Un suggerimento: { $move } ({ $worth })
house-log-hinted = { $name } ha usato un suggerimento.
house-log-tookback = La mossa è ripresa.
house-log-tookback-anew = La mossa è ripresa, e il seguito è pescato di nuovo.
house-log-resumed = La casa era assente ed è tornata. Gli orologi dal vivo ripartono da dov’erano.
house-chat = Chat
house-chat-empty = Ancora nessun messaggio.
house-say = Di’ qualcosa
house-said = { $name } dice: { $text }
house-watching = guarda
house-no-rules = La pagina delle regole di questo gioco non è ancora scritta.
house-rules-alone = Le regole su una pagina a parte
house-rules-of = Regole di { $game }
house-moves-wait = Al momento non devi fare niente.
house-moves-too-many = Qui ci sono troppe mosse per elencarle tutte. Usa il tabellone.
house-moves-count = { $count ->
    [one] Una mossa possibile
   *[other] { $count } mosse possibili
}
house-moves-search = Cerca una mossa
house-moves-more = e altre { $count }: scrivi per trovarle
house-word-board = A parole
house-word-view = Che cosa si vede da questo posto
house-setting-legal = Mostra le mosse legali
house-setting-legal-line = Le mosse legali sono segnate sul tabellone.
house-setting-trace = Evidenzia l’ultima mossa
house-setting-trace-line = Il tabellone mostra che cosa è appena successo.
house-setting-sound = Suono
house-setting-sound-line = Suoni leggeri per le mosse.
house-draw = Patta
house-takeback = Riprendi
house-leaver = Quando qualcuno se ne va
house-leaver-wait = gli altri aspettano
house-leaver-bot = un bot gioca finché torna
house-leaver-end = si arrende
house-leave = Lascia a un bot
house-leave-question = Lasciare giocare un bot al tuo posto?
house-leave-line = Un bot più o meno della tua forza gioca al tuo posto. Puoi tornare quando vuoi. Il risultato conta per te.
house-bot-plays-on = Un bot gioca per te.
house-take-chair = Riprendi la tua sedia
house-stand-in = gioca un bot
house-log-seated-for = Un bot gioca per { $name }.
core-error-bot-plays-on = Un bot gioca per te. Prima riprendi la tua sedia.
core-error-no-stand-in = A questo tavolo nessuno gioca per chi se ne va.
house-resign = Arrenditi
house-resign-question = Abbandonare questa partita?
house-resign-line = Perderai la partita.
house-offered-draw = È stata offerta la patta.
house-offered-takeback = Hai chiesto di riprendere.
house-offer-draw = { $name } offre la patta.
house-offer-takeback = { $name } chiede di riprendere una mossa.
house-offer-mine-draw = Hai offerto la patta.
house-offer-mine-takeback = Hai chiesto di riprendere una mossa.
house-accept = Accetta
house-decline = Rifiuta
house-withdraw = Ritira
house-pass-device = Passa il dispositivo a { $name }
house-pass-device-line = Non si vede niente finché { $name } non dà il via.
house-hand-over = Passalo
house-i-am = Sono { $name }
house-line-down = Connessione persa. Riconnessione… La tua mossa è salvata e sarà inviata automaticamente.
house-line-closed = Il server si sta riavviando… La tua mossa è salvata e sarà inviata automaticamente.
house-line-up = Di nuovo in linea.
house-table-closed = Questo tavolo è chiuso
house-no-table = Questo tavolo non esiste
house-to-the-table = Al tavolo

## La fine
house-you-win = Hai vinto
house-wins = Vince { $name }
house-share-win = { $names } si dividono la vittoria
house-draw-game = Patta
house-game-closed = La partita è stata interrotta
house-solo-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
house-over-resigned = { $loser } si arrende.
house-over-time = { $loser } ha finito il tempo.
house-over-away = { $loser } lascia per sempre.
house-over-agreed = Tutti d’accordo.
house-result = Risultato
house-rematch = Rivincita
house-join-rematch = Alla rivincita
house-watch-rematch = Guarda la rivincita
house-accept-rematch = Accetta la rivincita
house-rematch-asked = { $name } chiede la rivincita.
house-rematch-waits = Hai chiesto la rivincita. { $names } può accettarla qui.
house-rematch-begins = Comincia la rivincita.
house-rematch-table = Cambia il tavolo
house-rematch-changed = La rivincita ha altre regole o altri giocatori rispetto a prima.
house-rematch-see = Vedi il tavolo
house-review = Rivedi
house-rank = Posizione { $rank }
house-points-made = Da dove vengono i punti
house-source-overtime = Tempo superato
house-sources-total = Totale
house-points-for = Punti per
house-fairness = Onestà
house-fairness-line = Prima della partita il server ha pubblicato un hash del suo seme casuale, e ogni browser al tavolo ha aggiunto un numero casuale proprio. Dopo la partita il server rivela il seme, così tutti possono controllare che nulla sia stato cambiato.
house-verified = Verificato.
house-not-verified = Verifica non riuscita.
house-promised = Hash che hai visto prima della partita
house-nonce = Dato da questo browser
house-commitment = Hash del seme
house-key = Seme del server
house-seed = Seme combinato
house-verify-yourself = Controlla di persona sul computer della casa:

## Rivedere
house-no-review = Ancora niente da rivedere
house-steps = Passi
house-step-first = All’inizio
house-step-prev = Un passo indietro
house-step-play = Scorri i passi
house-step-stop = Ferma
house-step-next = Un passo avanti
house-word-means = Che cosa significa { $word }?
house-step-last = Alla fine
house-step-of = { $step } di { $count }
house-step = Passo { $step }
house-step-start = L’inizio
house-eyes = Vedi come
house-eyes-public = spettatore
house-eyes-of = { $name }
house-graph = { $label }, passo per passo
house-measure-points = Punti
house-measure-balance = Equilibrio
house-measure-outcome = Chi vince
house-opinion = Un parere su questo passo
house-kind-best = Il meglio
house-kind-fine = Buona
house-kind-slip = Imprecisione
house-kind-miss = Errore
house-kind-costly = Errore grave
house-candidates = Mosse migliori
house-candidate = Candidato
house-place-heading = Posto
house-worth = Valore
house-was-played = giocato
house-worth-win = vince
house-worth-loss = perde
house-worth-draw = finisce patta
house-worth-win-in = { $turns ->
    [one] vince in 1 turno
   *[other] vince in { $turns } turni
}
house-worth-loss-in = { $turns ->
    [one] perde in 1 turno
   *[other] perde in { $turns } turni
}
house-worth-chance = { $chance } di vittoria
house-no-opinion-here = Non c’è un parere su questa decisione.
house-best-there-was = il meglio che c’era.
house-result-kept = il risultato resta
house-best-was = Il meglio:
house-played-was = Giocato: { $played }.
house-lost-points = Persi { $lost } punti.
house-lost-least = Persi circa { $lost } punti o più.
house-lost-outcome = Probabilità di vittoria scesa di { $lost } { $lost ->
    [one] punto
   *[other] punti
}.
house-moment-gain = { $gain } { $points ->
    [one] punto
   *[other] punti
} rispetto alla media
house-moment-lost-points = { $lost } punti
house-moment-lost-outcome = { $lost } di probabilità di vittoria
house-foreseen = { $move }, poi probabilmente: { $line }
house-weighed = Sono state valutate { $count } mosse.
house-there-was = La migliore era { $best }
house-reader-may = Analisi al computer di { $name }
house-reader-ask = Richiedi l’analisi
house-reader-done = Analisi al computer di { $name }
house-reader-reads = { $name } sta analizzando: { $done } mosse su { $count }.
house-reader-waits = In coda: { $name } sta analizzando un’altra partita.
house-reader-spent = { $name } ha raggiunto il limite giornaliero. L’analisi continua domani: { $done } mosse su { $count } sono pronte.
house-reader-read = Analizzato
house-lost-each = { $name } ha perso { $lost } a decisione, { $mistakes ->
    [one] un errore
   *[other] { $mistakes } errori
}
house-luck-title = Fortuna e decisioni
house-luck-luck = Fortuna
house-luck-decisions = Decisioni
house-luck-together = Totale
house-luck-told = Per { $name }: fortuna { $luck }, decisioni { $decisions }, ciascuna con { $within } in più o in meno; insieme { $lead }.
house-luck-note = In punti di vantaggio di { $name } sulla media degli altri, da molte estrazioni simulate. La linea sottile è l’intervallo di confidenza al 90 %.
house-luck-note-alone = In punti per { $name }, da molte estrazioni simulate. La linea sottile è l’intervallo di confidenza al 90 %.
house-decisions-of = Decisioni di { $name }
house-next-mistake = Prossimo errore
house-no-mistakes = Nessun errore di rilievo.
house-limits = Soglie di errore
house-limits-set = Imposta le soglie di errore
house-limits-points = Punti persi. Salvato per te e questo gioco.
house-limits-outcome = Probabilità di vittoria persa, in percentuale. Salvato per te e questo gioco.
house-limit-from = { $kind } da
house-limits-usual = Ripristina
house-done = Fatto
house-try-again = Riprova qui
house-again = Un altro tentativo
house-again-line = Questa è la posizione di { $name } prima della mossa. Scegli un’altra mossa; la partita non cambia.
house-weighing = Il tuo tentativo viene valutato…
house-try-better = Meglio di ciò che fu giocato, di { $by }.
house-try-worse = Peggio di ciò che fu giocato, di { $by }.
house-try-same = Buono quanto ciò che fu giocato.
house-once-more = Ancora una volta
house-back-to-review = Torna alla revisione
house-go-on = Continua da qui
house-go-on-line = Un nuovo tavolo riparte da prima di questa decisione, con gli stessi fatti nascosti. Non conta per le classifiche.
house-go-on-with = Con
house-go-on-bots = Bot
house-go-on-friends = Chi viene
house-go-on-level = Quanto forti
house-go-on-seat = Il mio posto
house-go-on-fresh = Rimescola la sorte futura
house-go-on-open = Apri il tavolo
house-ahead-above = { $name } in testa, sopra la linea
house-ahead-below = { $name } in testa, sotto
house-moves-minutes = { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
}{ $minutes ->
    [0] .
    [one] , un minuto.
   *[other] , { $minutes } minuti.
}

## Impostazioni
house-your-name = Il tuo nome
house-your-name-line = Così gli altri sanno chi sei. Non serve un account; questo browser si ricorda di te.
house-keep = Salva
house-name-kept = D’ora in poi sei { $name }.
house-looks = Aspetto
house-light = Tema
house-theme-system = Sistema
house-theme-light = Chiaro
house-theme-dark = Scuro
house-text-size = Dimensione del testo
house-motion = Animazioni
house-motion-system = Sistema
house-motion-full = Sì
house-motion-still = No
house-language = Lingua
house-language-line = A questa casa si possono aggiungere altre lingue.
house-at-the-table = Al tavolo
house-settings-kept = Salvate in questo browser e nel tuo account.

## Aiuto
house-help-play = Giocare
house-help-play-text = Scegli un gioco sulla prima pagina e premi «Gioca»: un bot si siede subito con te, senza account. Quello che puoi fare brilla sul tabellone. Sceglilo, guarda che effetto avrebbe, e invialo.
house-help-friends = Giocare con amici
house-help-friends-text = «Con amici» apre un tavolo che aspetta. Manda il link, di’ il codice a voce, o fai inquadrare l’immagine a un telefono. Se ospiti tu, decidi chi siede dove, a che cosa si gioca, con quale orologio e chi può guardare. I posti che nessuno prende puoi darli ai bot.
house-help-device = Più persone, uno schermo
house-help-device-text = A un tavolo possono sedersi più persone davanti a questo schermo. Il tabellone si gira verso chi deve decidere. Nei giochi con segreti, tra un turno e l’altro cala un sipario, finché il prossimo giocatore non dice di esserci.
house-help-keys = Tasti
house-help-keys-text = Si può fare tutto senza mouse, e ogni tavola dice al lettore di schermo che cosa c’è sopra. Quando le mosse non sono troppe, il pannello a lato le elenca anche tutte a parole.
house-key-move = Frecce
house-key-move-does = muoversi sul tabellone
house-key-choose = Enter o Space
house-key-choose-does = scegliere ciò che ha il focus
house-key-send = Enter
house-key-send-does = inviare, quando qualcosa è scelto
house-key-undo = Backspace o Escape
house-key-undo-does = annullare l’ultima parte di una prova
house-key-turn = R
house-key-turn-does = girare il tabellone o il pezzo, dove c’è qualcosa da girare
house-key-tabs = Tab
house-key-tabs-does = passare alla parte seguente della pagina
house-key-review = Sinistra, Destra, Home, End
house-key-review-does = scorrere una partita da rivedere
house-help-line = Quando cade la linea
house-help-line-text = Non si perde niente. Ciò che hai cominciato resta in questo browser, anche se ricarichi la pagina. Una mossa inviata conta una volta sola, per quante volte cada la linea, e parte da sola quando la linea torna.
house-help-clock = Orologi
house-help-clock-text = L’orologio corre per tutti quelli che devono decidere. Si ferma nel momento in cui la casa ha letto la tua mossa, non quando ha risposto. Nelle partite di più giorni hai qualche giorno per ogni mossa. Se la casa stessa è assente, gli orologi dal vivo si fermano e ripartono da dov’erano. I giorni passano, ma chi è atteso al suo ritorno ha almeno un’ora.
house-help-fairness = Perché la fortuna resta onesta
house-help-fairness-text = Prima che qualcuno si sieda, la casa estrae una chiave segreta e ne mostra l’impronta. Ogni browser, sedendosi, aggiunge la propria fortuna, e il mazzo si mescola con tutto questo insieme. Così la casa non ha potuto scegliere le carte per favorire qualcuno, e nemmeno tu.

    A partita finita la chiave viene rivelata. Chi rivede una partita la trova lì, con tutto ciò che è stato controllato; sul computer della casa, parlour verify e il nome della partita la controllano di nuovo.
house-help-privacy = Che cosa sa la casa
house-help-privacy-text = Un cookie che dice quale ospite sei, il nome che hai dato, le tue impostazioni, le tue partite e quello che hai detto ai tavoli. Resta tutto sul computer su cui gira questa casa. Da altrove non si carica niente.

## Ratings and results
house-nav-ratings = Classifica
house-nav-tournaments = Tornei
house-results = Risultati
house-season = Stagione
house-season-name = { $part ->
    [winter] Inverno { $year }
    [spring] Primavera { $year }
    [summer] Estate { $year }
   *[autumn] Autunno { $year }
}
house-season-ends = { $season }, fino al { $day }
house-pace-of-quick = Veloce
house-pace-of-evening = Serata
house-pace-of-daily = A giorni
house-column-place = Posto
house-column-name = Nome
house-column-rating = Forza
house-column-sure = Margine
house-column-own = Formula propria
house-column-week = Settimana
house-column-games = Partite
house-column-won = Vinte
house-column-form = Ultime cinque
house-percent = { $share } %
house-up-by = { $points } in più
house-down-by = { $points } in meno
house-form = le ultime, dalla più vecchia: { $results }
house-anchor = bot
house-fixed = fissa
house-provisional = Provvisoria, senza posto prima di { $games } partite
house-nobody-rated = Nessun giocatore è ancora in classifica. Contano le partite contro persone o bot.
house-where-you-stand = A che punto sei
house-above = Sopra { $below } di altri { $others }.
house-games-until-settled = { $games ->
    [one] Ancora una partita e il tuo posto conta.
   *[other] Ancora { $games } partite e il tuo posto conta.
}
house-how-to-read = Come si legge
house-read-anchor = Un bot gioca sempre allo stesso modo, perciò la sua forza è fissa: è stata misurata contro gli altri e tiene tutti al loro posto di stagione in stagione.
house-read-sure = ± dice quanto la casa è sicura: nove volte su dieci la forza vera è lì dentro.
house-read-counts = Una partita contro persone o bot conta quando ogni parte ha fatto alcune mosse: due nella maggior parte dei giochi. Non conta se una mossa è stata ritirata, se è stato usato un suggerimento, se una persona teneva più posti o se tutti i giocatori se ne sono andati. Cento punti valgono circa due vittorie su tre.
house-read-repeated = Le prime tre partite tra gli stessi due giocatori in 24 ore contano per intero, ogni altra la metà della precedente. Per avere un posto contano al massimo dieci partite contro la stessa persona.
house-ladder = La scala
house-ladder-next = { $wins ->
    [one] Ancora una vittoria contro { $bot } e passi.
   *[other] Ancora { $wins } vittorie contro { $bot } e passi.
}
house-ladder-done = Qui hai superato tutti.
house-rating-change = { $before } → { $after }
house-rating-changed = punteggio { $after }, prima { $before }
house-rating-left = ha lasciato: conta dietro a chi è rimasto
house-rating-early = ha lasciato presto: non conta
house-rating-weight = conta per il { $share } %: gli stessi avversari si sono incontrati spesso in 24 ore
house-ladder-on = Hai battuto { $bot }. Ora tocca a { $next }.
house-keep-match = File della partita
house-keep-record = Come { $kind }
house-files = File delle partite
house-files-line = Un file contiene tutto ciò che rigioca e prova una partita. Quello che porti lo vedi solo tu e non conta per la classifica.
house-files-all = Tutte le mie partite
house-files-bring = Portane una
house-won-lost = { $won } vinte, { $lost } perse
house-not-met = mai incontrato
house-passed = superato
house-result-won = Vinta
house-result-lost = Persa
house-result-drawn = Patta
house-place = Posto { $place }
house-given-up = abbandono
house-unrated = non conta
house-unrated-void = Non conta: la partita è nulla.
house-unrated-daily = Non conta: è la distribuzione del giorno.
house-unrated-continued = Non conta: continua un’altra partita.
house-unrated-solo = Non conta: partita per una persona.
house-unrated-bots = Non conta: hanno giocato solo bot.
house-unrated-imported = Non conta: importata da un file.
house-unrated-shared = Non conta: una persona teneva più posti.
house-unrated-takeback = Non conta: una mossa è stata ritirata.
house-unrated-hint = Non conta: è stato usato un suggerimento.
house-unrated-deserted = Non conta: tutti i giocatori se ne sono andati e i bot hanno finito la partita.
house-unrated-short = Non conta: la partita è finita prima che ogni parte avesse fatto abbastanza mosse.
house-whose = Di chi
house-whose-mine = Miei
house-whose-all = Di tutti
house-game-any = Tutti i giochi
house-when = Quando
house-when-any = In ogni momento
house-when-week = Nell’ultima settimana
house-when-month = Nell’ultimo mese
house-when-year = Nell’ultimo anno
house-outcome = Esito
house-outcome-any = Qualsiasi
house-outcome-not-won = Non vinta
house-against = Avversario
house-no-results = Non c’è nulla
house-no-results-line = Ciò che giochi fino alla fine sta qui, con la sua revisione.
house-no-open-results-line = Le partite pubbliche stanno qui una volta finite.
house-show-more = Mostra altro
house-all-results = Tutti i risultati

## Perché la casa dice di no
core-error-failed = Non ha funzionato. Riprova.
core-error-fault = Qualcosa si è rotto in casa. Ne abbiamo preso nota; riprova.
core-error-line = La linea è caduta. Riprova tra un momento.
core-error-unknown = Qui non c’è niente del genere.
core-error-already-started = Questa partita è già cominciata.
core-error-banned = Per ora questa casa ti è chiusa.
core-error-muted = Per ora qui non puoi parlare.
core-error-house-closed = Questa casa è per i suoi soci. Entra, o chiedi un invito a chi la ospita.
core-error-house-by-invitation = In questa casa si entra su invito: gioca a un tavolo di cui hai avuto il link, o chiedi un invito a chi la ospita.
core-error-bad-key = La fortuna di questa partita è danneggiata.
core-error-broken = Questa partita non può continuare: il suo diario è danneggiato alla posizione { $seq }.
core-error-chair-taken = Questo posto è occupato.
core-error-table-changed = Il tavolo è stato cambiato. Rileggi le regole prima di sederti.
core-error-rematch-changed = La rivincita è stata cambiata. Apri il suo tavolo e leggi le regole prima di sederti.
core-error-clock = Con questo orologio non si può giocare.
core-error-empty-chair = Lì non siede nessuno.
core-error-empty-chairs = Un posto è ancora libero.
core-error-empty-log = Questa partita non ha un diario.
core-error-gap = Nel diario di questa partita manca qualcosa.
core-error-gone = Chi sedeva qui se n’è andato per sempre.
core-error-log-full = Questa partita è più lunga di quanto la casa conservi: { $most } eventi.
core-error-never-started = Questa partita non è mai cominciata.
core-error-no-name = Un nome ha bisogno di almeno una lettera.
core-error-name-too-long = Un nome ha al massimo { $most } lettere; questo ne ha { $letters }.
core-error-no-offer = Non c’è più niente a cui rispondere.
core-error-no-such-bot = Questo gioco non ha un bot così.
core-error-no-such-code = Nessuno conosce il codice { $heard }.
core-error-game-set-aside = Al momento non si può giocare a { $game }, perché non è stato possibile caricarlo. Le tue partite restano salvate; avvisa chi gestisce questo server.
core-error-no-such-game = Questo gioco non è in casa.
core-error-no-such-match = Questo tavolo non esiste.
core-error-no-such-moment = Non c’è niente a cui tornare.
core-error-no-such-page = Questa pagina non esiste.
core-error-no-such-seat = Questo posto non esiste.
core-error-no-such-step = Questo passo non esiste.
core-error-file-too-large = Questo file è troppo grande: se ne leggono al massimo { $most } kB.
core-error-file-proves-false = La partita di questo file non si dimostra ({ $check }); non è stato preso nulla.
core-error-file-of-a-day = Le partite della mano del giorno non vengono prese.
core-error-other-match-here = Qui c’è un’altra partita con l’identificativo di questo file; non è stato preso nulla.
core-error-no-such-decision = Non c’è una decisione simile da riprovare.
core-error-no-opinions = Nessun bot di questa casa dà un parere su questa partita.
core-error-bad-origin = Questa partita non continua da dove dice.
core-error-origin-is-fixed = Questo tavolo continua un’altra partita: opzioni e posti restano com’erano lì.
core-error-origin-daily = La mano del giorno si gioca una volta: da lì non si continua.
core-error-origin-too-long = Questa partita è troppo lunga per continuare da qui.
core-error-reviews-spent = Per oggi i bot hanno pensato abbastanza. Riprova domani.
core-error-too-many-reviews = Hai già { $most } partite in attesa di lettura. Quando una è finita, chiedi la prossima.
core-error-no-such-pace = Questo ritmo non esiste. Scegli veloce, serata o a giorni.
core-error-no-such-season = Questa stagione non esiste.
core-error-no-such-results = Questa pagina di risultati non esiste. Comincia dalla prima.
core-error-no-result-yet = Il risultato non è ancora registrato. Chiedi di nuovo tra un momento.
core-error-no-watchers = Chi ospita non lascia guardare nessuno.
core-error-no-worker = Al momento nessun bot è libero.
core-error-not-a-match-file = Questa non è la registrazione di una partita.
core-error-not-a-nonce = La parte di fortuna di questo browser non si legge.
core-error-not-a-promise = Questa partita non è riservata a te. Apri di nuovo il tavolo.
core-error-promise-used = Questo tavolo è già aperto.
core-error-not-agreed = Gli altri non sono d’accordo.
core-error-not-an-action = Questa non è una mossa di questo gioco.
core-error-wrong-origin = Questa pagina è stata aperta all’indirizzo { $origin }, ma il server crede che il suo sia { $expected } e rifiuta ogni modifica. Se gestisci questo server, configura il suo reverse proxy in modo che trasmetta le intestazioni Host e X-Forwarded-Proto.
core-error-not-from-here = La richiesta non viene da una pagina di questa casa.
core-error-no-hints = I suggerimenti sono per le partite contro i bot, e non per la mano del giorno.
core-error-not-offered-here = A questo tavolo non si può offrire.
core-error-not-options = Queste non sono opzioni di questo gioco.
core-error-not-over = Si apre quando la partita è finita.
core-error-not-playing = Questa partita non è in corso.
core-error-not-the-host = Può farlo solo chi ospita.
core-error-private-match = Questa partita era privata. Chiedi il link a chi ha giocato.
core-error-put-out = Chi ospita ti ha fatto lasciare questo tavolo. Per te resta chiuso.
core-error-not-storable = Questo testo contiene caratteri che non si possono salvare. Toglili e riprova.
core-error-not-understood = La casa non ha capito.
core-error-not-your-seat = Questo non è il tuo posto.
core-error-not-your-table = Non sedevi a questo tavolo.
core-error-not-your-turn = Non tocca a te.
core-error-no-such-phrase = Questa frase non c’è.
core-error-nothing-said = Prima di’ qualcosa.
core-error-nothing-to-take-back = Non hai mosse da riprendere.
core-error-drawn-anew-once = Questa mossa è già stata ripresa e pescata di nuovo. Si fa una volta sola.
core-error-paused = La partita è in pausa. Prima riprendila.
core-error-not-paused = La partita non è in pausa.
core-error-no-vacation = A questo tavolo nessuno va in vacanza.
core-error-no-plans-here = Qui non si preparano mosse: si fa nelle partite su più giorni, senza fortuna né segreti.
core-error-plan-is-due = Tocca a te: fai la tua mossa.
core-error-plan-without-answer = Una sequenza finisce con una tua risposta.
core-error-plan-too-long = Una sequenza ha al massimo { $most } mosse.
core-error-plans-full = Hai preparato { $most } sequenze, il massimo.
core-error-no-nudge = Qui ci pensa l’orologio a sollecitare.
core-error-nudge-later = Non ancora: lascia prima un po’ di tempo.
core-error-nobody-awaited = Qui non aspetti nessuno.
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
core-error-one-chair-each = Non puoi sedere a due posti insieme.
core-error-order = Questo non è un ordine di questi posti.
core-error-other-digest = Secondo le regole questa partita va diversamente.
core-error-other-game = Questa partita appartiene a un altro gioco.
core-error-other-version = Questa partita è stata giocata con una versione più vecchia delle regole.
core-error-out-of-place = Adesso non può succedere.
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
core-error-too-many-waiting = { $most } dei tuoi tavoli aspettano già qualcuno. Quando uno sarà cominciato o chiuso, apri il prossimo.
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
core-error-too-many-chairs = Questo tavolo ha solo { $seats } posti.
core-error-too-often = È troppo spesso. Aspetta un momento.
core-error-too-many-sockets = Non puoi tenere aperte più di { $most } pagine di questa casa. Chiudine una e riapri questa.
core-error-too-slow = Ci ha messo troppo ad arrivare. Riprova.
core-error-storage-busy = Un altro programma tiene la base dati della casa. Nulla è cambiato; riprova tra un momento.
core-error-storage-full = La casa non ha più spazio per salvare. Nulla è cambiato; avvisa chi la ospita.
core-error-storage-read-only = La base dati della casa non si può scrivere. Nulla è cambiato; avvisa chi la ospita.
core-error-storage-away = La base dati della casa non risponde. Riprova tra un momento; se continua, avvisa chi ospita.
core-error-unknown-event = Questa partita è stata registrata da una casa più nuova.
core-error-unreadable = Il diario di questa partita non si legge.

## Stanze tenute da un gioco
house-room = Stanza
house-room-instead = { $note }, invece di { $other }
house-room-go-in = Entra
house-faq = Domande frequenti
house-notices = Notifiche
house-shut-closed = Questo server è riservato ai membri
house-shut-closed-line = Accedi oppure inserisci il tuo invito.
house-shut-invitation-only = Per entrare in questo server serve un invito
house-shut-invitation-only-line = Accedi, inserisci il tuo invito o apri il link di un tavolo che hai ricevuto.
house-shut-sign-in = Accedi
house-shut-password = Conosco la password del server
house-shut-invitation = Link di invito
house-shut-enter = Continua
house-only-this-computer = Solo questo computer può aprire il link, perché il server è stato avviato solo per questo computer.
house-announced = L’ospite annuncia
house-forum = Il forum dei membri
house-room-people = { $count ->
    [0] nessuno ai tavoli
    [one] una persona ai tavoli
   *[other] { $count } persone ai tavoli
}
house-room-open = { $count ->
    [0] nessun tavolo aperto
    [one] un tavolo aperto
   *[other] { $count } tavoli aperti
}
core-error-no-daily-deal = Questo gioco non ha una mano del giorno.
core-error-daily-is-opened = La mano del giorno si apre dalla prima pagina, non si prepara a un tavolo.
core-error-once-a-day = La mano del giorno si gioca una volta; domani ne arriva una nuova.
core-error-day-not-over = La chiave di questa mano si mostra quando il suo giorno è finito, perché altri possono ancora giocarla.

## La mano del giorno
house-daily = Mano del giorno
house-daily-board = La mano di oggi
house-daily-again = Rigiocato su un dispositivo che lo conosceva

## Invio
house-confirm = Chiedi prima di inviare una mossa
house-confirm-matters = Dove conta
house-confirm-always = Sempre
house-confirm-never = Mai

## Lezioni
house-lesson = Lezione
house-lesson-of = Impara { $game }
house-lesson-step = Lezione, passo { $step } di { $count }
house-lesson-next = Avanti
house-lesson-first = Gioca la prima partita
house-lesson-again = Di nuovo dall’inizio
house-lesson-other = Le regole lo permettono, ma qui fai come è detto sopra.
house-lit = illuminato
house-learn = Impara giocando
house-puzzle = Problema del giorno
core-error-no-puzzle = { $game } qui non ha problemi.
core-error-no-such-puzzle = Nell’archivio non c’è un problema del { $day }.

house-no-lesson = Qui non c’è nessuna lezione
core-error-no-lesson = { $game } non ha ancora una lezione. Le sue regole si possono leggere.

## Pauses, reminders and what was left lying
house-pause = Pausa
house-pauses = Si può chiedere una pausa
house-offered-pause = Hai chiesto una pausa.
house-offer-pause = { $name } chiede una pausa.
house-offer-mine-pause = Hai chiesto una pausa. Quando tutti sono d’accordo, gli orologi si fermano.
house-log-continued = { $name } termina la pausa.
house-log-nudged = { $name } sollecita chi deve muovere.
house-log-claimed = { $what ->
    [draw] { $name } la chiude in parità: era abbandonata.
    [void] { $name } la annulla: era abbandonata.
   *[out] { $name } non aspetta più chi l’ha abbandonata.
}
house-log-excused = { $name } è in vacanza: un giorno in più.
house-over-lying = La partita è stata abbandonata.
house-over-void = La partita è stata abbandonata e non conta.
house-clock-days-bank = { $days ->
    [one] riserva di 1 giorno
   *[other] riserva di { $days } giorni
}
house-clock-vacation = vacanze
house-clock-bank-runs = restano { $time } di riserva
house-vacation = Vacanze automatiche
house-vacation-line = Chi finisce il tempo usa uno dei suoi 21 giorni all’anno.
house-days-off = Giorni di ferie rimasti: { $left } di { $of }
house-days-off-line = Dove un tavolo ha le ferie automatiche, un giorno si prende da sé quando il tuo tempo è finito. L’anno ricomincia il 1º gennaio.
house-paused = In pausa
house-delay = Ritardo per gli spettatori
house-delay-moves = { $count ->
    [0] nessuno
    [one] 1 mossa
   *[other] { $count } mosse
}
house-lag-given = { $ms } ms resi per la linea
