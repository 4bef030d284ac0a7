### German strings of the forum, the FAQ and the rooms.

## The forum
forum-title = Forum
forum-line = Lesen können alle, schreiben nur Mitglieder.
forum-all = Alles
forum-boards = Bereiche
forum-board = Bereich
forum-board-general = Allgemeines
forum-search = Im Forum suchen
forum-none = Noch keine Beiträge.
forum-none-found = Keine Beiträge gefunden.
forum-threads = Themen
forum-threads-all = Alle Themen
forum-thread-new = Neues Thema
forum-thread-title = Titel
forum-thread-start = Thema erstellen
forum-posts = { $count ->
    [one] ein Beitrag
   *[other] { $count } Beiträge
}
forum-unread = { $count } neu
forum-unread-from-here = Neu seit deinem letzten Besuch
forum-started = von { $name }, { $when }
forum-is-pinned = angeheftet
forum-is-locked = geschlossen
forum-is-binned = im Papierkorb
forum-locked-line = Dieses Thema ist geschlossen. Du kannst es lesen, aber nicht antworten.
forum-edited = bearbeitet
forum-hidden = Ein Beitrag von { $name } wurde von { $by } verborgen
forum-gone = Wer das geschrieben hat, hat sein Konto und damit diesen Beitrag gelöscht.
forum-text = Dein Beitrag
forum-write = Schreiben
forum-preview = Vorschau
forum-markdown = Markdown: **fett**, *kursiv*, Listen, Tabellen, `Code`. Du kannst einen Beitrag eine Stunde lang bearbeiten.
forum-answer = Antworten
forum-answer-own = Deine Antwort
forum-quote = Zitieren
forum-edit = Bearbeiten
forum-edit-save = Speichern
forum-link = Link zu diesem Beitrag
forum-report = Dem Moderationsteam melden
forum-reported = Das Moderationsteam sieht es sich an. Danke.
forum-why = Grund (kurz)
forum-manage = Beitrag von { $name } verwalten
forum-hide = Beitrag verbergen
forum-show = Beitrag anzeigen
forum-moderate-pinned = Thema anheften
forum-moderate-unpinned = Thema lösen
forum-moderate-locked = Thema schließen
forum-moderate-unlocked = Thema wieder öffnen
forum-moderate-binned = In den Papierkorb
forum-moderate-unbinned = Aus dem Papierkorb holen
forum-moderate-board = Thema verschieben nach
forum-bin = Papierkorb
forum-more = Mehr
forum-join-line = Nur Mitglieder können schreiben. Zum Mitmachen genügen ein Name und ein Passwort, keine E-Mail.

## FAQ
forum-faq = FAQ
forum-faq-of = FAQ zu { $game }

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
forum-clocks = Wähle eine Uhr
forum-clocks-line = pro Spieler; drücken, um mitzuspielen
forum-waits = { $name } wartet
forum-waits-nobody = niemand wartet
forum-tables = Tische
forum-tables-none = Keine Tische. Wähle eine Uhr, um einen Tisch zu eröffnen.
forum-list = Wörterbuch
forum-list-line = { $note }: { $count } Wörter.
forum-list-instead = { $note } (ersetzt { $other }): { $count } Wörter, frei lizenziert.
forum-people = Online
forum-people-none = Sonst ist niemand online.
forum-doing = { $doing ->
    [plays] spielt
    [watches] schaut zu
   *[other] sieht sich um
}
forum-unnamed = { $count ->
    [one] und ein weiterer Zuschauer
   *[other] und { $count } weitere Zuschauer
}
forum-member = Mit einem Konto kannst du hier mehr
forum-rules = Ausführliche Regeln

## Errors
forum-error-no-such-thread = Dieses Thema gibt es nicht, oder es ist nicht mehr sichtbar.
forum-error-no-such-board = Diesen Bereich gibt es nicht.
forum-error-no-such-room = Diesen Raum gibt es nicht.
forum-error-no-title = Ein Thema braucht einen Titel.
forum-error-too-long = Dieser Beitrag ist zu lang. Erlaubt sind { $most } Zeichen.
forum-error-locked = Dieses Thema ist geschlossen. Erstelle ein neues.
forum-error-not-yours = Nur wer einen Beitrag geschrieben hat, kann ihn bearbeiten.
forum-error-too-late = Dieser Beitrag lässt sich nicht mehr bearbeiten. Schreib einen neuen.
forum-error-too-many-posts = Zu viele Beiträge. Versuch es in { $seconds } s noch einmal.
forum-error-too-many-reports = Zu viele Meldungen. Versuch es in { $seconds } s noch einmal.

## Ratings
forum-rated = Wertung { $rating }

## Words
forum-words = Wort nachschlagen
forum-words-line = Durchsucht das Wörterbuch dieses Raums und findet Anagramme. Ein Fragezeichen steht für einen beliebigen Buchstaben.
forum-word = Wort oder Buchstaben
forum-word-look = Nachschlagen
forum-word-yes = { $word } steht im Wörterbuch.
forum-word-no = { $word } steht nicht im Wörterbuch.
forum-word-meaning = Was bedeutet es?
forum-word-others = { $count ->
    [0] Keine weiteren Anagramme.
    [one] Ein weiteres Anagramm:
   *[other] { $count } weitere Anagramme:
}
forum-word-more = Die Suche wurde abgekürzt: Es gibt noch mehr.
forum-error-no-word = Gib ein Wort mit höchstens vierzig Buchstaben aus dem Alphabet des Wörterbuchs ein.
forum-error-no-words-while-playing = Während du dieses Spiel spielst, kannst du keine Wörter nachschlagen.
