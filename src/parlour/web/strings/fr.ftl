### La maison en français : tout ce que dit l’interface, et pourquoi elle refuse.

## L’interface
site-skip = Aller à la page
site-home-link = Parlour, accueil
site-nav = Maison
site-nav-home = Accueil
site-nav-lobby = Salon
site-nav-tables = Mes tables
site-nav-side-by-side = Vos tables côte à côte
site-nav-help = Aide
site-nav-settings = Réglages
site-nav-more = Où encore
site-dark-mode = Mode sombre
site-sound-button = Son
site-sound-on = Le son est activé
site-sound-off = Le son est coupé
site-create-account = Devenir membre
site-sign-in = Se connecter
site-account = { $name } : ton compte
site-your-account = Ton compte, tes appareils, te déconnecter
site-more = Plus
site-close = Fermer
site-cancel = Annuler
site-loading = Un instant…
site-wait-for-you = { $count ->
    [0] Aucune table ne t’attend
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
site-minutes = { $minutes } min
site-weight = Complexité { $weight } sur 5
site-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
site-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
site-spoken-clock = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
    [one] 1 minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
site-spoken-over = { $time } de dépassement
site-overtime = { $time }, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}

## Accueil
site-greeting = { $daytime ->
    [morning] Bonjour
    [afternoon] Bon après-midi
   *[evening] Bonsoir
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] aucun membre
    [one] { $members } membre
   *[other] { $members } membres
}, { $guests ->
    [0] aucun invité ici
    [one] { $guests } invité ici
   *[other] { $guests } invités ici
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] aucune partie publique
    [one] une partie publique
   *[other] { $tables } parties publiques
}
site-your-tables = Tes tables
site-with = avec { $names }
site-your-turn = À toi
site-player-to-move = À { $name } de jouer
site-players-to-move = On attend { $count } personnes
site-game-over = C’est fini
site-play-a-game = À quoi joue-t-on ?
site-players = Joueurs
site-rules = Règles
site-play = Jouer
site-with-friends = Entre amis
site-game-with-friends = { $game } entre amis
site-watch = Regarder
site-open-tables = Tables ouvertes
site-seat-open-inline = une place est libre
site-no-open-tables = Aucune table ouverte pour l’instant
site-no-open-tables-line = Ouvres-en une, ou joue avec un bot.
site-join-table = Rejoindre
site-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
site-who-is-here = Qui est là
site-quick-match = Partie rapide
site-people = Contacts
site-browsing = fait un tour
site-nobody-else-online = Personne n’est encore là.
site-tagline = Des jeux de plateau dans ton navigateur, sur ton propre serveur.
site-link-preview-gathering = une place est libre
site-link-preview-playing = en cours
site-link-preview-over = le résultat
site-fairness-link = Comment le hasard reste honnête
site-code-label = Code d’une table
site-code-example = Un code, par exemple maple lamp river 427
site-code-submit = Y aller

## Salon et nouvelles tables
site-rooms = Salles
site-all-games = Tous les jeux
site-every-game = tous les jeux
site-my-tables-line = où je joue, où j’ai joué
site-tables-count = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}
site-seat-open = Une place est libre
site-in-progress = En cours
site-open-to-spectators = tu peux regarder
site-inactive = Inactives
site-inactive-line = contre des bots, intactes depuis deux jours ; elles n’attendent personne
site-finished = Terminées
site-no-tables = Tu n’es à aucune table
site-go-to-table = Y aller
site-new-table = Nouvelle table
site-game = Jeu
site-seats = Places
site-opponents = Les autres
site-opponents-open = Amis
site-opponents-bot = Bots
site-opponents-guest = À cet écran
site-opponents-open-line = Invite-les par lien, code ou image ; des bots peuvent compléter la table.
site-opponents-bot-line = La partie commence aussitôt.
site-opponents-guest-line = Cet appareil passe de main en main. Les secrets restent derrière un rideau.
site-level = Niveau
site-level-beginner = Débutant
site-level-beginner-plus = Débutant +
site-level-casual = Détente
site-level-casual-plus = Détente +
site-level-club = Club
site-level-club-plus = Club +
site-level-expert = Expert
site-level-expert-plus = Expert +
site-level-master = Maître
site-level-master-plus = Maître +
site-bot-level = { $name }, { $level }
site-against-bot = Contre { $name }
site-another-bot = Un autre adversaire
site-game-against-bot = { $game } avec { $name }
site-other-language = { $game } sera en { $language }
site-other-language-line = Cette maison n’a pas encore de liste de mots dans ta langue : jetons et mots sont en { $language }. Qui tient la maison peut en apporter une.
site-player = Joueur { $number }
site-name-of = Nom à la place { $number }
site-pace = Rythme
site-pace-any = Tous les rythmes
site-pace-now = Tout de suite
site-pace-days = Sur des jours
site-clock = Pendule
site-clock-untimed = Sans pendule
site-clock-bank = { $minutes } min chacun
site-clock-fischer = { $minutes } min + { $seconds } s par coup
site-clock-permove = { $minutes } min par coup
site-clock-permove-seconds = { $seconds } s par coup
site-clock-total = { $minutes } min, puis malus
site-clock-correspondence = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
site-show-in-lobby = Montrer au salon
site-show-in-lobby-line = Tout le monde dans cette maison peut s’asseoir.
site-allow-spectators = On peut regarder
site-cafe = Table de café
site-cafe-line = Cet écran est le plateau de tous ; les téléphones sont les mains.
site-big-screen = Grand écran
site-allow-takebacks = On peut demander à reprendre un coup
site-allow-draws = On peut proposer la nulle
site-more-options = Plus de choix · { $clock }
site-open-table = Ouvrir la table
site-start-now = Commencer
site-about-minutes = Environ { $minutes } minutes.
site-friends-get-link = Tes amis reçoivent un lien.

