### Das Haus auf Deutsch: alles, was der Rahmen sagt, und warum er etwas ablehnt.

## Der Rahmen
site-skip = Zum Inhalt
site-home-link = Parlour, Startseite
site-nav = Haus
site-nav-home = Start
site-nav-lobby = Lobby
site-nav-tables = Meine Tische
site-nav-side-by-side = Deine Tische nebeneinander
site-nav-help = Hilfe
site-nav-settings = Einstellungen
site-nav-more = Wohin noch
site-dark-mode = Dunkler Modus
site-sound-button = Ton
site-sound-on = Der Ton ist an
site-sound-off = Der Ton ist aus
site-create-account = Mitglied werden
site-sign-in = Anmelden
site-account = { $name }: dein Konto
site-your-account = Dein Konto, deine Geräte, Abmelden
site-more = Mehr
site-close = Schließen
site-cancel = Abbrechen
site-loading = Einen Moment…
site-wait-for-you = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
site-minutes = { $minutes } Min.
site-weight = Anspruch { $weight } von 5
site-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
site-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
site-spoken-clock = { $minutes ->
    [0] { $seconds } Sekunden
    [one] 1 Minute { $seconds }
   *[other] { $minutes } Minuten { $seconds }
}
site-spoken-over = { $time } über der Zeit
site-overtime = { $time }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verloren

## Startseite
site-greeting = { $daytime ->
    [morning] Guten Morgen
    [afternoon] Guten Tag
   *[evening] Guten Abend
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] keine Mitglieder
    [one] ein Mitglied
   *[other] { $members } Mitglieder
}, { $guests ->
    [0] keine Gäste hier
    [one] ein Gast hier
   *[other] { $guests } Gäste hier
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] keine öffentliche Partie
    [one] eine öffentliche Partie
   *[other] { $tables } öffentliche Partien
}
site-your-tables = Deine Tische
site-with = mit { $names }
site-your-turn = Du bist dran
site-player-to-move = { $name } ist am Zug
site-players-to-move = { $count } Leute sind am Zug
site-game-over = Die Partie ist vorbei
site-play-a-game = Lust auf ein Spiel?
site-players = Spieler
site-rules = Regeln
site-play = Spielen
site-with-friends = Mit Freunden
site-game-with-friends = { $game } mit Freunden
site-watch = Zusehen
site-open-tables = Offene Tische
site-seat-open-inline = ein Platz ist frei
site-no-open-tables = Gerade kein offener Tisch
site-no-open-tables-line = Mach selbst einen auf, oder lass einen Bot mitspielen.
site-join-table = Mitspielen
site-seats-taken = { $taken } von { $seats } Plätzen besetzt
site-who-is-here = Wer ist da?
site-quick-match = Schnelle Partie
site-people = Kontakte
site-browsing = sieht sich um
site-nobody-else-online = Noch ist niemand da.
site-tagline = Brettspiele im Browser, auf deinem eigenen Server.
site-link-preview-gathering = ein Platz ist frei
site-link-preview-playing = im Spiel
site-link-preview-over = das Ergebnis
site-fairness-link = Wie der Zufall fair bleibt
site-code-label = Code eines Tisches
site-code-example = Ein Code, etwa maple lamp river 427
site-code-submit = Los

## Lobby und neue Tische
site-rooms = Räume
site-all-games = Alle Spiele
site-every-game = alle Spiele
site-my-tables-line = wo ich sitze oder saß
site-tables-count = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
site-seat-open = Ein Platz ist frei
site-in-progress = Läuft gerade
site-open-to-spectators = Zusehen erlaubt
site-inactive = Inaktiv
site-inactive-line = gegen Bots, seit zwei Tagen unberührt; sie warten auf niemanden
site-finished = Gespielt
site-no-tables = Du sitzt an keinem Tisch
site-go-to-table = Hingehen
site-new-table = Neuer Tisch
site-game = Spiel
site-seats = Plätze
site-opponents = Die anderen
site-opponents-open = Freunde
site-opponents-bot = Bots
site-opponents-guest = An diesem Gerät
site-opponents-open-line = Lade sie mit Link, Code oder Bild ein; freie Plätze können Bots übernehmen.
site-opponents-bot-line = Die Partie beginnt sofort.
site-opponents-guest-line = Ihr reicht dieses Gerät herum. Geheimes bleibt hinter einem Vorhang.
site-level = Wie stark
site-level-beginner = Anfänger
site-level-beginner-plus = Anfänger +
site-level-casual = Hobbyspieler
site-level-casual-plus = Hobbyspieler +
site-level-club = Vereinsspieler
site-level-club-plus = Vereinsspieler +
site-level-expert = Experte
site-level-expert-plus = Experte +
site-level-master = Meister
site-level-master-plus = Meister +
site-bot-level = { $name }, { $level }
site-against-bot = Gegen { $name }
site-another-bot = Ein anderer Gegner
site-game-against-bot = { $game } mit { $name }
site-other-language = { $game } wird auf { $language } gespielt
site-other-language-line = Dieses Haus hat noch keine Wortliste in deiner Sprache: Steine und Wörter sind { $language }. Wer das Haus führt, kann eine mitbringen.
site-player = Spieler { $number }
site-name-of = Name auf Platz { $number }
site-pace = Tempo
site-pace-any = Jedes Tempo
site-pace-now = Jetzt gleich
site-pace-days = Über Tage
site-clock = Uhr
site-clock-untimed = Ohne Uhr
site-clock-bank = je { $minutes } Min.
site-clock-fischer = { $minutes } Min. + { $seconds } s pro Zug
site-clock-permove = { $minutes } Min. pro Zug
site-clock-permove-seconds = { $seconds } s pro Zug
site-clock-total = { $minutes } Min., danach Punktabzug
site-clock-correspondence = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
site-show-in-lobby = In der Lobby zeigen
site-show-in-lobby-line = Alle in diesem Haus dürfen sich dazusetzen.
site-allow-spectators = Andere dürfen zusehen
site-cafe = Cafétisch
site-cafe-line = Dieser Bildschirm ist das Brett für alle, Handys sind die Hände.
site-big-screen = Großer Bildschirm
site-allow-takebacks = Zurücknehmen darf erbeten werden
site-allow-draws = Remis darf angeboten werden
site-more-options = Mehr Auswahl · { $clock }
site-open-table = Tisch öffnen
site-start-now = Sofort starten
site-about-minutes = Etwa { $minutes } Minuten.
site-friends-get-link = Freunde bekommen einen Link.

