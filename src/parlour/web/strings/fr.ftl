### La maison en français : tout ce que dit l’interface, et pourquoi elle refuse.

## L’interface
house-skip = Aller à la page
house-home-link = Parlour, accueil
house-nav = Maison
house-nav-home = Accueil
house-nav-lobby = Salon
house-nav-tables = Mes tables
house-nav-beside = Vos tables côte à côte
house-nav-help = Aide
house-nav-settings = Réglages
house-nav-further = Où encore
house-lamp = Mode sombre
house-sound-button = Son
house-sound-on = Le son est activé
house-sound-off = Le son est coupé
house-join = Devenir membre
house-account = { $name } : ton compte
house-your-account = Ton compte, tes appareils, te déconnecter
house-more = Plus
house-close = Fermer
house-cancel = Annuler
house-loading = Un instant…
house-wait-for-you = { $count ->
    [0] Aucune table ne t’attend
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
house-minutes = { $minutes } min
house-weight = Complexité { $weight } sur 5
house-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
house-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
house-spoken-clock = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
    [one] 1 minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
house-spoken-over = { $time } de dépassement
house-overtime = { $time }, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}

## Accueil
house-greeting = { $daytime ->
    [morning] Bonjour
    [afternoon] Bon après-midi
   *[evening] Bonsoir
}
house-greeting-name = { house-greeting }, { $name }
house-crowd = { $members ->
    [0] aucun membre
    [one] { $members } membre
   *[other] { $members } membres
}, { $guests ->
    [0] aucun invité ici
    [one] { $guests } invité ici
   *[other] { $guests } invités ici
}
house-counts = { house-crowd } · { $tables ->
    [0] aucune partie publique
    [one] une partie publique
   *[other] { $tables } parties publiques
}
house-your-tables = Tes tables
house-with = avec { $names }
house-your-turn = À toi
house-awaits = À { $name } de jouer
house-awaits-many = On attend { $count } personnes
house-over = C’est fini
house-play-something = À quoi joue-t-on ?
house-players = Joueurs
house-rules = Règles
house-play = Jouer
house-with-friends = Entre amis
house-game-with-friends = { $game } entre amis
house-watch = Regarder
house-open-tables = Tables ouvertes
house-a-seat-is-free = une place est libre
house-no-open = Aucune table ouverte pour l’instant
house-no-open-line = Ouvres-en une, ou joue avec un bot.
house-sit-down = Rejoindre
house-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
house-who-is-here = Qui est là
house-quick-match = Partie rapide
house-people = Contacts
house-looking-round = fait un tour
house-nobody-else = Personne n’est encore là.
house-sign = Des jeux de plateau dans ton navigateur, sur ton propre serveur.
house-shared-gathering = une place est libre
house-shared-playing = en cours
house-shared-over = le résultat
house-how-fair = Comment le hasard reste honnête
house-code-label = Code d’une table
house-code-example = Un code, par exemple maple lamp river 427
house-code-go = Y aller

## Salon et nouvelles tables
house-rooms = Salles
house-hall = Tous les jeux
house-every-game = tous les jeux
house-mine-line = où je joue, où j’ai joué
house-tables-count = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}
house-seat-is-free = Une place est libre
house-in-play = En cours
house-you-may-watch = tu peux regarder
house-left-lying = Inactives
house-left-lying-line = contre des bots, intactes depuis deux jours ; elles n’attendent personne
house-played = Terminées
house-no-mine = Tu n’es à aucune table
house-go-there = Y aller
house-new-table = Nouvelle table
house-game = Jeu
house-seats = Places
house-others = Les autres
house-others-open = Amis
house-others-bot = Bots
house-others-guest = À cet écran
house-others-open-line = Invite-les par lien, code ou image ; des bots peuvent compléter la table.
house-others-bot-line = La partie commence aussitôt.
house-others-guest-line = Cet appareil passe de main en main. Les secrets restent derrière un rideau.
house-level = Niveau
house-level-beginner = Débutant
house-level-beginner-plus = Débutant +
house-level-casual = Détente
house-level-casual-plus = Détente +
house-level-club = Club
house-level-club-plus = Club +
house-level-expert = Expert
house-level-expert-plus = Expert +
house-level-master = Maître
house-level-master-plus = Maître +
house-bot-level = { $name }, { $level }
house-against-bot = Contre { $name }
house-another-bot = Un autre adversaire
house-bot-waits = { $game } avec { $name }
house-other-language = { $game } sera en { $language }
house-other-language-line = Cette maison n’a pas encore de liste de mots dans ta langue : jetons et mots sont en { $language }. Qui tient la maison peut en apporter une.
house-player = Joueur { $number }
house-name-of = Nom à la place { $number }
house-pace = Rythme
house-pace-any = Tous les rythmes
house-pace-now = Tout de suite
house-pace-days = Sur des jours
house-clock = Pendule
house-clock-untimed = Sans pendule
house-clock-bank = { $minutes } min chacun
house-clock-fischer = { $minutes } min + { $seconds } s par coup
house-clock-permove = { $minutes } min par coup
house-clock-permove-seconds = { $seconds } s par coup
house-clock-total = { $minutes } min, puis malus
house-clock-correspondence = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
house-public = Montrer au salon
house-public-line = Tout le monde dans cette maison peut s’asseoir.
house-watchers = On peut regarder
house-cafe = Table de café
house-cafe-line = Cet écran est le plateau de tous ; les téléphones sont les mains.
house-big-screen = Grand écran
house-takebacks = On peut demander à reprendre un coup
house-draws = On peut proposer la nulle
house-further = Plus de choix · { $clock }
house-open-table = Ouvrir la table
house-start-now = Commencer
house-about-minutes = Environ { $minutes } minutes.
house-friends-get-link = Tes amis reçoivent un lien.

