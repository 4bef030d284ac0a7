# Betapet

betapet-name = Betapet
betapet-line = Croise les mots sur le plateau de ton choix, contre la montre si tu veux.

betapet-option-board = Plateau
betapet-option-board-standard = Standard
betapet-option-board-special = Spécial
betapet-option-board-random = Aléatoire
betapet-option-board-classic = Classique
betapet-option-tiles = Jetons
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
betapet-option-lexicon = Liste de mots
betapet-option-words = Mots faux
betapet-option-words-void = refusés aussitôt
betapet-option-words-single = acceptés jusqu’à contestation
betapet-option-words-double = contester à tort coûte le tour suivant
betapet-option-words-five = contester à tort donne cinq points à l’autre
betapet-option-live_words = Les brouillons sont vérifiés avant d’être joués
betapet-option-ending = Fin de partie
betapet-option-ending-betapet = chacun perd ses jetons restants, qui finit les gagne
betapet-option-ending-double = qui finit gagne le double des jetons restants

betapet-phase-play = pose un mot, échange ou passe
betapet-phase-challenge = accepte le coup ou conteste-le
betapet-phase-over = la partie est finie

betapet-do-play = Poser ces jetons
betapet-do-exchange = Échanger des jetons
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
betapet-news-bingo = { $name } a posé { $words } : bingo, { $points } points !
betapet-news-word = { $direction ->
    [down] { $word } en { $at }, vertical
   *[across] { $word } en { $at }
}
betapet-news-exchange = { $count ->
    [one] { $name } a échangé un jeton.
   *[other] { $name } a échangé { $count } jetons.
}
betapet-news-exchange-own = { $name } a rendu { $given } et pioché { $drawn }.
betapet-news-answered = { $name } a répondu.
betapet-news-pass = { $name } a passé.
betapet-news-withdrawn = { $name } a repris son coup : { $words } ne tenait pas.
betapet-news-challenge = { $name } gagne { $points } points : la contestation était fausse.
betapet-news-skipped = { $name } a perdu ce tour par une contestation fausse.
betapet-news-rack = { $lost ->
    [0] Il restait { $letters } à { $name }.
    [one] Il restait { $letters } à { $name } : un point de moins.
   *[other] Il restait { $letters } à { $name } : { $lost } points de moins.
}
betapet-news-out = { $points ->
    [0] { $name } a fini.
    [one] { $name } a fini et gagne un point.
   *[other] { $name } a fini et gagne { $points } points.
}
betapet-news-left = { $name } a quitté la partie.

betapet-over-out = Toutes les lettres d’un joueur ont été jouées.
betapet-over-passes = Trois tours de table sans un mot.
betapet-over-time = Quelqu’un a dépassé son temps de cinq minutes.
betapet-over-resigned = Les autres ont abandonné.
betapet-over-away = Les autres ne sont pas revenus.

betapet-error-not-your-turn = Ce n’est pas à toi.
betapet-error-answer-first = Il faut d’abord accepter ou contester le coup joué.
betapet-error-no-play-to-answer = Il n’y a pas de coup à accepter ou à contester.
betapet-error-no-tiles = Pose au moins un jeton.
betapet-error-off-board = C’est hors du plateau.
betapet-error-occupied = Il y a déjà une lettre.
betapet-error-not-in-order = Les jetons se disent dans l’ordre de leurs cases.
betapet-error-not-in-line = Tous les jetons vont sur une ligne ou une colonne.
betapet-error-gap = Il y a un trou dans le mot.
betapet-error-not-connected = Les jetons doivent toucher une lettre du plateau.
betapet-error-start-square = Le premier mot doit couvrir l’étoile.
betapet-error-one-letter = Une lettre n’est pas un mot.
betapet-error-not-a-letter = Aucun jeton ne s’appelle { $letter }.
betapet-error-not-on-rack = Pas sur ton chevalet : { $letters }
betapet-error-not-a-word = { $count ->
    [one] { $words } n’est pas dans le dictionnaire
   *[other] { $words } ne sont pas dans le dictionnaire
}
betapet-error-shared-tile = { $word } demande le jeton { $tile } : des lettres séparées ne comptent pas.
betapet-error-bag-too-small = On n’échange que si le sac tient { $needed } jetons ; il en tient { $bag }.
betapet-error-unknown-lexicon = La liste { $lexicon } n’est pas dans cette maison.
betapet-error-other-language = La liste parle { $lexicon }, les jetons { $tiles }.
betapet-error-seats = On joue de deux à quatre, pas à { $seats }.

