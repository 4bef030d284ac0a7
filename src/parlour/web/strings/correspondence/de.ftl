### German strings of pauses, reminders, lag and conditional moves.

## The pause
correspondence-paused = Die Partie ist pausiert. Alle Uhren sind angehalten.
correspondence-resume = Fortsetzen

## Reminders and abandoned games
correspondence-remind = Erinnerung senden
correspondence-remind-from = Ab { $time } kannst du { $names } erinnern.
correspondence-reminded = Erinnerung an { $names } gesendet.
correspondence-inactive = Kein Zug von { $names } seit zwei Wochen.
correspondence-claim = Partie beenden
correspondence-claim-title = Verlassene Partie beenden?
correspondence-claim-out = Sie verlieren
correspondence-claim-out-line = Als hätten sie aufgegeben. In einer Partie zu zweit gewinnst du.
correspondence-claim-draw = Remis
correspondence-claim-draw-line = Alle Spieler teilen sich den ersten Rang.
correspondence-claim-void = Ungültig
correspondence-claim-void-line = Die Partie zählt nicht.

## Spectator delay and lag
correspondence-delay = { $count ->
    [one] Du siehst die Partie um einen Zug verzögert.
   *[other] Du siehst die Partie um { $count } Züge verzögert.
}
correspondence-lag = Latenz: { $ms } ms
correspondence-lag-line = Vom Server gemessen. Bei jedem Zug wird die Latenz ausgeglichen, bis { $most } ms.

## Conditional moves
correspondence-conditional-about = Bereite deine Antworten auf die Züge vor, die du erwartest. Macht dein Gegner einen dieser Züge, zieht der Server sofort deine Antwort; sonst wird die Zugfolge gelöscht. Andere Spieler sehen sie nicht.
correspondence-conditional-new = Bedingte Züge hinzufügen
correspondence-conditional-if-they = Wenn { $name } zieht …
correspondence-conditional-answer = Deine Antwort:
correspondence-conditional-ends = Hier wäre die Partie zu Ende.
correspondence-conditional-line = Du planst voraus: Es wird nicht gezogen.
correspondence-conditional-back = Voriger Zug
correspondence-conditional-save = Zugfolge speichern
correspondence-conditional-saved = Gespeichert. Deine Antwort wird gezogen, wenn diese Stellung entsteht.
correspondence-conditional-if = Wenn
correspondence-conditional-then = dann
correspondence-conditional-continue = Von hier fortsetzen
correspondence-conditional-delete = Löschen
correspondence-conditional-due = Du bist am Zug. Zieh zuerst.
