# Bulbous

bulbous-name = Bulbous
bulbous-line = Bid charm cards face down, place bulbs and hold the majority on full specimens.

bulbous-option-edition = Points
bulbous-option-edition-classic = Classic: 2 for a majority
bulbous-option-edition-author = Author’s later edition: 3 for a majority, and collections
bulbous-option-teams = Teams
bulbous-option-teams-none = Everybody alone
bulbous-option-teams-symbols = Circle against triangle, two and two
bulbous-option-tied_bids = Tie for the highest bid
bulbous-option-tied_bids-no-bulb = Nobody places a bulb
bulbous-option-tied_bids-add-card = The tied may each add a card
bulbous-option-sequence = Order of the specimens
bulbous-option-sequence-whole = Fixed for the whole round
bulbous-option-sequence-next = Chosen turn by turn
bulbous-option-deck = Charm cards with three players
bulbous-option-deck-three-colours = Without the fourth colour
bulbous-option-deck-four-colours = All
bulbous-option-bulbs = Bulbs
bulbous-option-bulbs-unlimited = As many as are needed
bulbous-option-bulbs-fourteen = 14 for each
bulbous-option-last = Final round with two players
bulbous-option-last-of-eight = With the last of all eight specimens
bulbous-option-last-of-a-colour = With the last of either colour
bulbous-option-bluff = Bluff (advanced)
bulbous-option-bluff-off = Every card of a bid must fit
bulbous-option-bluff-on = Other cards may lie in a bid and count nothing

bulbous-phase-bring = bring in a specimen
bulbous-phase-order = fix the order of the specimens
bulbous-phase-bid = bid, swap or pass
bulbous-phase-add = add a card to a tied bid, or not
bulbous-phase-over = the game is over

# What specimens, cards and symbols are called.
bulbous-colour = { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
}
bulbous-size = { $size ->
    [1] juvenile
    [2] adult
    [3] bailiff
   *[4] leader
}
bulbous-symbol = { $symbol ->
    [circle] circle
   *[triangle] triangle
}
bulbous-specimen = { bulbous-colour } { bulbous-size }
bulbous-bulbs = { $count ->
    [one] one bulb
   *[other] { $count } bulbs
}
bulbous-points = { $points ->
    [one] one point
   *[other] { $points } points
}
bulbous-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

bulbous-do-bring = Bring in the { bulbous-specimen }
bulbous-do-order = Contest in this order: { $colours }
bulbous-do-bid = Bid { $cards }
bulbous-do-swap = Swap { $cards }
bulbous-do-pass = Pass
bulbous-do-add = Add { $card }

# What somebody likely does, in a review: of a bid only how many cards it has.
bulbous-likely-bid = { $name } bids { bulbous-cards }
bulbous-likely-swap = { $name } swaps { bulbous-cards }
bulbous-likely-pass = { $name } passes
bulbous-likely-add = { $count ->
    [0] { $name } adds nothing
   *[other] { $name } adds a card
}

# What stands in a line of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = brought in
bulbous-row-won = { $wild ->
    [0] bid { $value }
   *[other] wild
}
bulbous-row-no-bulb = no bulb left
bulbous-row-tie = tie at { $value }
bulbous-row-pending = tie at { $value }
bulbous-row-no-bid = no bid
bulbous-row-complete = complete
bulbous-row-bid = { bulbous-cards } face down
bulbous-row-swap = swapped { $swapped }
bulbous-row-pass = passed

