### German strings of a player's statistics.

statistics-title = Statistik
statistics-matches = Partien
statistics-won = Gewonnen
statistics-streak = Längste Siegesserie
statistics-average = Punkte im Schnitt
statistics-best = Bestwert
statistics-per-turn = Punkte pro Zug
statistics-points = Punkte pro Partie
statistics-turnwise = Punkte pro Zug, nach Partien
statistics-rating = Wertung nach Partien
statistics-sources = Punkteübersicht
statistics-counts = Weitere Statistik
statistics-suits = Beste Bedingungen
statistics-on-average = Schnitt
statistics-most = Bestwert
statistics-seat = Platz { $seat }
statistics-with = { $option }: ja
statistics-without = { $option }: nein
statistics-as-table = Als Tabelle
statistics-line-says = { $title }: { $count } Partien, von { $low } bis { $top }, zuletzt { $last }.
