# Pylos

pylos-name = Pylos
pylos-line = Trente boules, une pyramide : garde les tiennes pour le sommet.

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
pylos-news-bonus = { $name } reprend des boules pour { $made }.
pylos-news-took = { $count ->
    [one] { $name } a repris { $balls }.
   *[other] { $name } a repris { $count } boules : { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } a coiffé la pyramide et gagne.
   *[stuck] { $name } gagne : il n’y avait plus de boule à jouer.
}
pylos-news-drawn = { $how ->
    [repetition] La même position pour la troisième fois : partie nulle.
   *[length] Quatre cents tours : partie nulle.
}

pylos-over-apex = La pyramide est terminée.
pylos-over-stuck = Plus de boule à jouer.
pylos-over-repetition = Partie nulle : la même position pour la troisième fois.
pylos-over-length = Partie nulle : quatre cents tours.

pylos-error-not-your-turn = Ce n’est pas ton tour.
pylos-error-bonus-due = Reprends d’abord une ou deux boules.
pylos-error-no-bonus = On ne reprend des boules que pour un carré ou une ligne qu’on vient de former.
pylos-error-one-or-two = Reprends une ou deux boules.
pylos-error-reserve-empty = Ta réserve est vide : monte une boule.
pylos-error-table-broken = La table { $file } est endommagée ou incomplète : refais-la avec parlour pylos solve.
pylos-error-table-other = La table { $file } vaut pour d’autres règles ou une autre variante ({ $variant }, règles { $rules }) : refais-la avec parlour pylos solve.
pylos-error-table-missing = Il n’y a pas de table { $file } : fais-la avec parlour pylos solve.
pylos-error-table-wrong = La table { $file } contredit les coups suivants pour { $count } positions : refais-la.
pylos-error-no-compiler = Il faut un compilateur C, et il n’y en a pas ici.
pylos-error-no-such-hollow = Il n’y a pas de creux { $cell }.
pylos-error-not-open = Il faut quatre boules en dessous : { $cell } n’est pas disponible.
pylos-error-not-your-ball = Tu n’as pas de boule en { $cell }.
pylos-error-not-free = La boule en { $cell } en porte une autre.
pylos-error-not-higher = { $cell } n’est pas plus haut que { $source }.
pylos-error-own-support = { $cell } repose justement sur { $source }.
pylos-error-not-a-position = Ce n’est pas une position de Pylos : { $text }
pylos-error-not-a-variant = Ces règles n’existent pas : { $text }
pylos-error-not-a-move = Ce n’est pas un coup de Pylos : { $text }

pylos-bot-beginner = Pip, qui joue ce qui lui saute aux yeux
pylos-bot-beginner-plus = Lindiwe, qui regarde désormais à deux fois
pylos-bot-casual = Oona, qui rafle toutes les boules qu’elle peut
pylos-bot-casual-plus = Mateo, qui ne laisse aucun carré inachevé
pylos-bot-club = Bertil, qui pense quelques tours à l’avance
pylos-bot-club-plus = Aroha, qui garde toujours une boule en main
pylos-bot-expert = Ines, patiente et difficile à surprendre
pylos-bot-expert-plus = Tariq, qui te laisse bâtir et finit au sommet
pylos-bot-master = Thales, qui compte jusqu’à la toute dernière boule
pylos-bot-master-plus = Imhotep, qui connaît toutes les pyramides possibles

