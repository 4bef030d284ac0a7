### German strings of the pages and of the server's errors.

## The shell
site-skip = Zum Inhalt
site-home-link = Parlour, Startseite
site-nav = Hauptnavigation
site-nav-home = Start
site-nav-lobby = Lobby
site-nav-tables = Meine Tische
site-nav-side-by-side = Deine Tische nebeneinander
site-nav-help = Hilfe
site-nav-settings = Einstellungen
site-nav-more = Weitere Seiten
site-dark-mode = Dunkler Modus
site-sound-button = Ton
site-sound-on = Ton ist an
site-sound-off = Ton ist aus
site-create-account = Konto erstellen
site-sign-in = Anmelden
site-account = { $name }: dein Konto
site-your-account = Konto, Geräte und Abmelden
site-more = Mehr
site-close = Schließen
site-cancel = Abbrechen
site-loading = Einen Moment…
site-wait-for-you = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
site-minutes = { $minutes } Min.
site-weight = Komplexität { $weight } von 5
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
site-spoken-over = { $time } Zeitüberschreitung
site-overtime = { $time } Zeitüberschreitung, −{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

## Home
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
    [0] keine Gäste online
    [one] ein Gast online
   *[other] { $guests } Gäste online
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] keine öffentlichen Partien
    [one] eine öffentliche Partie
   *[other] { $tables } öffentliche Partien
}
site-your-tables = Deine Tische
site-with = mit { $names }
site-your-turn = Du bist dran
site-player-to-move = { $name } ist am Zug
site-players-to-move = { $count } Spieler sind am Zug
site-game-over = Partie beendet
site-play-a-game = Partie spielen
site-players = Spieler
site-rules = Regeln
site-play = Spielen
site-with-friends = Mit Freunden
site-game-with-friends = { $game } mit Freunden
site-watch = Zuschauen
site-open-tables = Offene Tische
site-no-open-tables = Keine offenen Tische
site-no-open-tables-line = Eröffne selbst einen oder spiel gegen einen Bot.
site-join-table = Mitspielen
site-seats-taken = { $taken } von { $seats } Plätzen besetzt
site-who-is-here = Online
site-quick-match = Schnelle Partie
site-people = Kontakte
site-browsing = sieht sich um
site-nobody-else-online = Sonst ist niemand online.
site-tagline = Brettspiele im Browser, auf deinem eigenen Server.
site-link-preview-gathering = Platz frei
site-link-preview-playing = läuft
site-link-preview-over = Ergebnis
site-fairness-link = Fairness
site-code-label = Tischcode
site-code-example = Tischcode, etwa maple lamp river 427
site-code-submit = Zum Tisch

## Lobby and new tables
site-rooms = Räume
site-all-games = Alle Spiele
site-every-game = jedes Spiel
site-my-tables-line = laufende und beendete
site-tables-count = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
site-seat-open = Platz frei
site-in-progress = Läuft
site-open-to-spectators = Zuschauen erlaubt
site-inactive = Inaktiv
site-inactive-line = Partien gegen Bots ohne Zug seit zwei Tagen
site-finished = Beendet
site-no-tables = Du hast keine Tische
site-go-to-table = Zum Tisch
site-new-table = Neuer Tisch
site-game = Spiel
site-seats = Plätze
site-opponents = Gegner
site-opponents-open = Freunde
site-opponents-bot = Bots
site-opponents-guest = Auf diesem Gerät
site-opponents-open-line = Lade Freunde mit einem Link, Code oder QR-Code ein. Bots können die übrigen Plätze besetzen.
site-opponents-bot-line = Die Partie beginnt sofort.
site-opponents-guest-line = Ihr reicht das Gerät weiter. Verdeckte Karten bleiben zwischen den Zügen verborgen.
site-opponents-challenge-line = Die Partie beginnt, sobald { $name } zusagt.
site-level = Spielstärke
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
site-another-bot = Anderer Gegner
site-game-against-bot = { $game } gegen { $name }
site-other-language = { $game } wird auf { $language } gespielt
site-other-language-line = Dieser Server hat noch kein Wörterbuch in deiner Sprache, deshalb sind Wörter und Buchstabensteine { $language }. Der Betreiber kann eines hinzufügen.
site-player = Spieler { $number }
site-name-of = Name des Spielers auf Platz { $number }
site-pace = Bedenkzeit
site-pace-any = Jede Bedenkzeit
site-pace-now = Echtzeit
site-pace-days = Fernpartie
site-clock = Uhr
site-clock-untimed = Keine Uhr
site-clock-bank = je { $minutes } Min.
site-clock-fischer = { $minutes } Min. + { $seconds } s pro Zug
site-clock-permove = { $minutes } Min. pro Zug
site-clock-permove-seconds = { $seconds } s pro Zug
site-clock-total = { $minutes } Min., danach Punktabzug
site-clock-correspondence = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
site-show-in-lobby = In der Lobby anzeigen
site-show-in-lobby-line = Alle können mitspielen.
site-allow-spectators = Zuschauer erlauben
site-cafe = Cafétisch
site-cafe-line = Dieser Bildschirm zeigt das Brett. Ihre Hand sehen die Spieler auf ihrem Handy.
site-big-screen = Großer Bildschirm
site-allow-takebacks = Zurücknehmen erlauben
site-allow-draws = Remisangebote erlauben
site-more-options = Weitere Optionen · { $clock }
site-open-table = Tisch eröffnen
site-start-now = Sofort starten
site-about-minutes = Etwa { $minutes } Minuten.
site-friends-get-link = Du bekommst einen Link für deine Freunde.

