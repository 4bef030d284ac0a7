rowgame-name = Rowgame
rowgame-line = Make as many rows of three as you can
rowgame-option-side = Board
rowgame-option-side-3 = 3 × 3
rowgame-option-side-4 = 4 × 4
rowgame-option-side-5 = 5 × 5
rowgame-phase-place = place a token
rowgame-phase-over = the game is over
rowgame-over-full = The board is full.
rowgame-do-place = Token on { $cell }
rowgame-news-placed = { $name } plays { $cell }
rowgame-news-scored = { $name } plays { $cell }: { $points ->
    [one] one point
   *[other] { $points } points
}
rowgame-error-not-your-turn = It is not your turn.
rowgame-error-no-such-cell = There is no cell { $cell }.
rowgame-error-taken = { $cell } is taken. Choose a free cell.
rowgame-bot-beginner = Pip, who plays at random
rowgame-bot-casual = Wren, who takes what scores most now
rowgame-bot-club = Rook, who looks a little ahead
rowgame-bot-expert = Heron, who looks further ahead
rowgame-bot-master = Owl, who looks far ahead
rowgame-ask-place = Choose a free cell
rowgame-part-board = Board
rowgame-part-free = { $cell }, free
rowgame-part-token = { $cell }, { $name }
