### Swedish strings of the chat.

## Chat
chat-room = Chattrum
chat-players = Spelare
chat-spectators = Åskådare
chat-players-line = Här skriver spelarna. Du skriver i åskådarchatten.
chat-spectators-line = Spelarna kan läsa det här efter partiet.
chat-spectators-wrote = Åskådarna skrev det här under partiet.
chat-quick = Snabbmeddelanden
chat-quick-line = Alla läser dem på sitt eget språk.
chat-say-hello = Hej!
chat-say-luck = Lycka till!
chat-say-thanks = Tack!
chat-say-well-played = Bra spelat!
chat-say-close = Det var nära.
chat-say-sorry = Förlåt!
chat-say-moment = Ett ögonblick, tack.
chat-say-back = Jag är tillbaka.
chat-say-again = Spela igen?
chat-say-bye = Hej då!
chat-react-clap = applåderar
chat-react-smile = ler
chat-react-wow = är förvånad
chat-react-think = funderar
chat-react-cry = är ledsen
chat-react-heart = gillar det

## Reports
chat-report = Rapportera meddelandet från { $name }
chat-reported = Moderatorerna tittar på det. Tack.

## Replies
chat-reply = Svara { $name }
chat-replying = Svarar { $name }
chat-reply-cancel = Avbryt svaret
chat-quote = Svar till { $name }: { $text }
chat-reply-spoken = { $name } svarar { $to }: { $text }
