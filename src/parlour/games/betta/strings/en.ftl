# Betta

betta-name = Betta
betta-line = Place fish over fish: score patterns now, and fill tanks with your colour for the end.

betta-option-mode = Game
betta-option-mode-classic = Classic
betta-option-mode-solo = Solo
betta-option-mode-betty = Betty against her staff
betta-option-betty = Who is Betty
betta-option-betty-random = Random player
betta-option-betty-first = Player in seat 1
betta-option-goals = Betty’s goals
betta-option-goals-tuned = Balanced
betta-option-goals-brief = First sketch
betta-option-pool = Cards
betta-option-pool-even = Four of each colour, one placed at the start
betta-option-pool-any = Any fourteen, empty tanks
betta-option-deal = Deal
betta-option-deal-random = Random
betta-option-deal-daily = Deal of the day
betta-option-day = Date of the deal (UTC)
betta-option-box = Set of cards and patterns

betta-phase-place = place a card
betta-phase-over = the match is over

# $display and $turns count from 0.
betta-display = { $display ->
    [0] tank 1
    [1] tank 2
    [2] tank 3
    [3] tank 4
    [4] tank 5
    [5] tank 6
    [6] tank 7
    [7] tank 8
    [8] tank 9
   *[other] tank 10
}
betta-turned = { $turns ->
    [0] unrotated
    [1] rotated right
    [2] rotated 180°
   *[other] rotated left
}
betta-stack = { $count ->
    [one] one card in the stack
   *[other] { $count } cards in the stack
}
betta-do-place = Card { $card } on { betta-display }, { betta-turned }
betta-foreseen = a card on { betta-display }
betta-command = card { $card } turn { $turns } tank { $tank }
betta-command-straight = card { $card } tank { $tank }
betta-command-hint = 1r 6, or card 1 turn 1 tank 6
betta-keys-walk = between cards and tanks
betta-keys-tank = to that tank
betta-keys-turn = rotate the card right, left
betta-keys-lay = choose, preview, place
betta-keys-command = place card 1, rotated right, on tank 6

betta-news-began = { $name } goes first.
betta-news-laid = { $name } placed a card on { betta-display }: { betta-points }.
betta-news-first = { $name } placed the first card on { betta-display }: { betta-points }.
betta-news-pattern = { $name } made { betta-pattern } on { betta-display }: { betta-points }.
betta-news-ended = { $why ->
    [full] All tanks are full.
   *[turns] No turns left.
}
betta-news-displays = { $name }: { betta-points } from the tanks.
betta-news-display = { betta-say-there }

betta-over-full = All tanks are full.
betta-over-turns = No turns left.

# The built-in patterns; a pattern from an operator's card set uses its own id.
betta-pattern = { $pattern ->
    [bar] the bar
    [corner] the corner
    [slash] the slash
    [roof] the roof
    [block] the block
    [tee] the T
    [fork] the fork
    [arrow] the arrow
    [big_tee] the big T
    [big_corner] the big corner
    [cup] the cup
    [stairs] the stairs
   *[other] { $pattern }
}

betta-colour = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
}

betta-rating-apprentice = Apprentice
betta-rating-keeper = Keeper
betta-rating-aquarist = Aquarist
betta-rating-expert = Expert
betta-rating-equal = Betty’s equal

betta-error-not-your-turn = It is not your turn.
betta-error-not-in-hand = You do not hold this card.
betta-error-no-such-rotation = A card can be rotated by up to three quarter turns.
betta-error-no-such-display = There is no such tank.
betta-error-display-full = { betta-display } shows nine fish: it is full.
betta-error-option-of-other-mode = This option is not available in this game: { $option ->
    [betty] who is Betty
    [goals] Betty’s goals
    [pool] cards of the solo game
    [deal] deal of the day
   *[day] date of the deal
}.
betta-error-day-of-daily-deal = Only the deal of the day has a date, and it needs one.
betta-error-seats = { $mode ->
    [solo] The solo game is for one player.
    [betty] The game with Betty is for two to five players.
   *[classic] The classic game is for two to four players.
}
betta-error-unknown-box = This server does not have the card set of this table.

betta-bot-beginner = Finn, who likes the look of things
betta-bot-beginner-plus = Noa, who looks twice
betta-bot-casual = Rosa, who takes the points she sees
betta-bot-casual-plus = Tariq, who counts his own fish first
betta-bot-club = Anders, who considers what you will do next
betta-bot-club-plus = Leilani, who knows what you are after
betta-bot-expert = Mei, who plays the game out in her head
betta-bot-expert-plus = Mateus, who is seldom wrong about a tank
betta-bot-master = Odette, who knows every card by heart
betta-bot-master-plus = Ngozi, who has played this game a thousand times

# On screen
betta-displays = Tanks
betta-patterns = Patterns
betta-hand = Your cards
betta-company = Players and scores
betta-you = You
betta-seat = Seat { $number }
betta-full = Full
betta-turn-left = Rotate left (Shift + R)
betta-turn-right = Rotate right (R)
betta-lay = Place
betta-log-card = Card
betta-undo = Undo
betta-close = Close
betta-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Score breakdown.
betta-source-pattern = { $points }-point patterns
betta-source-first = First cards
betta-source-display = { betta-display }
betta-source-pattern-all = Patterns
betta-source-display-all = Tanks

