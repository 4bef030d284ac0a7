### Statistics, in Swedish: what many matches of somebody's say together.

statistics-title = I siffror
statistics-matches = Matcher
statistics-won = Vunna
statistics-streak = Längsta segerraden
statistics-average = Poäng i snitt
statistics-best = Bäst
statistics-per-turn = Poäng per drag
statistics-points = Poäng, match för match
statistics-turnwise = Poäng per drag, match för match
statistics-rating = Rating, match för match
statistics-sources = Var poängen kommer ifrån
statistics-counts = Vid sidan av poängen
statistics-suits = Vad som passar
statistics-on-average = i snitt
statistics-most = som mest
statistics-seat = Plats { $seat }
statistics-with = { $option }: ja
statistics-without = { $option }: nej
statistics-as-table = Som tabell
statistics-line-says = { $title }: { $count } matcher, från { $low } till { $top }, senast { $last }.
