### Spanish strings of the chat.

## Chat
chat-room = Sala de chat
chat-players = Jugadores
chat-spectators = Espectadores
chat-players-line = Aquí escriben los jugadores. Tú escribes en el chat de espectadores.
chat-spectators-line = Los jugadores pueden leer esto después de la partida.
chat-spectators-wrote = Los espectadores escribieron esto durante la partida.
chat-quick = Mensajes rápidos
chat-quick-line = Cada persona los lee en su idioma.
chat-say-hello = ¡Hola!
chat-say-luck = ¡Suerte!
chat-say-thanks = ¡Gracias!
chat-say-well-played = ¡Bien jugado!
chat-say-close = Por poco.
chat-say-sorry = ¡Perdón!
chat-say-moment = Un momento, por favor.
chat-say-back = Ya he vuelto.
chat-say-again = ¿Otra partida?
chat-say-bye = ¡Adiós!
chat-react-clap = aplaude
chat-react-smile = sonríe
chat-react-wow = se asombra
chat-react-think = está pensando
chat-react-cry = está triste
chat-react-heart = le gusta

## Reports
chat-report = Denunciar el mensaje de { $name }
chat-reported = Los moderadores lo revisarán. Gracias.

## Replies
chat-reply = Responder a { $name }
chat-replying = Respondiendo a { $name }
chat-reply-cancel = Cancelar la respuesta
chat-quote = En respuesta a { $name }: { $text }
chat-reply-spoken = { $name }, en respuesta a { $to }: { $text }