## A table before the start
site-game-settings = Spieleinstellungen
site-read-rules = Regeln lesen
site-shuffle-seats = Plätze mischen
site-open-seat = Freier Platz
site-fill-seat = Spieler für Platz { $number }
site-fill = Platz besetzen…
site-fill-guest = Ein Spieler auf diesem Gerät
site-fill-bot = Ein Bot
site-bots-of-members = Bots von Mitgliedern
site-bot-of = { $name }, Bot von { $owner }
site-bot-owner = Bot von { $owner }
site-challenge-waiting = Wartet auf Antwort…
site-challenge-declined = { $name } hat abgelehnt.
site-challenge-unanswered = { $name } hat nicht geantwortet.
site-withdraw-challenge = Herausforderung an { $name } zurückziehen
site-seat = Platz { $number }
site-seat-up = { $name } von Platz { $number } nach oben verschieben
site-seat-down = { $name } von Platz { $number } nach unten verschieben
site-you = Du
site-bot = Bot
site-bot-badge = BOT
site-bot-account = Bot-Konto
site-online = Online
site-offline = Offline
site-on-this-device = Auf diesem Gerät
site-leave-seat = Platz verlassen
site-remove-player = { $name } entfernen
site-invite = Einladen
site-invite-title = Du bist zu { $game } eingeladen
site-code = Tischcode
site-code-line = Gib ihn auf { $host } ein
site-link = Link zu diesem Tisch
site-copy = Kopieren
site-share = Teilen
site-link-copied = Link kopiert.
site-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
site-qr = QR-Code des Links
site-qr-line = Scanne ihn mit dem Handy
site-ready-host = Alle Plätze sind besetzt. Bereit zum Start?
site-ready-guest = Alle Plätze sind besetzt. Der Gastgeber startet die Partie.
site-waiting-for = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
site-waiting-host-line = Verschick den Link oder füge einen Bot hinzu.
site-waiting-guest-line = Die Partie beginnt, sobald der Gastgeber sie startet.
site-seat-available = Ein Platz ist frei
site-seat-available-line = Spiel mit oder schau zu.
site-start = Start

