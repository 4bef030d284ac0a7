### How a table keeps time, in Swedish.

## The pause
pace-paused = Partiet är pausat: alla klockor står stilla.
pace-go-on = Spela vidare

## Reminders and what was left lying
pace-nudge = Påminn
pace-nudge-from = Från { $time } kan du påminna { $names }.
pace-nudged = { $names } får en påminnelse.
pace-lying = På två veckor har inget hörts från { $names }.
pace-claim = Gör upp
pace-claim-title = Hur ska det sluta?
pace-claim-out = De är ute
pace-claim-out-line = Som om de gett upp. Av två vinner du.
pace-claim-draw = Remi
pace-claim-draw-line = Alla kommer först.
pace-claim-void = Ogiltigt
pace-claim-void-line = Det räknas inte för någon.

## Watching and the line
pace-behind = { $count ->
    [one] Du ser partiet ett drag senare.
   *[other] Du ser partiet { $count } drag senare.
}
pace-lag = Linje: { $ms } ms
pace-lag-line = Huset har mätt det. Varje drag får tillbaka tiden för sin väg, upp till { $most } ms.
