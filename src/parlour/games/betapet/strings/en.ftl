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
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Exchange { $letters }

# What stands in a line of the log.
betapet-row-exchange = changed { $count }
betapet-row-pass = passed

betapet-news-play = { $points ->
    [one] { $name } laid { $words } for one point.
   *[other] { $name } laid { $words } for { $points } points.
}
betapet-news-bingo = { $name } laid { $words }: bingo, { $points } points!
betapet-news-word = { $direction ->
    [down] { $word } at { $at } down
   *[across] { $word } at { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } exchanged one tile.
   *[other] { $name } exchanged { $count } tiles.
}
betapet-news-exchange-own = { $name } gave back { $given } and drew { $drawn }.
betapet-news-answered = { $name } has answered.
betapet-news-pass = { $name } passed.
betapet-news-withdrawn = { $name } took the play back: { $words } did not hold.
betapet-news-challenge = { $name } gained { $points } points: the challenge was wrong.
betapet-news-skipped = { $name } lost this turn by a wrong challenge.
betapet-news-rack = { $lost ->
    [0] { $name } was left with { $letters }.
    [one] { $name } was left with { $letters } and lost one point.
   *[other] { $name } was left with { $letters } and lost { $lost } points.
}
betapet-news-out = { $points ->
    [0] { $name } went out.
    [one] { $name } went out and gained one point.
   *[other] { $name } went out and gained { $points } points.
}
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
betapet-error-shared-tile = { $word } needs the tile { $tile }: separate letters do not spell it.
betapet-error-bag-too-small = You may exchange only while the bag holds { $needed } tiles; it holds { $bag }.
betapet-error-unknown-lexicon = The word list { $lexicon } is not in this house.
betapet-error-other-language = The list speaks { $lexicon }, the tiles { $tiles }.
betapet-error-seats = Two to four may play, not { $seats }.

betapet-bot-beginner = Nils, eleven, who knows the short and the common words
betapet-bot-beginner-plus = Amina, twelve, who reads under the covers at night
betapet-bot-casual = Mona, who lays what pleases her from a fair vocabulary
betapet-bot-casual-plus = Tomás, who never misses the Sunday crossword
betapet-bot-club = Henrik, who takes the most points there are
betapet-bot-club-plus = Ngozi, who collects rare words
betapet-bot-expert = Alma, who also minds the tiles she keeps
betapet-bot-expert-plus = Haruto, who seldom overlooks a word
betapet-bot-master = Viktor, who hardly ever overlooks a word
betapet-bot-master-plus = Kalliope, who thinks a few of the next turns through and counts the last tiles out

## The board on screen

betapet-board = Board, fifteen by fifteen
betapet-rack = Your rack
betapet-tools = What else you may do
betapet-slip = What the draft makes
betapet-joker = joker
betapet-tile = { $value ->
    [one] { $letter }, one point
   *[other] { $letter }, { $value } points
}
betapet-tile-joker = { $letter }, a joker, no points
betapet-rack-tile = { $tile }, place { $place } of { $count }
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
betapet-sum = { $points } points in all
betapet-counting = Counting…
betapet-not-listed = not in the list

betapet-shuffle = Shuffle
betapet-sort = Sort
betapet-unseen = Unseen
betapet-unseen-count = { $count } tiles, { $bag } of them in the bag
betapet-list = Word list: { $name }
betapet-list-instead = Word list: { $name }, in place of { $other }
betapet-exchange = Exchange
betapet-pass = Pass
betapet-recall = Recall
betapet-play = Play
betapet-play-points = Play { $points }
betapet-challenge = Challenge

