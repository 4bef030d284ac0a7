# Carcassonne

carcassonne-name = Carcassonne : Les Paris
carcassonne-line = Posez le pays, prenez-en possession et pariez sur la taille de ses villes et de ses routes.

carcassonne-option-bets = Les Paris : tuiles Bookmaker et jetons
carcassonne-option-small_city = Une ville de deux tuiles
carcassonne-option-small_city-four = 4 points
carcassonne-option-small_city-two = 2 points, comme dans la première édition
carcassonne-option-farmers = Des paysans dans les champs
carcassonne-option-offices = Un bureau de paris termine
carcassonne-option-offices-drawn = les routes dessinées jusqu’à lui
carcassonne-option-offices-every = toutes les routes de sa tuile
carcassonne-option-no_bets = On ne pose pas de jeton quand
carcassonne-option-no_bets-tile = les routes et villes de la tuile sont achevées
carcassonne-option-no_bets-land = toutes les routes et villes du pays sont achevées
carcassonne-option-last = On ne pose pas de jeton sur
carcassonne-option-last-stack = la dernière tuile de la pile
carcassonne-option-last-placeable = une tuile après laquelle aucune autre ne va
carcassonne-option-unclaimed = Une ville ou route achevée que personne n’a prise
carcassonne-option-unclaimed-settles = règle les jetons posés
carcassonne-option-unclaimed-waits = laisse les jetons où ils sont
carcassonne-option-at_end = À la fin, un jeton compte pour
carcassonne-option-at_end-unfinished = une ville ou route inachevée de la tuile
carcassonne-option-at_end-any = n’importe quelle ville ou route de la tuile
carcassonne-option-overlays = Montrer à qui sont les villes, les routes et les champs
carcassonne-option-projected = Montrer les points comme si la partie finissait maintenant
carcassonne-option-tiles = Jeu de tuiles et de jetons

carcassonne-phase-place = poser la tuile
carcassonne-phase-settle = choisir pour quoi comptent les jetons
carcassonne-phase-bet = parier
carcassonne-phase-choose = choisir pour quoi comptent vos jetons
carcassonne-phase-over = la partie est finie

carcassonne-do-place = Poser la tuile en { $x }, { $y }
carcassonne-do-settle = Régler les jetons d’un bureau
carcassonne-do-bet = Parier
carcassonne-do-choose = Choisir pour quoi compte un jeton
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] droite
    [1] tournée à droite
    [2] à l’envers
   *[other] tournée à gauche
}, { $meeple ->
    [city] chevalier
    [road] voleur
    [field] paysan
    [monastery] moine
   *[none] sans meeple
}

carcassonne-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
carcassonne-segment = { $kind ->
    [city] ville
    [road] route
    [monastery] monastère
   *[field] champ
}

# Rows of the log.
carcassonne-row-tile = tuile
carcassonne-row-claimed = occupé
carcassonne-row-bets = { $state ->
    [placed] jetons posés
    [none] aucun jeton
   *[decided] décidé
}
carcassonne-row-cities = villes : { $cities }

carcassonne-news-began = { $name } commence.
carcassonne-news-placed = { $meeple ->
    [city] { $name } pose une tuile, avec un chevalier dans la ville.
    [road] { $name } pose une tuile, avec un voleur sur la route.
    [field] { $name } pose une tuile, avec un paysan dans le champ.
    [monastery] { $name } pose une tuile, avec un moine au monastère.
   *[none] { $name } pose une tuile.
}
carcassonne-news-discarded = Une tuile n’allait nulle part : elle sort de la partie.
carcassonne-news-city = { $name } marque une ville de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-road = { $name } marque une route de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-monastery = { $name } marque un monastère : { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } marque un champ à { $cities } ville : { carcassonne-points }.
   *[other] { $name } marque un champ à { $cities } villes : { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } marque une ville inachevée de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } marque une route inachevée de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } marque un monastère inachevé : { carcassonne-points }.
