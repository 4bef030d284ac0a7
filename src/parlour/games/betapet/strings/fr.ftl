# Betapet

betapet-name = Betapet
betapet-line = Mots croisés sur le plateau de ton choix, avec ou sans pendule.

betapet-option-board = Plateau
betapet-option-board-standard = Standard
betapet-option-board-special = Spécial
betapet-option-board-random = Aléatoire
betapet-option-board-classic = Mots croisés classique
betapet-option-tiles = Jeu de lettres
betapet-option-tiles-english = Anglais (100)
betapet-option-tiles-french = Français (100)
betapet-option-tiles-french-102 = Français (102)
betapet-option-tiles-italian = Italien (100)
betapet-option-tiles-italian-120 = Italien (120)
betapet-option-tiles-italian-clementoni = Italien (120, Clementoni)
betapet-option-tiles-swedish = Suédois (Betapet)
betapet-option-tiles-swedish-classic = Suédois (classique)
betapet-option-tiles-german = Allemand (102)
betapet-option-tiles-spanish = Espagnol (100)
betapet-option-lexicon = Dictionnaire
betapet-option-words = Mots non valables
betapet-option-words-void = ne peuvent pas être joués
betapet-option-words-single = restent sauf contestation
betapet-option-words-double = contester à tort coûte le tour suivant
betapet-option-words-five = contester à tort donne cinq points à l’adversaire
betapet-option-live_words = Vérifier les mots avant de les jouer
betapet-option-ending = Points des dernières lettres
betapet-option-ending-betapet = chacun perd la valeur de ses lettres ; le joueur qui a fini la gagne
betapet-option-ending-double = le joueur qui a fini gagne deux fois la valeur des lettres restantes

betapet-phase-play = pose un mot, échange ou passe
betapet-phase-challenge = accepte le coup ou conteste-le
betapet-phase-over = la partie est finie

betapet-do-play = Poser ces lettres
betapet-do-exchange = Échanger des lettres
betapet-do-pass = Passer
betapet-do-challenge = Contester les mots
betapet-do-accept = Accepter le coup
betapet-weighed-play = { $at } { $word }
betapet-weighed-exchange = Échanger { $letters }

# Rows of the log.
betapet-row-exchange = a échangé { $count }
betapet-row-pass = a passé

betapet-news-play = { $points ->
    [one] { $name } a posé { $words } pour { $points } point.
   *[other] { $name } a posé { $words } pour { $points } points.
}
betapet-news-bingo = { $name } a posé { $words } : bingo, { $points } points !
betapet-news-word = { $direction ->
    [down] { $word } en { $at }, vertical
   *[across] { $word } en { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } a échangé une lettre.
   *[other] { $name } a échangé { $count } lettres.
}
betapet-news-exchange-own = { $name } a échangé { $given } contre { $drawn }.
betapet-news-answered = { $name } a décidé.
betapet-news-pass = { $name } a passé.
betapet-news-withdrawn = { $name } a retiré son coup : { $words } n’est pas valable.
betapet-news-challenge = { $name } gagne { $points } points : contestation à tort.
betapet-news-skipped = { $name } a perdu ce tour pour avoir contesté à tort.
betapet-news-rack = { $lost ->
    [0] Il restait { $letters } à { $name }.
    [one] Il restait { $letters } à { $name }, qui perd un point.
   *[other] Il restait { $letters } à { $name }, qui perd { $lost } points.
}
betapet-news-out = { $points ->
    [0] { $name } a posé sa dernière lettre.
    [one] { $name } a posé sa dernière lettre et gagne un point.
   *[other] { $name } a posé sa dernière lettre et gagne { $points } points.
}
betapet-news-left = { $name } a quitté la partie.

betapet-over-out = Un joueur a posé toutes ses lettres.
betapet-over-passes = Trois tours de table sans un mot.
betapet-over-time = Un joueur a dépassé son temps de cinq minutes.

betapet-error-not-your-turn = Ce n’est pas ton tour.
betapet-error-answer-first = Accepte ou conteste d’abord le dernier coup.
betapet-error-no-play-to-answer = Il n’y a pas de coup à accepter ou à contester.
betapet-error-no-tiles = Pose au moins une lettre.
betapet-error-off-board = C’est en dehors du plateau.
betapet-error-occupied = Cette case est occupée.
betapet-error-not-in-order = Les lettres doivent être données dans l’ordre de leurs cases.
betapet-error-not-in-line = Toutes les lettres doivent être sur une même ligne ou colonne.
betapet-error-gap = Il y a un trou dans le mot.
betapet-error-not-connected = Les lettres doivent toucher une lettre du plateau.
betapet-error-start-square = Le premier mot doit couvrir l’étoile.
betapet-error-one-letter = Un mot doit avoir au moins deux lettres.
betapet-error-not-a-letter = La lettre { $letter } n’existe pas.
betapet-error-not-on-rack = Pas sur ton chevalet : { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } n’est pas dans le dictionnaire
   *[other] { $words } ne sont pas dans le dictionnaire
}
betapet-error-shared-tile = { $word } doit utiliser le jeton { $tile }, pas des lettres séparées.
betapet-error-bag-too-small = Tu ne peux échanger que si le sac contient au moins { $needed } lettres ; il en contient { $bag }.
betapet-error-unknown-lexicon = Ce serveur n’a pas le dictionnaire { $lexicon }.
betapet-error-other-language = Dictionnaire : { $lexicon ->
    [de] allemand
    [es] espagnol
    [fr] français
    [it] italien
    [sv] suédois
   *[en] anglais
}, lettres : { $tiles ->
    [de] allemand
    [es] espagnol
    [fr] français
    [it] italien
    [sv] suédois
   *[en] anglais
}. Les deux doivent être dans la même langue.
betapet-error-seats = Betapet se joue de deux à quatre, pas à { $seats }.