## The table
site-board = Brett
site-your-decision = Deine Entscheidung
site-to-move = am Zug
site-waiting = Wartet
site-thinking = Überlegt
site-away = Abwesend
site-earlier-position = Du siehst eine frühere Stellung.
site-earlier-position-line = Die Partie geht inzwischen weiter.
site-back-to-current-position = Zurück zur aktuellen Stellung
site-resigned = Aufgegeben
site-left-table = Partie verlassen
site-is-thinking = { $name } überlegt
site-are-thinking = { $names } überlegen
site-no-player-to-move = Kein Spieler ist am Zug
site-you-spectate = Du schaust zu.
site-you-left = Du hast diese Partie verlassen. Du kannst zuschauen.
site-choose-move = Wähle einen Zug
site-send = Senden
site-sending = Wird gesendet…
site-undo = Rückgängig
site-key-enter = Enter
site-key-escape = Esc
site-command = Zug eingeben
site-command-hint = Ein Zug als Text oder in Notation
site-command-none = Kein erlaubter Zug passt zu „{ $typed }“.
site-command-many = { $count } Züge passen. Tippe weiter oder wähle mit den Pfeiltasten.
site-command-count = { $count ->
    [one] Ein Zug passt.
   *[other] { $count } Züge passen.
}
site-keys = Tastenkürzel
site-keys-board = Auf diesem Brett
site-keys-everywhere = An jedem Tisch
site-keys-confirm = bestätigen
site-keys-undo = den letzten Teil deines Zugs rückgängig machen oder einen Vorauszug abbrechen
site-keys-command = einen Zug eingeben
site-keys-steps = voriger Zug, nächster Zug
site-keys-now = aktuelle Stellung
site-keys-to-board = zum Brett
site-keys-last = den letzten Zug vorlesen
site-keys-log = zum Verlauf
site-keys-clock = die Uhren vorlesen
site-keys-score = den Punktestand vorlesen
site-keys-asked = die Aufforderung vorlesen
site-keys-answer = ein Angebot annehmen oder ablehnen
site-keys-keys = Tastenkürzel anzeigen
site-announce-clock = { $name }: { $time }
site-announce-no-clock = Diese Partie hat keine Uhr.
site-announce-score = { $name }: { $points }
site-announce-no-score = Dieses Spiel hat keine Punkte.
site-announce-no-move = Noch keine Züge.
site-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
site-time-over = Deine Zeit ist um. Ab jetzt verlierst du Punkte.
site-time-low = Noch { $seconds } Sekunden
site-won = Gewonnen
site-lost = Verloren
site-drawn = Remis
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
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
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
   *[away] { $name } hat die Partie verlassen.
}
site-log-flagged = { $name } hat die Zeit überschritten.
site-log-offered = { $what ->
    [pause] { $name } bittet um eine Pause.
    [takeback] { $name } möchte einen Zug zurücknehmen.
   *[draw] { $name } bietet Remis an.
}
site-log-answered = { $yes ->
    [true] { $name } nimmt an.
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
site-hint-move-and-value = Tipp: { $move } ({ $worth })
site-log-hinted = { $name } hat einen Tipp verwendet.
site-log-tookback = Der Zug wurde zurückgenommen.
site-log-tookback-redrawn = Der Zug wurde zurückgenommen. Die folgenden Zufallsereignisse werden neu gezogen.
site-log-resumed = Der Server war nicht erreichbar und läuft wieder. Die Ausfallzeit zählt auf den Uhren nicht.
site-chat = Chat
site-chat-empty = Noch keine Nachrichten.
site-write-message = Nachricht schreiben
site-chat-message = { $name }: { $text }
site-spectator = Zuschauer
site-no-rules = Für dieses Spiel gibt es noch keine Regelseite.
site-rules-alone = Regeln auf eigener Seite öffnen
site-rules-of = Regeln von { $game }
site-moves-not-your-turn = Du bist nicht am Zug.
site-moves-too-many = Es gibt zu viele Züge für eine Liste. Zieh auf dem Brett.
site-moves-count = { $count ->
    [one] Ein erlaubter Zug
   *[other] { $count } erlaubte Züge
}
site-moves-search = Zug suchen
site-moves-more = und { $count } weitere: Tippe, um zu suchen
site-text-board = Brett als Text
site-text-view = Sicht von diesem Platz
site-setting-legal = Erlaubte Züge anzeigen
site-setting-legal-line = Erlaubte Züge sind auf dem Brett markiert.
site-setting-trace = Letzten Zug hervorheben
site-setting-trace-line = Das Brett zeigt, was sich zuletzt geändert hat.
site-setting-premove = Vorauszug
site-setting-premove-line = In Partien zu zweit mit Uhr kannst du deinen nächsten Zug wählen, während der Gegner überlegt.
site-premove-set = Vorauszug: { $move }.
site-premove-set-line = Wird gesendet, sobald du dran bist, falls der Zug dann noch erlaubt ist.
site-premove-confirm = Vorausziehen
site-premove-cancel = Vorauszug abbrechen
site-premove-cancelled = Vorauszug abgebrochen.
site-premove-illegal = Vorauszug abgebrochen: Der Zug ist nicht mehr erlaubt.
site-premove-open = Du kannst deinen nächsten Zug schon wählen.
site-setting-sound = Ton
site-setting-sound-line = Leise Töne, wenn gezogen wird und wenn du dran bist.
site-volume = Lautstärke
site-setting-vibration = Vibration
site-setting-vibration-line = Wenn du am Zug bist und wenn ein Zug nicht gilt.
site-draw = Remis
site-takeback = Zurücknehmen
site-abandonment = Wenn ein Spieler geht
site-abandonment-wait = die anderen warten
site-abandonment-bot = ein Bot spielt bis zur Rückkehr
site-abandonment-end = das gilt als Aufgabe
site-let-bot-play = Bot spielen lassen
site-let-bot-play-question = Einen Bot für dich spielen lassen?
site-let-bot-play-line = Ein Bot etwa deiner Stärke spielt auf deinem Platz. Du kannst jederzeit zurückkehren. Das Ergebnis zählt für dich.
site-bot-plays-for-you = Ein Bot spielt für dich.
site-return-to-seat = Zurück an deinen Platz
site-substitute-bot = durch einen Bot ersetzt
site-log-seated-for = Ein Bot spielt für { $name }.
core-error-replaced-by-bot = Ein Bot spielt für dich. Kehr zuerst an deinen Platz zurück.
core-error-no-substitute-bot = An diesem Tisch werden Spieler nicht durch Bots ersetzt.
site-resign = Aufgeben
site-resign-question = Diese Partie aufgeben?
site-resign-line = Du verlierst die Partie.
site-offer = Anbieten
site-draw-question = Remis anbieten?
site-draw-line = Wenn alle annehmen, endet die Partie remis.
site-takeback-question = Letzten Zug zurücknehmen?
site-takeback-line = Alle müssen zustimmen. Die Partie wird dann nicht gewertet.
site-takeback-line-bots = Die Partie wird dann nicht gewertet.
site-answer-declined = { $what ->
    [pause] { $name } hat die Pause abgelehnt.
    [takeback] { $name } hat die Zurücknahme abgelehnt.
   *[draw] { $name } hat das Remis abgelehnt.
}
site-answer-accepted = { $name } hat angenommen. Der Zug wurde zurückgenommen.
site-offer-draw = { $name } bietet Remis an.
site-offer-takeback = { $name } möchte einen Zug zurücknehmen.
site-offer-mine-draw = Du hast Remis angeboten.
site-offer-mine-takeback = Du hast um Zurücknahme gebeten.
site-accept = Annehmen
site-decline = Ablehnen
site-withdraw = Zurückziehen
site-pass-device = Gib das Gerät an { $name }
site-pass-device-line = Das Brett bleibt verborgen, bis { $name } bereit ist.
site-pass-device-confirm = Gerät weitergeben
site-i-am = Ich bin { $name }
site-connection-lost = Verbindung verloren. Neuer Versuch… Dein Zug bleibt gespeichert und wird automatisch gesendet.
site-server-restarting = Server startet neu… Dein Zug bleibt gespeichert und wird automatisch gesendet.
site-reconnected = Wieder verbunden.
site-table-closed = Dieser Tisch ist geschlossen
site-table-not-found = Tisch nicht gefunden
site-back-to-table = Zum Tisch

## The end
site-you-win = Du gewinnst
site-wins = { $name } gewinnt
site-share-win = { $names } teilen sich den Sieg
site-draw-game = Remis
site-game-closed = Partie abgebrochen
site-solo-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
site-over-resigned =
    { $losers ->
        [one] { $loser } hat aufgegeben.
       *[other] Die Gegner haben aufgegeben.
    }
site-over-time = { $loser } hat die Zeit überschritten.
site-over-away =
    { $losers ->
        [one] { $loser } hat die Partie verlassen.
       *[other] Die Gegner haben die Partie verlassen.
    }
site-over-agreed = Durch Vereinbarung.
site-finale-by = mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.
site-finale-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
site-show-board = Brett anzeigen
site-another-deal = Neue Partie
site-source-other = Sonstige
site-daily-first = Das beste Ergebnis heute
site-daily-place = Heute Rang { $place } von { $count }, Durchschnitt { $average }.
site-daily-alone = Außer dir hat heute noch niemand die Partie des Tages beendet.
site-daily-scores = Alle Ergebnisse von heute
site-daily-chart = { $count } Ergebnisse von { $least } bis { $most }; deines ist { $own }
site-daily-best = Die Besten von heute
site-daily-week = Deine Woche
site-daily-day = { $day }: { $score }
site-daily-missed = { $day }: nicht gespielt
site-daily-next = Nächste Partie des Tages in { site-hours }.
site-result-copied = Ergebnis kopiert.
site-daily-share = { $game }, Partie des Tages: { $score } Punkte, Rang { $place } von { $count }
site-result = Ergebnis
site-rematch = Revanche
site-join-rematch = Zur Revanche
site-watch-rematch = Revanche anschauen
site-accept-rematch = Revanche annehmen
site-rematch-asked = { $name } möchte eine Revanche.
site-rematch-waits = Du hast Revanche angeboten. { $names } kann hier annehmen.
site-rematch-begins = Die Revanche beginnt.
site-rematch-table = Einstellungen ändern
site-rematch-changed = Die Revanche hat andere Regeln oder andere Spieler.
site-rematch-see = Zum Tisch
site-analysis = Analyse
site-rank = Rang { $rank }
site-score-breakdown = Punkteübersicht
site-source-overtime = Zeitüberschreitung
site-sources-total = Gesamt
site-points-for = Punkte für
site-fairness = Fairness
site-fairness-line = Vor der Partie hat der Server einen Hash seines zufälligen Startwerts veröffentlicht, und der Browser jedes Spielers hat eine eigene Zufallszahl hinzugefügt. Nach der Partie legt der Server den Startwert offen. So lässt sich prüfen, dass die Mischung nicht verändert wurde.
site-verified = Geprüft.
site-not-verified = Prüfung fehlgeschlagen.
site-commitment-shown = Hash, der dir vor der Partie gezeigt wurde
site-nonce = Zufallszahl dieses Browsers
site-commitment = Hash des Startwerts
site-key = Startwert des Servers
site-seed = Gemeinsamer Startwert
site-verify-yourself = Auf dem Server selbst prüfen:

## Review
site-no-analysis = Noch keine Analyse
site-steps = Züge
site-step-first = Zum Anfang
site-step-prev = Voriger Zug
site-step-play = Abspielen
site-step-stop = Anhalten
site-step-next = Nächster Zug
site-word-means = Was bedeutet { $word }?
site-step-last = Zum Ende
site-step-of = { $step } von { $count }
site-step = Zug { $step }
site-step-start = Anfang
site-view-as = Ansicht
site-view-as-spectator = Zuschauer
site-view-as-player = { $name }
site-graph = { $label }, Zug für Zug
site-measure-points = Punkte
site-measure-balance = Vorteil
site-measure-outcome = Gewinnchance
site-move-analysis = Computeranalyse dieses Zugs
site-classification-best = Bester Zug
site-classification-fine = Gut
site-classification-slip = Ungenauigkeit
site-classification-miss = Fehler
site-classification-costly = Grober Fehler
site-candidates = Beste Züge
site-candidate = Zug
site-place-heading = Rang
site-evaluation = Bewertung
site-was-played = gespielt
site-evaluation-win = gewinnt
site-evaluation-loss = verliert
site-evaluation-draw = Remis
site-evaluation-win-in = { $turns ->
    [one] gewinnt in 1 Zug
   *[other] gewinnt in { $turns } Zügen
}
site-evaluation-loss-in = { $turns ->
    [one] verliert in 1 Zug
   *[other] verliert in { $turns } Zügen
}
site-evaluation-chance = { $chance } Gewinnchance
site-no-move-analysis = Keine Computeranalyse dieses Zugs.
site-was-best-move = der beste Zug.
site-result-unchanged = gleiches Ergebnis
site-best-was = Bester Zug:
site-played-was = Gespielt: { $played }.
site-lost-points = { $lost } Punkte verloren.
site-lost-least = Mindestens { $lost } Punkte verloren.
site-lost-outcome = Gewinnchance um { $lost } { $lost ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} gesunken.
site-moment-gain = { $gain } { $points ->
    [one] Punkt
   *[other] Punkte
} gegenüber dem Durchschnitt
site-moment-lost-points = { $lost } Punkte
site-moment-lost-outcome = { $lost } Gewinnchance
site-expected-line = { $move }, danach wahrscheinlich { $line }
site-moves-evaluated = { $count } Züge wurden bewertet.
site-best-move-was = Bester Zug war { $best }
site-analyser-available = Computeranalyse von { $name }
site-analyser-request = Analyse anfordern
site-analyser-done = Computeranalyse von { $name }
site-analyser-running = { $name } analysiert: { $done } von { $count } Zügen.
site-analyser-queued = In der Warteschlange: { $name } analysiert eine andere Partie.
site-analyser-limit-reached = Das Tageslimit von { $name } ist erreicht. Die Analyse geht morgen weiter: { $done } von { $count } Zügen sind fertig.
site-analysed = Analysiert
site-lost-each = { $name }: im Schnitt { $lost } pro Zug verloren, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}
site-luck-title = Glück und Entscheidungen
site-luck-luck = Glück
site-luck-decisions = Entscheidungen
site-luck-together = Gesamt
site-luck-summary = { $name }: Glück { $luck }, Entscheidungen { $decisions }, jeweils ± { $within }; gesamt { $lead }.
site-luck-note = In Punkten Vorsprung von { $name } auf den Durchschnitt der anderen, aus vielen simulierten Zufallsziehungen. Die dünne Linie ist das 90-%-Konfidenzintervall.
site-luck-note-alone = In Punkten für { $name }, aus vielen simulierten Zufallsziehungen. Die dünne Linie ist das 90-%-Konfidenzintervall.
site-decisions-of = Züge von { $name }
site-next-mistake = Nächster Fehler
site-no-mistakes = Keine Fehler gefunden.
site-thresholds = Fehlerschwellen
site-thresholds-set = Fehlerschwellen einstellen
site-thresholds-points = Verlorene Punkte. Gespeichert für dich und dieses Spiel.
site-thresholds-outcome = Verlorene Gewinnchance in Prozentpunkten. Gespeichert für dich und dieses Spiel.
site-threshold-from = { $kind } ab
site-thresholds-reset = Zurücksetzen
site-done = Fertig
site-retry-move = Zug erneut versuchen
site-retry = Neuer Versuch
site-retry-line = Dies ist die Stellung von { $name } vor dem Zug. Wähle einen anderen Zug; die Partie selbst ändert sich nicht.
site-retry-analysing = Dein Zug wird analysiert…
site-retry-better = Um { $by } besser als der gespielte Zug.
site-retry-worse = Um { $by } schlechter als der gespielte Zug.
site-retry-same = So gut wie der gespielte Zug.
site-retry-again = Noch einmal
site-back-to-analysis = Zurück zur Analyse
site-fork = Von hier weiterspielen
site-fork-line = Eröffnet einen neuen, ungewerteten Tisch mit der Stellung vor diesem Zug und denselben verdeckten Karten.
site-fork-with = Gegner
site-fork-bots = Bots
site-fork-friends = Freunde
site-fork-level = Spielstärke
site-fork-seat = Dein Platz
site-fork-fresh = Künftige Zufallsereignisse neu ziehen
site-fork-open = Tisch eröffnen
site-ahead-above = { $name } führt: über der Linie
site-ahead-below = { $name } führt: unter der Linie
site-moves-minutes = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}{ $minutes ->
    [0] .
    [one] , eine Minute.
   *[other] , { $minutes } Minuten.
}