## Avant la partie
site-game-settings = À quoi l’on joue
site-read-rules = Lire les règles
site-shuffle-seats = Mêler
site-open-seat = Place libre
site-fill-seat = Qui prend la place { $number }
site-fill = Donner cette place…
site-fill-guest = À quelqu’un à cet écran
site-fill-bot = À un bot
site-seat = Place { $number }
site-seat-up = Faire monter { $name } depuis la place { $number }
site-seat-down = Faire descendre { $name } depuis la place { $number }
site-you = Toi
site-bot = Bot
site-online = Là
site-offline = Pas là pour l’instant
site-on-this-device = À cet écran
site-leave-seat = Quitter la place
site-remove-player = Libérer la place occupée par { $name }
site-invite = Inviter
site-invite-title = Une place t’attend à { $game }
site-code = Le code est
site-code-line = Dis-le à voix haute ; on le tape sur { $host }
site-link = Lien vers cette table
site-copy = Copier
site-share = Partager
site-link-copied = Le lien est copié.
site-copy-by-hand = Le lien est sélectionné : copie-le à la main.
site-qr = Le lien en code QR
site-qr-line = Vise-le avec un téléphone
site-ready-host = Tout le monde est assis. On y va ?
site-ready-guest = Tout le monde est assis. L’hôte va commencer.
site-waiting-for = { $count ->
    [0] Plus aucune place libre
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
site-waiting-host-line = Envoie le lien, ou donne la place à un bot.
site-waiting-guest-line = La partie commence quand l’hôte la lance.
site-seat-available = Une place t’attend
site-seat-available-line = Assieds-toi pour jouer, ou reste regarder.
site-start = Lancer

## La table
site-board = Plateau
site-your-decision = Ta décision
site-to-move = doit jouer
site-waiting = Attend
site-thinking = Réfléchit
site-away = Pas là
site-earlier-position = Tu vois une position antérieure.
site-earlier-position-line = La partie continue pendant ce temps.
site-back-to-current-position = Revenir au présent
site-resigned = A abandonné
site-left-table = Table quittée
site-is-thinking = { $name } réfléchit
site-are-thinking = { $names } réfléchissent
site-no-player-to-move = Personne ne doit jouer
site-you-spectate = Tu es spectateur.
site-you-left = Tu as quitté cette partie et peux la regarder.
site-choose-move = Choisis ton coup
site-send = Envoyer
site-sending = C’est parti…
site-undo = Annuler
site-key-enter = Enter
site-key-escape = Échap
site-command = Écrire un coup
site-command-hint = Un coup, en mots ou en notation
site-command-none = Rien de ce que tu peux faire ne correspond à « { $typed } ».
site-command-many = { $count } coups correspondent : continue d’écrire ou choisis avec les flèches.
site-command-count = { $count ->
    [one] Un coup correspond.
   *[other] { $count } coups correspondent.
}
site-keys = Raccourcis clavier
site-keys-board = Sur ce plateau
site-keys-everywhere = À toutes les tables
site-keys-confirm = confirmer
site-keys-undo = annuler la dernière partie d’un brouillon
site-keys-command = écrire un coup
site-keys-steps = un coup en arrière, un coup en avant
site-keys-now = revenir à maintenant
site-keys-to-board = aller au plateau
site-keys-last = dire le dernier coup
site-keys-log = aller au journal
site-keys-clock = dire les pendules
site-keys-score = dire le score
site-keys-asked = lire la consigne
site-keys-answer = accepter ou refuser une proposition
site-keys-keys = ces touches
site-announce-clock = { $name } : { $time }
site-announce-no-clock = Il n’y a pas de pendule.
site-announce-score = { $name } : { $points }
site-announce-no-score = Personne ne compte de points ici.
site-announce-no-move = Personne n’a encore joué.
site-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
site-time-over = Ton temps est écoulé. Désormais, il te coûte des points.
site-time-low = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
site-won = Gagné
site-lost = Perdu
site-drawn = Nulle
site-panel = Journal, chat, coups et règles
site-tab-log = Journal
site-tab-result = Résultat
site-tab-chat = Chat
site-tab-moves = Coups
site-tab-plan = Coups conditionnels
site-tab-rules = Règles
site-tab-moments = Moments clés
site-tab-points = Points
site-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
site-panel-button = { $unread ->
    [0] Journal, chat et règles
    [one] Journal, chat et règles, { $unread } nouveau
   *[other] Journal, chat et règles, { $unread } nouveaux
}
site-spectators-count = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
site-log-move = Coup
site-log-points = Points
site-log-total = Total
site-log-empty = Aucun coup pour l’instant.
site-log-started = La partie commence.
site-log-moved = { $name } a joué.
site-log-left = { $why ->
    [resigned] { $name } a abandonné.
    [time] { $name } n’a plus de temps.
   *[away] { $name } a quitté la partie pour de bon.
}
site-log-flagged = Le drapeau est tombé pour { $name }.
site-log-offered = { $what ->
    [pause] { $name } demande une pause.
    [takeback] { $name } demande à reprendre un coup.
   *[draw] { $name } propose la nulle.
}
site-log-answered = { $yes ->
    [true] { $name } accepte.
   *[false] { $name } refuse.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } a retiré sa demande de pause.
    [takeback] { $name } a retiré sa demande de reprendre un coup.
   *[draw] { $name } a retiré sa proposition de nulle.
}
site-hint = Indice
site-hint-question = Utiliser un indice ?
site-hint-line = Le robot le plus fort propose un coup. La partie ne sera pas classée et sera marquée comme assistée.
site-hint-take = Utiliser un indice
site-hint-move = Indice : { $move }
site-hint-move-and-value = Un indice : { $move } ({ $worth })
site-log-hinted = { $name } a utilisé un indice.
site-log-tookback = Le coup est repris.
site-log-tookback-redrawn = Le coup est repris, et la suite est tirée à nouveau.
site-log-resumed = La maison était absente et la revoilà. Les pendules en direct repartent d’où elles en étaient.
site-chat = Chat
site-chat-empty = Aucun message pour l’instant.
site-write-message = Dis quelque chose
site-chat-message = { $name } dit : { $text }
site-spectator = regarde
site-no-rules = La page des règles de ce jeu n’est pas encore écrite.
site-rules-alone = Les règles sur leur propre page
site-rules-of = Règles du jeu { $game }
site-moves-not-your-turn = On n’attend rien de toi pour l’instant.
site-moves-too-many = Il y a trop de coups ici pour les énumérer. Joue sur le plateau.
site-moves-count = { $count ->
    [0] Aucun coup possible
    [one] Un coup possible
   *[other] { $count } coups possibles
}
site-moves-search = Chercher un coup
site-moves-more = { $count ->
    [one] et { $count } autre : tape pour le trouver
   *[other] et { $count } autres : tape pour les trouver
}
site-text-board = En mots
site-text-view = Ce que voit cette place
site-setting-legal = Afficher les coups légaux
site-setting-legal-line = Les coups légaux sont marqués sur le plateau.
site-setting-trace = Surligner le dernier coup
site-setting-trace-line = Le plateau montre ce qui vient de se passer.
site-setting-sound = Son
site-setting-sound-line = Sons discrets pour les coups.
site-draw = Nulle
site-takeback = Reprendre
site-abandonment = Quand quelqu’un s’en va
site-abandonment-wait = les autres attendent
site-abandonment-bot = un bot joue jusqu’à son retour
site-abandonment-end = il abandonne
site-let-bot-play = Laisser à un bot
site-let-bot-play-question = Laisser un robot jouer pour toi ?
site-let-bot-play-line = Un robot à peu près de ta force joue à ta place. Tu peux revenir quand tu veux. Le résultat compte pour toi.
site-bot-plays-for-you = Un bot joue à ta place.
site-return-to-seat = Reprendre ta chaise
site-substitute-bot = un bot joue
site-log-seated-for = Un bot joue à la place de { $name }.
core-error-replaced-by-bot = Un bot joue à ta place. Reprends d’abord ta chaise.
core-error-no-substitute-bot = À cette table, personne ne joue pour qui s’en va.
site-resign = Abandonner
site-resign-question = Abandonner la partie ?
site-resign-line = Tu perdras la partie.
site-offer = Proposer
site-draw-question = Proposer la nulle ?
site-draw-line = Si tout le monde accepte, la partie est nulle.
site-takeback-question = Reprendre ton dernier coup ?
site-takeback-line = Tout le monde doit accepter. La partie ne sera alors pas cotée.
site-takeback-line-bots = La partie ne sera pas cotée.
site-answer-declined = { $what ->
    [pause] { $name } refuse la pause.
    [takeback] { $name } refuse la reprise du coup.
   *[draw] { $name } refuse la nulle.
}
site-answer-accepted = { $name } accepte. Le coup est repris.
site-offer-draw = { $name } propose la nulle.
site-offer-takeback = { $name } demande à reprendre un coup.
site-offer-mine-draw = Tu as proposé la nulle.
site-offer-mine-takeback = Tu as demandé à reprendre un coup.
site-accept = Accepter
site-decline = Refuser
site-withdraw = Retirer
site-pass-device = Passe l’appareil à { $name }
site-pass-device-line = Rien ne s’affiche tant que { $name } n’a pas dit oui.
site-pass-device-confirm = Donner
site-i-am = Je suis { $name }
site-connection-lost = Connexion perdue. Reconnexion… Ton coup est enregistré et sera envoyé automatiquement.
site-server-restarting = Redémarrage du serveur… Ton coup est enregistré et sera envoyé automatiquement.
site-reconnected = Reconnecté.
site-table-closed = Cette table est fermée
site-table-not-found = Cette table n’existe pas
site-back-to-table = À la table

