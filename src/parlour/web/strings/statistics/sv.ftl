### Swedish strings of a player's statistics.

statistics-title = Statistik
statistics-matches = Partier
statistics-won = Vinster
statistics-streak = Längsta vinstsvit
statistics-average = Genomsnittliga poäng
statistics-best = Bästa
statistics-per-turn = Poäng per tur
statistics-points = Poäng per parti
statistics-turnwise = Poäng per tur, parti för parti
statistics-rating = Rating per parti
statistics-sources = Poängfördelning
statistics-counts = Övrig statistik
statistics-suits = Bästa förutsättningar
statistics-on-average = snitt
statistics-most = bäst
statistics-seat = Plats { $seat }
statistics-with = { $option }: ja
statistics-without = { $option }: nej
statistics-as-table = Som tabell
statistics-line-says = { $title }: { $count } partier, från { $low } till { $top }, senast { $last }.
