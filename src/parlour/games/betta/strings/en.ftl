# Betta

betta-name = Betta
betta-line = Lay fish over fish: make patterns now, fill displays with your colour for the end.

betta-option-mode = Game
betta-option-mode-classic = Classic
betta-option-mode-solo = Solo
betta-option-mode-betty = Betty against her staff
betta-option-betty = Who is Betty
betta-option-betty-random = Drawn by lot
betta-option-betty-first = The first chair
betta-option-goals = Betty’s goals
betta-option-goals-tuned = Balanced with strong players
betta-option-goals-brief = First sketch
betta-option-pool = Cards
betta-option-pool-even = Four of each colour, one laid at the start
betta-option-pool-any = Any fourteen, empty displays
betta-option-deal = Deal
betta-option-deal-random = A deal of your own
betta-option-deal-daily = Deal of the day
betta-option-day = Day of the deal (UTC)
betta-option-box = Set of cards and patterns

betta-phase-place = lay a card
betta-phase-over = the match is over

# $display and $turns count from 0.
betta-display = { $display ->
    [0] display 1
    [1] display 2
    [2] display 3
    [3] display 4
    [4] display 5
    [5] display 6
    [6] display 7
    [7] display 8
    [8] display 9
   *[other] display 10
}
betta-turned = { $turns ->
    [0] as it is
    [1] turned right
    [2] turned upside down
   *[other] turned left
}
betta-stack = { $count ->
    [one] one card in the stack
   *[other] { $count } cards in the stack
}
betta-do-place = Lay card { $card } on { betta-display }, { betta-turned }
betta-foreseen = a card on { betta-display }
betta-command = card { $card } turn { $turns } tank { $tank }
betta-command-straight = card { $card } tank { $tank }
betta-command-hint = 1r 6, or card 1 turn 1 tank 6
betta-keys-walk = along cards and displays
betta-keys-tank = to that display
betta-keys-turn = turn the card right, left
betta-keys-lay = choose, aim, lay
betta-keys-command = lay card 1, turned right, on display 6

betta-news-began = { $name } begins.
betta-news-laid = { $name } laid a card on { betta-display } for no points.
betta-news-first = { $name } laid the first card on { betta-display } for 2 points.
betta-news-pattern = { $name } made { betta-pattern } on { betta-display }: { $points } points.
betta-news-ended = { $why ->
    [full] All displays are full.
   *[turns] All turns are taken.
}
betta-news-displays = { $name }: { betta-points } from the displays.
betta-news-display = { betta-say-there }

betta-over-full = All displays are full.
betta-over-turns = All turns are taken.

# The patterns of the house; a pattern that an operator brings goes by its own id.
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
betta-error-no-such-rotation = A card is turned by none to three quarters.
betta-error-no-such-display = There is no such display.
betta-error-display-full = Nine fish are seen on { betta-display }: it is full.
betta-error-option-of-other-mode = This choice belongs to another game: { $option ->
    [betty] who is Betty
    [goals] Betty’s goals
    [pool] the cards of the solo game
    [deal] the deal of the day
   *[day] the day of the deal
}.
betta-error-day-of-daily-deal = A deal of the day needs its day, and no other deal has one.
betta-error-seats = { $mode ->
    [solo] The solo game is played alone.
    [betty] The game with Betty is for two to five.
   *[classic] The classic game is for two to four.
}
betta-error-unknown-box = The cards this table asks for are not in this house.

betta-bot-beginner = Finn, who likes the look of things
betta-bot-beginner-plus = Noa, who looks twice
betta-bot-casual = Rosa, who takes what she sees
betta-bot-casual-plus = Tariq, who counts his own fish first
betta-bot-club = Anders, who asks what you will do next
betta-bot-club-plus = Leilani, who knows what you are after
betta-bot-expert = Mei, who plays the evening out in her head
betta-bot-expert-plus = Mateus, who is seldom wrong about a display
betta-bot-master = Odette, who knows every card by heart
betta-bot-master-plus = Ngozi, who has played this evening a thousand times

# On screen
betta-displays = Displays
betta-patterns = Patterns
betta-hand = Your cards
betta-company = Who has which fish, and how it stands
betta-you = You
betta-seat = Seat { $number }
betta-full = Full
betta-turn-left = Turn the card left (Shift + R)
betta-turn-right = Turn the card right (R)
betta-lay = Lay it here
betta-undo = Back
betta-close = Close
betta-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# How points were made, in the house's table of results.
betta-source-pattern = Patterns of { $points }
betta-source-first = First cards
betta-source-display = { betta-display }
betta-source-pattern-all = Patterns
betta-source-display-all = Displays

