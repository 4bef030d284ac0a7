# Bulbous

bulbous-name = Bulbous
bulbous-line = Mise des cartes de charme face cachée, pose des bulbes, domine les spécimens pleins.

bulbous-option-edition = Points
bulbous-option-edition-classic = Classique : 2 pour une majorité
bulbous-option-edition-author = Édition récente de l’auteur : 3 pour une majorité, et des collections
bulbous-option-teams = Équipes
bulbous-option-teams-none = Chacun pour soi
bulbous-option-teams-symbols = Cercle contre triangle, deux contre deux
bulbous-option-tied_bids = Égalité pour la plus haute mise
bulbous-option-tied_bids-no-bulb = Personne ne pose de bulbe
bulbous-option-tied_bids-add-card = Les ex æquo peuvent ajouter une carte
bulbous-option-sequence = Ordre des spécimens
bulbous-option-sequence-whole = Fixé pour toute la manche
bulbous-option-sequence-next = Choisi tour par tour
bulbous-option-deck = Cartes de charme à trois
bulbous-option-deck-three-colours = Sans la quatrième couleur
bulbous-option-deck-four-colours = Toutes
bulbous-option-bulbs = Bulbes
bulbous-option-bulbs-unlimited = Autant qu’il en faut
bulbous-option-bulbs-fourteen = 14 chacun
bulbous-option-last = Dernière manche à deux
bulbous-option-last-of-eight = Avec le dernier des huit spécimens
bulbous-option-last-of-a-colour = Avec le dernier d’une des deux couleurs
bulbous-option-bluff = Bluff (avancé)
bulbous-option-bluff-off = Chaque carte d’une mise doit convenir
bulbous-option-bluff-on = D’autres cartes peuvent s’y glisser et ne comptent pas

bulbous-phase-bring = faire entrer un spécimen
bulbous-phase-order = fixer l’ordre des spécimens
bulbous-phase-bid = miser, échanger ou passer
bulbous-phase-add = ajouter une carte à une mise ex æquo, ou non
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

bulbous-do-bring = Faire entrer le { bulbous-specimen }
bulbous-do-order = Dans cet ordre : { $colours }
bulbous-do-bid = Miser { $cards }
bulbous-do-swap = Échanger { $cards }
bulbous-do-pass = Passer
bulbous-do-add = Ajouter { $card }

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } mise { bulbous-cards }
bulbous-likely-swap = { $name } échange { bulbous-cards }
bulbous-likely-pass = { $name } passe
bulbous-likely-add = { $count ->
    [0] { $name } n’ajoute rien
   *[other] { $name } ajoute une carte
}

# Rows of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = installé
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

bulbous-news-brought = { $name } a fait entrer le { bulbous-specimen }.
bulbous-news-last = { $name } a fait entrer son dernier spécimen : la manche qui suit est la dernière.
bulbous-news-round = Nouvelle manche : { $name } commence.
bulbous-news-final = La dernière manche : { $name } commence.
bulbous-news-order = { $name } a fixé l’ordre des spécimens.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } a choisi le spécimen { bulbous-colour }.
bulbous-news-bid = { $name } a posé { bulbous-cards } face cachée.
bulbous-news-swap = { $name } a échangé { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } a passé, la main pleine.
   *[other] { $name } a passé et pioché une carte.
}
bulbous-news-reshuffled = La défausse devient le nouveau talon : { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name } : { $cards } font { $value }.
   *[other] { $name } : { $cards }, un joker.
}
bulbous-news-won = { $wild ->
    [0] { $name } a remporté la mise avec { $value } et posé le bulbe { $bulb } sur le { bulbous-specimen }.
   *[other] { $name } a remporté la mise avec un joker et posé le bulbe { $bulb } sur le { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } a remporté la mise pour le { bulbous-specimen } mais n’a plus de bulbe.
bulbous-news-tie = Égalité pour la plus haute mise, { $value } : pas de bulbe sur le { bulbous-specimen } cette manche.
bulbous-news-pending = Égalité pour la plus haute mise, { $value } : chacun des ex æquo peut ajouter une carte.
bulbous-news-no-bid = Personne n’a misé : pas de bulbe sur le { bulbous-specimen } cette manche.
bulbous-news-added = { $name } s’est décidé pour l’autre carte.
bulbous-news-complete = { $leaders ->
    [one] Le { bulbous-specimen } est complet : { bulbous-points } pour la majorité de { $name }.
   *[other] Le { bulbous-specimen } est complet : { bulbous-points } pour chacun des { $leaders } ex æquo.
}
bulbous-news-majority = { $name } : { bulbous-points }
bulbous-news-refilled = { $name } a complété sa main : { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] La dernière manche est finie.
   *[stalled] Dix manches sans bulbe : la partie s’arrête.
}
bulbous-news-scored = { $name } : { bulbous-points }.

