### Das Haus auf Deutsch: alles, was der Rahmen sagt, und warum er etwas ablehnt.

## Der Rahmen
house-skip = Zum Inhalt
house-home-link = Parlour, Startseite
house-nav = Haus
house-nav-home = Start
house-nav-lobby = Lobby
house-nav-tables = Meine Tische
house-nav-beside = Deine Tische nebeneinander
house-nav-help = Hilfe
house-nav-settings = Einstellungen
house-nav-further = Wohin noch
house-lamp = Dunkler Modus
house-sound-button = Ton
house-sound-on = Der Ton ist an
house-sound-off = Der Ton ist aus
house-join = Mitglied werden
house-account = { $name }: dein Konto
house-your-account = Dein Konto, deine Geräte, Abmelden
house-more = Mehr
house-close = Schließen
house-cancel = Abbrechen
house-loading = Einen Moment…
house-wait-for-you = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
house-minutes = { $minutes } Min.
house-weight = Anspruch { $weight } von 5
house-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
house-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
house-spoken-clock = { $minutes ->
    [0] { $seconds } Sekunden
    [one] 1 Minute { $seconds }
   *[other] { $minutes } Minuten { $seconds }
}
house-spoken-over = { $time } über der Zeit
house-overtime = { $time }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verloren

## Startseite
house-greeting = { $daytime ->
    [morning] Guten Morgen
    [afternoon] Guten Tag
   *[evening] Guten Abend
}
house-greeting-name = { house-greeting }, { $name }
house-crowd = { $members ->
    [0] keine Mitglieder
    [one] ein Mitglied
   *[other] { $members } Mitglieder
}, { $guests ->
    [0] keine Gäste hier
    [one] ein Gast hier
   *[other] { $guests } Gäste hier
}
house-counts = { house-crowd } · { $tables ->
    [0] keine öffentliche Partie
    [one] eine öffentliche Partie
   *[other] { $tables } öffentliche Partien
}
house-your-tables = Deine Tische
house-with = mit { $names }
house-your-turn = Du bist dran
house-awaits = { $name } ist am Zug
house-awaits-many = { $count } Leute sind am Zug
house-over = Die Partie ist vorbei
house-play-something = Lust auf ein Spiel?
house-players = Spieler
house-rules = Regeln
house-play = Spielen
house-with-friends = Mit Freunden
house-game-with-friends = { $game } mit Freunden
house-watch = Zusehen
house-open-tables = Offene Tische
house-a-seat-is-free = ein Platz ist frei
house-no-open = Gerade kein offener Tisch
house-no-open-line = Mach selbst einen auf, oder lass einen Bot mitspielen.
house-sit-down = Mitspielen
house-seats-taken = { $taken } von { $seats } Plätzen besetzt
house-who-is-here = Wer ist da?
house-quick-match = Schnelle Partie
house-people = Kontakte
house-looking-round = sieht sich um
house-nobody-else = Noch ist niemand da.
house-sign = Brettspiele im Browser, auf deinem eigenen Server.
house-shared-gathering = ein Platz ist frei
house-shared-playing = im Spiel
house-shared-over = das Ergebnis
house-how-fair = Wie der Zufall fair bleibt
house-code-label = Code eines Tisches
house-code-example = Ein Code, etwa maple lamp river 427
house-code-go = Los

## Lobby und neue Tische
house-rooms = Räume
house-hall = Alle Spiele
house-every-game = alle Spiele
house-mine-line = wo ich sitze oder saß
house-tables-count = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
house-seat-is-free = Ein Platz ist frei
house-in-play = Läuft gerade
house-you-may-watch = Zusehen erlaubt
house-left-lying = Inaktiv
house-left-lying-line = gegen Bots, seit zwei Tagen unberührt; sie warten auf niemanden
house-played = Gespielt
house-no-mine = Du sitzt an keinem Tisch
house-go-there = Hingehen
house-new-table = Neuer Tisch
house-game = Spiel
house-seats = Plätze
house-others = Die anderen
house-others-open = Freunde
house-others-bot = Bots
house-others-guest = An diesem Gerät
house-others-open-line = Lade sie mit Link, Code oder Bild ein; freie Plätze können Bots übernehmen.
house-others-bot-line = Die Partie beginnt sofort.
house-others-guest-line = Ihr reicht dieses Gerät herum. Geheimes bleibt hinter einem Vorhang.
house-level = Wie stark
house-level-beginner = Anfänger
house-level-beginner-plus = Anfänger +
house-level-casual = Hobbyspieler
house-level-casual-plus = Hobbyspieler +
house-level-club = Vereinsspieler
house-level-club-plus = Vereinsspieler +
house-level-expert = Experte
house-level-expert-plus = Experte +
house-level-master = Meister
house-level-master-plus = Meister +
house-bot-level = { $name }, { $level }
house-against-bot = Gegen { $name }
house-another-bot = Ein anderer Gegner
house-bot-waits = { $game } mit { $name }
house-other-language = { $game } wird auf { $language } gespielt
house-other-language-line = Dieses Haus hat noch keine Wortliste in deiner Sprache: Steine und Wörter sind { $language }. Wer das Haus führt, kann eine mitbringen.
house-player = Spieler { $number }
house-name-of = Name auf Platz { $number }
house-pace = Tempo
house-pace-any = Jedes Tempo
house-pace-now = Jetzt gleich
house-pace-days = Über Tage
house-clock = Uhr
house-clock-untimed = Ohne Uhr
house-clock-bank = je { $minutes } Min.
house-clock-fischer = { $minutes } Min. + { $seconds } s pro Zug
house-clock-permove = { $minutes } Min. pro Zug
house-clock-permove-seconds = { $seconds } s pro Zug
house-clock-total = { $minutes } Min., danach Punktabzug
house-clock-correspondence = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
house-public = In der Lobby zeigen
house-public-line = Alle in diesem Haus dürfen sich dazusetzen.
house-watchers = Andere dürfen zusehen
house-cafe = Cafétisch
house-cafe-line = Dieser Bildschirm ist das Brett für alle, Handys sind die Hände.
house-big-screen = Großer Bildschirm
house-takebacks = Zurücknehmen darf erbeten werden
house-draws = Remis darf angeboten werden
house-further = Mehr Auswahl · { $clock }
house-open-table = Tisch öffnen
house-start-now = Sofort starten
house-about-minutes = Etwa { $minutes } Minuten.
house-friends-get-link = Freunde bekommen einen Link.

