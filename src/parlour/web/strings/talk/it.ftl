### What is said at the table in Italian.

## Talk at the table
talk-which = Chi parla
talk-players = Il tavolo
talk-watchers = Spettatori
talk-players-line = Qui scrive chi gioca. Tu scrivi agli spettatori.
talk-watchers-line = I giocatori lo leggono a partita finita.
talk-watchers-wrote = Gli spettatori hanno scritto questo mentre giocavi.
talk-quick = Di’ in fretta
talk-quick-line = Ognuno li legge nella propria lingua.
talk-say-hello = Ciao!
talk-say-luck = Buona fortuna!
talk-say-thanks = Grazie!
talk-say-well-played = Ben giocato!
talk-say-close = C’è mancato poco.
talk-say-sorry = Scusa!
talk-say-moment = Un momento, per favore.
talk-say-back = Eccomi di nuovo.
talk-say-again = Un’altra?
talk-say-bye = Arrivederci!
talk-react-clap = applaude
talk-react-smile = sorride
talk-react-wow = è sbalordito
talk-react-think = ci pensa
talk-react-cry = versa una lacrima
talk-react-heart = gradisce

## Reports
talk-report = Segnala ciò che dice { $name }
talk-reported = L’ospite lo vedrà. Grazie.
