### Swedish strings of café tables: one shared screen, and hands on phones.

cafe-join = Skanna med mobilen
cafe-type = eller öppna { $host } och ange
cafe-free = Ledig plats
cafe-start-with = Starta med { $count }
cafe-set-up = Ändra inställningar
cafe-hands = Din hand visas på din mobil. Andra spelare kan inte se den.
cafe-back = Ser du inte din hand? Skanna koden med mobilen.
cafe-again = Starta ett nytt parti från mobilen.
cafe-full = Helskärm
cafe-more-seats = Fler platser
cafe-hide = Dölj min hand
cafe-show = Visa min hand
cafe-hidden = Din hand är dold.