bulbous-over-final-round = La dernière manche est finie.
bulbous-over-stalled = Dix manches de suite sans bulbe.

bulbous-bot-beginner = Finn, qui mise ce qui lui plaît
bulbous-bot-beginner-plus = Amina, qui mise à l’instinct
bulbous-bot-casual = Rosa, qui mise dès que c’est assez
bulbous-bot-casual-plus = Diego, qui sait ce que vaut un bulbe
bulbous-bot-club = Anders, qui se demande ce que tu peux tenir
bulbous-bot-club-plus = Sora, qui garde ses meilleures cartes
bulbous-bot-expert = Mei, qui joue les manches dans sa tête
bulbous-bot-expert-plus = Ravi, qui devine ta main avant ta mise
bulbous-bot-master = Odette, que personne ne lit
bulbous-bot-master-plus = Ingrid, qui voit le dernier bulbe avant le premier

bulbous-error-not-your-turn = Ce n’est pas ton tour.
bulbous-error-other-decision-due = C’est une autre décision qu’il faut prendre.
bulbous-error-not-your-colour = Les spécimens de cette couleur ({ bulbous-colour }) ne sont pas à toi.
bulbous-error-place-taken = Un spécimen { bulbous-colour } est déjà actif.
bulbous-error-not-in-reserve = Le { bulbous-specimen } n’est pas dans ta réserve.
bulbous-error-not-an-order = { $count ->
    [one] Nomme un des spécimens encore à disputer.
   *[other] Nomme chacun des { $count } spécimens actifs une fois.
}
bulbous-error-bid-of-no-cards = Une mise a au moins une carte. Pour ne rien miser, passe.
bulbous-error-not-in-hand = La carte { $card } n’est pas dans ta main.
bulbous-error-card-does-not-fit = La carte { $card } ne convient pas au spécimen { bulbous-colour }.
bulbous-error-no-card-fits = Une carte au moins de la mise doit convenir au spécimen { bulbous-colour }.
bulbous-error-swap-one-or-two = Échange une ou deux cartes.
bulbous-error-not-read = « { $text } » n’est pas une décision. Essaie bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y ou add b5.
bulbous-error-option-means-nothing = L’option { $option } ne veut rien dire à côté des autres.
bulbous-error-seats = { $edition ->
    [author] L’édition de l’auteur est pour deux ou quatre, en équipes pour quatre, pas pour { $seats }.
   *[classic] Bulbous est pour deux à quatre, pas pour { $seats }.
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
bulbous-card-unseen = pas encore vue
bulbous-no-leader = aucune bulbe
bulbous-leader = { $name } mène : { bulbous-points }
bulbous-leaders = égalité, { $name } : { bulbous-points } chacun
bulbous-specimen-dark = { bulbous-specimen }, aucun bulbe sur { $size } places.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } bulbes posés sur { $size } : { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = Un joker l’emporte toujours
bulbous-wasted = { $cards } n’ajoute rien
bulbous-tray = Mises
bulbous-hand = Ta main
bulbous-slot-bid = { bulbous-cards } face cachée
bulbous-slot-swap = a échangé { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] a passé
   *[other] a passé et pioché une carte
}
bulbous-slot-deciding = décide
bulbous-slot-waiting = pas encore
bulbous-wait = { $name } : décision en cours
bulbous-ask-bring = Choisis le spécimen que tu fais entrer
bulbous-ask-order = { $count ->
    [0] Confirme l’ordre
   *[other] Choisis l’ordre des spécimens
}
bulbous-ask-next = Choisis le spécimen pour lequel on mise maintenant
bulbous-ask-bid = Mise pour le { bulbous-specimen }, échange ou passe
bulbous-ask-add = Égalité : ajoute une carte à ta mise, ou rien
bulbous-why-bid = { $left ->
    [1] La plus haute mise pose le dernier bulbe : 1 point. La majorité rapporte alors { $majority }.
   *[other] La plus haute mise pose le bulbe { $bulb } sur { $size } : 1 point.
}
bulbous-why-no-fit = Aucune de tes cartes ne convient : échanges-en une ou deux, ou passe.
bulbous-why-order = Tu commences cette manche : touche-les l’un après l’autre.
bulbous-why-next = Tu commences cette manche, donc tu choisis.
bulbous-why-bring = La majorité y rapporte { $majority } points quand chaque place a un bulbe.
bulbous-why-add = Le plus haut nouveau total pose le bulbe. Une nouvelle égalité n’en pose aucun.
bulbous-why-wait = { $phase ->
    [bring] Tous les spécimens entrent avant la première mise.
    [order] Qui commence la manche fixe l’ordre des spécimens.
   *[other] Les mises sont révélées quand tout le monde a choisi.
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
bulbous-discards = { $count } défaussées, { $deck } dans la pioche
bulbous-points-so-far = Points jusqu’ici
bulbous-points-made = Points
bulbous-source-bulbs = Bulbes posés
bulbous-source-majority = Majorité : { bulbous-specimen }
bulbous-source-majority-all = Majorités
bulbous-source-colours = Les quatre couleurs
bulbous-source-sizes = Les quatre tailles
bulbous-score-bulbs = bulbes { $points }
bulbous-score-majorities = majorités { $points }
bulbous-score-colours = couleurs { $points }
bulbous-score-sizes = tailles { $points }
bulbous-reserve = réserve : tailles { $sizes }
bulbous-go-on = Continuer
bulbous-in-hand = { bulbous-cards } en main

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Un spécimen à toi
bulbous-lesson-bring = Quatre spécimens bleus sont à toi, de un à quatre places pour des bulbes. Fais entrer le juvénile : un seul bulbe le remplira.
bulbous-lesson-bring-other = Ce serait permis, mais le juvénile sera rempli le premier : fais-le entrer.
bulbous-lesson-order-title = L’ordre
bulbous-lesson-order = Tu es premier dans cette manche et dis donc dans quel ordre on se dispute les spécimens : rouge, puis vert ; bleu suit de lui-même.
bulbous-lesson-order-other = Ce serait permis, mais ici le rouge vient d’abord, puis le vert.
bulbous-lesson-bid-title = Une mise
bulbous-lesson-bid = Tous misent sur l’adulte rouge, faces cachées. Choisis rouge 4, rouge 6 et le double, et mise (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = Ce serait permis, mais mise ici rouge 4, rouge 6 et le double : 20.
bulbous-lesson-won-title = Les mises sont retournées
bulbous-lesson-won = 20 bat 12 et 9. Le bulbe sur l’adulte rouge est à toi, même si le spécimen ne l’est pas, et compte 1 point. Toutes les cartes misées sont parties, aussi celles des perdants.
bulbous-lesson-swap-title = Rien de vert
bulbous-lesson-swap = Tu n’as rien pour le bailli vert. Choisis bleu 3 et échange-le contre une autre carte ; on pourrait aussi passer et piocher une carte.
bulbous-lesson-swap-other = Ce serait permis, mais échange ici bleu 3, qui te sert le moins.
bulbous-lesson-tie-title = Une égalité
bulbous-lesson-tie = 9 contre 9 : à égalité pour la plus haute mise, personne ne pose de bulbe, et le bailli vert attend la manche suivante.
bulbous-lesson-wild-title = Le joker
bulbous-lesson-wild = Le joker du cercle va avec bleu et vert, et gagne d’office. Mise-le sur ton juvénile.
bulbous-lesson-wild-other = Ce serait permis, mais seul le joker gagne d’office : mise-le.
bulbous-lesson-full-title = Complet
bulbous-lesson-full = Le joker bat 16. Ton juvénile est complet : 1 point pour son bulbe et 2 pour la majorité. Avec le bulbe sur le rouge, tu en as 4.
bulbous-lesson-on-title = Et ainsi de suite
bulbous-lesson-on = Comme un spécimen est complet, chacun se refait une main de sept cartes. Le joueur suivant est premier, et tu fais entrer un autre spécimen bleu. Qui fait entrer son dernier ouvre la dernière manche.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = le long des spécimens et des cartes
bulbous-keys-number = vers une carte qui convient, par son nombre
bulbous-keys-send = envoyer ce qui est choisi
bulbous-keys-command = miser deux nombres et le double