betta-book = Cards and points
betta-book-unseen = Cards and points; { $count } of your cards not yet seen
betta-unseen-own = Your cards not yet seen
betta-unseen-of = Not yet seen: { $name }
betta-unseen-none = All are known.
betta-table-staff = At the end, in each display: fish of your colour and their points
betta-table-solo = At the end, in each display: fish of the most frequent colour and their points
betta-table-betty = Betty, in each display: different colours and their points
betta-table-ours = Betty’s table is this house’s own adaptation, not the printed one.

betta-result-removed = { $name }: put aside unseen
betta-result-secret = The card put aside is told when the day is over.

betta-ask-card = Choose a card.
betta-ask-display = Where does it go?
betta-ask-points = { betta-points } on { betta-display }
betta-ask-pattern = { betta-points } for { betta-pattern } on { betta-display }
betta-ask-wait = { $name } is to lay a card.
betta-ask-won = You win with { $total }.
betta-ask-winners = { $count ->
    [one] { $names } wins with { $total }.
   *[other] { $names } share the win with { $total }.
}
betta-ask-rated = { $total } points: { $rating }
betta-why-turns = { $turns ->
    [0] You have no more turns.
    [one] One more turn for you.
   *[other] { $turns } more turns for you.
}
betta-why-first-staff = Your colour is { betta-colour }. Patterns score at once, and displays full of your colour at the end.
betta-why-first-betty = You want many colours in every display at the end. Patterns score at once.
betta-why-first-alone = Patterns score at once, and every display at the end by the colour it shows most.
betta-why-display = Turn it, then tap a display.
betta-why-covers = Covers { $fish }.
betta-why-bare = Covers no fish.
betta-why-gain = At the end, { $points } more for you here.
betta-why-loss = At the end, { $points } less for you here.
betta-why-same = At the end, no change for you here.

# For ears: names of cards, displays and drafts
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
betta-say-aimed = chosen; press again to lay it
betta-say-last = last laid by { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = no points anywhere
betta-say-row = { $row ->
    [0] top row
    [1] middle row
   *[other] bottom row
}: { $fish }
betta-say-nothing = empty
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: made on { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: possible on { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } from cards and { $displays } from displays make { $total }; turns left: { $turns }
betta-say-betty = { $name }, Betty: { $moves } from cards and { $displays } from displays make { $total }; turns left: { $turns }
betta-say-alone = { $name }: { $moves } from cards and { $displays } from displays make { $total }; turns left: { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = An empty display
betta-lesson-lay = Blue is your colour: two fish on each of your cards are blue. Lay the card that is lit on the empty display 3. The first card there makes 2 points.
betta-lesson-lay-other = You might do that, but begin with the lit card on display 3.
betta-lesson-turn-title = A pattern
betta-lesson-turn = Fish of one colour in the shape of a pattern make its points. Choose the lit card, turn it once to the right and lay it on display 1: three blue fish, 3 points.
betta-lesson-turn-other = Not quite: the lit card goes on display 1, turned once to the right.
betta-lesson-cover-title = Fish over fish
betta-lesson-cover = Fish may be covered; only those on top count. Lay the lit card on display 1 as it is: it hides a red fish of Rosa’s and makes a pattern of four blue ones, 5 points.
betta-lesson-cover-other = Not quite: the lit card goes on display 1, without turning it.
betta-lesson-hers-title = Anybody’s colour
betta-lesson-hers = A pattern may be of any one colour, if your card brings one of its fish. Turn the lit card once to the right and lay it on display 2: five red fish, 7 points for you.
betta-lesson-hers-other = Not quite: the lit card goes on display 2, turned once to the right.
betta-lesson-worth-title = What counts at the end
betta-lesson-worth = At the end each display counts for you by its blue fish: 2 are 1 point, 3 are 3, 4 are 6, 5 are 10, and 6 or more are 15. Display 1 shows five: 10 points so far.
betta-lesson-last-title = The last card
betta-lesson-last = Everybody has seven turns, and this is your last. Turn the lit card once to the right and lay it on display 3: 5 points for a pattern, and four blue fish instead of two.
betta-lesson-last-other = Not quite: the lit card goes on display 3, turned once to the right.
betta-lesson-end-title = The count
betta-lesson-end = Rosa has covered one of the four, so display 3 is worth 3 to you. Display 1 is worth 15, and display 2 as much to Rosa. With 32 for your cards you win by 50 to 47.
betta-lesson-on-title = And so on
betta-lesson-on = Six patterns are in play, others in every match. There is also a game for one, and one in which somebody is Betty; the rules tell of both.
