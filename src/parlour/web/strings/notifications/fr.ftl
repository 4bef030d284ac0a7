### French strings of notifications.

## The page
notifications-title = Notifications
notifications-line = Quand c’est ton tour et que tu es hors ligne, le serveur te prévient par ces canaux. Une notification indique le jeu et les joueurs, jamais de cartes cachées.
notifications-none = Aucun canal de notification pour l’instant.
notifications-kind-push = Ce navigateur ou un autre
notifications-kind-mail = E-mail
notifications-kind-webhook = Webhook
notifications-push-line = Une notification de ce navigateur, même quand aucune page de ce site n’est ouverte. Une plus récente la remplace.
notifications-push-add = Activer dans ce navigateur
notifications-push-not-here = Ce navigateur n’accepte pas les notifications, ou ce site n’est pas servi en https.
notifications-mail-line = Pour les parties par correspondance, au plus un e-mail par heure. Tu confirmes ton adresse avec un code.
notifications-mail-none = Ce serveur ne peut pas envoyer d’e-mails.
notifications-mail-address = Adresse e-mail
notifications-webhook-line = Appelle une URL à toi, par exemple le webhook entrant d’un chat, ou ntfy.
notifications-webhook-address = URL du webhook
notifications-add = Ajouter
notifications-test = Tester
notifications-test-of = Tester { $target }
notifications-tested = Test envoyé.
notifications-remove = Retirer
notifications-remove-of = Retirer { $target }
notifications-code = Code reçu par e-mail
notifications-confirm = Confirmer
notifications-is-waiting = non confirmé
notifications-is-failing = dernier envoi échoué
notifications-is-off = désactivé après trop d’échecs. Teste-le pour le réactiver.
notifications-unsubscribed = Tu ne recevras plus d’e-mails à cette adresse.
notifications-unsubscribe = Se désabonner

## Notifications
notifications-turn-title = À toi de jouer : { $game }
notifications-turn-text = La partie avec { $names } t’attend.
notifications-nudge-title = Rappel : { $game }
notifications-nudge-text = La partie avec { $names } attend toujours ton coup.
notifications-invitation-title = { $names } t’invite à jouer
notifications-invitation-text = { $game } : une place libre t’attend.
notifications-match-found-title = Adversaire trouvé
notifications-match-found-text = { $game } avec { $names } commence.
notifications-club-requested-title = { $name } demande à rejoindre { $club }
notifications-club-requested-text = Accepte ou refuse la demande sur la page du club.
notifications-club-accepted-title = Tu es maintenant membre de { $club }
notifications-club-accepted-text = { $name } a accepté ta demande.
notifications-club-invited-title = { $name } t’invite dans { $club }
notifications-club-invited-text = Accepte ou refuse l’invitation sur la page du club.
notifications-sample-title = Notification d’essai de Parlour
notifications-sample-text = Les notifications fonctionnent sur ce canal.
notifications-confirm-title = { $code } est ton code de confirmation Parlour
notifications-confirm-text =
    Quelqu’un a demandé des notifications de Parlour à cette adresse. Si c’est toi, saisis le code { $code } sur la page des notifications. Sinon, ignore ce message.
    Le compte qui l’a demandé : { $name }
notifications-mail-unsubscribe = Se désabonner :

## Errors
notifications-error-too-many = Tu as déjà { $most } canaux. Retires-en un d’abord.
notifications-error-too-often = Trop de requêtes. Réessaie dans { $seconds } s.
notifications-error-too-many-codes = Trop de codes ont été envoyés à cette adresse. Réessaie demain.
notifications-error-not-an-address = Cette URL n’est pas valable.
notifications-error-not-a-mail-address = Ce n’est pas une adresse e-mail. Vérifie-la et réessaie.
notifications-error-not-a-subscription = L’abonnement push du navigateur n’est pas valable. Réessaie.
notifications-error-private-address = Cette adresse est dans un réseau privé. Le serveur ne l’appelle pas.
notifications-error-no-such-host = Cet hôte n’existe pas.
notifications-error-no-answer = L’adresse ne répond pas.
notifications-error-refused = L’adresse a répondu avec le statut { $status }.
notifications-error-mail-failed = Le serveur de messagerie n’a pas accepté l’e-mail.
notifications-error-mail-not-configured = Ce serveur ne peut pas envoyer d’e-mails.
notifications-error-wrong-code = Code erroné. Ajoute l’adresse à nouveau pour en recevoir un autre.
notifications-error-not-confirmed = Confirme d’abord cette adresse avec son code.
notifications-error-no-such-channel = Ce canal a déjà été retiré.
