### What is said at the table in Italian.

## Talk at the table
chat-room = Chi parla
chat-players = Il tavolo
chat-spectators = Spettatori
chat-players-line = Qui scrive chi gioca. Tu scrivi agli spettatori.
chat-spectators-line = I giocatori lo leggono a partita finita.
chat-spectators-wrote = Gli spettatori hanno scritto questo mentre giocavi.
chat-quick = Di’ in fretta
chat-quick-line = Ognuno li legge nella propria lingua.
chat-say-hello = Ciao!
chat-say-luck = Buona fortuna!
chat-say-thanks = Grazie!
chat-say-well-played = Ben giocato!
chat-say-close = C’è mancato poco.
chat-say-sorry = Scusa!
chat-say-moment = Un momento, per favore.
chat-say-back = Eccomi di nuovo.
chat-say-again = Un’altra?
chat-say-bye = Arrivederci!
chat-react-clap = applaude
chat-react-smile = sorride
chat-react-wow = è sbalordito
chat-react-think = ci pensa
chat-react-cry = versa una lacrima
chat-react-heart = gradisce

## Reports
chat-report = Segnala ciò che dice { $name }
chat-reported = L’ospite lo vedrà. Grazie.

## Replies
chat-reply = Rispondi a { $name }
chat-replying = Risposta a { $name }
chat-reply-cancel = Annulla la risposta
chat-quote = In risposta a { $name }: { $text }
chat-reply-spoken = { $name } risponde a { $to }: { $text }