## Bevor es losgeht
site-game-settings = Was gespielt wird
site-read-rules = Regeln lesen
site-shuffle-seats = Mischen
site-open-seat = Freier Platz
site-fill-seat = Wer Platz { $number } bekommt
site-fill = Platz besetzen…
site-fill-guest = Jemand an diesem Gerät
site-fill-bot = Ein Bot
site-seat = Platz { $number }
site-seat-up = { $name } von Platz { $number } nach oben rücken
site-seat-down = { $name } von Platz { $number } nach unten rücken
site-you = Du
site-bot = Bot
site-online = Da
site-offline = Gerade nicht da
site-on-this-device = An diesem Gerät
site-leave-seat = Platz verlassen
site-remove-player = Den Platz von { $name } frei machen
site-invite = Einladen
site-invite-title = Bei { $game } ist ein Platz für dich frei
site-code = Der Code lautet
site-code-line = Sag ihn weiter; eingetippt wird er auf { $host }
site-link = Link zu diesem Tisch
site-copy = Kopieren
site-share = Teilen
site-link-copied = Der Link ist kopiert.
site-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
site-qr = Der Link als QR-Code
site-qr-line = Halte ein Handy davor
site-ready-host = Alle sitzen. Wollen wir?
site-ready-guest = Alle sitzen. Der Gastgeber beginnt.
site-waiting-for = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
site-waiting-host-line = Verschick den Link, oder gib den Platz einem Bot.
site-waiting-guest-line = Es geht los, sobald der Gastgeber startet.
site-seat-available = Ein Platz wartet auf dich
site-seat-available-line = Setz dich dazu und spiel mit, oder bleib und sieh zu.
site-start = Start

## Der Tisch
site-board = Brett
site-your-decision = Deine Entscheidung
site-to-move = am Zug
site-waiting = Wartet
site-thinking = Überlegt
site-away = Nicht da
site-earlier-position = Du siehst eine frühere Stellung.
site-earlier-position-line = Das Spiel geht inzwischen weiter.
site-back-to-current-position = Zurück zum Jetzt
site-resigned = Hat aufgegeben
site-left-table = Hat den Tisch verlassen
site-is-thinking = { $name } überlegt
site-are-thinking = { $names } überlegen
site-no-player-to-move = Niemand ist am Zug
site-you-spectate = Du siehst zu.
site-you-left = Du hast diese Partie verlassen und darfst zusehen.
site-choose-move = Wähle deinen Zug
site-send = Senden
site-sending = Wird gesendet…
site-undo = Rückgängig
site-key-enter = Enter
site-key-escape = Esc
site-command = Zug schreiben
site-command-hint = Ein Zug, in Worten oder in Notation
site-command-none = Nichts, was du tun darfst, passt zu „{ $typed }“.
site-command-many = { $count } Züge passen: schreib weiter oder wähle mit den Pfeiltasten.
site-command-count = { $count ->
    [one] Ein Zug passt.
   *[other] { $count } Züge passen.
}
site-keys = Tastenkürzel
site-keys-board = Auf diesem Brett
site-keys-everywhere = An jedem Tisch
site-keys-confirm = bestätigen
site-keys-undo = den letzten Teil eines Entwurfs rückgängig machen
site-keys-command = einen Zug schreiben
site-keys-steps = einen Zug zurück, einen Zug weiter
site-keys-now = zurück zu jetzt
site-keys-to-board = zum Brett
site-keys-last = den letzten Zug sagen
site-keys-log = zum Protokoll
site-keys-clock = die Uhren sagen
site-keys-score = den Stand sagen
site-keys-asked = die Aufforderung vorlesen
site-keys-answer = ein Angebot annehmen oder ablehnen
site-keys-keys = diese Tasten
site-announce-clock = { $name }: { $time }
site-announce-no-clock = Es gibt keine Uhr.
site-announce-score = { $name }: { $points }
site-announce-no-score = Hier zählt niemand Punkte.
site-announce-no-move = Noch hat niemand gezogen.
site-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
site-time-over = Deine Zeit ist um. Ab jetzt kostet sie Punkte.
site-time-low = Noch { $seconds } Sekunden
site-won = Gewonnen
site-lost = Verloren
site-drawn = Unentschieden
site-panel = Verlauf, Chat, Züge und Regeln
site-tab-log = Verlauf
site-tab-result = Ergebnis
site-tab-chat = Chat
site-tab-moves = Züge
site-tab-plan = Bedingte Züge
site-tab-rules = Regeln
site-tab-moments = Schlüsselmomente
site-tab-points = Punkte
site-unread = { $count } neu
site-panel-button = { $unread ->
    [0] Verlauf, Chat und Regeln
   *[other] Verlauf, Chat und Regeln, { $unread } neu
}
site-spectators-count = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Leute sehen zu
}
site-log-move = Zug
site-log-points = Punkte
site-log-total = Stand
site-log-empty = Noch keine Züge.
site-log-started = Die Partie beginnt.
site-log-moved = { $name } hat gezogen.
site-log-left = { $why ->
    [resigned] { $name } hat aufgegeben.
    [time] { $name } hat die Zeit überschritten.
   *[away] { $name } ist endgültig gegangen.
}
site-log-flagged = Die Uhr von { $name } ist abgelaufen.
site-log-offered = { $what ->
    [pause] { $name } bittet um eine Pause.
    [takeback] { $name } möchte einen Zug zurücknehmen.
   *[draw] { $name } bietet Remis an.
}
site-log-answered = { $yes ->
    [true] { $name } ist einverstanden.
   *[false] { $name } lehnt ab.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } hat die Bitte um eine Pause zurückgezogen.
    [takeback] { $name } hat die Bitte um Zurücknahme zurückgezogen.
   *[draw] { $name } hat das Remisangebot zurückgezogen.
}
site-hint = Tipp
site-hint-question = Tipp verwenden?
site-hint-line = Der stärkste Bot schlägt einen Zug vor. Die Partie wird dann nicht gewertet und der Tipp im Verlauf vermerkt.
site-hint-take = Tipp verwenden
site-hint-move = Tipp: { $move }
site-hint-move-and-value = Ein Tipp: { $move } ({ $worth })
site-log-hinted = { $name } hat einen Tipp verwendet.
site-log-tookback = Der Zug ist zurückgenommen.
site-log-tookback-redrawn = Der Zug ist zurückgenommen, und was folgt, wird neu gezogen.
site-log-resumed = Das Haus war weg und ist wieder da. Die Uhren gehen weiter, wo sie standen.
site-chat = Chat
site-chat-empty = Noch keine Nachrichten.
site-write-message = Sag etwas
site-chat-message = { $name } sagt: { $text }
site-spectator = sieht zu
site-no-rules = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben.
site-rules-alone = Die Regeln auf einer eigenen Seite
site-rules-of = Regeln von { $game }
site-moves-not-your-turn = Gerade hast du nichts zu tun.
site-moves-too-many = Hier gibt es zu viele Züge, um alle aufzuzählen. Nimm das Brett.
site-moves-count = { $count ->
    [one] Ein Zug ist möglich
   *[other] { $count } Züge sind möglich
}
site-moves-search = Zug suchen
site-moves-more = und { $count } weitere: Tippe, um sie zu finden
site-text-board = In Worten
site-text-view = Was man von diesem Platz aus sieht
site-setting-legal = Erlaubte Züge anzeigen
site-setting-legal-line = Erlaubte Züge sind auf dem Brett markiert.
site-setting-trace = Letzten Zug hervorheben
site-setting-trace-line = Das Brett zeigt, was gerade geschehen ist.
site-setting-sound = Ton
site-setting-sound-line = Leise Töne bei Zügen.
site-draw = Remis
site-takeback = Zurücknehmen
site-abandonment = Wenn jemand geht
site-abandonment-wait = die anderen warten
site-abandonment-bot = ein Bot spielt weiter, bis er zurück ist
site-abandonment-end = er gibt auf
site-let-bot-play = Einem Bot überlassen
site-let-bot-play-question = Einen Bot für dich spielen lassen?
site-let-bot-play-line = Ein Bot etwa deiner Stärke spielt auf deinem Platz. Du kannst jederzeit zurückkehren. Das Ergebnis zählt für dich.
site-bot-plays-for-you = Ein Bot spielt für dich weiter.
site-return-to-seat = Stuhl zurücknehmen
site-substitute-bot = ein Bot spielt weiter
site-log-seated-for = Ein Bot spielt für { $name } weiter.
core-error-replaced-by-bot = Ein Bot spielt für dich weiter. Nimm zuerst deinen Stuhl zurück.
core-error-no-substitute-bot = An diesem Tisch spielt niemand für die weiter, die gehen.
site-resign = Aufgeben
site-resign-question = Diese Partie aufgeben?
site-resign-line = Du verlierst die Partie.
site-offer = Anbieten
site-draw-question = Remis anbieten?
site-draw-line = Nehmen alle an, endet die Partie remis.
site-takeback-question = Letzten Zug zurücknehmen?
site-takeback-line = Alle müssen einverstanden sein. Die Partie ist dann ungewertet.
site-takeback-line-bots = Die Partie ist dann ungewertet.
site-answer-declined = { $what ->
    [pause] { $name } lehnt die Pause ab.
    [takeback] { $name } lehnt die Zurücknahme ab.
   *[draw] { $name } lehnt das Remis ab.
}
site-answer-accepted = { $name } ist einverstanden. Der Zug ist zurückgenommen.
site-offer-draw = { $name } bietet Remis an.
site-offer-takeback = { $name } möchte einen Zug zurücknehmen.
site-offer-mine-draw = Du hast Remis angeboten.
site-offer-mine-takeback = Du möchtest einen Zug zurücknehmen.
site-accept = Annehmen
site-decline = Ablehnen
site-withdraw = Zurückziehen
site-pass-device = Gib das Gerät an { $name }
site-pass-device-line = Bis { $name } bereit ist, bleibt alles verdeckt.
site-pass-device-confirm = Weitergeben
site-i-am = Ich bin { $name }
site-connection-lost = Verbindung verloren. Neuer Versuch… Dein Zug bleibt gespeichert und wird automatisch gesendet.
site-server-restarting = Server startet neu… Dein Zug bleibt gespeichert und wird automatisch gesendet.
site-reconnected = Wieder verbunden.
site-table-closed = Dieser Tisch ist geschlossen
site-table-not-found = Diesen Tisch gibt es nicht
site-back-to-table = Zum Tisch

