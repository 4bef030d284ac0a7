### Tournaments in German.

## List of tournaments
tournament-page-line = Nimm an einem Turnier teil oder erstelle eines.
tournament-set-up = Turnier erstellen
tournament-new = Neues Turnier
tournament-cancel = Abbrechen
tournament-list-on = Bevorstehend und laufend
tournament-list-over = Beendet
tournament-none-on = Zurzeit gibt es keine Turniere. Erstelle eines und teile den Link.
tournament-you-are-in = du nimmst teil
tournament-people = { $people ->
    [one] ein Spieler
   *[other] { $people } Spieler
}
tournament-tables-of = Tische zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
}
tournament-registration-open = Anmeldung offen
tournament-starts = Beginn { $when }
tournament-running = Läuft
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-won-by = Gewonnen von { $name }
tournament-no-winner = Ohne Sieger beendet

## Creating a tournament
tournament-name-field = Name
tournament-default-name = { $game }-Abend
tournament-form = Modus
tournament-form-swiss = Schweizer System
tournament-form-everybody = Jeder gegen jeden
tournament-form-knockout = K.-o.-System
tournament-form-arena = Arena
tournament-form-swiss-line = Niemand scheidet aus. In jeder Runde spielst du gegen Gegner mit ähnlicher Punktzahl, möglichst nie zweimal gegen dieselben.
tournament-form-everybody-line = Alle spielen einmal gegeneinander.
tournament-form-knockout-line = Von jedem Tisch kommt die bessere Hälfte weiter. Bei Gleichstand kommt weiter, wer in der Tabelle höher steht.
tournament-form-arena-line = Wer frei ist, bekommt sofort neue Gegner, bis die Zeit abgelaufen ist.
tournament-at-a-table = Spieler pro Tisch
tournament-rounds = Runden
tournament-minutes-open = Dauer in Minuten
tournament-scheduled = Beginnt zu fester Zeit
tournament-scheduled-line = sonst startest du es selbst
tournament-hour = Startzeit
tournament-further = Spieloptionen und Tischeinstellungen
tournament-wait-minutes = Wartezeit auf Spieler in Minuten
tournament-wait-minutes-line = Wer bis dahin nicht da ist, verliert den Tisch kampflos, kann aber am nächsten spielen.
tournament-pause = Minuten zwischen den Runden
tournament-filled = Bots besetzen freie Plätze
tournament-filled-line = Bots stehen nicht in der Tabelle.
tournament-admits-bots-line = Programme spielen unter eigenem Namen, mit Kennzeichen.
tournament-admits-bots = Bot-Konten dürfen teilnehmen
tournament-late = Späterer Einstieg
tournament-late-line = Spieler können bis Runde 2 einsteigen, ohne Punkte für verpasste Runden.
tournament-open-to = Offen für
tournament-open-to-all = Alle
tournament-open-to-club = Mitglieder von { $club }
tournament-for-members = Nur Mitglieder dieses Clubs können teilnehmen.
tournament-club-deleted = Der Club dieses Turniers wurde gelöscht. Niemand kann sich mehr anmelden.
tournament-of-club = Clubturnier
tournament-open-registration = Anmeldung öffnen
tournament-how-it-works = Du bekommst eine Seite mit einem Link zum Teilen. Paarungen, Ergebnisse und Tabelle entstehen automatisch, und die Partien werden gewertet.

## Before it begins
tournament-enter = Teilnehmen
tournament-leave = Verlassen
tournament-leave-sure = Dieses Turnier verlassen?
tournament-leave-line = Bis zum Beginn kannst du wieder einsteigen.
tournament-leave-running = Du behältst deinen Rang in der Tabelle, bekommst aber keine neuen Tische. Du kannst jederzeit zurückkehren.
tournament-check-in = Ich bin da
tournament-start = Starten mit { $people }
tournament-end = Turnier beenden
tournament-end-sure = Dieses Turnier beenden?
tournament-end-line = Die Tabelle bleibt, wie sie ist. Laufende Partien gehen weiter, zählen aber nicht mehr.
tournament-copy-link = Link kopieren
tournament-print = Drucken
tournament-players = Spieler ({ $people })
tournament-no-players = Noch keine Spieler. Teile den Link.
tournament-present = anwesend
tournament-mark-present = Tippe auf einen Spieler, um ihn als anwesend zu markieren.
tournament-terms = Modus
tournament-rounds-planned = { $rounds } Runden
tournament-minutes = { $minutes } Minuten

