### Les tournois en français.

## Tous
tournament-page-line = Une soirée de club, un championnat d’un soir, une heure de parties rapides : viens, ou organise le tien.
tournament-set-up = Organiser un tournoi
tournament-new = Nouveau tournoi
tournament-cancel = Pas maintenant
tournament-list-on = À venir et en cours
tournament-list-over = Terminés
tournament-none-on = Rien en ce moment. Organise-en un : une minute suffit, et un lien amène les autres.
tournament-you-are-in = tu participes
tournament-people = { $people ->
    [one] une personne participe
   *[other] { $people } participent
}
tournament-tables-of = tables de { $seats ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
}
tournament-registration-open = On se rassemble
tournament-starts = Début { $when }
tournament-running = En cours
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-won-by = Gagné par { $name }
tournament-no-winner = Terminé sans vainqueur

## Organiser
tournament-name-field = Nom
tournament-default-name = Soirée { $game }
tournament-form = Forme
tournament-form-swiss = Suisse
tournament-form-everybody = Chacun contre tous
tournament-form-knockout = Élimination
tournament-form-arena = Arène
tournament-form-swiss-line = Personne ne rentre : à chaque ronde tu rencontres des gens qui ont autant de points que toi, et personne deux fois tant qu’on peut l’éviter.
tournament-form-everybody-line = Chacun s’assied une fois avec chacun.
tournament-form-knockout-line = La meilleure moitié de chaque table continue. À égalité, c’est le mieux placé de la liste.
tournament-form-arena-line = Tant qu’elle est ouverte, qui est libre reçoit aussitôt la table suivante.
tournament-at-a-table = À une table
tournament-rounds = Rondes
tournament-minutes-open = Ouvert tant de minutes
tournament-scheduled = Commence à une heure
tournament-scheduled-line = sinon tu commences quand tous sont là
tournament-hour = Quand
tournament-further = Règles du jeu et de la maison
tournament-wait-minutes = Minutes qu’une table attend
tournament-wait-minutes-line = Qui n’est pas là alors perd la table, et peut revenir pour la suivante.
tournament-pause = Minutes entre les rondes
tournament-filled = Des bots sur les chaises vides
tournament-filled-line = Des bots prennent les chaises vides ; ils n’ont pas de place dans la liste.
tournament-late = Retardataires
tournament-late-line = Les retardataires peuvent entrer jusqu’à la ronde 2, sans points pour ce qu’ils ont manqué.
tournament-open-registration = Ouvrir les portes
tournament-how-it-works = Tu reçois une page avec un lien à partager. Tables, résultats et classement vont ensuite tout seuls ; les résultats comptent pour les classements.

## Avant le début
tournament-enter = Participer
tournament-leave = Partir
tournament-leave-sure = Quitter ce tournoi ?
tournament-leave-line = Tu peux revenir jusqu’au début.
tournament-leave-running = Tu gardes ta place dans la liste et ne reçois plus de table. Tu peux revenir.
tournament-check-in = Je suis là
tournament-start = Commencer à { $people }
tournament-end = Terminer
tournament-end-sure = Terminer ce tournoi ?
tournament-end-line = La liste reste comme elle est ; les parties en cours continuent et ne comptent plus ici.
tournament-copy-link = Copier le lien
tournament-print = Imprimer
tournament-players = Qui vient ({ $people })
tournament-no-players = Personne encore. Partage le lien.
tournament-present = est là
tournament-mark-present = Un toucher dit si quelqu’un est là.
tournament-terms = Comment ça se passe
tournament-rounds-planned = { $rounds } rondes
tournament-minutes = Ouvert { $minutes } minutes

