# Betta

betta-name = Betta
betta-line = Pose poisson sur poisson : des motifs tout de suite, ta couleur dans les aquariums pour la fin.

betta-option-mode = Jeu
betta-option-mode-classic = Classique
betta-option-mode-solo = Solo
betta-option-mode-betty = Betty contre son équipe
betta-option-betty = Qui est Betty
betta-option-betty-random = Tirée au sort
betta-option-betty-first = La première place
betta-option-goals = Objectifs de Betty
betta-option-goals-tuned = Équilibrés avec de forts joueurs
betta-option-goals-brief = Première esquisse
betta-option-pool = Cartes
betta-option-pool-even = Quatre de chaque couleur, une posée au départ
betta-option-pool-any = Quatorze quelconques, aquariums vides
betta-option-deal = Donne
betta-option-deal-random = Une donne à toi
betta-option-deal-daily = Donne du jour
betta-option-day = Jour de la donne (UTC)
betta-option-box = Jeu de cartes et de motifs

betta-phase-place = poser une carte
betta-phase-over = la partie est finie

# $display and $turns count from 0.
betta-display = { $display ->
    [0] aquarium 1
    [1] aquarium 2
    [2] aquarium 3
    [3] aquarium 4
    [4] aquarium 5
    [5] aquarium 6
    [6] aquarium 7
    [7] aquarium 8
    [8] aquarium 9
   *[other] aquarium 10
}
betta-turned = { $turns ->
    [0] non tournée
    [1] tournée à droite
    [2] tournée de 180°
   *[other] tournée à gauche
}
betta-stack = { $count ->
    [one] une carte dans la pile
   *[other] { $count } cartes dans la pile
}
betta-do-place = Carte { $card } dans l’{ betta-display }, { betta-turned }
betta-foreseen = une carte dans l’{ betta-display }
betta-command = carte { $card } tour { $turns } aquarium { $tank }
betta-command-straight = carte { $card } aquarium { $tank }
betta-command-hint = 1r 6, ou carte 1 tour 1 aquarium 6
betta-keys-walk = le long des cartes et des aquariums
betta-keys-tank = à cet aquarium
betta-keys-turn = tourner la carte à droite, à gauche
betta-keys-lay = choisir, viser, poser
betta-keys-command = poser la carte 1, tournée à droite, sur l’aquarium 6

betta-news-began = { $name } commence.
betta-news-laid = { $name } a posé une carte dans l’{ betta-display } : { betta-points }.
betta-news-first = { $name } a posé la première carte dans l’{ betta-display } : { betta-points }.
betta-news-pattern = { $name } a formé { betta-pattern } dans l’{ betta-display } : { betta-points }.
betta-news-ended = { $why ->
    [full] Tous les aquariums sont pleins.
   *[turns] Tous les tours sont joués.
}
betta-news-displays = { $name } : { betta-points } pour les aquariums.
betta-news-display = { betta-say-there }

betta-over-full = Tous les aquariums sont pleins.
betta-over-turns = Plus de tours.

# The built-in patterns; a pattern from an operator's card set uses its own id.
betta-pattern = { $pattern ->
    [bar] la barre
    [corner] le coin
    [slash] la diagonale
    [roof] le toit
    [block] le bloc
    [tee] le T
    [fork] la fourche
    [arrow] la flèche
    [big_tee] le grand T
    [big_corner] le grand coin
    [cup] la coupe
    [stairs] l’escalier
   *[other] { $pattern }
}

betta-colour = { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[g] vert
}

betta-rating-apprentice = Apprenti
betta-rating-keeper = Soigneur
betta-rating-aquarist = Aquariophile
betta-rating-expert = Expert
betta-rating-equal = L’égal de Betty

betta-error-not-your-turn = Ce n’est pas ton tour.
betta-error-not-in-hand = Tu n’as pas cette carte en main.
betta-error-no-such-rotation = Une carte se tourne de zéro à trois quarts.
betta-error-no-such-display = Cet aquarium n’existe pas.
betta-error-display-full = On voit neuf poissons dans l’{ betta-display } : il est plein.
betta-error-option-of-other-mode = Ce choix appartient à un autre jeu : { $option ->
    [betty] qui est Betty
    [goals] les objectifs de Betty
    [pool] les cartes du solo
    [deal] la donne du jour
   *[day] le jour de la donne
}.
betta-error-day-of-daily-deal = Une donne du jour a besoin de son jour, et nulle autre n’en a.
betta-error-seats = { $mode ->
    [solo] Le solo se joue seul.
    [betty] Le jeu avec Betty se joue de deux à cinq.
   *[classic] Le jeu classique se joue de deux à quatre.
}
betta-error-unknown-box = Les cartes que demande cette table ne sont pas dans cette maison.