betapet-bot-beginner = Nils, onze ans, qui connaît les mots courts et courants
betapet-bot-beginner-plus = Amina, douze ans, qui lit la nuit sous la couette
betapet-bot-casual = Mona, qui joue ce qui lui plaît, avec un bon vocabulaire
betapet-bot-casual-plus = Tomás, qui ne manque jamais les mots croisés du dimanche
betapet-bot-club = Henrik, qui prend toujours le plus de points
betapet-bot-club-plus = Ngozi, qui collectionne les mots rares
betapet-bot-expert = Alma, qui choisit aussi les lettres à garder
betapet-bot-expert-plus = Haruto, qui manque rarement un mot
betapet-bot-master = Viktor, qui ne manque presque jamais un mot
betapet-bot-master-plus = Kalliope, qui prévoit et calcule la fin de partie

## The board on screen

betapet-board = Plateau de quinze sur quinze
betapet-rack = Ton chevalet
betapet-tools = Autres actions
betapet-slip = Score de ton essai
betapet-joker = joker
betapet-tile = { $value ->
    [0] { $letter }, zéro point
    [one] { $letter }, un point
   *[other] { $letter }, { $value } points
}
betapet-tile-joker = { $letter }, un joker, zéro point
betapet-rack-tile = { $tile }, position { $place } sur { $count }
betapet-mark-dl = LD
betapet-mark-tl = LT
betapet-mark-dw = MD
betapet-mark-tw = MT
betapet-bonus-dl = lettre double
betapet-bonus-tl = lettre triple
betapet-bonus-dw = mot double
betapet-bonus-tw = mot triple
betapet-bonus-start = case de départ, mot double
betapet-bingo = Bingo
betapet-sum = { $points } points au total
betapet-counting = Calcul…
betapet-not-listed = pas dans le dictionnaire

betapet-shuffle = Mélanger
betapet-sort = Trier
betapet-unseen = Cachées
betapet-unseen-count = { $count } lettres, dont { $bag } dans le sac
betapet-list = Dictionnaire : { $name }
betapet-list-instead = Dictionnaire : { $name } (remplace { $other })
betapet-exchange = Échanger
betapet-pass = Passer
betapet-recall = Annuler
betapet-play = Jouer
betapet-play-points = Jouer { $points }
betapet-challenge = Contester

betapet-ask-first = À toi : le premier mot doit couvrir l’étoile
betapet-ask-play = À toi : pose un mot
betapet-why-play = Tape sur une case, fais glisser les lettres, ou clique sur une lettre puis sur une case.
betapet-why-play-touch = Fais glisser les lettres, ou touche une lettre puis une case.
betapet-command-hint = 8G FARTHING, ou G8 vers le bas
betapet-clock-12 = Express, pénalité toutes les 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Rapide
betapet-clock-60 = Normale
betapet-clock-0 = Illimitée
betapet-command-words = mots
betapet-command-words-does = Lire les mots du plateau
betapet-command-no-words = Il n’y a pas encore de mots sur le plateau.
betapet-command-drafts = essais
betapet-command-drafts-does = Lire tes essais, le meilleur d’abord
betapet-command-no-drafts = Tu n’as pas encore fait d’essai.
betapet-command-accept = Accepter
betapet-command-exchange-does = Écris à la suite les lettres à échanger
betapet-keys-write = placer une lettre sur le plateau
betapet-keys-walk = de case en case
betapet-keys-turn = horizontal ou vertical
betapet-keys-back = annuler la dernière lettre
betapet-keys-joker = placer la lettre avec un joker
betapet-keys-command = jouer FARTHING depuis G8, horizontal
betapet-ask-held = Choisis une case pour { $tile }
betapet-why-held = Touche à nouveau la lettre pour la reposer.
betapet-ask-joker = Choisis la lettre du joker
betapet-why-joker = Touche ou tape une lettre. Elle ne peut plus changer après le coup.
betapet-why-blank = Pour choisir une autre lettre, appuie longuement sur le joker.
betapet-ask-points = { $points ->
    [0] { $word }, 0 point
    [one] { $word }, un point
   *[other] { $word }, { $points } points
}
betapet-ask-bingo = { $word }, bingo : { $points } points
betapet-why-laid = Déplace les lettres, ou annule.
betapet-ask-sending = Envoi…
betapet-ask-challenge = { $points ->
    [one] { $name } a posé { $words } pour { $points } point. Contester ?
   *[other] { $name } a posé { $words } pour { $points } points. Contester ?
}
betapet-why-challenge-single = Contester à tort ne coûte rien.
betapet-why-challenge-double = Contester à tort coûte ton prochain tour.
betapet-why-challenge-five = Contester à tort donne cinq points à l’adversaire.

