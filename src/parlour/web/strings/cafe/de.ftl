### German strings of café tables: one shared screen, and hands on phones.

cafe-join = Halte dein Handy hierher
cafe-type = oder öffne { $host } und tippe
cafe-free = Ein freier Stuhl
cafe-start-with = Mit { $count } anfangen
cafe-set-up = Tisch einrichten
cafe-hands = Deine Hand ist auf deinem Handy. Niemand sonst sieht sie.
cafe-back = Hand verloren? Halte dein Handy hierher.
cafe-again = Um eine neue Partie bittet ihr auf dem Handy.
cafe-full = Vollbild
cafe-more-seats = Weitere Plätze
cafe-hide = Meine Hand verdecken
cafe-show = Meine Hand zeigen
cafe-hidden = Deine Hand ist verdeckt.
