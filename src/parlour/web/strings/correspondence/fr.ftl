### How a table keeps time, in French.

## The pause
correspondence-paused = La partie est en pause : les pendules sont arrêtées.
correspondence-resume = Reprendre la partie

## Reminders and what was left lying
correspondence-remind = Relancer
correspondence-remind-from = À partir de { $time }, vous pourrez relancer { $names }.
correspondence-reminded = { $names } recevra un rappel.
correspondence-inactive = Rien n’est venu de { $names } depuis deux semaines.
correspondence-claim = Conclure
correspondence-claim-title = Comment doit-elle finir ?
correspondence-claim-out = Ils sont éliminés
correspondence-claim-out-line = Comme s’ils abandonnaient. À deux, vous gagnez.
correspondence-claim-draw = Une nulle
correspondence-claim-draw-line = Tous finissent premiers.
correspondence-claim-void = Sans suite
correspondence-claim-void-line = Elle ne compte pour personne.

## Watching and the line
correspondence-delay = { $count ->
    [one] Vous voyez la partie avec un coup de retard.
   *[other] Vous voyez la partie avec { $count } coups de retard.
}
correspondence-lag = Ligne : { $ms } ms
correspondence-lag-line = Mesuré par la maison. Chaque coup récupère le temps de son trajet, jusqu’à { $most } ms.

## Coups prévus d’avance
correspondence-conditional-about = Dites ce que vous répondrez à tel ou tel coup. La maison joue votre réponse aussitôt que le cas se présente, et l’oublie s’il en va autrement. Personne d’autre ne la voit.
correspondence-conditional-new = Prévoir
correspondence-conditional-if-they = Si { $name } joue …
correspondence-conditional-answer = … que répondez-vous ?
correspondence-conditional-ends = La partie s’arrêterait ici.
correspondence-conditional-line = Vous prévoyez : rien n’est joué.
correspondence-conditional-back = Un pas en arrière
correspondence-conditional-save = Garder cette suite
correspondence-conditional-saved = Gardée : elle est jouée dès que le cas se présente.
correspondence-conditional-if = Si
correspondence-conditional-then = alors
correspondence-conditional-continue = Continuer d’ici
correspondence-conditional-delete = Retirer
correspondence-conditional-due = C’est à vous : jouez, puis vous pourrez prévoir la suite.
