### German strings of the forum, the FAQ and the rooms.

## The forum
forum-title = Das Forum der Mitglieder
forum-line = Alle lesen, Mitglieder schreiben.
forum-all = Alles
forum-boards = Bereiche
forum-board = Bereich
forum-board-general = Das Haus
forum-search = Im Forum suchen
forum-none = Hier hat noch niemand geschrieben.
forum-none-found = Nichts hier enthält diese Worte.
forum-threads = Themen
forum-threads-all = Alle Themen
forum-thread-new = Neues Thema
forum-thread-title = Titel
forum-thread-start = Thema beginnen
forum-posts = { $count ->
    [one] ein Beitrag
   *[other] { $count } Beiträge
}
forum-unread = { $count } neu
forum-unread-from-here = Neu, seit du hier warst
forum-started = begonnen von { $name }, { $when }
forum-is-pinned = angeheftet
forum-is-locked = geschlossen
forum-is-binned = im Papierkorb
forum-locked-line = Dieses Thema ist geschlossen: man kann es lesen, nicht antworten.
forum-edited = geändert
forum-hidden = Ein Beitrag von { $name } ist verborgen, von { $by }
forum-gone = Wer das schrieb, hat das Haus verlassen, und die Worte mit ihm.
forum-text = Was du sagen willst
forum-write = Schreiben
forum-preview = Ansehen
forum-markdown = Markdown: **fett**, *schräg*, Listen, Tabellen, `Code`. Du darfst es eine Stunde lang ändern.
forum-answer = Antworten
forum-answer-own = Deine Antwort
forum-quote = Zitieren
forum-edit = Ändern
forum-edit-save = Änderung behalten
forum-link = Link zu diesem Beitrag
forum-report = Dem Gastgeber melden
forum-reported = Der Gastgeber sieht es sich an. Danke.
forum-why = Grund (kurz)
forum-manage = Was mit dem Beitrag von { $name } geschehen kann
forum-hide = Diesen Beitrag verbergen
forum-show = Wieder zeigen
forum-moderate-pinned = Thema anheften
forum-moderate-unpinned = Nicht mehr anheften
forum-moderate-locked = Thema schließen
forum-moderate-unlocked = Thema wieder öffnen
forum-moderate-binned = Thema in den Papierkorb
forum-moderate-unbinned = Thema aus dem Papierkorb holen
forum-moderate-board = Thema verschieben nach
forum-bin = Der Papierkorb
forum-more = Mehr
forum-join-line = Hier schreiben Mitglieder. Dazu genügen ein Name und ein Passwort, keine Mail.

## FAQ
forum-faq = Oft gefragt
forum-faq-of = Oft gefragt zu { $game }

## Rooms
forum-rooms = Räume
forum-online-count = { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
} und { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
} in diesem Raum
forum-logged-in = { $count ->
    [one] ein Mitglied angemeldet
   *[other] { $count } Mitglieder angemeldet
}, alle Räume
forum-clocks = Wie schnell?
forum-clocks-line = für jeden; drücken, um Platz zu nehmen
forum-waits = { $name } wartet
forum-waits-nobody = niemand wartet
forum-tables = Tische
forum-tables-none = Keine Tische. Wähle eine Uhr, um einen Tisch zu eröffnen.
forum-list = Die Wortliste
forum-list-line = { $note }: { $count } Wörter.
forum-list-instead = { $note }, anstelle von { $other }: { $count } Wörter, frei weiterzugeben.
forum-people = Jetzt hier
forum-people-none = Sonst ist niemand hier.
forum-doing = { $doing ->
    [plays] spielt
    [watches] schaut zu
   *[other] sieht sich um
}
forum-unnamed = { $count ->
    [one] und noch jemand, der zuschaut
   *[other] und { $count } weitere, die zuschauen
}
forum-member = Mitglieder können hier mehr
forum-rules = Die Regeln ausführlich

## Errors
forum-error-no-such-thread = Dieses Thema gibt es nicht, oder es wird nicht mehr gezeigt.
forum-error-no-such-board = Diesen Bereich gibt es nicht.
forum-error-no-such-room = Diesen Raum gibt es nicht.
forum-error-no-title = Ein Thema braucht einen Titel.
forum-error-too-long = Das ist zu lang: ein Beitrag hat höchstens { $most } Zeichen.
forum-error-locked = Dieses Thema ist geschlossen. Beginne ein anderes.
forum-error-not-yours = Nur wer einen Beitrag geschrieben hat, darf ihn ändern.
forum-error-too-late = Dieser Beitrag lässt sich nicht mehr ändern. Schreib noch einen.
forum-error-too-many-posts = Nicht so viele Beiträge auf einmal. Versuch es in { $seconds } s wieder.
forum-error-too-many-reports = Nicht so viele Meldungen auf einmal. Versuch es in { $seconds } s wieder.

## Ratings
forum-rated = Wertung { $rating }

## Words
forum-words = Ein Wort nachschlagen
forum-words-line = Die Liste dieses Zimmers, und was alle Buchstaben sonst noch ergeben. Ein Fragezeichen ist jeder Buchstabe.
forum-word = Wort oder Buchstaben
forum-word-look = Nachschlagen
forum-word-yes = { $word } steht in der Liste.
forum-word-no = { $word } steht nicht in der Liste.
forum-word-meaning = Was heißt das?
forum-word-others = { $count ->
    [0] Kein anderes Wort aus diesen Buchstaben.
    [one] Ein anderes Wort aus diesen Buchstaben:
   *[other] { $count } andere Wörter aus diesen Buchstaben:
}
forum-word-more = Es gibt mehr: Nicht alles wurde angesehen.
forum-error-no-word = Gib ein Wort aus den Buchstaben der Liste ein, höchstens vierzig.
forum-error-no-words-while-playing = Du spielst gerade eine Partie davon. Nachgeschlagen wird, wenn sie vorbei ist.