carcassonne-news-decided = { $name } a décidé.
carcassonne-news-laid = { $name } pose un jeton face cachée.
carcassonne-news-no-chips = Personne n’a posé de jeton.
carcassonne-news-settled = { $chips ->
    [one] { $chips } jeton est retourné.
   *[other] { $chips } jetons sont retournés.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } avait le jeton { $chip }, sans rien qui puisse compter.
    [city] { $name } avait le jeton { $chip }, pour une ville de { carcassonne-tiles } : { carcassonne-points }.
   *[road] { $name } avait le jeton { $chip }, pour une route de { carcassonne-tiles } : { carcassonne-points }.
}
carcassonne-news-ended = La dernière tuile est posée.

carcassonne-over-complete = La dernière tuile est posée.

carcassonne-error-not-your-turn = Ce n’est pas votre tour.
carcassonne-error-not-now = Ce n’est pas le moment.
carcassonne-error-square-taken = Il y a déjà une tuile ici.
carcassonne-error-not-adjacent = Une tuile doit en toucher une autre par un côté entier.
carcassonne-error-no-such-rotation = Une tuile se tourne de zéro à trois quarts de tour.
carcassonne-error-does-not-fit = Elle ne va pas ici : ville contre ville, route contre route, champ contre champ.
carcassonne-error-no-such-segment = Cette tuile n’a rien de tel.
carcassonne-error-no-farmers = À cette table, on joue sans paysans.
carcassonne-error-no-meeple = Tous vos meeples sont sur la table.
carcassonne-error-not-free = Quelqu’un y est déjà.
carcassonne-error-no-such-chip = Vous n’avez pas ce jeton.
carcassonne-error-other-office = Un autre bureau passe d’abord.
carcassonne-error-no-such-choice = Les jetons qui sont là ne peuvent pas compter pour cela.
carcassonne-error-option-of-the-bets = Ce choix appartient aux Paris, qu’on ne joue pas à cette table.
carcassonne-error-seats = Carcassonne se joue de deux à six.
carcassonne-error-unknown-tiles = Les tuiles que cette table demande ne sont pas dans cette maison.

carcassonne-bot-beginner = Yves, qui aime que tout s’emboîte
carcassonne-bot-beginner-plus = Makoa, qui met un meeple sur tout
carcassonne-bot-casual = Odile, qui compte ce qu’elle voit
carcassonne-bot-casual-plus = Lupita, qui regarde deux fois avant de poser
carcassonne-bot-club = Renaud, qui surveille ses voisins
carcassonne-bot-club-plus = Ayodele, qui aime s’installer chez les autres
carcassonne-bot-expert = Blanche, qui pense aux tuiles à venir
carcassonne-bot-expert-plus = Rashmi, qui compte ce qui reste dans le sac
carcassonne-bot-master = Trencavel, qui a vu grandir tous les pays
carcassonne-bot-master-plus = Hinewai, qui marche aujourd’hui sur les routes de demain

# Score breakdown.
carcassonne-points-roads = Routes
carcassonne-points-cities = Villes
carcassonne-points-monasteries = Monastères
carcassonne-points-fields = Champs
carcassonne-points-bets = Paris
carcassonne-source-roads = { carcassonne-points-roads }
carcassonne-source-cities = { carcassonne-points-cities }
carcassonne-source-monasteries = { carcassonne-points-monasteries }
carcassonne-source-fields = { carcassonne-points-fields }
carcassonne-source-bets = { carcassonne-points-bets }