## La fin
site-you-win = Tu gagnes
site-wins = { $name } gagne
site-share-win = { $names } se partagent la victoire
site-draw-game = Partie nulle
site-game-closed = La partie a été arrêtée
site-solo-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
site-over-resigned = { $loser } a abandonné.
site-over-time = { $loser } n’a plus de temps.
site-over-away = { $loser } a quitté la partie pour de bon.
site-over-agreed = D’un commun accord.
site-finale-by = de { $points ->
    [one] 1 point
   *[other] { $points } points
}.
site-finale-unit = { $points ->
    [one] point
   *[other] points
}
site-show-board = Voir le plateau
site-another-deal = Autre donne
site-source-other = Autres
site-daily-first = Meilleur score du jour
site-daily-place = Place { $place } sur { $count } aujourd’hui, moyenne { $average }.
site-daily-alone = Tu es le premier à finir la donne du jour.
site-daily-scores = Tous les scores du jour
site-daily-chart = { $count } scores de { $least } à { $most } ; le tien est { $own }
site-daily-best = Les meilleurs du jour
site-daily-next = Prochaine donne du jour dans { site-hours }.
site-result-copied = Résultat copié.
site-daily-share = { $game }, donne du jour : { $score } points, place { $place } sur { $count }
site-result = Résultat
site-rematch = Revanche
site-join-rematch = Jouer la revanche
site-watch-rematch = Regarder la revanche
site-accept-rematch = Accepter la revanche
site-rematch-asked = { $name } demande une revanche.
site-rematch-waits = Tu as demandé une revanche. { $names } peut l’accepter ici.
site-rematch-begins = La revanche commence.
site-rematch-table = Changer la table
site-rematch-changed = La revanche a d’autres règles ou d’autres joueurs qu’avant.
site-rematch-see = Voir la table
site-analysis = Revoir
site-rank = Rang { $rank }
site-score-breakdown = D’où viennent les points
site-source-overtime = Temps dépassé
site-sources-total = Total
site-points-for = Points pour
site-fairness = Équité
site-fairness-line = Avant la partie, le serveur a publié l’empreinte de sa graine aléatoire, et chaque navigateur à la table a ajouté son propre nombre aléatoire. Le serveur révèle la graine après la partie : chacun peut vérifier que rien n’a été modifié.
site-verified = Vérifié.
site-not-verified = La vérification a échoué.
site-commitment-shown = Empreinte affichée avant la partie
site-nonce = Donné par ce navigateur
site-commitment = Empreinte de la graine
site-key = Graine du serveur
site-seed = Graine combinée
site-verify-yourself = Vérifie toi-même sur la machine de la maison :

