### Italian strings of the pages and of the server's errors.

## The shell
site-skip = Vai al contenuto
site-home-link = Parlour, pagina iniziale
site-nav = Navigazione principale
site-nav-home = Home
site-nav-lobby = Lobby
site-nav-tables = I miei tavoli
site-nav-side-by-side = I tuoi tavoli affiancati
site-nav-help = Aiuto
site-nav-settings = Impostazioni
site-nav-more = Altre pagine
site-dark-mode = Modalità scura
site-sound-button = Suono
site-sound-on = Il suono è attivo
site-sound-off = Il suono è disattivato
site-create-account = Crea account
site-sign-in = Accedi
site-account = { $name }: il tuo account
site-your-account = Account, dispositivi e uscita
site-more = Altro
site-close = Chiudi
site-cancel = Annulla
site-loading = Un momento…
site-wait-for-you = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
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
site-overtime = { $time } oltre il tempo, −{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Home
site-greeting = { $daytime ->
    [morning] Buongiorno
    [afternoon] Buon pomeriggio
   *[evening] Buonasera
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] nessun membro
    [one] un membro
   *[other] { $members } membri
}, { $guests ->
    [0] nessun ospite online
    [one] un ospite online
   *[other] { $guests } ospiti online
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
site-players-to-move = Tocca a { $count } giocatori
site-game-over = Partita finita
site-play-a-game = Gioca una partita
site-players = Giocatori
site-rules = Regole
site-play = Gioca
site-with-friends = Con amici
site-game-with-friends = { $game } con amici
site-watch = Guarda
site-open-tables = Tavoli aperti
site-no-open-tables = Nessun tavolo aperto
site-no-open-tables-line = Aprine uno tu, o gioca contro un bot.
site-join-table = Unisciti
site-seats-taken = { $taken ->
    [one] 1 posto occupato
   *[other] { $taken } posti occupati
} su { $seats }
site-who-is-here = Online
site-quick-match = Partita rapida
site-people = Contatti
site-browsing = naviga nel sito
site-nobody-else-online = Nessun altro è online.
site-tagline = Giochi da tavolo nel browser, sul tuo server.
site-link-preview-gathering = posto libero
site-link-preview-playing = in corso
site-link-preview-over = risultato
site-fairness-link = Equità
site-code-label = Codice del tavolo
site-code-example = Codice del tavolo, per esempio maple lamp river 427
site-code-submit = Vai al tavolo

## Lobby and new tables
site-rooms = Stanze
site-all-games = Tutti i giochi
site-every-game = tutti i giochi
site-my-tables-line = tavoli a cui giochi o hai giocato
site-tables-count = { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}
site-seat-open = Posto libero
site-in-progress = In corso
site-open-to-spectators = aperto agli spettatori
site-inactive = Inattive
site-inactive-line = partite contro bot, senza mosse da due giorni
site-finished = Finite
site-no-tables = Non hai tavoli
site-go-to-table = Vai al tavolo
site-new-table = Nuovo tavolo
site-game = Gioco
site-seats = Posti
site-opponents = Avversari
site-opponents-open = Amici
site-opponents-bot = Bot
site-opponents-guest = Su questo dispositivo
site-opponents-open-line = Invita gli amici con un link, un codice o un codice QR. I bot possono occupare gli altri posti.
site-opponents-bot-line = La partita comincia subito.
site-opponents-guest-line = Vi passate questo dispositivo. Le carte nascoste restano nascoste tra un turno e l’altro.
site-opponents-challenge-line = La partita comincia appena { $name } accetta.
site-level = Livello
site-level-beginner = Principiante
site-level-beginner-plus = Principiante +
site-level-casual = Dilettante
site-level-casual-plus = Dilettante +
site-level-club = Da circolo
site-level-club-plus = Da circolo +
site-level-expert = Esperto
site-level-expert-plus = Esperto +
site-level-master = Maestro
site-level-master-plus = Maestro +
site-bot-level = { $name }, { $level }
site-against-bot = Contro { $name }
site-another-bot = Un altro avversario
site-game-against-bot = { $game } contro { $name }
site-other-language = { $game } sarà in { $language }
site-other-language-line = Questo server non ha ancora un dizionario nella tua lingua: parole e lettere sono in { $language }. L’amministratore del server può aggiungerne uno.
site-player = Giocatore { $number }
site-name-of = Nome del giocatore al posto { $number }
site-pace = Cadenza
site-pace-any = Tutte le cadenze
site-pace-now = Tempo reale
site-pace-days = Corrispondenza
site-clock = Orologio
site-clock-untimed = Senza orologio
site-clock-bank = { $minutes } min a testa
site-clock-fischer = { $minutes } min + { $seconds } s a mossa
site-clock-permove = { $minutes } min a mossa
site-clock-permove-seconds = { $seconds } s a mossa
site-clock-total = { $minutes } min, poi penalità in punti
site-clock-correspondence = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
site-show-in-lobby = Mostra nella lobby
site-show-in-lobby-line = Chiunque può unirsi.
site-allow-spectators = Permetti spettatori
site-cafe = Tavolo café
site-cafe-line = Questo schermo mostra il tabellone; i giocatori vedono la mano sul telefono.
site-big-screen = Schermo grande
site-allow-takebacks = Permetti di riprendere le mosse
site-allow-draws = Permetti offerte di patta
site-more-options = Altre opzioni · { $clock }
site-open-table = Apri tavolo
site-start-now = Comincia ora
site-about-minutes = Circa { $minutes } minuti.
site-friends-get-link = Ricevi un link per i tuoi amici.

## A table before the start
site-game-settings = Opzioni del gioco
site-read-rules = Leggi le regole
site-shuffle-seats = Mescola
site-open-seat = Posto libero
site-fill-seat = Giocatore per il posto { $number }
site-fill = Assegna…
site-fill-guest = Un giocatore su questo dispositivo
site-fill-bot = Un bot
site-bots-of-members = Bot dei membri
site-bot-of = { $name }, bot di { $owner }
site-bot-owner = bot di { $owner }
site-challenge-waiting = In attesa di risposta…
site-challenge-declined = { $name } ha rifiutato.
site-challenge-unanswered = { $name } non ha risposto.
site-withdraw-challenge = Ritira la sfida a { $name }
site-seat = Posto { $number }
site-seat-up = Sposta { $name } più su dal posto { $number }
site-seat-down = Sposta { $name } più giù dal posto { $number }
site-you = Tu
site-bot = Bot
site-bot-badge = BOT
site-bot-account = account bot
site-online = Online
site-offline = Offline
site-on-this-device = Su questo dispositivo
site-leave-seat = Lascia il posto
site-remove-player = Rimuovi { $name }
site-invite = Invita
site-invite-title = Sei invitato a giocare a { $game }
site-code = Codice del tavolo
site-code-line = Inseriscilo su { $host }
site-link = Link a questo tavolo
site-copy = Copia
site-share = Condividi
site-link-copied = Link copiato.
site-copy-by-hand = Il link è selezionato: copialo a mano.
site-qr = Codice QR del link
site-qr-line = Scansionalo con un telefono
site-ready-host = Tutti i posti sono occupati. Si comincia?
site-ready-guest = Tutti i posti sono occupati. Si attende che l’host inizi.
site-waiting-for = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
site-waiting-host-line = Manda il link, o aggiungi un bot.
site-waiting-guest-line = La partita comincia quando l’host la avvia.
site-seat-available = Un posto è libero
site-seat-available-line = Unisciti per giocare, o resta come spettatore.
site-start = Inizia

## The table
site-board = Tabellone
site-your-decision = La tua decisione
site-to-move = di turno
site-waiting = In attesa
site-thinking = Pensa
site-away = Assente
site-earlier-position = Stai vedendo una posizione precedente.
site-earlier-position-line = La partita continua.
site-back-to-current-position = Torna alla posizione attuale
site-resigned = Ha abbandonato
site-left-table = Ha lasciato la partita
site-is-thinking = { $name } sta pensando
site-are-thinking = { $names } stanno pensando
site-no-player-to-move = Nessuno deve muovere
site-you-spectate = Sei spettatore.
site-you-left = Hai lasciato questa partita. Puoi guardarla.
site-choose-move = Scegli una mossa
site-send = Invia
site-sending = Invio…
site-undo = Annulla
site-key-enter = Invio
site-key-escape = Esc
site-command = Scrivi una mossa
site-command-hint = Una mossa, a parole o in notazione
site-command-none = Nessuna mossa legale corrisponde a «{ $typed }».
site-command-many = { $count } mosse corrispondono. Continua a scrivere, o scegli con le frecce.
site-command-count = { $count ->
    [one] Una mossa corrisponde.
   *[other] { $count } mosse corrispondono.
}
site-keys = Scorciatoie da tastiera
site-keys-board = Su questo tabellone
site-keys-everywhere = A ogni tavolo
site-keys-confirm = confermare
site-keys-undo = annullare l’ultima parte della mossa o una premossa
site-keys-command = scrivere una mossa
site-keys-steps = mossa precedente, mossa successiva
site-keys-now = posizione attuale
site-keys-to-board = andare al tabellone
site-keys-last = leggere l’ultima mossa
site-keys-log = andare al registro
site-keys-clock = leggere gli orologi
site-keys-score = leggere il punteggio
site-keys-asked = leggere la richiesta
site-keys-answer = accettare o rifiutare una proposta
site-keys-keys = mostrare le scorciatoie da tastiera
site-announce-clock = { $name }: { $time }
site-announce-no-clock = Questa partita non ha orologio.
site-announce-score = { $name }: { $points }
site-announce-no-score = Questo gioco non ha punti.
site-announce-no-move = Ancora nessuna mossa.
site-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
site-time-over = Il tuo tempo è finito. Il tempo in più costa punti.
site-time-low = Restano { $seconds } secondi
site-won = Vinta
site-lost = Persa
site-drawn = Patta
site-panel = Registro, chat, mosse e regole
site-tab-log = Registro
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
    [0] Registro, chat e regole
    [one] Registro, chat e regole, { $unread } nuovo
   *[other] Registro, chat e regole, { $unread } nuovi
}
site-spectators-count = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
site-log-move = Mossa
site-log-points = Punti
site-log-total = Totale
site-log-empty = Ancora nessuna mossa.
site-log-started = La partita comincia.
site-log-moved = { $name } ha mosso.
site-log-left = { $why ->
    [resigned] { $name } ha abbandonato.
    [time] { $name } ha finito il tempo.
   *[away] { $name } ha lasciato la partita.
}
site-log-flagged = { $name } ha finito il tempo.
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
site-hint-line = Il bot più forte suggerisce una mossa. La partita non sarà classificata e sarà segnata come assistita.
site-hint-take = Usa un suggerimento
site-hint-move = Suggerimento: { $move }
site-hint-move-and-value = Suggerimento: { $move } ({ $worth })
site-log-hinted = { $name } ha usato un suggerimento.
site-log-tookback = La mossa è stata ripresa.
site-log-tookback-redrawn = La mossa è stata ripresa, e gli eventi casuali successivi sono stati estratti di nuovo.
site-log-resumed = Il server era fermo ed è tornato. Gli orologi proseguono senza contare l’interruzione.
site-chat = Chat
site-chat-empty = Ancora nessun messaggio.
site-write-message = Scrivi un messaggio
site-chat-message = { $name }: { $text }
site-spectator = spettatore
site-no-rules = Questo gioco non ha ancora una pagina di regole.
site-rules-alone = Apri le regole su una pagina a parte
site-rules-of = Regole di { $game }
site-moves-not-your-turn = Non tocca a te.
site-moves-too-many = Ci sono troppe mosse per elencarle. Usa il tabellone.
site-moves-count = { $count ->
    [one] Una mossa legale
   *[other] { $count } mosse legali
}
site-moves-search = Cerca una mossa
site-moves-more = e altre { $count }: scrivi per cercare
site-text-board = Tabellone in testo
site-text-view = Che cosa vede questo posto
site-setting-legal = Mostra le mosse legali
site-setting-legal-line = Le mosse legali sono segnate sul tabellone.
site-setting-trace = Evidenzia l’ultima mossa
site-setting-trace-line = Il tabellone mostra che cosa è cambiato per ultimo.
site-setting-premove = Premossa
site-setting-premove-line = Nelle partite in tempo reale a due, scegli la tua prossima mossa mentre l’avversario pensa.
site-premove-set = Premossa: { $move }.
site-premove-set-line = Inviata appena tocca a te, se è ancora legale.
site-premove-confirm = Imposta premossa
site-premove-cancel = Annulla la premossa
site-premove-cancelled = Premossa annullata.
site-premove-illegal = Premossa annullata: non è più legale.
site-premove-open = Puoi già scegliere la tua prossima mossa.
site-setting-sound = Suono
site-setting-sound-line = Suoni leggeri per mosse e turni.
site-volume = Volume
site-setting-vibration = Vibrazione
site-setting-vibration-line = Quando tocca a te e quando una mossa non è valida.
site-draw = Patta
site-takeback = Riprendi
site-abandonment = Se un giocatore se ne va
site-abandonment-wait = gli altri aspettano
site-abandonment-bot = un bot gioca finché non torna
site-abandonment-end = abbandona
site-let-bot-play = Lascia giocare un bot
site-let-bot-play-question = Lasciare giocare un bot al tuo posto?
site-let-bot-play-line = Un bot di forza simile alla tua gioca al tuo posto. Puoi tornare in ogni momento. Il risultato vale per te.
site-bot-plays-for-you = Un bot gioca per te.
site-return-to-seat = Torna al tuo posto
site-substitute-bot = sostituito da un bot
site-log-seated-for = Un bot gioca per { $name }.
core-error-replaced-by-bot = Un bot gioca per te. Prima torna al tuo posto.
core-error-no-substitute-bot = A questo tavolo i bot non sostituiscono i giocatori.
site-resign = Abbandona
site-resign-question = Abbandonare questa partita?
site-resign-line = Perderai.
site-offer = Offri
site-draw-question = Offrire la patta?
site-draw-line = Se tutti accettano, la partita finisce patta.
site-takeback-question = Riprendere la tua ultima mossa?
site-takeback-line = Tutti devono accettare. La partita poi non sarà classificata.
site-takeback-line-bots = La partita non sarà classificata.
site-answer-declined = { $what ->
    [pause] { $name } rifiuta la pausa.
    [takeback] { $name } rifiuta di far riprendere la mossa.
   *[draw] { $name } rifiuta la patta.
}
site-answer-accepted = { $name } accetta. La mossa è stata ripresa.
site-offer-draw = { $name } offre la patta.
site-offer-takeback = { $name } chiede di riprendere una mossa.
site-offer-mine-draw = Hai offerto la patta.
site-offer-mine-takeback = Hai chiesto di riprendere una mossa.
site-accept = Accetta
site-decline = Rifiuta
site-withdraw = Ritira
site-pass-device = Passa il dispositivo a { $name }
site-pass-device-line = Il tabellone resta nascosto finché { $name } non è pronto.
site-pass-device-confirm = Passa il dispositivo
site-i-am = Sono { $name }
site-connection-lost = Connessione persa. Riconnessione… La tua mossa è salvata e sarà inviata automaticamente.
site-server-restarting = Il server si sta riavviando… La tua mossa è salvata e sarà inviata automaticamente.
site-reconnected = Riconnesso.
site-table-closed = Questo tavolo è chiuso
site-table-not-found = Tavolo non trovato
site-back-to-table = Vai al tavolo

