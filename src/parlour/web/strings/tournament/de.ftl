### Tournaments in German.

## List of tournaments
tournament-page-line = Ein Clubabend, eine Liga für einen Abend, eine Stunde schneller Partien: komm dazu oder richte eines aus.
tournament-set-up = Turnier ausrichten
tournament-new = Neues Turnier
tournament-cancel = Doch nicht
tournament-list-on = Bald und gerade jetzt
tournament-list-over = Vorbei
tournament-none-on = Gerade ist nichts los. Richte eines aus: Es dauert eine Minute, und ein Link holt die anderen.
tournament-you-are-in = du spielst mit
tournament-people = { $people ->
    [one] eine Person spielt mit
   *[other] { $people } spielen mit
}
tournament-tables-of = Tische zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
}
tournament-registration-open = Die Leute kommen zusammen
tournament-starts = Beginn { $when }
tournament-running = Läuft
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-won-by = Gewonnen von { $name }
tournament-no-winner = Ohne Sieger beendet

## Creating a tournament
tournament-name-field = Name
tournament-default-name = { $game }-Abend
tournament-form = Form
tournament-form-swiss = Schweizer System
tournament-form-everybody = Jeder gegen jeden
tournament-form-knockout = K.-o.
tournament-form-arena = Arena
tournament-form-swiss-line = Niemand geht heim: In jeder Runde triffst du Leute mit so vielen Punkten wie du, und niemanden zweimal, solange es sich vermeiden lässt.
tournament-form-everybody-line = Jeder sitzt einmal mit jedem zusammen.
tournament-form-knockout-line = Von jedem Tisch kommt die bessere Hälfte weiter. Sind zwei gleich, kommt weiter, wer in der Liste höher steht.
tournament-form-arena-line = Solange sie offen ist, bekommt, wer frei ist, sofort den nächsten Tisch.
tournament-at-a-table = An einem Tisch
tournament-rounds = Runden
tournament-minutes-open = So viele Minuten offen
tournament-scheduled = Beginnt zu einer Uhrzeit
tournament-scheduled-line = sonst beginnst du, wenn alle da sind
tournament-hour = Wann
tournament-further = Spielregeln und Hausregeln
tournament-wait-minutes = So viele Minuten wartet ein Tisch
tournament-wait-minutes-line = Wer bis dahin nicht da ist, verliert den Tisch und darf zum nächsten wiederkommen.
tournament-pause = Minuten zwischen den Runden
tournament-filled = Bots füllen leere Stühle
tournament-filled-line = Bots füllen leere Stühle; in der Liste stehen sie nicht.
tournament-late = Wer später kommt
tournament-late-line = Wer später kommt, darf bis Runde 2 einsteigen, ohne Punkte für Verpasstes.
tournament-open-registration = Türen öffnen
tournament-how-it-works = Du bekommst eine Seite mit einem Link zum Teilen. Tische, Ergebnisse und Tabelle gehen dann von selbst; die Ergebnisse zählen für Wertungen.

## Before it begins
tournament-enter = Mitspielen
tournament-leave = Gehen
tournament-leave-sure = Dieses Turnier verlassen?
tournament-leave-line = Bis es beginnt, kannst du wieder einsteigen.
tournament-leave-running = Du behältst deinen Platz in der Liste und bekommst keine Tische mehr. Du kannst wiederkommen.
tournament-check-in = Ich bin da
tournament-start = Beginnen mit { $people }
tournament-end = Beenden
tournament-end-sure = Dieses Turnier beenden?
tournament-end-line = Die Liste bleibt, wie sie jetzt ist; laufende Partien gehen weiter und zählen hier nicht mehr.
tournament-copy-link = Link kopieren
tournament-print = Drucken
tournament-players = Wer kommt ({ $people })
tournament-no-players = Noch niemand. Teile den Link.
tournament-present = ist da
tournament-mark-present = Ein Tipp sagt, ob jemand da ist.
tournament-terms = So läuft es
tournament-rounds-planned = { $rounds } Runden
tournament-minutes = { $minutes } Minuten offen