betta-bot-beginner = Finn, qui pose ce qui lui plaît
betta-bot-beginner-plus = Noa, qui y regarde à deux fois
betta-bot-casual = Rosa, qui prend ce qu’elle voit
betta-bot-casual-plus = Tariq, qui compte d’abord ses propres poissons
betta-bot-club = Anders, qui se demande ce que tu feras
betta-bot-club-plus = Leilani, qui sait ce que tu cherches
betta-bot-expert = Mei, qui joue toute la soirée dans sa tête
betta-bot-expert-plus = Mateus, qui se trompe rarement sur un aquarium
betta-bot-master = Odette, qui connaît chaque carte par cœur
betta-bot-master-plus = Ngozi, qui a déjà joué cette soirée mille fois

# On screen
betta-displays = Aquariums
betta-patterns = Motifs
betta-hand = Tes cartes
betta-company = Qui a quels poissons, et où l’on en est
betta-you = Toi
betta-seat = Place { $number }
betta-full = Plein
betta-turn-left = Tourner la carte à gauche (Maj + R)
betta-turn-right = Tourner la carte à droite (R)
betta-lay = Poser
betta-log-card = Carte
betta-undo = Annuler
betta-close = Fermer
betta-points = { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}

# Score breakdown.
betta-source-pattern = Motifs à { $points }
betta-source-first = Premières cartes
betta-source-display = { betta-display }
betta-source-pattern-all = Motifs
betta-source-display-all = Aquariums

betta-book = Cartes inconnues
betta-book-unseen = Cartes inconnues ({ $count })
betta-unseen-own = Tes cartes pas encore vues
betta-unseen-of = Pas encore vues : { $name }
betta-unseen-none = Toutes sont connues.
betta-table-staff = À la fin, dans chaque aquarium : les poissons de ta couleur et leurs points
betta-table-solo = À la fin, dans chaque aquarium : les poissons de la couleur la plus fréquente et leurs points
betta-table-betty = Betty, dans chaque aquarium : les couleurs différentes et leurs points
betta-table-ours = La table de Betty est une adaptation de cette maison, pas celle de la boîte.

betta-result-removed = { $name } : mises de côté sans être vues
betta-result-secret = La carte mise de côté sera montrée une fois le jour passé.

betta-ask-card = Choisis une carte.
betta-ask-display = Choisis un aquarium.
betta-ask-now = { betta-display } : +{ $points } maintenant
betta-ask-wait = À { $name } de poser une carte.
betta-ask-won = Tu gagnes avec { $total }.
betta-ask-winners = { $count ->
    [one] { $names } gagne avec { $total }.
   *[other] { $names } se partagent la victoire avec { $total }.
}
betta-ask-rated = { $total } points : { $rating }
betta-why-turns = { $turns ->
    [0] Tu n’as plus de tour.
    [one] Encore un tour pour toi.
   *[other] Encore { $turns } tours pour toi.
}
betta-why-first-staff = Ta couleur : { betta-colour }. Les motifs marquent tout de suite, et à la fin les aquariums pleins de ta couleur.
betta-why-first-betty = À la fin, tu veux beaucoup de couleurs dans chaque aquarium. Les motifs marquent tout de suite.
betta-why-first-alone = Les motifs marquent tout de suite, et chaque aquarium à la fin selon sa couleur la plus présente.
betta-why-display = Tourne la carte, puis touche un aquarium.
betta-why-end = En fin de partie, il te rapporte { $after } au lieu de { $before }.
betta-why-end-same = En fin de partie, il te rapporte toujours { $after }.