## The end
site-you-win = Hai vinto
site-wins = Vince { $name }
site-share-win = { $names } condividono il primo posto
site-draw-game = Patta
site-game-closed = Partita interrotta
site-solo-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
site-over-resigned =
    { $losers ->
        [one] { $loser } ha abbandonato.
       *[other] Gli avversari hanno abbandonato.
    }
site-over-time = { $loser } ha finito il tempo.
site-over-away =
    { $losers ->
        [one] { $loser } ha lasciato la partita.
       *[other] Gli avversari hanno lasciato la partita.
    }
site-over-agreed = Di comune accordo.
site-finale-by = per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
site-finale-unit = { $points ->
    [one] punto
   *[other] punti
}
site-show-board = Tabellone
site-another-deal = Un’altra mano
site-source-other = Altri
site-daily-first = Il miglior punteggio di oggi
site-daily-place = Posto { $place } su { $count } oggi, media { $average }.
site-daily-alone = Sei il primo a finire la mano di oggi.
site-daily-scores = Tutti i punteggi di oggi
site-daily-chart = { $count } punteggi da { $least } a { $most }; il tuo è { $own }
site-daily-best = Migliori di oggi
site-daily-week = La tua settimana
site-daily-day = { $day }: { $score }
site-daily-missed = { $day }: non giocata
site-daily-next = Prossima mano del giorno tra { site-hours }.
site-result-copied = Risultato copiato.
site-daily-share = { $game }, mano del giorno: { $score } punti, posto { $place } su { $count }
site-result = Risultato
site-rematch = Rivincita
site-join-rematch = Gioca la rivincita
site-watch-rematch = Guarda la rivincita
site-accept-rematch = Accetta la rivincita
site-rematch-asked = { $name } vuole la rivincita.
site-rematch-waits = Hai offerto la rivincita. { $names } può accettarla qui.
site-rematch-begins = Comincia la rivincita.
site-rematch-table = Cambia impostazioni
site-rematch-changed = La rivincita ha regole o giocatori diversi.
site-rematch-see = Vai al tavolo
site-analysis = Analisi
site-rank = Posizione { $rank }
site-score-breakdown = Dettaglio dei punti
site-source-overtime = Tempo in più
site-sources-total = Totale
site-points-for = Punti per
site-fairness = Equità
site-fairness-line = Prima della partita il server ha pubblicato un hash del suo seme casuale, e il browser di ogni giocatore ha aggiunto un proprio numero casuale. Dopo la partita il server rivela il seme, così chiunque può controllare che il mescolamento non sia stato cambiato.
site-verified = Verificato.
site-not-verified = Verifica non riuscita.
site-commitment-shown = Hash mostrato prima della partita
site-nonce = Numero casuale di questo browser
site-commitment = Hash del seme
site-key = Seme del server
site-seed = Seme combinato
site-verify-yourself = Verifica di persona sul server:

