# Pylos

pylos-name = Pylos
pylos-line = Trente boules, une pyramide : place la dernière boule au sommet.

pylos-option-variant = Règles
pylos-option-variant-basic = De base
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Avancées

pylos-phase-move = placer ou monter une boule
pylos-phase-take = reprendre une ou deux boules
pylos-phase-over = la partie est finie

pylos-do-place = Placer une boule en { $cell }
pylos-do-raise = Monter { $source } en { $cell }
pylos-do-take = Reprendre { $balls }
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = Reprendre { $balls }

# Rows and columns of the log.
pylos-row-took = reprises
pylos-row-reserve = Réserve
pylos-row-left = Reste

pylos-news-placed = { $name } a placé une boule en { $cell }.
pylos-news-raised = { $name } a monté { $source } en { $cell }.
pylos-news-bonus = { $name } a complété { $made } et peut reprendre des boules.
pylos-news-took = { $count ->
    [one] { $name } a repris { $balls }.
   *[other] { $name } a repris { $count } boules : { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } a placé la boule du sommet et gagne.
   *[stuck] { $name } gagne : l’adversaire n’avait plus de boule.
}
pylos-news-drawn = { $how ->
    [repetition] Nulle par triple répétition.
   *[length] Nulle après 400 tours.
}

pylos-over-apex = La pyramide est complète.
pylos-over-stuck = Plus de boule à jouer.
pylos-over-repetition = Nulle par triple répétition.
pylos-over-length = Nulle après 400 tours.

pylos-error-not-your-turn = Ce n’est pas ton tour.
pylos-error-bonus-due = Reprends d’abord une ou deux boules.
pylos-error-no-bonus = Tu ne peux reprendre des boules qu’après avoir complété un carré ou une ligne.
pylos-error-one-or-two = Reprends une ou deux boules.
pylos-error-reserve-empty = Ta réserve est vide. Monte plutôt une boule.
pylos-error-table-broken = La table { $file } est endommagée ou incomplète. Recalcule-la avec parlour pylos solve.
pylos-error-table-other = La table { $file } correspond à d’autres règles ou à une autre variante ({ $variant }, règles { $rules }). Recalcule-la avec parlour pylos solve.
pylos-error-table-missing = La table { $file } n’existe pas. Calcule-la avec parlour pylos solve.
pylos-error-table-wrong = Dans la table { $file }, { $count } positions contredisent leurs suivantes. Recalcule-la.
pylos-error-no-compiler = Cette commande a besoin d’un compilateur C, et aucun n’a été trouvé.
pylos-error-no-such-hollow = Il n’y a pas de creux { $cell }.
pylos-error-not-open = Il faut quatre boules en dessous : { $cell } n’est pas disponible.
pylos-error-not-your-ball = Tu n’as pas de boule en { $cell }.
pylos-error-not-free = La boule en { $cell } en porte une autre.
pylos-error-not-higher = Une boule ne peut monter qu’à un niveau supérieur : { $cell } n’est pas au-dessus de { $source }.
pylos-error-own-support = { $cell } repose sur { $source }.
pylos-error-not-a-position = Position de Pylos non valable : { $text }
pylos-error-not-a-variant = Règles inconnues : { $text }
pylos-error-not-a-move = Coup de Pylos non valable : { $text }

pylos-bot-beginner = Pip, qui joue le premier coup qu’il voit
pylos-bot-beginner-plus = Lindiwe, qui a appris à regarder deux fois
pylos-bot-casual = Oona, qui prend toutes les boules qu’elle peut
pylos-bot-casual-plus = Mateo, qui ne laisse aucun carré inachevé
pylos-bot-club = Bertil, qui calcule quelques tours à l’avance
pylos-bot-club-plus = Aroha, qui garde toujours une boule en réserve
pylos-bot-expert = Ines, patiente et difficile à surprendre
pylos-bot-expert-plus = Tariq, qui te laisse construire et finit au sommet
pylos-bot-master = Thales, qui calcule jusqu’à la dernière boule
pylos-bot-master-plus = Imhotep, qui connaît toutes les pyramides possibles