## Revoir une partie
site-no-analysis = Rien à revoir pour l’instant
site-steps = Étapes
site-step-first = Au début
site-step-prev = Une étape en arrière
site-step-play = Dérouler les étapes
site-step-stop = Arrêter
site-step-next = Une étape en avant
site-word-means = Que veut dire { $word } ?
site-step-last = À la fin
site-step-of = { $step } sur { $count }
site-step = Étape { $step }
site-step-start = Le début
site-view-as = Voir comme
site-view-as-spectator = spectateur
site-view-as-player = { $name }
site-graph = { $label }, étape par étape
site-measure-points = Points
site-measure-balance = Avantage
site-measure-outcome = Qui gagne
site-move-analysis = Un avis sur cette étape
site-classification-best = Meilleur
site-classification-fine = Bien
site-classification-slip = Imprécision
site-classification-miss = Erreur
site-classification-costly = Gaffe
site-candidates = Meilleurs coups
site-candidate = Candidat
site-place-heading = Rang
site-evaluation = Valeur
site-was-played = joué
site-evaluation-win = gagne
site-evaluation-loss = perd
site-evaluation-draw = fait nulle
site-evaluation-win-in = { $turns ->
    [one] gagne en 1 tour
   *[other] gagne en { $turns } tours
}
site-evaluation-loss-in = { $turns ->
    [one] perd en 1 tour
   *[other] perd en { $turns } tours
}
site-evaluation-chance = { $chance } de gain
site-no-move-analysis = Il n’y a pas d’avis sur cette décision.
site-was-best-move = le meilleur qu’il y avait.
site-result-unchanged = le résultat reste
site-best-was = Le meilleur :
site-played-was = Joué : { $played }.
site-lost-points = { $lost } points perdus.
site-lost-least = Environ { $lost } points perdus, ou plus.
site-lost-outcome = Chances de gain en baisse de { $lost } { $lost ->
    [one] point
   *[other] points
}.
site-moment-gain = { $gain } { $points ->
    [one] point
   *[other] points
} par rapport à la moyenne
site-moment-lost-points = { $lost } points
site-moment-lost-outcome = { $lost } de chances de gain
site-expected-line = { $move }, puis sans doute : { $line }
site-moves-evaluated = { $count } coups ont été évalués.
site-best-move-was = Le meilleur coup était { $best }
site-analyser-available = Analyse par ordinateur de { $name }
site-analyser-request = Demander une analyse
site-analyser-done = Analyse par ordinateur de { $name }
site-analyser-running = { $name } analyse : { $done } coups sur { $count }.
site-analyser-queued = En attente : { $name } analyse une autre partie.
site-analyser-limit-reached = { $name } a atteint sa limite quotidienne. L’analyse reprendra demain : { $done } coups sur { $count } sont prêts.
site-analysed = Analysé
site-lost-each = { $name } a perdu { $lost } par décision, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}
site-luck-title = Chance et décisions
site-luck-luck = Chance
site-luck-decisions = Décisions
site-luck-together = Total
site-luck-summary = Pour { $name } : chance { $luck }, décisions { $decisions }, chacune à { $within } près ; ensemble { $lead }.
site-luck-note = En points d’avance de { $name } sur la moyenne des autres, d’après de nombreux tirages simulés. Le trait fin est l’intervalle de confiance à 90 %.
site-luck-note-alone = En points pour { $name }, d’après de nombreux tirages simulés. Le trait fin est l’intervalle de confiance à 90 %.
site-decisions-of = Décisions de { $name }
site-next-mistake = Erreur suivante
site-no-mistakes = Aucune erreur notable.
site-thresholds = Seuils d’erreur
site-thresholds-set = Régler les seuils d’erreur
site-thresholds-points = Points perdus. Enregistré pour toi et ce jeu.
site-thresholds-outcome = Chances de gain perdues, en pourcentage. Enregistré pour toi et ce jeu.
site-threshold-from = { $kind } à partir de
site-thresholds-reset = Réinitialiser
site-done = Terminé
site-retry-move = Réessayer ici
site-retry = Un autre essai
site-retry-line = Voici la position de { $name } avant le coup. Choisis un autre coup ; la partie elle-même ne change pas.
site-retry-analysing = Votre essai est pesé…
site-retry-better = Mieux que ce qui fut joué, de { $by }.
site-retry-worse = Moins bien que ce qui fut joué, de { $by }.
site-retry-same = Aussi bien que ce qui fut joué.
site-retry-again = Encore une fois
site-back-to-analysis = Retour à la revue
site-fork = Jouer à partir d’ici
site-fork-line = Une nouvelle table repart d’avant cette décision, avec les mêmes cartes cachées. Elle ne compte pour aucun classement.
site-fork-with = Avec
site-fork-bots = Des robots
site-fork-friends = Qui viendra
site-fork-level = Quelle force
site-fork-seat = Ma place
site-fork-fresh = Retirer le hasard à venir
site-fork-open = Ouvrir la table
site-ahead-above = { $name } en tête, au-dessus de la ligne
site-ahead-below = { $name } en tête, en dessous
site-moves-minutes = { $moves ->
    [0] Aucun coup
    [one] Un coup
   *[other] { $moves } coups
}{ $minutes ->
    [0] .
    [one] , une minute.
   *[other] , { $minutes } minutes.
}

