### Statistics, in Italian: what many matches of somebody's say together.

statistics-title = In cifre
statistics-matches = Partite
statistics-won = Vinte
statistics-streak = Serie di vittorie più lunga
statistics-average = Punti in media
statistics-best = Migliore
statistics-per-turn = Punti per turno
statistics-points = Punti, partita per partita
statistics-turnwise = Punti per turno, partita per partita
statistics-rating = Punteggio, partita per partita
statistics-sources = Da dove vengono i punti
statistics-counts = Oltre ai punti
statistics-suits = Che cosa riesce
statistics-on-average = in media
statistics-most = al massimo
statistics-seat = Posto { $seat }
statistics-with = { $option }: sì
statistics-without = { $option }: no
statistics-as-table = Come tabella
statistics-line-says = { $title }: { $count } partite, da { $low } a { $top }, l’ultima { $last }.
