# Pylos

pylos-name = Pylos
pylos-line = Thirty balls, one pyramid: save yours for the top.

pylos-option-variant = Rules
pylos-option-variant-basic = Basic
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Advanced

pylos-phase-move = place or raise a ball
pylos-phase-take = take back one or two balls
pylos-phase-over = the match is over

pylos-do-place = Place a ball on { $cell }
pylos-do-raise = Raise { $source } to { $cell }
pylos-do-take = Take back { $balls }
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = Take { $balls }

# What stands in a line of the log, and over its columns.
pylos-row-took = taken back
pylos-row-reserve = Stack
pylos-row-left = Left

pylos-news-placed = { $name } placed a ball on { $cell }.
pylos-news-raised = { $name } raised { $source } to { $cell }.
pylos-news-bonus = { $name } takes balls back for { $made }.
pylos-news-took = { $count ->
    [one] { $name } took back { $balls }.
   *[other] { $name } took back { $count } balls: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } crowned the pyramid and won.
   *[stuck] { $name } won: there was no ball left to play.
}
pylos-news-drawn = { $how ->
    [repetition] The same position for the third time: a draw.
   *[length] Four hundred turns: a draw.
}

pylos-over-apex = The pyramid is crowned.
pylos-over-stuck = No ball left to play.
pylos-over-repetition = A draw: the same position for the third time.
pylos-over-length = A draw: four hundred turns.

pylos-error-not-your-turn = It is not your turn.
pylos-error-bonus-due = First take back one or two balls.
pylos-error-no-bonus = Balls come back only for a square or line just made.
pylos-error-one-or-two = Take back one or two balls.
pylos-error-reserve-empty = Your reserve is empty: raise a ball.
pylos-error-table-broken = The table { $file } is damaged or not whole: build it again with parlour pylos solve.
pylos-error-table-other = The table { $file } is of other rules or of another variant ({ $variant }, rules { $rules }): build it again with parlour pylos solve.
pylos-error-table-missing = There is no table { $file }: build it with parlour pylos solve.
pylos-error-table-wrong = The table { $file } says something else of { $count } positions than their successors do: build it again.
pylos-error-no-compiler = This needs a C compiler, and none was found here.
pylos-error-no-such-hollow = There is no hollow { $cell }.
pylos-error-not-open = Nothing can lie on { $cell } now.
pylos-error-not-your-ball = There is no ball of yours on { $cell }.
pylos-error-not-free = The ball on { $cell } carries another.
pylos-error-not-higher = { $cell } is not higher than { $source }.
pylos-error-own-support = { $cell } rests on { $source } itself.
pylos-error-not-a-position = This is not a position of Pylos: { $text }
pylos-error-not-a-variant = There is no such rule set: { $text }
pylos-error-not-a-move = This is not a move of Pylos: { $text }

pylos-bot-beginner = Pip, who plays what catches the eye
pylos-bot-beginner-plus = Lindiwe, who has begun to look twice
pylos-bot-casual = Oona, who grabs every ball she can
pylos-bot-casual-plus = Mateo, who never leaves a square unfinished
pylos-bot-club = Bertil, who thinks a few turns ahead
pylos-bot-club-plus = Aroha, who always keeps a ball in hand
pylos-bot-expert = Ines, patient and hard to surprise
pylos-bot-expert-plus = Tariq, who lets you build and ends on top
pylos-bot-master = Thales, who counts to the very last ball
pylos-bot-master-plus = Imhotep, who knows every pyramid there can be