## Avant la partie
house-what-is-played = À quoi l’on joue
house-read-rules = Lire les règles
house-shuffle = Mêler
house-free-seat = Place libre
house-fill-seat = Qui prend la place { $number }
house-fill = Donner cette place…
house-fill-guest = À quelqu’un à cet écran
house-fill-bot = À un bot
house-seat = Place { $number }
house-seat-up = Faire monter { $name } depuis la place { $number }
house-seat-down = Faire descendre { $name } depuis la place { $number }
house-you = Toi
house-bot = Bot
house-here = Là
house-not-here = Pas là pour l’instant
house-on-this-device = À cet écran
house-stand = Quitter la place
house-send-away = Libérer la place occupée par { $name }
house-invite = Inviter
house-invite-title = Une place t’attend à { $game }
house-code = Le code est
house-code-line = Dis-le à voix haute ; on le tape sur { $host }
house-link = Lien vers cette table
house-copy = Copier
house-share = Partager
house-link-copied = Le lien est copié.
house-copy-by-hand = Le lien est sélectionné : copie-le à la main.
house-qr = Le lien en code QR
house-qr-line = Vise-le avec un téléphone
house-ready-host = Tout le monde est assis. On y va ?
house-ready-guest = Tout le monde est assis. L’hôte va commencer.
house-waiting-for = { $count ->
    [0] Plus aucune place libre
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
house-waiting-host-line = Envoie le lien, ou donne la place à un bot.
house-waiting-guest-line = La partie commence quand l’hôte la lance.
house-seat-waits = Une place t’attend
house-seat-waits-line = Assieds-toi pour jouer, ou reste regarder.
house-start = Lancer

## La table
house-board = Plateau
house-asked = Ta décision
house-to-move = doit jouer
house-waiting = Attend
house-thinking = Réfléchit
house-away = Pas là
house-looking-back = Tu vois une position antérieure.
house-looking-back-line = La partie continue pendant ce temps.
house-back-to-now = Revenir au présent
house-gave-up = A abandonné
house-left-table = Table quittée
house-is-thinking = { $name } réfléchit
house-are-thinking = { $names } réfléchissent
house-nobody-awaited = Personne ne doit jouer
house-you-watch = Tu es spectateur.
house-you-left = Tu as quitté cette partie et peux la regarder.
house-choose-move = Choisis ton coup
house-send = Envoyer
house-sending = C’est parti…
house-undo = Défaire
house-key-enter = Enter
house-key-escape = Échap
house-command = Écrire un coup
house-command-hint = Un coup, en mots ou en notation
house-command-none = Rien de ce que tu peux faire ne correspond à « { $typed } ».
house-command-many = { $count } coups correspondent : continue d’écrire ou choisis avec les flèches.
house-command-count = { $count ->
    [one] Un coup correspond.
   *[other] { $count } coups correspondent.
}
house-keys = Raccourcis clavier
house-keys-board = Sur ce plateau
house-keys-everywhere = À toutes les tables
house-keys-confirm = confirmer
house-keys-undo = annuler la dernière partie d’un brouillon
house-keys-command = écrire un coup
house-keys-steps = un coup en arrière, un coup en avant
house-keys-now = revenir à maintenant
house-keys-to-board = aller au plateau
house-keys-last = dire le dernier coup
house-keys-log = aller au journal
house-keys-clock = dire les pendules
house-keys-score = dire le score
house-keys-asked = lire la consigne
house-keys-answer = accepter ou refuser une proposition
house-keys-keys = ces touches
house-say-left = { $name } : { $time }
house-say-no-clock = Il n’y a pas de pendule.
house-say-score = { $name } : { $points }
house-say-no-score = Personne ne compte de points ici.
house-say-no-move = Personne n’a encore joué.
house-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
house-time-over = Ton temps est écoulé. Désormais, il te coûte des points.
house-time-low = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
house-won = Gagné
house-lost = Perdu
house-drawn = Nulle
house-panel = Journal, chat, coups et règles
house-tab-log = Journal
house-tab-result = Résultat
house-tab-chat = Chat
house-tab-moves = Coups
house-tab-plan = Coups conditionnels
house-tab-rules = Règles
house-tab-moments = Moments clés
house-tab-points = Points
house-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
house-talk-button = { $unread ->
    [0] Journal, chat et règles
    [one] Journal, chat et règles, { $unread } nouveau
   *[other] Journal, chat et règles, { $unread } nouveaux
}
house-watchers-count = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
house-log-move = Coup
house-log-points = Points
house-log-total = Total
house-log-empty = Aucun coup pour l’instant.
house-log-started = La partie commence.
house-log-moved = { $name } a joué.
house-log-left = { $why ->
    [resigned] { $name } a abandonné.
    [time] { $name } n’a plus de temps.
   *[away] { $name } a quitté la partie pour de bon.
}
house-log-flagged = Le drapeau est tombé pour { $name }.
house-log-offered = { $what ->
    [pause] { $name } demande une pause.
    [takeback] { $name } demande à reprendre un coup.
   *[draw] { $name } propose la nulle.
}
house-log-answered = { $yes ->
    [true] { $name } accepte.
   *[false] { $name } refuse.
}
house-log-answered-withdrawn = { $what ->
    [pause] { $name } a retiré sa demande de pause.
    [takeback] { $name } a retiré sa demande de reprendre un coup.
   *[draw] { $name } a retiré sa proposition de nulle.
}
house-hint = Indice
house-hint-question = Utiliser un indice ?
house-hint-line = Le robot le plus fort propose un coup. La partie ne sera pas classée et sera marquée comme assistée.
house-hint-take = Utiliser un indice
house-hint-says = Indice : { $move }
house-hint-knows = Un indice : { $move } ({ $worth })
house-log-hinted = { $name } a utilisé un indice.
house-log-tookback = Le coup est repris.
house-log-tookback-anew = Le coup est repris, et la suite est tirée à nouveau.
house-log-resumed = La maison était absente et la revoilà. Les pendules en direct repartent d’où elles en étaient.
house-chat = Chat
house-chat-empty = Aucun message pour l’instant.
house-say = Dis quelque chose
house-said = { $name } dit : { $text }
house-watching = regarde
house-no-rules = La page des règles de ce jeu n’est pas encore écrite.
house-rules-alone = Les règles sur leur propre page
house-rules-of = Règles du jeu { $game }
house-moves-wait = On n’attend rien de toi pour l’instant.
house-moves-too-many = Il y a trop de coups ici pour les énumérer. Joue sur le plateau.
house-moves-count = { $count ->
    [0] Aucun coup possible
    [one] Un coup possible
   *[other] { $count } coups possibles
}
house-moves-search = Chercher un coup
house-moves-more = { $count ->
    [one] et { $count } autre : tape pour le trouver
   *[other] et { $count } autres : tape pour les trouver
}
house-word-board = En mots
house-word-view = Ce que voit cette place
house-setting-legal = Afficher les coups légaux
house-setting-legal-line = Les coups légaux sont marqués sur le plateau.
house-setting-trace = Surligner le dernier coup
house-setting-trace-line = Le plateau montre ce qui vient de se passer.
house-setting-sound = Son
house-setting-sound-line = Sons discrets pour les coups.
house-draw = Nulle
house-takeback = Reprendre
house-leaver = Quand quelqu’un s’en va
house-leaver-wait = les autres attendent
house-leaver-bot = un bot joue jusqu’à son retour
house-leaver-end = il abandonne
house-leave = Laisser à un bot
house-leave-question = Laisser un robot jouer pour toi ?
house-leave-line = Un robot à peu près de ta force joue à ta place. Tu peux revenir quand tu veux. Le résultat compte pour toi.
house-bot-plays-on = Un bot joue à ta place.
house-take-chair = Reprendre ta chaise
house-stand-in = un bot joue
house-log-seated-for = Un bot joue à la place de { $name }.
core-error-bot-plays-on = Un bot joue à ta place. Reprends d’abord ta chaise.
core-error-no-stand-in = À cette table, personne ne joue pour qui s’en va.
house-resign = Abandonner
house-resign-question = Abandonner la partie ?
house-resign-line = Tu perdras la partie.
house-offered-draw = La nulle est proposée.
house-offered-takeback = Tu as demandé à reprendre.
house-offer-draw = { $name } propose la nulle.
house-offer-takeback = { $name } demande à reprendre un coup.
house-offer-mine-draw = Tu as proposé la nulle.
house-offer-mine-takeback = Tu as demandé à reprendre un coup.
house-accept = Accepter
house-decline = Refuser
house-withdraw = Retirer
house-pass-device = Passe l’appareil à { $name }
house-pass-device-line = Rien ne s’affiche tant que { $name } n’a pas dit oui.
house-hand-over = Donner
house-i-am = Je suis { $name }
house-line-down = Connexion perdue. Reconnexion… Ton coup est enregistré et sera envoyé automatiquement.
house-line-closed = Redémarrage du serveur… Ton coup est enregistré et sera envoyé automatiquement.
house-line-up = Reconnecté.
house-table-closed = Cette table est fermée
house-no-table = Cette table n’existe pas
house-to-the-table = À la table

## La fin
house-you-win = Tu gagnes
house-wins = { $name } gagne
house-share-win = { $names } se partagent la victoire
house-draw-game = Partie nulle
house-game-closed = La partie a été arrêtée
house-solo-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
house-over-resigned = { $loser } a abandonné.
house-over-time = { $loser } n’a plus de temps.
house-over-away = { $loser } a quitté la partie pour de bon.
house-over-agreed = D’un commun accord.
house-result = Résultat
house-rematch = Revanche
house-join-rematch = Jouer la revanche
house-watch-rematch = Regarder la revanche
house-accept-rematch = Accepter la revanche
house-rematch-asked = { $name } demande une revanche.
house-rematch-waits = Tu as demandé une revanche. { $names } peut l’accepter ici.
house-rematch-begins = La revanche commence.
house-rematch-table = Changer la table
house-rematch-changed = La revanche a d’autres règles ou d’autres joueurs qu’avant.
house-rematch-see = Voir la table
house-review = Revoir
house-rank = Rang { $rank }
house-points-made = D’où viennent les points
house-source-overtime = Temps dépassé
house-sources-total = Total
house-points-for = Points pour
house-fairness = Équité
house-fairness-line = Avant la partie, le serveur a publié l’empreinte de sa graine aléatoire, et chaque navigateur à la table a ajouté son propre nombre aléatoire. Le serveur révèle la graine après la partie : chacun peut vérifier que rien n’a été modifié.
house-verified = Vérifié.
house-not-verified = La vérification a échoué.
house-promised = Empreinte affichée avant la partie
house-nonce = Donné par ce navigateur
house-commitment = Empreinte de la graine
house-key = Graine du serveur
house-seed = Graine combinée
house-verify-yourself = Vérifie toi-même sur la machine de la maison :

## Revoir une partie
house-no-review = Rien à revoir pour l’instant
house-steps = Étapes
house-step-first = Au début
house-step-prev = Une étape en arrière
house-step-play = Dérouler les étapes
house-step-stop = Arrêter
house-step-next = Une étape en avant
house-word-means = Que veut dire { $word } ?
house-step-last = À la fin
house-step-of = { $step } sur { $count }
house-step = Étape { $step }
house-step-start = Le début
house-eyes = Voir comme
house-eyes-public = spectateur
house-eyes-of = { $name }
house-graph = { $label }, étape par étape
house-measure-points = Points
house-measure-balance = Avantage
house-measure-outcome = Qui gagne
house-opinion = Un avis sur cette étape
house-kind-best = Meilleur
house-kind-fine = Bien
house-kind-slip = Imprécision
house-kind-miss = Erreur
house-kind-costly = Gaffe
house-candidates = Meilleurs coups
house-candidate = Candidat
house-place-heading = Rang
house-worth = Valeur
house-was-played = joué
house-worth-win = gagne
house-worth-loss = perd
house-worth-draw = fait nulle
house-worth-win-in = { $turns ->
    [one] gagne en 1 tour
   *[other] gagne en { $turns } tours
}
house-worth-loss-in = { $turns ->
    [one] perd en 1 tour
   *[other] perd en { $turns } tours
}
house-worth-chance = { $chance } de gain
house-no-opinion-here = Il n’y a pas d’avis sur cette décision.
house-best-there-was = le meilleur qu’il y avait.
house-result-kept = le résultat reste
house-best-was = Le meilleur :
house-played-was = Joué : { $played }.
house-lost-points = { $lost } points perdus.
house-lost-least = Environ { $lost } points perdus, ou plus.
house-lost-outcome = Chances de gain en baisse de { $lost } { $lost ->
    [one] point
   *[other] points
}.
house-moment-gain = { $gain } { $points ->
    [one] point
   *[other] points
} par rapport à la moyenne
house-moment-lost-points = { $lost } points
house-moment-lost-outcome = { $lost } de chances de gain
house-foreseen = { $move }, puis sans doute : { $line }
house-weighed = { $count } coups ont été évalués.
house-there-was = Le meilleur coup était { $best }
house-reader-may = Analyse par ordinateur de { $name }
house-reader-ask = Demander une analyse
house-reader-done = Analyse par ordinateur de { $name }
house-reader-reads = { $name } analyse : { $done } coups sur { $count }.
house-reader-waits = En attente : { $name } analyse une autre partie.
house-reader-spent = { $name } a atteint sa limite quotidienne. L’analyse reprendra demain : { $done } coups sur { $count } sont prêts.
house-reader-read = Analysé
house-lost-each = { $name } a perdu { $lost } par décision, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}
house-luck-title = Chance et décisions
house-luck-luck = Chance
house-luck-decisions = Décisions
house-luck-together = Total
house-luck-told = Pour { $name } : chance { $luck }, décisions { $decisions }, chacune à { $within } près ; ensemble { $lead }.
house-luck-note = En points d’avance de { $name } sur la moyenne des autres, d’après de nombreux tirages simulés. Le trait fin est l’intervalle de confiance à 90 %.
house-luck-note-alone = En points pour { $name }, d’après de nombreux tirages simulés. Le trait fin est l’intervalle de confiance à 90 %.
house-decisions-of = Décisions de { $name }
house-next-mistake = Erreur suivante
house-no-mistakes = Aucune erreur notable.
house-limits = Seuils d’erreur
house-limits-set = Régler les seuils d’erreur
house-limits-points = Points perdus. Enregistré pour toi et ce jeu.
house-limits-outcome = Chances de gain perdues, en pourcentage. Enregistré pour toi et ce jeu.
house-limit-from = { $kind } à partir de
house-limits-usual = Réinitialiser
house-done = Terminé
house-try-again = Réessayer ici
house-again = Un autre essai
house-again-line = Voici la position de { $name } avant le coup. Choisis un autre coup ; la partie elle-même ne change pas.
house-weighing = Votre essai est pesé…
house-try-better = Mieux que ce qui fut joué, de { $by }.
house-try-worse = Moins bien que ce qui fut joué, de { $by }.
house-try-same = Aussi bien que ce qui fut joué.
house-once-more = Encore une fois
house-back-to-review = Retour à la revue
house-go-on = Jouer à partir d’ici
house-go-on-line = Une nouvelle table repart d’avant cette décision, avec les mêmes cartes cachées. Elle ne compte pour aucun classement.
house-go-on-with = Avec
house-go-on-bots = Des robots
house-go-on-friends = Qui viendra
house-go-on-level = Quelle force
house-go-on-seat = Ma place
house-go-on-fresh = Retirer le hasard à venir
house-go-on-open = Ouvrir la table
house-ahead-above = { $name } en tête, au-dessus de la ligne
house-ahead-below = { $name } en tête, en dessous
house-moves-minutes = { $moves ->
    [0] Aucun coup
    [one] Un coup
   *[other] { $moves } coups
}{ $minutes ->
    [0] .
    [one] , une minute.
   *[other] , { $minutes } minutes.
}