## Réglages
site-your-name = Ton nom
site-your-name-line = Pour que les autres te reconnaissent. Pas besoin de compte : ce navigateur se souvient de toi.
site-save = Enregistrer
site-name-saved = Tu t’appelles désormais { $name }.
site-appearance = Apparence
site-theme = Thème
site-theme-system = Système
site-theme-light = Clair
site-theme-dark = Sombre
site-text-size = Taille du texte
site-motion = Animations
site-motion-system = Système
site-motion-full = Activées
site-motion-still = Désactivées
site-language = Langue
site-language-line = On peut ajouter d’autres langues à cette maison.
site-at-the-table = À la table
site-settings-saved = Enregistré dans ce navigateur et dans ton compte.

## Aide
site-help-play = Jouer
site-help-play-text = Choisis un jeu sur la première page et appuie sur Jouer : un bot s’assied aussitôt avec toi, sans aucun compte. Ce que tu peux faire luit sur le plateau. Choisis, regarde ce que cela donnerait, puis envoie.
site-help-friends = Jouer entre amis
site-help-friends-text = Entre amis ouvre une table qui attend. Envoie le lien, dis le code à voix haute, ou laisse un téléphone lire l’image. Quand tu es l’hôte, tu décides qui s’assied où, à quoi l’on joue, avec quelle pendule, et qui peut regarder. Les places que personne ne prend peuvent aller à des bots.
site-help-device = À plusieurs sur un écran
site-help-device-text = On peut remplir une table avec des gens au même écran. Le plateau se tourne vers qui doit décider. Dans les jeux à secrets, un rideau tombe entre deux tours, jusqu’à ce que la personne suivante dise qu’elle est là.
site-help-keys = Touches
site-help-keys-text = Tout peut se faire sans souris, et chaque plateau dit au lecteur d’écran ce qui s’y trouve. Quand les coups ne sont pas trop nombreux, le panneau sur le côté les énumère aussi tous en mots.
site-key-move = Flèches
site-key-move-does = parcourir le plateau
site-key-choose = Enter ou Space
site-key-choose-does = choisir ce qui est sous le curseur
site-key-send = Enter
site-key-send-does = envoyer, quand quelque chose est choisi
site-key-undo = Backspace ou Escape
site-key-undo-does = annuler la dernière partie d’un brouillon
site-key-turn = R
site-key-turn-does = tourner le plateau ou la pièce, s’il y a quelque chose à tourner
site-key-tabs = Tab
site-key-tabs-does = passer à la partie suivante de la page
site-key-review = Left, Right, Home, End
site-key-review-does = revoir une partie pas à pas
site-help-line = Quand la connexion se coupe
site-help-line-text = Rien n’est perdu. Ce que tu as commencé reste dans ce navigateur, même si la page se recharge. Un coup envoyé compte une seule fois, même si la connexion se coupe souvent, et part tout seul quand elle revient.
site-help-clock = Pendules
site-help-clock-text = Une pendule tourne pour chaque personne qui doit décider. Elle s’arrête à l’instant où la maison a lu ton coup, non quand elle y a répondu. Sur des jours, tu as quelques jours pour chaque coup. Si la maison elle-même est absente, les pendules en direct s’arrêtent et repartent d’où elles en étaient. Les jours continuent, mais qui est attendu à son retour a au moins une heure.
site-help-fairness = Comment le hasard reste honnête
site-help-fairness-text = Avant que quiconque s’assoie, la maison tire une clé secrète et en montre l’empreinte. Chaque navigateur y ajoute son propre hasard en s’asseyant, et le mélange découle de l’ensemble. Ainsi la maison n’a pu choisir les cartes en faveur de personne, et toi non plus.

    Quand la partie est finie, la clé est révélée. Qui revoit une partie la trouve, avec tout ce qui a été vérifié ; sur la machine de la maison, parlour verify et le nom de la partie la vérifient encore.
site-help-privacy = Ce que sait la maison
site-help-privacy-text = Un cookie qui dit quel invité tu es, le nom que tu as donné, tes réglages, tes parties et ce que tu as dit aux tables. Tout reste sur la machine où tourne cette maison. Rien n’est chargé d’ailleurs.