## Settings
site-your-name = Dein Name
site-your-name-line = Diesen Namen sehen die anderen Spieler. Du brauchst kein Konto; dieser Browser merkt sich dich.
site-save = Speichern
site-name-saved = Du heißt jetzt { $name }.
site-appearance = Darstellung
site-theme = Design
site-theme-system = System
site-theme-light = Hell
site-theme-dark = Dunkel
site-text-size = Schriftgröße
site-motion = Animationen
site-motion-system = System
site-motion-full = An
site-motion-still = Aus
site-speed = Animationstempo
site-speed-slow = Langsam
site-speed-normal = Normal
site-speed-fast = Schnell
site-speed-off = Aus
site-speed-reduced = Dein Gerät wünscht weniger Bewegung.
site-language = Sprache
site-language-line = Der Betreiber dieses Servers kann Sprachen hinzufügen.
site-at-the-table = Am Tisch
site-settings-saved = Gespeichert in diesem Browser und in deinem Konto.

## Help
site-help-play = Spielen
site-help-play-text = Wähle auf der Startseite ein Spiel und drücke „Spielen“: Du spielst sofort gegen einen Bot, ohne Konto. Erlaubte Züge sind auf dem Brett markiert. Wähle einen Zug, prüfe die Vorschau und sende ihn.
site-help-friends = Mit Freunden spielen
site-help-friends-text = „Mit Freunden“ eröffnet einen Tisch. Teile den Link, den Tischcode oder den QR-Code. Als Gastgeber bestimmst du die Plätze, die Regeln, die Bedenkzeit und ob Zuschauer erlaubt sind. Bots können freie Plätze besetzen.
site-help-device = Mehrere Spieler an einem Bildschirm
site-help-device-text = Mehrere Spieler können sich einen Bildschirm teilen. Das Brett dreht sich zum Spieler am Zug. In Spielen mit verdeckter Information wird der Bildschirm zwischen den Zügen abgedeckt, bis der nächste Spieler bereit ist.
site-help-keys = Tastatur
site-help-keys-text = Du kannst alles ohne Maus bedienen, und jedes Brett beschreibt sich für Screenreader. Gibt es nur wenige erlaubte Züge, listet die Seitenleiste sie auf.
site-key-move = Pfeiltasten
site-key-move-does = auf dem Brett bewegen
site-key-choose = Enter oder Leertaste
site-key-choose-does = das fokussierte Element auswählen
site-key-send = Enter
site-key-send-does = den gewählten Zug senden
site-key-undo = Rücktaste oder Escape
site-key-undo-does = den letzten Teil deines Zugs rückgängig machen
site-key-turn = R
site-key-turn-does = das Brett oder den Spielstein drehen
site-key-tabs = Tab
site-key-tabs-does = zum nächsten Teil der Seite
site-key-review = Links, Rechts, Pos1, Ende
site-key-review-does = durch eine Analyse blättern
site-help-line = Verbindung verloren
site-help-line-text = Dein Zug bleibt in diesem Browser, auch wenn du die Seite neu lädst. Er wird automatisch gesendet, sobald die Verbindung wieder da ist, und zählt nur einmal.
site-help-clock = Uhren
site-help-clock-text = Die Uhr läuft für alle Spieler, die am Zug sind. Sie hält an, sobald der Server den Zug erhält. In Fernpartien hast du pro Zug eine Anzahl von Tagen. Ist der Server nicht erreichbar, halten die Uhren von Echtzeitpartien an. Die Uhren von Fernpartien laufen weiter, aber nach dem Ausfall haben die Spieler am Zug mindestens eine Stunde.
site-help-fairness = Fairness
site-help-fairness-text =
    Vor einer Partie zieht der Server einen zufälligen Startwert und veröffentlicht dessen Hash. Der Browser jedes Spielers fügt beim Beitreten eine Zufallszahl hinzu, und gemischt wird aus allen zusammen. So können weder der Server noch ein Spieler die Karten bestimmen.
    Nach der Partie legt der Server seinen Startwert offen. Die Analyse jeder Partie zeigt ihn mit den Ergebnissen der Prüfung. Auf dem Server prüft der Befehl parlour verify mit der ID der Partie alles noch einmal.
