### What is said at the table in French.

## Talk at the table
chat-room = Qui parle
chat-players = La table
chat-spectators = Spectateurs
chat-players-line = Ici écrivent ceux qui jouent. Toi, tu écris aux spectateurs.
chat-spectators-line = Les joueurs le liront quand la partie sera finie.
chat-spectators-wrote = Les spectateurs ont écrit ceci pendant que tu jouais.
chat-quick = Dire vite
chat-quick-line = Chacun les lit dans sa langue.
chat-say-hello = Bonjour !
chat-say-luck = Bonne chance !
chat-say-thanks = Merci !
chat-say-well-played = Bien joué !
chat-say-close = C’était serré.
chat-say-sorry = Pardon !
chat-say-moment = Un instant, s’il te plaît.
chat-say-back = Me revoilà.
chat-say-again = On en refait une ?
chat-say-bye = Au revoir !
chat-react-clap = applaudit
chat-react-smile = sourit
chat-react-wow = est épaté
chat-react-think = réfléchit
chat-react-cry = verse une larme
chat-react-heart = aime ça

## Reports
chat-report = Signaler ce que dit { $name }
chat-reported = L’hôte le verra. Merci.

## Replies
chat-reply = Répondre à { $name }
chat-replying = Réponse à { $name }
chat-reply-cancel = Annuler la réponse
chat-quote = En réponse à { $name } : { $text }
chat-reply-spoken = { $name } répond à { $to } : { $text }
