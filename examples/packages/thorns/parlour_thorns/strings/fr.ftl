thorns-name = Thorns
thorns-line = Posez des roses, cachez une épine et annoncez combien de roses vous pouvez cueillir
thorns-option-wins = Cueillettes pour gagner
thorns-option-wins-1 = 1
thorns-option-wins-2 = 2
thorns-option-wins-3 = 3
thorns-phase-lay = poser une carte
thorns-phase-add = poser une carte ou enchérir
thorns-phase-bid = enchérir ou passer
thorns-phase-pick = cueillir une carte
thorns-phase-discard = abandonner une carte
thorns-phase-over = la partie est terminée
thorns-over-picked = Une personne a réussi assez de cueillettes.
thorns-over-alone = Il ne reste des cartes qu’à une personne.
thorns-do-lay = Poser { $card ->
    [rose] une rose
   *[thorn] l’épine
}
thorns-do-bid = Annoncer { $count }
thorns-do-pass = Passer
thorns-do-pick = Cueillir la carte du dessus de { $seat-name }
thorns-do-discard = Abandonner { $card ->
    [rose] une rose
   *[thorn] l’épine
}
thorns-news-laid = { $name } pose une carte
thorns-news-laid-rose = { $name } pose une rose
thorns-news-laid-thorn = { $name } pose l’épine
thorns-news-bid = { $name } annonce { $count }
thorns-news-passed = { $name } passe
thorns-news-turned-rose = Une rose de { $name }
thorns-news-turned-thorn = L’épine de { $name }
thorns-news-scored = { $count ->
    [one] { $name } a cueilli une rose
   *[other] { $name } a cueilli { $count } roses
}
thorns-news-lost = { $name } perd une carte
thorns-news-lost-rose = { $name } perd une rose
thorns-news-lost-thorn = { $name } perd l’épine
thorns-news-out = { $name } n’a plus de cartes
thorns-source-picks = Cueillettes réussies
thorns-source-cards = Cartes
thorns-error-not-now = Ce n’est pas possible maintenant.
thorns-error-bid-range = Annoncez un nombre de { $least } à { $most }.
thorns-error-no-pile = Il n’y a pas de carte cachée à cet endroit.
thorns-error-no-rose = Vous n’avez pas de rose en main.
thorns-error-no-thorn = Vous n’avez pas d’épine en main.
thorns-ask-lay = Posez une carte face cachée
thorns-ask-add = Posez une autre carte ou enchérissez
thorns-ask-bid = Enchérissez ou passez
thorns-ask-pick = Cueillez dans une autre pile
thorns-ask-discard = Choisissez la carte à abandonner
thorns-part-bid = Meilleure annonce
thorns-part-bids = Annonces
thorns-part-count = { $count }
thorns-part-pass = Passer
thorns-part-picks = Cueillettes
thorns-part-pile = Cartes cachées : { $count }
thorns-part-turned = Cartes retournées
thorns-part-rose = Rose
thorns-part-thorn = Épine
thorns-part-cards = Cartes en main
thorns-part-own-pile = Votre pile, à partir du bas
thorns-part-hand-rose = Roses en main : { $count }
thorns-part-hand-thorn = Épines en main : { $count }
thorns-bot-beginner = Tove, qui pose n’importe quelle carte
thorns-bot-casual = Amina, qui aime enchérir
thorns-bot-club = Ravi, qui devine les cartes cachées
thorns-bot-expert = Keiko, qui examine plus de possibilités
thorns-bot-master = Otto, qui examine le plus de possibilités
thorns-lesson-cards-title = Vos cartes
thorns-lesson-cards = Chaque joueur a trois roses et une épine. Les autres voient combien de cartes vous posez, mais pas lesquelles.
thorns-lesson-lay-title = Posez une carte
thorns-lesson-lay = Tout le monde pose une carte en même temps. Posez une rose.
thorns-lesson-lay-other = C’est permis, mais dans cette leçon posez une rose.
thorns-lesson-add-title = Une autre carte
thorns-lesson-add = Chacun joue maintenant à son tour. Posez une autre carte sur votre pile, ou ouvrez les enchères. Posez encore une rose.
thorns-lesson-add-other = C’est permis, mais dans cette leçon posez encore une rose.
thorns-lesson-bid-title = Enchérissez
thorns-lesson-bid = Une enchère est le nombre de roses que vous promettez de retourner. Vous devez commencer par votre propre pile, qui contient deux roses. Enchérissez 2.
thorns-lesson-bid-other = C’est permis, mais dans cette leçon enchérissez 2.
thorns-lesson-raise-title = Enchérissez plus
thorns-lesson-raise = Les enchères continuent jusqu’à ce que tous les autres passent. Qui enchérit 3 a sans doute posé des roses. Enchérissez 4.
thorns-lesson-raise-other = C’est permis, mais dans cette leçon enchérissez 4.
thorns-lesson-pick-title = Cueillez
thorns-lesson-pick = Vous avez la plus haute enchère, et vos deux roses sont retournées. Il vous en faut deux autres chez les adversaires. Cueillez la carte du dessus de la personne qui a enchéri 3.
thorns-lesson-pick-other = C’est permis, mais dans cette leçon cueillez chez la personne qui a enchéri 3.
thorns-lesson-success-title = La dernière rose
thorns-lesson-success = Il vous faut encore une rose. Cueillez dans la même pile.
thorns-lesson-success-other = C’est permis, mais dans cette leçon cueillez dans la même pile.
thorns-lesson-thorn-title = L’épine
thorns-lesson-thorn = Une nouvelle manche commence. Cette fois, posez votre épine.
thorns-lesson-thorn-other = C’est permis, mais dans cette leçon posez l’épine.
thorns-lesson-bluff-title = Bluffez
thorns-lesson-bluff = Si vous remportez les enchères, vous retournez votre propre épine et perdez une carte. Mais si vous enchérissez, les autres croiront peut-être que vous avez posé une rose et enchériront plus. Enchérissez 1.
thorns-lesson-bluff-other = C’est permis, mais dans cette leçon enchérissez 1.
thorns-lesson-end-title = Le piège
thorns-lesson-end = La personne qui a enchéri 3 a dû cueillir aussi votre carte. C’était l’épine : elle a perdu une carte pour le reste de la partie. Deux cueillettes réussies font gagner. Sans carte, on est éliminé.