## Das Ende
site-you-win = Du gewinnst
site-wins = { $name } gewinnt
site-share-win = { $names } teilen sich den Sieg
site-draw-game = Remis
site-game-closed = Die Partie wurde abgebrochen
site-solo-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
site-over-resigned = { $loser } hat aufgegeben.
site-over-time = { $loser } hat die Zeit überschritten.
site-over-away = { $loser } ist endgültig gegangen.
site-over-agreed = Alle waren einverstanden.
site-finale-by = mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.
site-finale-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
site-show-board = Brett zeigen
site-another-deal = Neues Blatt
site-source-other = Übrige
site-daily-first = Heute das beste Ergebnis
site-daily-place = Heute Platz { $place } von { $count }, Durchschnitt { $average }.
site-daily-alone = Du bist heute die erste Person mit einem Ergebnis.
site-daily-scores = Alle Ergebnisse von heute
site-daily-chart = { $count } Ergebnisse von { $least } bis { $most }; deines ist { $own }
site-daily-best = Die Besten von heute
site-daily-next = Das nächste Blatt des Tages kommt in { site-hours }.
site-result-copied = Ergebnis kopiert.
site-daily-share = { $game }, Blatt des Tages: { $score } Punkte, Platz { $place } von { $count }
site-result = Ergebnis
site-rematch = Revanche
site-join-rematch = Zur Revanche
site-watch-rematch = Revanche ansehen
site-accept-rematch = Revanche annehmen
site-rematch-asked = { $name } möchte eine Revanche.
site-rematch-waits = Du hast um Revanche gebeten. { $names } kann sie hier annehmen.
site-rematch-begins = Die Revanche beginnt.
site-rematch-table = Tisch ändern
site-rematch-changed = Die Revanche hat andere Regeln oder andere Spieler als zuvor.
site-rematch-see = Tisch ansehen
site-analysis = Rückblick
site-rank = Rang { $rank }
site-score-breakdown = Woher die Punkte kommen
site-source-overtime = Zeit überzogen
site-sources-total = Gesamt
site-points-for = Punkte für
site-fairness = Fairness
site-fairness-line = Vor der Partie hat der Server einen Hash seines zufälligen Startwerts veröffentlicht, und jeder Browser am Tisch hat eine eigene Zufallszahl hinzugefügt. Nach der Partie wird der Startwert aufgedeckt, so dass alle prüfen können, dass nichts geändert wurde.
site-verified = Geprüft: alles stimmt.
site-not-verified = Prüfung fehlgeschlagen.
site-commitment-shown = Hash, den du vor der Partie gesehen hast
site-nonce = Von diesem Browser gegeben
site-commitment = Hash des Startwerts
site-key = Startwert des Servers
site-seed = Gemeinsamer Startwert
site-verify-yourself = Prüf es selbst auf dem Rechner des Hauses:

## Rückblick
site-no-analysis = Noch kein Rückblick
site-steps = Schritte
site-step-first = Zum Anfang
site-step-prev = Einen Schritt zurück
site-step-play = Schritte abspielen
site-step-stop = Anhalten
site-step-next = Einen Schritt weiter
site-word-means = Was heißt { $word }?
site-step-last = Zum Ende
site-step-of = { $step } von { $count }
site-step = Schritt { $step }
site-step-start = Der Anfang
site-view-as = Ansicht
site-view-as-spectator = Zuschauer
site-view-as-player = { $name }
site-graph = { $label }, Schritt für Schritt
site-measure-points = Punkte
site-measure-balance = Gleichgewicht
site-measure-outcome = Wer gewinnt
site-move-analysis = Eine Meinung zu diesem Schritt
site-classification-best = Bestes
site-classification-fine = Gut
site-classification-slip = Ungenauigkeit
site-classification-miss = Fehler
site-classification-costly = Grober Fehler
site-candidates = Beste Züge
site-candidate = Kandidat
site-place-heading = Platz
site-evaluation = Wert
site-was-played = gespielt
site-evaluation-win = gewinnt
site-evaluation-loss = verliert
site-evaluation-draw = unentschieden
site-evaluation-win-in = { $turns ->
    [one] gewinnt in 1 Zug
   *[other] gewinnt in { $turns } Zügen
}
site-evaluation-loss-in = { $turns ->
    [one] verliert in 1 Zug
   *[other] verliert in { $turns } Zügen
}
site-evaluation-chance = { $chance } für Sieg
site-no-move-analysis = Zu dieser Entscheidung gibt es keine Meinung.
site-was-best-move = das Beste, was es gab.
site-result-unchanged = das Ergebnis bleibt
site-best-was = Am besten:
site-played-was = Gespielt: { $played }.
site-lost-points = { $lost } Punkte verloren.
site-lost-least = Etwa { $lost } Punkte verloren, oder mehr.
site-lost-outcome = Gewinnchance um { $lost } { $lost ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} gesunken.
site-moment-gain = { $gain } { $points ->
    [one] Punkt
   *[other] Punkte
} zum Durchschnitt
site-moment-lost-points = { $lost } Punkte
site-moment-lost-outcome = { $lost } Gewinnchance
site-expected-line = { $move }, danach wohl: { $line }
site-moves-evaluated = { $count } Züge wurden bewertet.
site-best-move-was = Am besten war { $best }
site-analyser-available = Computeranalyse von { $name }
site-analyser-request = Analyse anfordern
site-analyser-done = Computeranalyse von { $name }
site-analyser-running = { $name } analysiert: { $done } von { $count } Zügen.
site-analyser-queued = In der Warteschlange: { $name } analysiert eine andere Partie.
site-analyser-limit-reached = Das Tageslimit von { $name } ist erreicht. Die Analyse geht morgen weiter: { $done } von { $count } Zügen sind fertig.
site-analysed = Analysiert
site-lost-each = { $name } verlor { $lost } je Entscheidung, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}
site-luck-title = Glück und Entscheidungen
site-luck-luck = Glück
site-luck-decisions = Entscheidungen
site-luck-together = Gesamt
site-luck-summary = Für { $name }: Glück { $luck }, Entscheidungen { $decisions }, je { $within } mehr oder weniger; zusammen { $lead }.
site-luck-note = In Punkten Vorsprung von { $name } auf den Durchschnitt der anderen, aus vielen simulierten Zufallsziehungen. Die dünne Linie ist das 90-%-Konfidenzintervall.
site-luck-note-alone = In Punkten für { $name }, aus vielen simulierten Zufallsziehungen. Die dünne Linie ist das 90-%-Konfidenzintervall.
site-decisions-of = Entscheidungen von { $name }
site-next-mistake = Nächster Fehler
site-no-mistakes = Keine nennenswerten Fehler.
site-thresholds = Grenzwerte für Fehler
site-thresholds-set = Grenzwerte für Fehler einstellen
site-thresholds-points = Verlorene Punkte. Gespeichert für dich und dieses Spiel.
site-thresholds-outcome = Verlorene Gewinnchance in Prozent. Gespeichert für dich und dieses Spiel.
site-threshold-from = { $kind } ab
site-thresholds-reset = Zurücksetzen
site-done = Fertig
site-retry-move = Hier noch einmal
site-retry = Noch ein Versuch
site-retry-line = Dies ist die Stellung von { $name } vor dem Zug. Wähle einen anderen Zug; die Partie selbst ändert sich nicht.
site-retry-analysing = Dein Versuch wird abgewogen …
site-retry-better = Besser als das Gespielte, um { $by }.
site-retry-worse = Schlechter als das Gespielte, um { $by }.
site-retry-same = So gut wie das Gespielte.
site-retry-again = Noch einmal
site-back-to-analysis = Zurück zur Durchsicht
site-fork = Von hier weiterspielen
site-fork-line = Ein neuer Tisch geht vor dieser Entscheidung weiter, mit allem Verborgenen wie es war. Er zählt für keine Wertung.
site-fork-with = Mit
site-fork-bots = Bots
site-fork-friends = Wer kommt
site-fork-level = Wie stark
site-fork-seat = Mein Platz
site-fork-fresh = Das kommende Glück neu ziehen
site-fork-open = Tisch eröffnen
site-ahead-above = { $name } vorn, über der Linie
site-ahead-below = { $name } vorn, darunter
site-moves-minutes = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}{ $minutes ->
    [0] .
    [one] , eine Minute.
   *[other] , { $minutes } Minuten.
}

## Einstellungen
site-your-name = Dein Name
site-your-name-line = Damit die anderen dich kennen. Du brauchst kein Konto; dieser Browser merkt sich dich.
site-save = Speichern
site-name-saved = Ab jetzt bist du { $name }.
site-appearance = Aussehen
site-theme = Design
site-theme-system = System
site-theme-light = Hell
site-theme-dark = Dunkel
site-text-size = Schriftgröße
site-motion = Animationen
site-motion-system = System
site-motion-full = An
site-motion-still = Aus
site-language = Sprache
site-language-line = Dieses Haus kann noch mehr Sprachen lernen.
site-at-the-table = Am Tisch
site-settings-saved = Gespeichert in diesem Browser und in deinem Konto.

