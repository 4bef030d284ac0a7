# Carcassonne

carcassonne-name = Carcassonne : Les Paris
carcassonne-line = Construis le pays tuile par tuile, occupe-le, et parie sur la taille de ses villes et de ses routes.

carcassonne-option-bets = Les Paris : tuiles Bookmaker et jetons
carcassonne-option-small_city = Une ville de deux tuiles
carcassonne-option-small_city-four = 4 points
carcassonne-option-small_city-two = 2 points, comme dans la première édition
carcassonne-option-farmers = Paysans dans les champs
carcassonne-option-offices = Un bureau de paris termine
carcassonne-option-offices-drawn = seulement les routes dessinées jusqu’à lui
carcassonne-option-offices-every = toutes les routes de sa tuile
carcassonne-option-no_bets = Pas de paris quand
carcassonne-option-no_bets-tile = les routes et villes de la tuile sont complètes
carcassonne-option-no_bets-land = toutes les routes et villes du plateau sont complètes
carcassonne-option-last = Pas de paris sur
carcassonne-option-last-stack = la dernière tuile de la pile
carcassonne-option-last-placeable = la dernière tuile qui peut être posée
carcassonne-option-unclaimed = Une route ou ville inoccupée qui est complétée
carcassonne-option-unclaimed-settles = règle ses paris
carcassonne-option-unclaimed-waits = ne règle pas les paris
carcassonne-option-at_end = À la fin, les paris comptent pour
carcassonne-option-at_end-unfinished = une ville ou route incomplète de la tuile
carcassonne-option-at_end-any = une ville ou route quelconque de la tuile
carcassonne-option-overlays = Afficher les propriétaires des villes, routes et champs
carcassonne-option-projected = Afficher le score prévu
carcassonne-option-tiles = Jeu de tuiles

carcassonne-phase-place = poser la tuile
carcassonne-phase-settle = choisir pour quoi comptent les paris
carcassonne-phase-bet = parier
carcassonne-phase-choose = choisir pour quoi comptent tes paris
carcassonne-phase-over = la partie est finie

carcassonne-do-place = Poser la tuile en { $x }, { $y }
carcassonne-do-settle = Régler les paris d’un bureau
carcassonne-do-bet = Parier
carcassonne-do-choose = Choisir pour quoi compte un pari
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] sans rotation
    [1] tournée à droite
    [2] tournée de 180°
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
    [placed] paris placés
    [none] aucun pari
   *[decided] décidé
}
carcassonne-row-cities = { $cities ->
    [one] à { $cities } ville
   *[other] à { $cities } villes
}

carcassonne-news-began = { $name } commence.
carcassonne-news-placed = { $meeple ->
    [city] { $name } a posé une tuile avec un chevalier dans la ville.
    [road] { $name } a posé une tuile avec un voleur sur la route.
    [field] { $name } a posé une tuile avec un paysan dans le champ.
    [monastery] { $name } a posé une tuile avec un moine au monastère.
   *[none] { $name } a posé une tuile.
}
carcassonne-news-discarded = Une tuile qui n’allait nulle part a été défaussée.
carcassonne-news-city = { $name } marque une ville de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-road = { $name } marque une route de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-monastery = { $name } marque un monastère : { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } marque un champ à { $cities } ville : { carcassonne-points }.
   *[other] { $name } marque un champ à { $cities } villes : { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } marque une ville incomplète de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } marque une route incomplète de { carcassonne-tiles } : { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } marque un monastère incomplet : { carcassonne-points }.
carcassonne-news-decided = { $name } a décidé.
carcassonne-news-laid = { $name } a placé un pari face cachée.
carcassonne-news-no-chips = Aucun pari n’a été placé.
carcassonne-news-settled = { $chips ->
    [one] { $chips } pari est révélé.
   *[other] { $chips } paris sont révélés.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } avait parié { $chip }, mais rien ne pouvait compter.
    [city] { $name } avait parié { $chip } sur une ville de { carcassonne-tiles } : { carcassonne-points }.
   *[road] { $name } avait parié { $chip } sur une route de { carcassonne-tiles } : { carcassonne-points }.
}
carcassonne-news-ended = La dernière tuile a été posée.

