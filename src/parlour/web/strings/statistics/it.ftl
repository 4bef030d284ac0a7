### Italian strings of a player's statistics.

statistics-title = Statistiche
statistics-matches = Partite
statistics-won = Vinte
statistics-streak = Serie di vittorie più lunga
statistics-average = Media punti
statistics-best = Migliore
statistics-per-turn = Punti per turno
statistics-points = Punti per partita
statistics-turnwise = Punti per turno, per partita
statistics-rating = Rating per partita
statistics-sources = Dettaglio dei punti
statistics-counts = Altre statistiche
statistics-suits = Condizioni migliori
statistics-on-average = media
statistics-most = migliore
statistics-seat = Posto { $seat }
statistics-with = { $option }: sì
statistics-without = { $option }: no
statistics-as-table = Come tabella
statistics-line-says = { $title }: { $count } partite, da { $low } a { $top }, l’ultima { $last }.