## Bevor es losgeht
house-what-is-played = Was gespielt wird
house-read-rules = Regeln lesen
house-shuffle = Mischen
house-free-seat = Freier Platz
house-fill-seat = Wer Platz { $number } bekommt
house-fill = Platz besetzen…
house-fill-guest = Jemand an diesem Gerät
house-fill-bot = Ein Bot
house-seat = Platz { $number }
house-seat-up = { $name } von Platz { $number } nach oben rücken
house-seat-down = { $name } von Platz { $number } nach unten rücken
house-you = Du
house-bot = Bot
house-here = Da
house-not-here = Gerade nicht da
house-on-this-device = An diesem Gerät
house-stand = Platz verlassen
house-send-away = Den Platz von { $name } frei machen
house-invite = Einladen
house-invite-title = Bei { $game } ist ein Platz für dich frei
house-code = Der Code lautet
house-code-line = Sag ihn weiter; eingetippt wird er auf { $host }
house-link = Link zu diesem Tisch
house-copy = Kopieren
house-share = Teilen
house-link-copied = Der Link ist kopiert.
house-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
house-qr = Der Link als QR-Code
house-qr-line = Halte ein Handy davor
house-ready-host = Alle sitzen. Wollen wir?
house-ready-guest = Alle sitzen. Der Gastgeber beginnt.
house-waiting-for = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
house-waiting-host-line = Verschick den Link, oder gib den Platz einem Bot.
house-waiting-guest-line = Es geht los, sobald der Gastgeber startet.
house-seat-waits = Ein Platz wartet auf dich
house-seat-waits-line = Setz dich dazu und spiel mit, oder bleib und sieh zu.
house-start = Start

