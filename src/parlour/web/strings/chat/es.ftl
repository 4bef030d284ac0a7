### What is said at the table in Spanish.

## Talk at the table
chat-room = Quién habla
chat-players = La mesa
chat-spectators = Espectadores
chat-players-line = Aquí escriben quienes juegan. Tú escribes a los espectadores.
chat-spectators-line = Los jugadores lo leen cuando acabe la partida.
chat-spectators-wrote = Los espectadores escribieron esto mientras jugabas.
chat-quick = Decir rápido
chat-quick-line = Cada cual las lee en su idioma.
chat-say-hello = ¡Hola!
chat-say-luck = ¡Suerte!
chat-say-thanks = ¡Gracias!
chat-say-well-played = ¡Bien jugado!
chat-say-close = Qué igualado.
chat-say-sorry = ¡Perdón!
chat-say-moment = Un momento, por favor.
chat-say-back = Ya estoy aquí.
chat-say-again = ¿Otra?
chat-say-bye = ¡Adiós!
chat-react-clap = aplaude
chat-react-smile = sonríe
chat-react-wow = se asombra
chat-react-think = lo piensa
chat-react-cry = derrama una lágrima
chat-react-heart = le gusta

## Reports
chat-report = Avisar de lo que dijo { $name }
chat-reported = El anfitrión lo verá. Gracias.

## Replies
chat-reply = Responder a { $name }
chat-replying = Respuesta a { $name }
chat-reply-cancel = Cancelar la respuesta
chat-quote = En respuesta a { $name }: { $text }
chat-reply-spoken = { $name } responde a { $to }: { $text }
