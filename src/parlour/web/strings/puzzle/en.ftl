# The puzzle of the day.
puzzle-title = Puzzle of the day, { $game }
puzzle-of = Puzzle of { $day }, { $game }
puzzle-none = There is no puzzle here
puzzle-goal-win = { $best ->
    [one] One move wins
   *[other] { $best } moves win
}
puzzle-goal-best = { $best ->
    [one] One move is clearly best
   *[other] { $best } moves are clearly best
}
puzzle-proven = Every other loses. That is proven.
puzzle-margin = { $points ->
    [one] Every other loses { $lost } point or more.
   *[other] Every other loses { $lost } points or more.
}
puzzle-before = Just before:
puzzle-other = { $seats ->
    [2] Opponent
   *[other] Opponent { $seat }
}
puzzle-streak = Streak
puzzle-longest = Longest
puzzle-tries = Tries
puzzle-give = Show it
puzzle-wrong = { $points ->
    [one] { $move } loses { $lost } point. Try again.
   *[other] { $move } loses { $lost } points. Try again.
}
puzzle-wrong-far = { $move } is not among the best. Try again.
puzzle-wrong-loses = { $move } loses. Try again.
puzzle-solved = { $tries ->
    [1] Solved at the first try
    [2] Solved at the second try
    [3] Solved at the third try
   *[other] Solved after { $tries } tries
}
puzzle-shown = It was { $move }
puzzle-streak-now = { $days ->
    [one] One day in a row: come back tomorrow.
   *[other] { $days } days in a row.
}
puzzle-weighed = As { $name } weighs it
puzzle-house = How the house did
puzzle-tries-in = { $tries ->
    [1] first try
    [2] second try
   *[other] third try
}
puzzle-tries-more = { $tries } tries or more
puzzle-archive = Archive
puzzle-today = today
puzzle-mark-first = first try
puzzle-mark-solved = solved
puzzle-mark-shown = shown
puzzle-more = Puzzles of other games
puzzle-share = Share
puzzle-copied = Copied
puzzle-share-solved = { $tries ->
    [1] Parlour puzzle, { $game }, { $day }: solved at the first try.
   *[other] Parlour puzzle, { $game }, { $day }: solved after { $tries } tries.
}
puzzle-share-shown = Parlour puzzle, { $game }, { $day }: can you do it?