# For screen readers: names of cards, tanks and drafts
betta-fish = { $count } { $count ->
    [0] { betta-colour }
    [one] { betta-colour }
   *[other] { $colour ->
        [r] rouges
        [b] bleus
        [y] jaunes
       *[g] verts
    }
}
betta-cell = { $cell ->
    [0] en haut à gauche
    [1] en haut au milieu
    [2] en haut à droite
    [3] au milieu à gauche
    [4] au centre
    [5] au milieu à droite
    [6] en bas à gauche
    [7] en bas au milieu
   *[other] en bas à droite
}
betta-fish-at = { betta-colour } { betta-cell }
betta-say-card = Carte { $number } sur { $count }, { betta-turned } : { $fish }
betta-say-empty = { betta-display } : vide
betta-say-display = { betta-display } : { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}, { $fish }
betta-say-full = plein
betta-say-worth = vaut { betta-points } pour toi à la fin
betta-say-draft = cette carte ici : { betta-points }
betta-say-draft-pattern = cette carte ici : { betta-points }, { betta-pattern }
betta-say-covers = couvre { $fish }
betta-say-aimed = choisi ; appuie encore pour l’y poser
betta-say-last = dernière carte posée par { $name }, { betta-points }
betta-say-there = { betta-display } : { betta-points }
betta-say-nowhere = aucun point nulle part
betta-say-row = { $row ->
    [0] rangée du haut
    [1] rangée du milieu
   *[other] rangée du bas
} : { $fish }
betta-say-nothing = vide
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points } : formé dans l’{ betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points } : possible dans l’{ betta-display }
betta-say-staff = { $name }, { betta-colour } : { $moves } par les cartes et { $displays } par les aquariums font { $total } ; tours restants : { $turns }
betta-say-betty = { $name }, Betty : { $moves } par les cartes et { $displays } par les aquariums font { $total } ; tours restants : { $turns }
betta-say-alone = { $name } : { $moves } par les cartes et { $displays } par les aquariums font { $total } ; tours restants : { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = Un aquarium vide
betta-lesson-lay = Ta couleur est le bleu : deux poissons sur chacune de tes cartes sont bleus. Pose la carte éclairée dans l’aquarium 3, qui est vide. La première carte y rapporte 2 points.
betta-lesson-lay-other = Ce serait permis, mais commence par la carte éclairée, dans l’aquarium 3.
betta-lesson-turn-title = Un motif
betta-lesson-turn = Des poissons d’une couleur qui dessinent un motif en rapportent les points. Choisis la carte éclairée, tourne-la une fois à droite et pose-la dans l’aquarium 1 : trois poissons bleus, 3 points.
betta-lesson-turn-other = Pas tout à fait : la carte éclairée va dans l’aquarium 1, tournée une fois à droite.
betta-lesson-cover-title = Poisson sur poisson
betta-lesson-cover = On peut couvrir des poissons ; seuls ceux du dessus comptent. Pose la carte éclairée dans l’aquarium 1 sans la tourner : elle cache un poisson rouge de Rosa et forme un motif de quatre bleus, 5 points.
betta-lesson-cover-other = Pas tout à fait : la carte éclairée va dans l’aquarium 1, sans la tourner.
betta-lesson-hers-title = La couleur de n’importe qui
betta-lesson-hers = Un motif peut être de n’importe quelle couleur, si ta carte apporte un de ses poissons. Tourne la carte éclairée une fois à droite et pose-la dans l’aquarium 2 : cinq poissons rouges, 7 points pour toi.
betta-lesson-hers-other = Pas tout à fait : la carte éclairée va dans l’aquarium 2, tournée une fois à droite.
betta-lesson-worth-title = Ce qui compte à la fin
betta-lesson-worth = À la fin, chaque aquarium te rapporte selon ses poissons bleus : 1 point pour 2, 3 pour 3, 6 pour 4, 10 pour 5, et 15 pour 6 ou plus. L’aquarium 1 en montre cinq : 10 points pour l’instant.
betta-lesson-last-title = La dernière carte
betta-lesson-last = Chacun a sept tours, et c’est ton dernier. Tourne la carte éclairée une fois à droite et pose-la dans l’aquarium 3 : 5 points pour un motif, et quatre poissons bleus au lieu de deux.
betta-lesson-last-other = Pas tout à fait : la carte éclairée va dans l’aquarium 3, tournée une fois à droite.
betta-lesson-end-title = Le décompte
betta-lesson-end = Rosa a couvert un des quatre : l’aquarium 3 te rapporte 3. L’aquarium 1 te rapporte 15, et l’aquarium 2 autant à Rosa. Avec 32 pour tes cartes, tu gagnes 50 à 47.
betta-lesson-on-title = Et ainsi de suite
betta-lesson-on = Six motifs sont en jeu, d’autres à chaque partie. Il y a aussi un jeu en solitaire et un autre où quelqu’un est Betty ; les règles racontent les deux.
