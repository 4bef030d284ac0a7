# Betapet

betapet-name = Betapet
betapet-line = Crossing words on a board of your choice, with or without a clock.

betapet-option-board = Board
betapet-option-board-standard = Standard
betapet-option-board-special = Special
betapet-option-board-random = Random
betapet-option-board-classic = Classic crossword
betapet-option-tiles = Tile set
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
betapet-option-lexicon = Dictionary
betapet-option-words = Invalid words
betapet-option-words-void = cannot be played
betapet-option-words-single = stay unless challenged
betapet-option-words-double = a wrong challenge costs the next turn
betapet-option-words-five = a wrong challenge gives the opponent five points
betapet-option-live_words = Check words before they are played
betapet-option-ending = Points for the last tiles
betapet-option-ending-betapet = players lose the value of their tiles; the player who goes out gains it
betapet-option-ending-double = the player who goes out gains twice the value of the remaining tiles

betapet-phase-play = play a word, exchange or pass
betapet-phase-challenge = accept the play or challenge it
betapet-phase-over = the game is over

betapet-do-play = Play these tiles
betapet-do-exchange = Exchange tiles
betapet-do-pass = Pass
betapet-do-challenge = Challenge the words
betapet-do-accept = Accept the play
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Exchange { $letters }

# Rows of the log.
betapet-row-exchange = exchanged { $count }
betapet-row-pass = passed

betapet-news-play = { $points ->
    [one] { $name } played { $words } for one point.
   *[other] { $name } played { $words } for { $points } points.
}
betapet-news-bingo = { $name } played { $words }: bingo, { $points } points!
betapet-news-word = { $direction ->
    [down] { $word } at { $at } down
   *[across] { $word } at { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } exchanged one tile.
   *[other] { $name } exchanged { $count } tiles.
}
betapet-news-exchange-own = { $name } exchanged { $given } for { $drawn }.
betapet-news-answered = { $name } decided.
betapet-news-pass = { $name } passed.
betapet-news-withdrawn = { $name } removed the play: { $words } is not valid.
betapet-news-challenge = { $name } gained { $points } points: the challenge was wrong.
betapet-news-skipped = { $name } lost this turn because of a wrong challenge.
betapet-news-rack = { $lost ->
    [0] { $name } had { $letters } left.
    [one] { $name } had { $letters } left and lost one point.
   *[other] { $name } had { $letters } left and lost { $lost } points.
}
betapet-news-out = { $points ->
    [0] { $name } played the last tile.
    [one] { $name } played the last tile and gained one point.
   *[other] { $name } played the last tile and gained { $points } points.
}
betapet-news-left = { $name } left the game.

betapet-over-out = All tiles were played by one player.
betapet-over-passes = Three rounds without a word.
betapet-over-time = A player was five minutes over time.

betapet-error-not-your-turn = It is not your turn.
betapet-error-answer-first = Accept or challenge the last play first.
betapet-error-no-play-to-answer = There is no play to accept or challenge.
betapet-error-no-tiles = Place at least one tile.
betapet-error-off-board = That is off the board.
betapet-error-occupied = This square is occupied.
betapet-error-not-in-order = Tiles must be listed in the order of their squares.
betapet-error-not-in-line = All tiles must be in one row or column.
betapet-error-gap = There is a gap in the word.
betapet-error-not-connected = The tiles must touch a letter on the board.
betapet-error-start-square = The first word must cover the star.
betapet-error-one-letter = A word needs at least two letters.
betapet-error-not-a-letter = There is no tile { $letter }.
betapet-error-not-on-rack = Not on your rack: { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } is not in the dictionary
   *[other] { $words } are not in the dictionary
}
betapet-error-shared-tile = { $word } must use the tile { $tile }, not separate letters.
betapet-error-bag-too-small = You can exchange only while the bag has at least { $needed } tiles; it has { $bag }.
betapet-error-unknown-lexicon = This server does not have the dictionary { $lexicon }.
betapet-error-other-language = The dictionary is { $lexicon ->
    [de] German
    [es] Spanish
    [fr] French
    [it] Italian
    [sv] Swedish
   *[en] English
}, but the tiles are { $tiles ->
    [de] German
    [es] Spanish
    [fr] French
    [it] Italian
    [sv] Swedish
   *[en] English
}.
betapet-error-seats = Betapet is for two to four players, not { $seats }.