## Der Tisch
house-board = Brett
house-asked = Deine Entscheidung
house-to-move = am Zug
house-waiting = Wartet
house-thinking = Überlegt
house-away = Nicht da
house-looking-back = Du siehst eine frühere Stellung.
house-looking-back-line = Das Spiel geht inzwischen weiter.
house-back-to-now = Zurück zum Jetzt
house-gave-up = Hat aufgegeben
house-left-table = Hat den Tisch verlassen
house-is-thinking = { $name } überlegt
house-are-thinking = { $names } überlegen
house-nobody-awaited = Niemand ist am Zug
house-you-watch = Du siehst zu.
house-you-left = Du hast diese Partie verlassen und darfst zusehen.
house-choose-move = Wähle deinen Zug
house-send = Senden
house-sending = Wird gesendet…
house-undo = Zurück
house-key-enter = Enter
house-key-escape = Esc
house-command = Zug schreiben
house-command-hint = Ein Zug, in Worten oder in Notation
house-command-none = Nichts, was du tun darfst, passt zu „{ $typed }“.
house-command-many = { $count } Züge passen: schreib weiter oder wähle mit den Pfeiltasten.
house-command-count = { $count ->
    [one] Ein Zug passt.
   *[other] { $count } Züge passen.
}
house-keys = Tastenkürzel
house-keys-board = Auf diesem Brett
house-keys-everywhere = An jedem Tisch
house-keys-confirm = bestätigen
house-keys-undo = den letzten Teil eines Entwurfs zurücknehmen
house-keys-command = einen Zug schreiben
house-keys-steps = einen Zug zurück, einen Zug weiter
house-keys-now = zurück zu jetzt
house-keys-to-board = zum Brett
house-keys-last = den letzten Zug sagen
house-keys-log = zum Protokoll
house-keys-clock = die Uhren sagen
house-keys-score = den Stand sagen
house-keys-asked = die Aufforderung vorlesen
house-keys-answer = ein Angebot annehmen oder ablehnen
house-keys-keys = diese Tasten
house-say-left = { $name }: { $time }
house-say-no-clock = Es gibt keine Uhr.
house-say-score = { $name }: { $points }
house-say-no-score = Hier zählt niemand Punkte.
house-say-no-move = Noch hat niemand gezogen.
house-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
house-time-over = Deine Zeit ist um. Ab jetzt kostet sie Punkte.
house-time-low = Noch { $seconds } Sekunden
house-won = Gewonnen
house-lost = Verloren
house-drawn = Unentschieden
house-panel = Verlauf, Chat, Züge und Regeln
house-tab-log = Verlauf
house-tab-result = Ergebnis
house-tab-chat = Chat
house-tab-moves = Züge
house-tab-plan = Bedingte Züge
house-tab-rules = Regeln
house-tab-moments = Schlüsselmomente
house-tab-points = Punkte
house-unread = { $count } neu
house-talk-button = { $unread ->
    [0] Verlauf, Chat und Regeln
   *[other] Verlauf, Chat und Regeln, { $unread } neu
}
house-watchers-count = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Leute sehen zu
}
house-log-move = Zug
house-log-points = Punkte
house-log-total = Stand
house-log-empty = Noch keine Züge.
house-log-started = Die Partie beginnt.
house-log-moved = { $name } hat gezogen.
house-log-left = { $why ->
    [resigned] { $name } hat aufgegeben.
    [time] { $name } hat die Zeit überschritten.
   *[away] { $name } ist endgültig gegangen.
}
house-log-flagged = Die Uhr von { $name } ist abgelaufen.
house-log-offered = { $what ->
    [pause] { $name } bittet um eine Pause.
    [takeback] { $name } möchte einen Zug zurücknehmen.
   *[draw] { $name } bietet Remis an.
}
house-log-answered = { $yes ->
    [true] { $name } ist einverstanden.
   *[false] { $name } lehnt ab.
}
house-log-answered-withdrawn = { $what ->
    [pause] { $name } hat die Bitte um eine Pause zurückgezogen.
    [takeback] { $name } hat die Bitte um Zurücknahme zurückgezogen.
   *[draw] { $name } hat das Remisangebot zurückgezogen.
}
house-hint = Tipp
house-hint-question = Tipp verwenden?
house-hint-line = Der stärkste Bot schlägt einen Zug vor. Die Partie wird dann nicht gewertet und der Tipp im Verlauf vermerkt.
house-hint-take = Tipp verwenden
house-hint-says = Tipp: { $move }
house-hint-knows = Ein Tipp: { $move } ({ $worth })
house-log-hinted = { $name } hat einen Tipp verwendet.
house-log-tookback = Der Zug ist zurückgenommen.
house-log-tookback-anew = Der Zug ist zurückgenommen, und was folgt, wird neu gezogen.
house-log-resumed = Das Haus war weg und ist wieder da. Die Uhren gehen weiter, wo sie standen.
house-chat = Chat
house-chat-empty = Noch keine Nachrichten.
house-say = Sag etwas
house-said = { $name } sagt: { $text }
house-watching = sieht zu
house-no-rules = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben.
house-rules-alone = Die Regeln auf einer eigenen Seite
house-rules-of = Regeln von { $game }
house-moves-wait = Gerade hast du nichts zu tun.
house-moves-too-many = Hier gibt es zu viele Züge, um alle aufzuzählen. Nimm das Brett.
house-moves-count = { $count ->
    [one] Ein Zug ist möglich
   *[other] { $count } Züge sind möglich
}
house-moves-search = Zug suchen
house-moves-more = und { $count } weitere: Tippe, um sie zu finden
house-word-board = In Worten
house-word-view = Was man von diesem Platz aus sieht
house-setting-legal = Erlaubte Züge anzeigen
house-setting-legal-line = Erlaubte Züge sind auf dem Brett markiert.
house-setting-trace = Letzten Zug hervorheben
house-setting-trace-line = Das Brett zeigt, was gerade geschehen ist.
house-setting-sound = Ton
house-setting-sound-line = Leise Töne bei Zügen.
house-draw = Remis
house-takeback = Zurücknehmen
house-leaver = Wenn jemand geht
house-leaver-wait = die anderen warten
house-leaver-bot = ein Bot spielt weiter, bis er zurück ist
house-leaver-end = er gibt auf
house-leave = Einem Bot überlassen
house-leave-question = Einen Bot für dich spielen lassen?
house-leave-line = Ein Bot etwa deiner Stärke spielt auf deinem Platz. Du kannst jederzeit zurückkehren. Das Ergebnis zählt für dich.
house-bot-plays-on = Ein Bot spielt für dich weiter.
house-take-chair = Stuhl zurücknehmen
house-stand-in = ein Bot spielt weiter
house-log-seated-for = Ein Bot spielt für { $name } weiter.
core-error-bot-plays-on = Ein Bot spielt für dich weiter. Nimm zuerst deinen Stuhl zurück.
core-error-no-stand-in = An diesem Tisch spielt niemand für die weiter, die gehen.
house-resign = Aufgeben
house-resign-question = Diese Partie aufgeben?
house-resign-line = Du verlierst die Partie.
house-offered-draw = Remis ist angeboten.
house-offered-takeback = Du hast darum gebeten, zurückzunehmen.
house-offer-draw = { $name } bietet Remis an.
house-offer-takeback = { $name } möchte einen Zug zurücknehmen.
house-offer-mine-draw = Du hast Remis angeboten.
house-offer-mine-takeback = Du möchtest einen Zug zurücknehmen.
house-accept = Annehmen
house-decline = Ablehnen
house-withdraw = Zurückziehen
house-pass-device = Gib das Gerät an { $name }
house-pass-device-line = Bis { $name } bereit ist, bleibt alles verdeckt.
house-hand-over = Weitergeben
house-i-am = Ich bin { $name }
house-line-down = Verbindung verloren. Neuer Versuch… Dein Zug bleibt gespeichert und wird automatisch gesendet.
house-line-closed = Server startet neu… Dein Zug bleibt gespeichert und wird automatisch gesendet.
house-line-up = Wieder verbunden.
house-table-closed = Dieser Tisch ist geschlossen
house-no-table = Diesen Tisch gibt es nicht
house-to-the-table = Zum Tisch

## Das Ende
house-you-win = Du gewinnst
house-wins = { $name } gewinnt
house-share-win = { $names } teilen sich den Sieg
house-draw-game = Remis
house-game-closed = Die Partie wurde abgebrochen
house-solo-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
house-over-resigned = { $loser } hat aufgegeben.
house-over-time = { $loser } hat die Zeit überschritten.
house-over-away = { $loser } ist endgültig gegangen.
house-over-agreed = Alle waren einverstanden.
house-result = Ergebnis
house-rematch = Revanche
house-join-rematch = Zur Revanche
house-watch-rematch = Revanche ansehen
house-accept-rematch = Revanche annehmen
house-rematch-asked = { $name } möchte eine Revanche.
house-rematch-waits = Du hast um Revanche gebeten. { $names } kann sie hier annehmen.
house-rematch-begins = Die Revanche beginnt.
house-rematch-table = Tisch ändern
house-rematch-changed = Die Revanche hat andere Regeln oder andere Spieler als zuvor.
house-rematch-see = Tisch ansehen
house-review = Rückblick
house-rank = Rang { $rank }
house-points-made = Woher die Punkte kommen
house-source-overtime = Zeit überzogen
house-sources-total = Gesamt
house-points-for = Punkte für
house-fairness = Fairness
house-fairness-line = Vor der Partie hat der Server einen Hash seines zufälligen Startwerts veröffentlicht, und jeder Browser am Tisch hat eine eigene Zufallszahl hinzugefügt. Nach der Partie wird der Startwert aufgedeckt, so dass alle prüfen können, dass nichts geändert wurde.
house-verified = Geprüft: alles stimmt.
house-not-verified = Prüfung fehlgeschlagen.
house-promised = Hash, den du vor der Partie gesehen hast
house-nonce = Von diesem Browser gegeben
house-commitment = Hash des Startwerts
house-key = Startwert des Servers
house-seed = Gemeinsamer Startwert
house-verify-yourself = Prüf es selbst auf dem Rechner des Hauses:

