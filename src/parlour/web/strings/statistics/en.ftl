### English strings of a player's statistics.

statistics-title = Statistics
statistics-matches = Matches
statistics-won = Won
statistics-streak = Longest winning streak
statistics-average = Average points
statistics-best = Best
statistics-per-turn = Points per turn
statistics-points = Points by match
statistics-turnwise = Points per turn by match
statistics-rating = Rating by match
statistics-sources = Score breakdown
statistics-counts = Other statistics
statistics-suits = Best conditions
statistics-on-average = average
statistics-most = best
statistics-seat = Seat { $seat }
statistics-with = { $option }: yes
statistics-without = { $option }: no
statistics-as-table = As a table
statistics-line-says = { $title }: { $count } matches, from { $low } to { $top }, last { $last }.