carcassonne-over-complete = La dernière tuile a été posée.

carcassonne-error-not-your-turn = Ce n’est pas ton tour.
carcassonne-error-not-now = Tu ne peux pas faire cela maintenant.
carcassonne-error-square-taken = Il y a déjà une tuile.
carcassonne-error-not-adjacent = Une tuile doit en toucher une autre par un côté entier.
carcassonne-error-no-such-rotation = Une tuile se tourne de trois quarts de tour au plus.
carcassonne-error-does-not-fit = Cette tuile ne va pas ici : villes, routes et champs doivent correspondre.
carcassonne-error-no-such-segment = Cette tuile n’a pas cette partie.
carcassonne-error-no-farmers = Cette table joue sans paysans.
carcassonne-error-no-meeple = Il ne te reste plus de meeple.
carcassonne-error-not-free = Il y a déjà un meeple.
carcassonne-error-no-such-chip = Tu n’as pas ce jeton.
carcassonne-error-other-office = Un autre bureau passe d’abord.
carcassonne-error-no-such-choice = Ces paris ne peuvent pas compter pour cela.
carcassonne-error-option-of-the-bets = Cette option demande Les Paris, que cette table n’utilise pas.
carcassonne-error-seats = Carcassonne se joue de deux à six.
carcassonne-error-unknown-tiles = Ce serveur n’a pas le jeu de tuiles de cette table.

