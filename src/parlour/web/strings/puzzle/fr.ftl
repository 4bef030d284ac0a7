# The puzzle of the day.
puzzle-title = Problème du jour : { $game }
puzzle-of = Problème du { $day } : { $game }
puzzle-none = Problème introuvable
puzzle-goal-win = { $best ->
    [one] Trouve le coup gagnant
   *[other] Trouve l’un des { $best } coups gagnants
}
puzzle-goal-best = { $best ->
    [one] Trouve le meilleur coup
   *[other] Trouve l’un des { $best } meilleurs coups
}
puzzle-proven = Tout autre coup perd (prouvé).
puzzle-margin = { $points ->
    [one] Tout autre coup perd au moins { $lost } point.
   *[other] Tout autre coup perd au moins { $lost } points.
}
puzzle-before = Coups précédents :
puzzle-other = { $seats ->
    [2] Adversaire
   *[other] Adversaire { $seat }
}
puzzle-streak = Série
puzzle-longest = Meilleure série
puzzle-attempts = Essais
puzzle-show-solution = Voir la solution
puzzle-wrong = { $points ->
    [one] { $move } perd { $lost } point. Réessaie.
   *[other] { $move } perd { $lost } points. Réessaie.
}
puzzle-wrong-far = { $move } n’est pas l’un des meilleurs coups. Réessaie.
puzzle-wrong-loses = { $move } perd. Réessaie.
puzzle-solved = { $tries ->
    [1] Résolu au premier essai
    [2] Résolu au deuxième essai
    [3] Résolu au troisième essai
   *[other] Résolu en { $tries } essais
}
puzzle-shown = Meilleur coup : { $move }
puzzle-streak-now = { $days ->
    [one] Série : { $days } jour. Reviens demain.
   *[other] Série : { $days } jours.
}
puzzle-evaluated-by = Évaluation par { $name }
puzzle-all-players = Tous les joueurs
puzzle-attempts-in = { $tries ->
    [1] premier essai
    [2] deuxième essai
   *[other] troisième essai
}
puzzle-attempts-more = { $tries } essais ou plus
puzzle-archive = Archives
puzzle-today = aujourd’hui
puzzle-mark-first = premier essai
puzzle-mark-solved = résolu
puzzle-mark-shown = solution vue
puzzle-more = Problèmes des autres jeux
puzzle-share = Partager
puzzle-copied = Copié
puzzle-share-solved = { $tries ->
    [1] Problème Parlour, { $game }, { $day } : résolu au premier essai.
   *[other] Problème Parlour, { $game }, { $day } : résolu en { $tries } essais.
}
puzzle-share-shown = Problème Parlour, { $game }, { $day } : sauras-tu le résoudre ?
