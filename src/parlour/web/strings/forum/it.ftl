### The forum, what is often asked, and the rooms of games in Italian.

## The forum
forum-title = Il forum dei membri
forum-line = Tutti leggono, i membri scrivono.
forum-all = Tutto
forum-boards = Bacheche
forum-board = Bacheca
forum-board-general = La casa
forum-search = Cerca nel forum
forum-none = Qui non è stato ancora scritto nulla.
forum-none-found = Qui nulla contiene queste parole.
forum-threads = Discussioni
forum-threads-all = Tutte le discussioni
forum-thread-new = Nuova discussione
forum-thread-title = Titolo
forum-thread-start = Apri la discussione
forum-posts = { $count ->
    [one] un messaggio
   *[other] { $count } messaggi
}
forum-unread = { $count } nuovi
forum-unread-from-here = Nuovo dalla tua ultima visita
forum-started = aperta da { $name }, { $when }
forum-is-pinned = in evidenza
forum-is-locked = chiusa
forum-is-binned = nel cestino
forum-locked-line = Questa discussione è chiusa: si legge e non si risponde.
forum-edited = modificato
forum-hidden = Un messaggio di { $name } è nascosto da { $by }
forum-gone = Chi ha scritto questo ha lasciato la casa, e le parole con lui.
forum-text = Quello che vuoi dire
forum-write = Scrivi
forum-preview = Anteprima
forum-markdown = Markdown: **grassetto**, *corsivo*, elenchi, tabelle, `codice`. Puoi modificarlo per un’ora.
forum-answer = Rispondi
forum-answer-own = La tua risposta
forum-quote = Cita
forum-edit = Modifica
forum-edit-save = Tieni la modifica
forum-link = Link a questo messaggio
forum-report = Segnala all’ospite
forum-reported = L’ospite lo vedrà. Grazie.
forum-why = Motivo (breve)
forum-manage = Che cosa si può fare con il messaggio di { $name }
forum-hide = Nascondi questo messaggio
forum-show = Mostralo di nuovo
forum-moderate-pinned = Metti in evidenza
forum-moderate-unpinned = Togli dall’evidenza
forum-moderate-locked = Chiudi la discussione
forum-moderate-unlocked = Riapri la discussione
forum-moderate-binned = Sposta nel cestino
forum-moderate-unbinned = Togli dal cestino
forum-moderate-board = Sposta la discussione in
forum-bin = Il cestino
forum-more = Altri
forum-join-line = Qui scrivono i membri. Bastano un nome e una password, senza posta.

## Often asked
forum-faq = Domande frequenti
forum-faq-of = Domande frequenti su { $game }

## Rooms
forum-rooms = Sale
forum-online-count = { $members ->
    [one] un membro
   *[other] { $members } membri
} e { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
} in questa sala
forum-logged-in = { $count ->
    [one] un membro collegato
   *[other] { $count } membri collegati
}, tutte le sale
forum-clocks = Quanto veloce?
forum-clocks-line = per ciascuno; premi per sederti
forum-waits = { $name } aspetta
forum-waits-nobody = nessuno aspetta
forum-tables = Tavoli
forum-tables-none = Nessun tavolo. Scegli un orologio per aprirne uno.
forum-list = La lista di parole
forum-list-line = { $note }: { $count } parole.
forum-list-instead = { $note }, al posto di { $other }: { $count } parole, di libera diffusione.
forum-people = Qui adesso
forum-people-none = Non c’è nessun altro.
forum-doing = { $doing ->
    [plays] gioca
    [watches] guarda
   *[other] dà un’occhiata
}
forum-unnamed = { $count ->
    [one] e un altro che guarda
   *[other] e altri { $count } che guardano
}
forum-member = I membri qui fanno di più
forum-rules = Le regole per esteso

## Refusals
forum-error-no-such-thread = Questa discussione non c’è, o non è più mostrata.
forum-error-no-such-board = Questa bacheca non c’è.
forum-error-no-such-room = Questa sala non c’è.
forum-error-no-title = Una discussione ha bisogno di un titolo.
forum-error-too-long = È troppo lungo: un messaggio ha al massimo { $most } segni.
forum-error-locked = Questa discussione è chiusa. Aprine un’altra.
forum-error-not-yours = Solo chi ha scritto un messaggio può modificarlo.
forum-error-too-late = Questo messaggio non si può più modificare. Aggiungine un altro.
forum-error-too-many-posts = Non così tanti messaggi insieme. Riprova tra { $seconds } s.
forum-error-too-many-reports = Non così tante segnalazioni insieme. Riprova tra { $seconds } s.

## Ratings
forum-rated = punteggio { $rating }

## Words
forum-words = Cercare una parola
forum-words-line = La lista di questa sala, e che altro formano tutte le lettere. Un punto interrogativo vale qualsiasi lettera.
forum-word = Parola o lettere
forum-word-look = Cerca
forum-word-yes = { $word } è nella lista.
forum-word-no = { $word } non è nella lista.
forum-word-meaning = Che cosa significa?
forum-word-others = { $count ->
    [0] Nessun’altra parola con queste lettere.
    [one] Un’altra parola con queste lettere:
   *[other] { $count } altre parole con queste lettere:
}
forum-word-more = Ce ne sono altre: non tutto è stato visto.
forum-error-no-word = Scrivi una parola con le lettere della lista, quaranta al massimo.
forum-error-no-words-while-playing = Sei nel mezzo di una partita. Le parole si cercano quando è finita.
