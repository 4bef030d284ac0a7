### Tournaments in French.

## List of tournaments
tournament-page-line = Participe à un tournoi, ou crée le tien.
tournament-set-up = Créer un tournoi
tournament-new = Nouveau tournoi
tournament-cancel = Annuler
tournament-list-on = À venir et en cours
tournament-list-over = Terminés
tournament-none-on = Aucun tournoi pour le moment. Crées-en un et partage le lien.
tournament-you-are-in = tu es inscrit
tournament-people = { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
}
tournament-tables-of = tables de { $seats ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
}
tournament-registration-open = Inscriptions ouvertes
tournament-starts = Début { $when }
tournament-running = En cours
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-won-by = Gagné par { $name }
tournament-no-winner = Terminé sans vainqueur

## Creating a tournament
tournament-name-field = Nom
tournament-default-name = Soirée { $game }
tournament-form = Format
tournament-form-swiss = Suisse
tournament-form-everybody = Toutes rondes
tournament-form-knockout = Élimination
tournament-form-arena = Arène
tournament-form-swiss-line = Personne n’est éliminé. À chaque ronde, tu rencontres des joueurs au score proche du tien, et deux fois les mêmes le moins souvent possible.
tournament-form-everybody-line = Chaque joueur rencontre une fois chaque autre joueur.
tournament-form-knockout-line = La meilleure moitié de chaque table est qualifiée. À égalité, le joueur le mieux classé passe.
tournament-form-arena-line = Les joueurs libres sont aussitôt appariés à nouveau, jusqu’à la fin du temps.
tournament-at-a-table = Joueurs par table
tournament-rounds = Rondes
tournament-minutes-open = Durée en minutes
tournament-scheduled = Début à heure fixe
tournament-scheduled-line = sinon, tu lances le tournoi
tournament-hour = Heure de début
tournament-further = Options du jeu et de la table
tournament-wait-minutes = Minutes d’attente des joueurs
tournament-wait-minutes-line = Un joueur absent passé ce délai perd la table par forfait, mais peut jouer la suivante.
tournament-pause = Minutes entre les rondes
tournament-filled = Bots aux places libres
tournament-filled-line = Des bots occupent les places libres et ne sont pas classés.
tournament-admits-bots-line = Les programmes jouent sous leur propre nom, avec un badge.
tournament-admits-bots = Comptes de bot admis
tournament-late = Inscription tardive
tournament-late-line = On peut s’inscrire jusqu’à la ronde 2, sans points pour les rondes manquées.
tournament-open-to = Ouvert à
tournament-open-to-all = Tout le monde
tournament-open-to-club = Membres de { $club }
tournament-for-members = Réservé aux membres de ce club.
tournament-club-deleted = Le club de ce tournoi a été supprimé. Plus personne ne peut s’inscrire.
tournament-of-club = tournoi de club
tournament-open-registration = Ouvrir les inscriptions
tournament-how-it-works = Tu reçois une page avec un lien à partager. Appariements, résultats et classement sont automatiques, et les parties sont classées.

## Before it begins
tournament-enter = Participer
tournament-leave = Se retirer
tournament-leave-sure = Quitter ce tournoi ?
tournament-leave-line = Tu peux te réinscrire jusqu’au début.
tournament-leave-running = Tu gardes ta place au classement, mais ne reçois plus de table. Tu peux revenir à tout moment.
tournament-check-in = Je suis là
tournament-start = Commencer à { $people }
tournament-end = Terminer le tournoi
tournament-end-sure = Terminer ce tournoi ?
tournament-end-line = Le classement reste tel quel. Les parties en cours continuent mais ne comptent plus.
tournament-copy-link = Copier le lien
tournament-print = Imprimer
tournament-players = Joueurs ({ $people })
tournament-no-players = Aucun joueur pour l’instant. Partage le lien.
tournament-present = présent
tournament-mark-present = Touche un joueur pour le marquer présent.
tournament-terms = Format
tournament-rounds-planned = { $rounds } rondes
tournament-minutes = { $minutes } minutes