## Ratings and results
site-nav-ratings = Classement
site-nav-tournaments = Tournois
site-nav-forum = Forum
site-results = Résultats
site-season = Saison
site-season-name = { $part ->
    [winter] Hiver { $year }
    [spring] Printemps { $year }
    [summer] Été { $year }
   *[autumn] Automne { $year }
}
site-season-ends = { $season }, jusqu’au { $day }
site-pace-of-quick = Rapide
site-pace-of-evening = Soirée
site-pace-of-daily = Par jours
site-column-place = Place
site-column-name = Nom
site-column-rating = Cote
site-column-sure = À près de
site-column-own = Formule propre
site-column-week = Semaine
site-column-games = Parties
site-column-won = Gagnées
site-column-form = Cinq dernières
site-percent = { $share } %
site-up-by = { $points } de plus
site-down-by = { $points } de moins
site-form = les dernières, les plus anciennes d’abord : { $results }
site-bot-rating = robot
site-fixed-rating = fixe
site-provisional = Provisoire, sans place avant { $games } parties
site-no-ratings = Aucun joueur n’est encore classé. Les parties classées contre des humains ou des robots comptent.
site-your-rank = Où tu en es
site-better-than = Au-dessus de { $below } des { $others } autres.
site-games-until-settled = { $games ->
    [one] Encore une partie avant que ta place compte.
   *[other] Encore { $games } parties avant que ta place compte.
}
site-rating-help = Comment le lire
site-rating-help-bots = Un robot joue toujours pareil, sa cote est donc fixe : mesurée contre les autres, elle garde chacun à sa place de saison en saison.
site-rating-help-deviation = ± dit à quel point la maison est sûre : neuf fois sur dix, la vraie cote est dans l’intervalle.
site-rating-help-rated = Une partie contre des gens ou des robots compte dès que chaque camp a joué quelques coups : deux dans la plupart des jeux. Elle ne compte pas si un coup a été repris, si un indice a été utilisé, si une personne tenait plusieurs places ou si tous les joueurs sont partis. Cent points valent environ deux victoires sur trois.
site-rating-help-repeated = Les trois premières parties entre les deux mêmes joueurs en 24 heures comptent entièrement, chacune des suivantes moitié moins que la précédente. Pour obtenir un rang, dix parties au plus contre la même personne comptent.
site-ladder = L’échelle
site-ladder-next = { $wins ->
    [one] Encore une victoire contre { $bot } et tu passes.
   *[other] Encore { $wins } victoires contre { $bot } et tu passes.
}
site-ladder-done = Tu as dépassé tout le monde ici.
site-rating-change = { $before } → { $after }
site-rating-changed = classement { $after }, avant { $before }
site-rating-abandoned = partie quittée : compte derrière ceux qui sont restés
site-rating-early = parti tôt : non coté
site-rating-weight = compte pour { $share } % : les mêmes adversaires se sont souvent rencontrés en 24 heures
site-ladder-next-bot = Tu as battu { $bot }. Ensuite : { $next }.
site-download-match-file = Fichier du match
site-download-record = En { $kind }
site-files = Fichiers de matchs
site-files-line = Un fichier contient tout ce qui rejoue et prouve un match. Toi seul vois ce que tu apportes, et cela ne compte pour aucun classement.
site-files-all = Tous mes matchs
site-files-import = En apporter un
site-won-lost = { $won } gagnées, { $lost } perdues
site-ladder-not-played = pas rencontré
site-ladder-beaten = dépassé
site-result-won = Gagné
site-result-lost = Perdu
site-result-drawn = Nul
site-place = Place { $place }
site-resigned-inline = abandon
site-unrated = non coté
site-unrated-void = Non cotée : la partie est nulle et non avenue.
site-unrated-daily = Non cotée : donne du jour.
site-unrated-continued = Non cotée : suite d’une autre partie.
site-unrated-solo = Non cotée : partie en solo.
site-unrated-bots = Non cotée : seuls des robots ont joué.
site-unrated-imported = Non cotée : importée d’un fichier.
site-unrated-shared = Non cotée : une personne tenait plusieurs places.
site-unrated-takeback = Non cotée : un coup a été repris.
site-unrated-hint = Non cotée : un indice a été utilisé.
site-unrated-deserted = Non cotée : tous les joueurs sont partis et des robots ont fini la partie.
site-unrated-short = Non cotée : la partie s’est terminée avant que chaque camp ait joué assez de coups.
site-results-scope = Les résultats de qui
site-results-scope-mine = Les miens
site-results-scope-all = De tous
site-game-any = Tous les jeux
site-when = Quand
site-when-any = N’importe quand
site-when-week = La dernière semaine
site-when-month = Le dernier mois
site-when-year = La dernière année
site-outcome = Issue
site-outcome-any = Toutes
site-outcome-not-won = Pas gagné
site-against = Adversaire
site-no-results = Rien trouvé
site-no-results-line = Ce que tu joues jusqu’au bout se trouve ici, avec son retour.
site-no-open-results-line = Les parties publiques se trouvent ici une fois finies.
site-show-more = Montrer plus
site-all-results = Tous les résultats

