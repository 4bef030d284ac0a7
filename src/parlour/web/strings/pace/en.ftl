### English strings of pauses, reminders, lag and conditional moves.

## The pause
pace-paused = The game is paused. All clocks are stopped.
pace-go-on = Resume

## Reminders and abandoned games
pace-nudge = Send reminder
pace-nudge-from = You can remind { $names } from { $time }.
pace-nudged = Reminder sent to { $names }.
pace-lying = { $names } made no move for two weeks.
pace-claim = Claim result
pace-claim-title = End this abandoned game?
pace-claim-out = They lose
pace-claim-out-line = As if they had resigned. In a game of two, you win.
pace-claim-draw = Draw
pace-claim-draw-line = All players share first place.
pace-claim-void = Void
pace-claim-void-line = The game does not count.

## Spectator delay and lag
pace-behind = { $count ->
    [one] You see the game with a delay of one move.
   *[other] You see the game with a delay of { $count } moves.
}
pace-lag = Lag: { $ms } ms
pace-lag-line = Measured by the server. Each move is compensated for lag, up to { $most } ms.

## Conditional moves
pace-plan-about = Prepare your replies to the moves you expect. If the opponent makes that move, the server plays your reply at once; otherwise the line is deleted. Other players cannot see it.
pace-plan-new = Add conditional moves
pace-plan-if-they = If { $name } plays …
pace-plan-answer = Your reply:
pace-plan-ends = The game would end here.
pace-plan-line = You are planning ahead: no move is played.
pace-plan-back = Previous move
pace-plan-keep = Save line
pace-plan-kept = Saved. Your reply is played if this position occurs.
pace-plan-if = If
pace-plan-then = then
pace-plan-go-on = Continue from here
pace-plan-drop = Delete
pace-plan-due = It is your turn. Make your move first.
