### English strings of café tables: one shared screen, and hands on phones.

cafe-join = Scan with your phone
cafe-type = or open { $host } and enter
cafe-free = Open seat
cafe-start-with = Start with { $count }
cafe-set-up = Change settings
cafe-hands = Your hand is on your phone. Other players cannot see it.
cafe-back = Lost your hand? Scan this code with your phone.
cafe-again = Start another game from your phone.
cafe-full = Full screen
cafe-more-seats = More seats
cafe-hide = Hide my hand
cafe-show = Show my hand
cafe-hidden = Your hand is hidden.