# On screen.
carcassonne-land = Plateau
carcassonne-larger = Plus grand
carcassonne-smaller = Plus petit
carcassonne-tile-at = Tuile en { $x }, { $y }
carcassonne-stands = { $name } : { carcassonne-segment }
carcassonne-lay-at = Poser la tuile en { $x }, { $y }
carcassonne-turn-here = Tourner la tuile en { $x }, { $y }
carcassonne-drawn = La tuile piochée
carcassonne-claim = { $kind ->
    [city] chevalier
    [road] voleur
    [monastery] moine
   *[field] paysan
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
carcassonne-chips = Tes jetons
carcassonne-no-chip = Aucun jeton
carcassonne-counts-for = Ce que comptent les jetons
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Joueur
carcassonne-total = Total
carcassonne-wait = { $name } : décision en cours
carcassonne-undo = Annuler
carcassonne-turn = Tourner
carcassonne-ask = { $phase ->
    [meeple] Place un pion (facultatif)
    [place] Pose la tuile
    [settle] Choisis ce que comptent les paris de ce bureau
   *[choose] Choisis ce que compte ton pari
}
carcassonne-ask-bet = Combien de tuiles comptera { $kind ->
    [city] cette ville
    [road] cette route
   *[both] cette route ou cette ville
} une fois terminée ?
carcassonne-ask-bet-both = La première terminée décide.
carcassonne-tag = { $kind ->
    [city] Ville
   *[road] Route
} : { carcassonne-tiles }, { $open ->
    [0] terminée
    [one] 1 côté ouvert
   *[other] { $open } côtés ouverts
}
carcassonne-unclaimed = libre
carcassonne-confirm = { $phase ->
    [place] Poser la tuile
    [bet] Parier
    [settle] Confirmer
   *[choose] Confirmer
}
carcassonne-left = { $count ->
    [one] tuile restante
   *[other] tuiles restantes
}
carcassonne-turn-left = Tourner à gauche
carcassonne-turn-right = Tourner à droite
carcassonne-lay-turned-at = Tourner la tuile et la poser en { $x }, { $y }
carcassonne-whole = Tout afficher
carcassonne-looks = Affichage du plateau
carcassonne-look-map = Normal
carcassonne-look-city = Villes
carcassonne-look-road = Routes
carcassonne-look-field = Champs
carcassonne-look-gaps = Emplacements libres
carcassonne-feature = { $state ->
    [complete] { carcassonne-segment }, terminé, { carcassonne-tiles }, { carcassonne-points }
    [open] { carcassonne-segment } pour l’instant, { carcassonne-tiles }, { carcassonne-points }
   *[field] { carcassonne-segment }, { carcassonne-points }
}
carcassonne-label = { $kind ->
    [field] { $points }
   *[other] { $tiles } · { $points }
}
carcassonne-gap = { $count ->
    [0] Aucune tuile restante ne va ici.
    [one] 1 tuile restante va ici.
   *[other] { $count } tuiles restantes vont ici.
}
carcassonne-chips-of = jetons de { $names }
carcassonne-completes = { $has_seats ->
    [yes] Termine : { carcassonne-segment }, { carcassonne-points } pour { $names }.
   *[no] Termine : { carcassonne-segment }, sans propriétaire.
}
carcassonne-claims-now = Occupe : { carcassonne-segment }, { carcassonne-tiles }, { carcassonne-points } pour l’instant.
carcassonne-settles = { $count ->
    [one] Les jetons d’un bureau sont retournés.
   *[other] Les jetons de { $count } bureaux sont retournés.
}
carcassonne-fits = Va ainsi sur { $now ->
    [one] { $now } case
   *[other] { $now } cases
}, sur { $all } en tout.
carcassonne-deciding = Qui a décidé
carcassonne-has-decided = { $decided ->
    [yes] { $name } a décidé
   *[no] { $name } réfléchit encore
}
carcassonne-chip = Jeton { $chip } : { $pays }
carcassonne-chip-out = Le jeton { $chip } est sur un bureau
carcassonne-out = sorti
carcassonne-chip-tiles = { $shape ->
    [one] { $low } tuiles
    [two] { $low } ou { $high } tuiles
   *[more] { $low }+ tuiles
}
carcassonne-chip-pays = { $shape ->
    [one] rapporte { $low }
   *[two] rapporte { $low } ou { $high }
}
carcassonne-chip-chance = { $percent } %
carcassonne-your-bet = { $chip ->
    [none] Tu n’as pas posé de jeton. Les autres décident encore.
   *[other] Tu as posé { $chip }. Les autres décident encore.
}
carcassonne-counts-for-nothing = rien
carcassonne-turned = Jetons retournés
carcassonne-seen = Fermer
carcassonne-final = Le décompte final
carcassonne-final-first = Avant le décompte final
carcassonne-final-back = Un pas en arrière
carcassonne-final-on = Un pas en avant
carcassonne-final-last = La fin
carcassonne-final-step = Étape { $step } sur { $count }
carcassonne-before-the-end = Avant le décompte final
carcassonne-facts = Tuiles, points et jetons
carcassonne-to-come = Tuiles à venir : { $count }
carcassonne-tile-count = Tuile { $tile }, encore { $count }
carcassonne-discarded = Tuiles qui n’allaient nulle part : { $count }
carcassonne-offices = Bureaux avec jetons
carcassonne-projected = Score prévu
carcassonne-meeples = Pions
carcassonne-chips-at-hand = Jetons
carcassonne-poster = Affiche
carcassonne-record = Coups
carcassonne-no-pictures = Les images des tuiles ne sont pas arrivées. Recharge la page.
carcassonne-move-place = { $kind ->
    [city] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un chevalier
    [road] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un brigand
    [monastery] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un moine
    [field] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un paysan
   *[none] Tuile en { $x }, { $y }, tournée de { $degrees }°
}
carcassonne-move-bet = Jeton { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = Une tuile
carcassonne-lesson-lay = Chacun pose la tuile qu’il a piochée, tournée à son gré, pourvu que chaque côté s’accorde : route à route, champ à champ, ville à ville. Pose la tienne sur la case éclairée.
carcassonne-lesson-lay-other = Elle irait là aussi, mais pose-la au bout éclairé de la route, sans meeple.
carcassonne-lesson-monk-title = Un moine
carcassonne-lesson-monk = Sur la tuile que tu viens de poser, tu peux placer un de tes sept meeples. Pose le monastère sur la case éclairée, avec un moine : 9 points dès que ses huit voisines sont là.
carcassonne-lesson-monk-other = Ici, pose le monastère sur la case éclairée et places-y un moine.
carcassonne-lesson-knight-title = Un chevalier
carcassonne-lesson-knight = Pose le bout de la ville sur la case éclairée, avec un chevalier. La ville est achevée aussitôt : 2 points par tuile, et le chevalier te revient.
carcassonne-lesson-knight-other = Ici, pose la tuile là où la ville est ouverte, sur la case éclairée, et place un chevalier dans la ville.
carcassonne-lesson-road-title = Un voleur
carcassonne-lesson-road = Une route finit aux carrefours. Pose celui-ci sur la case éclairée, avec un voleur sur la route de gauche : elle est achevée, 1 point par tuile.
carcassonne-lesson-road-other = Ici, pose le carrefour sur la case éclairée et place le voleur sur la route de gauche.
carcassonne-lesson-office-title = Un bureau de paris
carcassonne-lesson-office = Cette tuile porte un bureau de paris, où les routes finissent aussi. Pose-la telle quelle sur la case éclairée, avec un voleur sur la longue route de gauche.
carcassonne-lesson-office-other = Ici, pose le bureau tel quel au bout éclairé de la longue route et place un voleur sur cette route.
carcassonne-lesson-bet-title = Un pari
carcassonne-lesson-bet = Chacun peut maintenant parier en secret sur le nombre de tuiles d’une route ou d’une ville du bureau. Ta route en a trois, bientôt quatre : prends le jeton 4 × 2, qui paie 8 points pour 4 tuiles exactement.
carcassonne-lesson-bet-other = Ce serait permis, mais la route aura quatre tuiles : prends le jeton 4 × 2.
carcassonne-lesson-farmer-title = Un paysan
carcassonne-lesson-farmer = Un paysan reste dans son champ jusqu’à la fin, pour 3 points par ville achevée que le champ touche. Pose la tuile sur la case éclairée, sa ville vers le bas, avec un paysan. La toucher la fait tourner.
carcassonne-lesson-farmer-other = Pas tout à fait : sur la case éclairée, tournée jusqu’à ce que sa ville soit en bas, et un paysan dans le champ.
carcassonne-lesson-gate-title = La porte
carcassonne-lesson-gate = Une route finit aussi à une porte de ville. Pose celle-ci sur la case éclairée : ta route est achevée, et les jetons du bureau sont retournés.
carcassonne-lesson-gate-other = Ici, pose la porte au bout éclairé de ta route, sans meeple.
carcassonne-lesson-turned-title = Jetons retournés
carcassonne-lesson-turned = 4 points pour la route et 8 pour ton jeton : il avait le bon nombre. Le 2/3 d’Odile, non. Jetons et voleur te reviennent, et tu mènes 18 à 0.
carcassonne-lesson-on-title = Et ainsi de suite
carcassonne-lesson-on = Quand la dernière tuile est posée, on compte les jetons restants, puis ce qui est inachevé, puis les champs. Le plus haut total gagne.
