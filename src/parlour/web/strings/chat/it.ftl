### Italian strings of the chat.

## Chat
chat-room = Canale di chat
chat-players = Giocatori
chat-spectators = Spettatori
chat-players-line = Qui scrivono i giocatori. Tu scrivi nella chat degli spettatori.
chat-spectators-line = I giocatori possono leggerlo dopo la partita.
chat-spectators-wrote = Gli spettatori hanno scritto questo durante la partita.
chat-quick = Messaggi rapidi
chat-quick-line = Ognuno li legge nella propria lingua.
chat-say-hello = Ciao!
chat-say-luck = Buona fortuna!
chat-say-thanks = Grazie!
chat-say-well-played = Ben giocato!
chat-say-close = C’è mancato poco.
chat-say-sorry = Scusa!
chat-say-moment = Un momento, per favore.
chat-say-back = Sono tornato.
chat-say-again = Giochiamo ancora?
chat-say-bye = Arrivederci!
chat-react-clap = applaude
chat-react-smile = sorride
chat-react-wow = è sbalordito
chat-react-think = ci pensa
chat-react-cry = è triste
chat-react-heart = gradisce

## Reports
chat-report = Segnala il messaggio di { $name }
chat-reported = I moderatori lo esamineranno. Grazie.

## Replies
chat-reply = Rispondi a { $name }
chat-replying = Risposta a { $name }
chat-reply-cancel = Annulla la risposta
chat-quote = In risposta a { $name }: { $text }
chat-reply-spoken = { $name }, in risposta a { $to }: { $text }
