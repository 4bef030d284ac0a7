### Statistics, in English: what many matches of somebody's say together.

statistics-title = In numbers
statistics-matches = Matches
statistics-won = Won
statistics-streak = Longest row of wins
statistics-average = Points on average
statistics-best = Best
statistics-per-turn = Points a turn
statistics-points = Points, match by match
statistics-turnwise = Points a turn, match by match
statistics-rating = Rating, match by match
statistics-sources = Where points come from
statistics-counts = Beside points
statistics-suits = What suits
statistics-on-average = on average
statistics-most = most
statistics-seat = Seat { $seat }
statistics-with = { $option }: yes
statistics-without = { $option }: no
statistics-as-table = As a table
statistics-line-says = { $title }: { $count } matches, from { $low } to { $top }, the last { $last }.