## Hilfe
site-help-play = Spielen
site-help-play-text = Such dir auf der ersten Seite ein Spiel aus und drück auf „Spielen“: Ein Bot setzt sich sofort zu dir, ganz ohne Konto. Was du tun darfst, leuchtet auf dem Brett. Wähle es, sieh dir an, was es bewirkt, und sende es.
site-help-friends = Mit Freunden spielen
site-help-friends-text = „Mit Freunden“ öffnet einen Tisch, der wartet. Verschick den Link, sag den Code laut, oder halte ein Handy vor das Bild. Als Gastgeber bestimmst du, wer wo sitzt, was gespielt wird, mit welcher Uhr und wer zusehen darf. Plätze, die niemand nimmt, kannst du Bots geben.
site-help-device = Mehrere Leute, ein Bildschirm
site-help-device-text = An einem Tisch können auch Leute am selben Gerät sitzen. Das Brett dreht sich zu dem, der gerade entscheidet. Bei Spielen mit Geheimnissen fällt zwischen zwei Zügen ein Vorhang, bis der Nächste sagt, dass er da ist.
site-help-keys = Tasten
site-help-keys-text = Alles geht auch ohne Maus, und jedes Brett sagt einem Screenreader, was darauf liegt. Wo sich die Züge aufzählen lassen, nennt die Leiste an der Seite sie außerdem alle in Worten.
site-key-move = Pfeiltasten
site-key-move-does = über das Brett gehen
site-key-choose = Enter oder Space
site-key-choose-does = wählen, was im Fokus steht
site-key-send = Enter
site-key-send-does = senden, wenn etwas gewählt ist
site-key-undo = Backspace oder Escape
site-key-undo-does = den letzten Teil eines Entwurfs rückgängig machen
site-key-turn = R
site-key-turn-does = Brett oder Spielstein drehen, wo es etwas zu drehen gibt
site-key-tabs = Tab
site-key-tabs-does = weiter zum nächsten Teil der Seite
site-key-review = Links, Rechts, Home, End
site-key-review-does = durch einen Rückblick gehen
site-help-line = Wenn die Verbindung abreißt
site-help-line-text = Nichts geht verloren. Was du begonnen hast, bleibt in diesem Browser, auch wenn du neu lädst. Ein gesendeter Zug zählt genau einmal, so oft die Verbindung auch abreißt, und geht von selbst hinaus, sobald sie wieder da ist.
site-help-clock = Uhren
site-help-clock-text = Die Uhr läuft für alle, die gerade entscheiden müssen. Sie hält in dem Moment an, in dem das Haus deinen Zug gelesen hat, nicht erst, wenn es antwortet. Bei Partien über Tage hast du für jeden Zug einige Tage Zeit. Ist das Haus selbst eine Weile weg, stehen die Uhren und gehen weiter, wo sie standen. Tage laufen weiter, aber wer bei seiner Rückkehr am Zug ist, hat mindestens eine Stunde.
site-help-fairness = Wie der Zufall fair bleibt
site-help-fairness-text = Bevor sich jemand hinsetzt, zieht das Haus einen geheimen Schlüssel und zeigt seinen Fingerabdruck. Jeder Browser gibt beim Hinsetzen eigenen Zufall dazu, und gemischt wird aus allem zusammen. So konnte das Haus die Karten niemandem zuliebe aussuchen, und du auch nicht.

    Nach der Partie wird der Schlüssel verraten. Der Rückblick jeder Partie zeigt ihn samt allem, was geprüft wurde; auf dem Rechner des Hauses prüft parlour verify mit dem Namen der Partie es noch einmal.
site-help-privacy = Was das Haus weiß
site-help-privacy-text = Ein Cookie, das sagt, welcher Gast du bist, den Namen, den du angegeben hast, deine Einstellungen, deine Partien und was du an Tischen gesagt hast. Das alles bleibt auf dem Rechner, auf dem dieses Haus läuft. Von anderswo wird nichts geladen.