betapet-bot-beginner = Nils, eleven, who knows short and common words
betapet-bot-beginner-plus = Amina, twelve, who reads under the covers at night
betapet-bot-casual = Mona, who plays what she likes from a fair vocabulary
betapet-bot-casual-plus = Tomás, who never misses the Sunday crossword
betapet-bot-club = Henrik, who always takes the most points
betapet-bot-club-plus = Ngozi, who collects rare words
betapet-bot-expert = Alma, who also plans which tiles to keep
betapet-bot-expert-plus = Haruto, who rarely misses a word
betapet-bot-master = Viktor, who hardly ever misses a word
betapet-bot-master-plus = Kalliope, who plans ahead and calculates the endgame

## The board on screen

betapet-board = Board, fifteen by fifteen
betapet-rack = Your rack
betapet-tools = More actions
betapet-slip = Score of your draft
betapet-joker = joker
betapet-tile = { $value ->
    [one] { $letter }, one point
   *[other] { $letter }, { $value } points
}
betapet-tile-joker = { $letter }, a joker, no points
betapet-rack-tile = { $tile }, position { $place } of { $count }
betapet-mark-dl = DL
betapet-mark-tl = TL
betapet-mark-dw = DW
betapet-mark-tw = TW
betapet-bonus-dl = double letter
betapet-bonus-tl = triple letter
betapet-bonus-dw = double word
betapet-bonus-tw = triple word
betapet-bonus-start = start square, double word
betapet-bingo = Bingo
betapet-sum = { $points } points in total
betapet-counting = Calculating…
betapet-not-listed = not in the dictionary

betapet-shuffle = Shuffle
betapet-sort = Sort
betapet-unseen = Unseen
betapet-unseen-count = { $count } tiles, { $bag } of them in the bag
betapet-list = Dictionary: { $name }
betapet-list-instead = Dictionary: { $name } (replaces { $other })
betapet-exchange = Exchange
betapet-pass = Pass
betapet-recall = Undo
betapet-play = Play
betapet-play-points = Play { $points }
betapet-challenge = Challenge

betapet-ask-first = Your turn: the first word must cover the star
betapet-ask-play = Your turn: play a word
betapet-why-play = Type on a square, drag tiles, or click a tile and then a square.
betapet-why-play-touch = Drag tiles, or tap a tile and then a square.
betapet-command-hint = 8G FARTHING, or G8 to play downwards
betapet-clock-12 = Rush, penalty every 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Fast
betapet-clock-60 = Normal
betapet-clock-0 = Untimed
betapet-command-words = words
betapet-command-words-does = Read the words on the board
betapet-command-no-words = There are no words on the board yet.
betapet-command-drafts = drafts
betapet-command-drafts-does = Read the drafts you tried, best first
betapet-command-no-drafts = You have tried no drafts yet.
betapet-command-accept = Accept
betapet-command-exchange-does = Type the letters to exchange after it
betapet-keys-write = place a letter on the board
betapet-keys-walk = move between squares
betapet-keys-turn = switch between across and down
betapet-keys-back = undo the last tile
betapet-keys-joker = place the letter with a joker
betapet-keys-command = play FARTHING from G8 across
betapet-ask-held = Choose a square for { $tile }
betapet-why-held = Tap the tile again to put it back.
betapet-ask-joker = Choose a letter for the joker
betapet-why-joker = Tap or type a letter. It cannot be changed after the play.
betapet-why-blank = To choose another letter, press and hold the joker.
betapet-ask-points = { $points ->
    [one] { $word }, one point
   *[other] { $word }, { $points } points
}
betapet-ask-bingo = { $word }, bingo: { $points } points
betapet-why-laid = Move the tiles, or undo.
betapet-ask-sending = Sending…
betapet-ask-challenge = { $points ->
    [one] { $name } played { $words } for one point. Challenge it?
   *[other] { $name } played { $words } for { $points } points. Challenge it?
}
betapet-why-challenge-single = A wrong challenge costs nothing.
betapet-why-challenge-double = A wrong challenge costs your next turn.
betapet-why-challenge-five = A wrong challenge gives the opponent five points.

