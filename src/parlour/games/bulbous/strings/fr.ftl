# Bulbous

bulbous-name = Bulbous
bulbous-line = Mise des cartes de charme en secret, pose des bulbes et gagne la majorité sur les spécimens pleins.

bulbous-option-edition = Points
bulbous-option-edition-classic = Classique : 2 pour une majorité
bulbous-option-edition-author = Édition récente de l’auteur : 3 pour une majorité, et des collections
bulbous-option-teams = Équipes
bulbous-option-teams-none = Sans équipes
bulbous-option-teams-symbols = Cercle contre triangle, deux contre deux
bulbous-option-tied_bids = Égalité pour la plus haute mise
bulbous-option-tied_bids-no-bulb = Personne ne pose de bulbe
bulbous-option-tied_bids-add-card = Les joueurs à égalité peuvent ajouter une carte
bulbous-option-sequence = Ordre des spécimens
bulbous-option-sequence-whole = Fixé pour toute la manche
bulbous-option-sequence-next = Choisi tour par tour
bulbous-option-deck = Cartes de charme à trois
bulbous-option-deck-three-colours = Sans la quatrième couleur
bulbous-option-deck-four-colours = Toutes
bulbous-option-bulbs = Bulbes
bulbous-option-bulbs-unlimited = Illimités
bulbous-option-bulbs-fourteen = 14 par joueur
bulbous-option-last = Dernière manche à deux
bulbous-option-last-of-eight = Après le dernier des huit spécimens
bulbous-option-last-of-a-colour = Après le dernier d’une des deux couleurs
bulbous-option-bluff = Bluff (avancé)
bulbous-option-bluff-off = Toutes les cartes d’une mise doivent convenir
bulbous-option-bluff-on = Une mise peut contenir d’autres cartes, qui ne comptent pas

bulbous-phase-bring = mettre un spécimen en jeu
bulbous-phase-order = fixer l’ordre des spécimens
bulbous-phase-bid = miser, échanger ou passer
bulbous-phase-add = ajouter une carte à une mise à égalité, ou passer
bulbous-phase-over = la partie est finie

# What specimens, cards and symbols are called.
bulbous-colour = { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[yellow] jaune
}
bulbous-size = { $size ->
    [1] juvénile
    [2] adulte
    [3] bailli
   *[4] chef
}
bulbous-symbol = { $symbol ->
    [circle] cercle
   *[triangle] triangle
}
bulbous-specimen = spécimen { bulbous-colour } ({ bulbous-size })
bulbous-bulbs = { $count ->
    [one] un bulbe
   *[other] { $count } bulbes
}
bulbous-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bulbous-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

bulbous-do-bring = Mettre en jeu le { bulbous-specimen }
bulbous-do-order = Disputer dans cet ordre : { $colours }
bulbous-do-bid = Miser { $cards }
bulbous-do-swap = Échanger { $cards }
bulbous-do-pass = Passer
bulbous-do-add = Ajouter { $card }

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } mise { bulbous-cards }
bulbous-likely-swap = { $name } échange { bulbous-cards }
bulbous-likely-pass = { $name } passe
bulbous-likely-add = { $count ->
    [0] { $name } n’ajoute aucune carte
   *[other] { $name } ajoute une carte
}

# Rows of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = mis en jeu
bulbous-row-won = { $wild ->
    [0] mise { $value }
   *[other] joker
}
bulbous-row-no-bulb = plus de bulbe
bulbous-row-tie = égalité à { $value }
bulbous-row-pending = égalité à { $value }
bulbous-row-no-bid = aucune mise
bulbous-row-complete = complet
bulbous-row-bid = { bulbous-cards } face cachée
bulbous-row-swap = a échangé { $swapped }
bulbous-row-pass = a passé

bulbous-news-brought = { $name } a mis en jeu le { bulbous-specimen }.
bulbous-news-last = { $name } a mis en jeu son dernier spécimen. La manche suivante est la dernière.
bulbous-news-round = Nouvelle manche : { $name } commence.
bulbous-news-final = Dernière manche : { $name } commence.
bulbous-news-order = { $name } a fixé l’ordre des spécimens.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } a choisi le spécimen { bulbous-colour }.
bulbous-news-bid = { $name } a misé { bulbous-cards } face cachée.
bulbous-news-swap = { $name } a échangé { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } a passé avec une main pleine.
   *[other] { $name } a passé et pioché une carte.
}
bulbous-news-reshuffled = La défausse a été mélangée en une nouvelle pioche : { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name } : { $cards }, total { $value }.
   *[other] { $name } : { $cards }, un joker.
}
bulbous-news-won = { $wild ->
    [0] { $name } a remporté la mise avec { $value } et posé le bulbe { $bulb } sur le { bulbous-specimen }.
   *[other] { $name } a remporté la mise avec un joker et posé le bulbe { $bulb } sur le { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } a remporté la mise pour le { bulbous-specimen } mais n’a plus de bulbe.
bulbous-news-tie = Plus haute mise à égalité, { $value } : pas de bulbe sur le { bulbous-specimen } cette manche.
bulbous-news-pending = Plus haute mise à égalité, { $value } : chaque joueur à égalité peut ajouter une carte.
bulbous-news-no-bid = Aucune mise : pas de bulbe sur le { bulbous-specimen } cette manche.
bulbous-news-added = { $name } a décidé d’une carte de plus.
bulbous-news-complete = { $leaders ->
    [one] Le { bulbous-specimen } est complet : { bulbous-points } pour la majorité de { $name }.
   *[other] Le { bulbous-specimen } est complet : { bulbous-points } pour chacun des { $leaders } joueurs à égalité.
}
bulbous-news-majority = { $name } : { bulbous-points }
bulbous-news-refilled = { $name } a complété sa main : { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] La dernière manche est terminée.
   *[stalled] La partie s’arrête après dix manches sans bulbe.
}
bulbous-news-scored = { $name } : { bulbous-points }.

