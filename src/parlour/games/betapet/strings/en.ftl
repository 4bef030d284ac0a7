# Betapet

betapet-name = Betapet
betapet-line = Cross words on a board of your choice, against the clock if you like.

betapet-option-board = Board
betapet-option-board-standard = Standard
betapet-option-board-special = Special
betapet-option-board-random = Random
betapet-option-board-classic = Classic crossword
betapet-option-tiles = Letter tiles
betapet-option-tiles-english = English (100)
betapet-option-tiles-french = French (100)
betapet-option-tiles-french-102 = French (102)
betapet-option-tiles-italian = Italian (100)
betapet-option-tiles-italian-120 = Italian (120)
betapet-option-tiles-italian-clementoni = Italian (120, Clementoni)
betapet-option-tiles-swedish = Swedish (Betapet)
betapet-option-tiles-swedish-classic = Swedish (classic)
betapet-option-tiles-german = German (102)
betapet-option-tiles-spanish = Spanish (100)
betapet-option-lexicon = Word list
betapet-option-words = Wrong words
betapet-option-words-void = are refused at once
betapet-option-words-single = stand until challenged
betapet-option-words-double = a wrong challenge costs the next turn
betapet-option-words-five = a wrong challenge gives five points
betapet-option-live_words = Drafts are checked before they are sent
betapet-option-ending = Going out
betapet-option-ending-betapet = everybody loses the tiles left, who goes out gains them
betapet-option-ending-double = who goes out gains twice the tiles left

betapet-phase-play = lay a word, exchange or pass
betapet-phase-challenge = accept the play or challenge it
betapet-phase-over = the game is over

betapet-do-play = Lay these tiles
betapet-do-exchange = Exchange tiles
betapet-do-pass = Pass
betapet-do-challenge = Challenge the words
betapet-do-accept = Let the play stand

betapet-news-play = { $points ->
    [one] { $name } laid { $words } for one point.
   *[other] { $name } laid { $words } for { $points } points.
}
betapet-news-bingo = { $name } laid { $words }: bingo, { $points } points!
betapet-news-exchange = { $count ->
    [one] { $name } exchanged one tile.
   *[other] { $name } exchanged { $count } tiles.
}
betapet-news-pass = { $name } passed.
betapet-news-withdrawn = { $name } took the play back: { $words } did not hold.
betapet-news-challenge = { $name } gained { $points } points: the challenge was wrong.
betapet-news-skipped = { $name } lost this turn by a wrong challenge.
betapet-news-rack = { $name } was left with { $letters }: { $points } points.
betapet-news-out = { $name } went out and gained { $points } points.
betapet-news-left = { $name } left the game.

betapet-over-out = The bag is empty and a rack too.
betapet-over-passes = Three rounds without a play.
betapet-over-time = A player was five minutes over the time.
betapet-over-resigned = The others gave up.
betapet-over-away = The others stayed away.

betapet-error-not-your-turn = It is not your turn.
betapet-error-answer-first = First the play that was made must be accepted or challenged.
betapet-error-no-play-to-answer = There is no play to accept or challenge.
betapet-error-no-tiles = Lay at least one tile.
betapet-error-off-board = That lies off the board.
betapet-error-occupied = A letter already lies there.
betapet-error-not-in-order = Tiles are told in the order of their squares.
betapet-error-not-in-line = All tiles must lie in one row or one column.
betapet-error-gap = There is a gap in the word.
betapet-error-not-connected = The tiles must touch a letter on the board.
betapet-error-start-square = The first word must cover the star.
betapet-error-one-letter = One letter is not a word.
betapet-error-not-a-letter = No tile is called { $letter }.
betapet-error-not-on-rack = Not on your rack: { $letters }
betapet-error-not-a-word = { $count ->
    [one] Not a word in this list: { $words }
   *[other] Not words in this list: { $words }
}
betapet-error-bag-too-small = You may exchange only while the bag holds { $needed } tiles; it holds { $bag }.
betapet-error-unknown-lexicon = The word list { $lexicon } is not in this house.
betapet-error-other-language = The list speaks { $lexicon }, the tiles { $tiles }.
betapet-error-seats = Two to four may play, not { $seats }.

betapet-bot-beginner = Nils, eleven, who knows the short and the common words
betapet-bot-casual = Mona, who lays what pleases her from a fair vocabulary
betapet-bot-club = Henrik, who takes the most points there are
betapet-bot-expert = Alma, who also minds the tiles she keeps
betapet-bot-master = Viktor, who minds everything and counts the last tiles out
