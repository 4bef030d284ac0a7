### What reaches people when a table waits in Italian.

## The page
notices-title = Notifiche
notices-line = Quando un tavolo ti aspetta e non ci sei, la casa ti chiama per queste vie. Nomina il gioco e chi altro siede lì, mai ciò che qualcuno ha in mano.
notices-none = Ancora nessun canale di notifica.
notices-kind-push = Questo o un altro browser
notices-kind-mail = Posta
notices-kind-webhook = Webhook
notices-push-line = Un breve avviso, anche quando la casa non è aperta qui; il successivo ne prende il posto.
notices-push-add = Chiamami in questo browser
notices-push-not-here = Questo browser non accetta tali avvisi, o la casa non è in https.
notices-mail-line = Per partite di giorni, al più una volta all’ora. Un codice mostra prima che l’indirizzo è tuo.
notices-mail-none = Questa casa non ha un server di posta.
notices-mail-address = Indirizzo di posta
notices-webhook-line = Una chiamata a un tuo indirizzo, per esempio il webhook di una chat o ntfy.
notices-webhook-address = Indirizzo del webhook
notices-add = Aggiungi
notices-test = Prova
notices-test-of = Prova { $target }
notices-tested = È stato accettato.
notices-remove = Rimuovi
notices-remove-of = Rimuovi { $target }
notices-code = Codice nella lettera
notices-confirm = È mio
notices-is-waiting = aspetta il codice
notices-is-failing = fallito l’ultima volta
notices-is-off = spenta: troppi errori. Provala per riaccenderla.
notices-stopped = Niente più lettere per questa via.
notices-stop = Ferma queste lettere

## What is told
notices-turn-title = Tocca a te: { $game }
notices-turn-text = Il tavolo con { $names } ti aspetta.
notices-nudge-title = { $game }: un sollecito
notices-nudge-text = Il tavolo con { $names } aspetta ancora la tua mossa.
notices-asked-title = { $names } ti invita a un tavolo
notices-asked-text = { $game }: un posto è libero per te.
notices-found-title = Un tavolo è trovato
notices-found-text = { $game } con { $names } comincia.
notices-sample-title = Parlour può raggiungerti
notices-sample-text = Ecco come appare un avviso.
notices-confirm-title = { $code } mostra che questo indirizzo è tuo
notices-confirm-text =
    Qualcuno ha chiesto gli avvisi di Parlour a questo indirizzo. Se sei tu, inserisci il codice { $code } nella pagina degli avvisi. Altrimenti ignora questo messaggio.
    L’account che lo ha chiesto: { $name }
notices-mail-stop = Basta con queste lettere:

## Refusals
notices-error-too-many = Hai già { $most } vie. Rimuovine prima una.
notices-error-too-often = Non così spesso. Riprova tra { $seconds } s.
notices-error-mails-a-day = A questo indirizzo sono già stati inviati abbastanza codici. Riprova domani.
notices-error-not-an-address = Questo non è un indirizzo che si possa chiamare.
notices-error-not-a-mail-address = Questo non è un indirizzo e-mail. Controllalo e riprova.
notices-error-not-a-subscription = La risposta del browser qui non ha senso. Riprova.
notices-error-private-address = Questo indirizzo è in una rete privata, che questa casa non chiama.
notices-error-no-such-host = Questo host non esiste.
notices-error-no-answer = Lì non risponde nessuno.
notices-error-refused = Rifiutato lì, con stato { $status }.
notices-error-mail-failed = Il server di posta non ha accettato la lettera.
notices-error-no-mail-here = Questa casa non ha un server di posta.
notices-error-wrong-code = Non è il codice. Aggiungi di nuovo l’indirizzo per un’altra lettera.
notices-error-not-confirmed = Mostra prima col codice che l’indirizzo è tuo.
notices-error-no-such-way = Questa via non c’è più.