betapet-joker-becomes = Lettre du joker
betapet-choose-square = Choisis d’abord une case.
betapet-no-room = Il ne reste pas de case libre sur cette ligne ou colonne.
betapet-say-draft = ton essai
betapet-say-last = dernier coup
betapet-say-across = horizontal
betapet-say-down = vertical
betapet-say-recalled = De retour sur le chevalet : { $tile }
betapet-say-recalled-all = Toutes les lettres sont de retour sur le chevalet.
betapet-say-rack = Chevalet : { $letters }
betapet-say-verdict = { $words } : { $points } points

betapet-exchange-title = Choisis les lettres à échanger
betapet-exchange-line = Le sac contient { $bag } lettres. Tu en pioches autant, et ton tour se termine.
betapet-exchange-count = Échanger { $count }
betapet-exchange-all = Toutes ou aucune
betapet-keep-all = Annuler
betapet-laid-return = Les lettres sur le plateau reviennent sur ton chevalet.
betapet-pass-title = Passer ce tour ?
betapet-pass-laid = Tes lettres sur le plateau ne sont pas jouées. Elles reviennent sur ton chevalet.
betapet-pass-line = { $count ->
    [0] La partie se termine après trois tours de table sans mot.
    [one] La partie se termine après trois tours de table sans mot ; le dernier tour était sans mot.
   *[other] La partie se termine après trois tours de table sans mot ; les { $count } derniers tours étaient sans mot.
}

betapet-racks-left = Lettres restantes
betapet-rack-left = Restantes : { $letters }
betapet-rack-empty = aucune

betapet-count-bingos = Bingos
betapet-count-words = Mots
betapet-count-best = Meilleur tour
betapet-count-exchanges = Échanges
betapet-source-letters = Lettres
betapet-source-bonus = Cases bonus
betapet-source-crossing = Mots croisés
betapet-source-bingo = Bingos
betapet-source-withdrawn = Contestés avec succès
betapet-source-challenge = Contestations à tort des adversaires
betapet-source-left = Lettres restantes

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = Le premier mot
betapet-lesson-star = Cette leçon est en anglais, avec des mots connus dans bien des langues. Le premier mot doit couvrir l’étoile : joue AROMA de f8 à j8. Touche une case et écris, ou fais glisser les lettres.
betapet-lesson-star-other = Ce coup est légal, mais ici joue AROMA de f8 à j8.
betapet-lesson-points-title = Le score
betapet-lesson-points = A, R et O valent 1 point chacun et M en vaut 3 : cela fait 7, et l’étoile double le mot à 14. Tu as pioché de nouvelles lettres, jusqu’à sept, et Mona a joué IDEAL en passant par ton A.
betapet-lesson-two-title = Deux mots à la fois
betapet-lesson-two = Toutes les lettres qui se touchent sur une ligne ou une colonne doivent former un mot, et chaque nouveau mot compte. Joue KILOS vers le bas, de k4 à k8 : son S forme aussi AROMAS. Avec les cases bonus, ils rapportent 20 et 9.
betapet-lesson-two-other = Ce coup est légal, mais ici joue KILOS vers le bas, de k4 à k8.
betapet-lesson-joker-title = Le joker
betapet-lesson-joker = La lettre vide est un joker : elle remplace n’importe quelle lettre et ne rapporte aucun point. Mona a joué EURO ; joue maintenant TIGER de e5 à i5, avec le joker comme R.
betapet-lesson-joker-other = Ce coup est légal, mais ici joue TIGER de e5 à i5, avec le joker comme R.
betapet-lesson-exchange-title = Échanger
betapet-lesson-exchange = Tes lettres ne forment aucun bon mot. Au lieu de jouer un mot, tu peux échanger des lettres, comme Mona vient de le faire, tant que le sac en contient au moins sept. Échange C, H et J.
betapet-lesson-exchange-other = Ce coup est légal, mais ici échange C, H et J.
betapet-lesson-bingo-title = Bingo et passer
betapet-lesson-bingo = Jouer les sept lettres en un tour est un bingo et rapporte 50 points de plus. Si tu ne peux ou ne veux pas jouer de mot, passe. Un mot absent du dictionnaire est refusé ; tu peux le changer.
betapet-lesson-on-title = Fin de la partie
betapet-lesson-on = La partie se termine quand le sac est vide et qu’un joueur pose sa dernière lettre : les autres perdent la valeur des leurs, et ce joueur la gagne. Elle se termine aussi après trois tours de table sans mot.
