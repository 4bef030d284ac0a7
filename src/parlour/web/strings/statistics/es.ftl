### Statistics, in Spanish: what many matches of somebody's say together.

statistics-title = En cifras
statistics-matches = Partidas
statistics-won = Ganadas
statistics-streak = Racha más larga de victorias
statistics-average = Puntos de media
statistics-best = Mejor
statistics-per-turn = Puntos por turno
statistics-points = Puntos, partida a partida
statistics-turnwise = Puntos por turno, partida a partida
statistics-rating = Clasificación, partida a partida
statistics-sources = De dónde vienen los puntos
statistics-counts = Además de los puntos
statistics-suits = Lo que va bien
statistics-on-average = de media
statistics-most = como mucho
statistics-seat = Asiento { $seat }
statistics-with = { $option }: sí
statistics-without = { $option }: no
statistics-as-table = Como tabla
statistics-line-says = { $title }: { $count } partidas, de { $low } a { $top }, la última { $last }.