## Rückblick
house-no-review = Noch kein Rückblick
house-steps = Schritte
house-step-first = Zum Anfang
house-step-prev = Einen Schritt zurück
house-step-play = Schritte abspielen
house-step-stop = Anhalten
house-step-next = Einen Schritt weiter
house-word-means = Was heißt { $word }?
house-step-last = Zum Ende
house-step-of = { $step } von { $count }
house-step = Schritt { $step }
house-step-start = Der Anfang
house-eyes = Ansicht
house-eyes-public = Zuschauer
house-eyes-of = { $name }
house-graph = { $label }, Schritt für Schritt
house-measure-points = Punkte
house-measure-balance = Gleichgewicht
house-measure-outcome = Wer gewinnt
house-opinion = Eine Meinung zu diesem Schritt
house-kind-best = Bestes
house-kind-fine = Gut
house-kind-slip = Ungenauigkeit
house-kind-miss = Fehler
house-kind-costly = Grober Fehler
house-candidates = Beste Züge
house-candidate = Kandidat
house-place-heading = Platz
house-worth = Wert
house-was-played = gespielt
house-worth-win = gewinnt
house-worth-loss = verliert
house-worth-draw = unentschieden
house-worth-win-in = { $turns ->
    [one] gewinnt in 1 Zug
   *[other] gewinnt in { $turns } Zügen
}
house-worth-loss-in = { $turns ->
    [one] verliert in 1 Zug
   *[other] verliert in { $turns } Zügen
}
house-worth-chance = { $chance } für Sieg
house-no-opinion-here = Zu dieser Entscheidung gibt es keine Meinung.
house-best-there-was = das Beste, was es gab.
house-result-kept = das Ergebnis bleibt
house-best-was = Am besten:
house-played-was = Gespielt: { $played }.
house-lost-points = { $lost } Punkte verloren.
house-lost-least = Etwa { $lost } Punkte verloren, oder mehr.
house-lost-outcome = Gewinnchance um { $lost } { $lost ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} gesunken.
house-moment-gain = { $gain } { $points ->
    [one] Punkt
   *[other] Punkte
} zum Durchschnitt
house-moment-lost-points = { $lost } Punkte
house-moment-lost-outcome = { $lost } Gewinnchance
house-foreseen = { $move }, danach wohl: { $line }
house-weighed = { $count } Züge wurden bewertet.
house-there-was = Am besten war { $best }
house-reader-may = Computeranalyse von { $name }
house-reader-ask = Analyse anfordern
house-reader-done = Computeranalyse von { $name }
house-reader-reads = { $name } analysiert: { $done } von { $count } Zügen.
house-reader-waits = In der Warteschlange: { $name } analysiert eine andere Partie.
house-reader-spent = Das Tageslimit von { $name } ist erreicht. Die Analyse geht morgen weiter: { $done } von { $count } Zügen sind fertig.
house-reader-read = Analysiert
house-lost-each = { $name } verlor { $lost } je Entscheidung, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}
house-luck-title = Glück und Entscheidungen
house-luck-luck = Glück
house-luck-decisions = Entscheidungen
house-luck-together = Gesamt
house-luck-told = Für { $name }: Glück { $luck }, Entscheidungen { $decisions }, je { $within } mehr oder weniger; zusammen { $lead }.
house-luck-note = In Punkten Vorsprung von { $name } auf den Durchschnitt der anderen, aus vielen simulierten Zufallsziehungen. Die dünne Linie ist das 90-%-Konfidenzintervall.
house-luck-note-alone = In Punkten für { $name }, aus vielen simulierten Zufallsziehungen. Die dünne Linie ist das 90-%-Konfidenzintervall.
house-decisions-of = Entscheidungen von { $name }
house-next-mistake = Nächster Fehler
house-no-mistakes = Keine nennenswerten Fehler.
house-limits = Grenzwerte für Fehler
house-limits-set = Grenzwerte für Fehler einstellen
house-limits-points = Verlorene Punkte. Gespeichert für dich und dieses Spiel.
house-limits-outcome = Verlorene Gewinnchance in Prozent. Gespeichert für dich und dieses Spiel.
house-limit-from = { $kind } ab
house-limits-usual = Zurücksetzen
house-done = Fertig
house-try-again = Hier noch einmal
house-again = Noch ein Versuch
house-again-line = Dies ist die Stellung von { $name } vor dem Zug. Wähle einen anderen Zug; die Partie selbst ändert sich nicht.
house-weighing = Dein Versuch wird abgewogen …
house-try-better = Besser als das Gespielte, um { $by }.
house-try-worse = Schlechter als das Gespielte, um { $by }.
house-try-same = So gut wie das Gespielte.
house-once-more = Noch einmal
house-back-to-review = Zurück zur Durchsicht
house-go-on = Von hier weiterspielen
house-go-on-line = Ein neuer Tisch geht vor dieser Entscheidung weiter, mit allem Verborgenen wie es war. Er zählt für keine Wertung.
house-go-on-with = Mit
house-go-on-bots = Bots
house-go-on-friends = Wer kommt
house-go-on-level = Wie stark
house-go-on-seat = Mein Platz
house-go-on-fresh = Das kommende Glück neu ziehen
house-go-on-open = Tisch eröffnen
house-ahead-above = { $name } vorn, über der Linie
house-ahead-below = { $name } vorn, darunter
house-moves-minutes = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}{ $minutes ->
    [0] .
    [one] , eine Minute.
   *[other] , { $minutes } Minuten.
}

## Einstellungen
house-your-name = Dein Name
house-your-name-line = Damit die anderen dich kennen. Du brauchst kein Konto; dieser Browser merkt sich dich.
house-keep = Speichern
house-name-kept = Ab jetzt bist du { $name }.
house-looks = Aussehen
house-light = Design
house-theme-system = System
house-theme-light = Hell
house-theme-dark = Dunkel
house-text-size = Schriftgröße
house-motion = Animationen
house-motion-system = System
house-motion-full = An
house-motion-still = Aus
house-language = Sprache
house-language-line = Dieses Haus kann noch mehr Sprachen lernen.
house-at-the-table = Am Tisch
house-settings-kept = Gespeichert in diesem Browser und in deinem Konto.