bulbous-over-final-round = La dernière manche est terminée.
bulbous-over-stalled = Dix manches sans bulbe.

bulbous-bot-beginner = Finn, qui mise ce qui lui plaît
bulbous-bot-beginner-plus = Amina, qui mise à l’instinct
bulbous-bot-casual = Rosa, qui mise juste ce qu’il faut
bulbous-bot-casual-plus = Diego, qui sait ce que vaut un bulbe
bulbous-bot-club = Anders, qui se demande ce que tu as en main
bulbous-bot-club-plus = Sora, qui garde ses meilleures cartes
bulbous-bot-expert = Mei, qui calcule les manches dans sa tête
bulbous-bot-expert-plus = Ravi, qui devine ta main avant ta mise
bulbous-bot-master = Odette, impossible à deviner
bulbous-bot-master-plus = Ingrid, qui voit le dernier bulbe avant le premier

bulbous-error-not-your-turn = Ce n’est pas ton tour.
bulbous-error-other-decision-due = Une autre décision passe d’abord.
bulbous-error-not-your-colour = Les spécimens de couleur { bulbous-colour } ne sont pas à toi.
bulbous-error-place-taken = Un spécimen { bulbous-colour } est déjà actif.
bulbous-error-not-in-reserve = Le { bulbous-specimen } n’est pas dans ta réserve.
bulbous-error-not-an-order = { $count ->
    [one] Choisis l’un des spécimens restants.
   *[other] Choisis une fois chacun des { $count } spécimens actifs.
}
bulbous-error-bid-of-no-cards = Une mise compte au moins une carte. Pour ne rien miser, passe.
bulbous-error-not-in-hand = Tu n’as pas la carte { $card }.
bulbous-error-card-does-not-fit = La carte { $card } ne convient pas au spécimen { bulbous-colour }.
bulbous-error-no-card-fits = Au moins une carte de la mise doit convenir au spécimen { bulbous-colour }.
bulbous-error-swap-one-or-two = Échange une ou deux cartes.
bulbous-error-not-read = « { $text } » n’est pas une commande valable. Essaie bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y ou add b5.
bulbous-error-option-means-nothing = L’option { $option } n’a pas d’effet avec ces réglages.
bulbous-error-seats = { $edition ->
    [author] L’édition de l’auteur se joue à deux ou quatre, et en équipes à quatre, pas à { $seats }.
   *[classic] Bulbous se joue de deux à quatre, pas à { $seats }.
}

