### English strings of pauses, reminders, lag and conditional moves.

## The pause
correspondence-paused = The game is paused. All clocks are stopped.
correspondence-resume = Resume

## Reminders and abandoned games
correspondence-remind = Send reminder
correspondence-remind-from = You can remind { $names } from { $time }.
correspondence-reminded = Reminder sent to { $names }.
correspondence-inactive = { $names } made no move for two weeks.
correspondence-claim = Claim result
correspondence-claim-title = End this abandoned game?
correspondence-claim-out = They lose
correspondence-claim-out-line = As if they had resigned. In a game of two, you win.
correspondence-claim-draw = Draw
correspondence-claim-draw-line = All players share first place.
correspondence-claim-void = Void
correspondence-claim-void-line = The game does not count.

## Spectator delay and lag
correspondence-delay = { $count ->
    [one] You see the game with a delay of one move.
   *[other] You see the game with a delay of { $count } moves.
}
correspondence-lag = Lag: { $ms } ms
correspondence-lag-line = Measured by the server. Each move is compensated for lag, up to { $most } ms.

## Conditional moves
correspondence-conditional-about = Prepare your replies to the moves you expect. If the opponent makes that move, the server plays your reply at once; otherwise the line is deleted. Other players cannot see it.
correspondence-conditional-new = Add conditional moves
correspondence-conditional-if-they = If { $name } plays …
correspondence-conditional-answer = Your reply:
correspondence-conditional-ends = The game would end here.
correspondence-conditional-line = You are planning ahead: no move is played.
correspondence-conditional-back = Previous move
correspondence-conditional-save = Save line
correspondence-conditional-saved = Saved. Your reply is played if this position occurs.
correspondence-conditional-if = If
correspondence-conditional-then = then
correspondence-conditional-continue = Continue from here
correspondence-conditional-delete = Delete
correspondence-conditional-due = It is your turn. Make your move first.