bulbous-news-brought = { $name } brought in the { bulbous-specimen }.
bulbous-news-last = { $name } has brought in the last specimen: the round that follows is the final one.
bulbous-news-round = A new round: { $name } is first.
bulbous-news-final = The final round: { $name } is first.
bulbous-news-order = { $name } fixed the order of the specimens.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } chose the { bulbous-colour } specimen.
bulbous-news-bid = { $name } laid { bulbous-cards } face down.
bulbous-news-swap = { $name } swapped { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } passed with a full hand.
   *[other] { $name } passed and drew a card.
}
bulbous-news-reshuffled = The discards are the new deck: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards } make { $value }.
   *[other] { $name }: { $cards }, a wild.
}
bulbous-news-won = { $wild ->
    [0] { $name } won the bid with { $value } and placed bulb { $bulb } on the { bulbous-specimen }.
   *[other] { $name } won the bid with a wild and placed bulb { $bulb } on the { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } won the bid for the { bulbous-specimen } but has no bulb left.
bulbous-news-tie = A tie for the highest bid, { $value }: no bulb on the { bulbous-specimen } this round.
bulbous-news-pending = A tie for the highest bid, { $value }: each of the tied may add a card.
bulbous-news-no-bid = Nobody bid: no bulb on the { bulbous-specimen } this round.
bulbous-news-added = { $name } has decided about another card.
bulbous-news-complete = { $leaders ->
    [one] The { bulbous-specimen } is complete: { bulbous-points } for the majority of { $name }.
   *[other] The { bulbous-specimen } is complete: { bulbous-points } each for { $leaders } who tie.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } refilled: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] The final round is over.
   *[stalled] Ten rounds without a bulb: the game ends.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = The final round is over.
bulbous-over-stalled = No bulb was placed for ten rounds.

bulbous-bot-beginner = Finn, who bids what takes his fancy
bulbous-bot-beginner-plus = Amina, who bids on a feeling
bulbous-bot-casual = Rosa, who bids once it is enough
bulbous-bot-casual-plus = Diego, who knows what a bulb is worth
bulbous-bot-club = Anders, who asks what you may hold
bulbous-bot-club-plus = Sora, who saves her best cards
bulbous-bot-expert = Mei, who plays the rounds out in her head
bulbous-bot-expert-plus = Ravi, who guesses your hand before you bid
bulbous-bot-master = Odette, whom nobody reads
bulbous-bot-master-plus = Ingrid, who sees the last bulb before the first

bulbous-error-not-your-turn = It is not your turn.
bulbous-error-other-decision-due = Another decision is due now.
bulbous-error-not-your-colour = The { bulbous-colour } specimens are not yours.
bulbous-error-place-taken = A { bulbous-colour } specimen is active already.
bulbous-error-not-in-reserve = The { bulbous-specimen } is not in your reserve.
bulbous-error-not-an-order = { $count ->
    [one] Name one of the specimens that are still to be contested.
   *[other] Name each of the { $count } active specimens once.
}
bulbous-error-bid-of-no-cards = A bid has at least one card. To bid nothing, pass.
bulbous-error-not-in-hand = The card { $card } is not in your hand.
bulbous-error-card-does-not-fit = The card { $card } does not fit the { bulbous-colour } specimen.
bulbous-error-no-card-fits = At least one card of the bid must fit the { bulbous-colour } specimen.
bulbous-error-swap-one-or-two = Swap one or two cards.
bulbous-error-not-read = “{ $text }” is no decision. Try bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y or add b5.
bulbous-error-option-means-nothing = The option { $option } means nothing beside the others.
bulbous-error-seats = { $edition ->
    [author] The author’s edition is for two or four, in teams for four, not for { $seats }.
   *[classic] Bulbous is for two to four, not for { $seats }.
}

