### Les gens en français : ce qui se dit là où l’on devient membre, où l’on se connecte et où l’on soigne son compte.

## Devenir membre
account-sign-up = Devenir membre
account-sign-up-line = Un nom, une clé, pas d’adresse à donner. Ce que { $name } a joué vient avec.
account-benefit-history = tes parties, finies et en cours, sous un nom qui n’est qu’à toi
account-benefit-devices = la même personne sur chaque appareil, et une liste pour déconnecter chacun d’eux
account-benefit-forum = une voix dans le forum, et une marque sur ce que tu n’y as pas lu
account-benefit-recovery = des codes de secours si tu perds ton mot de passe
account-name = Nom
account-name-is-free = { $name } est libre dans cette maison.
account-name-is-taken = { $name } est à quelqu’un d’autre.
account-password = Mot de passe
account-password-line = Au moins 10 caractères. Une courte phrase convient bien.
account-password-strong = Celui-ci est solide.
account-password-show = Montrer
account-password-hide = Cacher
account-have-account = Déjà membre ?

## Codes de secours
account-welcome = Te voilà membre, { $name }
account-codes-save = Conserve tes codes de secours
account-codes-save-line = Si tu perds la clé, un code te laisse entrer, une fois chacun. La maison ne peut pas les lire, donc pas les renvoyer.
account-codes = Codes de secours
account-codes-print = Imprimer
account-codes-copy = Copier
account-codes-file = Garder en fichier
account-codes-copied = Les codes sont copiés.
account-codes-not-copied = Impossible de copier les codes. Enregistre-les dans un fichier.
account-codes-saved = Je les ai rangés
account-continue = Entrer dans la maison

## Se connecter
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-sign-in-line = Tes tables et ton nom aussi sur cet appareil.
account-forgot-password = J’ai perdu mon mot de passe
account-forgot-password-line = Un code de secours ouvre ton compte une fois, sous un nouveau mot de passe. Si tu n’en as plus, l’hôte de cette maison peut t’en donner un.
account-code = Code de secours
account-new-password = Nouveau mot de passe
account-no-account = Pas encore membre ?
account-back = Revenir à la connexion

## Le compte
account-title = Ton compte
account-since = { $role ->
    [operator] hôte de cette maison depuis { $since }
    [moderator] à la modération depuis { $since }
   *[other] membre depuis { $since }
}
account-codes-left = { $count ->
    [0] plus aucun
    [one] encore { $count }
   *[other] encore { $count }
}
account-codes-new = De nouveaux
account-codes-replace = Les codes que tu as jusqu’ici n’ouvriront plus rien.
account-sign-in-again-line = Tu n’as pas ici de mot de passe qu’on puisse te demander. Connecte-toi encore une fois, et ce sera possible pendant dix minutes.
account-password-change = Changer
account-password-is-set = c’est avec lui que tu te connectes
account-password-is-not-set = aucun : tu te connectes autrement
account-password-old = Mot de passe actuel
account-password-changed = Ton mot de passe est changé ; tous les autres appareils sont déconnectés.
account-password-confirm = Ton mot de passe, pour être sûr que c’est toi
account-confirm = Confirme que c’est toi
account-confirm-line = Ta connexion date de plus de dix minutes.
account-confirm-do = Continuer
account-devices = Appareils
account-device-here = ici
account-device-unknown = Un navigateur
account-device-line = { $how ->
    [password] connecté par mot de passe
    [passkey] connecté par clé d’accès
    [code] connecté par code de secours
    [provider] connecté avec ton compte { $provider }
    [away] connecté par un fournisseur que la maison n’a plus
   *[other] là depuis ton arrivée
} · vu { $seen }
account-device-sign-out = Déconnecter
account-device-signed-out = Il est déconnecté.
account-devices-sign-out-others = Déconnecter tous les autres
account-devices-signed-out = Tous les autres appareils sont déconnectés.
account-sign-out-line = Cet appareil t’oublie ; tes parties et ton compte restent.
account-guest-sign-out-line = Cet appareil t’oublie. En invité, tu ne pourras pas revenir à tes parties : deviens d’abord membre pour les garder.
account-end-guest-session = M’oublier sur cet appareil

