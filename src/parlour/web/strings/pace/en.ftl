### How a table keeps time, in English.

## The pause
pace-paused = The game is paused: all clocks stand still.
pace-go-on = Go on

## Reminders and what was left lying
pace-nudge = Remind
pace-nudge-from = From { $time } on you can remind { $names }.
pace-nudged = { $names } will be reminded.
pace-lying = Nothing has come from { $names } for two weeks.
pace-claim = Settle it
pace-claim-title = How shall it end?
pace-claim-out = They are out
pace-claim-out-line = As if they had given up. Of two, you win.
pace-claim-draw = A draw
pace-claim-draw-line = All come in first.
pace-claim-void = Void
pace-claim-void-line = It counts for nothing and nobody.

## Watching and the line
pace-behind = { $count ->
    [one] You see the game one move late.
   *[other] You see the game { $count } moves late.
}
pace-lag = Line: { $ms } ms
pace-lag-line = The house measured this. Each move is given back what its way took, up to { $most } ms.
