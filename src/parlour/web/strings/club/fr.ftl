### Textes français des clubs.

## Liste des clubs
club-title = Clubs
club-page-line = Des groupes de joueurs avec leur page et leurs tournois.
club-create = Créer un club
club-new = Nouveau club
club-search = Chercher un club
club-none = Pas encore de club.
club-none-found = Aucun club de ce nom.
club-yours = Tes clubs
club-all = Tous les clubs
club-invitations = Invitations
club-invited-by = Invitation de { $name }
club-sent-requests = Tes demandes
club-requests-open = { $count ->
    [one] une demande
   *[other] { $count } demandes
}
club-members-count = { $count ->
    [one] un membre
   *[other] { $count } membres
}
club-more = Afficher plus
club-guests-line = Il faut un compte pour créer ou rejoindre un club.

## Le formulaire
club-name-field = Nom
club-description = Description
club-description-line = Markdown : **gras**, *italique*, listes et liens.
club-joining = Qui peut rejoindre
club-joining-open = Tout le monde
club-joining-request = Sur demande
club-joining-invitation = Sur invitation
club-joining-open-line = Tout le monde peut rejoindre le club aussitôt.
club-joining-request-line = Un responsable accepte ou refuse chaque demande.
club-joining-invitation-line = Il faut être invité par un responsable.
club-edit = Modifier
club-edit-title = Modifier le club
club-save = Enregistrer

## La page d’un club
club-founded = depuis { $when }
club-join = Rejoindre
club-ask = Demander à rejoindre
club-accept-invitation = Accepter l’invitation
club-decline = Refuser
club-withdraw = Retirer ma demande
club-is-requested = Ta demande attend une réponse.
club-is-invited = Tu es invité dans ce club.
club-is-removed = Tu as été exclu de ce club. Un responsable peut t’y réinviter.
club-is-closed = Les nouveaux membres doivent être invités.
club-leave = Quitter le club
club-leave-sure = Quitter { $name } ?
club-leave-line = Tu ne pourras plus t’inscrire à ses tournois.
club-delete = Supprimer le club
club-delete-sure = Supprimer { $name } ?
club-delete-line = Le club et sa page sont supprimés. Ses tournois restent, mais plus personne ne peut s’y inscrire. C’est définitif.
club-description-none = Pas encore de description.
club-events = Tournois
club-events-none = Pas encore de tournoi.
club-events-over = Tournois terminés
club-event-create = Nouveau tournoi du club
club-members = Membres
club-role-owner = Propriétaire
club-role-leader = Responsable
club-role-member = Membre
club-online = en ligne
club-requests = Demandes d’adhésion
club-accept = Accepter
club-reject = Refuser
club-invite = Inviter
club-invite-title = Inviter des membres
club-invite-name = Nom d’utilisateur
club-invite-sent = Invitation envoyée à { $name }.
club-invited = Invitations en attente
club-cancel-invitation = Annuler
club-manage = Gérer { $name }
club-make-leader = Nommer responsable
club-make-member = Retirer le rôle de responsable
club-make-owner = Céder le club
club-transfer-sure = Céder le club à { $name } ?
club-transfer-line = { $name } devient propriétaire. Le propriétaire actuel devient responsable.
club-remove = Exclure du club
club-remove-sure = Exclure { $name } du club ?
club-remove-line = { $name } ne pourra revenir que sur invitation d’un responsable.

## Erreurs
club-error-name-too-short = Le nom d’un club compte au moins { $least } caractères.
club-error-name-taken = { $name } est le nom d’un autre club, ou lui ressemble trop.
club-error-description-too-long = La description est limitée à { $most } caractères.
club-error-too-many-owned = Tu peux posséder au plus { $most } clubs.
club-error-too-many-memberships = On peut faire partie d’au plus { $most } clubs.
club-error-new-owner-owns-too-many = Ce membre possède déjà { $most } clubs.
club-error-no-such-club = Ce club n’existe pas. Il a peut-être été supprimé.
club-error-no-such-member = Cette personne n’est pas membre du club.
club-error-no-such-request = Cette demande ou invitation n’existe plus.
club-error-already-a-member = Tu es déjà membre de ce club.
club-error-is-a-member = { $name } est déjà membre de ce club.
club-error-not-a-member = Tu n’es pas membre de ce club.
club-error-not-a-leader = Seuls le propriétaire et les responsables du club peuvent faire cela.
club-error-not-the-owner = Seul le propriétaire du club peut faire cela.
club-error-owner-cannot-leave = Ce club t’appartient. Cède-le à un membre ou supprime-le.
club-error-owner-has-no-other-role = Le propriétaire n’a pas d’autre rôle. Cède d’abord le club.
club-error-removed = Tu as été exclu de ce club. Un responsable peut t’y réinviter.
club-error-by-invitation = On ne rejoint ce club que sur invitation.
club-error-full = Ce club est complet : il est limité à { $most } membres.
club-error-too-many-invitations = Ce club a déjà { $most } invitations en attente.
club-error-too-many-requests = Ce club a déjà { $most } demandes en attente. Réessaie plus tard.
club-error-too-many-own-requests = Tu as déjà { $most } demandes en attente. Retires-en une d’abord.
