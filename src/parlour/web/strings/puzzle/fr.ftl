# Le problème du jour.
puzzle-title = Problème du jour, { $game }
puzzle-of = Problème du { $day }, { $game }
puzzle-none = Il n’y a pas de problème ici
puzzle-goal-win = { $best ->
    [one] Un seul coup gagne
   *[other] { $best } coups gagnent
}
puzzle-goal-best = { $best ->
    [one] Un coup est nettement le meilleur
   *[other] { $best } coups sont nettement les meilleurs
}
puzzle-proven = Tous les autres perdent. C’est prouvé.
puzzle-margin = { $points ->
    [one] Tous les autres perdent { $lost } point ou plus.
   *[other] Tous les autres perdent { $lost } points ou plus.
}
puzzle-before = Juste avant :
puzzle-other = { $seats ->
    [2] Adversaire
   *[other] Adversaire { $seat }
}
puzzle-streak = Série
puzzle-longest = Record
puzzle-attempts = Essais
puzzle-show-solution = Montrer
puzzle-wrong = { $points ->
    [one] { $move } perd { $lost } point. Réessayez.
   *[other] { $move } perd { $lost } points. Réessayez.
}
puzzle-wrong-far = { $move } n’est pas parmi les meilleurs. Réessayez.
puzzle-wrong-loses = { $move } perd. Réessayez.
puzzle-solved = { $tries ->
    [1] Résolu au premier essai
    [2] Résolu au deuxième essai
    [3] Résolu au troisième essai
   *[other] Résolu en { $tries } essais
}
puzzle-shown = Meilleur coup : { $move }
puzzle-streak-now = { $days ->
    [1] Un jour de suite : revenez demain.
   *[other] { $days } jours de suite.
}
puzzle-evaluated-by = L’avis de { $name }
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
puzzle-mark-shown = montré
puzzle-more = Problèmes des autres jeux
puzzle-share = Partager
puzzle-copied = Copié
puzzle-share-solved = { $tries ->
    [1] Problème Parlour, { $game }, { $day } : résolu au premier essai.
   *[other] Problème Parlour, { $game }, { $day } : résolu en { $tries } essais.
}
puzzle-share-shown = Problème Parlour, { $game }, { $day } : y arriverez-vous ?
