# Betta

betta-name = Betta
betta-line = Pose des poissons sur des poissons : marque des motifs tout de suite, et remplis les aquariums de ta couleur pour la fin.

betta-option-mode = Mode
betta-option-mode-classic = Classique
betta-option-mode-solo = Solo
betta-option-mode-betty = Betty contre son équipe
betta-option-betty = Qui est Betty
betta-option-betty-random = Joueur au hasard
betta-option-betty-first = Joueur à la place 1
betta-option-goals = Objectifs de Betty
betta-option-goals-tuned = Équilibrés
betta-option-goals-brief = Première version
betta-option-pool = Cartes
betta-option-pool-even = Quatre de chaque couleur, une posée au départ
betta-option-pool-any = Quatorze au hasard, aquariums vides
betta-option-deal = Donne
betta-option-deal-random = Au hasard
betta-option-deal-daily = Donne du jour
betta-option-day = Date de la donne (UTC)
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
betta-keys-walk = d’une carte ou d’un aquarium à l’autre
betta-keys-tank = à cet aquarium
betta-keys-turn = tourner la carte à droite, à gauche
betta-keys-lay = sélectionner, viser, poser
betta-keys-command = poser la carte 1, tournée à droite, dans l’aquarium 6

betta-news-began = { $name } commence.
betta-news-laid = { $name } a posé une carte dans l’{ betta-display } : { betta-points }.
betta-news-first = { $name } a posé la première carte dans l’{ betta-display } : { betta-points }.
betta-news-pattern = { $name } a formé { betta-pattern } dans l’{ betta-display } : { betta-points }.
betta-news-ended = { $why ->
    [full] Tous les aquariums sont pleins.
   *[turns] Plus de tours.
}
betta-news-displays = { $name } : { betta-points } pour les aquariums.
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
betta-error-no-such-rotation = Une carte se tourne de trois quarts de tour au plus.
betta-error-no-such-display = Cet aquarium n’existe pas.
betta-error-display-full = L’{ betta-display } montre neuf poissons : il est plein.
betta-error-option-of-other-mode = Cette option n’existe pas dans ce mode : { $option ->
    [betty] qui est Betty
    [goals] objectifs de Betty
    [pool] cartes du solo
    [deal] donne du jour
   *[day] date de la donne
}.
betta-error-day-of-daily-deal = Seule la donne du jour a une date, et elle en demande une.
betta-error-seats = { $mode ->
    [solo] Le mode solo se joue seul.
    [betty] Le mode avec Betty se joue de deux à cinq.
   *[classic] Le mode classique se joue de deux à quatre.
}
betta-error-unknown-box = Ce serveur n’a pas le jeu de cartes de cette table.

betta-bot-beginner = Finn, qui joue ce qui lui plaît
betta-bot-beginner-plus = Noa, qui regarde à deux fois
betta-bot-casual = Rosa, qui prend les points qu’elle voit
betta-bot-casual-plus = Tariq, qui compte d’abord ses propres poissons
betta-bot-club = Anders, qui se demande ce que tu vas faire
betta-bot-club-plus = Leilani, qui sait ce que tu cherches
betta-bot-expert = Mei, qui calcule la partie dans sa tête
betta-bot-expert-plus = Mateus, qui se trompe rarement sur un aquarium
betta-bot-master = Odette, qui connaît chaque carte par cœur
betta-bot-master-plus = Ngozi, qui a joué ce jeu mille fois

# On screen
betta-displays = Aquariums
betta-patterns = Motifs
betta-hand = Tes cartes
betta-company = Joueurs et scores
betta-you = Toi
betta-seat = Place { $number }
betta-full = Plein
betta-turn-left = Tourner à gauche (Maj + R)
betta-turn-right = Tourner à droite (R)
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
betta-source-pattern = Motifs à { $points } points
betta-source-first = Premières cartes
betta-source-display = { betta-display }
betta-source-pattern-all = Motifs
betta-source-display-all = Aquariums

betta-book = Cartes inconnues
betta-book-unseen = Cartes inconnues ({ $count })
betta-unseen-own = Tes cartes inconnues
betta-unseen-of = Cartes inconnues de { $name }
betta-unseen-none = Aucune carte inconnue.
betta-table-staff = Fin de partie, par aquarium : poissons de ta couleur et points
betta-table-solo = Fin de partie, par aquarium : poissons de la couleur la plus fréquente et points
betta-table-betty = Betty, par aquarium : couleurs différentes et points
betta-table-ours = Les points de Betty sont une adaptation de ce serveur, pas ceux du jeu imprimé.

betta-result-removed = { $name } : cartes mises de côté
betta-result-secret = La carte mise de côté est révélée à la fin de la journée.

