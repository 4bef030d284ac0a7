### The café table, in Swedish: one big screen, and phones that are hands.

cafe-join = Rikta mobilen hit
cafe-type = eller öppna { $host } och skriv
cafe-free = En ledig stol
cafe-start-with = Börja med { $count }
cafe-set-up = Duka bordet
cafe-hands = Din hand finns i din mobil. Ingen annan ser den.
cafe-back = Tappat bort handen? Rikta mobilen hit.
cafe-again = Be om ett nytt parti i mobilen.
cafe-full = Helskärm
cafe-more-seats = Fler platser
cafe-hide = Dölj min hand
cafe-show = Visa min hand
cafe-hidden = Din hand är dold.
