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

## Moves laid ahead
pace-plan-about = Say what you will answer if they play this or that. The house plays your answer at once when it comes to that, and forgets it when something else comes. Nobody else can see it.
pace-plan-new = Plan ahead
pace-plan-if-they = If { $name } plays …
pace-plan-answer = … what do you answer?
pace-plan-ends = The game would end here.
pace-plan-line = You are thinking ahead: nothing is played.
pace-plan-back = One step back
pace-plan-keep = Keep this line
pace-plan-kept = Kept: it is played as soon as it comes to that.
pace-plan-if = If
pace-plan-then = then
pace-plan-go-on = Go on from here
pace-plan-drop = Take away
pace-plan-due = It is your turn: make your move, then you can plan on.
