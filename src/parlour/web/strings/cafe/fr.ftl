### French strings of café tables: one shared screen, and hands on phones.

cafe-join = Scanne avec ton téléphone
cafe-type = ou ouvre { $host } et saisis
cafe-free = Place libre
cafe-start-with = Commencer à { $count }
cafe-set-up = Changer les réglages
cafe-hands = Ta main est sur ton téléphone. Les autres joueurs ne la voient pas.
cafe-back = Main perdue ? Scanne ce code avec ton téléphone.
cafe-again = Lance une autre partie depuis ton téléphone.
cafe-full = Plein écran
cafe-more-seats = Autres places
cafe-hide = Cacher ma main
cafe-show = Montrer ma main
cafe-hidden = Ta main est cachée.
