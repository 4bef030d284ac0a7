### Statistics, in French: what many matches of somebody's say together.

statistics-title = En chiffres
statistics-matches = Matchs
statistics-won = Gagnés
statistics-streak = Plus longue série de victoires
statistics-average = Points en moyenne
statistics-best = Meilleur
statistics-per-turn = Points par tour
statistics-points = Points, match après match
statistics-turnwise = Points par tour, match après match
statistics-rating = Classement, match après match
statistics-sources = D’où viennent les points
statistics-counts = Outre les points
statistics-suits = Ce qui convient
statistics-on-average = en moyenne
statistics-most = au plus
statistics-seat = Place { $seat }
statistics-with = { $option } : oui
statistics-without = { $option } : non
statistics-as-table = En tableau
statistics-line-says = { $title } : { $count } matchs, de { $low } à { $top }, le dernier { $last }.