betta-ask-card = Choisis une carte.
betta-ask-display = Choisis un aquarium.
betta-ask-now = { betta-display } : +{ $points } maintenant
betta-ask-wait = En attente de { $name }.
betta-ask-won = Tu gagnes avec { $total } points.
betta-ask-winners = { $count ->
    [one] { $names } gagne avec { $total } points.
   *[other] { $names } se partagent la première place avec { $total } points.
}
betta-ask-rated = { $total } points : { $rating }
betta-why-turns = { $turns ->
    [0] Il ne te reste plus de tour.
    [one] Il te reste un tour.
   *[other] Il te reste { $turns } tours.
}
betta-why-first-staff = Ta couleur est { betta-colour }. Les motifs marquent tout de suite ; ta couleur marque dans chaque aquarium à la fin.
betta-why-first-betty = Les motifs marquent tout de suite ; le nombre de couleurs de chaque aquarium marque à la fin.
betta-why-first-alone = Les motifs marquent tout de suite ; la couleur la plus fréquente de chaque aquarium marque à la fin.
betta-why-display = Tourne la carte et touche un aquarium.
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
betta-say-card = Carte { $number } sur { $count }, { betta-turned } : { $fish }
betta-say-empty = { betta-display } : vide
betta-say-display = { betta-display } : { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}, { $fish }
betta-say-full = plein
betta-say-worth = vaut { betta-points } pour toi à la fin
betta-say-draft = cette carte ici : { betta-points }
betta-say-draft-pattern = cette carte ici : { betta-points }, { betta-pattern }
betta-say-covers = couvre { $fish }
betta-say-aimed = sélectionné ; appuie encore pour poser la carte
betta-say-last = dernière carte de { $name }, { betta-points }
betta-say-there = { betta-display } : { betta-points }
betta-say-nowhere = aucun point dans aucun aquarium
betta-say-row = { $row ->
    [0] rangée du haut
    [1] rangée du milieu
   *[other] rangée du bas
} : { $fish }
betta-say-nothing = vide
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points } : formé dans l’{ betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points } : possible dans l’{ betta-display }
betta-say-staff = { $name }, { betta-colour } : { $moves } par les cartes, { $displays } par les aquariums, { $total } au total ; tours restants : { $turns }
betta-say-betty = { $name }, Betty : { $moves } par les cartes, { $displays } par les aquariums, { $total } au total ; tours restants : { $turns }
betta-say-alone = { $name } : { $moves } par les cartes, { $displays } par les aquariums, { $total } au total ; tours restants : { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = Un aquarium vide
betta-lesson-lay = Ta couleur est le bleu : deux poissons de chacune de tes cartes sont bleus. Pose la carte en surbrillance dans l’aquarium 3, qui est vide. La première carte d’un aquarium rapporte 2 points.
betta-lesson-lay-other = Ce coup est légal, mais commence par la carte en surbrillance, dans l’aquarium 3.
betta-lesson-turn-title = Un motif
betta-lesson-turn = Des poissons d’une même couleur disposés en motif rapportent ses points. Choisis la carte en surbrillance, tourne-la une fois à droite et pose-la dans l’aquarium 1 : trois poissons bleus, 3 points.
betta-lesson-turn-other = Pas tout à fait : pose la carte en surbrillance dans l’aquarium 1, tournée une fois à droite.
betta-lesson-cover-title = Couvrir des poissons
betta-lesson-cover = Une carte peut couvrir des poissons ; seuls les poissons visibles comptent. Pose la carte en surbrillance sans la tourner dans l’aquarium 1 : elle couvre un poisson rouge de Rosa et forme un motif de quatre bleus, 5 points.
betta-lesson-cover-other = Pas tout à fait : pose la carte en surbrillance dans l’aquarium 1, sans la tourner.
betta-lesson-hers-title = Toutes les couleurs
betta-lesson-hers = Un motif peut être de n’importe quelle couleur, mais ta carte doit ajouter un de ses poissons. Tourne la carte en surbrillance une fois à droite et pose-la dans l’aquarium 2 : cinq poissons rouges, 7 points pour toi.
betta-lesson-hers-other = Pas tout à fait : pose la carte en surbrillance dans l’aquarium 2, tournée une fois à droite.
betta-lesson-worth-title = Points de fin de partie
betta-lesson-worth = À la fin, les poissons bleus te rapportent dans chaque aquarium : 1 point pour 2 poissons, 3 pour 3, 6 pour 4, 10 pour 5, et 15 pour 6 ou plus. L’aquarium 1 en a cinq : 10 points pour l’instant.
betta-lesson-last-title = La dernière carte
betta-lesson-last = Chaque joueur a sept tours, et c’est ton dernier. Tourne la carte en surbrillance une fois à droite et pose-la dans l’aquarium 3 : 5 points pour un motif, et quatre poissons bleus au lieu de deux.
betta-lesson-last-other = Pas tout à fait : pose la carte en surbrillance dans l’aquarium 3, tournée une fois à droite.
betta-lesson-end-title = Score final
betta-lesson-end = Rosa a couvert l’un des quatre : l’aquarium 3 te rapporte 3. L’aquarium 1 te rapporte 15, et l’aquarium 2 rapporte 15 à Rosa. Avec 32 points pour les cartes, tu gagnes 50 à 47.
betta-lesson-on-title = La suite
betta-lesson-on = Chaque partie utilise six motifs, tirés au hasard. Il existe aussi un mode solo et un mode où un joueur est Betty ; voir les règles.