## Réglages
house-your-name = Ton nom
house-your-name-line = Pour que les autres te reconnaissent. Pas besoin de compte : ce navigateur se souvient de toi.
house-keep = Enregistrer
house-name-kept = Tu t’appelles désormais { $name }.
house-looks = Apparence
house-light = Thème
house-theme-system = Système
house-theme-light = Clair
house-theme-dark = Sombre
house-text-size = Taille du texte
house-motion = Animations
house-motion-system = Système
house-motion-full = Activées
house-motion-still = Désactivées
house-language = Langue
house-language-line = On peut ajouter d’autres langues à cette maison.
house-at-the-table = À la table
house-settings-kept = Enregistré dans ce navigateur et dans ton compte.

## Aide
house-help-play = Jouer
house-help-play-text = Choisis un jeu sur la première page et appuie sur Jouer : un bot s’assied aussitôt avec toi, sans aucun compte. Ce que tu peux faire luit sur le plateau. Choisis, regarde ce que cela donnerait, puis envoie.
house-help-friends = Jouer entre amis
house-help-friends-text = Entre amis ouvre une table qui attend. Envoie le lien, dis le code à voix haute, ou laisse un téléphone lire l’image. Quand tu es l’hôte, tu décides qui s’assied où, à quoi l’on joue, avec quelle pendule, et qui peut regarder. Les places que personne ne prend peuvent aller à des bots.
house-help-device = À plusieurs sur un écran
house-help-device-text = On peut remplir une table avec des gens au même écran. Le plateau se tourne vers qui doit décider. Dans les jeux à secrets, un rideau tombe entre deux tours, jusqu’à ce que la personne suivante dise qu’elle est là.
house-help-keys = Touches
house-help-keys-text = Tout peut se faire sans souris, et chaque plateau dit au lecteur d’écran ce qui s’y trouve. Quand les coups ne sont pas trop nombreux, le panneau sur le côté les énumère aussi tous en mots.
house-key-move = Flèches
house-key-move-does = parcourir le plateau
house-key-choose = Enter ou Space
house-key-choose-does = choisir ce qui est sous le curseur
house-key-send = Enter
house-key-send-does = envoyer, quand quelque chose est choisi
house-key-undo = Backspace ou Escape
house-key-undo-does = défaire la dernière partie d’un brouillon
house-key-turn = R
house-key-turn-does = tourner le plateau ou la pièce, s’il y a quelque chose à tourner
house-key-tabs = Tab
house-key-tabs-does = passer à la partie suivante de la page
house-key-review = Left, Right, Home, End
house-key-review-does = revoir une partie pas à pas
house-help-line = Quand la connexion se coupe
house-help-line-text = Rien n’est perdu. Ce que tu as commencé reste dans ce navigateur, même si la page se recharge. Un coup envoyé compte une seule fois, même si la connexion se coupe souvent, et part tout seul quand elle revient.
house-help-clock = Pendules
house-help-clock-text = Une pendule tourne pour chaque personne qui doit décider. Elle s’arrête à l’instant où la maison a lu ton coup, non quand elle y a répondu. Sur des jours, tu as quelques jours pour chaque coup. Si la maison elle-même est absente, les pendules en direct s’arrêtent et repartent d’où elles en étaient. Les jours continuent, mais qui est attendu à son retour a au moins une heure.
house-help-fairness = Comment le hasard reste honnête
house-help-fairness-text = Avant que quiconque s’assoie, la maison tire une clé secrète et en montre l’empreinte. Chaque navigateur y ajoute son propre hasard en s’asseyant, et le mélange découle de l’ensemble. Ainsi la maison n’a pu choisir les cartes en faveur de personne, et toi non plus.

    Quand la partie est finie, la clé est révélée. Qui revoit une partie la trouve, avec tout ce qui a été vérifié ; sur la machine de la maison, parlour verify et le nom de la partie la vérifient encore.
