# Pylos

pylos-name = Pylos
pylos-line = Thirty balls, one pyramid: place the last ball on top.

pylos-option-variant = Rules
pylos-option-variant-basic = Basic
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Advanced

pylos-phase-move = place or raise a ball
pylos-phase-take = remove one or two balls
pylos-phase-over = the game is over

pylos-do-place = Place a ball on { $cell }
pylos-do-raise = Raise { $source } to { $cell }
pylos-do-take = Remove { $balls }
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = Remove { $balls }

# Rows and columns of the log.
pylos-row-took = removed
pylos-row-reserve = Reserve
pylos-row-left = Left

pylos-news-placed = { $name } placed a ball on { $cell }.
pylos-news-raised = { $name } raised { $source } to { $cell }.
pylos-news-bonus = { $name } completed { $made } and may remove balls.
pylos-news-took = { $count ->
    [one] { $name } removed { $balls }.
   *[other] { $name } removed { $count } balls: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } placed the top ball and won.
   *[stuck] { $name } won: the opponent had no ball left.
}
pylos-news-drawn = { $how ->
    [repetition] Draw by threefold repetition.
   *[length] Draw after 400 turns.
}

pylos-over-apex = The pyramid is complete.
pylos-over-stuck = No ball left to play.
pylos-over-repetition = Draw by threefold repetition.
pylos-over-length = Draw after 400 turns.

pylos-error-not-your-turn = It is not your turn.
pylos-error-bonus-due = Remove one or two balls first.
pylos-error-no-bonus = You can only remove balls after completing a square or line.
pylos-error-one-or-two = Remove one or two balls.
pylos-error-reserve-empty = Your reserve is empty. Raise a ball instead.
pylos-error-table-broken = The table { $file } is damaged or incomplete. Build it again with parlour pylos solve.
pylos-error-table-other = The table { $file } is for other rules or another variant ({ $variant }, rules { $rules }). Build it again with parlour pylos solve.
pylos-error-table-missing = There is no table { $file }. Build it with parlour pylos solve.
pylos-error-table-wrong = In the table { $file }, { $count } positions contradict their successors. Build it again.
pylos-error-no-compiler = This needs a C compiler, and none was found.
pylos-error-no-such-hollow = There is no spot { $cell }.
pylos-error-not-open = A ball here needs four balls below it: { $cell } is not available.
pylos-error-not-your-ball = You have no ball on { $cell }.
pylos-error-not-free = The ball on { $cell } supports another ball.
pylos-error-not-higher = You can only move a ball to a higher level: { $cell } is not above { $source }.
pylos-error-own-support = { $cell } is supported by { $source } itself.
pylos-error-not-a-position = Not a valid Pylos position: { $text }
pylos-error-not-a-variant = Unknown rules: { $text }
pylos-error-not-a-move = Not a valid Pylos move: { $text }

pylos-bot-beginner = Pip, who plays what catches the eye
pylos-bot-beginner-plus = Lindiwe, who has learned to look twice
pylos-bot-casual = Oona, who grabs every ball she can
pylos-bot-casual-plus = Mateo, who never leaves a square unfinished
pylos-bot-club = Bertil, who thinks a few turns ahead
pylos-bot-club-plus = Aroha, who always keeps a ball in reserve
pylos-bot-expert = Ines, patient and hard to surprise
pylos-bot-expert-plus = Tariq, who lets you build and ends on top
pylos-bot-master = Thales, who calculates to the last ball
pylos-bot-master-plus = Imhotep, who knows every possible pyramid

