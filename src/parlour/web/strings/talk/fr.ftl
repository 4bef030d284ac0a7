### What is said at the table in French.

## Talk at the table
talk-which = Qui parle
talk-players = La table
talk-watchers = Spectateurs
talk-players-line = Ici écrivent ceux qui jouent. Toi, tu écris aux spectateurs.
talk-watchers-line = Les joueurs le liront quand la partie sera finie.
talk-watchers-wrote = Les spectateurs ont écrit ceci pendant que tu jouais.
talk-quick = Dire vite
talk-quick-line = Chacun les lit dans sa langue.
talk-say-hello = Bonjour !
talk-say-luck = Bonne chance !
talk-say-thanks = Merci !
talk-say-well-played = Bien joué !
talk-say-close = C’était serré.
talk-say-sorry = Pardon !
talk-say-moment = Un instant, s’il te plaît.
talk-say-back = Me revoilà.
talk-say-again = On en refait une ?
talk-say-bye = Au revoir !
talk-react-clap = applaudit
talk-react-smile = sourit
talk-react-wow = est épaté
talk-react-think = réfléchit
talk-react-cry = verse une larme
talk-react-heart = aime ça

## Reports
talk-report = Signaler ce que dit { $name }
talk-reported = L’hôte le verra. Merci.