carcassonne-bot-beginner = Yves, qui aime quand tout s’emboîte
carcassonne-bot-beginner-plus = Makoa, qui met un meeple sur tout
carcassonne-bot-casual = Odile, qui compte ce qu’elle voit
carcassonne-bot-casual-plus = Lupita, qui regarde deux fois avant de poser une tuile
carcassonne-bot-club = Renaud, qui surveille ses adversaires
carcassonne-bot-club-plus = Ayodele, qui aime partager les villes
carcassonne-bot-expert = Blanche, qui pense aux tuiles à venir
carcassonne-bot-expert-plus = Rashmi, qui compte ce qui reste dans le sac
carcassonne-bot-master = Trencavel, qui a tout vu
carcassonne-bot-master-plus = Hinewai, qui prévoit bien des tours à l’avance

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
carcassonne-larger = Agrandir
carcassonne-smaller = Réduire
carcassonne-tile-at = Tuile en { $x }, { $y }
carcassonne-stands = { $kind ->
    [city] { $name } dans la { carcassonne-segment }
    [monastery] { $name } au { carcassonne-segment }
    [road] { $name } sur la { carcassonne-segment }
   *[other] { $name } dans le { carcassonne-segment }
}
carcassonne-lay-at = Poser la tuile en { $x }, { $y }
carcassonne-turn-here = Tourner la tuile en { $x }, { $y }
carcassonne-drawn = Tuile piochée
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
carcassonne-no-chip = Aucun pari
carcassonne-keep-chips = garder ses jetons
carcassonne-counts-for = Pour quoi comptent les paris
carcassonne-without-meeple = Pas de meeple
carcassonne-meeples-left = { $count ->
    [one] { $count } meeple restant
   *[other] { $count } meeples restants
}
carcassonne-bets-placed = { $count } sur { $all } ont parié
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Joueur
carcassonne-total = Total
carcassonne-wait = En attente de { $name }
carcassonne-wait-several = En attente de { $count } joueurs
carcassonne-undo = Annuler
carcassonne-turn = Tourner
carcassonne-ask = { $phase ->
    [meeple] Place un meeple (facultatif)
    [place] Pose la tuile
    [settle] Choisis pour quoi comptent les paris de ce bureau
   *[choose] Choisis pour quoi compte ton pari
}
carcassonne-ask-bet = Combien de tuiles aura { $kind ->
    [city] cette ville
    [road] cette route
    [roads] l’une de ces routes
    [several] cette ville ou l’une de ces routes
   *[both] cette route ou cette ville
} une fois complète ?
carcassonne-ask-bet-several = La première complète décide.
carcassonne-ask-bet-finished = { $kind ->
    [city] La ville déjà complète ne compte pas.
    [road] La route déjà complète ne compte pas.
   *[several] Les villes et routes déjà complètes ne comptent pas.
}
carcassonne-tag = { $kind ->
    [city] Ville
   *[road] Route
} : { carcassonne-tiles }, { $open ->
    [0] complète
    [one] 1 côté ouvert
   *[other] { $open } côtés ouverts
}
carcassonne-office = Bureau de paris
carcassonne-why-meeple = Un meeple rapporte les points de la partie de la tuile qu’il occupe.
carcassonne-unclaimed = sans occupant
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
carcassonne-looks = Calque du plateau
carcassonne-look-map = Normal
carcassonne-look-city = Villes
carcassonne-look-road = Routes
carcassonne-look-field = Champs
carcassonne-look-gaps = Cases libres
carcassonne-feature = { $state ->
    [complete] complet : { carcassonne-segment }, { carcassonne-tiles }, { carcassonne-points }
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
carcassonne-chips-of = paris de { $names }
carcassonne-completes = { $has_seats ->
    [yes] Complète : { carcassonne-segment }, { carcassonne-points } pour { $names }.
   *[no] Complète : { carcassonne-segment }, sans occupant.
}
carcassonne-claims-now = Occupe : { carcassonne-segment }, { carcassonne-tiles }, { carcassonne-points } pour l’instant.
carcassonne-settles = { $count ->
    [one] Les paris d’un bureau sont révélés.
   *[other] Les paris de { $count } bureaux sont révélés.
}
carcassonne-fits = { $now ->
    [0] Choisis une case : la tuile tourne pour s’adapter.
    [one] { $now } case possible dans ce sens, { $all } en tout.
   *[other] { $now } cases possibles dans ce sens, { $all } en tout.
}
carcassonne-deciding = Décisions des joueurs
carcassonne-has-decided = { $decided ->
    [yes] { $name } a décidé
   *[no] { $name } réfléchit
}
carcassonne-chip = Jeton { $chip } : { $pays }
carcassonne-chip-out = Le jeton { $chip } est sur un bureau
carcassonne-in-use = en jeu
carcassonne-on-office = sur un bureau
carcassonne-chip-tiles = { $shape ->
    [one] { $low } tuiles
    [two] { $low } ou { $high } tuiles
   *[more] { $low }+ tuiles
}
carcassonne-chip-pays = { $shape ->
    [one] vaut { $low }
   *[two] vaut { $low } ou { $high }
}
carcassonne-chip-chance = { $percent } %
carcassonne-your-bet = { $tiles ->
    [none] Tu n’as pas parié
   *[other] Ton pari : { $tiles }
}
carcassonne-counts-for-nothing = rien
carcassonne-turned = Paris révélés
carcassonne-seen = Fermer
carcassonne-final = Décompte final
carcassonne-final-first = Avant le décompte final
carcassonne-final-back = Étape précédente
carcassonne-final-on = Étape suivante
carcassonne-final-last = Fin
carcassonne-final-step = Étape { $step } sur { $count }
carcassonne-before-the-end = Avant le décompte final
carcassonne-facts = Détails
carcassonne-to-come = Tuiles restantes : { $count }
carcassonne-tile-count = Tuile { $tile }, { $count } restantes
carcassonne-discarded = Tuiles défaussées : { $count }
carcassonne-offices = Bureaux avec paris
carcassonne-projected = Score prévu
carcassonne-meeples = Meeples
carcassonne-chips-at-hand = Jetons
carcassonne-poster = Affiche
carcassonne-record = Coups
carcassonne-no-pictures = Les images des tuiles n’ont pas pu être chargées. Recharge la page.
carcassonne-move-place = { $kind ->
    [city] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un chevalier
    [road] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un voleur
    [monastery] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un moine
    [field] Tuile en { $x }, { $y }, tournée de { $degrees }°, avec un paysan
   *[none] Tuile en { $x }, { $y }, tournée de { $degrees }°
}
carcassonne-move-bet = Jeton { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = Une tuile
carcassonne-lesson-lay = À chaque tour, tu poses la tuile piochée, dans le sens que tu veux, de sorte que tous les côtés correspondent : route à route, champ à champ, ville à ville. Pose la tienne sur la case en surbrillance.
carcassonne-lesson-lay-other = Ce coup est légal, mais ici pose-la au bout de la route en surbrillance, sans meeple.
carcassonne-lesson-monk-title = Un moine
carcassonne-lesson-monk = Tu peux placer un de tes sept meeples sur la tuile que tu viens de poser. Pose le monastère sur la case en surbrillance, avec un moine : il rapporte 9 points quand ses huit tuiles voisines sont posées.
carcassonne-lesson-monk-other = Ici, pose le monastère sur la case en surbrillance, avec un moine.
carcassonne-lesson-knight-title = Un chevalier
carcassonne-lesson-knight = Pose le bout de la ville sur la case en surbrillance, avec un chevalier. La ville est aussitôt complète : 2 points pour chacune de ses tuiles, et le chevalier te revient.
carcassonne-lesson-knight-other = Ici, pose la tuile au côté ouvert de la ville, sur la case en surbrillance, avec un chevalier dans la ville.
carcassonne-lesson-road-title = Un voleur
carcassonne-lesson-road = Une route s’arrête aux carrefours. Pose celui-ci sur la case en surbrillance, avec un voleur sur la route de gauche : elle est complète et rapporte 1 point par tuile.
carcassonne-lesson-road-other = Ici, pose le carrefour sur la case en surbrillance, avec le voleur sur la route de gauche.
carcassonne-lesson-office-title = Un bureau de paris
carcassonne-lesson-office = Cette tuile a un bureau de paris, où les routes s’arrêtent aussi. Pose-la sans rotation sur la case en surbrillance, avec un voleur sur la longue route de gauche.
carcassonne-lesson-office-other = Ici, pose le bureau sans rotation au bout en surbrillance de la longue route, avec un voleur sur cette route.
carcassonne-lesson-bet-title = Un pari
carcassonne-lesson-bet = Tous les joueurs peuvent maintenant parier en secret sur le nombre de tuiles d’une route ou d’une ville du bureau. Ta route a trois tuiles et en aura bientôt quatre : choisis le jeton 4 × 2, qui rapporte 8 points pour exactement 4.
carcassonne-lesson-bet-other = Ce coup est légal, mais la route aura quatre tuiles : choisis le jeton 4 × 2.
carcassonne-lesson-farmer-title = Un paysan
carcassonne-lesson-farmer = Un paysan reste dans son champ jusqu’à la fin et rapporte 3 points pour chaque ville complète que le champ touche. Pose la tuile sur la case en surbrillance, sa ville vers le bas, avec un paysan. Touche la tuile pour la tourner.
carcassonne-lesson-farmer-other = Pas tout à fait : pose-la sur la case en surbrillance, tournée pour que sa ville soit en bas, avec un paysan dans le champ.
carcassonne-lesson-gate-title = Porte de ville
carcassonne-lesson-gate = Une route s’arrête aussi à une porte de ville. Pose cette tuile sur la case en surbrillance : ta route est complète, et les paris du bureau sont révélés.
carcassonne-lesson-gate-other = Ici, pose la porte au bout de ta route en surbrillance, sans meeple.
carcassonne-lesson-turned-title = Paris révélés
carcassonne-lesson-turned = 4 points pour la route et 8 pour ton pari : il avait le bon nombre. Le 2/3 d’Odile ne l’avait pas. Le jeton et le voleur te reviennent, et tu mènes 18 à 0.
carcassonne-lesson-on-title = Fin de la partie
carcassonne-lesson-on = Après la dernière tuile, les paris restants sont comptés d’abord, puis les constructions incomplètes, puis les champs. Le joueur qui a le plus de points gagne.
