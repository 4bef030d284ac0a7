### What reaches people when a table waits in Italian.

## The page
notifications-title = Notifiche
notifications-line = Quando un tavolo ti aspetta e non ci sei, la casa ti chiama per queste vie. Nomina il gioco e chi altro siede lì, mai ciò che qualcuno ha in mano.
notifications-none = Ancora nessun canale di notifica.
notifications-kind-push = Questo o un altro browser
notifications-kind-mail = Posta
notifications-kind-webhook = Webhook
notifications-push-line = Un breve avviso, anche quando la casa non è aperta qui; il successivo ne prende il posto.
notifications-push-add = Chiamami in questo browser
notifications-push-not-here = Questo browser non accetta tali avvisi, o la casa non è in https.
notifications-mail-line = Per partite di giorni, al più una volta all’ora. Un codice mostra prima che l’indirizzo è tuo.
notifications-mail-none = Questa casa non ha un server di posta.
notifications-mail-address = Indirizzo di posta
notifications-webhook-line = Una chiamata a un tuo indirizzo, per esempio il webhook di una chat o ntfy.
notifications-webhook-address = Indirizzo del webhook
notifications-add = Aggiungi
notifications-test = Prova
notifications-test-of = Prova { $target }
notifications-tested = È stato accettato.
notifications-remove = Rimuovi
notifications-remove-of = Rimuovi { $target }
notifications-code = Codice nella lettera
notifications-confirm = È mio
notifications-is-waiting = aspetta il codice
notifications-is-failing = fallito l’ultima volta
notifications-is-off = spenta: troppi errori. Provala per riaccenderla.
notifications-unsubscribed = Niente più lettere per questa via.
notifications-unsubscribe = Ferma queste lettere

## What is told
notifications-turn-title = Tocca a te: { $game }
notifications-turn-text = Il tavolo con { $names } ti aspetta.
notifications-nudge-title = { $game }: un sollecito
notifications-nudge-text = Il tavolo con { $names } aspetta ancora la tua mossa.
notifications-invitation-title = { $names } ti invita a un tavolo
notifications-invitation-text = { $game }: un posto è libero per te.
notifications-match-found-title = Un tavolo è trovato
notifications-match-found-text = { $game } con { $names } comincia.
notifications-sample-title = Parlour può raggiungerti
notifications-sample-text = Ecco come appare un avviso.
notifications-confirm-title = { $code } mostra che questo indirizzo è tuo
notifications-confirm-text =
    Qualcuno ha chiesto gli avvisi di Parlour a questo indirizzo. Se sei tu, inserisci il codice { $code } nella pagina degli avvisi. Altrimenti ignora questo messaggio.
    L’account che lo ha chiesto: { $name }
notifications-mail-unsubscribe = Basta con queste lettere:

## Refusals
notifications-error-too-many = Hai già { $most } vie. Rimuovine prima una.
notifications-error-too-often = Non così spesso. Riprova tra { $seconds } s.
notifications-error-too-many-codes = A questo indirizzo sono già stati inviati abbastanza codici. Riprova domani.
notifications-error-not-an-address = Questo non è un indirizzo che si possa chiamare.
notifications-error-not-a-mail-address = Questo non è un indirizzo e-mail. Controllalo e riprova.
notifications-error-not-a-subscription = La risposta del browser qui non ha senso. Riprova.
notifications-error-private-address = Questo indirizzo è in una rete privata, che questa casa non chiama.
notifications-error-no-such-host = Questo host non esiste.
notifications-error-no-answer = Lì non risponde nessuno.
notifications-error-refused = Rifiutato lì, con stato { $status }.
notifications-error-mail-failed = Il server di posta non ha accettato la lettera.
notifications-error-mail-not-configured = Questa casa non ha un server di posta.
notifications-error-wrong-code = Non è il codice. Aggiungi di nuovo l’indirizzo per un’altra lettera.
notifications-error-not-confirmed = Mostra prima col codice che l’indirizzo è tuo.
notifications-error-no-such-channel = Questa via non c’è più.