betapet-bot-beginner = Nils, onze ans, qui sait les mots courts et courants
betapet-bot-beginner-plus = Amina, douze ans, qui lit la nuit sous la couette
betapet-bot-casual = Mona, qui pose ce qui lui plaît, avec du vocabulaire
betapet-bot-casual-plus = Tomás, qui ne manque jamais les mots croisés du dimanche
betapet-bot-club = Henrik, qui prend toujours le plus de points
betapet-bot-club-plus = Ngozi, qui collectionne les mots rares
betapet-bot-expert = Alma, qui soigne aussi les jetons qu’elle garde
betapet-bot-expert-plus = Haruto, à qui un mot échappe rarement
betapet-bot-master = Viktor, à qui presque jamais un mot n’échappe
betapet-bot-master-plus = Kalliope, qui réfléchit aux coups suivants et compte les derniers jetons

## The board on screen

betapet-board = Plateau de quinze sur quinze
betapet-rack = Ton chevalet
betapet-tools = Autres actions
betapet-slip = Ce que donne l'essai
betapet-joker = joker
betapet-tile = { $value ->
    [0] { $letter }, zéro point
    [one] { $letter }, un point
   *[other] { $letter }, { $value } points
}
betapet-tile-joker = { $letter }, un joker, zéro point
betapet-rack-tile = { $tile }, place { $place } sur { $count }
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
betapet-sum = { $points } points en tout
betapet-counting = On compte…
betapet-not-listed = absent de la liste

betapet-shuffle = Mêler
betapet-sort = Trier
betapet-unseen = Cachées
betapet-unseen-count = { $count } lettres, dont { $bag } dans le sac
betapet-list = Liste de mots : { $name }
betapet-list-instead = Liste de mots : { $name }, faute d’avoir { $other }
betapet-exchange = Échanger
betapet-pass = Passer
betapet-recall = Annuler
betapet-play = Jouer
betapet-play-points = Jouer { $points }
betapet-challenge = Contester

betapet-ask-first = À toi : le premier mot couvre l'étoile
betapet-ask-play = À toi : pose un mot
betapet-why-play = Tape sur une case, fais glisser les lettres, ou touche une lettre puis une case.
betapet-why-play-touch = Fais glisser les lettres, ou touche une lettre puis une case.
betapet-command-hint = 8G FARTHING, ou G8 vers le bas
betapet-clock-12 = Ruée, des points toutes les 15 s
betapet-clock-20 = Stress
betapet-clock-30 = Rapide
betapet-clock-60 = Normale
betapet-clock-0 = Illimitée
betapet-command-words = mots
betapet-command-words-does = Dire les mots du plateau
betapet-command-no-words = Aucun mot n’est encore posé.
betapet-command-drafts = brouillons
betapet-command-drafts-does = Dire tes essais, le meilleur d’abord
betapet-command-no-drafts = Tu n’as encore rien essayé.
betapet-command-accept = Accepter
betapet-command-exchange-does = Écris ensuite les lettres à rendre
betapet-keys-write = écrire sur le plateau
betapet-keys-walk = de case en case
betapet-keys-turn = écrire vers le bas ou vers la droite
betapet-keys-back = annuler le dernier jeton posé
betapet-keys-joker = l’écrire avec le joker
betapet-keys-command = FARTHING depuis G8 vers la droite
betapet-ask-held = Où la poser : { $tile } ?
betapet-why-held = Choisis une case, ou la lettre encore une fois pour la reposer.
betapet-ask-joker = Que vaut le joker ?
betapet-why-joker = Choisis une lettre ou tape-la. Elle le restera.
betapet-why-blank = Appuie longuement sur le joker, ou repose-le, pour choisir sa lettre.
betapet-ask-points = { $points ->
    [0] { $word }, 0 point
    [one] { $word }, un point
   *[other] { $word }, { $points } points
}
betapet-ask-bingo = { $word } est un bingo : { $points } points
betapet-why-laid = Déplace les lettres, ou annule.
betapet-ask-sending = C'est parti…
betapet-ask-challenge = { $name } a posé { $words } pour { $points } points. Contester ?
betapet-why-challenge-single = Une contestation à tort ne coûte rien.
betapet-why-challenge-double = Une contestation à tort coûte ton prochain tour.
betapet-why-challenge-five = Une contestation à tort donne cinq points à qui a posé.