betapet-joker-becomes = Letter of the joker
betapet-choose-square = Choose a square first.
betapet-no-room = No free square is left in this row or column.
betapet-say-draft = your draft
betapet-say-last = last move
betapet-say-across = across
betapet-say-down = down
betapet-say-recalled = Returned to the rack: { $tile }
betapet-say-recalled-all = All tiles returned to the rack.
betapet-say-rack = Rack: { $letters }
betapet-say-verdict = { $words }: { $points } points

betapet-exchange-title = Choose tiles to exchange
betapet-exchange-line = The bag has { $bag } tiles. You draw the same number, and your turn ends.
betapet-exchange-count = Exchange { $count }
betapet-exchange-all = Select all or none
betapet-keep-all = Cancel
betapet-laid-return = The tiles on the board return to your rack.
betapet-pass-title = Pass this turn?
betapet-pass-laid = Your tiles on the board are not played. They return to your rack.
betapet-pass-line = { $count ->
    [0] The game ends after three rounds without a word.
    [one] The game ends after three rounds without a word; the last turn had none.
   *[other] The game ends after three rounds without a word; the last { $count } turns had none.
}

betapet-racks-left = Remaining tiles
betapet-rack-left = Remaining: { $letters }
betapet-rack-empty = none

betapet-count-bingos = Bingos
betapet-count-words = Words
betapet-count-best = Best turn
betapet-count-exchanges = Exchanges
betapet-source-letters = Letters
betapet-source-bonus = Bonus squares
betapet-source-crossing = Crossing words
betapet-source-bingo = Bingos
betapet-source-withdrawn = Successfully challenged
betapet-source-challenge = Opponents’ wrong challenges
betapet-source-left = Remaining tiles

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = The first word
betapet-lesson-star = This lesson is in English, with words known in many languages. The first word must cover the star: play AROMA from f8 to j8. Tap a square and type, or drag the tiles.
betapet-lesson-star-other = That is legal, but here play AROMA from f8 to j8.
betapet-lesson-points-title = Scoring
betapet-lesson-points = A, R and O score 1 each and M scores 3: that is 7, and the star doubles the word to 14. You drew new tiles, up to seven, and Mona played IDEAL through your A.
betapet-lesson-two-title = Two words at once
betapet-lesson-two = All letters that touch in a row or column must form a word, and every new word scores. Play KILOS downwards from k4 to k8: its S also makes AROMAS. With the premium squares they score 20 and 9.
betapet-lesson-two-other = That is legal, but here play KILOS downwards, from k4 to k8.
betapet-lesson-joker-title = The joker
betapet-lesson-joker = The tile without a letter is a joker: it can be any letter and scores no points. Mona played EURO; now play TIGER from e5 to i5, with the joker as its R.
betapet-lesson-joker-other = That is legal, but here play TIGER from e5 to i5, with the joker as its R.
betapet-lesson-exchange-title = Exchange
betapet-lesson-exchange = Your tiles make no good word. Instead of playing a word you may exchange tiles, as Mona just did, while the bag has at least seven. Exchange C, H and J.
betapet-lesson-exchange-other = That is legal, but here exchange C, H and J.
betapet-lesson-bingo-title = Bingo and passing
betapet-lesson-bingo = Playing all seven tiles in one turn is a bingo and scores 50 extra points. If you cannot or do not want to play a word, pass. A word that is not in the dictionary is not accepted; you can change it.
betapet-lesson-on-title = End of the game
betapet-lesson-on = The game ends when the bag is empty and a player plays their last tile: the others lose the value of their tiles, and that player gains it. It also ends after three rounds without a word.