## While it runs
tournament-playing = { $people } jouent
tournament-closes = Fin { $when }
tournament-now = maintenant
tournament-done-at = { $when }, terminé
tournament-your-table = Ta table
tournament-table = Table { $letter }
tournament-tables = Tables
tournament-sit = Rejoindre la table
tournament-go = Voir la table
tournament-waits-for = On attend { $names }
tournament-until = La table attend jusqu’à { $when }.
tournament-bye = Tu es exempt de cette ronde, avec tous les points
tournament-next-soon = Ta prochaine table arrive bientôt
tournament-present-count = { $there } présents sur { $all }
tournament-table-on = en jeu
tournament-table-over = terminée
tournament-by-hand = saisi par l’organisateur
tournament-watch = Regarder la { $table }
tournament-review = Analyser la { $table }
tournament-score = { $score } points dans la partie
tournament-byes = Exempts, avec tous les points : { $names }
tournament-away = absent
tournament-enter-result = Saisir le résultat
tournament-result-of = Résultat de la { $table }
tournament-enter-result-line = Pour les parties sur un vrai plateau, ou pour corriger un résultat. Les joueurs ex æquo se partagent les points.
tournament-finished-place = Rang { $place }
tournament-absent-player = Absent
tournament-save-result = Enregistrer

## Standings
tournament-standings = Classement
tournament-final-standings = Classement final
tournament-winner = { $name } gagne avec { $points ->
    [1] un point
   *[other] { $said } points
}.
tournament-place = Rang
tournament-name = Nom
tournament-points = Points
tournament-met = Points adverses
tournament-share = Points de jeu
tournament-firsts = Victoires
tournament-points-line = Gagner une table rapporte { $most ->
    [one] un point
   *[other] { $most } points, un pour chaque joueur derrière toi
}. Les ex æquo se partagent les points.
tournament-tie-breaks = Départages : total des points de tous les adversaires ; part des points de jeu en pour cent ; tables gagnées ; puis tirage au sort.
tournament-tie-breaks-knockout = Les joueurs sont classés d’après la ronde atteinte, puis d’après les points. Départages : total des points de tous les adversaires ; part des points de jeu en pour cent ; tables gagnées ; puis tirage au sort.
tournament-seed-line = Tous les tirages utilisent la graine { $seed }.

## Errors
tournament-error-no-such-tournament = Ce tournoi n’existe pas. Vérifie le lien.
tournament-error-over = Ce tournoi est terminé.
tournament-error-already-started = Ce tournoi a déjà commencé.
tournament-error-too-late = Il est trop tard pour s’inscrire à ce tournoi.
tournament-error-full = Ce tournoi est complet : il est limité à { $most } joueurs.
tournament-error-full-network = Beaucoup de joueurs de ton réseau viennent de s’inscrire à un tournoi. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
tournament-error-too-few = Il faut au moins deux joueurs présents pour commencer.
tournament-error-no-table = Aucune table ne t’attend. Recharge la page.
tournament-error-no-name = Saisis un nom.
tournament-error-too-many-tournaments = Tu as déjà { $most } tournois non terminés. Termines-en un avant d’en créer un autre.
tournament-error-not-the-host = Seul l’organisateur de ce tournoi peut faire cela.
tournament-error-not-registered = Tu ne participes pas à ce tournoi.
tournament-error-club-members-only = Seuls les membres du club peuvent s’inscrire à ce tournoi.
tournament-error-no-bots = Ce tournoi est réservé aux personnes.
tournament-error-no-programs = Les programmes ne peuvent pas jouer ici à la place d’une personne. Un compte de bot doit s’inscrire sous son propre nom.
tournament-error-busy = Plusieurs personnes ont changé ceci en même temps. Réessaie.
tournament-error-no-solver = Ce serveur ne peut pas apparier de tournois : son administrateur doit installer parlour[tournaments].

## At a table
tournament-of-table = Tournoi
tournament-after-next = Ronde suivante
tournament-after-standings = Classement final
tournament-after-over = Le tournoi est terminé.
tournament-after-arena = Tu auras une nouvelle table dès qu’un joueur sera libre.
tournament-after-ready = Ta prochaine table est prête.
tournament-after-called = Ta table de la ronde { $round } est prête.
tournament-after-waits = { $tables ->
    [0] La ronde suivante commence bientôt.
    [one] Une table joue encore.
   *[other] { $tables } tables jouent encore.
}
tournament-after-begins = La ronde { $round } commence dans { $time }.
