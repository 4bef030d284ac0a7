### Là où l’on se rencontre, en français : les pages des gens, les amis, et qui l’on préfère ne pas voir.

## La page de quelqu’un
social-contacts = Contacts
social-your-account = Ton compte
social-since = { $role ->
    [guest] en visite depuis { $since }
    [operator] responsable, ici depuis { $since }
    [moderator] modération, ici depuis { $since }
   *[other] membre, ici depuis { $since }
}
social-online = ici en ce moment
social-online-playing = ici, à une table de { $game }
social-offline = pas ici
social-friend = vous êtes amis
social-games = Jeux
social-no-games = Aucune partie que tu puisses voir pour l’instant.
social-played-won = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
social-tables = Joue en ce moment
social-results = Derniers résultats
social-favourites = Jeux préférés
social-friends = Amis
social-no-friends = Personne encore. Le bouton est sur la page de chacun.

## Les amis, et les autres
social-add-friend = Devenir amis
social-accept = Accepter
social-decline = Refuser
social-cancel-request = Reprendre la demande
social-remove-friend = Ne plus être amis
social-follow = Suivre
social-unfollow = Ne plus suivre
social-mute = Ne plus lire
social-unmute = Ne plus masquer
social-block = Bloquer
social-unblock = Ne plus bloquer
social-block-sure = Bloquer { $name } ?
social-block-line = { $name } ne peut plus t’inviter ni devenir ton ami, vous ne vous lisez plus, et la partie rapide ne vous réunit jamais. Personne n’en est averti.
social-you-block = Tu bloques { $name }.
social-not-accepting = Tu ne peux pas inviter { $name }.
social-friend-requests = Voudraient être tes amis
social-sent-requests = Tu as demandé
social-following = Tu suis
social-muted = Tu ne les lis pas
social-blocked = Bloqués
social-no-contacts = Personne encore. Un clic sur un nom, où qu’il soit, mène à la page de cette personne ; là, tu peux demander son amitié et la suivre.

## Refus
social-error-no-such-user = Aucun utilisateur n’a ce nom.
social-error-yourself = C’est toi.
social-error-too-many-relationships = Tu connais déjà { $most } personnes. Laisses-en d’abord partir.
social-error-you-block-them = Tu bloques cette personne. Débloque-la d’abord.
social-error-not-accepting = Tu ne peux pas inviter cette personne.
social-error-relationship-changed = Cela a changé entre-temps. Regarde à nouveau avant de décider.

## Jouer
social-play-game = Jouer à { $game }
social-tab-bots = Bots
social-tab-friends = Amis
social-tab-people = N’importe qui
social-bots-line = commence tout de suite
social-friends-line = Ta table reçoit un lien, un code à dire et une image à scanner ; qui a l’un d’eux s’assied.
social-seats-any = Peu importe
social-strength = Force
social-strength-near = Proche de la mienne
social-strength-any = N’importe laquelle
social-queue-games = Où chercher
social-queue-games-line = autant que tu veux ; la première qui convient te prend
social-not-for-seats = pas à { $seats }
social-queue-count = { $count ->
    [0] Aucune file choisie
    [one] Une file choisie
   *[other] { $count } files choisies
}
social-public-line = Tout le monde peut regarder ces tables.
social-find = Trouver des gens
social-searching = On cherche des gens
social-searching-count = { $count ->
    [0] personne d’autre ne cherche en ce moment
    [one] une autre personne cherche
   *[other] { $count } autres personnes cherchent
}
social-keep-page-open = Garde cette page ouverte
social-keep-page-open-line = Dès que quelqu’un vient, la partie commence. Après une demi-minute, un bot se propose.
social-bot-available = { $name } a le temps
social-bot-available-line = Un bot joue tout de suite. Tu cesses alors de chercher des gens.
social-bot-play = Jouer contre { $name }
social-leave-page-line = Quitter cette page met fin à la recherche.
social-cancel-search = Ne plus chercher
social-error-queue-count = Choisis un jeu au moins, et { $most } au plus.

## Inviter et chercher
social-challenge = Défier
social-challenge-them = Défier { $name }
social-invite-to = Inviter à ta table de { $game }
social-invitation-sent = { $name } est sur l’invitation.
social-invitation = Invitation
social-invites-you = t’invite à une table de { $game }.
social-go-to-table = Y aller
social-decline-invitation = Pas maintenant
social-full-profile = Toute la page
social-seats-any-number = Tout nombre
social-seats-number = À { $seats }
social-company = Avec qui
social-company-any = N’importe qui
social-company-people = Sans bots
social-company-bots = Avec des bots
social-joinable = Seulement les tables que je peux rejoindre
social-not-joinable = Complet, ou pas pour toi
social-why-full = Complet
social-why-apart = Pas pour toi : l’un de vous bloque l’autre
social-error-removed-from-table = Tu as écarté cette personne de cette table.
social-error-no-open-seat = Aucune chaise n’est libre à cette table.
social-error-too-many-invitations = Tu as invité { $most } personnes en une heure. Attends leurs réponses.
