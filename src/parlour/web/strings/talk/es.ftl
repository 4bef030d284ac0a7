### What is said at the table in Spanish.

## Talk at the table
talk-which = Quién habla
talk-players = La mesa
talk-watchers = Espectadores
talk-players-line = Aquí escriben quienes juegan. Tú escribes a los espectadores.
talk-watchers-line = Los jugadores lo leen cuando acabe la partida.
talk-watchers-wrote = Los espectadores escribieron esto mientras jugabas.
talk-quick = Decir rápido
talk-quick-line = Cada cual las lee en su idioma.
talk-say-hello = ¡Hola!
talk-say-luck = ¡Suerte!
talk-say-thanks = ¡Gracias!
talk-say-well-played = ¡Bien jugado!
talk-say-close = Qué igualado.
talk-say-sorry = ¡Perdón!
talk-say-moment = Un momento, por favor.
talk-say-back = Ya estoy aquí.
talk-say-again = ¿Otra?
talk-say-bye = ¡Adiós!
talk-react-clap = aplaude
talk-react-smile = sonríe
talk-react-wow = se asombra
talk-react-think = lo piensa
talk-react-cry = derrama una lágrima
talk-react-heart = le gusta

## Reports
talk-report = Avisar de lo que dijo { $name }
talk-reported = El anfitrión lo verá. Gracias.
