### What reaches people when a table waits in French.

## The page
notifications-title = Notifications
notifications-line = Quand une table t’attend et que tu n’es pas là, la maison t’appelle par ces voies. Elle nomme le jeu et qui d’autre y est assis, jamais ce que quelqu’un a en main.
notifications-none = Aucun canal de notification pour l’instant.
notifications-kind-push = Ce navigateur ou un autre
notifications-kind-mail = Mail
notifications-kind-webhook = Webhook
notifications-push-line = Un court avis, même quand la maison n’est pas ouverte ici ; le suivant prend sa place.
notifications-push-add = M’appeler dans ce navigateur
notifications-push-not-here = Ce navigateur n’accepte pas ces avis, ou la maison n’est pas en https.
notifications-mail-line = Pour les parties sur plusieurs jours, au plus une fois par heure. Un code montre d’abord que l’adresse est à toi.
notifications-mail-none = Cette maison n’a pas de serveur mail.
notifications-mail-address = Adresse mail
notifications-webhook-line = Un appel à une adresse à toi, par exemple le webhook d’un chat ou ntfy.
notifications-webhook-address = Adresse du webhook
notifications-add = Ajouter
notifications-test = Tester
notifications-test-of = Tester { $target }
notifications-tested = C’est bien arrivé.
notifications-remove = Retirer
notifications-remove-of = Retirer { $target }
notifications-code = Code de la lettre
notifications-confirm = C’est la mienne
notifications-is-waiting = attend son code
notifications-is-failing = a échoué la dernière fois
notifications-is-off = coupée : trop d’échecs. Teste-la pour la remettre.
notifications-unsubscribed = Plus aucune lettre par cette voie.
notifications-unsubscribe = Arrêter ces lettres

## What is told
notifications-turn-title = À toi de jouer : { $game }
notifications-turn-text = La table avec { $names } t’attend.
notifications-nudge-title = { $game } : un rappel
notifications-nudge-text = La table avec { $names } attend toujours votre coup.
notifications-invitation-title = { $names } vous invite à une table
notifications-invitation-text = { $game } : une place est libre pour vous.
notifications-match-found-title = Une table est trouvée
notifications-match-found-text = { $game } avec { $names } commence.
notifications-sample-title = Parlour peut te joindre
notifications-sample-text = Voici à quoi ressemble un avis.
notifications-confirm-title = { $code } montre que cette adresse est à toi
notifications-confirm-text =
    Quelqu’un a demandé des notifications de Parlour à cette adresse. Si c’est toi, saisis le code { $code } sur la page des notifications. Sinon, ignore ce message.
    Le compte qui l’a demandé : { $name }
notifications-mail-unsubscribe = Plus de ces lettres :

## Refusals
notifications-error-too-many = Tu as déjà { $most } voies. Retires-en une d’abord.
notifications-error-too-often = Pas si souvent. Réessaie dans { $seconds } s.
notifications-error-too-many-codes = Assez de codes ont été envoyés à cette adresse. Réessaie demain.
notifications-error-not-an-address = Ce n’est pas une adresse qu’on puisse appeler.
notifications-error-not-a-mail-address = Ce n’est pas une adresse e-mail. Vérifie-la et réessaie.
notifications-error-not-a-subscription = La réponse du navigateur n’a pas de sens ici. Réessaie.
notifications-error-private-address = Cette adresse est dans un réseau privé, que cette maison n’appelle pas.
notifications-error-no-such-host = Cet hôte n’existe pas.
notifications-error-no-answer = Personne n’y répond.
notifications-error-refused = Refusé là-bas, avec le statut { $status }.
notifications-error-mail-failed = Le serveur mail n’a pas pris la lettre.
notifications-error-mail-not-configured = Cette maison n’a pas de serveur mail.
notifications-error-wrong-code = Ce n’est pas le code. Ajoute l’adresse de nouveau pour une autre lettre.
notifications-error-not-confirmed = Montre d’abord par le code que l’adresse est à toi.
notifications-error-no-such-channel = Cette voie n’existe plus.