## Review
site-no-analysis = Ancora nessuna analisi
site-steps = Mosse
site-step-first = Vai all’inizio
site-step-prev = Mossa precedente
site-step-play = Riproduci
site-step-stop = Ferma
site-step-next = Mossa successiva
site-word-means = Che cosa significa { $word }?
site-step-last = Vai alla fine
site-step-of = { $step } di { $count }
site-step = Mossa { $step }
site-step-start = Inizio
site-view-as = Vista
site-view-as-spectator = spettatore
site-view-as-player = { $name }
site-graph = { $label }, mossa per mossa
site-measure-points = Punti
site-measure-balance = Vantaggio
site-measure-outcome = Probabilità di vittoria
site-move-analysis = Analisi al computer di questa mossa
site-classification-best = Migliore
site-classification-fine = Buona
site-classification-slip = Imprecisione
site-classification-miss = Errore
site-classification-costly = Errore grave
site-candidates = Mosse migliori
site-candidate = Mossa
site-place-heading = Posto
site-evaluation = Valutazione
site-was-played = giocata
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
site-no-move-analysis = Nessuna analisi di questa mossa.
site-was-best-move = la mossa migliore.
site-result-unchanged = stesso risultato
site-best-was = Migliore:
site-played-was = Giocata: { $played }.
site-lost-points = Persi { $lost } punti.
site-lost-least = Persi almeno { $lost } punti.
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
site-expected-line = { $move }, poi probabilmente { $line }
site-moves-evaluated = Sono state valutate { $count } mosse.
site-best-move-was = La migliore era { $best }
site-analyser-available = Analisi di { $name }
site-analyser-request = Richiedi l’analisi
site-analyser-done = Analisi di { $name }
site-analyser-running = { $name } sta analizzando: { $done } mosse su { $count }.
site-analyser-queued = In coda: { $name } sta analizzando un’altra partita.
site-analyser-limit-reached = Il limite giornaliero di { $name } è raggiunto. L’analisi continua domani: { $done } mosse su { $count } sono analizzate.
site-analysed = Analizzata
site-lost-each = { $name }: perdita media di { $lost } a mossa, { $mistakes ->
    [one] un errore
   *[other] { $mistakes } errori
}
site-luck-title = Fortuna e decisioni
site-luck-luck = Fortuna
site-luck-decisions = Decisioni
site-luck-together = Totale
site-luck-summary = { $name }: fortuna { $luck }, decisioni { $decisions }, ciascuna ± { $within }; totale { $lead }.
site-luck-note = In punti di vantaggio di { $name } sulla media degli altri, da molte estrazioni simulate. La linea sottile è l’intervallo di confidenza al 90 %.
site-luck-note-alone = In punti per { $name }, da molte estrazioni simulate. La linea sottile è l’intervallo di confidenza al 90 %.
site-decisions-of = Mosse di { $name }
site-next-mistake = Prossimo errore
site-no-mistakes = Nessun errore trovato.
site-thresholds = Soglie di errore
site-thresholds-set = Imposta le soglie di errore
site-thresholds-points = Punti persi. Salvato per te e questo gioco.
site-thresholds-outcome = Probabilità di vittoria persa, in punti percentuali. Salvato per te e questo gioco.
site-threshold-from = { $kind } da
site-thresholds-reset = Ripristina
site-done = Fatto
site-retry-move = Riprova questa mossa
site-retry = Riprova
site-retry-line = Questa è la posizione di { $name } prima della mossa. Scegli un’altra mossa; la partita non cambia.
site-retry-analysing = Analisi della tua mossa…
site-retry-better = Migliore della mossa giocata, di { $by }.
site-retry-worse = Peggiore della mossa giocata, di { $by }.
site-retry-same = Buona quanto la mossa giocata.
site-retry-again = Riprova
site-back-to-analysis = Torna all’analisi
site-fork = Gioca da qui
site-fork-line = Apre un nuovo tavolo non classificato dalla posizione prima di questa mossa, con le stesse carte nascoste.
site-fork-with = Avversari
site-fork-bots = Bot
site-fork-friends = Amici
site-fork-level = Livello
site-fork-seat = Il tuo posto
site-fork-fresh = Ripeti le estrazioni future
site-fork-open = Apri il tavolo
site-ahead-above = { $name } in vantaggio: sopra la linea
site-ahead-below = { $name } in vantaggio: sotto la linea
site-moves-minutes = { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
}{ $minutes ->
    [0] .
    [one] , un minuto.
   *[other] , { $minutes } minuti.
}