# What the board says: the action bar, then the names of its cells
pylos-ask-move = Your turn: place a ball, or raise one.
pylos-ask-place = Your turn: place a ball.
pylos-ask-raise = Your turn: raise a ball.
pylos-ask-where = Move { $source } where?
pylos-ask-placed = Place a ball on { $cell }?
pylos-ask-raised = Raise { $source } to { $cell }?
pylos-ask-take = { $made ->
    [3] Line of three! Remove one or two balls.
    [4] Square! Remove one or two balls.
   *[other] Well done! Remove one or two balls.
}
pylos-ask-second = Remove a second ball, or only this one?
pylos-ask-home = { $count ->
    [one] Remove one ball: { $balls }?
   *[other] Remove two balls: { $balls }?
}
pylos-why-open = { $places ->
    [one] One open spot.
   *[other] { $places } open spots.
} { $left ->
    [one] You have one ball left.
   *[other] You have { $left } balls left.
}
pylos-why-empty = Your reserve is empty.
pylos-why-higher = You can only move a ball to a higher level.
pylos-why-draft = Not sent yet.
pylos-why-bonus = You may then remove one or two of your balls.
pylos-why-ringed = You can remove the ringed balls.
pylos-why-put-back = Tap the ball again to put it back.
pylos-do-confirm-place = Place
pylos-do-confirm-raise = Raise
pylos-do-confirm-take = { $count ->
    [one] Remove one ball
   *[other] Remove two balls
}
pylos-do-undo = Undo
pylos-turn = Rotate the board
pylos-finale-unit = { $count ->
    [one] ball left
   *[other] balls left
}
pylos-sources = Position of the balls
pylos-source-reserve = In reserve
pylos-source-level = { pylos-level }
pylos-source-level-all = On the pyramid
pylos-keys-walk = to the next spot
pylos-keys-name = to the spot of that name
pylos-keys-choose = place, raise or remove the ball there
pylos-keys-command = place on 3b2 and remove 1a1
pylos-command-hint = 3b2, 1d4-2a1 or 3b2 -1a1
pylos-pyramid = Pyramid
pylos-layers = The four levels from above
pylos-level = { $level ->
    [4] Top
   *[other] Level { $level }
}
pylos-light = Light
pylos-dark = Dark
pylos-reserve = { $name }: { $count ->
    [one] one { $wood ->
        [light] light
       *[dark] dark
    } ball
   *[other] { $count } { $wood ->
        [light] light
       *[dark] dark
    } balls
} in reserve
pylos-cell = { $cell }, level { $level }
pylos-lies-own = your ball
pylos-lies-light = light ball
pylos-lies-dark = dark ball
pylos-lies-free = free
pylos-lies-shut = not supported yet
pylos-can-place-here = place here
pylos-can-raise-here = raise here
pylos-can-may-raise = can be raised
pylos-can-may-take = can be removed
pylos-can-picked = picked up
pylos-can-drafted = selected, not sent
pylos-can-premove-here = can be your premove
pylos-can-premoved = your premove
pylos-can-taken = removed, not sent
pylos-can-carries = supports another ball
pylos-moment-gain = { $gain } { $points ->
    [one] ball
   *[other] balls
} above average

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = The first ball
pylos-lesson-lay = You have fifteen light balls, and Oona has fifteen dark ones. Place a ball on the highlighted spot, 1b2.
pylos-lesson-lay-other = That spot is free too, but in this lesson use the highlighted one: 1b2.
pylos-lesson-square-title = A square
pylos-lesson-square = A few turns later, three of your balls form part of a square. Complete it with a ball on 1c3.
pylos-lesson-square-other = That leaves your square incomplete. The missing ball goes on 1c3.
pylos-lesson-take-title = Removing balls
pylos-lesson-take = When you complete a square of your colour, you return one or two of your balls to your reserve. Remove the two highlighted ones, 1c2 and 1c3.
pylos-lesson-take-other = That is legal, but here remove these two: 1c2 and 1c3.
pylos-lesson-raise-title = Up a level
pylos-lesson-raise = Four balls in a square, of any colour, support a spot on the next level. Raise your ball from 1b3 to 2a1: this uses no ball of your reserve.
pylos-lesson-raise-other = That is legal, but here tap your ball on 1b3, then the spot 2a1.
pylos-lesson-stop-title = Block a square
pylos-lesson-stop = Three dark balls surround 1c2. With a fourth, Oona would complete a square and remove balls. Place your ball there to block it.
pylos-lesson-stop-other = Then Oona completes her square and removes balls. Place your ball on 1c2.
pylos-lesson-count-title = Saving balls
pylos-lesson-count = You have 11 balls in reserve, Oona has 8: each ball that you remove or raise is one saved. A ball that supports another cannot move. A player with no legal move loses.
pylos-lesson-apex-title = The top
pylos-lesson-apex = Many turns later, only the top is missing, and you have the last ball. Place it on 4a1.
pylos-lesson-apex-other = The top is free: place your last ball on 4a1.
pylos-lesson-on-title = You have won
pylos-lesson-on = The player who places the top ball wins. There are also basic and advanced rules; the standard rules are a good start.
