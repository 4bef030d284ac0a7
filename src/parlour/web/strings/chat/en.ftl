### English strings of the chat.

## Chat
chat-room = Chat room
chat-players = Players
chat-spectators = Spectators
chat-players-line = Players write here. You write in the spectator chat.
chat-spectators-line = Players can read this after the game.
chat-spectators-wrote = Spectators wrote this during the game.
chat-quick = Quick messages
chat-quick-line = Everyone reads these in their own language.
chat-say-hello = Hello!
chat-say-luck = Good luck!
chat-say-thanks = Thank you!
chat-say-well-played = Well played!
chat-say-close = That was close.
chat-say-sorry = Sorry!
chat-say-moment = One moment, please.
chat-say-back = I am back.
chat-say-again = Play again?
chat-say-bye = Goodbye!
chat-react-clap = applauds
chat-react-smile = smiles
chat-react-wow = is amazed
chat-react-think = is thinking
chat-react-cry = is sad
chat-react-heart = likes it

## Reports
chat-report = Report the message of { $name }
chat-reported = The moderators will look at it. Thank you.

## Replies
chat-reply = Reply to { $name }
chat-replying = Replying to { $name }
chat-reply-cancel = Cancel reply
chat-quote = In reply to { $name }: { $text }
chat-reply-spoken = { $name }, in reply to { $to }: { $text }