betapet-joker-becomes = Le joker devient…
betapet-choose-square = Choisis d’abord une case.
betapet-no-room = Il ne reste pas de case libre sur cette ligne.
betapet-say-draft = ton essai
betapet-say-last = dernier coup
betapet-say-across = écriture horizontale
betapet-say-down = écriture verticale
betapet-say-recalled = De retour sur le chevalet : { $tile }
betapet-say-recalled-all = Toutes les lettres sont de retour sur le chevalet.
betapet-say-rack = Chevalet : { $letters }
betapet-say-verdict = { $words } : { $points } points

betapet-exchange-title = Quelles lettres rends-tu ?
betapet-exchange-line = Le sac en contient { $bag }. Tu en tires autant, et ton tour est fini.
betapet-exchange-count = Échanger { $count }
betapet-exchange-all = Toutes ou aucune
betapet-keep-all = Les garder
betapet-laid-return = Les lettres sur le plateau reviennent sur ton chevalet.
betapet-pass-title = Passer ce tour ?
betapet-pass-laid = Tu as des lettres sur le plateau qui ne sont pas jouées. Elles reviennent sur ton chevalet.
betapet-pass-line = { $count ->
    [0] Trois tours de table sans un coup finissent la partie.
    [one] Trois tours de table sans un coup finissent la partie ; un tour est passé ainsi.
   *[other] Trois tours de table sans un coup finissent la partie ; { $count } tours sont passés ainsi.
}

betapet-racks-left = Resté sur les chevalets
betapet-rack-left = Reste : { $letters }
betapet-rack-empty = il ne reste rien

betapet-count-bingos = Bingos
betapet-count-words = Mots
betapet-count-best = Meilleur tour
betapet-count-exchanges = Échanges
betapet-source-letters = Lettres
betapet-source-bonus = Cases bonus
betapet-source-crossing = Mots croisés
betapet-source-bingo = Bingos
betapet-source-withdrawn = Repris
betapet-source-challenge = Contestations erronées des autres
betapet-source-left = Lettres restantes

# The lesson: the first turns with a newcomer.
betapet-lesson-star-title = Le premier mot
betapet-lesson-star = Cette leçon se joue en anglais, avec des mots connus dans bien des langues. Le premier mot couvre l’étoile : pose AROMA de f8 à j8. Touche une case et écris, ou porte les lettres.
betapet-lesson-star-other = D’autres mots sur l’étoile iraient, mais ici pose AROMA de f8 à j8.
betapet-lesson-points-title = Ce qu’il compte
betapet-lesson-points = A, R et O valent 1 chacun et M vaut 3 : cela fait 7, et l’étoile double le mot à 14. Tu as repris jusqu’à sept lettres, et Mona a posé IDEAL par ton A.
betapet-lesson-two-title = Deux mots à la fois
betapet-lesson-two = Des lettres qui se touchent en ligne doivent former un mot, et chaque nouveau mot compte. Pose KILOS vers le bas, de k4 à k8 : son S fait aussi AROMAS. Avec les cases de couleur, 20 et 9.
betapet-lesson-two-other = Ce serait permis, mais ici pose KILOS vers le bas, de k4 à k8.
betapet-lesson-joker-title = Le joker
betapet-lesson-joker = Le jeton sans lettre est un joker : n’importe quelle lettre, pour aucun point. Mona a posé EURO ; pose maintenant TIGER de e5 à i5, avec le joker pour le R.
betapet-lesson-joker-other = Ce serait permis, mais ici pose TIGER de e5 à i5, avec le joker pour le R.
betapet-lesson-exchange-title = Échanger
betapet-lesson-exchange = Tes lettres ne donnent plus rien de bon. Au lieu de poser un mot, tu peux échanger des lettres, comme Mona à l’instant, tant qu’il en reste sept dans le sac. Échange C, H et J.
betapet-lesson-exchange-other = Ce serait permis, mais ici échange C, H et J.
betapet-lesson-bingo-title = Bingo, et passer
betapet-lesson-bingo = Les sept lettres en un tour font un bingo, 50 points de plus. Qui ne peut ou ne veut rien poser passe. Un mot absent de la liste est refusé, et rien n’est perdu.
betapet-lesson-on-title = La fin
betapet-lesson-on = Quand le sac est vide et que quelqu’un pose sa dernière lettre, les autres perdent la valeur des leurs, et lui la gagne. C’est fini aussi après trois tours de table sans mot.