## Ratings and results
site-nav-ratings = Wertung
site-nav-tournaments = Turniere
site-nav-forum = Forum
site-results = Ergebnisse
site-season = Saison
site-season-name = { $part ->
    [winter] Winter { $year }
    [spring] Frühling { $year }
    [summer] Sommer { $year }
   *[autumn] Herbst { $year }
}
site-season-ends = { $season }, bis { $day }
site-pace-of-quick = Schnell
site-pace-of-evening = Abend
site-pace-of-daily = Über Tage
site-column-place = Platz
site-column-name = Name
site-column-rating = Wertung
site-column-sure = Genau auf
site-column-own = Eigene Formel
site-column-week = Woche
site-column-games = Partien
site-column-won = Gewonnen
site-column-form = Letzte fünf
site-percent = { $share } %
site-up-by = { $points } mehr
site-down-by = { $points } weniger
site-form = zuletzt, die ältesten zuerst: { $results }
site-bot-rating = Bot
site-fixed-rating = fest
site-provisional = Vorläufig, ohne Platz bis zu { $games } Partien
site-no-ratings = Noch hat niemand eine Wertung. Gewertete Partien gegen Menschen oder Bots zählen.
site-your-rank = Wo du stehst
site-better-than = Über { $below } von { $others } anderen.
site-games-until-settled = { $games ->
    [one] Noch eine Partie, dann zählt dein Platz.
   *[other] Noch { $games } Partien, dann zählt dein Platz.
}
site-rating-help = So liest man es
site-rating-help-bots = Ein Bot spielt immer gleich, darum steht seine Wertung fest: Sie wurde gegen die anderen gemessen und hält alle von Saison zu Saison an ihrem Ort.
site-rating-help-deviation = ± sagt, wie sicher das Haus ist: In neun von zehn Fällen liegt die wahre Wertung darin.
site-rating-help-rated = Eine Partie gegen Menschen oder Bots zählt, sobald jede Seite einige Züge gemacht hat: in den meisten Spielen zwei. Sie zählt nicht, wenn ein Zug zurückgenommen oder ein Tipp genutzt wurde, jemand mehrere Plätze hatte oder alle Spieler gegangen sind. Hundert Punkte bedeuten etwa zwei Siege in drei Partien.
site-rating-help-repeated = Die ersten drei Partien derselben zwei Spieler innerhalb von 24 Stunden zählen voll, jede weitere halb so viel wie die vorige. Für einen Platz zählen höchstens zehn Partien gegen dieselbe Person.
site-ladder = Die Leiter
site-ladder-next = { $wins ->
    [one] Noch ein Sieg gegen { $bot }, und du bist vorbei.
   *[other] Noch { $wins } Siege gegen { $bot }, und du bist vorbei.
}
site-ladder-done = Du bist hier an allen vorbei.
site-rating-change = { $before } → { $after }
site-rating-changed = Wertung jetzt { $after }, vorher { $before }
site-rating-abandoned = gegangen: zählt hinter allen, die blieben
site-rating-early = früh gegangen: nicht gewertet
site-rating-weight = zählt { $share } %: dieselben Gegner in 24 Stunden oft getroffen
site-ladder-next-bot = Du hast { $bot } geschlagen. Nun: { $next }.
site-download-match-file = Partiedatei
site-download-record = Als { $kind }
site-files = Partiedateien
site-files-line = Eine Partiedatei enthält alles, was eine Partie nachspielt und beweist. Was du mitbringst, siehst nur du, und es zählt für keine Wertung.
site-files-all = Alle meine Partien
site-files-import = Eine mitbringen
site-won-lost = { $won } gewonnen, { $lost } verloren
site-ladder-not-played = nicht getroffen
site-ladder-beaten = überholt
site-result-won = Gewonnen
site-result-lost = Verloren
site-result-drawn = Unentschieden
site-place = Platz { $place }
site-resigned-inline = aufgegeben
site-unrated = ungewertet
site-unrated-void = Ungewertet: Die Partie ist nichtig.
site-unrated-daily = Ungewertet: eine Tagesaufgabe.
site-unrated-continued = Ungewertet: aus einer anderen Partie fortgesetzt.
site-unrated-solo = Ungewertet: eine Partie für eine Person.
site-unrated-bots = Ungewertet: Es spielten nur Bots.
site-unrated-imported = Ungewertet: aus einer Datei importiert.
site-unrated-shared = Ungewertet: Eine Person hatte mehrere Plätze.
site-unrated-takeback = Ungewertet: Ein Zug wurde zurückgenommen.
site-unrated-hint = Ungewertet: Ein Tipp wurde genutzt.
site-unrated-deserted = Ungewertet: Alle Spieler sind gegangen, Bots haben die Partie beendet.
site-unrated-short = Ungewertet: Die Partie endete, bevor jede Seite genug Züge gemacht hatte.
site-results-scope = Wessen Ergebnisse
site-results-scope-mine = Meine
site-results-scope-all = Von allen
site-game-any = Jedes Spiel
site-when = Wann
site-when-any = Jederzeit
site-when-week = In der letzten Woche
site-when-month = Im letzten Monat
site-when-year = Im letzten Jahr
site-outcome = Ausgang
site-outcome-any = Jeder
site-outcome-not-won = Nicht gewonnen
site-against = Gegner
site-no-results = Nichts gefunden
site-no-results-line = Was du zu Ende spielst, steht hier mit seiner Rückschau.
site-no-open-results-line = Öffentliche Partien stehen hier, sobald sie zu Ende sind.
site-show-more = Mehr zeigen
site-all-results = Alle Ergebnisse

