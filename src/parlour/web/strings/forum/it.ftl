### Italian strings of the forum, the FAQ and the rooms.

## The forum
forum-title = Forum
forum-line = Tutti possono leggere; i membri possono scrivere.
forum-all = Tutto
forum-boards = Bacheche
forum-board = Bacheca
forum-board-general = Generale
forum-search = Cerca nel forum
forum-none = Ancora nessun messaggio.
forum-none-found = Nessun messaggio corrisponde alla ricerca.
forum-threads = Discussioni
forum-threads-all = Tutte le discussioni
forum-thread-new = Nuova discussione
forum-thread-title = Titolo
forum-thread-start = Crea discussione
forum-posts = { $count ->
    [one] un messaggio
   *[other] { $count } messaggi
}
forum-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
forum-unread-from-here = Nuovo dalla tua ultima visita
forum-started = aperta da { $name }, { $when }
forum-is-pinned = in evidenza
forum-is-locked = chiusa
forum-is-binned = nel cestino
forum-locked-line = Questa discussione è chiusa. Puoi leggerla, ma non rispondere.
forum-edited = modificato
forum-hidden = Un messaggio di { $name } è stato nascosto da { $by }
forum-gone = L’autore ha eliminato il suo account, e con esso questo messaggio.
forum-text = Il tuo messaggio
forum-write = Scrivi
forum-preview = Anteprima
forum-markdown = Markdown: **grassetto**, *corsivo*, elenchi, tabelle, `codice`. Puoi modificare un messaggio per un’ora.
forum-answer = Rispondi
forum-answer-own = La tua risposta
forum-quote = Cita
forum-edit = Modifica
forum-edit-save = Salva
forum-link = Link a questo messaggio
forum-report = Segnala ai moderatori
forum-reported = I moderatori lo esamineranno. Grazie.
forum-why = Motivo (breve)
forum-manage = Gestisci il messaggio di { $name }
forum-hide = Nascondi messaggio
forum-show = Mostra messaggio
forum-moderate-pinned = Metti in evidenza
forum-moderate-unpinned = Togli dall’evidenza
forum-moderate-locked = Chiudi la discussione
forum-moderate-unlocked = Riapri la discussione
forum-moderate-binned = Sposta nel cestino
forum-moderate-unbinned = Ripristina dal cestino
forum-moderate-board = Sposta la discussione in
forum-bin = Cestino
forum-more = Altro
forum-join-line = Solo i membri possono scrivere. Per iscriversi bastano un nome e una password, senza e-mail.

## FAQ
forum-faq = Domande frequenti
forum-faq-of = Domande frequenti: { $game }

## Rooms
forum-rooms = Stanze
forum-online-count = { $members ->
    [one] un membro
   *[other] { $members } membri
} e { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
} in questa stanza
forum-logged-in = { $count ->
    [one] un membro connesso
   *[other] { $count } membri connessi
}, tutte le stanze
forum-clocks = Scegli un orologio
forum-clocks-line = per giocatore; premi per unirti
forum-waits = { $name } aspetta
forum-waits-nobody = nessuno aspetta
forum-tables = Tavoli
forum-tables-none = Nessun tavolo. Scegli un orologio per aprirne uno.
forum-list = Dizionario
forum-list-line = { $note }: { $count } parole.
forum-list-instead = { $note } (sostituisce { $other }): { $count } parole, con licenza libera.
forum-people = Online
forum-people-none = Nessun altro è online.
forum-doing = { $doing ->
    [plays] gioca
    [watches] guarda
   *[other] naviga nel sito
}
forum-unnamed = { $count ->
    [one] e un altro spettatore
   *[other] e altri { $count } spettatori
}
forum-member = Crea un account per più funzioni
forum-rules = Regole complete

## Errors
forum-error-no-such-thread = Questa discussione non esiste o non è più visibile.
forum-error-no-such-board = Questa bacheca non esiste.
forum-error-no-such-room = Questa stanza non esiste.
forum-error-no-title = Una discussione deve avere un titolo.
forum-error-too-long = Questo messaggio è troppo lungo. Il limite è di { $most } caratteri.
forum-error-locked = Questa discussione è chiusa. Aprine un’altra.
forum-error-not-yours = Solo l’autore può modificare un messaggio.
forum-error-too-late = Questo messaggio non si può più modificare. Scrivine un altro.
forum-error-too-many-posts = Troppi messaggi. Riprova tra { $seconds } s.
forum-error-too-many-reports = Troppe segnalazioni. Riprova tra { $seconds } s.

## Ratings
forum-rated = rating { $rating }

## Words
forum-words = Cerca una parola
forum-words-line = Cerca nel dizionario di questa stanza e trova gli anagrammi. Un punto interrogativo sostituisce una lettera qualsiasi.
forum-word = Parola o lettere
forum-word-look = Cerca
forum-word-yes = { $word } è nel dizionario.
forum-word-no = { $word } non è nel dizionario.
forum-word-meaning = Che cosa significa?
forum-word-others = { $count ->
    [0] Nessun altro anagramma.
    [one] Un altro anagramma:
   *[other] Altri { $count } anagrammi:
}
forum-word-more = La ricerca è stata interrotta: ce ne sono altri.
forum-error-no-word = Inserisci una parola di al massimo quaranta lettere dell’alfabeto del dizionario.
forum-error-no-words-while-playing = Non puoi cercare parole mentre giochi a questo gioco.