house-help-privacy = Ce que sait la maison
house-help-privacy-text = Un cookie qui dit quel invité tu es, le nom que tu as donné, tes réglages, tes parties et ce que tu as dit aux tables. Tout reste sur la machine où tourne cette maison. Rien n’est chargé d’ailleurs.

## Ratings and results
house-nav-ratings = Classement
house-nav-tournaments = Tournois
house-results = Résultats
house-season = Saison
house-season-name = { $part ->
    [winter] Hiver { $year }
    [spring] Printemps { $year }
    [summer] Été { $year }
   *[autumn] Automne { $year }
}
house-season-ends = { $season }, jusqu’au { $day }
house-pace-of-quick = Rapide
house-pace-of-evening = Soirée
house-pace-of-daily = Par jours
house-column-place = Place
house-column-name = Nom
house-column-rating = Cote
house-column-sure = À près de
house-column-own = Formule propre
house-column-week = Semaine
house-column-games = Parties
house-column-won = Gagnées
house-column-form = Cinq dernières
house-percent = { $share } %
house-up-by = { $points } de plus
house-down-by = { $points } de moins
house-form = les dernières, les plus anciennes d’abord : { $results }
house-anchor = robot
house-fixed = fixe
house-provisional = Provisoire, sans place avant { $games } parties
house-nobody-rated = Aucun joueur n’est encore classé. Les parties classées contre des humains ou des robots comptent.
house-where-you-stand = Où tu en es
house-above = Au-dessus de { $below } des { $others } autres.
house-games-until-settled = { $games ->
    [one] Encore une partie avant que ta place compte.
   *[other] Encore { $games } parties avant que ta place compte.
}
house-how-to-read = Comment le lire
house-read-anchor = Un robot joue toujours pareil, sa cote est donc fixe : mesurée contre les autres, elle garde chacun à sa place de saison en saison.
house-read-sure = ± dit à quel point la maison est sûre : neuf fois sur dix, la vraie cote est dans l’intervalle.
house-read-counts = Une partie contre des gens ou des robots compte dès que chaque camp a joué quelques coups : deux dans la plupart des jeux. Elle ne compte pas si un coup a été repris, si un indice a été utilisé, si une personne tenait plusieurs places ou si tous les joueurs sont partis. Cent points valent environ deux victoires sur trois.
house-read-repeated = Les trois premières parties entre les deux mêmes joueurs en 24 heures comptent entièrement, chacune des suivantes moitié moins que la précédente. Pour obtenir un rang, dix parties au plus contre la même personne comptent.
house-ladder = L’échelle
house-ladder-next = { $wins ->
    [one] Encore une victoire contre { $bot } et tu passes.
   *[other] Encore { $wins } victoires contre { $bot } et tu passes.
}
house-ladder-done = Tu as dépassé tout le monde ici.
house-rating-change = { $before } → { $after }
house-rating-changed = classement { $after }, avant { $before }
house-rating-left = partie quittée : compte derrière ceux qui sont restés
house-rating-early = parti tôt : non coté
house-rating-weight = compte pour { $share } % : les mêmes adversaires se sont souvent rencontrés en 24 heures
house-ladder-on = Tu as battu { $bot }. Ensuite : { $next }.
house-keep-match = Fichier du match
house-keep-record = En { $kind }
house-files = Fichiers de matchs
house-files-line = Un fichier contient tout ce qui rejoue et prouve un match. Toi seul vois ce que tu apportes, et cela ne compte pour aucun classement.
house-files-all = Tous mes matchs
house-files-bring = En apporter un
house-won-lost = { $won } gagnées, { $lost } perdues
house-not-met = pas rencontré
house-passed = dépassé
house-result-won = Gagné
house-result-lost = Perdu
house-result-drawn = Nul
house-place = Place { $place }
house-given-up = abandon
house-unrated = non coté
house-unrated-void = Non cotée : la partie est nulle et non avenue.
house-unrated-daily = Non cotée : donne du jour.
house-unrated-continued = Non cotée : suite d’une autre partie.
house-unrated-solo = Non cotée : partie en solo.
house-unrated-bots = Non cotée : seuls des robots ont joué.
house-unrated-imported = Non cotée : importée d’un fichier.
house-unrated-shared = Non cotée : une personne tenait plusieurs places.
house-unrated-takeback = Non cotée : un coup a été repris.
house-unrated-hint = Non cotée : un indice a été utilisé.
house-unrated-deserted = Non cotée : tous les joueurs sont partis et des robots ont fini la partie.
house-unrated-short = Non cotée : la partie s’est terminée avant que chaque camp ait joué assez de coups.
house-whose = Les résultats de qui
house-whose-mine = Les miens
house-whose-all = De tous
house-game-any = Tous les jeux
house-when = Quand
house-when-any = N’importe quand
house-when-week = La dernière semaine
house-when-month = Le dernier mois
house-when-year = La dernière année
house-outcome = Issue
house-outcome-any = Toutes
house-outcome-not-won = Pas gagné
house-against = Adversaire
house-no-results = Rien trouvé
house-no-results-line = Ce que tu joues jusqu’au bout se trouve ici, avec son retour.
house-no-open-results-line = Les parties publiques se trouvent ici une fois finies.
house-show-more = Montrer plus
house-all-results = Tous les résultats

