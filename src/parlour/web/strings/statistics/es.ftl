### Spanish strings of a player's statistics.

statistics-title = Estadísticas
statistics-matches = Partidas
statistics-won = Victorias
statistics-streak = Racha más larga de victorias
statistics-average = Puntos de media
statistics-best = Mejor
statistics-per-turn = Puntos por turno
statistics-points = Puntos por partida
statistics-turnwise = Puntos por turno, partida a partida
statistics-rating = Rating por partida
statistics-sources = Desglose de puntos
statistics-counts = Otras estadísticas
statistics-suits = Mejores condiciones
statistics-on-average = media
statistics-most = mejor
statistics-seat = Asiento { $seat }
statistics-with = { $option }: sí
statistics-without = { $option }: no
statistics-as-table = Como tabla
statistics-line-says = { $title }: { $count } partidas, de { $low } a { $top }, la última { $last }.