## Pourquoi la maison refuse
core-error-failed = Cela n’a pas marché. Réessaie.
core-error-server-error = Quelque chose s’est cassé dans la maison. C’est noté ; réessaie.
core-error-connection-lost = La connexion est coupée. Réessaie dans un instant.
core-error-unknown = Cela n’existe pas ici.
core-error-already-started = Cette partie a déjà commencé.
core-error-banned = Cette maison t’est fermée pour l’instant.
core-error-muted = Tu ne peux pas parler ici pour l’instant.
core-error-site-closed = Cette maison est pour ses membres. Connecte-toi, ou demande une invitation à l’hôte.
core-error-site-by-invitation = On entre dans cette maison sur invitation : joue à une table dont on t’a donné le lien, ou demande une invitation à l’hôte.
core-error-bad-key = Le hasard de cette partie est abîmé.
core-error-corrupt-log = Cette partie ne peut pas continuer : son journal est abîmé à la position { $seq }.
core-error-seat-taken = Cette place est prise.
core-error-table-changed = La table a changé. Relis ses règles avant de t’asseoir.
core-error-rematch-changed = La revanche a changé. Ouvre sa table et lis les règles avant de t’asseoir.
core-error-clock = On ne peut pas jouer avec cette pendule.
core-error-open-seat = Personne n’est assis là.
core-error-open-seats = Une place est encore libre.
core-error-empty-log = Cette partie n’a pas de journal.
core-error-log-gap = Il manque un morceau au journal de cette partie.
core-error-player-left = La personne assise ici est partie pour de bon.
core-error-log-full = Cette partie est plus longue que ce que garde la maison : { $most } événements.
core-error-never-started = Cette partie n’a jamais commencé.
core-error-no-name = Il faut au moins une lettre pour un nom.
core-error-name-too-long = Un nom a au plus { $most } lettres ; celui-ci en a { $letters }.
core-error-no-offer = Il n’y a plus rien à répondre.
core-error-no-such-bot = Ce bot ne joue pas à ce jeu.
core-error-no-such-code = Personne ne connaît le code { $heard }.
core-error-game-disabled = { $game } n’est pas disponible pour le moment, car le jeu n’a pas pu être chargé. Tes parties sont conservées ; préviens l’administrateur de ce serveur.
core-error-no-such-game = Ce jeu n’est pas dans la maison.
core-error-no-such-match = Cette table n’existe pas.
core-error-no-such-moment = Il n’y a pas de moment où revenir.
core-error-no-such-page = Cette page n’existe pas.
core-error-no-such-seat = Cette place n’existe pas.
core-error-no-such-step = Cette étape n’existe pas.
core-error-file-too-large = Ce fichier est trop grand : { $most } ko au plus sont lus.
core-error-file-verification-failed = La partie de ce fichier ne se prouve pas ({ $check }) ; rien n’a été repris.
core-error-file-of-daily-deal = Les parties de la donne du jour ne sont pas reprises.
core-error-match-id-taken = Une autre partie est ici sous l’identifiant de ce fichier ; rien n’a été repris.
core-error-no-such-decision = Il n’y a pas de telle décision à rejouer.
core-error-no-analysis = Aucun robot de cette maison ne donne d’avis sur cette partie.
core-error-bad-origin = Cette partie ne reprend pas là où elle le dit.
core-error-origin-is-fixed = Cette table reprend une autre partie : ses options et ses places restent comme là-bas.
core-error-origin-daily = La donne du jour se joue une fois : rien n’en repart.
core-error-origin-too-long = Cette partie est trop longue pour repartir d’ici.
core-error-analysis-limit-reached = Les robots ont assez réfléchi pour aujourd’hui. Réessayez demain.
core-error-too-many-analyses = Vous avez déjà { $most } parties qui attendent d’être lues. Quand l’une est finie, demandez la suivante.
core-error-no-such-pace = Ce rythme n’existe pas. Choisis rapide, soirée ou sur plusieurs jours.
core-error-no-such-season = Cette saison n’existe pas.
core-error-no-such-results = Cette page de résultats n’existe pas. Commence par la première.
core-error-no-result-yet = Le résultat n’est pas encore inscrit. Redemande dans un instant.
core-error-no-spectators = L’hôte ne laisse personne regarder ici.
core-error-no-worker = Aucun bot n’est libre pour l’instant.
core-error-not-a-match-file = Ce n’est pas l’enregistrement d’une partie.
core-error-not-a-nonce = La part de hasard de ce navigateur est illisible.
core-error-not-a-commitment = Cette partie ne t’est pas réservée. Ouvre la table de nouveau.
core-error-commitment-used = Cette table est déjà ouverte.
core-error-not-agreed = Les autres n’ont pas donné leur accord.
core-error-not-an-action = Ce n’est pas un coup de ce jeu.
core-error-wrong-origin = Cette page a été ouverte à l’adresse { $origin }, mais le serveur croit que la sienne est { $expected } et refuse toute modification. Si tu gères ce serveur, configure son proxy inverse pour qu’il transmette les en-têtes Host et X-Forwarded-Proto.
core-error-cross-site-request = Cette demande ne vient pas d’une page de cette maison.
core-error-no-hints = Les indices sont pour les parties contre des robots ou en solitaire, et pas pour la donne du jour.
core-error-offer-not-available = Cela ne se propose pas à cette table.
core-error-not-options = Ce ne sont pas des options de ce jeu.
core-error-not-over = Cela s’ouvre quand la partie est finie.
core-error-not-playing = Cette partie n’est pas en cours.
core-error-not-the-host = Seul l’hôte peut faire cela.
core-error-private-match = Cette partie était privée. Demande le lien à quelqu’un qui y a joué.
core-error-removed-from-table = L’hôte t’a fait quitter cette table. Elle te reste fermée.
core-error-not-storable = Ce texte contient des caractères qui ne peuvent pas être enregistrés. Supprime-les et réessaie.
core-error-bad-request = La maison n’a pas compris.
core-error-not-your-seat = Ce n’est pas ta place.
core-error-not-your-table = Tu n’étais pas à cette table.
core-error-not-your-turn = Ce n’est pas ton tour.
core-error-no-such-phrase = Cette phrase n’existe pas.
core-error-no-such-message = Ce message n’existe pas.
core-error-empty-message = Dis d’abord quelque chose.
core-error-nothing-to-take-back = Tu n’as pas de coup à reprendre.
core-error-already-redrawn = Ce coup a déjà été repris et tiré à nouveau. Cela se fait une fois.
core-error-paused = La partie est en pause. Reprenez-la d’abord.
core-error-not-paused = La partie n’est pas en pause.
core-error-no-vacation = À cette table, personne ne prend de congés.
core-error-no-conditional-moves = Ici, on ne prévoit pas de coups : c’est pour les parties sur plusieurs jours, sans hasard ni secrets.
core-error-line-is-due = C’est à vous : jouez votre coup.
core-error-line-without-reply = Une suite se termine par une réponse à vous.
core-error-line-too-long = Une suite compte au plus { $most } coups.
core-error-too-many-lines = Vous avez prévu { $most } suites, c’est le maximum.
core-error-no-nudge = Ici, c’est la pendule qui rappelle.
core-error-nudge-later = Pas encore : laissez d’abord un peu de temps.
core-error-no-player-awaited = Vous n’attendez personne ici.
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
core-error-one-seat-each = Tu ne peux pas prendre deux places à la fois.
core-error-order = Ce n’est pas un ordre de ces places.
core-error-other-digest = Les règles rejouent cette partie autrement.
core-error-other-game = Cette partie est celle d’un autre jeu.
core-error-other-version = Cette partie a été jouée avec une version plus ancienne des règles.
core-error-not-possible-now = Cela ne peut pas arriver maintenant.
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
core-error-too-many-open-tables = { $most } de tes tables attendent déjà du monde. Quand l’une aura commencé ou sera fermée, ouvre la suivante.
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
core-error-too-many-seats = { $seats ->
    [one] Cette table n’a que { $seats } place.
   *[other] Cette table n’a que { $seats } places.
}
core-error-too-often = C’est trop souvent. Attends un instant.
core-error-too-many-sockets = Pas plus de { $most } pages de cette maison à la fois. Fermes-en une, puis rouvre celle-ci.
core-error-too-slow = Cela a mis trop de temps à arriver. Réessaie.
core-error-storage-busy = Un autre programme tient la base de la maison. Rien n’a changé ; réessaie dans un instant.
core-error-storage-full = La maison n’a plus de place pour enregistrer. Rien n’a changé ; préviens son hôte.
core-error-storage-read-only = La base de la maison ne peut pas être écrite. Rien n’a changé ; préviens son hôte.
core-error-storage-unavailable = La base de la maison ne répond pas. Réessaie dans un instant ; si cela dure, préviens l’hôte.
core-error-unknown-event = Cette partie a été enregistrée par une maison plus récente.
core-error-unreadable = Le journal de cette partie est illisible.