# What the board says: the action bar, then the names of its cells
pylos-ask-move = Your turn: place a ball, or raise one.
pylos-ask-place = Your turn: place a ball.
pylos-ask-raise = Your turn: raise a ball.
pylos-ask-where = Where does { $source } go?
pylos-ask-placed = Place a ball on { $cell }?
pylos-ask-raised = Raise { $source } to { $cell }?
pylos-ask-take = { $made ->
    [3] A line of three! Take back one or two balls.
    [4] Four together! Take back one or two balls.
   *[other] Well made! Take back one or two balls.
}
pylos-ask-second = Take a second ball, or only this one?
pylos-ask-home = { $count ->
    [one] One ball comes home: { $balls }.
   *[other] Two balls come home: { $balls }.
}
pylos-why-open = { $places ->
    [one] One place is open.
   *[other] { $places } places are open.
} { $left ->
    [one] You have one ball left.
   *[other] You have { $left } balls left.
}
pylos-why-empty = Your reserve is empty.
pylos-why-higher = A ball only goes higher.
pylos-why-draft = Nothing is sent yet.
pylos-why-bonus = This wins you one or two balls back.
pylos-why-ringed = Ringed balls carry nothing.
pylos-why-put-back = Touch a lifted ball to put it back.
pylos-do-confirm-place = Place
pylos-do-confirm-raise = Raise
pylos-do-confirm-take = { $count ->
    [one] Take back one
   *[other] Take back two
}
pylos-do-undo = Undo
pylos-turn = Turn the board a quarter
pylos-sources = Where the balls went
pylos-source-reserve = Kept in the reserve
pylos-source-level = { pylos-level }
pylos-source-level-all = On the pyramid
pylos-keys-walk = to the next place
pylos-keys-name = to the place of that name
pylos-keys-choose = place, lift or take the ball there
pylos-keys-command = place on 3b2 and take 1a1 back
pylos-command-hint = 3b2, 1d4-2a1 or 3b2 -1a1
pylos-pyramid = Pyramid
pylos-layers = The four levels, seen from above
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
pylos-lies-shut = nothing to rest on yet
pylos-can-place-here = place here
pylos-can-raise-here = raise here
pylos-can-may-raise = may be raised
pylos-can-may-take = may be taken back
pylos-can-picked = in your hand
pylos-can-drafted = chosen, not sent
pylos-can-taken = comes home, not sent
pylos-can-carries = carries another ball
pylos-moment-gain = { $gain } { $points ->
    [one] ball
   *[other] balls
} on the usual

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = The first ball
pylos-lesson-lay = You have fifteen light balls, Oona fifteen dark ones. Lay one in the lit hollow, 1b2.
pylos-lesson-lay-other = That hollow is free too, but the lesson goes on from the lit one: 1b2.
pylos-lesson-square-title = A square
pylos-lesson-square = A few turns on, three of your balls wait for a fourth. Complete the square with a ball on 1c3.
pylos-lesson-square-other = That leaves your square open. One ball is missing at its corner: on 1c3.
pylos-lesson-take-title = Balls come back
pylos-lesson-take = Four of your colour in a square bring one or two of your balls back to your reserve. Take the two that are lit, 1c2 and 1c3.
pylos-lesson-take-other = You might do that, but here take these two: 1c2 and 1c3.
pylos-lesson-raise-title = Up a level
pylos-lesson-raise = Four balls in a square, whoever’s they are, carry a hollow of the next level. Raise your ball from 1b3 to 2a1: it costs none of your reserve.
pylos-lesson-raise-other = You might do that, but look up: touch your ball on 1b3, then the hollow 2a1.
pylos-lesson-stop-title = Stop a square
pylos-lesson-stop = Three dark balls lie around 1c2, and with a fourth Oona would take balls back. Lay yours there, and her square is never made.
pylos-lesson-stop-other = Then Oona completes her square and takes balls back. Lay your ball on 1c2.
pylos-lesson-count-title = Who lasts longer
pylos-lesson-count = You have 11 balls in reserve, Oona 8: each one taken back or raised is one saved. A ball that carries another stays where it is. Whoever has no turn left has lost.
pylos-lesson-apex-title = The apex
pylos-lesson-apex = Many turns on, only the apex is missing, and the last ball is yours. Lay it on 4a1.
pylos-lesson-apex-other = The apex is free: lay your last ball on 4a1.
pylos-lesson-on-title = You have won
pylos-lesson-on = Whoever crowns the pyramid wins, for no ball is left to answer it. There are easier and harder rules too; these are the ones to begin with.