## Pourquoi la maison refuse
core-error-failed = Cela n’a pas marché. Réessaie.
core-error-fault = Quelque chose s’est cassé dans la maison. C’est noté ; réessaie.
core-error-line = La connexion est coupée. Réessaie dans un instant.
core-error-unknown = Cela n’existe pas ici.
core-error-already-started = Cette partie a déjà commencé.
core-error-banned = Cette maison t’est fermée pour l’instant.
core-error-muted = Tu ne peux pas parler ici pour l’instant.
core-error-house-closed = Cette maison est pour ses membres. Connecte-toi, ou demande une invitation à l’hôte.
core-error-house-by-invitation = On entre dans cette maison sur invitation : joue à une table dont on t’a donné le lien, ou demande une invitation à l’hôte.
core-error-bad-key = Le hasard de cette partie est abîmé.
core-error-broken = Cette partie ne peut pas continuer : son journal est abîmé à la position { $seq }.
core-error-chair-taken = Cette place est prise.
core-error-table-changed = La table a changé. Relis ses règles avant de t’asseoir.
core-error-rematch-changed = La revanche a changé. Ouvre sa table et lis les règles avant de t’asseoir.
core-error-clock = On ne peut pas jouer avec cette pendule.
core-error-empty-chair = Personne n’est assis là.
core-error-empty-chairs = Une place est encore libre.
core-error-empty-log = Cette partie n’a pas de journal.
core-error-gap = Il manque un morceau au journal de cette partie.
core-error-gone = La personne assise ici est partie pour de bon.
core-error-log-full = Cette partie est plus longue que ce que garde la maison : { $most } événements.
core-error-never-started = Cette partie n’a jamais commencé.
core-error-no-name = Il faut au moins une lettre pour un nom.
core-error-name-too-long = Un nom a au plus { $most } lettres ; celui-ci en a { $letters }.
core-error-no-offer = Il n’y a plus rien à répondre.
core-error-no-such-bot = Ce bot ne joue pas à ce jeu.
core-error-no-such-code = Personne ne connaît le code { $heard }.
core-error-game-set-aside = { $game } n’est pas disponible pour le moment, car le jeu n’a pas pu être chargé. Tes parties sont conservées ; préviens l’administrateur de ce serveur.
core-error-no-such-game = Ce jeu n’est pas dans la maison.
core-error-no-such-match = Cette table n’existe pas.
core-error-no-such-moment = Il n’y a pas de moment où revenir.
core-error-no-such-page = Cette page n’existe pas.
core-error-no-such-seat = Cette place n’existe pas.
core-error-no-such-step = Cette étape n’existe pas.
core-error-file-too-large = Ce fichier est trop grand : { $most } ko au plus sont lus.
core-error-file-proves-false = La partie de ce fichier ne se prouve pas ({ $check }) ; rien n’a été repris.
core-error-file-of-a-day = Les parties de la donne du jour ne sont pas reprises.
core-error-other-match-here = Une autre partie est ici sous l’identifiant de ce fichier ; rien n’a été repris.
core-error-no-such-decision = Il n’y a pas de telle décision à rejouer.
core-error-no-opinions = Aucun robot de cette maison ne donne d’avis sur cette partie.
core-error-bad-origin = Cette partie ne reprend pas là où elle le dit.
core-error-origin-is-fixed = Cette table reprend une autre partie : ses options et ses places restent comme là-bas.
core-error-origin-daily = La donne du jour se joue une fois : rien n’en repart.
core-error-origin-too-long = Cette partie est trop longue pour repartir d’ici.
core-error-reviews-spent = Les robots ont assez réfléchi pour aujourd’hui. Réessayez demain.
core-error-too-many-reviews = Vous avez déjà { $most } parties qui attendent d’être lues. Quand l’une est finie, demandez la suivante.
core-error-no-such-pace = Ce rythme n’existe pas. Choisis rapide, soirée ou sur plusieurs jours.
core-error-no-such-season = Cette saison n’existe pas.
core-error-no-such-results = Cette page de résultats n’existe pas. Commence par la première.
core-error-no-result-yet = Le résultat n’est pas encore inscrit. Redemande dans un instant.
core-error-no-watchers = L’hôte ne laisse personne regarder ici.
core-error-no-worker = Aucun bot n’est libre pour l’instant.
core-error-not-a-match-file = Ce n’est pas l’enregistrement d’une partie.
core-error-not-a-nonce = La part de hasard de ce navigateur est illisible.
core-error-not-a-promise = Cette partie ne t’est pas réservée. Ouvre la table de nouveau.
core-error-promise-used = Cette table est déjà ouverte.
core-error-not-agreed = Les autres n’ont pas donné leur accord.
core-error-not-an-action = Ce n’est pas un coup de ce jeu.
core-error-wrong-origin = Cette page a été ouverte à l’adresse { $origin }, mais le serveur croit que la sienne est { $expected } et refuse toute modification. Si tu gères ce serveur, configure son proxy inverse pour qu’il transmette les en-têtes Host et X-Forwarded-Proto.
core-error-not-from-here = Cette demande ne vient pas d’une page de cette maison.
core-error-no-hints = Les indices sont pour les parties contre des robots, et pas pour la donne du jour.
core-error-not-offered-here = Cela ne se propose pas à cette table.
core-error-not-options = Ce ne sont pas des options de ce jeu.
core-error-not-over = Cela s’ouvre quand la partie est finie.
core-error-not-playing = Cette partie n’est pas en cours.
core-error-not-the-host = Seul l’hôte peut faire cela.
core-error-private-match = Cette partie était privée. Demande le lien à quelqu’un qui y a joué.
core-error-put-out = L’hôte t’a fait quitter cette table. Elle te reste fermée.
core-error-not-storable = Ce texte contient des caractères qui ne peuvent pas être enregistrés. Supprime-les et réessaie.
core-error-not-understood = La maison n’a pas compris.
core-error-not-your-seat = Ce n’est pas ta place.
core-error-not-your-table = Tu n’étais pas à cette table.
core-error-not-your-turn = Ce n’est pas ton tour.
core-error-no-such-phrase = Cette phrase n’existe pas.
core-error-nothing-said = Dis d’abord quelque chose.
core-error-nothing-to-take-back = Tu n’as pas de coup à reprendre.
core-error-drawn-anew-once = Ce coup a déjà été repris et tiré à nouveau. Cela se fait une fois.
core-error-paused = La partie est en pause. Reprenez-la d’abord.
core-error-not-paused = La partie n’est pas en pause.
core-error-no-vacation = À cette table, personne ne prend de congés.
core-error-no-plans-here = Ici, on ne prévoit pas de coups : c’est pour les parties sur plusieurs jours, sans hasard ni secrets.
core-error-plan-is-due = C’est à vous : jouez votre coup.
core-error-plan-without-answer = Une suite se termine par une réponse à vous.
core-error-plan-too-long = Une suite compte au plus { $most } coups.
core-error-plans-full = Vous avez prévu { $most } suites, c’est le maximum.
core-error-no-nudge = Ici, c’est la pendule qui rappelle.
core-error-nudge-later = Pas encore : laissez d’abord un peu de temps.
core-error-nobody-awaited = Vous n’attendez personne ici.
core-error-no-claim = Ici, c’est la pendule qui en décide.
core-error-claim-later = Pas encore : deux semaines doivent s’écouler.
core-error-claim-not-alone = D’autres sont encore là. Vous pouvez seulement continuer sans les absents.
core-error-offer-open = Autre chose est déjà proposé.
core-error-offer-later = Tu l’as déjà proposé il y a peu. Tu pourras recommencer après { $moves ->
    [one] ton prochain coup
   *[other] tes { $moves } prochains coups
} ou dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-chair-each = Tu ne peux pas prendre deux places à la fois.
core-error-order = Ce n’est pas un ordre de ces places.
core-error-other-digest = Les règles rejouent cette partie autrement.
core-error-other-game = Cette partie est celle d’un autre jeu.
core-error-other-version = Cette partie a été jouée avec une version plus ancienne des règles.
core-error-out-of-place = Cela ne peut pas arriver maintenant.
core-error-rules-fail = Les règles de ce jeu ont échoué à cet endroit.
core-error-seats = On y joue de { $least } à { $most }.
core-error-stale = Cette décision est passée.
core-error-stale-offer = Cette proposition n’est plus ouverte. Lis la nouvelle avant de répondre.
core-error-time-left = Il reste du temps à la pendule.
core-error-too-busy = La maison est trop occupée pour l’instant. Réessaie.
core-error-too-large = C’est trop long.
core-error-too-many = C’est trop à la fois. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
core-error-too-many-public = { $most } de tes tables sont déjà proposées à tous. Quand l’une aura commencé, propose la suivante.
core-error-too-many-waiting = { $most } de tes tables attendent déjà du monde. Quand l’une aura commencé ou sera fermée, ouvre la suivante.
core-error-too-many-drafts = Tu viens d’essayer beaucoup de coups. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
core-error-too-much-history = Tu viens de regarder beaucoup en arrière. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
core-error-too-many-tables = Tu viens d’ouvrir beaucoup de tables. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} avant la suivante.
core-error-too-much-chat = Tu as déjà beaucoup dit. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} avant la ligne suivante.
core-error-too-many-bot-tables = Tu as déjà { $most } tables où seuls des bots jouent. Quand l’une sera finie, ouvre la suivante.
core-error-too-many-codes = Trop de codes qui ne mènent nulle part. Attends { $minutes ->
    [0] { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}, ou demande le lien de la table.
core-error-too-many-chairs = { $seats ->
    [one] Cette table n’a que { $seats } place.
   *[other] Cette table n’a que { $seats } places.
}
core-error-too-often = C’est trop souvent. Attends un instant.
core-error-too-many-sockets = Pas plus de { $most } pages de cette maison à la fois. Fermes-en une, puis rouvre celle-ci.
core-error-too-slow = Cela a mis trop de temps à arriver. Réessaie.
core-error-storage-busy = Un autre programme tient la base de la maison. Rien n’a changé ; réessaie dans un instant.
core-error-storage-full = La maison n’a plus de place pour enregistrer. Rien n’a changé ; préviens son hôte.
core-error-storage-read-only = La base de la maison ne peut pas être écrite. Rien n’a changé ; préviens son hôte.
core-error-storage-away = La base de la maison ne répond pas. Réessaie dans un instant ; si cela dure, préviens l’hôte.
core-error-unknown-event = Cette partie a été enregistrée par une maison plus récente.
core-error-unreadable = Le journal de cette partie est illisible.

## Les salles d’un jeu

house-room = Salle
house-room-instead = { $note }, faute d’avoir { $other }
house-room-go-in = Entrer
house-faq = Questions fréquentes
house-notices = Notifications
house-shut-closed = Ce serveur est réservé à ses membres
house-shut-closed-line = Connecte-toi ou saisis ton invitation.
house-shut-invitation-only = Il faut une invitation pour rejoindre ce serveur
house-shut-invitation-only-line = Connecte-toi, saisis ton invitation ou ouvre le lien d’une table que tu as reçu.
house-shut-sign-in = Se connecter
house-shut-password = Je connais le mot de passe du serveur
house-shut-invitation = Lien d’invitation
house-shut-enter = Continuer
house-only-this-computer = Seul cet ordinateur peut ouvrir ce lien, car le serveur a été démarré pour lui seul.
house-announced = L’hôte annonce
house-forum = Le forum des membres
house-room-people = { $count ->
    [0] personne à ses tables
    [one] une personne à ses tables
   *[other] { $count } personnes à ses tables
}
house-room-open = { $count ->
    [0] aucune table ouverte
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}
core-error-no-daily-deal = Ce jeu n’a pas de donne du jour.
core-error-daily-is-opened = La donne du jour s’ouvre depuis la première page ; elle ne se règle pas à une table.
core-error-once-a-day = La donne du jour se joue une seule fois ; une nouvelle arrive demain.
core-error-day-not-over = La clé de cette donne est montrée une fois son jour passé, car d’autres peuvent encore la jouer.

## La donne du jour
house-daily = Donne du jour
house-daily-board = La donne d’aujourd’hui
house-daily-again = Rejoué sur un appareil qui la connaissait

## Envoi
house-confirm = Demander avant d’envoyer un coup
house-confirm-matters = Quand ça compte
house-confirm-always = Toujours
house-confirm-never = Jamais

## Leçons
house-lesson = Leçon
house-lesson-of = Apprendre { $game }
house-lesson-step = Leçon, étape { $step } sur { $count }
house-lesson-next = Suite
house-lesson-first = Jouer ta première partie
house-lesson-again = Recommencer depuis le début
house-lesson-other = Les règles le permettent, mais fais ici ce qui est demandé au-dessus.
house-lit = éclairé
house-learn = Apprendre en jouant
house-puzzle = Problème du jour
core-error-no-puzzle = { $game } n’a pas de problèmes ici.
core-error-no-such-puzzle = Il n’y a pas de problème du { $day } dans les archives.

house-no-lesson = Il n’y a pas de leçon ici
core-error-no-lesson = { $game } n’a pas encore de leçon. Ses règles peuvent être lues.

## Pauses, reminders and what was left lying
house-pause = Pause
house-pauses = On peut demander une pause
house-offered-pause = Vous avez demandé une pause.
house-offer-pause = { $name } demande une pause.
house-offer-mine-pause = Vous avez demandé une pause. Quand tous sont d’accord, les pendules s’arrêtent.
house-log-continued = { $name } met fin à la pause.
house-log-nudged = { $name } rappelle que c’est le tour d’un autre.
house-log-claimed = { $what ->
    [draw] { $name } la clôt par une nulle : elle était abandonnée.
    [void] { $name } l’annule : elle était abandonnée.
   *[out] { $name } n’attend plus qui l’a abandonnée.
}
house-log-excused = { $name } est en congé : un jour de plus.
house-over-lying = La partie a été abandonnée.
house-over-void = La partie a été abandonnée et ne compte pas.
house-clock-days-bank = { $days ->
    [one] réserve d’un jour
   *[other] réserve de { $days } jours
}
house-clock-vacation = congés
house-clock-bank-runs = il reste { $time } de réserve
house-vacation = Congés automatiques
house-vacation-line = Qui n’a plus de temps prend l’un de ses 21 jours par an.
house-days-off = Jours de congé restants : { $left } sur { $of }
house-days-off-line = À une table aux congés automatiques, un jour est pris tout seul quand votre temps est écoulé. L’année recommence le 1er janvier.
house-paused = En pause
house-delay = Délai pour les spectateurs
house-delay-moves = { $count ->
    [0] aucun
    [one] un coup
   *[other] { $count } coups
}
house-lag-given = { $ms } ms rendus pour la ligne