# The board.
bulbous-more = Points, specimens and discards
bulbous-round-line = Round { $round }, turn { $turn } of { $count }
bulbous-final-line = Final round, turn { $turn } of { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = { $colour } double
bulbous-card-wild = { $symbol } wild
bulbous-card-gone = discarded
bulbous-card-own = in your hand
bulbous-card-unseen = unseen
bulbous-no-leader = no bulb yet
bulbous-leader = { $name } leads: { bulbous-points }
bulbous-leaders = tied, { $name }: { bulbous-points } each
bulbous-specimen-dark = { bulbous-specimen }, no bulb on { $size } spaces.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } of { $size } bulbs placed: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = A wild wins outright
bulbous-wasted = { $cards } adds nothing
bulbous-tray = Bids
bulbous-hand = Your hand
bulbous-slot-bid = { bulbous-cards } face down
bulbous-slot-swap = swapped { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] passed
   *[other] passed, drew a card
}
bulbous-slot-deciding = deciding
bulbous-slot-waiting = not yet
bulbous-wait = { $name }: deciding
bulbous-ask-bring = Choose the specimen you bring in
bulbous-ask-order = { $count ->
    [0] The order is fixed so
   *[other] Choose the specimens in the order in which they are contested
}
bulbous-ask-next = Choose the specimen that is contested now
bulbous-ask-bid = { bulbous-specimen }: choose cards to bid or swap, or pass
bulbous-ask-add = A tie: add one card to your bid, or nothing
bulbous-order-key = Fix this order
bulbous-undo = Choose anew
bulbous-bid-key = Bid { $value }
bulbous-bid-wild = Bid the wild
bulbous-swap-key = Swap { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Pass
   *[other] Pass, draw a card
}
bulbous-add-key = Add { $card }
bulbous-add-none = Add nothing
bulbous-discards = { $count } discarded, { $deck } in the deck
bulbous-points-so-far = Points so far
bulbous-points-made = Points
bulbous-source-bulbs = Bulbs placed
bulbous-source-majority = Majority: { bulbous-specimen }
bulbous-source-majority-all = Majorities
bulbous-source-colours = All four colours
bulbous-source-sizes = All four sizes
bulbous-score-bulbs = bulbs { $points }
bulbous-score-majorities = majorities { $points }
bulbous-score-colours = colours { $points }
bulbous-score-sizes = sizes { $points }
bulbous-reserve = reserve: sizes { $sizes }
bulbous-go-on = Go on
bulbous-in-hand = { bulbous-cards } in hand

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = A specimen of your own
bulbous-lesson-bring = Four blue specimens are yours, with one to four spaces for bulbs. Bring in the juvenile: a single bulb will fill it.
bulbous-lesson-bring-other = You might bring that one, but the juvenile is the soonest filled: bring it.
bulbous-lesson-order-title = The order
bulbous-lesson-order = You are first in this round, so you say in which order the specimens are contested: red, then green; blue follows by itself.
bulbous-lesson-order-other = You might, but here red comes first, then green.
bulbous-lesson-bid-title = A bid
bulbous-lesson-bid = All bid for the red adult, face down. Choose red 4, red 6 and the double, and bid (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = You might bid that, but here bid red 4, red 6 and the double: 20.
bulbous-lesson-won-title = All bids are turned
bulbous-lesson-won = 20 beats 12 and 9. The bulb on the red adult is yours, though the specimen is not, and counts 1 point. All cards that were bid are gone, also those of the losers.
bulbous-lesson-swap-title = Nothing green
bulbous-lesson-swap = You hold nothing for the green bailiff. Choose blue 3 and swap it for another card; or one could pass and draw a card.
bulbous-lesson-swap-other = You might do that, but here swap blue 3, which helps you least.
bulbous-lesson-tie-title = A tie
bulbous-lesson-tie = 9 against 9: on a tie for the highest bid nobody places a bulb, and the green bailiff waits for the next round.
bulbous-lesson-wild-title = The wild
bulbous-lesson-wild = The wild of the circle fits blue and green, and wins outright. Bid it for your juvenile.
bulbous-lesson-wild-other = You might do that, but only the wild wins outright: bid it.
bulbous-lesson-full-title = Complete
bulbous-lesson-full = The wild beats 16. Your juvenile is complete: 1 point for its bulb and 2 for the majority on it. With the bulb on red you have 4.
bulbous-lesson-on-title = And so on
bulbous-lesson-on = As a specimen was completed, everybody refills to seven cards. The next player is first, and you bring in another blue specimen. Whoever brings in their last one opens the final round.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = along specimens and cards
bulbous-keys-number = to a card that fits, by its number
bulbous-keys-send = send what is chosen
bulbous-keys-command = bid two numbers and the double
