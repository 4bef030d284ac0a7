# Bulbous

bulbous-name = Bulbous
bulbous-line = Bid charm cards in secret, place bulbs and win the majority on full specimens.

bulbous-option-edition = Points
bulbous-option-edition-classic = Classic: 2 for a majority
bulbous-option-edition-author = Author’s later edition: 3 for a majority, and collections
bulbous-option-teams = Teams
bulbous-option-teams-none = No teams
bulbous-option-teams-symbols = Circle against triangle, two against two
bulbous-option-tied_bids = Tie for the highest bid
bulbous-option-tied_bids-no-bulb = Nobody places a bulb
bulbous-option-tied_bids-add-card = Tied players may each add a card
bulbous-option-sequence = Order of the specimens
bulbous-option-sequence-whole = Fixed for the whole round
bulbous-option-sequence-next = Chosen turn by turn
bulbous-option-deck = Charm cards with three players
bulbous-option-deck-three-colours = Without the fourth colour
bulbous-option-deck-four-colours = All
bulbous-option-bulbs = Bulbs
bulbous-option-bulbs-unlimited = Unlimited
bulbous-option-bulbs-fourteen = 14 per player
bulbous-option-last = Final round with two players
bulbous-option-last-of-eight = After the last of all eight specimens
bulbous-option-last-of-a-colour = After the last of either colour
bulbous-option-bluff = Bluff (advanced)
bulbous-option-bluff-off = All cards of a bid must fit
bulbous-option-bluff-on = A bid may include other cards that count nothing

bulbous-phase-bring = bring in a specimen
bulbous-phase-order = set the order of the specimens
bulbous-phase-bid = bid, swap or pass
bulbous-phase-add = add a card to a tied bid, or pass
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

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } bids { bulbous-cards }
bulbous-likely-swap = { $name } swaps { bulbous-cards }
bulbous-likely-pass = { $name } passes
bulbous-likely-add = { $count ->
    [0] { $name } adds no card
   *[other] { $name } adds a card
}

# Rows of the log.
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
bulbous-news-last = { $name } brought in the last specimen. The next round is the final one.
bulbous-news-round = New round: { $name } goes first.
bulbous-news-final = Final round: { $name } goes first.
bulbous-news-order = { $name } set the order of the specimens.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } chose the { bulbous-colour } specimen.
bulbous-news-bid = { $name } bid { bulbous-cards } face down.
bulbous-news-swap = { $name } swapped { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } passed with a full hand.
   *[other] { $name } passed and drew a card.
}
bulbous-news-reshuffled = The discards were reshuffled into a new deck: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards }, total { $value }.
   *[other] { $name }: { $cards }, a wild.
}
bulbous-news-won = { $wild ->
    [0] { $name } won the bid with { $value } and placed bulb { $bulb } on the { bulbous-specimen }.
   *[other] { $name } won the bid with a wild and placed bulb { $bulb } on the { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } won the bid for the { bulbous-specimen } but has no bulb left.
bulbous-news-tie = Tied highest bid, { $value }: no bulb on the { bulbous-specimen } this round.
bulbous-news-pending = Tied highest bid, { $value }: the tied players may each add a card.
bulbous-news-no-bid = No bids: no bulb on the { bulbous-specimen } this round.
bulbous-news-added = { $name } decided about another card.
bulbous-news-complete = { $leaders ->
    [one] The { bulbous-specimen } is complete: { bulbous-points } for { $name }’s majority.
   *[other] The { bulbous-specimen } is complete: { bulbous-points } each for { $leaders } tied players.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } refilled the hand: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] The final round is over.
   *[stalled] The game ends after ten rounds without a bulb.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = The final round is over.
bulbous-over-stalled = Ten rounds without a bulb.

bulbous-bot-beginner = Finn, who bids whatever he likes
bulbous-bot-beginner-plus = Amina, who bids on a feeling
bulbous-bot-casual = Rosa, who bids just enough
bulbous-bot-casual-plus = Diego, who knows what a bulb is worth
bulbous-bot-club = Anders, who considers what you may hold
bulbous-bot-club-plus = Sora, who saves her best cards
bulbous-bot-expert = Mei, who plays the rounds out in her head
bulbous-bot-expert-plus = Ravi, who guesses your hand before you bid
bulbous-bot-master = Odette, who is impossible to read
bulbous-bot-master-plus = Ingrid, who sees the last bulb before the first

bulbous-error-not-your-turn = It is not your turn.
bulbous-error-other-decision-due = Another decision comes first.
bulbous-error-not-your-colour = The { bulbous-colour } specimens are not yours.
bulbous-error-place-taken = A { bulbous-colour } specimen is already active.
bulbous-error-not-in-reserve = The { bulbous-specimen } is not in your reserve.
bulbous-error-not-an-order = { $count ->
    [one] Choose one of the remaining specimens.
   *[other] Choose each of the { $count } active specimens once.
}
bulbous-error-bid-of-no-cards = A bid needs at least one card. To bid nothing, pass.
bulbous-error-not-in-hand = You do not have the card { $card }.
bulbous-error-card-does-not-fit = The card { $card } does not fit the { bulbous-colour } specimen.
bulbous-error-no-card-fits = At least one card of the bid must fit the { bulbous-colour } specimen.
bulbous-error-swap-one-or-two = Swap one or two cards.
bulbous-error-not-read = “{ $text }” is not a valid command. Try bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y or add b5.
bulbous-error-option-means-nothing = The option { $option } has no effect with these settings.
bulbous-error-seats = { $edition ->
    [author] The author’s edition is for two or four players, and in teams for four, not for { $seats }.
   *[classic] Bulbous is for two to four players, not { $seats }.
}

