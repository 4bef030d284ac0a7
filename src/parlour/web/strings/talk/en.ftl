### What is said at the table in English.

## Talk at the table
talk-which = Who talks
talk-players = The table
talk-watchers = Watchers
talk-players-line = Those who play write here. You write to the watchers.
talk-watchers-line = Players read this when the game is over.
talk-watchers-wrote = Those who watched wrote this while you played.
talk-quick = Say it quickly
talk-quick-line = Everybody reads these in their own language.
talk-say-hello = Hello!
talk-say-luck = Good luck!
talk-say-thanks = Thank you!
talk-say-well-played = Well played!
talk-say-close = That was close.
talk-say-sorry = Sorry!
talk-say-moment = One moment, please.
talk-say-back = I am back.
talk-say-again = Another one?
talk-say-bye = Goodbye!
talk-react-clap = applauds
talk-react-smile = smiles
talk-react-wow = is amazed
talk-react-think = ponders
talk-react-cry = sheds a tear
talk-react-heart = likes it

## Reports
talk-report = Report what { $name } said
talk-reported = The host will see it. Thank you.
