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
thorns-do-pick = Pick the top card of { $seat-name }
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
thorns-bot-club = Ravi, who guesses the hidden cards
thorns-bot-expert = Keiko, who considers more guesses
thorns-bot-master = Otto, who considers the most guesses
thorns-lesson-cards-title = Your cards
thorns-lesson-cards = Each player has three roses and one thorn. The others see how many cards you lay, but not which ones.
thorns-lesson-lay-title = Lay a card
thorns-lesson-lay = All players lay one card at the same time. Lay a rose.
thorns-lesson-lay-other = That is legal, but in this lesson lay a rose.
thorns-lesson-add-title = Another card
thorns-lesson-add = Now players take turns. Lay another card on your pile, or start the bidding. Lay another rose.
thorns-lesson-add-other = That is legal, but in this lesson lay another rose.
thorns-lesson-bid-title = Bid
thorns-lesson-bid = A bid is the number of roses that you promise to turn over. You must start with your own pile, which has two roses. Bid 2.
thorns-lesson-bid-other = That is legal, but in this lesson bid 2.
thorns-lesson-raise-title = Bid more
thorns-lesson-raise = Bidding continues until all other players pass. A player who bids 3 has probably laid roses. Bid 4.
thorns-lesson-raise-other = That is legal, but in this lesson bid 4.
thorns-lesson-pick-title = Pick
thorns-lesson-pick = You made the highest bid, and your two roses are turned over. You need two more from the other players. Pick the top card of the player who bid 3.
thorns-lesson-pick-other = That is legal, but in this lesson pick from the player who bid 3.
thorns-lesson-success-title = The last rose
thorns-lesson-success = You need one more rose. Pick from the same pile.
thorns-lesson-success-other = That is legal, but in this lesson pick from the same pile.
thorns-lesson-thorn-title = The thorn
thorns-lesson-thorn = A new round begins. This time, lay your thorn.
thorns-lesson-thorn-other = That is legal, but in this lesson lay the thorn.
thorns-lesson-bluff-title = Bluff
thorns-lesson-bluff = If you win the bidding, you turn over your own thorn and lose a card. But when you bid, the others may think that you have laid a rose, and bid more. Bid 1.
thorns-lesson-bluff-other = That is legal, but in this lesson bid 1.
thorns-lesson-end-title = The trap
thorns-lesson-end = The player who bid 3 had to pick your card, too. It was the thorn, so that player has lost a card for the rest of the game. You win with two successful picks. A player without cards is out.