# The board.
bulbous-more = Details
bulbous-round-line = Round { $round }, turn { $turn } of { $count }
bulbous-final-line = Final round, turn { $turn } of { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = { $colour } double
bulbous-card-wild = { $symbol } wild
bulbous-card-gone = discarded
bulbous-card-own = in your hand
bulbous-card-unseen = in another hand or the deck
bulbous-no-leader = no bulb yet
bulbous-leader = { $name } leads: { bulbous-points }
bulbous-leaders = tied, { $name }: { bulbous-points } each
bulbous-spaces = { $size ->
    [1] 1 space
   *[other] { $size } spaces
}
bulbous-specimen-dark = { bulbous-specimen }, { bulbous-spaces }.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } of { $size } bulbs placed: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = A wild wins
bulbous-wasted = { $cards } adds no value
bulbous-tray = Bids
bulbous-hand = Your hand
bulbous-slot-bid = { bulbous-cards } face down
bulbous-slot-swap = swapped { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] passed
   *[other] passed, drew a card
}
bulbous-slot-deciding = deciding
bulbous-slot-waiting = waiting
bulbous-wait = Waiting for { $name }
bulbous-ask-bring = Choose a specimen to bring in
bulbous-ask-order = { $count ->
    [0] Confirm this order
   *[other] Choose the order of the specimens
}
bulbous-ask-next = Choose the specimen to bid on now
bulbous-ask-bid = Choose cards to bid for the { bulbous-specimen }, or pass
bulbous-ask-add = Tie: add one card to your bid, or none
bulbous-why-bid = { $left ->
    [1] The highest bid places the last bulb: 1 point. Then the majority scores { $majority }.
   *[other] The highest bid places bulb { $bulb } of { $size }: 1 point.
}
bulbous-why-no-fit = None of your cards fits: swap one or two, or pass.
bulbous-why-order = You go first this round: tap them one after another.
bulbous-why-next = You go first this round, so you choose.
bulbous-why-bring = All players bid for its bulbs: 1 point each, and { $majority } for the majority when it is full. Small ones fill sooner.
bulbous-why-add = The highest new total places the bulb. Another tie places none.
bulbous-why-wait = { $phase ->
    [bring] All specimens come in before the first bid.
    [order] The first player sets the order of the specimens.
   *[other] Bids are revealed when everyone has chosen.
}
bulbous-order-key = Confirm order
bulbous-undo = Undo
bulbous-bid-key = Bid { $value }
bulbous-bid-wild = Bid wild
bulbous-swap-key = Swap { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Pass
   *[other] Pass, draw a card
}
bulbous-add-key = Add { $card }
bulbous-add-none = Add no card
bulbous-charm-cards = Charm cards
bulbous-discards = { $deck } in the deck, { $count } discarded
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
bulbous-go-on = Continue
bulbous-in-hand = { bulbous-cards } in hand

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Your first specimen
bulbous-lesson-bring = You have four blue specimens, with one to four spaces for bulbs. Bring in the juvenile: a single bulb fills it.
bulbous-lesson-bring-other = That is legal, but here bring in the juvenile: it is filled soonest.
bulbous-lesson-order-title = The order
bulbous-lesson-order = You go first in this round, so you choose the order in which specimens are bid on: red, then green; blue follows automatically.
bulbous-lesson-order-other = That is legal, but here choose red first, then green.
bulbous-lesson-bid-title = A bid
bulbous-lesson-bid = All players bid face down for the red adult. Choose red 4, red 6 and the double, and bid (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = That is legal, but here bid red 4, red 6 and the double: 20.
bulbous-lesson-won-title = Bids revealed
bulbous-lesson-won = 20 beats 12 and 9. You place a bulb on the red adult, although it is not your specimen, and score 1 point. All cards of all bids are discarded.
bulbous-lesson-swap-title = No green card
bulbous-lesson-swap = You have no card for the green bailiff. Choose blue 3 and swap it for another card. You could also pass and draw a card.
bulbous-lesson-swap-other = That is legal, but here swap blue 3, which helps you least.
bulbous-lesson-tie-title = A tie
bulbous-lesson-tie = 9 against 9: when the highest bid is tied, no bulb is placed. The green bailiff waits for the next round.
bulbous-lesson-wild-title = The wild
bulbous-lesson-wild = The circle wild fits blue and green, and wins against any bid. Bid it for your juvenile.
bulbous-lesson-wild-other = That is legal, but only the wild is sure to win: bid it.
bulbous-lesson-full-title = Complete
bulbous-lesson-full = The wild beats 16. Your juvenile is complete: 1 point for its bulb and 2 for the majority. With the bulb on red you have 4.
bulbous-lesson-on-title = What next
bulbous-lesson-on = When a specimen is completed, all players refill their hands to seven cards. The next player goes first, and you bring in another blue specimen. When a player brings in their last specimen, the final round follows.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = between specimens and cards
bulbous-keys-number = to a card that fits, by its number
bulbous-keys-send = send your selection
bulbous-keys-command = bid two numbers and the double
