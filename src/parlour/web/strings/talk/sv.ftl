### What is said at the table in Swedish.

## Talk at the table
talk-which = Vem som talar
talk-players = Bordet
talk-watchers = Åskådare
talk-players-line = Här skriver de som spelar. Du skriver till åskådarna.
talk-watchers-line = De som spelar läser detta när partiet är slut.
talk-watchers-wrote = Åskådarna skrev detta medan du spelade.
talk-quick = Säg det snabbt
talk-quick-line = Alla läser dem på sitt språk.
talk-say-hello = Hej!
talk-say-luck = Lycka till!
talk-say-thanks = Tack!
talk-say-well-played = Bra spelat!
talk-say-close = Det var nära.
talk-say-sorry = Förlåt!
talk-say-moment = Ett ögonblick, tack.
talk-say-back = Jag är tillbaka.
talk-say-again = En till?
talk-say-bye = Hej då!
talk-react-clap = applåderar
talk-react-smile = ler
talk-react-wow = häpnar
talk-react-think = funderar
talk-react-cry = fäller en tår
talk-react-heart = gillar det

## Reports
talk-report = Anmäl det { $name } sade
talk-reported = Värden kommer att se det. Tack.