## Warum das Haus etwas ablehnt
core-error-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
core-error-server-error = Im Haus ist etwas kaputtgegangen. Es ist notiert; bitte versuch es noch einmal.
core-error-connection-lost = Die Verbindung ist weg. Bitte versuch es gleich noch einmal.
core-error-unknown = So etwas gibt es hier nicht.
core-error-already-started = Diese Partie hat schon begonnen.
core-error-banned = Dieses Haus ist für dich vorerst geschlossen.
core-error-muted = Du darfst hier vorerst nichts sagen.
core-error-site-closed = Dieses Haus ist für seine Mitglieder. Melde dich an oder bitte den Gastgeber um eine Einladung.
core-error-site-by-invitation = Dieses Haus ist auf Einladung: spiele an einem Tisch, dessen Link du bekommen hast, oder bitte den Gastgeber um eine Einladung.
core-error-bad-key = Der Zufall dieser Partie ist beschädigt.
core-error-corrupt-log = Diese Partie kann nicht weitergehen: Ihre Aufzeichnung ist an Stelle { $seq } beschädigt.
core-error-seat-taken = Dieser Platz ist besetzt.
core-error-table-changed = Der Tisch wurde geändert. Lies die Regeln noch einmal, bevor du dich setzt.
core-error-rematch-changed = Die Revanche wurde geändert. Öffne ihren Tisch und lies die Regeln, bevor du dich setzt.
core-error-clock = Mit dieser Uhr kann man nicht spielen.
core-error-open-seat = Dort sitzt niemand.
core-error-open-seats = Ein Platz ist noch frei.
core-error-empty-log = Diese Partie hat keine Aufzeichnung.
core-error-log-gap = In der Aufzeichnung dieser Partie fehlt etwas.
core-error-player-left = Wer hier saß, ist endgültig gegangen.
core-error-log-full = Diese Partie ist länger, als das Haus aufbewahrt: { $most } Ereignisse.
core-error-never-started = Diese Partie hat nie begonnen.
core-error-no-name = Ein Name braucht mindestens einen Buchstaben.
core-error-name-too-long = Ein Name hat höchstens { $most } Buchstaben; dieser hat { $letters }.
core-error-no-offer = Hier ist nichts mehr zu beantworten.
core-error-no-such-bot = Diesen Bot gibt es bei diesem Spiel nicht.
core-error-no-such-code = Den Code { $heard } kennt niemand.
core-error-game-disabled = { $game } kann gerade nicht gespielt werden, weil das Spiel nicht geladen werden konnte. Deine Partien bleiben erhalten; bitte sag dem Betreiber Bescheid.
core-error-no-such-game = Dieses Spiel ist nicht im Haus.
core-error-no-such-match = Diesen Tisch gibt es nicht.
core-error-no-such-moment = Es gibt nichts, wohin man zurückkönnte.
core-error-no-such-page = Diese Seite gibt es nicht.
core-error-no-such-seat = Diesen Platz gibt es nicht.
core-error-no-such-step = Diesen Schritt gibt es nicht.
core-error-file-too-large = Diese Datei ist zu groß: Es werden höchstens { $most } kB gelesen.
core-error-file-verification-failed = Die Partie dieser Datei beweist sich nicht ({ $check }); es wurde nichts übernommen.
core-error-file-of-daily-deal = Partien einer Tagesgabe werden nicht übernommen.
core-error-match-id-taken = Hier liegt unter der Kennung dieser Datei eine andere Partie; es wurde nichts übernommen.
core-error-no-such-decision = Eine solche Entscheidung gibt es hier nicht.
core-error-no-analysis = Kein Bot dieses Hauses hat zu dieser Partie eine Meinung.
core-error-bad-origin = Diese Partie geht nicht dort weiter, wo sie es sagt.
core-error-origin-is-fixed = Dieser Tisch setzt eine andere Partie fort: Regeln und Plätze bleiben wie dort.
core-error-origin-daily = Das Spiel des Tages gibt es einmal: Von ihm geht nichts weiter.
core-error-origin-too-long = Diese Partie ist zu lang, um von hier weiterzugehen.
core-error-analysis-limit-reached = Die Bots haben für heute genug gedacht. Versuch es morgen noch einmal.
core-error-too-many-analyses = Es warten schon { $most } Partien von dir. Ist eine gelesen, bitte um die nächste.
core-error-no-such-pace = Dieses Tempo gibt es nicht. Wähle schnell, Abend oder über Tage.
core-error-no-such-season = Diese Saison gibt es nicht.
core-error-no-such-results = Diese Seite der Ergebnisse gibt es nicht. Beginne bei der ersten.
core-error-no-result-yet = Das Ergebnis ist noch nicht eingetragen. Frage gleich noch einmal.
core-error-no-spectators = Der Gastgeber lässt hier niemanden zusehen.
core-error-no-worker = Gerade ist kein Bot frei.
core-error-not-a-match-file = Das ist keine Aufzeichnung einer Partie.
core-error-not-a-nonce = Der Anteil dieses Browsers am Zufall war nicht lesbar.
core-error-not-a-commitment = Diese Partie ist nicht für dich reserviert. Öffne den Tisch noch einmal.
core-error-commitment-used = Dieser Tisch ist schon offen.
core-error-not-agreed = Die anderen sind nicht einverstanden.
core-error-not-an-action = Das ist kein Zug dieses Spiels.
core-error-wrong-origin = Diese Seite wurde unter { $origin } geöffnet, der Server hält aber { $expected } für seine Adresse und lehnt deshalb alle Änderungen ab. Wenn du diesen Server betreibst, richte seinen Reverse-Proxy so ein, dass er die Header Host und X-Forwarded-Proto weitergibt.
core-error-cross-site-request = Das kam nicht von einer Seite dieses Hauses.
core-error-no-hints = Tipps gibt es in Partien gegen Bots oder allein, und nicht beim Blatt des Tages.
core-error-offer-not-available = Das kann man an diesem Tisch nicht anbieten.
core-error-not-options = Das sind keine Optionen dieses Spiels.
core-error-not-over = Das öffnet sich, wenn die Partie vorbei ist.
core-error-not-playing = Diese Partie läuft nicht.
core-error-not-the-host = Das darf nur der Gastgeber.
core-error-private-match = Diese Partie war privat. Bitte jemanden, der mitgespielt hat, um den Link.
core-error-removed-from-table = Der Gastgeber hat dich von diesem Tisch gewiesen. Er bleibt dir verschlossen.
core-error-not-storable = Dieser Text enthält Zeichen, die sich nicht speichern lassen. Entferne sie und versuch es noch einmal.
core-error-bad-request = Das hat das Haus nicht verstanden.
core-error-not-your-seat = Das ist nicht dein Platz.
core-error-not-your-table = Du hast nicht an diesem Tisch gesessen.
core-error-not-your-turn = Du bist nicht am Zug.
core-error-no-such-phrase = Diesen Satz gibt es nicht.
core-error-no-such-message = Diese Nachricht gibt es nicht.
core-error-empty-message = Sag erst etwas.
core-error-nothing-to-take-back = Du hast keinen Zug zum Zurücknehmen.
core-error-already-redrawn = Dieser Zug wurde schon zurückgenommen und neu gezogen. Das geht einmal.
core-error-paused = Die Partie pausiert. Lass sie erst weitergehen.
core-error-not-paused = Die Partie pausiert nicht.
core-error-no-vacation = An diesem Tisch nimmt niemand Urlaub.
core-error-no-conditional-moves = Hier wird nichts vorausgelegt: Das gibt es in Spielen über Tage, ohne Glück und Geheimnisse.
core-error-line-is-due = Du bist am Zug: Zieh einfach.
core-error-line-without-reply = Eine Folge endet mit einer Antwort von dir.
core-error-line-too-long = Eine Folge hat höchstens { $most } Züge.
core-error-too-many-lines = Du hast { $most } Folgen gelegt, mehr sind es nicht.
core-error-no-nudge = Hier mahnt schon die Uhr.
core-error-nudge-later = Noch nicht: Lass erst etwas Zeit.
core-error-no-player-awaited = Du wartest hier auf niemanden.
core-error-no-claim = Das entscheidet hier die Uhr.
core-error-claim-later = Noch nicht: Zwei Wochen müssen vergangen sein.
core-error-claim-not-alone = Andere sind noch da. Du kannst nur ohne die Abwesenden weiterspielen.
core-error-offer-open = Es liegt schon ein anderes Angebot vor.
core-error-offer-later = Das hast du vor Kurzem schon angeboten. Wiederholen kannst du es nach { $moves ->
    [one] deinem nächsten Zug
   *[other] deinen nächsten { $moves } Zügen
} oder in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = Du kannst nicht auf zwei Plätzen zugleich sitzen.
core-error-order = Das ist keine Reihenfolge dieser Plätze.
core-error-other-digest = Nach den Regeln verläuft diese Partie anders.
core-error-other-game = Diese Partie gehört zu einem anderen Spiel.
core-error-other-version = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt.
core-error-not-possible-now = Das geht jetzt nicht.
core-error-rules-fail = Die Regeln dieses Spiels haben an dieser Stelle versagt.
core-error-seats = Das ist für { $least } bis { $most } Spieler.
core-error-stale = Diese Entscheidung ist schon vorbei.
core-error-stale-offer = Dieses Angebot gilt nicht mehr. Lies das neue, bevor du antwortest.
core-error-time-left = Auf der Uhr ist noch Zeit.
core-error-too-busy = Im Haus ist gerade zu viel los. Bitte versuch es noch einmal.
core-error-too-large = Das ist zu lang.
core-error-too-many = Das ist zu viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
core-error-too-many-public = { $most } deiner Tische werden schon allen angeboten. Wenn einer begonnen hat, biete den nächsten an.
core-error-too-many-open-tables = { $most } deiner Tische warten schon auf Leute. Wenn einer begonnen hat oder geschlossen ist, eröffne den nächsten.
core-error-too-many-drafts = Du hast gerade viele Züge ausprobiert. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
core-error-too-much-history = Du hast gerade viel zurückgeblättert. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
core-error-too-many-tables = Du hast gerade viele Tische eröffnet. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} vor dem nächsten.
core-error-too-much-chat = Du hast schon viel gesagt. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} vor der nächsten Zeile.
core-error-too-many-bot-tables = Bei dir laufen schon { $most } Tische nur mit Bots. Wenn einer fertig ist, öffne den nächsten.
core-error-too-many-codes = Zu viele Codes, die nirgendwohin führen. Warte { $minutes ->
    [0] { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
   *[other] { $minutes } Minuten
} oder lass dir den Link zum Tisch geben.
core-error-too-many-seats = Dieser Tisch hat nur { $seats } Plätze.
core-error-too-often = Das ist zu oft. Bitte warte kurz.
core-error-too-many-sockets = Mehr als { $most } Seiten dieses Hauses kannst du nicht zugleich offen haben. Schließ eine und öffne diese noch einmal.
core-error-too-slow = Das hat zu lange gebraucht. Bitte versuch es noch einmal.
core-error-storage-busy = Ein anderes Programm hält die Datenbank des Hauses. Nichts wurde geändert; bitte versuch es gleich noch einmal.
core-error-storage-full = Das Haus hat keinen Platz mehr zum Speichern. Nichts wurde geändert; bitte sag es dem Gastgeber.
core-error-storage-read-only = In die Datenbank des Hauses kann nicht geschrieben werden. Nichts wurde geändert; bitte sag es dem Gastgeber.
core-error-storage-unavailable = Die Datenbank des Hauses antwortet nicht. Bitte versuch es gleich noch einmal; bleibt es so, sag es dem Gastgeber.
core-error-unknown-event = Diese Partie hat ein neueres Haus aufgezeichnet.
core-error-unreadable = Die Aufzeichnung dieser Partie ist nicht lesbar.

## Räume, die ein Spiel unterhält
site-room = Raum
site-room-instead = { $note }, statt { $other }
site-room-enter = Hineingehen
site-faq = Oft gefragt
site-notifications = Benachrichtigungen
site-only-this-computer = Nur dieser Computer kann den Link öffnen, denn der Server wurde nur für diesen Computer gestartet.
site-announcement = Der Gastgeber sagt
site-forum = Das Forum der Mitglieder
site-room-people = { $count ->
    [0] niemand an den Tischen
    [one] eine Person an den Tischen
   *[other] { $count } Leute an den Tischen
}
site-room-open = { $count ->
    [0] kein offener Tisch
    [one] ein offener Tisch
   *[other] { $count } offene Tische
}
core-error-no-daily-deal = Bei diesem Spiel gibt es keine Verteilung des Tages.
core-error-daily-is-opened = Die Verteilung des Tages öffnest du auf der ersten Seite, nicht an einem Tisch.
core-error-once-a-day = Die Verteilung des Tages spielt man einmal; morgen kommt eine neue.
core-error-day-not-over = Der Schlüssel dieser Verteilung wird gezeigt, wenn ihr Tag vorbei ist, denn andere können sie noch spielen.

## Die Verteilung des Tages
site-daily = Verteilung des Tages
site-today = Heute
site-daily-board = Die von heute
site-daily-again = Noch einmal auf einem Gerät, das es schon kannte

## Senden
site-confirm = Vor dem Senden eines Zugs fragen
site-confirm-matters = Wo es darauf ankommt
site-confirm-always = Immer
site-confirm-never = Nie

## Lektionen
site-lesson = Lektion
site-lesson-of = { $game } lernen
site-lesson-step = Lektion, Schritt { $step } von { $count }
site-lesson-next = Weiter
site-lesson-first = Zum ersten Spiel
site-lesson-again = Noch einmal von vorn
site-lesson-other = Die Regeln erlauben das, aber tu hier, was oben steht.
site-highlighted = leuchtet
site-learn = Spielend lernen
site-puzzle = Aufgabe des Tages
core-error-no-puzzle = { $game } hat hier keine Aufgaben.
core-error-no-such-puzzle = Vom { $day } liegt keine Aufgabe im Archiv.

site-no-lesson = Hier ist keine Lektion
core-error-no-lesson = { $game } hat noch keine Lektion. Die Regeln kann man lesen.

## Pauses, reminders and what was left lying
site-pause = Pause
site-allow-pauses = Pausen dürfen erbeten werden
site-offer-pause = { $name } bittet um eine Pause.
site-offer-mine-pause = Du hast um eine Pause gebeten. Sind alle einverstanden, stehen die Uhren still.
site-log-continued = { $name } beendet die Pause.
site-log-nudged = { $name } erinnert an den Zug.
site-log-claimed = { $what ->
    [draw] { $name } wertet als Remis: Die Partie lag brach.
    [void] { $name } erklärt die Partie für ungültig: Sie lag brach.
   *[out] { $name } wartet nicht länger auf den, der sie liegen ließ.
}
site-log-excused = { $name } hat Urlaub: ein Tag mehr.
site-over-lying = Die Partie wurde abgebrochen.
site-over-void = Die Partie wurde abgebrochen und zählt nicht.
site-clock-days-bank = { $days ->
    [one] Vorrat 1 Tag
   *[other] Vorrat { $days } Tage
}
site-clock-vacation = Urlaub
site-clock-bank-runs = noch { $time } vom Vorrat
site-vacation = Urlaub von selbst
site-vacation-line = Wessen Zeit um ist, nimmt dafür einen seiner 21 Tage im Jahr.
site-days-off = Freie Tage übrig: { $left } von { $of }
site-days-off-line = Wo ein Tisch automatischen Urlaub hat, wird von selbst einer genommen, wenn deine Zeit um ist. Am 1. Januar beginnt das Jahr von vorn.
site-paused = Pause
site-delay = Verzögerung für Zuschauer
site-delay-moves = { $count ->
    [0] keine
    [one] 1 Zug
   *[other] { $count } Züge
}
site-lag-compensation = { $ms } ms für die Leitung zurück
