### Les gens en français : ce qui se dit là où l’on devient membre, où l’on se connecte et où l’on soigne son compte.

## Devenir membre
people-join = Devenir membre
people-join-line = Un nom, une clé, pas d’adresse à donner. Ce que { $name } a joué vient avec.
people-brings-history = tes parties, finies et en cours, sous un nom qui n’est qu’à toi
people-brings-devices = la même personne sur chaque appareil, et une liste pour déconnecter chacun d’eux
people-brings-forum = une voix dans le forum, et une marque sur ce que tu n’y as pas lu
people-brings-recovery = des codes de secours si tu perds ton mot de passe
people-name = Nom
people-name-is-free = { $name } est libre dans cette maison.
people-name-is-taken = { $name } est à quelqu’un d’autre.
people-password = Mot de passe
people-password-line = Au moins 10 caractères. Une courte phrase convient bien.
people-password-strong = Celui-ci est solide.
people-password-show = Montrer
people-password-hide = Cacher
people-already = Déjà membre ?

## Codes de secours
people-member-now = Te voilà membre, { $name }
people-codes-away = Conserve tes codes de secours
people-codes-away-line = Si tu perds la clé, un code te laisse entrer, une fois chacun. La maison ne peut pas les lire, donc pas les renvoyer.
people-codes = Codes de secours
people-codes-print = Imprimer
people-codes-copy = Copier
people-codes-file = Garder en fichier
people-codes-copied = Les codes sont copiés.
people-codes-not-copied = Impossible de copier les codes. Enregistre-les dans un fichier.
people-codes-kept = Je les ai rangés
people-on = Entrer dans la maison

## Se connecter
people-sign-in = Se connecter
people-sign-out = Se déconnecter
people-sign-in-line = Tes tables et ton nom aussi sur cet appareil.
people-lost = J’ai perdu mon mot de passe
people-lost-line = Un code de secours ouvre ton compte une fois, sous un nouveau mot de passe. Si tu n’en as plus, l’hôte de cette maison peut t’en donner un.
people-code = Code de secours
people-new-password = Nouveau mot de passe
people-not-yet = Pas encore membre ?
people-back = Revenir à la connexion

## Le compte
people-account = Ton compte
people-since = { $role ->
    [operator] hôte de cette maison depuis { $since }
    [moderator] à la modération depuis { $since }
   *[other] membre depuis { $since }
}
people-codes-left = { $count ->
    [0] plus aucun
    [one] encore { $count }
   *[other] encore { $count }
}
people-codes-new = De nouveaux
people-codes-replace = Les codes que tu as jusqu’ici n’ouvriront plus rien.
people-again-line = Tu n’as pas ici de mot de passe qu’on puisse te demander. Connecte-toi encore une fois, et ce sera possible pendant dix minutes.
people-password-change = Changer
people-password-is-set = c’est avec lui que tu te connectes
people-password-is-not-set = aucun : tu te connectes autrement
people-password-old = Mot de passe actuel
people-password-changed = Ton mot de passe est changé ; tous les autres appareils sont déconnectés.
people-password-confirm = Ton mot de passe, pour être sûr que c’est toi
people-confirm = Confirme que c’est toi
people-confirm-line = Ta connexion date de plus de dix minutes.
people-confirm-do = Continuer
people-devices = Appareils
people-device-here = ici
people-device-unknown = Un navigateur
people-device-line = { $how ->
    [password] connecté par mot de passe
    [passkey] connecté par clé d’accès
    [code] connecté par code de secours
    [provider] connecté avec ton compte { $provider }
    [away] connecté par un fournisseur que la maison n’a plus
   *[other] là depuis ton arrivée
} · vu { $seen }
people-device-out = Déconnecter
people-device-gone = Il est déconnecté.
people-devices-out = Déconnecter tous les autres
people-devices-gone = Tous les autres appareils sont déconnectés.
people-sign-out-line = Cet appareil t’oublie ; tes parties et ton compte restent.
people-guest-sign-out-line = Cet appareil t’oublie. En invité, tu ne pourras pas revenir à tes parties : deviens d’abord membre pour les garder.
people-guest-out = M’oublier sur cet appareil

