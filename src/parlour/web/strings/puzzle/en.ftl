# The puzzle of the day.
puzzle-title = Puzzle of the day: { $game }
puzzle-of = { $game } puzzle, { $day }
puzzle-none = Puzzle not found
puzzle-goal-win = { $best ->
    [one] Find the winning move
   *[other] Find one of { $best } winning moves
}
puzzle-goal-best = { $best ->
    [one] Find the best move
   *[other] Find one of the { $best } best moves
}
puzzle-proven = Every other move loses (proven).
puzzle-margin = { $points ->
    [one] Every other move loses at least { $lost } point.
   *[other] Every other move loses at least { $lost } points.
}
puzzle-before = Previous moves:
puzzle-other = { $seats ->
    [2] Opponent
   *[other] Opponent { $seat }
}
puzzle-streak = Streak
puzzle-longest = Longest streak
puzzle-attempts = Tries
puzzle-show-solution = Show solution
puzzle-wrong = { $points ->
    [one] { $move } loses { $lost } point. Try again.
   *[other] { $move } loses { $lost } points. Try again.
}
puzzle-wrong-far = { $move } is not one of the best moves. Try again.
puzzle-wrong-loses = { $move } loses. Try again.
puzzle-solved = { $tries ->
    [1] Solved on the first try
    [2] Solved on the second try
    [3] Solved on the third try
   *[other] Solved after { $tries } tries
}
puzzle-shown = Best: { $move }
puzzle-streak-now = { $days ->
    [one] Streak: 1 day. Come back tomorrow.
   *[other] Streak: { $days } days.
}
puzzle-evaluated-by = Evaluation by { $name }
puzzle-all-players = All players
puzzle-attempts-in = { $tries ->
    [1] first try
    [2] second try
   *[other] third try
}
puzzle-attempts-more = { $tries } tries or more
puzzle-archive = Archive
puzzle-today = today
puzzle-mark-first = first try
puzzle-mark-solved = solved
puzzle-mark-shown = shown
puzzle-more = Puzzles of other games
puzzle-share = Share
puzzle-copied = Copied
puzzle-share-solved = { $tries ->
    [1] Parlour puzzle, { $game }, { $day }: solved on the first try.
   *[other] Parlour puzzle, { $game }, { $day }: solved after { $tries } tries.
}
puzzle-share-shown = Parlour puzzle, { $game }, { $day }: can you solve it?
