### How a table keeps time, in German.

## The pause
pace-paused = Die Partie pausiert: Alle Uhren stehen still.
pace-go-on = Weiterspielen

## Reminders and what was left lying
pace-nudge = Erinnern
pace-nudge-from = Ab { $time } kannst du { $names } erinnern.
pace-nudged = { $names } wird erinnert.
pace-lying = Seit zwei Wochen kam nichts von { $names }.
pace-claim = Abschließen
pace-claim-title = Wie soll sie enden?
pace-claim-out = Sie scheiden aus
pace-claim-out-line = Als hätten sie aufgegeben. Zu zweit gewinnst du.
pace-claim-draw = Remis
pace-claim-draw-line = Alle werden Erste.
pace-claim-void = Ungültig
pace-claim-void-line = Sie zählt für niemanden.

## Watching and the line
pace-behind = { $count ->
    [one] Du siehst die Partie einen Zug später.
   *[other] Du siehst die Partie { $count } Züge später.
}
pace-lag = Leitung: { $ms } ms
pace-lag-line = Vom Haus gemessen. Jeder Zug bekommt zurück, was sein Weg dauerte, bis { $most } ms.

## Vorausgelegte Züge
pace-plan-about = Sag, was du antwortest, wenn dies oder das gezogen wird. Das Haus zieht deine Antwort sofort, wenn es so kommt, und vergisst sie, wenn es anders kommt. Niemand sonst sieht das.
pace-plan-new = Vorausdenken
pace-plan-if-they = Wenn { $name } zieht …
pace-plan-answer = … was antwortest du?
pace-plan-ends = Hier wäre das Spiel zu Ende.
pace-plan-line = Du denkst voraus: Gezogen wird nichts.
pace-plan-back = Einen Schritt zurück
pace-plan-keep = Folge behalten
pace-plan-kept = Behalten: Sie wird gezogen, sobald es so kommt.
pace-plan-if = Wenn
pace-plan-then = dann
pace-plan-go-on = Von hier weiter
pace-plan-drop = Wegnehmen
pace-plan-due = Du bist am Zug: Zieh, dann kannst du weiterplanen.
