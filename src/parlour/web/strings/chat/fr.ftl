### French strings of the chat.

## Chat
chat-room = Salon de chat
chat-players = Joueurs
chat-spectators = Spectateurs
chat-players-line = Les joueurs écrivent ici. Toi, tu écris dans le chat des spectateurs.
chat-spectators-line = Les joueurs pourront lire ceci après la partie.
chat-spectators-wrote = Les spectateurs ont écrit ceci pendant la partie.
chat-quick = Messages rapides
chat-quick-line = Chacun les lit dans sa langue.
chat-say-hello = Bonjour !
chat-say-luck = Bonne chance !
chat-say-thanks = Merci !
chat-say-well-played = Bien joué !
chat-say-close = C’était serré.
chat-say-sorry = Pardon !
chat-say-moment = Un instant, s’il te plaît.
chat-say-back = Je suis de retour.
chat-say-again = On rejoue ?
chat-say-bye = Au revoir !
chat-react-clap = applaudit
chat-react-smile = sourit
chat-react-wow = est épaté
chat-react-think = réfléchit
chat-react-cry = est triste
chat-react-heart = aime ça

## Reports
chat-report = Signaler le message de { $name }
chat-reported = Les modérateurs vont l’examiner. Merci.

## Replies
chat-reply = Répondre à { $name }
chat-replying = Réponse à { $name }
chat-reply-cancel = Annuler la réponse
chat-quote = En réponse à { $name } : { $text }
chat-reply-spoken = { $name }, en réponse à { $to } : { $text }