account-invited = Tu viens sur invitation de l’hôte.
account-export = Tes données
account-export-line = Tout ce que la maison garde de toi : réglages, parties, ce que tu as dit aux tables, appareils.
account-export-download = Télécharger tes données
account-delete = Supprimer le compte
account-delete-line = Ton nom, tes clés et ce que tu as dit disparaissent aussitôt, et les parties en cours sont abandonnées. Les parties finies restent à tes partenaires, sans ton nom. On ne peut pas revenir en arrière.
account-admin = Administration
account-admin-open = Veiller sur la maison
account-admin-registration = La porte
account-registration-open = Ouverte
account-registration-open-line = Les invités jouent aussitôt ; chacun peut devenir membre.
account-registration-invitation = Sur invitation
account-registration-invitation-line = Les invités seulement par le lien d’une table ; les membres par tes invitations.
account-registration-closed = Fermée
account-registration-closed-line = Membres seulement. Les parties en cours avec des invités vont à leur terme.
account-admin-invite = Inviter quelqu’un
account-admin-recovery-code = Un code de secours
account-admin-once = Ceci n’est montré qu’une fois et sert une fois, pendant une semaine.
account-admin-users = Les gens
account-admin-find = Chercher un nom
account-admin-manage = Ce qu’on peut faire pour { $name }
account-admin-do-mute = Faire taire un jour
account-admin-do-unmute = Laisser parler à nouveau
account-admin-do-send-out = Déconnecter partout
account-admin-do-ban = Exclure 30 jours
account-admin-do-unban = Laisser revenir
account-admin-do-rename = Renommer
account-admin-do-code = Donner un code de secours
account-admin-do-make-moderator = Confier la modération
account-admin-do-make-member = Redevient simple membre
account-admin-do-erase = Supprimer le compte…
account-admin-rename = Renommer
account-admin-delete = Retirer { $name }
account-admin-delete-line = Nom, clés et messages disparaissent ; les parties en cours sont abandonnées, les finies restent sans nom. On ne peut pas revenir en arrière.
account-admin-done = C’est fait.
account-state-muted = muet
account-state-banned = exclu
account-admin-audit-log = Ce qui a été fait
account-admin-audit-log-line = Rien ne peut être retiré de ce journal.
account-admin-user = { $role ->
    [operator] hôte
    [moderator] modération
    [member] membre
   *[guest] invité
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · vu { $seen }
account-audit-log-entry = { $who } { $what ->
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
account-site-password = Mot de passe de la maison
account-site-password-line = Qui le connaît devient membre sans invitation.
account-site-password-is = La maison en a un.
account-site-password-none = La maison n’en a pas.
account-site-password-set = Fixer
account-site-password-remove = Le retirer
account-admin-announce = Annonce
account-admin-announce-line = Chaque page la dit pendant un jour.
account-admin-announce-publish = L’annoncer
account-admin-announce-remove = La retirer
account-admin-dictionary-url = Où les mots sont expliqués
account-admin-dictionary-url-line = Une adresse qui commence par https:// et contient { "{word}" }, peut-être aussi { "{language}" } : qui cherche un mot dans une salle reçoit un lien vers elle.
account-admin-dictionary-url-save = Indiquer
account-admin-dictionary-url-remove = Retirer
account-admin-sign-up-limit = Nouveaux comptes par réseau
account-admin-sign-up-limit-line = Un réseau, comme un foyer ou une école, peut créer { $count } comptes par jour. Les invitations ne comptent pas.
account-admin-sign-up-limit-save = Enregistrer
account-error-bad-dictionary-url = Ce n’est pas une telle adresse : elle commence par https://, contient { "{word}" } une fois et après l’hôte, et entre accolades rien d’autre que { "{language}" }.
account-admin-disabled-games = Jeux qui n’ont pas pu être chargés
account-admin-disabled-games-line = Ils sont désactivés jusqu’à ce que le serveur démarre avec un paquet qui fonctionne. Leurs parties sont conservées.
account-admin-reports = Signalements
account-admin-reports-none = Rien n’a été signalé.
account-admin-report = { $name } à propos de { $about }, { $when }
account-admin-report-see = Voir l’endroit
account-admin-report-done = Marquer comme traité
account-admin-report-by = réglé par { $name }
account-error-no-such-report = Il n’y a rien ici à régler.
account-error-too-many-attempts = Trop d’essais. Attends { $minutes ->
    [0] { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}, prends un appareil qui te connaît, ou un code de secours.
account-error-already-a-member = Tu es déjà membre.
account-error-members-only = C’est pour les membres. Deviens-en un : un nom et un mot de passe suffisent.
account-error-name-taken = { $name } est un membre de cette maison. Choisis un autre nom.
account-error-no-such-device = Cet appareil est déjà déconnecté.
account-error-no-such-user = Personne dans cette maison ne s’appelle { $name }.
account-error-password-long = Un mot de passe a au plus { $most } signes.
account-error-password-short = Un mot de passe a au moins { $least } signes. Le mieux est une courte phrase.
account-error-password-weak = Ce mot de passe se devine trop facilement. Le mieux est une courte phrase.
account-error-wrong-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
account-error-wrong-credentials = Ce nom et ce mot de passe ne vont pas ensemble.
account-error-wrong-password = Ce n’est pas ton mot de passe.
account-error-sign-in-again = Pour cela, connecte-toi encore une fois : la dernière date un peu.
account-error-no-invitation = Cette invitation a servi ou n’est plus valable. Demandes-en une autre à l’hôte.
account-error-not-a-moderator = C’est pour celles et ceux qui veillent sur la maison.
account-error-not-an-operator = C’est pour l’hôte de la maison.
account-error-last-operator = Le serveur a besoin d’au moins un opérateur qui ne soit pas banni. Nomme d’abord un autre membre.
account-error-protected-account = Impossible ici pour { $name }. Utilise plutôt « parlour admin » sur le serveur.
account-error-invitation-not-needed = Tu as déjà les droits que donne cette invitation. Elle reste valable : tu peux la transmettre.
account-error-sign-up-limit-bounds = Choisis un nombre de 1 à { $most }.
account-error-name-reserved = Un nom ne peut pas contenir « { $word } ». Choisis un autre nom.
account-error-too-many-sign-ups = Trop de nouveaux comptes depuis ton réseau. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, ou demande une invitation à un opérateur.
account-error-same-person = C’est une seule et même personne.
account-passkey = Clé d’accès
account-passkey-line = Doigt, visage ou code de l’appareil : rien à retenir.
account-passkey-add = En ajouter une
account-passkey-remove = Oublier
account-passkey-saved = Ta clé d’accès est gardée.
account-passkey-sign-in = Utiliser une clé d’accès
account-or-password = ou par mot de passe
account-error-unknown-passkey = Cette clé d’accès n’ouvre rien ici. Essaie autrement.
account-oidc-sign-in = Continuer avec { $name }
account-oidc-link = Relier
account-oidc-unlink = Détacher
account-oidc-linked = Il t’ouvre la porte.
account-oidc-unlinked = Relie-le, et il t’ouvrira la porte.
account-error-oidc-none = Dans cette maison, personne n’entre par un fournisseur.
account-error-oidc-unavailable = Le fournisseur ne répond pas. Réessaie plus tard, ou autrement.
account-error-oidc-expired = C’était trop long, ou commencé dans un autre navigateur. Recommence.
account-error-oidc-unverified = Ce que le fournisseur a envoyé ne prouve rien. Réessaie, ou autrement.
account-error-oidc-denied = Tu n’as pas été identifié là-bas. Rien n’a changé ici.
account-error-oidc-linked-elsewhere = Ce compte appartient ici à quelqu’un d’autre. Déconnecte-toi d’abord, puis entre avec lui.
account-error-oidc-invitation-needed = Cette maison accueille ses membres sur invitation. Deviens d’abord membre, puis relie ton compte.
account-error-oidc-last-sign-in-method = C’est ta seule entrée. Choisis d’abord un mot de passe ou une clé d’accès.
