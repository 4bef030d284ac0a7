### What reaches people when a table waits in French.

## The page
notices-title = Notifications
notices-line = Quand une table t’attend et que tu n’es pas là, la maison t’appelle par ces voies. Elle nomme le jeu et qui d’autre y est assis, jamais ce que quelqu’un a en main.
notices-none = Aucun canal de notification pour l’instant.
notices-kind-push = Ce navigateur ou un autre
notices-kind-mail = Mail
notices-kind-webhook = Webhook
notices-push-line = Un court avis, même quand la maison n’est pas ouverte ici ; le suivant prend sa place.
notices-push-add = M’appeler dans ce navigateur
notices-push-not-here = Ce navigateur n’accepte pas ces avis, ou la maison n’est pas en https.
notices-mail-line = Pour les parties sur plusieurs jours, au plus une fois par heure. Un code montre d’abord que l’adresse est à toi.
notices-mail-none = Cette maison n’a pas de serveur mail.
notices-mail-address = Adresse mail
notices-webhook-line = Un appel à une adresse à toi, par exemple le webhook d’un chat ou ntfy.
notices-webhook-address = Adresse du webhook
notices-add = Ajouter
notices-test = Tester
notices-test-of = Tester { $target }
notices-tested = C’est bien arrivé.
notices-remove = Retirer
notices-remove-of = Retirer { $target }
notices-code = Code de la lettre
notices-confirm = C’est la mienne
notices-is-waiting = attend son code
notices-is-failing = a échoué la dernière fois
notices-is-off = coupée : trop d’échecs. Teste-la pour la remettre.
notices-stopped = Plus aucune lettre par cette voie.
notices-stop = Arrêter ces lettres

## What is told
notices-turn-title = À toi de jouer : { $game }
notices-turn-text = La table avec { $names } t’attend.
notices-nudge-title = { $game } : un rappel
notices-nudge-text = La table avec { $names } attend toujours votre coup.
notices-asked-title = { $names } vous invite à une table
notices-asked-text = { $game } : une place est libre pour vous.
notices-found-title = Une table est trouvée
notices-found-text = { $game } avec { $names } commence.
notices-sample-title = Parlour peut te joindre
notices-sample-text = Voici à quoi ressemble un avis.
notices-confirm-title = { $code } montre que cette adresse est à toi
notices-confirm-text =
    Quelqu’un a demandé des notifications de Parlour à cette adresse. Si c’est toi, saisis le code { $code } sur la page des notifications. Sinon, ignore ce message.
    Le compte qui l’a demandé : { $name }
notices-mail-stop = Plus de ces lettres :

## Refusals
notices-error-too-many = Tu as déjà { $most } voies. Retires-en une d’abord.
notices-error-too-often = Pas si souvent. Réessaie dans { $seconds } s.
notices-error-mails-a-day = Assez de codes ont été envoyés à cette adresse. Réessaie demain.
notices-error-not-an-address = Ce n’est pas une adresse qu’on puisse appeler.
notices-error-not-a-mail-address = Ce n’est pas une adresse e-mail. Vérifie-la et réessaie.
notices-error-not-a-subscription = La réponse du navigateur n’a pas de sens ici. Réessaie.
notices-error-private-address = Cette adresse est dans un réseau privé, que cette maison n’appelle pas.
notices-error-no-such-host = Cet hôte n’existe pas.
notices-error-no-answer = Personne n’y répond.
notices-error-refused = Refusé là-bas, avec le statut { $status }.
notices-error-mail-failed = Le serveur mail n’a pas pris la lettre.
notices-error-no-mail-here = Cette maison n’a pas de serveur mail.
notices-error-wrong-code = Ce n’est pas le code. Ajoute l’adresse de nouveau pour une autre lettre.
notices-error-not-confirmed = Montre d’abord par le code que l’adresse est à toi.
notices-error-no-such-way = Cette voie n’existe plus.