# The board.
bulbous-more = Détails
bulbous-round-line = Manche { $round }, tour { $turn } sur { $count }
bulbous-final-line = Dernière manche, tour { $turn } sur { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = double { $colour }
bulbous-card-wild = joker { $symbol }
bulbous-card-gone = défaussée
bulbous-card-own = dans ta main
bulbous-card-unseen = dans une autre main ou la pioche
bulbous-no-leader = aucun bulbe
bulbous-leader = { $name } mène : { bulbous-points }
bulbous-leaders = égalité, { $name } : { bulbous-points } chacun
bulbous-spaces = { $size ->
    [1] 1 place
   *[other] { $size } places
}
bulbous-specimen-dark = { bulbous-specimen }, { bulbous-spaces }.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } bulbes posés sur { $size } : { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = Un joker gagne
bulbous-wasted = { $cards } n’ajoute aucune valeur
bulbous-tray = Mises
bulbous-hand = Ta main
bulbous-slot-bid = { bulbous-cards } face cachée
bulbous-slot-swap = a échangé { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] a passé
   *[other] a passé et pioché une carte
}
bulbous-slot-deciding = réfléchit
bulbous-slot-waiting = attend
bulbous-wait = En attente de { $name }
bulbous-ask-bring = Choisis un spécimen à mettre en jeu
bulbous-ask-order = { $count ->
    [0] Confirme cet ordre
   *[other] Choisis l’ordre des spécimens
}
bulbous-ask-next = Choisis le spécimen à disputer maintenant
bulbous-ask-bid = Choisis des cartes à miser pour le { bulbous-specimen }, ou passe
bulbous-ask-add = Égalité : ajoute une carte à ta mise, ou aucune
bulbous-why-bid = { $left ->
    [1] La plus haute mise pose le dernier bulbe : 1 point. La majorité rapporte alors { $majority }.
   *[other] La plus haute mise pose le bulbe { $bulb } sur { $size } : 1 point.
}
bulbous-why-no-fit = Aucune de tes cartes ne convient : échanges-en une ou deux, ou passe.
bulbous-why-order = Tu commences cette manche : touche-les l’un après l’autre.
bulbous-why-next = Tu commences cette manche, donc tu choisis.
bulbous-why-bring = Tous misent pour ses bulbes : 1 point chacun, et { $majority } pour la majorité quand il est plein. Les petits se remplissent plus vite.
bulbous-why-add = Le nouveau total le plus haut pose le bulbe. Si l’égalité persiste, aucun n’est posé.
bulbous-why-wait = { $phase ->
    [bring] Tous les spécimens sont mis en jeu avant la première mise.
    [order] Le premier joueur fixe l’ordre des spécimens.
   *[other] Les mises sont révélées quand tous ont choisi.
}
bulbous-order-key = Confirmer l’ordre
bulbous-undo = Annuler
bulbous-bid-key = Miser { $value }
bulbous-bid-wild = Miser le joker
bulbous-swap-key = Échanger { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Passer
   *[other] Passer, piocher une carte
}
bulbous-add-key = Ajouter { $card }
bulbous-add-none = Ne rien ajouter
bulbous-charm-cards = Cartes de charme
bulbous-discards = { $deck } dans la pioche, { $count } défaussées
bulbous-points-so-far = Points jusqu’ici
bulbous-points-made = Points
bulbous-source-bulbs = Bulbes posés
bulbous-source-majority = Majorité : { bulbous-specimen }
bulbous-source-majority-all = Majorités
bulbous-source-colours = Les quatre couleurs
bulbous-source-sizes = Les quatre tailles
bulbous-score-bulbs = bulbes { $points }
bulbous-score-majorities = majorités { $points }
bulbous-score-colours = couleurs { $points }
bulbous-score-sizes = tailles { $points }
bulbous-reserve = réserve : tailles { $sizes }
bulbous-go-on = Continuer
bulbous-in-hand = { bulbous-cards } en main

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Ton premier spécimen
bulbous-lesson-bring = Tu as quatre spécimens bleus, avec une à quatre places pour des bulbes. Mets en jeu le juvénile : un seul bulbe le remplit.
bulbous-lesson-bring-other = Ce coup est légal, mais ici mets en jeu le juvénile : c’est le premier rempli.
bulbous-lesson-order-title = L’ordre
bulbous-lesson-order = Tu commences cette manche : tu choisis donc l’ordre dans lequel on mise sur les spécimens. Rouge, puis vert ; bleu suit automatiquement.
bulbous-lesson-order-other = Ce coup est légal, mais ici choisis d’abord rouge, puis vert.
bulbous-lesson-bid-title = Une mise
bulbous-lesson-bid = Tous les joueurs misent face cachée pour l’adulte rouge. Choisis rouge 4, rouge 6 et le double, et mise (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = Ce coup est légal, mais ici mise rouge 4, rouge 6 et le double : 20.
bulbous-lesson-won-title = Les mises sont révélées
bulbous-lesson-won = 20 bat 12 et 9. Tu poses un bulbe sur l’adulte rouge, même si ce n’est pas ton spécimen, et marques 1 point. Toutes les cartes de toutes les mises sont défaussées.
bulbous-lesson-swap-title = Aucune carte verte
bulbous-lesson-swap = Tu n’as aucune carte pour le bailli vert. Choisis bleu 3 et échange-la contre une autre carte. Tu pourrais aussi passer et piocher une carte.
bulbous-lesson-swap-other = Ce coup est légal, mais ici échange bleu 3, qui te sert le moins.
bulbous-lesson-tie-title = Une égalité
bulbous-lesson-tie = 9 contre 9 : si la plus haute mise est à égalité, aucun bulbe n’est posé. Le bailli vert attend la manche suivante.
bulbous-lesson-wild-title = Le joker
bulbous-lesson-wild = Le joker au cercle convient au bleu et au vert, et gagne contre toute mise. Mise-le sur ton juvénile.
bulbous-lesson-wild-other = Ce coup est légal, mais seul le joker est sûr de gagner : mise-le.
bulbous-lesson-full-title = Complet
bulbous-lesson-full = Le joker bat 16. Ton juvénile est complet : 1 point pour son bulbe et 2 pour la majorité. Avec le bulbe sur le rouge, tu en as 4.
bulbous-lesson-on-title = La suite
bulbous-lesson-on = Quand un spécimen est complété, tous les joueurs complètent leur main à sept cartes. Le joueur suivant commence, et tu mets en jeu un autre spécimen bleu. Quand un joueur met en jeu son dernier spécimen, la dernière manche suit.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = d’un spécimen ou d’une carte à l’autre
bulbous-keys-number = à une carte qui convient, par son nombre
bulbous-keys-send = envoyer ta sélection
bulbous-keys-command = miser deux nombres et le double
