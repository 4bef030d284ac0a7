### The café table, in English: one big screen, and phones that are hands.

cafe-join = Point your phone here
cafe-type = or open { $host } and type
cafe-free = A free chair
cafe-start-with = Start with { $count }
cafe-set-up = Set up the table
cafe-hands = Your hand is on your phone. Nobody else sees it.
cafe-back = Lost your hand? Point your phone here.
cafe-again = Ask for another game on your phone.
cafe-full = Full screen
cafe-more-seats = More seats
cafe-hide = Hide my hand
cafe-show = Show my hand
cafe-hidden = Your hand is hidden.
