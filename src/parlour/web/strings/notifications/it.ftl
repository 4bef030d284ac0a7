### Italian strings of notifications.

## The page
notifications-title = Notifiche
notifications-line = Quando tocca a te e sei offline, il server ti avvisa su questi canali. Una notifica nomina il gioco e i giocatori, mai carte nascoste.
notifications-none = Ancora nessun canale di notifica.
notifications-kind-push = Questo o un altro browser
notifications-kind-mail = E-mail
notifications-kind-webhook = Webhook
notifications-push-line = Una notifica di questo browser, anche quando nessuna pagina di questo sito è aperta. Una più recente la sostituisce.
notifications-push-add = Attiva in questo browser
notifications-push-not-here = Questo browser non supporta le notifiche, o questo sito non usa https.
notifications-mail-line = Per le partite per corrispondenza, al massimo una ogni ora. Confermi l’indirizzo con un codice.
notifications-mail-none = Questo server non può inviare e-mail.
notifications-mail-address = Indirizzo e-mail
notifications-webhook-line = Chiama un tuo URL, per esempio il webhook in entrata di una chat, o ntfy.
notifications-webhook-address = URL del webhook
notifications-add = Aggiungi
notifications-test = Prova
notifications-test-of = Prova { $target }
notifications-tested = Prova inviata.
notifications-remove = Rimuovi
notifications-remove-of = Rimuovi { $target }
notifications-code = Codice ricevuto per e-mail
notifications-confirm = Conferma
notifications-is-waiting = non confermato
notifications-is-failing = ultimo invio fallito
notifications-is-off = disattivato dopo troppi errori. Provalo per riattivarlo.
notifications-unsubscribed = Non riceverai più e-mail a questo indirizzo.
notifications-unsubscribe = Annulla iscrizione

## Notifications
notifications-turn-title = Tocca a te: { $game }
notifications-turn-text = La partita con { $names } ti aspetta.
notifications-nudge-title = Promemoria: { $game }
notifications-nudge-text = La partita con { $names } aspetta ancora la tua mossa.
notifications-invitation-title = { $names } ti invita a giocare
notifications-invitation-text = { $game }: un posto libero ti aspetta.
notifications-match-found-title = Avversario trovato
notifications-match-found-text = { $game } con { $names } comincia.
notifications-club-requested-title = { $name } chiede di entrare in { $club }
notifications-club-requested-text = Accetta o rifiuta la richiesta nella pagina del club.
notifications-club-accepted-title = Ora fai parte di { $club }
notifications-club-accepted-text = { $name } ha accettato la tua richiesta.
notifications-club-invited-title = { $name } ti invita in { $club }
notifications-club-invited-text = Accetta o rifiuta l’invito nella pagina del club.
notifications-sample-title = Notifica di prova da Parlour
notifications-sample-text = Le notifiche funzionano su questo canale.
notifications-confirm-title = { $code } è il tuo codice di conferma Parlour
notifications-confirm-text =
    Qualcuno ha chiesto le notifiche di Parlour a questo indirizzo. Se sei stato tu, inserisci il codice { $code } nella pagina delle notifiche. Altrimenti ignora questa e-mail.
    L’account che lo ha chiesto: { $name }
notifications-mail-unsubscribe = Annulla iscrizione:

## Errors
notifications-error-too-many = Hai già { $most } canali. Rimuovine prima uno.
notifications-error-too-often = Troppe richieste. Riprova tra { $seconds } s.
notifications-error-too-many-codes = A questo indirizzo sono stati inviati troppi codici. Riprova domani.
notifications-error-not-an-address = Questo URL non è valido.
notifications-error-not-a-mail-address = Questo non è un indirizzo e-mail. Controllalo e riprova.
notifications-error-not-a-subscription = L’iscrizione push del browser non è valida. Riprova.
notifications-error-private-address = Questo indirizzo è in una rete privata. Il server non lo chiama.
notifications-error-no-such-host = Questo host non esiste.
notifications-error-no-answer = L’indirizzo non risponde.
notifications-error-refused = L’indirizzo ha risposto con lo stato { $status }.
notifications-error-mail-failed = Il server di posta non ha accettato l’e-mail.
notifications-error-mail-not-configured = Questo server non può inviare e-mail.
notifications-error-wrong-code = Codice errato. Aggiungi di nuovo l’indirizzo per riceverne un altro.
notifications-error-not-confirmed = Prima conferma questo indirizzo con il suo codice.
notifications-error-no-such-channel = Questo canale è già stato rimosso.