## Pendant
tournament-playing = { $people } jouent
tournament-closes = Ouvert jusqu’à { $when }
tournament-now = maintenant
tournament-done-at = { $when }, fini
tournament-your-table = Ta table
tournament-table = Table { $letter }
tournament-tables = Tables
tournament-sit = S’asseoir
tournament-go = Aller à la table
tournament-waits-for = On attend { $names }
tournament-until = La table attend jusqu’à { $when }.
tournament-bye = Tu te reposes cette ronde, avec tous les points
tournament-next-soon = Ta prochaine table arrive bientôt
tournament-present-count = { $there } sur { $all } sont là
tournament-table-on = en jeu
tournament-table-over = finie
tournament-by-hand = notée par l’hôte
tournament-watch = Regarder la { $table }
tournament-review = Revoir la { $table }
tournament-score = { $score } dans la partie
tournament-byes = Au repos avec tous les points : { $names }
tournament-away = absent
tournament-enter-result = Noter
tournament-result-of = Résultat de la { $table }
tournament-enter-result-line = Pour des parties sur un vrai plateau, ou pour corriger un résultat. Qui partage une place partage les points.
tournament-finished-place = Place { $place }
tournament-absent-player = N’est pas venu
tournament-save-result = Garder ce résultat

## Classement
tournament-standings = Classement
tournament-final-standings = Classement final
tournament-winner = { $name } gagne avec { $points ->
    [1] un point
   *[other] { $said } points
}.
tournament-place = Place
tournament-name = Nom
tournament-points = Points
tournament-met = Adversaires
tournament-share = Part
tournament-firsts = Victoires
tournament-points-line = Gagner une table rapporte { $most ->
    [one] un point
   *[other] { $most } points, un pour chacun que tu laisses derrière toi
} ; les ex æquo partagent.
tournament-tie-breaks = À points égaux : d’abord Adversaires, les points de tous ceux avec qui tu t’es assis ; puis Part, ta part en pour cent des points de jeu ; puis les tables gagnées ; puis le sort.
tournament-tie-breaks-knockout = D’abord qui est allé plus loin, puis qui a plus de points ; puis Adversaires, les points de tous ceux avec qui tu t’es assis, Part, ta part en pour cent des points de jeu, les tables gagnées et le sort.
tournament-seed-line = Tous les sorts furent tirés de { $seed }.

## Refus
tournament-error-no-such-tournament = Ce tournoi n’existe pas ici. Le lien est peut-être coupé.
tournament-error-over = Ce tournoi est terminé.
tournament-error-already-started = Il a déjà commencé.
tournament-error-too-late = Il est trop tard pour entrer : ce tournoi ne prend plus personne.
tournament-error-full = C’est complet : { $most } personnes au plus peuvent participer.
tournament-error-full-network = Beaucoup de joueurs de ton réseau viennent d’entrer dans un tournoi. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
tournament-error-too-few = Il faut au moins deux personnes présentes pour commencer.
tournament-error-no-table = Aucune table ne t’attend. Regarde de nouveau la page.
tournament-error-no-name = Donne-lui un nom.
tournament-error-too-many-tournaments = Tu as { $most } tournois qui ne sont pas terminés. Termines-en un avant d’en organiser un autre.
tournament-error-not-the-host = Seul l’organisateur de ce tournoi peut le faire.
tournament-error-not-registered = Tu ne participes pas à ce tournoi.
tournament-error-busy = Trop de monde a changé ceci en même temps. Réessaie.
tournament-error-no-solver = Cette maison ne peut pas apparier de tournois : son opérateur doit installer parlour[tournaments].

## At a table
tournament-of-table = Tournoi
tournament-after-next = Ronde suivante
tournament-after-standings = Classement final
tournament-after-over = Le tournoi est terminé.
tournament-after-arena = Tu auras une nouvelle table dès qu’un joueur sera libre.
tournament-after-called = Ta table de la ronde { $round } est prête.
tournament-after-waits = { $tables ->
    [0] La ronde suivante commence bientôt.
    [one] Une table joue encore.
   *[other] { $tables } tables jouent encore.
}
tournament-after-begins = La ronde { $round } commence dans { $time }.