betta-book = Unseen cards
betta-book-unseen = Unseen cards ({ $count })
betta-unseen-own = Your unseen cards
betta-unseen-of = Unseen cards of { $name }
betta-unseen-none = No unseen cards.
betta-table-staff = End of game, per tank: fish of your colour and points
betta-table-solo = End of game, per tank: fish of the most frequent colour and points
betta-table-betty = Betty, per tank: different colours and points
betta-table-ours = Betty’s points are an adaptation of this server, not the printed ones.

betta-result-removed = { $name }: cards set aside
betta-result-secret = The card set aside is revealed at the end of the day.

betta-ask-card = Choose a card.
betta-ask-display = Choose a tank.
betta-ask-now = { betta-display }: +{ $points } now
betta-ask-wait = Waiting for { $name } to place a card.
betta-ask-won = You win with { $total } points.
betta-ask-winners = { $count ->
    [one] { $names } wins with { $total } points.
   *[other] { $names } share first place with { $total } points.
}
betta-ask-rated = { $total } points: { $rating }
betta-why-turns = { $turns ->
    [0] No turns left for you.
    [one] You have one turn left.
   *[other] You have { $turns } turns left.
}
betta-why-first-staff = Your colour is { betta-colour }. Patterns score at once; your colour scores in each tank at the end.
betta-why-first-betty = Patterns score at once; the number of colours in each tank scores at the end.
betta-why-first-alone = Patterns score at once; the most frequent colour of each tank scores at the end.
betta-why-display = Rotate the card and tap a tank.
betta-why-end = At game end it is worth { $after } to you instead of { $before }.
betta-why-end-same = At game end it stays worth { $after } to you.

# For screen readers: names of cards, tanks and drafts
betta-fish = { $count } { betta-colour }
betta-cell = { $cell ->
    [0] top left
    [1] top middle
    [2] top right
    [3] middle left
    [4] centre
    [5] middle right
    [6] bottom left
    [7] bottom middle
   *[other] bottom right
}
betta-fish-at = { betta-colour } { betta-cell }
betta-say-card = Card { $number } of { $count }, { betta-turned }: { $fish }
betta-say-empty = { betta-display }: empty
betta-say-display = { betta-display }: { $count } fish, { $fish }
betta-say-full = full
betta-say-worth = worth { betta-points } to you at the end
betta-say-draft = this card here: { betta-points }
betta-say-draft-pattern = this card here: { betta-points }, { betta-pattern }
betta-say-covers = covers { $fish }
betta-say-aimed = selected; press again to place the card
betta-say-last = last card by { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = no points on any tank
betta-say-row = { $row ->
    [0] top row
    [1] middle row
   *[other] bottom row
}: { $fish }
betta-say-nothing = empty
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: scored on { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: possible on { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } from cards, { $displays } from tanks, { $total } in total; turns left: { $turns }
betta-say-betty = { $name }, Betty: { $moves } from cards, { $displays } from tanks, { $total } in total; turns left: { $turns }
betta-say-alone = { $name }: { $moves } from cards, { $displays } from tanks, { $total } in total; turns left: { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = An empty tank
betta-lesson-lay = Your colour is blue: two fish on each of your cards are blue. Place the highlighted card on the empty tank 3. The first card on a tank scores 2 points.
betta-lesson-lay-other = That is legal, but start with the highlighted card on tank 3.
betta-lesson-turn-title = A pattern
betta-lesson-turn = Fish of one colour in the shape of a pattern score its points. Choose the highlighted card, rotate it once to the right and place it on tank 1: three blue fish, 3 points.
betta-lesson-turn-other = Not quite: place the highlighted card on tank 1, rotated once to the right.
betta-lesson-cover-title = Covering fish
betta-lesson-cover = Cards may cover fish; only visible fish count. Place the highlighted card unrotated on tank 1: it covers one of Rosa’s red fish and makes a pattern of four blue ones, 5 points.
betta-lesson-cover-other = Not quite: place the highlighted card on tank 1, unrotated.
betta-lesson-hers-title = Any colour
betta-lesson-hers = A pattern can have any colour, but your card must add one of its fish. Rotate the highlighted card once to the right and place it on tank 2: five red fish, 7 points for you.
betta-lesson-hers-other = Not quite: place the highlighted card on tank 2, rotated once to the right.
betta-lesson-worth-title = Scoring at the end
betta-lesson-worth = At the end, blue fish score for you in each tank: 2 fish score 1 point, 3 score 3, 4 score 6, 5 score 10, and 6 or more score 15. Tank 1 has five: 10 points so far.
betta-lesson-last-title = The last card
betta-lesson-last = Each player has seven turns, and this is your last. Rotate the highlighted card once to the right and place it on tank 3: 5 points for a pattern, and four blue fish instead of two.
betta-lesson-last-other = Not quite: place the highlighted card on tank 3, rotated once to the right.
betta-lesson-end-title = Final score
betta-lesson-end = Rosa covered one of the four, so tank 3 scores 3 for you. Tank 1 scores 15 for you, and tank 2 scores 15 for Rosa. With 32 points from cards you win 50 to 47.
betta-lesson-on-title = What next
betta-lesson-on = Every match uses six patterns, chosen at random. There is also a solo game, and a game in which one player is Betty; see the rules.
