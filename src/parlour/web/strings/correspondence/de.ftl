### German strings of pauses, reminders, lag and conditional moves.

## The pause
correspondence-paused = Die Partie pausiert: Alle Uhren stehen still.
correspondence-resume = Weiterspielen

## Reminders and abandoned games
correspondence-remind = Erinnern
correspondence-remind-from = Ab { $time } kannst du { $names } erinnern.
correspondence-reminded = { $names } wird erinnert.
correspondence-inactive = Seit zwei Wochen kam nichts von { $names }.
correspondence-claim = Abschließen
correspondence-claim-title = Wie soll sie enden?
correspondence-claim-out = Sie scheiden aus
correspondence-claim-out-line = Als hätten sie aufgegeben. Zu zweit gewinnst du.
correspondence-claim-draw = Remis
correspondence-claim-draw-line = Alle werden Erste.
correspondence-claim-void = Ungültig
correspondence-claim-void-line = Sie zählt für niemanden.

## Spectator delay and lag
correspondence-delay = { $count ->
    [one] Du siehst die Partie einen Zug später.
   *[other] Du siehst die Partie { $count } Züge später.
}
correspondence-lag = Leitung: { $ms } ms
correspondence-lag-line = Vom Haus gemessen. Jeder Zug bekommt zurück, was sein Weg dauerte, bis { $most } ms.

## Conditional moves
correspondence-conditional-about = Sag, was du antwortest, wenn dies oder das gezogen wird. Das Haus zieht deine Antwort sofort, wenn es so kommt, und vergisst sie, wenn es anders kommt. Niemand sonst sieht das.
correspondence-conditional-new = Vorausdenken
correspondence-conditional-if-they = Wenn { $name } zieht …
correspondence-conditional-answer = … was antwortest du?
correspondence-conditional-ends = Hier wäre das Spiel zu Ende.
correspondence-conditional-line = Du denkst voraus: Gezogen wird nichts.
correspondence-conditional-back = Einen Schritt zurück
correspondence-conditional-save = Folge behalten
correspondence-conditional-saved = Behalten: Sie wird gezogen, sobald es so kommt.
correspondence-conditional-if = Wenn
correspondence-conditional-then = dann
correspondence-conditional-continue = Von hier weiter
correspondence-conditional-delete = Wegnehmen
correspondence-conditional-due = Du bist am Zug: Zieh, dann kannst du weiterplanen.