# What the board says: the action bar, then the names of its cells
pylos-ask-move = À toi : place une boule, ou montes-en une.
pylos-ask-place = À toi : place une boule.
pylos-ask-raise = À toi : monte une boule.
pylos-ask-where = Où va { $source } ?
pylos-ask-placed = Placer une boule en { $cell } ?
pylos-ask-raised = Monter { $source } en { $cell } ?
pylos-ask-take = { $made ->
    [3] Trois en ligne ! Reprends une ou deux boules.
    [4] Quatre ensemble ! Reprends une ou deux boules.
   *[other] Bien joué ! Reprends une ou deux boules.
}
pylos-ask-second = Une deuxième boule, ou seulement celle-ci ?
pylos-ask-home = { $count ->
    [one] Une boule revient : { $balls }.
   *[other] Deux boules reviennent : { $balls }.
}
pylos-why-open = { $places ->
    [0] Aucun creux n’est libre.
    [one] Un creux est libre.
   *[other] { $places } creux sont libres.
} { $left ->
    [0] Tu n’as plus de boule.
    [one] Il te reste une boule.
   *[other] Il te reste { $left } boules.
}
pylos-why-empty = Ta réserve est vide.
pylos-why-higher = Une boule ne peut monter qu’à un niveau supérieur.
pylos-why-draft = Rien n’est encore envoyé.
pylos-why-bonus = Ce coup te rend une ou deux boules.
pylos-why-ringed = Tu peux reprendre les boules cerclées.
pylos-why-put-back = Touche une boule levée pour la reposer.
pylos-do-confirm-place = Placer
pylos-do-confirm-raise = Monter
pylos-do-confirm-take = { $count ->
    [one] En reprendre une
   *[other] En reprendre deux
}
pylos-do-undo = Annuler
pylos-turn = Tourner le plateau d’un quart
pylos-finale-unit = { $count ->
    [one] boule restante
   *[other] boules restantes
}
pylos-sources = Où sont allées les boules
pylos-source-reserve = Gardées en réserve
pylos-source-level = { pylos-level }
pylos-source-level-all = Sur la pyramide
pylos-keys-walk = à la place suivante
pylos-keys-name = à la place de ce nom
pylos-keys-choose = poser, lever ou reprendre la boule
pylos-keys-command = poser en 3b2 et reprendre 1a1
pylos-command-hint = 3b2, 1d4-2a1 ou 3b2 -1a1
pylos-pyramid = Pyramide
pylos-layers = Les quatre niveaux, vus d’en haut
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
pylos-lies-shut = rien encore pour la porter
pylos-can-place-here = placer ici
pylos-can-raise-here = monter ici
pylos-can-may-raise = peut monter
pylos-can-may-take = peut être reprise
pylos-can-picked = dans ta main
pylos-can-drafted = choisie, pas envoyée
pylos-can-taken = revient, pas envoyée
pylos-can-carries = porte une autre boule
pylos-moment-gain = { $gain } { $points ->
    [one] bille
   *[other] billes
} par rapport à la moyenne

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = La première boule
pylos-lesson-lay = Tu as quinze boules claires, Oona quinze foncées. Places-en une dans le creux éclairé, 1b2.
pylos-lesson-lay-other = Ce creux est libre aussi, mais la leçon continue avec celui qui est éclairé : 1b2.
pylos-lesson-square-title = Un carré
pylos-lesson-square = Quelques tours plus tard, trois de tes boules en attendent une quatrième. Complète le carré avec une boule en 1c3.
pylos-lesson-square-other = Ton carré reste ouvert. Il lui manque une boule dans un coin : en 1c3.
pylos-lesson-take-title = Des boules reviennent
pylos-lesson-take = Quatre boules de ta couleur en carré te rendent une ou deux boules pour ta réserve. Reprends les deux éclairées, 1c2 et 1c3.
pylos-lesson-take-other = Ce serait permis, mais ici reprends ces deux-là : 1c2 et 1c3.
pylos-lesson-raise-title = Un niveau plus haut
pylos-lesson-raise = Quatre boules en carré, de n’importe qui, portent un creux du niveau suivant. Monte ta boule de 1b3 en 2a1 : elle ne coûte rien à ta réserve.
pylos-lesson-raise-other = Ce serait permis, mais regarde plus haut : touche ta boule en 1b3, puis le creux 2a1.
pylos-lesson-stop-title = Empêcher un carré
pylos-lesson-stop = Trois boules foncées entourent 1c2 ; avec une quatrième, Oona reprendrait des boules. Place la tienne là, et son carré ne se fera jamais.
pylos-lesson-stop-other = Oona compléterait son carré et reprendrait des boules. Place ta boule en 1c2.
pylos-lesson-count-title = Qui tient le plus longtemps
pylos-lesson-count = Il te reste 11 boules en réserve, à Oona 8 : chaque boule reprise ou montée est économisée. Une boule qui en porte une autre ne bouge pas. Qui n’a plus de coup a perdu.
pylos-lesson-apex-title = Le sommet
pylos-lesson-apex = Bien des tours plus tard, il ne manque que le sommet, et la dernière boule est à toi. Place-la en 4a1.
pylos-lesson-apex-other = Le sommet est libre : place ta dernière boule en 4a1.
pylos-lesson-on-title = Gagné
pylos-lesson-on = Qui couronne la pyramide gagne, car il ne reste aucune boule pour répondre. Il existe des règles plus simples et plus corsées ; on commence par celles-ci.
