cardgame-name = Cardgame
cardgame-line = Lay a good card aside, and win a trick to score it
cardgame-option-cards = Cards
cardgame-option-cards-4 = 4 for each player
cardgame-option-cards-5 = 5 for each player
cardgame-option-cards-6 = 6 for each player
cardgame-phase-lay = lay a card aside
cardgame-phase-play = play a card
cardgame-phase-over = the game is over
cardgame-over-played = All rounds have been played.
cardgame-do-lay = Lay { $card } aside
cardgame-do-play = Play { $card }
cardgame-news-laid = { $name } lays a card aside
cardgame-news-laid-own = { $name } lays { $card } aside
cardgame-news-played = { $name } plays { $card }
cardgame-news-trick = { $name } wins the trick
cardgame-news-revealed = { $name } laid { $card } aside: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
cardgame-error-not-now = You cannot do that now.
cardgame-error-not-in-hand = { $card } is not in your hand.
cardgame-bot-beginner = Pip, who plays at random
cardgame-bot-casual = Wren, who takes what scores most now
cardgame-bot-club = Rook, who looks a little ahead
cardgame-bot-expert = Heron, who looks further ahead
cardgame-bot-master = Owl, who looks far ahead
cardgame-ask-lay = Choose a card to lay aside
cardgame-ask-play = Choose a card to play
cardgame-part-trick = Trick
cardgame-part-all-revealed = Cards laid aside in the previous round
cardgame-part-revealed = { $name }: { $card }
cardgame-part-card = { $card }
cardgame-part-tricks = Tricks
cardgame-part-laid = Laid aside: { $count }
cardgame-part-hand = Hand
cardgame-part-cards = Cards: { $count }