## Settings
site-your-name = Il tuo nome
site-your-name-line = Gli altri giocatori vedono questo nome. Non serve un account; questo browser si ricorda di te.
site-save = Salva
site-name-saved = Ora il tuo nome è { $name }.
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
site-speed = Velocità delle animazioni
site-speed-slow = Lenta
site-speed-normal = Normale
site-speed-fast = Veloce
site-speed-off = No
site-speed-reduced = Il tuo dispositivo chiede meno animazioni.
site-language = Lingua
site-language-line = L’amministratore di questo server può aggiungere lingue.
site-at-the-table = Al tavolo
site-settings-saved = Salvate in questo browser e nel tuo account.

## Help
site-help-play = Giocare
site-help-play-text = Scegli un gioco sulla pagina iniziale e premi Gioca: giochi subito contro un bot, senza account. Le mosse legali sono segnate sul tabellone. Scegli una mossa, controlla l’anteprima e inviala.
site-help-friends = Giocare con amici
site-help-friends-text = «Con amici» apre un tavolo. Condividi il link, il codice del tavolo o il codice QR. Da host scegli i posti, le regole, la cadenza e se gli spettatori sono ammessi. I bot possono occupare i posti liberi.
site-help-device = Più giocatori, uno schermo
site-help-device-text = Più giocatori possono condividere uno schermo. Il tabellone si gira verso chi deve muovere. Nei giochi con informazioni nascoste lo schermo è coperto tra un turno e l’altro, finché il giocatore successivo non è pronto.
site-help-keys = Tastiera
site-help-keys-text = Puoi fare tutto senza mouse, e ogni tabellone è leggibile dagli screen reader. Quando le mosse legali sono poche, il pannello laterale le elenca.
site-key-move = Frecce
site-key-move-does = muoversi sul tabellone
site-key-choose = Invio o Spazio
site-key-choose-does = selezionare l’elemento attivo
site-key-send = Invio
site-key-send-does = inviare la mossa scelta
site-key-undo = Backspace o Esc
site-key-undo-does = annullare l’ultima parte della mossa
site-key-turn = R
site-key-turn-does = ruotare il tabellone o il pezzo
site-key-tabs = Tab
site-key-tabs-does = parte successiva della pagina
site-key-review = Sinistra, Destra, Inizio, Fine
site-key-review-does = scorrere un’analisi
site-help-line = Connessione persa
site-help-line-text = La tua mossa resta in questo browser, anche se ricarichi la pagina. È inviata automaticamente quando torna la connessione, e conta una volta sola.
site-help-clock = Orologi
site-help-clock-text = L’orologio di ogni giocatore che deve muovere corre. Si ferma quando il server riceve la mossa. Nelle partite per corrispondenza hai un certo numero di giorni a mossa. Se il server è fermo, gli orologi in tempo reale si fermano. Quelli per corrispondenza continuano, ma dopo l’interruzione i giocatori che devono muovere hanno almeno un’ora.
site-help-fairness = Equità
site-help-fairness-text = Prima di una partita il server estrae un seme casuale e ne pubblica l’hash. Il browser di ogni giocatore aggiunge un numero casuale quando si unisce al tavolo, e il mescolamento deriva da tutti questi numeri. Così né il server né alcun giocatore può scegliere le carte.

    Dopo la partita il server rivela il suo seme. L’analisi di ogni partita lo mostra con i risultati dei controlli. Sul server, il comando parlour verify con l’identificativo della partita la controlla di nuovo.