## Hilfe
house-help-play = Spielen
house-help-play-text = Such dir auf der ersten Seite ein Spiel aus und drück auf „Spielen“: Ein Bot setzt sich sofort zu dir, ganz ohne Konto. Was du tun darfst, leuchtet auf dem Brett. Wähle es, sieh dir an, was es bewirkt, und sende es.
house-help-friends = Mit Freunden spielen
house-help-friends-text = „Mit Freunden“ öffnet einen Tisch, der wartet. Verschick den Link, sag den Code laut, oder halte ein Handy vor das Bild. Als Gastgeber bestimmst du, wer wo sitzt, was gespielt wird, mit welcher Uhr und wer zusehen darf. Plätze, die niemand nimmt, kannst du Bots geben.
house-help-device = Mehrere Leute, ein Bildschirm
house-help-device-text = An einem Tisch können auch Leute am selben Gerät sitzen. Das Brett dreht sich zu dem, der gerade entscheidet. Bei Spielen mit Geheimnissen fällt zwischen zwei Zügen ein Vorhang, bis der Nächste sagt, dass er da ist.
house-help-keys = Tasten
house-help-keys-text = Alles geht auch ohne Maus, und jedes Brett sagt einem Screenreader, was darauf liegt. Wo sich die Züge aufzählen lassen, nennt die Leiste an der Seite sie außerdem alle in Worten.
house-key-move = Pfeiltasten
house-key-move-does = über das Brett gehen
house-key-choose = Enter oder Space
house-key-choose-does = wählen, was im Fokus steht
house-key-send = Enter
house-key-send-does = senden, wenn etwas gewählt ist
house-key-undo = Backspace oder Escape
house-key-undo-does = den letzten Teil eines Entwurfs zurücknehmen
house-key-turn = R
house-key-turn-does = Brett oder Spielstein drehen, wo es etwas zu drehen gibt
house-key-tabs = Tab
house-key-tabs-does = weiter zum nächsten Teil der Seite
house-key-review = Links, Rechts, Home, End
house-key-review-does = durch einen Rückblick gehen
house-help-line = Wenn die Verbindung abreißt
house-help-line-text = Nichts geht verloren. Was du begonnen hast, bleibt in diesem Browser, auch wenn du neu lädst. Ein gesendeter Zug zählt genau einmal, so oft die Verbindung auch abreißt, und geht von selbst hinaus, sobald sie wieder da ist.
house-help-clock = Uhren
house-help-clock-text = Die Uhr läuft für alle, die gerade entscheiden müssen. Sie hält in dem Moment an, in dem das Haus deinen Zug gelesen hat, nicht erst, wenn es antwortet. Bei Partien über Tage hast du für jeden Zug einige Tage Zeit. Ist das Haus selbst eine Weile weg, stehen die Uhren und gehen weiter, wo sie standen. Tage laufen weiter, aber wer bei seiner Rückkehr am Zug ist, hat mindestens eine Stunde.
house-help-fairness = Wie der Zufall fair bleibt
house-help-fairness-text = Bevor sich jemand hinsetzt, zieht das Haus einen geheimen Schlüssel und zeigt seinen Fingerabdruck. Jeder Browser gibt beim Hinsetzen eigenen Zufall dazu, und gemischt wird aus allem zusammen. So konnte das Haus die Karten niemandem zuliebe aussuchen, und du auch nicht.

    Nach der Partie wird der Schlüssel verraten. Der Rückblick jeder Partie zeigt ihn samt allem, was geprüft wurde; auf dem Rechner des Hauses prüft parlour verify mit dem Namen der Partie es noch einmal.
house-help-privacy = Was das Haus weiß
house-help-privacy-text = Ein Cookie, das sagt, welcher Gast du bist, den Namen, den du angegeben hast, deine Einstellungen, deine Partien und was du an Tischen gesagt hast. Das alles bleibt auf dem Rechner, auf dem dieses Haus läuft. Von anderswo wird nichts geladen.

