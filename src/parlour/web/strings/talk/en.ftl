### English strings of the chat.

## Chat
talk-which = Chat room
talk-players = Players
talk-watchers = Spectators
talk-players-line = Players write here. You write in the spectator chat.
talk-watchers-line = Players can read this after the game.
talk-watchers-wrote = Spectators wrote this during the game.
talk-quick = Quick messages
talk-quick-line = Everyone reads these in their own language.
talk-say-hello = Hello!
talk-say-luck = Good luck!
talk-say-thanks = Thank you!
talk-say-well-played = Well played!
talk-say-close = That was close.
talk-say-sorry = Sorry!
talk-say-moment = One moment, please.
talk-say-back = I am back.
talk-say-again = Play again?
talk-say-bye = Goodbye!
talk-react-clap = applauds
talk-react-smile = smiles
talk-react-wow = is amazed
talk-react-think = is thinking
talk-react-cry = is sad
talk-react-heart = likes it

## Reports
talk-report = Report the message of { $name }
talk-reported = The moderators will look at it. Thank you.
