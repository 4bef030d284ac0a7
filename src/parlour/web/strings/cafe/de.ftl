### German strings of café tables: one shared screen, and hands on phones.

cafe-join = Scanne mit dem Handy
cafe-type = oder öffne { $host } und gib ein
cafe-free = Freier Platz
cafe-start-with = Mit { $count } starten
cafe-set-up = Einstellungen ändern
cafe-hands = Deine Hand ist auf deinem Handy. Andere Spieler sehen sie nicht.
cafe-back = Hand verloren? Scanne diesen Code mit dem Handy.
cafe-again = Startet die nächste Partie auf dem Handy.
cafe-full = Vollbild
cafe-more-seats = Weitere Plätze
cafe-hide = Meine Hand verdecken
cafe-show = Meine Hand zeigen
cafe-hidden = Deine Hand ist verdeckt.