site-help-privacy = Privacy
site-help-privacy-text = Il server salva un cookie che ti identifica, il tuo nome, le tue impostazioni, le tue partite e i tuoi messaggi di chat. Restano su questo server. Le pagine non caricano nulla da altri server.

## Ratings and results
site-nav-ratings = Classifica
site-nav-tournaments = Tornei
site-nav-forum = Forum
site-nav-clubs = Club
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
site-pace-of-evening = Normale
site-pace-of-daily = Corrispondenza
site-column-place = Posto
site-column-name = Nome
site-column-rating = Rating
site-column-sure = Deviazione
site-column-own = Rating del gioco
site-column-week = Questa settimana
site-column-games = Partite
site-column-won = Vinte
site-column-form = Ultime cinque
site-percent = { $share } %
site-up-by = su di { $points }
site-down-by = giù di { $points }
site-form = risultati, dal più vecchio: { $results }
site-ratings-accounts = Account
site-ratings-people = Persone
site-ratings-bots = Account bot
site-bot-rating = bot
site-fixed-rating = fisso
site-provisional = Provvisorio: nessun posto prima di { $games } partite
site-no-ratings = Nessun giocatore ha ancora un rating. Contano le partite classificate contro persone o bot.
site-no-ratings-bots = Nessun account bot ha ancora un rating. Contano le partite classificate contro i bot del sito o altri account bot.
site-your-rank = Il tuo posto
site-better-than = Meglio di { $below } giocatori su { $others }.
site-games-until-settled = { $games ->
    [one] Ancora una partita per entrare in classifica.
   *[other] Ancora { $games } partite per entrare in classifica.
}
site-rating-help = Come funziona il rating
site-rating-help-bots = Il rating di un bot è fisso, perché gioca sempre con la stessa forza. Così i rating restano confrontabili da una stagione all’altra.
site-rating-help-deviation = ± è la deviazione del rating: nove volte su dieci il rating vero è in questo intervallo.
site-rating-help-rated = Una partita contro persone o bot è classificata quando ogni parte ha fatto alcune mosse (due nella maggior parte dei giochi). Non lo è se una mossa è stata ripresa, se è stato usato un suggerimento, se una persona teneva più posti o se tutti i giocatori se ne sono andati. Una differenza di 100 punti significa circa due vittorie su tre.
site-rating-help-repeated = Le prime tre partite tra gli stessi due giocatori in 24 ore contano per intero; ognuna delle successive conta la metà della precedente. Per un posto in classifica contano al massimo dieci partite contro lo stesso giocatore.
site-ladder = Scala dei bot
site-ladder-next = { $wins ->
    [one] Ancora una vittoria contro { $bot } per salire.
   *[other] Ancora { $wins } vittorie contro { $bot } per salire.
}
site-ladder-done = Hai battuto tutti i bot.
site-rating-change = { $before } → { $after }
site-rating-changed = rating { $before } prima, { $after } ora
site-rating-abandoned = partita lasciata: dietro a tutti quelli rimasti
site-rating-early = uscito presto: non classificato
site-rating-weight = conta il { $share } %: stesso avversario più volte in 24 ore
site-ladder-next-bot = Hai battuto { $bot }. Il prossimo: { $next }.
site-download-match-file = File della partita
site-download-record = Come { $kind }
site-files = File delle partite
site-files-line = Un file di partita contiene tutto ciò che serve per rigiocare e verificare una partita. Le partite che importi le vedi solo tu, e non sono classificate.
site-files-all = Tutte le mie partite
site-files-import = Importa una partita
site-won-lost = { $won } vinte, { $lost } perse
site-ladder-not-played = non ancora giocato
site-ladder-beaten = battuto
site-result-won = Vinta
site-result-lost = Persa
site-result-drawn = Patta
site-place = Posto { $place }
site-resigned-inline = abbandono
site-unrated = non classificata
site-unrated-void = Non classificata: la partita è nulla.
site-unrated-daily = Non classificata: mano del giorno.
site-unrated-continued = Non classificata: continua un’altra partita.
site-unrated-solo = Non classificata: partita in solitario.
site-unrated-bots = Non classificata: hanno giocato solo bot.
site-unrated-imported = Non classificata: importata da un file.
site-unrated-shared = Non classificata: una persona teneva più posti.
site-unrated-takeback = Non classificata: una mossa è stata ripresa.
site-unrated-hint = Non classificata: è stato usato un suggerimento.
site-unrated-program = Non classificata: un programma ha giocato per una persona o contro di lei.
site-unrated-deserted = Non classificata: tutti i giocatori se ne sono andati e i bot hanno finito la partita.
site-unrated-short = Non classificata: la partita è finita prima che ogni parte avesse fatto abbastanza mosse.
site-results-scope = Giocatore
site-results-scope-mine = Le mie partite
site-results-scope-all = Tutte le partite
site-game-any = Tutti i giochi
site-when = Data
site-when-any = Tutte
site-when-week = Ultima settimana
site-when-month = Ultimo mese
site-when-year = Ultimo anno
site-outcome = Esito
site-outcome-any = Qualsiasi
site-outcome-not-won = Non vinta
site-against = Avversario
site-no-results = Nessuna partita trovata
site-no-results-line = Le tue partite finite appaiono qui con la loro analisi.
site-no-open-results-line = Le partite pubbliche finite appaiono qui.
site-show-more = Mostra altro
site-all-results = Tutti i risultati