betapet-ask-first = Your turn: the first word covers the star
betapet-ask-play = Your turn: lay a word
betapet-why-play = Type on a square, drag tiles, or tap a tile and then a square.
betapet-why-play-touch = Drag tiles, or tap a tile and then a square.
betapet-command-hint = 8G FARTHING, or G8 to write down
betapet-clock-12 = Rush, points every 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Fast
betapet-clock-60 = Normal
betapet-clock-0 = Unlimited
betapet-command-words = words
betapet-command-words-does = Say the words on the board
betapet-command-no-words = No word lies yet.
betapet-command-drafts = drafts
betapet-command-drafts-does = Say the drafts you tried, best first
betapet-command-no-drafts = You have tried nothing yet.
betapet-command-accept = Accept
betapet-command-exchange-does = Write the letters to give back after it
betapet-keys-write = write on the board
betapet-keys-walk = from square to square
betapet-keys-turn = write down, or across
betapet-keys-back = take the last tile back
betapet-keys-joker = write it with the joker
betapet-keys-command = FARTHING from G8 across
betapet-ask-held = Where does it go: { $tile }?
betapet-why-held = Choose a square, or the tile again to put it down.
betapet-ask-joker = What does the joker stand for?
betapet-why-joker = Choose a letter or type it. It stays so.
betapet-why-blank = Press the joker long, or put it down anew, to choose its letter.
betapet-ask-points = { $points ->
    [one] { $word } makes one point
   *[other] { $word } makes { $points } points
}
betapet-ask-bingo = { $word } is a bingo: { $points } points
betapet-why-laid = Nothing is lost: move the tiles, or recall them.
betapet-ask-sending = On its way…
betapet-ask-challenge = { $points ->
    [one] { $name } laid { $words } for one point. Does it stand?
   *[other] { $name } laid { $words } for { $points } points. Does it stand?
}
betapet-why-challenge-single = A wrong challenge costs nothing.
betapet-why-challenge-double = A wrong challenge costs your next turn.
betapet-why-challenge-five = A wrong challenge gives five points to who laid it.

betapet-joker-becomes = The joker becomes…
betapet-choose-square = Choose a square first.
betapet-no-room = There is no free square left in this line.
betapet-say-draft = your draft
betapet-say-last = last move
betapet-say-across = writing across
betapet-say-down = writing down
betapet-say-recalled = Back on the rack: { $tile }
betapet-say-recalled-all = All tiles are back on the rack.
betapet-say-rack = Rack: { $letters }
betapet-say-verdict = { $words }: { $points } points

betapet-exchange-title = Which tiles do you give back?
betapet-exchange-line = The bag holds { $bag }. You draw as many, and your turn is over.
betapet-exchange-count = Exchange { $count }
betapet-exchange-all = All or none
betapet-keep-all = Keep them
betapet-laid-return = The tiles on the board come back to your rack.
betapet-pass-title = Pass this turn?
betapet-pass-laid = Tiles of yours lie on the board and are not played. They come back to your rack.
betapet-pass-line = { $count ->
    [0] Three rounds without a play end the game.
    [one] Three rounds without a play end the game; one turn went by without.
   *[other] Three rounds without a play end the game; { $count } turns went by without.
}

betapet-racks-left = Left on the racks
betapet-rack-left = Left: { $letters }
betapet-rack-empty = nothing left

betapet-count-bingos = Bingos
betapet-count-words = Words
betapet-count-best = Best turn
betapet-count-exchanges = Exchanges
betapet-source-letters = Letters
betapet-source-bonus = Bonus squares
betapet-source-crossing = Crossing words
betapet-source-bingo = Bingos
betapet-source-withdrawn = Taken back
betapet-source-challenge = Wrong challenges of others
betapet-source-left = Tiles left

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = The first word
betapet-lesson-star = This lesson plays in English, with words known in many languages. The first word covers the star: lay AROMA from f8 to j8. Touch a square and type, or carry the tiles.
betapet-lesson-star-other = Other words over the star would do, but here lay AROMA from f8 to j8.
betapet-lesson-points-title = What it counts
betapet-lesson-points = A, R and O count 1 each and M counts 3: that is 7, and the star doubles the word to 14. You drew up to seven tiles again, and Mona laid IDEAL through your A.
betapet-lesson-two-title = Two words at once
betapet-lesson-two = All letters that touch in a row must make a word, and every new word counts. Lay KILOS downwards from k4 to k8: its S makes AROMAS as well. With the coloured squares that is 20 and 9.
betapet-lesson-two-other = You might do that, but here lay KILOS downwards, from k4 to k8.
betapet-lesson-joker-title = The joker
betapet-lesson-joker = The tile without a letter is a joker: any letter you like, for no points. Mona laid EURO; now lay TIGER from e5 to i5, with the joker as its R.
betapet-lesson-joker-other = You might do that, but here lay TIGER from e5 to i5, with the joker as its R.
betapet-lesson-exchange-title = Exchange
betapet-lesson-exchange = Your tiles make nothing good any more. Instead of laying a word you may exchange tiles, as Mona just did, while seven lie in the bag. Exchange C, H and J.
betapet-lesson-exchange-other = You might do that, but here exchange C, H and J.
betapet-lesson-bingo-title = Bingo, and passing
betapet-lesson-bingo = All seven tiles in one turn are a bingo, 50 points more. Whoever cannot or will not lay anything passes. A word that is not in the list is refused, and nothing is lost.
betapet-lesson-on-title = The end
betapet-lesson-on = When the bag is empty and somebody lays their last tile, the others lose what their tiles count, and that one gains it. It also ends after three rounds without a word.