## Ratings and results
house-nav-ratings = Wertung
house-nav-tournaments = Turniere
house-results = Ergebnisse
house-season = Saison
house-season-name = { $part ->
    [winter] Winter { $year }
    [spring] Frühling { $year }
    [summer] Sommer { $year }
   *[autumn] Herbst { $year }
}
house-season-ends = { $season }, bis { $day }
house-pace-of-quick = Schnell
house-pace-of-evening = Abend
house-pace-of-daily = Über Tage
house-column-place = Platz
house-column-name = Name
house-column-rating = Wertung
house-column-sure = Genau auf
house-column-own = Eigene Formel
house-column-week = Woche
house-column-games = Partien
house-column-won = Gewonnen
house-column-form = Letzte fünf
house-percent = { $share } %
house-up-by = { $points } mehr
house-down-by = { $points } weniger
house-form = zuletzt, die ältesten zuerst: { $results }
house-anchor = Bot
house-fixed = fest
house-provisional = Vorläufig, ohne Platz bis zu { $games } Partien
house-nobody-rated = Noch hat niemand eine Wertung. Gewertete Partien gegen Menschen oder Bots zählen.
house-where-you-stand = Wo du stehst
house-above = Über { $below } von { $others } anderen.
house-games-until-settled = { $games ->
    [one] Noch eine Partie, dann zählt dein Platz.
   *[other] Noch { $games } Partien, dann zählt dein Platz.
}
house-how-to-read = So liest man es
house-read-anchor = Ein Bot spielt immer gleich, darum steht seine Wertung fest: Sie wurde gegen die anderen gemessen und hält alle von Saison zu Saison an ihrem Ort.
house-read-sure = ± sagt, wie sicher das Haus ist: In neun von zehn Fällen liegt die wahre Wertung darin.
house-read-counts = Eine Partie gegen Menschen oder Bots zählt, sobald jede Seite einige Züge gemacht hat: in den meisten Spielen zwei. Sie zählt nicht, wenn ein Zug zurückgenommen oder ein Tipp genutzt wurde, jemand mehrere Plätze hatte oder alle Spieler gegangen sind. Hundert Punkte bedeuten etwa zwei Siege in drei Partien.
house-read-repeated = Die ersten drei Partien derselben zwei Spieler innerhalb von 24 Stunden zählen voll, jede weitere halb so viel wie die vorige. Für einen Platz zählen höchstens zehn Partien gegen dieselbe Person.
house-ladder = Die Leiter
house-ladder-next = { $wins ->
    [one] Noch ein Sieg gegen { $bot }, und du bist vorbei.
   *[other] Noch { $wins } Siege gegen { $bot }, und du bist vorbei.
}
house-ladder-done = Du bist hier an allen vorbei.
house-rating-change = { $before } → { $after }
house-rating-changed = Wertung jetzt { $after }, vorher { $before }
house-rating-left = gegangen: zählt hinter allen, die blieben
house-rating-early = früh gegangen: nicht gewertet
house-rating-weight = zählt { $share } %: dieselben Gegner in 24 Stunden oft getroffen
house-ladder-on = Du hast { $bot } geschlagen. Nun: { $next }.
house-keep-match = Partiedatei
house-keep-record = Als { $kind }
house-files = Partiedateien
house-files-line = Eine Partiedatei enthält alles, was eine Partie nachspielt und beweist. Was du mitbringst, siehst nur du, und es zählt für keine Wertung.
house-files-all = Alle meine Partien
house-files-bring = Eine mitbringen
house-won-lost = { $won } gewonnen, { $lost } verloren
house-not-met = nicht getroffen
house-passed = überholt
house-result-won = Gewonnen
house-result-lost = Verloren
house-result-drawn = Unentschieden
house-place = Platz { $place }
house-given-up = aufgegeben
house-unrated = ungewertet
house-unrated-void = Ungewertet: Die Partie ist nichtig.
house-unrated-daily = Ungewertet: eine Tagesaufgabe.
house-unrated-continued = Ungewertet: aus einer anderen Partie fortgesetzt.
house-unrated-solo = Ungewertet: eine Partie für eine Person.
house-unrated-bots = Ungewertet: Es spielten nur Bots.
house-unrated-imported = Ungewertet: aus einer Datei importiert.
house-unrated-shared = Ungewertet: Eine Person hatte mehrere Plätze.
house-unrated-takeback = Ungewertet: Ein Zug wurde zurückgenommen.
house-unrated-hint = Ungewertet: Ein Tipp wurde genutzt.
house-unrated-deserted = Ungewertet: Alle Spieler sind gegangen, Bots haben die Partie beendet.
house-unrated-short = Ungewertet: Die Partie endete, bevor jede Seite genug Züge gemacht hatte.
house-whose = Wessen Ergebnisse
house-whose-mine = Meine
house-whose-all = Von allen
house-game-any = Jedes Spiel
house-when = Wann
house-when-any = Jederzeit
house-when-week = In der letzten Woche
house-when-month = Im letzten Monat
house-when-year = Im letzten Jahr
house-outcome = Ausgang
house-outcome-any = Jeder
house-outcome-not-won = Nicht gewonnen
house-against = Gegner
house-no-results = Nichts gefunden
house-no-results-line = Was du zu Ende spielst, steht hier mit seiner Rückschau.
house-no-open-results-line = Öffentliche Partien stehen hier, sobald sie zu Ende sind.
house-show-more = Mehr zeigen
house-all-results = Alle Ergebnisse