## Errors
core-error-failed = Non ha funzionato. Riprova.
core-error-server-error = Si è verificato un errore sul server. L’errore è stato registrato; riprova.
core-error-connection-lost = Connessione persa. Riprova tra un momento.
core-error-unknown = Non trovato.
core-error-already-started = Questa partita è già cominciata.
core-error-banned = Il tuo account per ora è bannato.
core-error-muted = Per ora non puoi scrivere messaggi.
core-error-site-closed = Questo server è solo per i membri. Accedi, o chiedi un invito all’amministratore.
core-error-site-by-invitation = Questo server è solo su invito. Apri il link di un tavolo, o chiedi un invito all’amministratore.
core-error-bad-key = Il seme casuale di questa partita è danneggiato.
core-error-corrupt-log = Questa partita non può continuare: il suo registro è danneggiato alla posizione { $seq }.
core-error-seat-taken = Questo posto è occupato.
core-error-too-many-actions = Le mosse consentite sono troppe per elencarle (più di { $most }).
core-error-seat-reserved = Questo posto è riservato a un bot sfidato.
core-error-no-standing-offer = { $name } al momento non accetta sfide a questo tavolo.
core-error-challenge-over = Questa sfida non è più aperta.
core-error-table-changed = L’host ha cambiato le impostazioni. Controllale di nuovo prima di unirti.
core-error-rematch-changed = L’host ha cambiato la rivincita. Controlla le impostazioni prima di unirti.
core-error-clock = Questa cadenza non è permessa.
core-error-open-seat = Quel posto è libero.
core-error-open-seats = Un posto è ancora libero.
core-error-empty-log = Questa partita non ha un registro.
core-error-log-gap = Nel registro di questa partita manca una parte.
core-error-player-left = Questo giocatore ha lasciato la partita.
core-error-log-full = Questa partita ha raggiunto il limite di { $most } eventi.
core-error-never-started = Questa partita non è mai cominciata.
core-error-no-name = Un nome deve avere almeno una lettera.
core-error-name-too-long = Un nome ha al massimo { $most } lettere; questo ne ha { $letters }.
core-error-no-offer = Non c’è nessuna offerta aperta.
core-error-no-such-bot = Questo gioco non ha questo bot.
core-error-no-such-code = Nessun tavolo ha il codice { $heard }.
core-error-game-disabled = Non è stato possibile caricare { $game }, e al momento non si può giocare. Le tue partite sono al sicuro; avvisa l’amministratore di questo server.
core-error-game-failed = Un errore in { $game } lo ha impedito. Gli altri giochi funzionano. Avvisa l’amministratore di questo server.
core-error-no-such-game = Questo server non ha quel gioco.
core-error-no-such-match = Tavolo non trovato.
core-error-no-such-moment = Non c’è una posizione precedente.
core-error-no-such-page = Pagina non trovata.
core-error-no-such-seat = Questo posto non esiste.
core-error-no-such-step = Questa mossa non esiste.
core-error-file-too-large = Questo file è troppo grande. Il limite è { $most } kB.
core-error-file-verification-failed = La partita di questo file non ha superato la verifica ({ $check }) e non è stata importata.
core-error-file-of-daily-deal = Le partite della mano del giorno non si possono importare.
core-error-match-id-taken = Esiste già un’altra partita con lo stesso identificativo; non è stato importato nulla.
core-error-no-such-decision = Non puoi riprovare quella mossa.
core-error-no-analysis = Nessun bot di questo server può analizzare questa partita.
core-error-bad-origin = Questa partita non corrisponde a quella che continua.
core-error-origin-is-fixed = Questo tavolo continua un’altra partita: opzioni e posti non si possono cambiare.
core-error-origin-daily = Non puoi continuare dalla mano del giorno.
core-error-origin-too-long = Questa partita è troppo lunga per continuare da qui.
core-error-analysis-limit-reached = Il limite giornaliero di analisi è raggiunto. Riprova domani.
core-error-too-many-analyses = Hai già { $most } richieste di analisi. Chiedi la prossima quando una è finita.
core-error-no-such-pace = Questa cadenza non esiste. Scegli veloce, normale o corrispondenza.
core-error-no-such-season = Questa stagione non esiste.
core-error-no-such-results = Questa pagina di risultati non esiste. Comincia dalla prima.
core-error-no-result-yet = Il risultato non è ancora salvato. Riprova tra un momento.
core-error-no-spectators = L’host non permette spettatori.
core-error-no-worker = Al momento nessun bot è disponibile.
core-error-not-a-match-file = Questo non è un file di partita.
core-error-not-a-nonce = Il numero casuale di questo browser non si può leggere. Ricarica la pagina.
core-error-not-a-commitment = Questa partita non è riservata a te. Apri di nuovo il tavolo.
core-error-commitment-used = Questo tavolo è già aperto.
core-error-not-agreed = Gli altri non sono d’accordo.
core-error-not-an-action = Questa non è una mossa legale.
core-error-wrong-origin = Questa pagina è stata aperta all’indirizzo { $origin }, ma il server crede che il suo sia { $expected } e rifiuta ogni modifica. Se gestisci questo server, configura il suo reverse proxy in modo che trasmetta le intestazioni Host e X-Forwarded-Proto.
core-error-sub-path = Questa pagina è stata aperta sotto { $path }, ma Parlour funziona solo alla radice di un nome host. Se gestisci questo server, assegnagli un nome host proprio nel tuo reverse proxy.
core-error-cross-site-request = Questa richiesta non viene da una pagina di questo server.
core-error-no-hints = I suggerimenti ci sono solo nelle partite contro i bot o in solitario, non nella mano del giorno.
core-error-offer-not-available = Questa offerta non è disponibile a questo tavolo.
core-error-not-options = Queste opzioni non sono valide per questo gioco.
core-error-not-over = È disponibile dopo la partita.
core-error-not-playing = Questa partita non è in corso.
core-error-not-the-host = Può farlo solo l’host.
core-error-private-match = Questa partita è privata. Chiedi il link a uno dei giocatori.
core-error-removed-from-table = L’host ti ha rimosso da questo tavolo. Non puoi più unirti.
core-error-not-storable = Questo testo contiene caratteri che non si possono salvare. Toglili e riprova.
core-error-bad-request = Il server non ha potuto leggere questa richiesta.
core-error-not-your-seat = Questo non è il tuo posto.
core-error-not-your-table = Non hai giocato a questo tavolo.
core-error-not-your-turn = Non tocca a te.
core-error-no-such-phrase = Questa frase non esiste.
core-error-no-such-message = Questo messaggio non esiste.
core-error-empty-message = Prima scrivi un messaggio.
core-error-nothing-to-take-back = Non hai mosse da riprendere.
core-error-already-redrawn = Questa mossa è già stata ripresa ed estratta di nuovo una volta.
core-error-paused = La partita è in pausa. Prima riprendila.
core-error-not-paused = La partita non è in pausa.
core-error-no-vacation = Questo tavolo non ha vacanze.
core-error-no-conditional-moves = Le mosse condizionali ci sono solo per corrispondenza, nei giochi senza fortuna e senza informazioni nascoste.
core-error-line-is-due = Tocca a te: fai la tua mossa.
core-error-line-without-reply = Una variante deve finire con una tua mossa.
core-error-line-too-long = Una variante può avere al massimo { $most } mosse.
core-error-too-many-lines = Puoi avere al massimo { $most } varianti. Prima eliminane una.
core-error-no-nudge = Qui non ci sono promemoria: decide l’orologio.
core-error-nudge-later = È troppo presto per un promemoria.
core-error-no-player-awaited = Non aspetti nessun giocatore.
core-error-no-claim = Qui non puoi reclamare il risultato: decide l’orologio.
core-error-claim-later = Puoi reclamare il risultato dopo due settimane senza mosse.
core-error-claim-not-alone = Altri giocatori sono ancora attivi. Puoi solo continuare senza chi se n’è andato.
core-error-offer-open = C’è già un’altra offerta aperta.
core-error-offer-later = L’hai già proposto da poco. Puoi ripeterlo dopo { $moves ->
    [one] la tua prossima mossa
   *[other] le tue prossime { $moves } mosse
} o tra { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = Non puoi occupare due posti insieme.
core-error-order = Questo non è un ordine valido di questi posti.
core-error-other-digest = Le regole danno un risultato diverso quando questa partita è rigiocata.
core-error-other-game = Questa partita appartiene a un altro gioco.
core-error-other-version = Questa partita è stata giocata con una versione più vecchia delle regole.
core-error-not-possible-now = Adesso non è possibile.
core-error-rules-fail = Le regole di questo gioco hanno fallito in questa posizione.
core-error-seats = Si gioca da { $least } a { $most }.
core-error-stale = La posizione è cambiata. Guarda di nuovo il tabellone.
core-error-stale-offer = Questa offerta non è più aperta. Leggi quella nuova prima di rispondere.
core-error-time-left = C’è ancora tempo sull’orologio.
core-error-too-busy = Il server è sovraccarico. Riprova.
core-error-too-large = È troppo lungo.
core-error-too-many = Troppe richieste. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
core-error-too-many-public = Hai già { $most } tavoli pubblici. Apri il prossimo quando uno sarà cominciato.
core-error-too-many-open-tables = Hai già { $most } tavoli aperti. Apri il prossimo quando uno sarà cominciato o chiuso.
core-error-too-many-drafts = Hai provato troppe mosse. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
core-error-too-much-history = Hai caricato troppe posizioni precedenti. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
core-error-too-many-tables = Hai aperto troppi tavoli. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima del prossimo.
core-error-too-much-chat = Hai inviato troppi messaggi. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima del prossimo.
core-error-too-many-bot-tables = Hai già { $most } partite in corso con soli bot. Apri la prossima quando una è finita.
core-error-too-many-codes = Troppi codici sbagliati. Aspetta { $minutes ->
    [0] { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
   *[other] { $minutes } minuti
}, o chiedi il link del tavolo.
core-error-too-many-seats = Questo tavolo ha solo { $seats } posti.
core-error-too-often = Troppe richieste. Aspetta un momento.
core-error-too-many-sockets = Puoi tenere aperte al massimo { $most } pagine di questo sito. Chiudine una e ricarica questa.
core-error-too-slow = La richiesta ha impiegato troppo tempo. Riprova.
core-error-storage-busy = Il database è occupato. Nulla è cambiato; riprova tra un momento.
core-error-storage-full = Il disco del server è pieno. Nulla è cambiato; avvisa l’amministratore.
core-error-storage-read-only = Il database del server è di sola lettura. Nulla è cambiato; avvisa l’amministratore.
core-error-storage-unavailable = Il database del server non risponde. Riprova tra un momento; se continua, avvisa l’amministratore.
core-error-unknown-event = Questa partita è stata registrata da una versione più recente del server.
core-error-unreadable = Il registro di questa partita non si può leggere.

## Rooms
site-room = Stanza
site-room-instead = { $note } (sostituisce { $other })
site-room-enter = Entra
site-faq = Domande frequenti
site-notifications = Notifiche
site-only-this-computer = Solo questo computer può aprire il link, perché il server è stato avviato solo per questo computer.
site-announcement = Annuncio
site-forum = Forum
site-room-people = { $count ->
    [0] nessun giocatore
    [one] un giocatore
   *[other] { $count } giocatori
}
site-room-open = { $count ->
    [0] nessun tavolo aperto
    [one] un tavolo aperto
   *[other] { $count } tavoli aperti
}
core-error-no-daily-deal = Questo gioco non ha una mano del giorno.
core-error-daily-is-opened = Apri la mano del giorno dalla pagina iniziale.
core-error-once-a-day = Puoi giocare la mano del giorno una volta sola. La prossima arriva domani.
core-error-day-not-over = Il seme di questa mano resta segreto fino alla fine della giornata, perché altri possono ancora giocarla.

## The deal of the day
site-daily = Mano del giorno
site-today = Oggi
site-daily-board = La mano di oggi
site-daily-again = Rigiocata su un dispositivo che conosceva la mano

## Sending
site-confirm = Conferma le mosse
site-confirm-matters = Solo mosse importanti
site-confirm-always = Sempre
site-confirm-never = Mai

## Lessons
site-lesson = Lezione
site-lesson-of = Impara { $game }
site-lesson-step = Lezione, passo { $step } di { $count }
site-lesson-next = Avanti
site-lesson-first = Gioca la prima partita
site-lesson-again = Ricomincia la lezione
site-lesson-other = Questa mossa è legale, ma segui la lezione.
site-highlighted = evidenziato
site-highlighted-move = Evidenziato sul tabellone: { $move }
site-part-not-allowed = Ora non è possibile.
site-part-possible = si può scegliere
site-keys-parts-walk = spostarsi tra gli elementi del tavolo
site-keys-parts-name = andare all’elemento con questo nome
site-keys-parts-press = scegliere l’elemento
site-learn = Impara giocando
site-puzzle = Problema del giorno
core-error-no-puzzle = { $game } non ha problemi.
core-error-no-such-puzzle = Non c’è un problema per il { $day }.

site-no-lesson = Lezione non trovata
core-error-no-lesson = { $game } non ha ancora una lezione. Leggi le regole.

## Pauses, reminders and abandoned games
site-pause = Pausa
site-allow-pauses = Permetti pause
site-offer-pause = { $name } chiede una pausa.
site-offer-mine-pause = Hai chiesto una pausa. Gli orologi si fermano quando tutti i giocatori accettano.
site-log-continued = { $name } ha ripreso la partita.
site-log-nudged = { $name } ha inviato un promemoria.
site-log-claimed = { $what ->
    [draw] { $name } ha reclamato la patta: la partita era abbandonata.
    [void] { $name } ha annullato la partita: era abbandonata.
   *[out] { $name } continua senza i giocatori che hanno lasciato la partita.
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
site-vacation-line = Quando un giocatore finisce il tempo, si usa uno dei suoi 21 giorni di vacanza all’anno.
site-days-off = Giorni di vacanza rimasti: { $left } di { $of }
site-days-off-line = Ai tavoli con vacanze automatiche si usa un giorno quando il tuo tempo è finito. I giorni si rinnovano il 1º gennaio.
site-paused = In pausa
site-delay = Ritardo degli spettatori
site-delay-moves = { $count ->
    [0] nessuno
    [one] 1 mossa
   *[other] { $count } mosse
}
site-lag-compensation = { $ms } ms di compensazione del lag
