status-title = Serverstatus
status-works = Alles funktioniert
status-works-line = Die Datenbank antwortet, und { $count ->
    [one] ein Spiel ist
   *[other] alle { $count } Spiele sind
} geladen.
status-problems = { $count ->
    [one] Ein Problem erfordert deine Aufmerksamkeit
   *[other] { $count } Probleme erfordern deine Aufmerksamkeit
}
status-problem-database = Die Datenbank antwortet nicht.
status-problem-shared = Valkey oder Redis antwortet nicht. Züge erreichen Spieler auf anderen Servern eine Sekunde später, und die Anwesenheit ist veraltet.
status-problem-games = { $count ->
    [one] Ein Spiel konnte nicht geladen werden.
   *[other] { $count } Spiele konnten nicht geladen werden.
}
status-problem-failing-games = { $count ->
    [one] In einem Spiel treten Fehler auf.
   *[other] In { $count } Spielen treten Fehler auf.
}
status-problem-bots = { $count } Züge von Bots verzögern sich, weil alle Rechenprozesse beschäftigt sind.
status-problem-push = Die meisten Push-Nachrichten kommen nicht an ({ $count } fehlgeschlagen).
status-problem-mail = Die meisten E-Mails kommen nicht an ({ $count } fehlgeschlagen).
status-summary = Übersicht
status-version = Version
status-running = Läuft seit
status-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
status-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
status-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}
status-since = gestartet { $time }
status-sockets = Verbindungen
status-matches = Laufende Partien
status-gathering = { $count ->
    [0] keine offenen Tische
    [one] ein offener Tisch
   *[other] { $count } offene Tische
}
status-moves = Züge pro Minute
status-response = Antwortzeit
status-median = Median
status-open-sockets = Verbindungen
status-processor = Prozessor
status-processor-server = Server
status-processor-bots = Bots
status-chart-says = { $title } in der letzten Stunde: jetzt { $now }, Tiefstwert { $low }, Höchstwert { $top }
status-chart-soon = Das Diagramm beginnt zwei Minuten nach dem Start des Servers.
status-chart-none = Keine Werte in der letzten Stunde.
status-of = { $part } von { $all }
status-bots = Bots
status-bots-workers = Beschäftigte Rechenprozesse
status-bots-people = Wartende Züge gegen Menschen
status-bots-watched = Wartende Züge mit Zuschauern
status-bots-nobody = Andere wartende Züge
status-bots-line = Züge gegen Menschen werden zuerst berechnet.
status-database = Datenbank
status-connections = Beschäftigte Verbindungen
status-waiting = Wartende Abfragen
status-append = Zeit zum Speichern eines Zugs, Median
status-append-slow = Zeit zum Speichern eines Zugs, { $share }
status-messages = Benachrichtigungen
status-messages-line = Seit dem Start des Servers.
status-channel-push = Push-Nachrichten
status-channel-mail = E-Mail
status-channel-webhook = Webhooks
status-channel-counts = { $sent } zugestellt, { $failed } fehlgeschlagen
status-failing = Fehlerhaft
status-failing-games = Fehler in Spielen
status-failing-games-count = { $count ->
    [one] Ein Fehler seit dem Start, um { $time }
   *[other] { $count } Fehler seit dem Start, der letzte um { $time }
}