## Warum das Haus etwas ablehnt
core-error-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
core-error-fault = Im Haus ist etwas kaputtgegangen. Es ist notiert; bitte versuch es noch einmal.
core-error-line = Die Verbindung ist weg. Bitte versuch es gleich noch einmal.
core-error-unknown = So etwas gibt es hier nicht.
core-error-already-started = Diese Partie hat schon begonnen.
core-error-banned = Dieses Haus ist für dich vorerst geschlossen.
core-error-muted = Du darfst hier vorerst nichts sagen.
core-error-house-closed = Dieses Haus ist für seine Mitglieder. Melde dich an oder bitte den Gastgeber um eine Einladung.
core-error-house-by-invitation = Dieses Haus ist auf Einladung: spiele an einem Tisch, dessen Link du bekommen hast, oder bitte den Gastgeber um eine Einladung.
core-error-bad-key = Der Zufall dieser Partie ist beschädigt.
core-error-broken = Diese Partie kann nicht weitergehen: Ihre Aufzeichnung ist an Stelle { $seq } beschädigt.
core-error-chair-taken = Dieser Platz ist besetzt.
core-error-table-changed = Der Tisch wurde geändert. Lies die Regeln noch einmal, bevor du dich setzt.
core-error-rematch-changed = Die Revanche wurde geändert. Öffne ihren Tisch und lies die Regeln, bevor du dich setzt.
core-error-clock = Mit dieser Uhr kann man nicht spielen.
core-error-empty-chair = Dort sitzt niemand.
core-error-empty-chairs = Ein Platz ist noch frei.
core-error-empty-log = Diese Partie hat keine Aufzeichnung.
core-error-gap = In der Aufzeichnung dieser Partie fehlt etwas.
core-error-gone = Wer hier saß, ist endgültig gegangen.
core-error-log-full = Diese Partie ist länger, als das Haus aufbewahrt: { $most } Ereignisse.
core-error-never-started = Diese Partie hat nie begonnen.
core-error-no-name = Ein Name braucht mindestens einen Buchstaben.
core-error-name-too-long = Ein Name hat höchstens { $most } Buchstaben; dieser hat { $letters }.
core-error-no-offer = Hier ist nichts mehr zu beantworten.
core-error-no-such-bot = Diesen Bot gibt es bei diesem Spiel nicht.
core-error-no-such-code = Den Code { $heard } kennt niemand.
core-error-game-set-aside = { $game } kann gerade nicht gespielt werden, weil das Spiel nicht geladen werden konnte. Deine Partien bleiben erhalten; bitte sag dem Betreiber Bescheid.
core-error-no-such-game = Dieses Spiel ist nicht im Haus.
core-error-no-such-match = Diesen Tisch gibt es nicht.
core-error-no-such-moment = Es gibt nichts, wohin man zurückkönnte.
core-error-no-such-page = Diese Seite gibt es nicht.
core-error-no-such-seat = Diesen Platz gibt es nicht.
core-error-no-such-step = Diesen Schritt gibt es nicht.
core-error-file-too-large = Diese Datei ist zu groß: Es werden höchstens { $most } kB gelesen.
core-error-file-proves-false = Die Partie dieser Datei beweist sich nicht ({ $check }); es wurde nichts übernommen.
core-error-file-of-a-day = Partien einer Tagesgabe werden nicht übernommen.
core-error-other-match-here = Hier liegt unter der Kennung dieser Datei eine andere Partie; es wurde nichts übernommen.
core-error-no-such-decision = Eine solche Entscheidung gibt es hier nicht.
core-error-no-opinions = Kein Bot dieses Hauses hat zu dieser Partie eine Meinung.
core-error-bad-origin = Diese Partie geht nicht dort weiter, wo sie es sagt.
core-error-origin-is-fixed = Dieser Tisch setzt eine andere Partie fort: Regeln und Plätze bleiben wie dort.
core-error-origin-daily = Das Spiel des Tages gibt es einmal: Von ihm geht nichts weiter.
core-error-origin-too-long = Diese Partie ist zu lang, um von hier weiterzugehen.
core-error-reviews-spent = Die Bots haben für heute genug gedacht. Versuch es morgen noch einmal.
core-error-too-many-reviews = Es warten schon { $most } Partien von dir. Ist eine gelesen, bitte um die nächste.
core-error-no-such-pace = Dieses Tempo gibt es nicht. Wähle schnell, Abend oder über Tage.
core-error-no-such-season = Diese Saison gibt es nicht.
core-error-no-such-results = Diese Seite der Ergebnisse gibt es nicht. Beginne bei der ersten.
core-error-no-result-yet = Das Ergebnis ist noch nicht eingetragen. Frage gleich noch einmal.
core-error-no-watchers = Der Gastgeber lässt hier niemanden zusehen.
core-error-no-worker = Gerade ist kein Bot frei.
core-error-not-a-match-file = Das ist keine Aufzeichnung einer Partie.
core-error-not-a-nonce = Der Anteil dieses Browsers am Zufall war nicht lesbar.
core-error-not-a-promise = Diese Partie ist nicht für dich reserviert. Öffne den Tisch noch einmal.
core-error-promise-used = Dieser Tisch ist schon offen.
core-error-not-agreed = Die anderen sind nicht einverstanden.
core-error-not-an-action = Das ist kein Zug dieses Spiels.
core-error-wrong-origin = Diese Seite wurde unter { $origin } geöffnet, der Server hält aber { $expected } für seine Adresse und lehnt deshalb alle Änderungen ab. Wenn du diesen Server betreibst, richte seinen Reverse-Proxy so ein, dass er die Header Host und X-Forwarded-Proto weitergibt.
core-error-not-from-here = Das kam nicht von einer Seite dieses Hauses.
core-error-no-hints = Tipps gibt es in Partien gegen Bots, und nicht beim Blatt des Tages.
core-error-not-offered-here = Das kann man an diesem Tisch nicht anbieten.
core-error-not-options = Das sind keine Optionen dieses Spiels.
core-error-not-over = Das öffnet sich, wenn die Partie vorbei ist.
core-error-not-playing = Diese Partie läuft nicht.
core-error-not-the-host = Das darf nur der Gastgeber.
core-error-private-match = Diese Partie war privat. Bitte jemanden, der mitgespielt hat, um den Link.
core-error-put-out = Der Gastgeber hat dich von diesem Tisch gewiesen. Er bleibt dir verschlossen.
core-error-not-storable = Dieser Text enthält Zeichen, die sich nicht speichern lassen. Entferne sie und versuch es noch einmal.
core-error-not-understood = Das hat das Haus nicht verstanden.
core-error-not-your-seat = Das ist nicht dein Platz.
core-error-not-your-table = Du hast nicht an diesem Tisch gesessen.
core-error-not-your-turn = Du bist nicht am Zug.
core-error-no-such-phrase = Diesen Satz gibt es nicht.
core-error-nothing-said = Sag erst etwas.
core-error-nothing-to-take-back = Du hast keinen Zug zum Zurücknehmen.
core-error-drawn-anew-once = Dieser Zug wurde schon zurückgenommen und neu gezogen. Das geht einmal.
core-error-paused = Die Partie pausiert. Lass sie erst weitergehen.
core-error-not-paused = Die Partie pausiert nicht.
core-error-no-vacation = An diesem Tisch nimmt niemand Urlaub.
core-error-no-plans-here = Hier wird nichts vorausgelegt: Das gibt es in Spielen über Tage, ohne Glück und Geheimnisse.
core-error-plan-is-due = Du bist am Zug: Zieh einfach.
core-error-plan-without-answer = Eine Folge endet mit einer Antwort von dir.
core-error-plan-too-long = Eine Folge hat höchstens { $most } Züge.
core-error-plans-full = Du hast { $most } Folgen gelegt, mehr sind es nicht.
core-error-no-nudge = Hier mahnt schon die Uhr.
core-error-nudge-later = Noch nicht: Lass erst etwas Zeit.
core-error-nobody-awaited = Du wartest hier auf niemanden.
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
core-error-one-chair-each = Du kannst nicht auf zwei Plätzen zugleich sitzen.
core-error-order = Das ist keine Reihenfolge dieser Plätze.
core-error-other-digest = Nach den Regeln verläuft diese Partie anders.
core-error-other-game = Diese Partie gehört zu einem anderen Spiel.
core-error-other-version = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt.
core-error-out-of-place = Das geht jetzt nicht.
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
core-error-too-many-waiting = { $most } deiner Tische warten schon auf Leute. Wenn einer begonnen hat oder geschlossen ist, eröffne den nächsten.
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
core-error-too-many-chairs = Dieser Tisch hat nur { $seats } Plätze.
core-error-too-often = Das ist zu oft. Bitte warte kurz.
core-error-too-many-sockets = Mehr als { $most } Seiten dieses Hauses kannst du nicht zugleich offen haben. Schließ eine und öffne diese noch einmal.
core-error-too-slow = Das hat zu lange gebraucht. Bitte versuch es noch einmal.
core-error-storage-busy = Ein anderes Programm hält die Datenbank des Hauses. Nichts wurde geändert; bitte versuch es gleich noch einmal.
core-error-storage-full = Das Haus hat keinen Platz mehr zum Speichern. Nichts wurde geändert; bitte sag es dem Gastgeber.
core-error-storage-read-only = In die Datenbank des Hauses kann nicht geschrieben werden. Nichts wurde geändert; bitte sag es dem Gastgeber.
core-error-storage-away = Die Datenbank des Hauses antwortet nicht. Bitte versuch es gleich noch einmal; bleibt es so, sag es dem Gastgeber.
core-error-unknown-event = Diese Partie hat ein neueres Haus aufgezeichnet.
core-error-unreadable = Die Aufzeichnung dieser Partie ist nicht lesbar.