people-invited = Tu viens sur invitation de l’hôte.
people-take = Tes données
people-take-line = Tout ce que la maison garde de toi : réglages, parties, ce que tu as dit aux tables, appareils.
people-take-file = Télécharger tes données
people-leave = Supprimer le compte
people-leave-line = Ton nom, tes clés et ce que tu as dit disparaissent aussitôt, et les parties en cours sont abandonnées. Les parties finies restent à tes partenaires, sans ton nom. On ne peut pas revenir en arrière.
people-office = Administration
people-office-go = Veiller sur la maison
people-office-door = La porte
people-door-open = Ouverte
people-door-open-line = Les invités jouent aussitôt ; chacun peut devenir membre.
people-door-invitation = Sur invitation
people-door-invitation-line = Les invités seulement par le lien d’une table ; les membres par tes invitations.
people-door-closed = Fermée
people-door-closed-line = Membres seulement. Les parties en cours avec des invités vont à leur terme.
people-office-invite = Inviter quelqu’un
people-office-code = Un code de secours
people-office-once = Ceci n’est montré qu’une fois et sert une fois, pendant une semaine.
people-office-people = Les gens
people-office-find = Chercher un nom
people-office-manage = Ce qu’on peut faire pour { $name }
people-office-do-mute = Faire taire un jour
people-office-do-unmute = Laisser parler à nouveau
people-office-do-send-out = Déconnecter partout
people-office-do-ban = Exclure 30 jours
people-office-do-unban = Laisser revenir
people-office-do-rename = Renommer
people-office-do-code = Donner un code de secours
people-office-do-make-moderator = Confier la modération
people-office-do-make-member = Redevient simple membre
people-office-do-erase = Supprimer le compte…
people-office-rename = Renommer
people-office-erase = Retirer { $name }
people-office-erase-line = Nom, clés et messages disparaissent ; les parties en cours sont abandonnées, les finies restent sans nom. On ne peut pas revenir en arrière.
people-office-done = C’est fait.
people-state-muted = muet
people-state-banned = exclu
people-office-log = Ce qui a été fait
people-office-log-line = Rien ne peut être retiré de ce journal.
people-office-person = { $role ->
    [operator] hôte
    [moderator] modération
    [member] membre
   *[guest] invité
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · vu { $seen }
people-deed = { $who } { $what ->
    [unmuted] a laissé { $about } reparler
    [muted] a fait taire { $about }
    [banned] a exclu { $about }
    [unbanned] a laissé revenir { $about }
    [sent-out] a déconnecté { $about }
    [renamed] a renommé { $about }
    [code] a donné un code de secours à { $about }
    [merged] a réuni { $about }
    [erased] a retiré quelqu’un de la maison
    [guests-erased] a retiré { $about } anciens invités
    [invited] a fait une invitation
    [post-hidden] a masqué un message de { $about }
    [post-shown] a réaffiché un message de { $about }
    [thread-pinned] a épinglé le fil { $about }
    [thread-unpinned] a désépinglé le fil { $about }
    [thread-locked] a fermé le fil { $about }
    [thread-unlocked] a rouvert le fil { $about }
    [thread-binned] a mis le fil { $about } à la corbeille
    [thread-unbinned] a sorti le fil { $about } de la corbeille
    [thread-moved] a déplacé le fil { $about }
    [report-done] a réglé un signalement sur { $about }
    [announced] a annoncé : { $about }
    [announcement-ended] a retiré l’annonce
    [meanings-set] a indiqué où les mots sont expliqués : { $about }
    [meanings-taken] a retiré l’adresse où les mots sont expliqués
    [sign-ups-set] a fixé la limite de nouveaux comptes par réseau à { $about } par jour
    [password-set] a donné un mot de passe à la maison
    [password-taken] a retiré le mot de passe de la maison
    [door-open] a ouvert la maison
    [door-invitation] a mis la maison sur invitation
    [door-closed] a fermé la maison
    [appointed-operator] a confié la maison à { $about }
    [appointed-moderator] a confié la modération à { $about }
    [appointed-member] a refait de { $about } un membre
   *[other] · { $what } { $about }
}

## Pourquoi la maison refuse
people-house-password = Mot de passe de la maison
people-house-password-line = Qui le connaît devient membre sans invitation.
people-house-password-is = La maison en a un.
people-house-password-none = La maison n’en a pas.
people-house-password-set = Fixer
people-house-password-take = Le retirer
people-office-announce = Annonce
people-office-announce-line = Chaque page la dit pendant un jour.
people-office-announce-say = L’annoncer
people-office-announce-end = La retirer
people-office-meanings = Où les mots sont expliqués
people-office-meanings-line = Une adresse qui commence par https:// et contient { "{word}" }, peut-être aussi { "{language}" } : qui cherche un mot dans une salle reçoit un lien vers elle.
people-office-meanings-set = Indiquer
people-office-meanings-take = Retirer
people-office-sign-ups = Nouveaux comptes par réseau
people-office-sign-ups-line = Un réseau, comme un foyer ou une école, peut créer { $count } comptes par jour. Les invitations ne comptent pas.
people-office-sign-ups-set = Enregistrer
people-error-no-template = Ce n’est pas une telle adresse : elle commence par https://, contient { "{word}" } une fois et après l’hôte, et entre accolades rien d’autre que { "{language}" }.
people-office-set-aside = Jeux qui n’ont pas pu être chargés
people-office-set-aside-line = Ils sont désactivés jusqu’à ce que le serveur démarre avec un paquet qui fonctionne. Leurs parties sont conservées.
people-office-reports = Signalements
people-office-reports-none = Rien n’a été signalé.
people-office-report = { $name } à propos de { $about }, { $when }
people-office-report-see = Voir l’endroit
people-office-report-done = Marquer comme traité
people-office-report-by = réglé par { $name }
people-error-no-such-report = Il n’y a rien ici à régler.
people-error-later = Trop d’essais. Attends { $minutes ->
    [0] { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}, prends un appareil qui te connaît, ou un code de secours.
people-error-member-already = Tu es déjà membre.
people-error-members-only = C’est pour les membres. Deviens-en un : un nom et un mot de passe suffisent.
people-error-name-taken = { $name } est un membre de cette maison. Choisis un autre nom.
people-error-no-such-device = Cet appareil est déjà déconnecté.
people-error-nobody = Personne dans cette maison ne s’appelle { $name }.
people-error-password-long = Un mot de passe a au plus { $most } signes.
people-error-password-short = Un mot de passe a au moins { $least } signes. Le mieux est une courte phrase.
people-error-password-weak = Ce mot de passe se devine trop facilement. Le mieux est une courte phrase.
people-error-wrong-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
people-error-wrong-key = Ce nom et ce mot de passe ne vont pas ensemble.
people-error-wrong-password = Ce n’est pas ton mot de passe.
people-error-sign-in-again = Pour cela, connecte-toi encore une fois : la dernière date un peu.
people-error-no-invitation = Cette invitation a servi ou n’est plus valable. Demandes-en une autre à l’hôte.
people-error-not-a-moderator = C’est pour celles et ceux qui veillent sur la maison.
people-error-not-an-operator = C’est pour l’hôte de la maison.
people-error-last-operator = Le serveur a besoin d’au moins un opérateur qui ne soit pas banni. Nomme d’abord un autre membre.
people-error-protected-account = Impossible ici pour { $name }. Utilise plutôt « parlour admin » sur le serveur.
people-error-invitation-not-needed = Tu as déjà les droits que donne cette invitation. Elle reste valable : tu peux la transmettre.
people-error-sign-ups-bounds = Choisis un nombre de 1 à { $most }.
people-error-name-reserved = Un nom ne peut pas contenir « { $word } ». Choisis un autre nom.
people-error-too-many-sign-ups = Trop de nouveaux comptes depuis ton réseau. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, ou demande une invitation à un opérateur.
people-error-same-person = C’est une seule et même personne.
people-passkey = Clé d’accès
people-passkey-line = Doigt, visage ou code de l’appareil : rien à retenir.
people-passkey-add = En ajouter une
people-passkey-forget = Oublier
people-passkey-made = Ta clé d’accès est gardée.
people-passkey-enter = Utiliser une clé d’accès
people-or-password = ou par mot de passe
people-error-no-passkey = Cette clé d’accès n’ouvre rien ici. Essaie autrement.
people-oidc-enter = Continuer avec { $name }
people-oidc-link = Relier
people-oidc-unlink = Détacher
people-oidc-linked = Il t’ouvre la porte.
people-oidc-unlinked = Relie-le, et il t’ouvrira la porte.
people-error-oidc-none = Dans cette maison, personne n’entre par un fournisseur.
people-error-oidc-away = Le fournisseur ne répond pas. Réessaie plus tard, ou autrement.
people-error-oidc-stale = C’était trop long, ou commencé dans un autre navigateur. Recommence.
people-error-oidc-no-proof = Ce que le fournisseur a envoyé ne prouve rien. Réessaie, ou autrement.
people-error-oidc-denied = Tu n’as pas été identifié là-bas. Rien n’a changé ici.
people-error-oidc-somebody-else = Ce compte appartient ici à quelqu’un d’autre. Déconnecte-toi d’abord, puis entre avec lui.
people-error-oidc-door = Cette maison accueille ses membres sur invitation. Deviens d’abord membre, puis relie ton compte.
people-error-oidc-only-way = C’est ta seule entrée. Choisis d’abord un mot de passe ou une clé d’accès.
