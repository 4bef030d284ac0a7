thorns-name = Thorns
thorns-line = Lay roses, hide a thorn, and bid how many roses you can pick
thorns-option-wins = Picks to win
thorns-option-wins-1 = 1
thorns-option-wins-2 = 2
thorns-option-wins-3 = 3
thorns-phase-lay = lay a card
thorns-phase-add = lay a card or bid
thorns-phase-bid = bid or pass
thorns-phase-pick = pick a card
thorns-phase-discard = give up a card
thorns-phase-over = the game is over
thorns-over-picked = A player has picked enough roses.
thorns-over-alone = Only one player has cards left.
thorns-do-lay = Lay a { $card ->
    [rose] rose
   *[thorn] thorn
}
thorns-do-bid = Bid { $count }
thorns-do-pass = Pass
thorns-do-pick = Pick the top card of seat { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
}
thorns-do-discard = Give up a { $card ->
    [rose] rose
   *[thorn] thorn
}
thorns-news-laid = { $name } lays a card
thorns-news-laid-rose = { $name } lays a rose
thorns-news-laid-thorn = { $name } lays the thorn
thorns-news-bid = { $name } bids { $count }
thorns-news-passed = { $name } passes
thorns-news-turned-rose = A rose of { $name }
thorns-news-turned-thorn = The thorn of { $name }
thorns-news-scored = { $count ->
    [one] { $name } has picked a rose
   *[other] { $name } has picked { $count } roses
}
thorns-news-lost = { $name } loses a card
thorns-news-lost-rose = { $name } loses a rose
thorns-news-lost-thorn = { $name } loses the thorn
thorns-news-out = { $name } has no cards left
thorns-source-picks = Successful picks
thorns-source-cards = Cards
thorns-error-not-now = You cannot do that now.
thorns-error-bid-range = Bid a number from { $least } to { $most }.
thorns-error-no-pile = There is no face-down card.
thorns-error-no-rose = You have no rose in your hand.
thorns-error-no-thorn = You have no thorn in your hand.
thorns-ask-lay = Lay a card face down
thorns-ask-add = Lay another card, or bid
thorns-ask-bid = Bid more, or pass
thorns-ask-pick = Pick from another pile
thorns-ask-discard = Choose the card to give up
thorns-part-bid = Highest bid
thorns-part-bids = Bids
thorns-part-count = { $count }
thorns-part-pass = Pass
thorns-part-picks = Picks
thorns-part-pile = Face-down cards: { $count }
thorns-part-turned = Turned over
thorns-part-rose = Rose
thorns-part-thorn = Thorn
thorns-part-cards = Cards in hand
thorns-part-own-pile = Your pile, from the bottom
thorns-part-hand-rose = Roses in your hand: { $count }
thorns-part-hand-thorn = Thorn in your hand: { $count }
thorns-bot-beginner = Tove, who lays any card
thorns-bot-casual = Amina, who likes to bid
thorns-bot-club = Ravi, who imagines the piles
thorns-bot-expert = Keiko, who imagines them often
thorns-bot-master = Otto, who imagines them all the time