site-help-privacy = Datenschutz
site-help-privacy-text = Der Server speichert ein Cookie, das dich erkennt, deinen Namen, deine Einstellungen, deine Partien und deine Chatnachrichten. Sie bleiben auf diesem Server. Die Seiten laden nichts von anderen Servern.

## Ratings and results
site-nav-ratings = Wertung
site-nav-tournaments = Turniere
site-nav-forum = Forum
site-nav-clubs = Clubs
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
site-pace-of-evening = Normal
site-pace-of-daily = Fernpartie
site-column-place = Rang
site-column-name = Name
site-column-rating = Wertung
site-column-sure = Abweichung
site-column-own = Spielwertung
site-column-week = Diese Woche
site-column-games = Partien
site-column-won = Gewonnen
site-column-form = Letzte fünf
site-percent = { $share } %
site-up-by = { $points } gestiegen
site-down-by = { $points } gefallen
site-form = Ergebnisse, älteste zuerst: { $results }
site-ratings-accounts = Konten
site-ratings-people = Menschen
site-ratings-bots = Bot-Konten
site-bot-rating = Bot
site-fixed-rating = fest
site-provisional = Vorläufig: kein Rang vor { $games } Partien
site-no-ratings = Noch hat niemand eine Wertung. Gewertete Partien gegen Menschen oder Bots zählen.
site-no-ratings-bots = Noch hat kein Bot-Konto eine Wertung. Gewertete Partien gegen eingebaute Bots oder andere Bot-Konten zählen.
site-your-rank = Dein Rang
site-better-than = Besser als { $below } von { $others } Spielern.
site-games-until-settled = { $games ->
    [one] Noch eine Partie, bis du einen Rang bekommst.
   *[other] Noch { $games } Partien, bis du einen Rang bekommst.
}
site-rating-help = So funktionieren Wertungen
site-rating-help-bots = Die Wertung eines Bots ist fest, weil er immer gleich stark spielt. So bleiben die Wertungen zwischen den Saisons vergleichbar.
site-rating-help-deviation = ± ist die Abweichung der Wertung: In neun von zehn Fällen liegt die wahre Wertung in diesem Bereich.
site-rating-help-rated = Eine Partie gegen Menschen oder Bots wird gewertet, sobald jede Seite einige Züge gemacht hat (in den meisten Spielen zwei). Sie wird nicht gewertet, wenn ein Zug zurückgenommen oder ein Tipp verwendet wurde, eine Person mehrere Plätze hatte oder alle Spieler gegangen sind. Ein Unterschied von 100 Punkten bedeutet etwa zwei Siege in drei Partien.
site-rating-help-repeated = Die ersten drei Partien derselben zwei Spieler innerhalb von 24 Stunden zählen voll, jede weitere halb so viel wie die vorige. Für einen Rang zählen höchstens zehn Partien gegen denselben Spieler.
site-ladder = Bot-Rangliste
site-ladder-next = { $wins ->
    [one] Noch ein Sieg gegen { $bot } bis zum Aufstieg.
   *[other] Noch { $wins } Siege gegen { $bot } bis zum Aufstieg.
}
site-ladder-done = Du hast alle Bots geschlagen.
site-rating-change = { $before } → { $after }
site-rating-changed = Wertung vorher { $before }, jetzt { $after }
site-rating-abandoned = Partie verlassen: Rang hinter allen, die geblieben sind
site-rating-early = früh verlassen: nicht gewertet
site-rating-weight = zählt { $share } %: wiederholter Gegner innerhalb von 24 Stunden
site-ladder-next-bot = Du hast { $bot } geschlagen. Als Nächstes: { $next }.
site-download-match-file = Partiedatei
site-download-record = Als { $kind }
site-files = Partiedateien
site-files-line = Eine Partiedatei enthält alles, um eine Partie nachzuspielen und zu prüfen. Partien, die du importierst, siehst nur du, und sie werden nicht gewertet.
site-files-all = Alle meine Partien
site-files-import = Partie importieren
site-won-lost = { $won } gewonnen, { $lost } verloren
site-ladder-not-played = noch offen
site-ladder-beaten = geschlagen
site-result-won = Gewonnen
site-result-lost = Verloren
site-result-drawn = Remis
site-place = Rang { $place }
site-resigned-inline = aufgegeben
site-unrated = ungewertet
site-unrated-void = Ungewertet: Die Partie ist ungültig.
site-unrated-daily = Ungewertet: Partie des Tages.
site-unrated-continued = Ungewertet: aus einer anderen Partie fortgesetzt.
site-unrated-solo = Ungewertet: eine Partie für eine Person.
site-unrated-bots = Ungewertet: Es spielten nur Bots.
site-unrated-imported = Ungewertet: aus einer Datei importiert.
site-unrated-shared = Ungewertet: Eine Person hat mehrere Plätze gespielt.
site-unrated-takeback = Ungewertet: Ein Zug wurde zurückgenommen.
site-unrated-hint = Ungewertet: Ein Tipp wurde verwendet.
site-unrated-program = Ungewertet: Ein Programm hat für oder gegen einen Menschen gespielt.
site-unrated-deserted = Ungewertet: Alle Spieler sind gegangen, Bots haben die Partie beendet.
site-unrated-short = Ungewertet: Die Partie endete, bevor jede Seite genug Züge gemacht hatte.
site-results-scope = Spieler
site-results-scope-mine = Meine Partien
site-results-scope-all = Alle Partien
site-game-any = Alle Spiele
site-when = Datum
site-when-any = Jederzeit
site-when-week = Letzte Woche
site-when-month = Letzter Monat
site-when-year = Letztes Jahr
site-outcome = Ausgang
site-outcome-any = Alle
site-outcome-not-won = Nicht gewonnen
site-against = Gegner
site-no-results = Keine Partien gefunden
site-no-results-line = Deine beendeten Partien erscheinen hier mit ihrer Analyse.
site-no-open-results-line = Beendete öffentliche Partien erscheinen hier.
site-show-more = Mehr anzeigen
site-all-results = Alle Ergebnisse

