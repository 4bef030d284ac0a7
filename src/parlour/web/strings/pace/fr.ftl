### How a table keeps time, in French.

## The pause
pace-paused = La partie est en pause : les pendules sont arrêtées.
pace-go-on = Reprendre la partie

## Reminders and what was left lying
pace-nudge = Relancer
pace-nudge-from = À partir de { $time }, vous pourrez relancer { $names }.
pace-nudged = { $names } recevra un rappel.
pace-lying = Rien n’est venu de { $names } depuis deux semaines.
pace-claim = Conclure
pace-claim-title = Comment doit-elle finir ?
pace-claim-out = Ils sont éliminés
pace-claim-out-line = Comme s’ils abandonnaient. À deux, vous gagnez.
pace-claim-draw = Une nulle
pace-claim-draw-line = Tous finissent premiers.
pace-claim-void = Sans suite
pace-claim-void-line = Elle ne compte pour personne.

## Watching and the line
pace-behind = { $count ->
    [one] Vous voyez la partie avec un coup de retard.
   *[other] Vous voyez la partie avec { $count } coups de retard.
}
pace-lag = Ligne : { $ms } ms
pace-lag-line = Mesuré par la maison. Chaque coup récupère le temps de son trajet, jusqu’à { $most } ms.

## Coups prévus d’avance
pace-plan-about = Dites ce que vous répondrez à tel ou tel coup. La maison joue votre réponse aussitôt que le cas se présente, et l’oublie s’il en va autrement. Personne d’autre ne la voit.
pace-plan-new = Prévoir
pace-plan-if-they = Si { $name } joue …
pace-plan-answer = … que répondez-vous ?
pace-plan-ends = La partie s’arrêterait ici.
pace-plan-line = Vous prévoyez : rien n’est joué.
pace-plan-back = Un pas en arrière
pace-plan-keep = Garder cette suite
pace-plan-kept = Gardée : elle est jouée dès que le cas se présente.
pace-plan-if = Si
pace-plan-then = alors
pace-plan-go-on = Continuer d’ici
pace-plan-drop = Retirer
pace-plan-due = C’est à vous : jouez, puis vous pourrez prévoir la suite.
