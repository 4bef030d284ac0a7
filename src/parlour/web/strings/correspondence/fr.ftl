### French strings of pauses, reminders, lag and conditional moves.

## The pause
correspondence-paused = La partie est en pause. Toutes les pendules sont arrêtées.
correspondence-resume = Reprendre

## Reminders and abandoned games
correspondence-remind = Envoyer un rappel
correspondence-remind-from = Tu pourras envoyer un rappel à { $names } à partir de { $time }.
correspondence-reminded = Rappel envoyé à { $names }.
correspondence-inactive = Aucun coup de { $names } depuis deux semaines.
correspondence-claim = Réclamer le résultat
correspondence-claim-title = Terminer cette partie abandonnée ?
correspondence-claim-out = Défaite des absents
correspondence-claim-out-line = Comme s’ils avaient abandonné. À deux, tu gagnes.
correspondence-claim-draw = Nulle
correspondence-claim-draw-line = Tous les joueurs se partagent la première place.
correspondence-claim-void = Annulée
correspondence-claim-void-line = La partie ne compte pas.

## Spectator delay and lag
correspondence-delay = { $count ->
    [one] Tu vois la partie avec un coup de retard.
   *[other] Tu vois la partie avec { $count } coups de retard.
}
correspondence-lag = Lag : { $ms } ms
correspondence-lag-line = Mesuré par le serveur. Le lag est compensé à chaque coup, jusqu’à { $most } ms.

## Conditional moves
correspondence-conditional-about = Prépare tes réponses aux coups que tu attends. Si l’adversaire joue ce coup, le serveur joue aussitôt ta réponse ; sinon, la variante est supprimée. Les autres joueurs ne la voient pas.
correspondence-conditional-new = Ajouter une variante
correspondence-conditional-if-they = Si { $name } joue …
correspondence-conditional-answer = Ta réponse :
correspondence-conditional-ends = La partie se terminerait ici.
correspondence-conditional-line = Tu prépares la suite : aucun coup n’est joué.
correspondence-conditional-back = Coup précédent
correspondence-conditional-save = Enregistrer la variante
correspondence-conditional-saved = Enregistrée. Ta réponse est jouée si cette position se présente.
correspondence-conditional-if = Si
correspondence-conditional-then = alors
correspondence-conditional-continue = Continuer d’ici
correspondence-conditional-delete = Supprimer
correspondence-conditional-due = C’est ton tour. Joue d’abord ton coup.
