### French strings of sign-up, sign-in, account settings and administration.

## Sign-up
account-sign-up = Créer un compte
account-sign-up-line = Un nom et un mot de passe, sans adresse e-mail. Les parties de { $name } passent sur ton compte.
account-benefit-history = toutes tes parties sous un nom à toi
account-benefit-devices = un seul compte sur tous tes appareils
account-benefit-forum = des messages au forum, avec suivi des non-lus
account-benefit-recovery = des codes de secours si tu perds ton mot de passe
account-name = Nom
account-name-is-free = { $name } est disponible.
account-name-is-taken = { $name } est déjà pris.
account-password = Mot de passe
account-password-line = Au moins 10 caractères. Une courte phrase convient bien.
account-password-strong = Mot de passe solide.
account-password-show = Afficher
account-password-hide = Masquer
account-have-account = Déjà un compte ?

## Recovery codes
account-welcome = Bienvenue, { $name }
account-codes-save = Enregistre tes codes de secours
account-codes-save-line = Si tu perds ton mot de passe, chaque code permet de te connecter une fois. Le serveur ne peut pas les afficher de nouveau.
account-codes = Codes de secours
account-codes-print = Imprimer
account-codes-copy = Copier
account-codes-file = Télécharger
account-codes-copied = Codes copiés.
account-codes-not-copied = Impossible de copier les codes. Télécharge-les à la place.
account-codes-saved = Je les ai enregistrés
account-continue = Continuer

## Sign-in
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-sign-in-line = Retrouve ton compte et tes tables sur cet appareil.
account-forgot-password = Mot de passe oublié ?
account-forgot-password-line = Saisis un code de secours et choisis un nouveau mot de passe. Si tu n’as plus de code, demande-en un à l’administrateur de ce serveur.
account-code = Code de secours
account-new-password = Nouveau mot de passe
account-no-account = Pas encore de compte ?
account-back = Retour à la connexion

## The account
account-title = Ton compte
account-since = { $role ->
    [operator] administrateur depuis { $since }
    [moderator] modérateur depuis { $since }
   *[other] membre depuis { $since }
}
account-codes-left = { $count ->
    [0] aucun restant
    [one] { $count } restant
   *[other] { $count } restants
}
account-codes-new = Nouveaux codes
account-codes-replace = Tes anciens codes ne fonctionneront plus.
account-sign-in-again-line = Ton compte n’a pas de mot de passe. Connecte-toi à nouveau pour confirmer ; c’est valable dix minutes.
account-password-change = Changer
account-password-is-set = défini
account-password-is-not-set = non défini
account-password-old = Mot de passe actuel
account-password-changed = Mot de passe changé. Tous les autres appareils ont été déconnectés.
account-password-confirm = Ton mot de passe, pour confirmer
account-confirm = Confirme que c’est toi
account-confirm-line = Ta connexion date de plus de dix minutes.
account-confirm-do = Continuer
account-devices = Appareils
account-device-here = cet appareil
account-device-unknown = Navigateur inconnu
account-device-line = { $how ->
    [password] connecté par mot de passe
    [passkey] connecté par clé d’accès
    [code] connecté par code de secours
    [provider] connecté avec { $provider }
    [away] connecté par un fournisseur qui n’est plus disponible
   *[other] connecté à la création du compte
} · vu { $seen }
account-device-sign-out = Déconnecter
account-device-signed-out = Appareil déconnecté.
account-devices-sign-out-others = Déconnecter tous les autres
account-devices-signed-out = Tous les autres appareils ont été déconnectés.
account-keys = Clés d’API
account-keys-count = { $count } sur { $most }
account-keys-line = Tes programmes peuvent lire tes résultats ou jouer. Les parties où un programme joue pour toi ne sont pas classées.
account-keys-none = Aucune clé pour l’instant.
account-key-create = Créer une clé
account-key-name = Nom
account-key-name-line = Toi seul le vois.
account-key-for = Utiliser pour
account-key-for-me = Moi-même
account-key-scopes = Autorisations
account-key-scope-read = Lire
account-key-scope-read-line = Voir tes tables, résultats et classements.
account-key-scope-play = Jouer
account-key-scope-play-line = Ouvrir et rejoindre des tables et jouer.
account-key-scope-chat = Discuter
account-key-scope-chat-line = Écrire dans la discussion de la table.
account-key-scope-watch = Regarder
account-key-scope-watch-line = Suivre des tables en direct.
account-key-scope-bots = Gérer les bots
account-key-scope-bots-line = Créer, renommer et supprimer tes comptes de bot.
account-key-expires = Expire
account-key-days = { $days ->
    [0] Jamais
    [365] Un an
   *[other] { $days } jours
}
account-key-used = dernière utilisation { $when }
account-key-unused = pas encore utilisée
account-key-expiry = expire { $when }
account-key-no-expiry = n’expire jamais
account-key-expired = expirée
account-key-revoke = Révoquer
account-key-revoke-line = Les programmes qui utilisent la clé « { $name } » sont déconnectés aussitôt.
account-key-revoked = Clé révoquée.
account-key-created = Ta clé « { $name } »
account-key-created-line = Copie-la maintenant. Elle n’est affichée qu’une fois ; le serveur n’en garde qu’une empreinte.
account-key-created-warning = Quiconque a la clé peut agir pour toi. Ne la mets jamais dans un dépôt public.
account-key-copied = Clé copiée.
account-bots = Comptes de bot
account-bots-line = Un bot joue sous son propre nom, avec ses propres clés et classements. Il est signalé comme bot partout où son nom apparaît.
account-bots-none = Aucun compte de bot pour l’instant.
account-bot-create = Nouveau bot
account-bot-name = Nom du bot
account-bot-rename = Renommer
account-bot-delete = Supprimer
account-bot-delete-line = Les clés de { $name } ne fonctionnent plus. Ses parties restent, sans son nom.
account-sign-out-line = Tes parties et ton compte sont conservés.
account-guest-sign-out-line = En tant qu’invité, tu perds l’accès à tes parties. Crée d’abord un compte pour les garder.
account-end-guest-session = Terminer la session d’invité