## Räume, die ein Spiel unterhält
house-room = Raum
house-room-instead = { $note }, statt { $other }
house-room-go-in = Hineingehen
house-faq = Oft gefragt
house-notices = Benachrichtigungen
house-shut-closed = Dieser Server ist nur für Mitglieder
house-shut-closed-line = Melde dich an oder gib deine Einladung ein.
house-shut-invitation-only = Für diesen Server brauchst du eine Einladung
house-shut-invitation-only-line = Melde dich an, gib deine Einladung ein oder öffne den Link eines Tisches, den du bekommen hast.
house-shut-sign-in = Anmelden
house-shut-password = Ich kenne das Server-Passwort
house-shut-invitation = Einladungslink
house-shut-enter = Weiter
house-only-this-computer = Nur dieser Computer kann den Link öffnen, denn der Server wurde nur für diesen Computer gestartet.
house-announced = Der Gastgeber sagt
house-forum = Das Forum der Mitglieder
house-room-people = { $count ->
    [0] niemand an den Tischen
    [one] eine Person an den Tischen
   *[other] { $count } Leute an den Tischen
}
house-room-open = { $count ->
    [0] kein offener Tisch
    [one] ein offener Tisch
   *[other] { $count } offene Tische
}
core-error-no-daily-deal = Bei diesem Spiel gibt es keine Verteilung des Tages.
core-error-daily-is-opened = Die Verteilung des Tages öffnest du auf der ersten Seite, nicht an einem Tisch.
core-error-once-a-day = Die Verteilung des Tages spielt man einmal; morgen kommt eine neue.
core-error-day-not-over = Der Schlüssel dieser Verteilung wird gezeigt, wenn ihr Tag vorbei ist, denn andere können sie noch spielen.

## Die Verteilung des Tages
house-daily = Verteilung des Tages
house-daily-board = Die von heute
house-daily-again = Noch einmal auf einem Gerät, das es schon kannte

## Senden
house-confirm = Vor dem Senden eines Zugs fragen
house-confirm-matters = Wo es darauf ankommt
house-confirm-always = Immer
house-confirm-never = Nie

## Lektionen
house-lesson = Lektion
house-lesson-of = { $game } lernen
house-lesson-step = Lektion, Schritt { $step } von { $count }
house-lesson-next = Weiter
house-lesson-first = Zum ersten Spiel
house-lesson-again = Noch einmal von vorn
house-lesson-other = Die Regeln erlauben das, aber tu hier, was oben steht.
house-lit = leuchtet
house-learn = Spielend lernen
house-puzzle = Aufgabe des Tages
core-error-no-puzzle = { $game } hat hier keine Aufgaben.
core-error-no-such-puzzle = Vom { $day } liegt keine Aufgabe im Archiv.

house-no-lesson = Hier ist keine Lektion
core-error-no-lesson = { $game } hat noch keine Lektion. Die Regeln kann man lesen.

## Pauses, reminders and what was left lying
house-pause = Pause
house-pauses = Pausen dürfen erbeten werden
house-offered-pause = Du hast um eine Pause gebeten.
house-offer-pause = { $name } bittet um eine Pause.
house-offer-mine-pause = Du hast um eine Pause gebeten. Sind alle einverstanden, stehen die Uhren still.
house-log-continued = { $name } beendet die Pause.
house-log-nudged = { $name } erinnert an den Zug.
house-log-claimed = { $what ->
    [draw] { $name } wertet als Remis: Die Partie lag brach.
    [void] { $name } erklärt die Partie für ungültig: Sie lag brach.
   *[out] { $name } wartet nicht länger auf den, der sie liegen ließ.
}
house-log-excused = { $name } hat Urlaub: ein Tag mehr.
house-over-lying = Die Partie wurde abgebrochen.
house-over-void = Die Partie wurde abgebrochen und zählt nicht.
house-clock-days-bank = { $days ->
    [one] Vorrat 1 Tag
   *[other] Vorrat { $days } Tage
}
house-clock-vacation = Urlaub
house-clock-bank-runs = noch { $time } vom Vorrat
house-vacation = Urlaub von selbst
house-vacation-line = Wessen Zeit um ist, nimmt dafür einen seiner 21 Tage im Jahr.
house-days-off = Freie Tage übrig: { $left } von { $of }
house-days-off-line = Wo ein Tisch automatischen Urlaub hat, wird von selbst einer genommen, wenn deine Zeit um ist. Am 1. Januar beginnt das Jahr von vorn.
house-paused = Pause
house-delay = Verzögerung für Zuschauer
house-delay-moves = { $count ->
    [0] keine
    [one] 1 Zug
   *[other] { $count } Züge
}
house-lag-given = { $ms } ms für die Leitung zurück