## Les salles d’un jeu

site-room = Salle
site-room-instead = { $note }, faute d’avoir { $other }
site-room-enter = Entrer
site-faq = Questions fréquentes
site-notifications = Notifications
site-only-this-computer = Seul cet ordinateur peut ouvrir ce lien, car le serveur a été démarré pour lui seul.
site-announcement = L’hôte annonce
site-forum = Le forum des membres
site-room-people = { $count ->
    [0] personne à ses tables
    [one] une personne à ses tables
   *[other] { $count } personnes à ses tables
}
site-room-open = { $count ->
    [0] aucune table ouverte
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}
core-error-no-daily-deal = Ce jeu n’a pas de donne du jour.
core-error-daily-is-opened = La donne du jour s’ouvre depuis la première page ; elle ne se règle pas à une table.
core-error-once-a-day = La donne du jour se joue une seule fois ; une nouvelle arrive demain.
core-error-day-not-over = La clé de cette donne est montrée une fois son jour passé, car d’autres peuvent encore la jouer.

## La donne du jour
site-daily = Donne du jour
site-today = Aujourd’hui
site-daily-board = La donne d’aujourd’hui
site-daily-again = Rejoué sur un appareil qui la connaissait

## Envoi
site-confirm = Demander avant d’envoyer un coup
site-confirm-matters = Quand ça compte
site-confirm-always = Toujours
site-confirm-never = Jamais

## Leçons
site-lesson = Leçon
site-lesson-of = Apprendre { $game }
site-lesson-step = Leçon, étape { $step } sur { $count }
site-lesson-next = Suite
site-lesson-first = Jouer ta première partie
site-lesson-again = Recommencer depuis le début
site-lesson-other = Les règles le permettent, mais fais ici ce qui est demandé au-dessus.
site-highlighted = éclairé
site-learn = Apprendre en jouant
site-puzzle = Problème du jour
core-error-no-puzzle = { $game } n’a pas de problèmes ici.
core-error-no-such-puzzle = Il n’y a pas de problème du { $day } dans les archives.

site-no-lesson = Il n’y a pas de leçon ici
core-error-no-lesson = { $game } n’a pas encore de leçon. Ses règles peuvent être lues.

## Pauses, reminders and what was left lying
site-pause = Pause
site-allow-pauses = On peut demander une pause
site-offer-pause = { $name } demande une pause.
site-offer-mine-pause = Vous avez demandé une pause. Quand tous sont d’accord, les pendules s’arrêtent.
site-log-continued = { $name } met fin à la pause.
site-log-nudged = { $name } rappelle que c’est le tour d’un autre.
site-log-claimed = { $what ->
    [draw] { $name } la clôt par une nulle : elle était abandonnée.
    [void] { $name } l’annule : elle était abandonnée.
   *[out] { $name } n’attend plus qui l’a abandonnée.
}
site-log-excused = { $name } est en congé : un jour de plus.
site-over-lying = La partie a été abandonnée.
site-over-void = La partie a été abandonnée et ne compte pas.
site-clock-days-bank = { $days ->
    [one] réserve d’un jour
   *[other] réserve de { $days } jours
}
site-clock-vacation = congés
site-clock-bank-runs = il reste { $time } de réserve
site-vacation = Congés automatiques
site-vacation-line = Qui n’a plus de temps prend l’un de ses 21 jours par an.
site-days-off = Jours de congé restants : { $left } sur { $of }
site-days-off-line = À une table aux congés automatiques, un jour est pris tout seul quand votre temps est écoulé. L’année recommence le 1er janvier.
site-paused = En pause
site-delay = Délai pour les spectateurs
site-delay-moves = { $count ->
    [0] aucun
    [one] un coup
   *[other] { $count } coups
}
site-lag-compensation = { $ms } ms rendus pour la ligne
