### Là où l’on se rencontre, en français : les pages des gens, les amis, et qui l’on préfère ne pas voir.

## La page de quelqu’un
meet-people = Contacts
meet-account = Ton compte
meet-since = { $role ->
    [guest] en visite depuis { $since }
    [operator] responsable, ici depuis { $since }
    [moderator] modération, ici depuis { $since }
   *[other] membre, ici depuis { $since }
}
meet-here-now = ici en ce moment
meet-here-at = ici, à une table de { $game }
meet-away = pas ici
meet-friend = vous êtes amis
meet-games = Jeux
meet-no-games = Aucune partie que tu puisses voir pour l’instant.
meet-played-won = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
meet-tables = Joue en ce moment
meet-results = Derniers résultats
meet-favourites = Jeux préférés
meet-friends = Amis
meet-no-friends = Personne encore. Le bouton est sur la page de chacun.

## Les amis, et les autres
meet-befriend = Devenir amis
meet-accept = Accepter
meet-decline = Refuser
meet-take-back = Reprendre la demande
meet-part = Ne plus être amis
meet-follow = Suivre
meet-unfollow = Ne plus suivre
meet-mute = Ne plus lire
meet-unmute = Ne plus masquer
meet-block = Bloquer
meet-unblock = Ne plus bloquer
meet-block-sure = Bloquer { $name } ?
meet-block-line = { $name } ne peut plus t’inviter ni devenir ton ami, vous ne vous lisez plus, et la partie rapide ne vous réunit jamais. Personne n’en est averti.
meet-you-block = Tu bloques { $name }.
meet-not-open = Tu ne peux pas inviter { $name }.
meet-they-ask = Voudraient être tes amis
meet-you-asked = Tu as demandé
meet-following = Tu suis
meet-muted = Tu ne les lis pas
meet-blocked = Bloqués
meet-knows-nobody = Personne encore. Un clic sur un nom, où qu’il soit, mène à la page de cette personne ; là, tu peux demander son amitié et la suivre.

## Refus
meet-error-nobody = Aucun utilisateur n’a ce nom.
meet-error-yourself = C’est toi.
meet-error-too-many-ties = Tu connais déjà { $most } personnes. Laisses-en d’abord partir.
meet-error-you-block-them = Tu bloques cette personne. Débloque-la d’abord.
meet-error-not-welcome = Tu ne peux pas inviter cette personne.
meet-error-tie-changed = Cela a changé entre-temps. Regarde à nouveau avant de décider.

## Jouer
meet-play-game = Jouer à { $game }
meet-tab-bots = Bots
meet-tab-friends = Amis
meet-tab-people = N’importe qui
meet-bots-line = commence tout de suite
meet-friends-line = Ta table reçoit un lien, un code à dire et une image à scanner ; qui a l’un d’eux s’assied.
meet-seats-any = Peu importe
meet-strength = Force
meet-strength-near = Proche de la mienne
meet-strength-any = N’importe laquelle
meet-where = Où chercher
meet-where-line = autant que tu veux ; la première qui convient te prend
meet-not-so-many = pas à { $seats }
meet-queues = { $count ->
    [0] Aucune file choisie
    [one] Une file choisie
   *[other] { $count } files choisies
}
meet-public-line = Tout le monde peut regarder ces tables.
meet-find = Trouver des gens
meet-searching = On cherche des gens
meet-looking = { $count ->
    [0] personne d’autre ne cherche en ce moment
    [one] une autre personne cherche
   *[other] { $count } autres personnes cherchent
}
meet-wait = Garde cette page ouverte
meet-wait-line = Dès que quelqu’un vient, la partie commence. Après une demi-minute, un bot se propose.
meet-bot-offered = { $name } a le temps
meet-bot-offered-line = Un bot joue tout de suite. Tu cesses alors de chercher des gens.
meet-bot-play = Jouer contre { $name }
meet-stay-line = Quitter cette page met fin à la recherche.
meet-stop = Ne plus chercher
meet-error-queues = Choisis un jeu au moins, et { $most } au plus.

## Inviter et chercher
meet-challenge = Défier
meet-challenge-them = Défier { $name }
meet-invite-to = Inviter à ta table de { $game }
meet-asked-them = { $name } est sur l’invitation.
meet-asked = Invitation
meet-asks-you = t’invite à une table de { $game }.
meet-go-there = Y aller
meet-not-now = Pas maintenant
meet-whole-page = Toute la page
meet-for-any = Tout nombre
meet-for = À { $seats }
meet-company = Avec qui
meet-company-any = N’importe qui
meet-company-people = Sans bots
meet-company-bots = Avec des bots
meet-joinable = Seulement les tables que je peux rejoindre
meet-not-for-you = Complet, ou pas pour toi
meet-why-full = Complet
meet-why-apart = Pas pour toi : l’un de vous bloque l’autre
meet-error-put-out-here = Tu as écarté cette personne de cette table.
meet-error-no-free-chair = Aucune chaise n’est libre à cette table.
meet-error-asked-often = Tu as invité { $most } personnes en une heure. Attends leurs réponses.