account-invited = Tu as une invitation.
account-export = Tes données
account-export-line = Tout ce que le serveur conserve sur toi : réglages, parties, messages de chat et appareils.
account-export-download = Télécharger tes données
account-delete = Supprimer le compte
account-delete-line = Ton nom, tes mots de passe et tes messages sont supprimés aussitôt, et tu abandonnes toutes les parties en cours. Les parties terminées restent pour tes adversaires, sans ton nom. C’est irréversible.
account-admin = Administration
account-admin-open = Ouvrir l’administration
account-admin-status = État du serveur
account-admin-registration = Inscription
account-registration-open = Ouverte
account-registration-open-line = Les invités peuvent jouer, et tout le monde peut créer un compte.
account-registration-invitation = Sur invitation
account-registration-invitation-line = Les invités ont besoin du lien d’une table ; les nouveaux membres, d’une invitation.
account-registration-closed = Fermée
account-registration-closed-line = Membres seulement. Les parties en cours avec des invités peuvent être terminées.
account-admin-invite = Créer une invitation
account-admin-recovery-code = Code de secours
account-admin-once = Affiché une seule fois. Utilisable une fois, pendant une semaine.
account-admin-users = Utilisateurs
account-admin-find = Chercher par nom
account-admin-manage = Gérer { $name }
account-admin-do-mute = Rendre muet un jour
account-admin-do-unmute = Rendre la parole
account-admin-do-send-out = Déconnecter tous les appareils
account-admin-do-ban = Bannir 30 jours
account-admin-do-unban = Débannir
account-admin-do-rename = Renommer
account-admin-do-code = Créer un code de secours
account-admin-do-make-moderator = Nommer modérateur
account-admin-do-make-member = Nommer simple membre
account-admin-do-erase = Supprimer le compte…
account-admin-rename = Renommer
account-admin-delete = Supprimer { $name }
account-admin-delete-line = Supprime le nom, les moyens de connexion et tous les messages, et abandonne les parties en cours. Les parties terminées restent, sans le nom. C’est irréversible.
account-admin-done = Fait.
account-state-muted = muet
account-state-banned = banni
account-admin-audit-log = Journal d’audit
account-admin-audit-log-line = Les entrées ne peuvent pas être supprimées.
account-admin-user = { $role ->
    [operator] administrateur
    [moderator] modérateur
    [member] membre
   *[guest] invité
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · vu { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] a rendu la parole à { $about }
    [muted] a rendu muet { $about }
    [banned] a banni { $about }
    [unbanned] a débanni { $about }
    [sent-out] a déconnecté { $about }
    [renamed] a renommé { $about }
    [code] a créé un code de secours pour { $about }
    [merged] a fusionné deux comptes : { $about }
    [erased] a supprimé un compte
    [guests-erased] a supprimé { $about } invités inactifs
    [invited] a créé une invitation
    [post-hidden] a masqué un message de { $about }
    [post-shown] a rétabli un message de { $about }
    [thread-pinned] a épinglé le sujet { $about }
    [thread-unpinned] a désépinglé le sujet { $about }
    [thread-locked] a verrouillé le sujet { $about }
    [thread-unlocked] a déverrouillé le sujet { $about }
    [thread-binned] a mis le sujet { $about } à la corbeille
    [thread-unbinned] a sorti le sujet { $about } de la corbeille
    [thread-moved] a déplacé le sujet { $about }
    [edited-club] a modifié le club { $about }
    [transferred-club] a cédé le club { $about }
    [deleted-club] a supprimé le club { $about }
    [report-done] a traité un signalement sur { $about }
    [announced] a annoncé : { $about }
    [announcement-ended] a retiré l’annonce
    [meanings-set] a défini le lien du dictionnaire : { $about }
    [meanings-taken] a retiré le lien du dictionnaire
    [sign-ups-set] a fixé la limite de nouveaux comptes par réseau à { $about } par jour
    [bots-open] a autorisé les comptes de bot
    [bots-closed] a fermé les comptes de bot
    [keys-revoked] a révoqué les clés d’API de { $about }
    [password-set] a défini le mot de passe du serveur
    [password-taken] a retiré le mot de passe du serveur
    [door-open] a ouvert les inscriptions
    [door-invitation] a limité les inscriptions aux invitations
    [door-closed] a fermé les inscriptions
    [appointed-operator] a nommé { $about } administrateur
    [appointed-moderator] a nommé { $about } modérateur
    [appointed-member] a nommé { $about } simple membre
   *[other] · { $what } { $about }
}