# What the board says: the action bar, then the names of its cells
pylos-ask-move = À toi : place une boule, ou montes-en une.
pylos-ask-place = À toi : place une boule.
pylos-ask-raise = À toi : monte une boule.
pylos-ask-where = Monter { $source } où ?
pylos-ask-placed = Placer une boule en { $cell } ?
pylos-ask-raised = Monter { $source } en { $cell } ?
pylos-ask-take = { $made ->
    [3] Trois en ligne ! Reprends une ou deux boules.
    [4] Carré ! Reprends une ou deux boules.
   *[other] Bien joué ! Reprends une ou deux boules.
}
pylos-ask-second = Reprendre une deuxième boule, ou seulement celle-ci ?
pylos-ask-home = { $count ->
    [one] Reprendre une boule : { $balls } ?
   *[other] Reprendre deux boules : { $balls } ?
}
pylos-why-open = { $places ->
    [0] Aucun creux libre.
    [one] Un creux libre.
   *[other] { $places } creux libres.
} { $left ->
    [0] Tu n’as plus de boule.
    [one] Il te reste une boule.
   *[other] Il te reste { $left } boules.
}
pylos-why-empty = Ta réserve est vide.
pylos-why-higher = Une boule ne peut monter qu’à un niveau supérieur.
pylos-why-draft = Pas encore envoyé.
pylos-why-bonus = Tu pourras ensuite reprendre une ou deux de tes boules.
pylos-why-ringed = Tu peux reprendre les boules cerclées.
pylos-why-put-back = Touche à nouveau la boule pour la reposer.
pylos-do-confirm-place = Placer
pylos-do-confirm-raise = Monter
pylos-do-confirm-take = { $count ->
    [one] En reprendre une
   *[other] En reprendre deux
}
pylos-do-undo = Annuler
pylos-turn = Tourner le plateau
pylos-finale-unit = { $count ->
    [one] boule restante
   *[other] boules restantes
}
pylos-sources = Position des boules
pylos-source-reserve = En réserve
pylos-source-level = { pylos-level }
pylos-source-level-all = Sur la pyramide
pylos-keys-walk = au creux suivant
pylos-keys-name = au creux de ce nom
pylos-keys-choose = placer, monter ou reprendre la boule
pylos-keys-command = placer en 3b2 et reprendre 1a1
pylos-command-hint = 3b2, 1d4-2a1 ou 3b2 -1a1
pylos-pyramid = Pyramide
pylos-layers = Les quatre niveaux vus d’en haut
pylos-level = { $level ->
    [4] Sommet
   *[other] Niveau { $level }
}
pylos-light = Clair
pylos-dark = Foncé
pylos-reserve = { $name } : { $count ->
    [0] aucune boule { $wood ->
        [light] claire
       *[dark] foncée
    }
    [one] une boule { $wood ->
        [light] claire
       *[dark] foncée
    }
   *[other] { $count } boules { $wood ->
        [light] claires
       *[dark] foncées
    }
} en réserve
pylos-cell = { $cell }, niveau { $level }
pylos-lies-own = ta boule
pylos-lies-light = boule claire
pylos-lies-dark = boule foncée
pylos-lies-free = libre
pylos-lies-shut = pas encore d’appui
pylos-can-place-here = placer ici
pylos-can-raise-here = monter ici
pylos-can-may-raise = peut monter
pylos-can-may-take = peut être reprise
pylos-can-picked = soulevée
pylos-can-drafted = choisie, pas envoyée
pylos-can-premove-here = possible comme coup anticipé
pylos-can-premoved = ton coup anticipé
pylos-can-taken = reprise, pas envoyée
pylos-can-carries = porte une autre boule
pylos-moment-gain = { $gain } { $points ->
    [one] boule
   *[other] boules
} par rapport à la moyenne

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = La première boule
pylos-lesson-lay = Tu as quinze boules claires, Oona quinze foncées. Place une boule dans le creux en surbrillance, 1b2.
pylos-lesson-lay-other = Ce creux est libre aussi, mais dans cette leçon, utilise celui en surbrillance : 1b2.
pylos-lesson-square-title = Un carré
pylos-lesson-square = Quelques tours plus tard, trois de tes boules forment une partie d’un carré. Complète-le avec une boule en 1c3.
pylos-lesson-square-other = Ton carré reste incomplet. La boule manquante va en 1c3.
pylos-lesson-take-title = Reprendre des boules
pylos-lesson-take = Quand tu complètes un carré de ta couleur, tu reprends une ou deux de tes boules dans ta réserve. Reprends les deux en surbrillance, 1c2 et 1c3.
pylos-lesson-take-other = Ce coup est légal, mais ici reprends ces deux-là : 1c2 et 1c3.
pylos-lesson-raise-title = Un niveau plus haut
pylos-lesson-raise = Quatre boules en carré, quelle que soit leur couleur, portent un creux du niveau suivant. Monte ta boule de 1b3 en 2a1 : ce coup n’utilise aucune boule de ta réserve.
pylos-lesson-raise-other = Ce coup est légal, mais ici touche ta boule en 1b3, puis le creux 2a1.
pylos-lesson-stop-title = Bloquer un carré
pylos-lesson-stop = Trois boules foncées entourent 1c2. Avec une quatrième, Oona compléterait un carré et reprendrait des boules. Place ta boule là pour la bloquer.
pylos-lesson-stop-other = Oona compléterait alors son carré et reprendrait des boules. Place ta boule en 1c2.
pylos-lesson-count-title = Économiser les boules
pylos-lesson-count = Tu as 11 boules en réserve, Oona en a 8 : chaque boule reprise ou montée est économisée. Une boule qui en porte une autre ne peut pas bouger. Un joueur sans coup légal a perdu.
pylos-lesson-apex-title = Le sommet
pylos-lesson-apex = Bien des tours plus tard, il ne manque que le sommet, et tu as la dernière boule. Place-la en 4a1.
pylos-lesson-apex-other = Le sommet est libre : place ta dernière boule en 4a1.
pylos-lesson-on-title = Tu as gagné
pylos-lesson-on = Le joueur qui place la boule du sommet gagne. Il existe aussi des règles de base et avancées ; les règles standard sont un bon début.