## Errors
core-error-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
core-error-server-error = Auf dem Server ist ein Fehler aufgetreten. Er wurde protokolliert; bitte versuch es noch einmal.
core-error-connection-lost = Verbindung verloren. Bitte versuch es gleich noch einmal.
core-error-unknown = Nicht gefunden.
core-error-already-started = Diese Partie hat schon begonnen.
core-error-banned = Dein Konto ist vorerst gesperrt.
core-error-muted = Du bist vorerst stummgeschaltet.
core-error-site-closed = Dieser Server ist nur für Mitglieder. Melde dich an oder bitte den Betreiber um eine Einladung.
core-error-site-by-invitation = Auf diesen Server kommt man nur mit Einladung. Öffne den Link eines Tisches oder bitte den Betreiber um eine Einladung.
core-error-bad-key = Der zufällige Startwert dieser Partie ist beschädigt.
core-error-corrupt-log = Diese Partie kann nicht weitergehen: Ihr Verlauf ist an Stelle { $seq } beschädigt.
core-error-seat-taken = Dieser Platz ist besetzt.
core-error-too-many-actions = Es gibt zu viele erlaubte Züge, um sie aufzulisten (mehr als { $most }).
core-error-seat-reserved = Dieser Platz ist für einen herausgeforderten Bot reserviert.
core-error-no-standing-offer = { $name } nimmt an diesem Tisch zurzeit keine Herausforderung an.
core-error-challenge-over = Diese Herausforderung ist nicht mehr offen.
core-error-table-changed = Der Gastgeber hat die Einstellungen geändert. Prüfe sie noch einmal, bevor du mitspielst.
core-error-rematch-changed = Der Gastgeber hat die Revanche geändert. Prüfe die Einstellungen, bevor du mitspielst.
core-error-clock = Diese Bedenkzeit ist nicht erlaubt.
core-error-open-seat = Dieser Platz ist frei.
core-error-open-seats = Ein Platz ist noch frei.
core-error-empty-log = Diese Partie hat keinen Verlauf.
core-error-log-gap = Der Verlauf dieser Partie hat eine Lücke.
core-error-player-left = Dieser Spieler hat die Partie verlassen.
core-error-log-full = Diese Partie hat die Grenze von { $most } Ereignissen erreicht.
core-error-never-started = Diese Partie hat nie begonnen.
core-error-no-name = Ein Name braucht mindestens einen Buchstaben.
core-error-name-too-long = Ein Name hat höchstens { $most } Buchstaben; dieser hat { $letters }.
core-error-no-offer = Es gibt kein offenes Angebot.
core-error-no-such-bot = Dieses Spiel hat keinen solchen Bot.
core-error-no-such-code = Kein Tisch hat den Code { $heard }.
core-error-game-disabled = { $game } konnte nicht geladen werden und ist zurzeit nicht spielbar. Deine Partien bleiben erhalten; bitte wende dich an den Betreiber dieses Servers.
core-error-game-failed = Ein Fehler in { $game } hat das verhindert. Andere Spiele funktionieren. Bitte wende dich an den Betreiber dieses Servers.
core-error-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
core-error-no-such-match = Tisch nicht gefunden.
core-error-no-such-moment = Es gibt keine frühere Stellung.
core-error-no-such-page = Seite nicht gefunden.
core-error-no-such-seat = Diesen Platz gibt es nicht.
core-error-no-such-step = Diesen Zug gibt es nicht.
core-error-file-too-large = Diese Datei ist zu groß. Erlaubt sind { $most } kB.
core-error-file-verification-failed = Die Prüfung der Partie in dieser Datei ist fehlgeschlagen ({ $check }). Sie wurde nicht importiert.
core-error-file-of-daily-deal = Die Partie des Tages kann nicht importiert werden.
core-error-match-id-taken = Eine andere Partie mit dieser ID ist schon vorhanden. Es wurde nichts importiert.
core-error-no-such-decision = Diesen Zug kannst du nicht erneut versuchen.
core-error-no-analysis = Kein Bot auf diesem Server kann diese Partie analysieren.
core-error-bad-origin = Diese Partie passt nicht zu der, die sie fortsetzt.
core-error-origin-is-fixed = Dieser Tisch setzt eine andere Partie fort: Optionen und Plätze lassen sich nicht ändern.
core-error-origin-daily = Die Partie des Tages kannst du nicht weiterspielen.
core-error-origin-too-long = Diese Partie ist zu lang, um von hier weiterzuspielen.
core-error-analysis-limit-reached = Das Tageslimit für Analysen ist erreicht. Versuch es morgen noch einmal.
core-error-too-many-analyses = Du hast schon { $most } Analysen angefordert. Fordere die nächste an, wenn eine fertig ist.
core-error-no-such-pace = Diese Bedenkzeit gibt es nicht. Wähle Schnell, Normal oder Fernpartie.
core-error-no-such-season = Diese Saison gibt es nicht.
core-error-no-such-results = Diese Ergebnisseite gibt es nicht. Beginne mit der ersten.
core-error-no-result-yet = Das Ergebnis ist noch nicht gespeichert. Versuch es gleich noch einmal.
core-error-no-spectators = Der Gastgeber erlaubt keine Zuschauer.
core-error-no-worker = Zurzeit ist kein Bot verfügbar.
core-error-not-a-match-file = Das ist keine Partiedatei.
core-error-not-a-nonce = Die Zufallszahl dieses Browsers war nicht lesbar. Lade die Seite neu.
core-error-not-a-commitment = Diese Partie ist nicht für dich reserviert. Öffne den Tisch noch einmal.
core-error-commitment-used = Dieser Tisch ist schon offen.
core-error-not-agreed = Die anderen Spieler haben nicht zugestimmt.
core-error-not-an-action = Das ist kein erlaubter Zug.
core-error-wrong-origin = Diese Seite wurde unter { $origin } geöffnet, der Server hält aber { $expected } für seine Adresse und lehnt deshalb alle Änderungen ab. Wenn du diesen Server betreibst, richte seinen Reverse-Proxy so ein, dass er die Header Host und X-Forwarded-Proto weitergibt.
core-error-sub-path = Diese Seite wurde unterhalb von { $path } geöffnet, Parlour funktioniert aber nur direkt unter einem Hostnamen. Wenn du diesen Server betreibst, gib ihm im Reverse-Proxy einen eigenen Hostnamen.
core-error-cross-site-request = Diese Anfrage kam nicht von einer Seite dieses Servers.
core-error-no-hints = Tipps gibt es nur in Partien gegen Bots oder allein, nicht in der Partie des Tages.
core-error-offer-not-available = Dieses Angebot ist an diesem Tisch nicht möglich.
core-error-not-options = Diese Optionen sind bei diesem Spiel nicht gültig.
core-error-not-over = Das ist erst nach der Partie verfügbar.
core-error-not-playing = Diese Partie läuft nicht.
core-error-not-the-host = Das darf nur der Gastgeber.
core-error-private-match = Diese Partie ist privat. Bitte einen ihrer Spieler, den Link zu teilen.
core-error-removed-from-table = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst dort nicht mehr mitspielen.
core-error-not-storable = Dieser Text enthält Zeichen, die sich nicht speichern lassen. Entferne sie und versuch es noch einmal.
core-error-bad-request = Der Server konnte diese Anfrage nicht lesen.
core-error-not-your-seat = Das ist nicht dein Platz.
core-error-not-your-table = Du hast an diesem Tisch nicht gespielt.
core-error-not-your-turn = Du bist nicht am Zug.
core-error-no-such-phrase = Diesen Satz gibt es nicht.
core-error-no-such-message = Diese Nachricht gibt es nicht.
core-error-empty-message = Schreib zuerst eine Nachricht.
core-error-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst.
core-error-already-redrawn = Dieser Zug wurde schon einmal zurückgenommen und neu gezogen.
core-error-paused = Die Partie ist pausiert. Setz sie zuerst fort.
core-error-not-paused = Die Partie ist nicht pausiert.
core-error-no-vacation = An diesem Tisch gibt es keinen Urlaub.
core-error-no-conditional-moves = Bedingte Züge gibt es nur in Fernpartien ohne Glück und ohne verdeckte Information.
core-error-line-is-due = Du bist am Zug: Mach deinen Zug.
core-error-line-without-reply = Eine Zugfolge muss mit einem eigenen Zug enden.
core-error-line-too-long = Eine Zugfolge kann höchstens { $most } Züge haben.
core-error-too-many-lines = Du kannst höchstens { $most } Zugfolgen haben. Lösche zuerst eine.
core-error-no-nudge = Erinnerungen sind hier nicht möglich: Die Uhr entscheidet.
core-error-nudge-later = Für eine Erinnerung ist es noch zu früh.
core-error-no-player-awaited = Du wartest auf keinen Spieler.
core-error-no-claim = Du kannst diese Partie nicht beenden: Die Uhr entscheidet.
core-error-claim-later = Du kannst die Partie nach zwei Wochen ohne Zug beenden.
core-error-claim-not-alone = Andere Spieler sind noch aktiv. Du kannst nur ohne die weiterspielen, die gegangen sind.
core-error-offer-open = Ein anderes Angebot ist noch offen.
core-error-offer-later = Das hast du vor Kurzem schon angeboten. Wiederholen kannst du es nach { $moves ->
    [one] deinem nächsten Zug
   *[other] deinen nächsten { $moves } Zügen
} oder in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = Du kannst nicht auf zwei Plätzen zugleich sitzen.
core-error-order = Das ist keine gültige Reihenfolge dieser Plätze.
core-error-other-digest = Beim Nachspielen dieser Partie ergeben die Regeln ein anderes Ergebnis.
core-error-other-game = Diese Partie gehört zu einem anderen Spiel.
core-error-other-version = Diese Partie wurde mit einer älteren Fassung der Regeln gespielt.
core-error-not-possible-now = Das ist jetzt nicht möglich.
core-error-rules-fail = Die Regeln dieses Spiels haben in dieser Stellung versagt.
core-error-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
core-error-stale = Die Stellung hat sich geändert. Sieh noch einmal auf das Brett.
core-error-stale-offer = Dieses Angebot ist nicht mehr offen. Lies das neue, bevor du antwortest.
core-error-time-left = Auf der Uhr ist noch Zeit.
core-error-too-busy = Der Server ist überlastet. Bitte versuch es noch einmal.
core-error-too-large = Das ist zu lang.
core-error-too-many = Zu viele Anfragen. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
core-error-too-many-public = Du hast schon { $most } öffentliche Tische. Eröffne den nächsten, wenn eine Partie begonnen hat.
core-error-too-many-open-tables = Du hast schon { $most } offene Tische. Eröffne den nächsten, wenn eine Partie begonnen hat oder ein Tisch geschlossen ist.
core-error-too-many-drafts = Du hast zu viele Züge ausprobiert. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
core-error-too-much-history = Du hast zu viele frühere Stellungen geladen. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
core-error-too-many-tables = Du hast zu viele Tische eröffnet. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} vor dem nächsten.
core-error-too-much-chat = Du hast zu viele Nachrichten gesendet. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} vor der nächsten.
core-error-too-many-bot-tables = Du hast schon { $most } laufende Partien nur mit Bots. Eröffne die nächste, wenn eine beendet ist.
core-error-too-many-codes = Zu viele falsche Codes. Warte { $minutes ->
    [0] { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
   *[other] { $minutes } Minuten
} oder lass dir den Link zum Tisch geben.
core-error-too-many-seats = Dieser Tisch hat nur { $seats } Plätze.
core-error-too-often = Zu viele Anfragen. Bitte warte einen Moment.
core-error-too-many-sockets = Du kannst höchstens { $most } Seiten von Parlour gleichzeitig öffnen. Schließ eine und lade diese Seite neu.
core-error-too-slow = Die Anfrage hat zu lange gedauert. Bitte versuch es noch einmal.
core-error-storage-busy = Die Datenbank ist ausgelastet. Es wurde nichts geändert; bitte versuch es gleich noch einmal.
core-error-storage-full = Der Speicher des Servers ist voll. Es wurde nichts geändert; bitte wende dich an den Betreiber.
core-error-storage-read-only = Die Datenbank des Servers ist schreibgeschützt. Es wurde nichts geändert; bitte wende dich an den Betreiber.
core-error-storage-unavailable = Die Datenbank des Servers antwortet nicht. Bitte versuch es gleich noch einmal; hilft das nicht, wende dich an den Betreiber.
core-error-unknown-event = Diese Partie wurde mit einer neueren Version des Servers aufgezeichnet.
core-error-unreadable = Der Verlauf dieser Partie ist nicht lesbar.

## Rooms
site-room = Raum
site-room-instead = { $note } (ersetzt { $other })
site-room-enter = Betreten
site-faq = FAQ
site-notifications = Benachrichtigungen
site-only-this-computer = Nur dieser Computer kann den Link öffnen, weil der Server nur für diesen Computer gestartet wurde.
site-announcement = Ankündigung
site-forum = Forum
site-room-people = { $count ->
    [0] keine Spieler
    [one] ein Spieler
   *[other] { $count } Spieler
}
site-room-open = { $count ->
    [0] keine offenen Tische
    [one] ein offener Tisch
   *[other] { $count } offene Tische
}
core-error-no-daily-deal = Dieses Spiel hat keine Partie des Tages.
core-error-daily-is-opened = Öffne die Partie des Tages auf der Startseite.
core-error-once-a-day = Die Partie des Tages kannst du nur einmal spielen. Morgen kommt die nächste.
core-error-day-not-over = Der Startwert dieser Partie bleibt bis zum Ende des Tages geheim, weil andere sie noch spielen können.

## The deal of the day
site-daily = Partie des Tages
site-today = Heute
site-daily-board = Ergebnisse von heute
site-daily-again = Wiederholt auf einem Gerät, das die Partie schon kannte

## Sending
site-confirm = Züge bestätigen
site-confirm-matters = Nur wichtige Züge
site-confirm-always = Immer
site-confirm-never = Nie

## Lessons
site-lesson = Lektion
site-lesson-of = { $game } lernen
site-lesson-step = Lektion, Schritt { $step } von { $count }
site-lesson-next = Weiter
site-lesson-first = Erste Partie spielen
site-lesson-again = Lektion neu starten
site-lesson-other = Dieser Zug ist erlaubt, aber bitte folge der Lektion.
site-highlighted = markiert
site-highlighted-move = Auf dem Brett markiert: { $move }
site-part-not-allowed = Das ist jetzt nicht möglich.
site-part-possible = wählbar
site-keys-parts-walk = zwischen den Teilen des Bretts wechseln
site-keys-parts-name = zum Teil mit diesem Namen
site-keys-parts-press = Teil wählen
site-learn = Spielend lernen
site-puzzle = Aufgabe des Tages
core-error-no-puzzle = { $game } hat keine Aufgaben.
core-error-no-such-puzzle = Für den { $day } gibt es keine Aufgabe.

site-no-lesson = Lektion nicht gefunden
core-error-no-lesson = { $game } hat noch keine Lektion. Lies stattdessen die Regeln.

## Pauses, reminders and abandoned games
site-pause = Pause
site-allow-pauses = Pausen erlauben
site-offer-pause = { $name } bittet um eine Pause.
site-offer-mine-pause = Du hast um eine Pause gebeten. Die Uhren halten an, wenn alle zustimmen.
site-log-continued = { $name } hat die Partie fortgesetzt.
site-log-nudged = { $name } hat eine Erinnerung gesendet.
site-log-claimed = { $what ->
    [draw] { $name } wertet die verlassene Partie als Remis.
    [void] { $name } erklärt die verlassene Partie für ungültig.
   *[out] { $name } spielt ohne die Spieler weiter, die die Partie verlassen haben.
}
site-log-excused = { $name } ist im Urlaub: ein Tag mehr.
site-over-lying = Die Partie wurde verlassen.
site-over-void = Die Partie wurde verlassen und zählt nicht.
site-clock-days-bank = { $days ->
    [one] 1 Tag Reserve
   *[other] { $days } Tage Reserve
}
site-clock-vacation = Urlaub
site-clock-bank-runs = noch { $time } Reserve
site-vacation = Automatischer Urlaub
site-vacation-line = Läuft die Zeit eines Spielers ab, wird stattdessen einer seiner 21 Urlaubstage im Jahr verwendet.
site-days-off = Urlaubstage übrig: { $left } von { $of }
site-days-off-line = An Tischen mit automatischem Urlaub wird ein Urlaubstag verwendet, wenn deine Zeit um ist. Am 1. Januar werden die Tage erneuert.
site-paused = Pausiert
site-delay = Verzögerung für Zuschauer
site-delay-moves = { $count ->
    [0] keine
    [one] 1 Zug
   *[other] { $count } Züge
}
site-lag-compensation = { $ms } ms Latenzausgleich