## While it runs
tournament-playing = { $people } spielen
tournament-closes = Endet { $when }
tournament-now = jetzt
tournament-done-at = { $when }, beendet
tournament-your-table = Dein Tisch
tournament-table = Tisch { $letter }
tournament-tables = Tische
tournament-sit = Platz nehmen
tournament-go = Zum Tisch
tournament-waits-for = Warten auf { $names }
tournament-until = Der Tisch wartet bis { $when }.
tournament-bye = In dieser Runde bist du spielfrei, mit vollen Punkten
tournament-next-soon = Dein nächster Tisch kommt bald
tournament-present-count = { $there } von { $all } anwesend
tournament-table-on = spielt
tournament-table-over = beendet
tournament-by-hand = von der Turnierleitung eingetragen
tournament-watch = Bei { $table } zuschauen
tournament-review = { $table } analysieren
tournament-score = { $score } Punkte im Spiel
tournament-byes = Spielfrei mit vollen Punkten: { $names }
tournament-away = abwesend
tournament-enter-result = Ergebnis eintragen
tournament-result-of = Ergebnis von { $table }
tournament-enter-result-line = Für Partien an einem echten Brett oder um ein Ergebnis zu korrigieren. Spieler auf demselben Rang teilen sich dessen Punkte.
tournament-finished-place = Rang { $place }
tournament-absent-player = Abwesend
tournament-save-result = Ergebnis speichern

## Standings
tournament-standings = Tabelle
tournament-final-standings = Endstand
tournament-winner = { $name } gewinnt mit { $points ->
    [1] einem Punkt
   *[other] { $said } Punkten
}.
tournament-place = Rang
tournament-name = Name
tournament-points = Punkte
tournament-met = Gegnerpunkte
tournament-share = Spielpunkte
tournament-firsts = Siege
tournament-points-line = Ein gewonnener Tisch bringt { $most ->
    [one] einen Punkt
   *[other] { $most } Punkte, einen für jeden Spieler hinter dir
}. Bei Gleichstand werden die Punkte geteilt.
tournament-tie-breaks = Feinwertung: die Summe der Punkte aller Gegner, der Anteil an den Spielpunkten in Prozent, gewonnene Tische, dann das Los.
tournament-tie-breaks-knockout = Die Tabelle richtet sich nach erreichten Runden, dann nach Punkten. Feinwertung: die Summe der Punkte aller Gegner, der Anteil an den Spielpunkten in Prozent, gewonnene Tische, dann das Los.
tournament-seed-line = Alle Auslosungen verwenden den Startwert { $seed }.

## Errors
tournament-error-no-such-tournament = Dieses Turnier gibt es nicht. Prüfe den Link.
tournament-error-over = Dieses Turnier ist vorbei.
tournament-error-already-started = Dieses Turnier hat schon begonnen.
tournament-error-too-late = Für dieses Turnier ist es zu spät zum Einsteigen.
tournament-error-full = Dieses Turnier ist voll: Es ist auf { $most } Spieler begrenzt.
tournament-error-full-network = Aus deinem Netzwerk haben sich gerade viele Spieler zu einem Turnier angemeldet. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
tournament-error-too-few = Zum Starten müssen mindestens zwei Spieler anwesend sein.
tournament-error-no-table = Es wartet kein Tisch auf dich. Lade die Seite neu.
tournament-error-no-name = Gib einen Namen ein.
tournament-error-too-many-tournaments = Du hast schon { $most } Turniere, die nicht beendet sind. Beende eines, bevor du ein neues erstellst.
tournament-error-not-the-host = Das kann nur die Leitung dieses Turniers.
tournament-error-not-registered = Du nimmst an diesem Turnier nicht teil.
tournament-error-club-members-only = Nur Mitglieder des Clubs können an diesem Turnier teilnehmen.
tournament-error-no-bots = Dieses Turnier ist nur für Menschen.
tournament-error-no-programs = Programme dürfen hier nicht für einen Menschen spielen. Ein Bot-Konto muss unter eigenem Namen teilnehmen.
tournament-error-busy = Mehrere Personen haben das gleichzeitig geändert. Bitte versuch es noch einmal.
tournament-error-no-solver = Dieser Server kann keine Turniere auslosen: Der Betreiber muss parlour[tournaments] installieren.

## At a table
tournament-of-table = Turnier
tournament-after-next = Nächste Runde
tournament-after-standings = Endstand
tournament-after-over = Das Turnier ist beendet.
tournament-after-arena = Du bekommst einen neuen Tisch, sobald ein anderer Spieler frei ist.
tournament-after-ready = Dein nächster Tisch ist bereit.
tournament-after-called = Dein Tisch für Runde { $round } ist bereit.
tournament-after-waits = { $tables ->
    [0] Die nächste Runde beginnt bald.
    [one] An einem Tisch wird noch gespielt.
   *[other] An { $tables } Tischen wird noch gespielt.
}
tournament-after-begins = Runde { $round } beginnt in { $time }.