## While it runs
tournament-playing = { $people } spielen
tournament-closes = Offen bis { $when }
tournament-now = jetzt
tournament-done-at = { $when }, fertig
tournament-your-table = Dein Tisch
tournament-table = Tisch { $letter }
tournament-tables = Tische
tournament-sit = Hinsetzen
tournament-go = Zum Tisch
tournament-waits-for = Es fehlt noch: { $names }
tournament-until = Der Tisch wartet bis { $when }.
tournament-bye = In dieser Runde ruhst du aus, mit vollen Punkten
tournament-next-soon = Dein nächster Tisch kommt bald
tournament-present-count = { $there } von { $all } sind da
tournament-table-on = spielt
tournament-table-over = fertig
tournament-by-hand = vom Gastgeber eingetragen
tournament-watch = { $table } zuschauen
tournament-review = { $table } ansehen
tournament-score = { $score } im Spiel
tournament-byes = Mit vollen Punkten spielfrei: { $names }
tournament-away = weg
tournament-enter-result = Eintragen
tournament-result-of = Ergebnis von { $table }
tournament-enter-result-line = Für Partien auf einem echten Brett oder um ein Ergebnis zu berichtigen. Wer sich einen Platz teilt, teilt die Punkte.
tournament-finished-place = Platz { $place }
tournament-absent-player = Kam nicht
tournament-save-result = Ergebnis behalten

## Standings
tournament-standings = Tabelle
tournament-final-standings = Endstand
tournament-winner = { $name } gewinnt mit { $points ->
    [1] einem Punkt
   *[other] { $said } Punkten
}.
tournament-place = Platz
tournament-name = Name
tournament-points = Punkte
tournament-met = Gegner
tournament-share = Anteil
tournament-firsts = Siege
tournament-points-line = Ein gewonnener Tisch bringt { $most ->
    [one] einen Punkt
   *[other] { $most } Punkte, einen für jeden, den du hinter dir lässt
}; Gleiche teilen.
tournament-tie-breaks = Bei gleichen Punkten: zuerst Gegner, die Punkte aller, mit denen du am Tisch saßt; dann Anteil, dein Teil von hundert der Spielpunkte; dann gewonnene Tische; dann das Los.
tournament-tie-breaks-knockout = Vorn steht, wer weiter kam, dann wer mehr Punkte hat; dann Gegner, die Punkte aller, mit denen du am Tisch saßt, Anteil, dein Teil von hundert der Spielpunkte, gewonnene Tische und das Los.
tournament-seed-line = Alle Lose kamen aus { $seed }.

## Errors
tournament-error-no-such-tournament = Dieses Turnier gibt es hier nicht. Vielleicht ist der Link abgeschnitten.
tournament-error-over = Dieses Turnier ist vorbei.
tournament-error-already-started = Es hat schon begonnen.
tournament-error-too-late = Zum Einsteigen ist es zu spät: Dieses Turnier nimmt niemanden Neuen mehr auf.
tournament-error-full = Es ist voll: Mehr als { $most } Leute können nicht mitspielen.
tournament-error-full-network = Aus deinem Netz sind gerade viele einem Turnier beigetreten. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
tournament-error-too-few = Mindestens zwei müssen da sein, bevor es beginnen kann.
tournament-error-no-table = Kein Tisch wartet auf dich. Sieh noch einmal auf die Seite.
tournament-error-no-name = Gib ihm einen Namen.
tournament-error-too-many-tournaments = Du hast { $most } Turniere, die noch nicht vorbei sind. Beende eines, bevor du ein neues ausrichtest.
tournament-error-not-the-host = Das kann nur, wer dieses Turnier ausrichtet.
tournament-error-not-registered = Du spielst in diesem Turnier nicht mit.
tournament-error-busy = Zu viele haben dies gleichzeitig geändert. Versuch es noch einmal.
tournament-error-no-solver = Dieses Haus kann keine Turniere auslosen: Wer es betreibt, muss parlour[tournaments] installieren.

## At a table
tournament-of-table = Turnier
tournament-after-next = Nächste Runde
tournament-after-standings = Abschlusstabelle
tournament-after-over = Das Turnier ist zu Ende.
tournament-after-arena = Du bekommst einen neuen Tisch, sobald jemand frei ist.
tournament-after-called = Dein Tisch für Runde { $round } ist bereit.
tournament-after-waits = { $tables ->
    [0] Die nächste Runde beginnt bald.
    [one] Ein Tisch spielt noch.
   *[other] { $tables } Tische spielen noch.
}
tournament-after-begins = Runde { $round } beginnt in { $time }.
