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
