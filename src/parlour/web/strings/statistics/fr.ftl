### French strings of a player's statistics.

statistics-title = Statistiques
statistics-matches = Parties
statistics-won = Gagnées
statistics-streak = Plus longue série de victoires
statistics-average = Points en moyenne
statistics-best = Meilleur
statistics-per-turn = Points par tour
statistics-points = Points par partie
statistics-turnwise = Points par tour, par partie
statistics-rating = Cote par partie
statistics-sources = Détail du score
statistics-counts = Autres statistiques
statistics-suits = Conditions favorables
statistics-on-average = moyenne
statistics-most = meilleur
statistics-seat = Place { $seat }
statistics-with = { $option } : oui
statistics-without = { $option } : non
statistics-as-table = En tableau
statistics-line-says = { $title } : { $count } parties, de { $low } à { $top }, dernière { $last }.
