### French strings of profiles, friends, blocking and matchmaking.

## Profile
social-contacts = Contacts
social-your-account = Ton compte
social-bot-by = bot de { $name }
social-since = { $role ->
    [guest] invité depuis { $since }
    [operator] administrateur, inscrit en { $since }
    [moderator] modérateur, inscrit en { $since }
   *[other] membre depuis { $since }
}
social-online = en ligne
social-online-playing = en ligne, joue à { $game }
social-offline = hors ligne
social-friend = ton ami
social-games = Jeux
social-no-games = Aucune partie pour l’instant.
social-played-won = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
social-tables = En cours
social-results = Derniers résultats
social-favourites = Jeux préférés
social-clubs = Clubs
social-friends = Amis
social-no-friends = Aucun ami pour l’instant. Tu peux ajouter des amis depuis leur page de profil.

## Friends and blocked players
social-add-friend = Ajouter en ami
social-accept = Accepter
social-decline = Refuser
social-cancel-request = Annuler la demande
social-remove-friend = Retirer des amis
social-follow = Suivre
social-unfollow = Ne plus suivre
social-mute = Masquer
social-unmute = Ne plus masquer
social-block = Bloquer
social-unblock = Débloquer
social-block-sure = Bloquer { $name } ?
social-block-line = { $name } ne peut plus t’inviter ni te demander en ami, vous ne voyez plus vos messages respectifs, et la partie rapide ne vous associe jamais. { $name } n’en est pas averti.
social-you-block = Tu as bloqué { $name }.
social-not-accepting = { $name } n’accepte pas de demandes de ta part.
social-friend-requests = Demandes d’ami
social-sent-requests = Demandes envoyées
social-following = Suivis
social-muted = Masqués
social-blocked = Bloqués
social-no-contacts = Aucun contact pour l’instant. Clique sur le nom d’un joueur pour ouvrir son profil ; tu peux y ajouter ou suivre ce joueur.

## Errors
social-error-no-such-user = Aucun utilisateur ne porte ce nom.
social-error-yourself = C’est ton propre compte.
social-error-too-many-relationships = Tu as atteint la limite de { $most } contacts. Retires-en d’abord.
social-error-you-block-them = Tu as bloqué ce joueur. Débloque-le d’abord.
social-error-not-accepting = Ce joueur n’accepte pas de demandes de ta part.
social-error-relationship-changed = Cela a changé entre-temps. Vérifie avant de décider.

## Play
social-play-game = Jouer à { $game }
social-tab-bots = Bots
social-tab-friends = Amis
social-tab-people = Tous
social-bots-line = commence tout de suite
social-friends-line = Tu reçois un lien, un code de table et un code QR à partager. Chacun d’eux permet de rejoindre la table.
social-seats-any = Peu importe
social-strength = Niveau
social-strength-near = Cote proche
social-strength-any = Tous
social-queue-games = Jeux
social-queue-games-line = un ou plusieurs ; la première partie trouvée commence
social-not-for-seats = pas à { $seats } joueurs
social-queue-count = { $count ->
    [0] Aucune file choisie
    [one] Une file choisie
   *[other] { $count } files choisies
}
social-public-line = Tout le monde peut regarder ces tables.
social-find = Chercher des adversaires
social-searching = Recherche d’adversaires
social-searching-count = { $count ->
    [0] aucun autre joueur ne cherche
    [one] un autre joueur cherche
   *[other] { $count } autres joueurs cherchent
}
social-keep-page-open = Garde cette page ouverte
social-keep-page-open-line = La partie commence dès qu’un adversaire est trouvé. Après 30 secondes, tu peux jouer contre un bot à la place.
social-bot-available = { $name } est disponible
social-bot-available-line = Jouer contre un bot met fin à la recherche.
social-bot-play = Jouer contre { $name }
social-leave-page-line = Quitter cette page met fin à la recherche.
social-cancel-search = Annuler la recherche
social-error-queue-count = Choisis entre un et { $most } jeux.

## Invitations and filters
social-challenge = Défier
social-challenge-them = Défier { $name }
social-invite-to = Inviter à ta table de { $game }
social-invitation-sent = Invitation envoyée à { $name }.
social-invitation = Invitation
social-invites-you = t’invite à jouer à { $game }.
social-go-to-table = Voir la table
social-decline-invitation = Refuser
social-full-profile = Profil complet
social-seats-any-number = Tous
social-seats-number = { $seats } joueurs
social-company = Adversaires
social-company-any = Tous
social-company-people = Sans bots
social-company-bots = Avec des bots
social-joinable = Seulement les tables à rejoindre
social-not-joinable = Complètes ou fermées pour toi
social-why-full = Complète
social-why-apart = Bloqué : l’un de vous a bloqué l’autre
social-error-removed-from-table = Tu as retiré ce joueur de cette table.
social-error-no-open-seat = Cette table n’a pas de place libre.
social-error-too-many-invitations = Tu as invité { $most } personnes en une heure. Attends leurs réponses.