## Settings of the server, and errors
account-site-password = Mot de passe du serveur
account-site-password-line = Qui le connaît peut créer un compte sans invitation.
account-site-password-is = Défini.
account-site-password-none = Non défini.
account-site-password-set = Définir
account-site-password-remove = Retirer
account-admin-announce = Annonce
account-admin-announce-line = Affichée sur toutes les pages pendant un jour.
account-admin-announce-publish = Publier
account-admin-announce-remove = Retirer
account-admin-dictionary-url = Lien du dictionnaire
account-admin-dictionary-url-line = Une URL qui commence par https:// et contient { "{word}" }, et si l’on veut { "{language}" }. Les recherches de mots y renvoient.
account-admin-dictionary-url-save = Enregistrer
account-admin-dictionary-url-remove = Retirer
account-admin-sign-up-limit = Nouveaux comptes par réseau
account-admin-sign-up-limit-line = Un réseau, comme un foyer ou une école, peut créer { $count } comptes par jour. Les invitations ne comptent pas.
account-admin-sign-up-limit-save = Enregistrer
account-error-bad-dictionary-url = Cette URL n’est pas valable. Elle doit commencer par https://, contenir { "{word}" } une fois après le nom d’hôte, et n’avoir aucune autre accolade que { "{language}" }.
account-admin-disabled-games = Jeux qui n’ont pas pu être chargés
account-admin-disabled-games-line = Ils sont désactivés jusqu’à ce que le serveur démarre avec un paquet qui fonctionne. Leurs parties sont conservées.
account-admin-bots-open = Autorisés
account-admin-bots-open-line = Chaque membre peut en créer quelques-uns.
account-admin-bots-closed = Fermés
account-admin-bots-closed-line = Personne ne peut en créer, et ceux qui existent ne peuvent pas agir.
account-admin-bot-owner = appartient à { $name }
account-admin-reports = Signalements
account-admin-reports-none = Aucun signalement.
account-admin-report = { $name } à propos de { $about }, { $when }
account-admin-report-see = Voir
account-admin-report-done = Marquer comme traité
account-admin-report-by = traité par { $name }
account-error-no-such-report = Ce signalement n’existe pas ou a déjà été traité.
account-error-too-many-attempts = Trop d’essais. Attends { $minutes ->
    [0] { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}, utilise un appareil où tu es connecté, ou un code de secours.
account-error-already-a-member = Tu as déjà un compte.
account-error-members-only = C’est réservé aux membres. Crée un compte : il suffit d’un nom et d’un mot de passe.
account-error-name-taken = Le nom { $name } est déjà pris. Choisis-en un autre.
account-error-no-such-device = Cet appareil est déjà déconnecté.
account-error-no-such-user = Aucun utilisateur ne s’appelle { $name }.
account-error-password-long = Un mot de passe compte au plus { $most } caractères.
account-error-password-short = Un mot de passe compte au moins { $least } caractères. Une courte phrase convient bien.
account-error-password-weak = Ce mot de passe est trop facile à deviner. Une courte phrase convient bien.
account-error-wrong-code = Nom ou code erroné, ou code déjà utilisé.
account-error-wrong-credentials = Nom ou mot de passe erroné.
account-error-wrong-password = Mot de passe erroné.
account-error-sign-in-again = Connecte-toi à nouveau pour confirmer.
account-error-no-invitation = Cette invitation a déjà servi ou a expiré. Demandes-en une autre à l’administrateur.
account-error-not-a-moderator = Réservé aux modérateurs.
account-error-not-an-operator = Réservé à l’administrateur.
account-error-last-operator = Le serveur a besoin d’au moins un administrateur qui ne soit pas banni. Nomme d’abord un autre membre administrateur.
account-error-protected-account = Tu ne peux pas faire cela à { $name } ici. Utilise plutôt « parlour admin » sur le serveur.
account-error-invitation-not-needed = Tu as déjà les droits que donne cette invitation. Elle reste valable : tu peux la transmettre.
account-error-sign-up-limit-bounds = Choisis un nombre de 1 à { $most }.
account-error-name-reserved = Un nom ne peut pas contenir « { $word } ». Choisis un autre nom.
account-error-too-many-sign-ups = Trop de nouveaux comptes depuis ton réseau. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, ou demande une invitation à un administrateur.
account-error-same-person = C’est le même compte.
account-error-invalid-api-key = Cette clé d’API est inconnue, expirée ou révoquée.
account-error-not-for-api-keys = Cet appel n’est pas possible avec une clé d’API. Utilise un navigateur.
account-error-api-key-scope = Il manque à cette clé d’API l’autorisation { $scope }.
account-error-no-such-api-key = Cette clé d’API n’existe pas ou est déjà révoquée.
account-error-api-key-no-scope = Choisis au moins une autorisation.
account-error-api-key-limit = Un compte peut avoir au plus { $most } clés d’API. Révoques-en une d’abord.
account-error-no-such-bot = Ce compte de bot n’existe pas ou n’est pas à toi.
account-error-bot-limit = Un membre peut avoir au plus { $most } comptes de bot. Supprimes-en un d’abord.
account-error-bots-closed = Ce serveur n’autorise pas de comptes de bot pour le moment.
account-error-bot-account = { $name } est un compte de bot. C’est réservé aux personnes.
account-error-bot-accounts-only = C’est réservé aux comptes de bot.
account-passkey = Clé d’accès
account-passkey-line = Connecte-toi par empreinte, visage ou code de l’appareil.
account-passkey-add = Ajouter une clé
account-passkey-remove = Retirer
account-passkey-saved = Clé d’accès enregistrée.
account-passkey-sign-in = Utiliser une clé d’accès
account-or-password = ou avec un mot de passe
account-error-unknown-passkey = Cette clé d’accès est inconnue ici. Essaie un autre moyen de connexion.
account-oidc-sign-in = Continuer avec { $name }
account-oidc-link = Associer
account-oidc-unlink = Dissocier
account-oidc-linked = Associé.
account-oidc-unlinked = Non associé. Associe-le pour te connecter avec lui.
account-error-oidc-none = Ce serveur n’a pas de fournisseur de connexion.
account-error-oidc-unavailable = Le fournisseur ne répond pas. Réessaie plus tard, ou connecte-toi autrement.
account-error-oidc-expired = La connexion a pris trop de temps ou a commencé dans un autre navigateur. Recommence.
account-error-oidc-unverified = La réponse du fournisseur n’a pas pu être vérifiée. Réessaie, ou connecte-toi autrement.
account-error-oidc-denied = Le fournisseur ne t’a pas connecté. Rien n’a changé.
account-error-oidc-linked-elsewhere = Ce compte du fournisseur est associé à un autre utilisateur. Déconnecte-toi d’abord, puis connecte-toi avec lui.
account-error-oidc-invitation-needed = Les nouveaux membres ont besoin d’une invitation. Crée d’abord ton compte, puis associe le fournisseur.
account-error-oidc-last-sign-in-method = C’est ton seul moyen de connexion. Définis d’abord un mot de passe ou une clé d’accès.
