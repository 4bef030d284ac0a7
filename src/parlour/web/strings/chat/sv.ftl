### What is said at the table in Swedish.

## Talk at the table
chat-room = Vem som talar
chat-players = Bordet
chat-spectators = Åskådare
chat-players-line = Här skriver de som spelar. Du skriver till åskådarna.
chat-spectators-line = De som spelar läser detta när partiet är slut.
chat-spectators-wrote = Åskådarna skrev detta medan du spelade.
chat-quick = Säg det snabbt
chat-quick-line = Alla läser dem på sitt språk.
chat-say-hello = Hej!
chat-say-luck = Lycka till!
chat-say-thanks = Tack!
chat-say-well-played = Bra spelat!
chat-say-close = Det var nära.
chat-say-sorry = Förlåt!
chat-say-moment = Ett ögonblick, tack.
chat-say-back = Jag är tillbaka.
chat-say-again = En till?
chat-say-bye = Hej då!
chat-react-clap = applåderar
chat-react-smile = ler
chat-react-wow = häpnar
chat-react-think = funderar
chat-react-cry = fäller en tår
chat-react-heart = gillar det

## Reports
chat-report = Anmäl det { $name } sade
chat-reported = Värden kommer att se det. Tack.

## Replies
chat-reply = Svara { $name }
chat-replying = Svar till { $name }
chat-reply-cancel = Avbryt svaret
chat-quote = Som svar till { $name }: { $text }
chat-reply-spoken = { $name } svarar { $to }: { $text }
