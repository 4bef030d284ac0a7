### German strings of a player's statistics.

statistics-title = In Zahlen
statistics-matches = Partien
statistics-won = Gewonnen
statistics-streak = Längste Siegesreihe
statistics-average = Punkte im Mittel
statistics-best = Bestes
statistics-per-turn = Punkte je Zug
statistics-points = Punkte, Partie für Partie
statistics-turnwise = Punkte je Zug, Partie für Partie
statistics-rating = Wertung, Partie für Partie
statistics-sources = Woher die Punkte kommen
statistics-counts = Neben den Punkten
statistics-suits = Was liegt
statistics-on-average = im Mittel
statistics-most = höchstens
statistics-seat = Platz { $seat }
statistics-with = { $option }: ja
statistics-without = { $option }: nein
statistics-as-table = Als Tabelle
statistics-line-says = { $title }: { $count } Partien, von { $low } bis { $top }, zuletzt { $last }.
