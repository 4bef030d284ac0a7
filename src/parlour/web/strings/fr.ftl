### French strings of the pages and of the server's errors.

## The shell
site-skip = Aller au contenu
site-home-link = Parlour, accueil
site-nav = Navigation principale
site-nav-home = Accueil
site-nav-lobby = Salon
site-nav-tables = Mes tables
site-nav-side-by-side = Tes tables côte à côte
site-nav-help = Aide
site-nav-settings = Réglages
site-nav-more = Autres pages
site-dark-mode = Mode sombre
site-sound-button = Son
site-sound-on = Le son est activé
site-sound-off = Le son est coupé
site-create-account = Créer un compte
site-sign-in = Se connecter
site-account = { $name } : ton compte
site-your-account = Compte, appareils et déconnexion
site-more = Plus
site-close = Fermer
site-cancel = Annuler
site-loading = Un instant…
site-wait-for-you = { $count ->
    [0] Aucune table n’attend ton coup
    [one] À toi de jouer à une table
   *[other] À toi de jouer à { $count } tables
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
site-overtime = dépassement de { $time }, −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Home
site-greeting = { $daytime ->
    [morning] Bonjour
    [afternoon] Bonjour
   *[evening] Bonsoir
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] aucun membre
    [one] { $members } membre
   *[other] { $members } membres
}, { $guests ->
    [0] aucun invité en ligne
    [one] { $guests } invité en ligne
   *[other] { $guests } invités en ligne
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] aucune partie publique
    [one] une partie publique
   *[other] { $tables } parties publiques
}
site-your-tables = Tes tables
site-with = avec { $names }
site-your-turn = À ton tour
site-player-to-move = À { $name } de jouer
site-players-to-move = { $count } joueurs doivent jouer
site-game-over = Partie terminée
site-play-a-game = Jouer une partie
site-players = Joueurs
site-rules = Règles
site-play = Jouer
site-with-friends = Entre amis
site-game-with-friends = { $game } entre amis
site-watch = Regarder
site-open-tables = Tables ouvertes
site-no-open-tables = Aucune table ouverte
site-no-open-tables-line = Ouvres-en une, ou joue contre un bot.
site-join-table = Rejoindre
site-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
site-who-is-here = En ligne
site-quick-match = Partie rapide
site-people = Contacts
site-browsing = parcourt le site
site-nobody-else-online = Personne d’autre en ligne.
site-tagline = Jeux de société dans ton navigateur, sur ton propre serveur.
site-link-preview-gathering = place libre
site-link-preview-playing = en cours
site-link-preview-over = résultat
site-fairness-link = Équité
site-code-label = Code de table
site-code-example = Code de table, par exemple maple lamp river 427
site-code-submit = Voir la table

## Lobby and new tables
site-rooms = Salles
site-all-games = Tous les jeux
site-every-game = tous les jeux
site-my-tables-line = tes parties en cours et passées
site-tables-count = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}
site-seat-open = Place libre
site-in-progress = En cours
site-open-to-spectators = ouverte aux spectateurs
site-inactive = Inactives
site-inactive-line = parties contre des bots, sans coup depuis deux jours
site-finished = Terminées
site-no-tables = Tu n’as aucune table
site-go-to-table = Voir la table
site-new-table = Nouvelle table
site-game = Jeu
site-seats = Places
site-opponents = Adversaires
site-opponents-open = Amis
site-opponents-bot = Bots
site-opponents-guest = Sur cet appareil
site-opponents-open-line = Invite tes amis par un lien, un code de table ou un code QR. Des bots peuvent compléter la table.
site-opponents-bot-line = La partie commence tout de suite.
site-opponents-guest-line = L’appareil passe de main en main. Les cartes cachées restent cachées entre les tours.
site-opponents-challenge-line = La partie commence dès que { $name } accepte.
site-level = Niveau
site-level-beginner = Débutant
site-level-beginner-plus = Débutant +
site-level-casual = Amateur
site-level-casual-plus = Amateur +
site-level-club = Joueur de club
site-level-club-plus = Joueur de club +
site-level-expert = Expert
site-level-expert-plus = Expert +
site-level-master = Maître
site-level-master-plus = Maître +
site-bot-level = { $name }, { $level }
site-against-bot = Contre { $name }
site-another-bot = Un autre adversaire
site-game-against-bot = { $game } contre { $name }
site-other-language = { $game } sera en { $language }
site-other-language-line = Ce serveur n’a pas encore de dictionnaire dans ta langue : les mots et les lettres sont en { $language }. L’administrateur du serveur peut en ajouter un.
site-player = Joueur { $number }
site-name-of = Nom du joueur à la place { $number }
site-pace = Cadence
site-pace-any = Toutes les cadences
site-pace-now = Temps réel
site-pace-days = Correspondance
site-clock = Pendule
site-clock-untimed = Sans pendule
site-clock-bank = { $minutes } min par joueur
site-clock-fischer = { $minutes } min + { $seconds } s par coup
site-clock-permove = { $minutes } min par coup
site-clock-permove-seconds = { $seconds } s par coup
site-clock-total = { $minutes } min, puis pénalités en points
site-clock-correspondence = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
site-show-in-lobby = Afficher dans le salon
site-show-in-lobby-line = Tout le monde peut rejoindre la table.
site-allow-spectators = Autoriser les spectateurs
site-cafe = Table café
site-cafe-line = Cet écran affiche le plateau ; chaque joueur voit sa main sur son téléphone.
site-big-screen = Grand écran
site-allow-takebacks = Autoriser les reprises de coup
site-allow-draws = Autoriser la nulle
site-more-options = Plus d’options · { $clock }
site-open-table = Ouvrir la table
site-start-now = Commencer
site-about-minutes = Environ { $minutes } minutes.
site-friends-get-link = Tu reçois un lien pour tes amis.

## A table before the start
site-game-settings = Options du jeu
site-read-rules = Lire les règles
site-shuffle-seats = Mélanger
site-open-seat = Place libre
site-fill-seat = Joueur à la place { $number }
site-fill = Attribuer…
site-fill-guest = Un joueur sur cet appareil
site-fill-bot = Un bot
site-bots-of-members = Bots des membres
site-bot-of = { $name }, bot de { $owner }
site-bot-owner = bot de { $owner }
site-challenge-waiting = En attente d’une réponse…
site-challenge-declined = { $name } a refusé.
site-challenge-unanswered = { $name } n’a pas répondu.
site-withdraw-challenge = Retirer le défi lancé à { $name }
site-seat = Place { $number }
site-seat-up = Faire monter { $name } depuis la place { $number }
site-seat-down = Faire descendre { $name } depuis la place { $number }
site-you = Toi
site-bot = Bot
site-bot-badge = BOT
site-bot-account = compte de bot
site-online = En ligne
site-offline = Hors ligne
site-on-this-device = Sur cet appareil
site-leave-seat = Quitter la place
site-remove-player = Retirer { $name }
site-invite = Inviter
site-invite-title = Tu es invité à jouer à { $game }
site-code = Code de table
site-code-line = À saisir sur { $host }
site-link = Lien vers cette table
site-copy = Copier
site-share = Partager
site-link-copied = Lien copié.
site-copy-by-hand = Le lien est sélectionné : copie-le à la main.
site-qr = Code QR du lien
site-qr-line = Scanne-le avec un téléphone
site-ready-host = Toutes les places sont prises. On commence ?
site-ready-guest = Toutes les places sont prises. L’hôte doit lancer la partie.
site-waiting-for = { $count ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $count } places libres
}
site-waiting-host-line = Envoie le lien, ou ajoute un bot.
site-waiting-guest-line = La partie commence quand l’hôte la lance.
site-seat-available = Une place est libre
site-seat-available-line = Rejoins la table, ou reste spectateur.
site-start = Commencer

## The table
site-board = Plateau
site-your-decision = Ta décision
site-to-move = doit jouer
site-waiting = En attente
site-thinking = Réfléchit
site-away = Absent
site-earlier-position = Tu vois une position antérieure.
site-earlier-position-line = La partie continue.
site-back-to-current-position = Revenir à la position actuelle
site-resigned = A abandonné
site-left-table = A quitté la partie
site-is-thinking = { $name } réfléchit
site-are-thinking = { $names } réfléchissent
site-no-player-to-move = Personne n’a à jouer
site-you-spectate = Tu es spectateur.
site-you-left = Tu as quitté cette partie. Tu peux la regarder.
site-choose-move = Choisis un coup
site-send = Envoyer
site-sending = Envoi…
site-undo = Annuler
site-key-enter = Entrée
site-key-escape = Échap
site-command = Saisir un coup
site-command-hint = Un coup, en mots ou en notation
site-command-none = Aucun coup légal ne correspond à « { $typed } ».
site-command-many = { $count } coups correspondent. Continue d’écrire, ou choisis avec les flèches.
site-command-count = { $count ->
    [one] Un coup correspond.
   *[other] { $count } coups correspondent.
}
site-keys = Raccourcis clavier
site-keys-board = Sur ce plateau
site-keys-everywhere = À toutes les tables
site-keys-confirm = confirmer
site-keys-undo = annuler la dernière étape de ton coup, ou un coup anticipé
site-keys-command = saisir un coup
site-keys-steps = coup précédent, coup suivant
site-keys-now = position actuelle
site-keys-to-board = aller au plateau
site-keys-last = lire le dernier coup
site-keys-log = aller au journal
site-keys-clock = lire les pendules
site-keys-score = lire le score
site-keys-asked = lire la consigne
site-keys-answer = accepter ou refuser une proposition
site-keys-keys = afficher les raccourcis clavier
site-announce-clock = { $name } : { $time }
site-announce-no-clock = Cette partie se joue sans pendule.
site-announce-score = { $name } : { $points }
site-announce-no-score = Ce jeu se joue sans points.
site-announce-no-move = Aucun coup pour l’instant.
site-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
site-time-over = Ton temps est écoulé. Le dépassement coûte des points.
site-time-low = { $seconds ->
    [one] Plus que { $seconds } seconde
   *[other] Plus que { $seconds } secondes
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
    [0] Aucun spectateur
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
site-log-move = Coup
site-log-points = Points
site-log-total = Total
site-log-empty = Aucun coup pour l’instant.
site-log-started = La partie commence.
site-log-moved = { $name } a joué.
site-log-left = { $why ->
    [resigned] { $name } a abandonné.
    [time] { $name } a dépassé le temps.
   *[away] { $name } a quitté la partie.
}
site-log-flagged = { $name } a dépassé le temps.
site-log-offered = { $what ->
    [pause] { $name } demande une pause.
    [takeback] { $name } demande à reprendre son coup.
   *[draw] { $name } propose la nulle.
}
site-log-answered = { $yes ->
    [true] { $name } accepte.
   *[false] { $name } refuse.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } a retiré sa demande de pause.
    [takeback] { $name } a retiré sa demande de reprise.
   *[draw] { $name } a retiré sa proposition de nulle.
}
site-hint = Indice
site-hint-question = Utiliser un indice ?
site-hint-line = Le bot le plus fort propose un coup. La partie sera non classée et marquée comme assistée.
site-hint-take = Utiliser un indice
site-hint-move = Indice : { $move }
site-hint-move-and-value = Indice : { $move } ({ $worth })
site-log-hinted = { $name } a utilisé un indice.
site-log-tookback = Le coup a été repris.
site-log-tookback-redrawn = Le coup a été repris, et les tirages suivants ont été refaits.
site-log-resumed = Le serveur était arrêté et fonctionne à nouveau. L’interruption n’est pas décomptée des pendules.
site-chat = Chat
site-chat-empty = Aucun message pour l’instant.
site-write-message = Écrire un message
site-chat-message = { $name } : { $text }
site-spectator = spectateur
site-no-rules = Ce jeu n’a pas encore de page de règles.
site-rules-alone = Ouvrir les règles sur leur propre page
site-rules-of = Règles de { $game }
site-moves-not-your-turn = Ce n’est pas ton tour.
site-moves-too-many = Il y a trop de coups pour les afficher. Utilise le plateau.
site-moves-count = { $count ->
    [0] Aucun coup légal
    [one] Un coup légal
   *[other] { $count } coups légaux
}
site-moves-search = Chercher un coup
site-moves-more = { $count ->
    [one] et { $count } autre : écris pour chercher
   *[other] et { $count } autres : écris pour chercher
}
site-text-board = Plateau en texte
site-text-view = Ce que voit cette place
site-setting-legal = Afficher les coups légaux
site-setting-legal-line = Les coups légaux sont marqués sur le plateau.
site-setting-trace = Surligner le dernier coup
site-setting-trace-line = Le plateau montre ce qui a changé en dernier.
site-setting-premove = Coup anticipé
site-setting-premove-line = Dans les parties à deux en temps réel, choisis ton prochain coup pendant que l’adversaire réfléchit.
site-premove-set = Coup anticipé : { $move }.
site-premove-set-line = Envoyé dès que c’est ton tour, s’il est encore légal.
site-premove-confirm = Anticiper ce coup
site-premove-cancel = Annuler le coup anticipé
site-premove-cancelled = Coup anticipé annulé.
site-premove-illegal = Coup anticipé annulé : il n’est plus légal.
site-premove-open = Tu peux déjà choisir ton prochain coup.
site-setting-sound = Son
site-setting-sound-line = Sons discrets pour les coups et les tours.
site-volume = Volume
site-setting-vibration = Vibration
site-setting-vibration-line = Quand c’est à toi de jouer et quand un coup est refusé.
site-draw = Nulle
site-takeback = Reprendre
site-abandonment = Si un joueur s’en va
site-abandonment-wait = les autres attendent
site-abandonment-bot = un bot joue jusqu’à son retour
site-abandonment-end = il abandonne
site-let-bot-play = Laisser jouer un bot
site-let-bot-play-question = Laisser un bot jouer pour toi ?
site-let-bot-play-line = Un bot à peu près de ta force joue à ta place. Tu peux revenir à tout moment. Le résultat compte pour toi.
site-bot-plays-for-you = Un bot joue à ta place.
site-return-to-seat = Reprendre ta place
site-substitute-bot = remplacé par un bot
site-log-seated-for = Un bot joue à la place de { $name }.
core-error-replaced-by-bot = Un bot joue à ta place. Reprends d’abord ta place.
core-error-no-substitute-bot = À cette table, les bots ne remplacent pas les joueurs.
site-resign = Abandonner
site-resign-question = Abandonner la partie ?
site-resign-line = Tu perdras.
site-offer = Proposer
site-draw-question = Proposer la nulle ?
site-draw-line = Si tout le monde accepte, la partie est nulle.
site-takeback-question = Reprendre ton dernier coup ?
site-takeback-line = Tout le monde doit accepter. La partie ne sera alors pas classée.
site-takeback-line-bots = La partie ne sera pas classée.
site-answer-declined = { $what ->
    [pause] { $name } refuse la pause.
    [takeback] { $name } refuse la reprise.
   *[draw] { $name } refuse la nulle.
}
site-answer-accepted = { $name } accepte. Le coup a été repris.
site-offer-draw = { $name } propose la nulle.
site-offer-takeback = { $name } demande à reprendre son coup.
site-offer-mine-draw = Tu as proposé la nulle.
site-offer-mine-takeback = Tu as demandé à reprendre ton coup.
site-accept = Accepter
site-decline = Refuser
site-withdraw = Retirer
site-pass-device = Passe l’appareil à { $name }
site-pass-device-line = Le plateau reste caché jusqu’à ce que { $name } confirme.
site-pass-device-confirm = Passer l’appareil
site-i-am = Je suis { $name }
site-connection-lost = Connexion perdue. Reconnexion… Ton coup est enregistré et sera envoyé automatiquement.
site-server-restarting = Redémarrage du serveur… Ton coup est enregistré et sera envoyé automatiquement.
site-reconnected = Reconnecté.
site-table-closed = Cette table est fermée
site-table-not-found = Table introuvable
site-back-to-table = Voir la table

## The end
site-you-win = Tu gagnes
site-wins = { $name } gagne
site-share-win = { $names } se partagent la première place
site-draw-game = Nulle
site-game-closed = Partie interrompue
site-solo-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
site-over-resigned =
    { $losers ->
        [one] { $loser } a abandonné.
       *[other] Les adversaires ont abandonné.
    }
site-over-time = { $loser } a dépassé le temps.
site-over-away =
    { $losers ->
        [one] { $loser } a quitté la partie.
       *[other] Les adversaires ont quitté la partie.
    }
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
site-daily-first = Le meilleur score du jour
site-daily-place = Rang { $place } sur { $count } aujourd’hui, moyenne { $average }.
site-daily-alone = Tu es le premier à finir la donne du jour.
site-daily-scores = Tous les scores du jour
site-daily-chart = { $count } scores de { $least } à { $most } ; le tien est { $own }
site-daily-best = Meilleurs du jour
site-daily-week = Ta semaine
site-daily-day = { $day } : { $score }
site-daily-missed = { $day } : pas jouée
site-daily-next = Prochaine donne du jour dans { site-hours }.
site-result-copied = Résultat copié.
site-daily-share = { $game }, donne du jour : { $score } points, rang { $place } sur { $count }
site-result = Résultat
site-rematch = Revanche
site-join-rematch = Jouer la revanche
site-watch-rematch = Regarder la revanche
site-accept-rematch = Accepter la revanche
site-rematch-asked = { $name } propose une revanche.
site-rematch-waits = Tu as proposé une revanche. { $names } peut l’accepter ici.
site-rematch-begins = La revanche commence.
site-rematch-table = Changer les réglages
site-rematch-changed = La revanche a d’autres règles ou d’autres joueurs.
site-rematch-see = Voir la table
site-analysis = Analyse
site-rank = Rang { $rank }
site-score-breakdown = Détail du score
site-source-overtime = Dépassement
site-sources-total = Total
site-points-for = Points pour
site-fairness = Équité
site-fairness-line = Avant la partie, le serveur a publié l’empreinte de sa graine aléatoire, et le navigateur de chaque joueur a ajouté son propre nombre aléatoire. Le serveur révèle la graine après la partie : chacun peut vérifier que le mélange n’a pas été modifié.
site-verified = Vérifié.
site-not-verified = La vérification a échoué.
site-commitment-shown = Empreinte affichée avant la partie
site-nonce = Nombre aléatoire de ce navigateur
site-commitment = Empreinte de la graine
site-key = Graine du serveur
site-seed = Graine combinée
site-verify-yourself = Vérifie toi-même sur le serveur :

## Review
site-no-analysis = Pas encore d’analyse
site-steps = Coups
site-step-first = Aller au début
site-step-prev = Coup précédent
site-step-play = Lecture
site-step-stop = Arrêter
site-step-next = Coup suivant
site-word-means = Que veut dire { $word } ?
site-step-last = Aller à la fin
site-step-of = { $step } sur { $count }
site-step = Coup { $step }
site-step-start = Début
site-view-as = Vue
site-view-as-spectator = spectateur
site-view-as-player = { $name }
site-graph = { $label }, coup par coup
site-measure-points = Points
site-measure-balance = Avantage
site-measure-outcome = Chances de gain
site-move-analysis = Analyse de ce coup par l’ordinateur
site-classification-best = Meilleur
site-classification-fine = Bon
site-classification-slip = Imprécision
site-classification-miss = Erreur
site-classification-costly = Gaffe
site-candidates = Meilleurs coups
site-candidate = Coup
site-place-heading = Rang
site-evaluation = Évaluation
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
site-no-move-analysis = Pas d’analyse de ce coup.
site-was-best-move = le meilleur coup.
site-result-unchanged = même résultat
site-best-was = Meilleur :
site-played-was = Joué : { $played }.
site-lost-points = { $lost } points perdus.
site-lost-least = Au moins { $lost } points perdus.
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
site-expected-line = { $move }, puis sans doute { $line }
site-moves-evaluated = { $count } coups ont été évalués.
site-best-move-was = Le meilleur coup était { $best }
site-analyser-available = Analyse par { $name }
site-analyser-request = Demander l’analyse
site-analyser-done = Analyse par { $name }
site-analyser-running = { $name } analyse : { $done } coups sur { $count }.
site-analyser-queued = En attente : { $name } analyse une autre partie.
site-analyser-limit-reached = La limite quotidienne de { $name } est atteinte. L’analyse reprendra demain : { $done } coups sur { $count } sont analysés.
site-analysed = Analysé
site-lost-each = { $name } : perte moyenne de { $lost } par coup, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}
site-luck-title = Chance et décisions
site-luck-luck = Chance
site-luck-decisions = Décisions
site-luck-together = Total
site-luck-summary = { $name } : chance { $luck }, décisions { $decisions }, chacune à ± { $within } ; total { $lead }.
site-luck-note = En points d’avance de { $name } sur la moyenne des autres, d’après de nombreux tirages simulés. Le trait fin est l’intervalle de confiance à 90 %.
site-luck-note-alone = En points pour { $name }, d’après de nombreux tirages simulés. Le trait fin est l’intervalle de confiance à 90 %.
site-decisions-of = Coups de { $name }
site-next-mistake = Erreur suivante
site-no-mistakes = Aucune erreur trouvée.
site-thresholds = Seuils d’erreur
site-thresholds-set = Régler les seuils d’erreur
site-thresholds-points = Points perdus. Enregistré pour toi et ce jeu.
site-thresholds-outcome = Chances de gain perdues, en points de pourcentage. Enregistré pour toi et ce jeu.
site-threshold-from = { $kind } à partir de
site-thresholds-reset = Réinitialiser
site-done = OK
site-retry-move = Rejouer ce coup
site-retry = Réessayer
site-retry-line = Voici la position de { $name } avant le coup. Choisis un autre coup ; la partie elle-même ne change pas.
site-retry-analysing = Analyse de ton coup…
site-retry-better = Meilleur que le coup joué, de { $by }.
site-retry-worse = Moins bon que le coup joué, de { $by }.
site-retry-same = Aussi bon que le coup joué.
site-retry-again = Réessayer
site-back-to-analysis = Retour à l’analyse
site-fork = Jouer à partir d’ici
site-fork-line = Ouvre une nouvelle table non classée à la position avant ce coup, avec les mêmes cartes cachées.
site-fork-with = Adversaires
site-fork-bots = Bots
site-fork-friends = Amis
site-fork-level = Niveau
site-fork-seat = Ta place
site-fork-fresh = Refaire les tirages à venir
site-fork-open = Ouvrir la table
site-ahead-above = { $name } mène : au-dessus de la ligne
site-ahead-below = { $name } mène : en dessous de la ligne
site-moves-minutes = { $moves ->
    [0] Aucun coup
    [one] Un coup
   *[other] { $moves } coups
}{ $minutes ->
    [0] .
    [one] , une minute.
   *[other] , { $minutes } minutes.
}

## Settings
site-your-name = Ton nom
site-your-name-line = Les autres joueurs voient ce nom. Pas besoin de compte : ce navigateur se souvient de toi.
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
site-speed = Vitesse des animations
site-speed-slow = Lente
site-speed-normal = Normale
site-speed-fast = Rapide
site-speed-off = Aucune
site-speed-reduced = Ton appareil demande moins d’animations.
site-language = Langue
site-language-line = L’administrateur de ce serveur peut ajouter des langues.
site-at-the-table = À la table
site-settings-saved = Enregistré dans ce navigateur et dans ton compte.

## Help
site-help-play = Jouer
site-help-play-text = Choisis un jeu sur la page d’accueil et clique sur Jouer : tu joues aussitôt contre un bot, sans compte. Les coups légaux sont marqués sur le plateau. Choisis un coup, vérifie l’aperçu et envoie-le.
site-help-friends = Jouer entre amis
site-help-friends-text = « Entre amis » ouvre une table. Partage le lien, le code de table ou le code QR. En tant qu’hôte, tu choisis les places, les règles, la cadence et si les spectateurs sont admis. Des bots peuvent occuper les places libres.
site-help-device = À plusieurs sur un écran
site-help-device-text = Plusieurs joueurs peuvent partager un écran. Le plateau se tourne vers celui dont c’est le tour. Dans les jeux à information cachée, l’écran est masqué entre les tours, jusqu’à ce que le joueur suivant soit prêt.
site-help-keys = Clavier
site-help-keys-text = Tu peux tout faire sans souris, et chaque plateau est lisible par les lecteurs d’écran. Quand il y a peu de coups légaux, le panneau latéral en donne la liste.
site-key-move = Flèches
site-key-move-does = se déplacer sur le plateau
site-key-choose = Entrée ou Espace
site-key-choose-does = sélectionner l’élément actif
site-key-send = Entrée
site-key-send-does = envoyer le coup choisi
site-key-undo = Retour arrière ou Échap
site-key-undo-does = annuler la dernière étape de ton coup
site-key-turn = R
site-key-turn-does = tourner le plateau ou la pièce
site-key-tabs = Tab
site-key-tabs-does = partie suivante de la page
site-key-review = Gauche, Droite, Début, Fin
site-key-review-does = parcourir une partie coup par coup
site-help-line = Connexion perdue
site-help-line-text = Ton coup reste dans ce navigateur, même si tu recharges la page. Il est envoyé automatiquement au retour de la connexion, et ne compte qu’une fois.
site-help-clock = Pendules
site-help-clock-text = La pendule de chaque joueur qui doit jouer tourne. Elle s’arrête quand le serveur reçoit le coup. Par correspondance, tu as un certain nombre de jours par coup. Si le serveur est arrêté, les pendules en temps réel s’arrêtent aussi. Celles par correspondance continuent, mais après l’interruption les joueurs qui doivent jouer ont au moins une heure.
site-help-fairness = Équité
site-help-fairness-text = Avant une partie, le serveur tire une graine aléatoire et en publie l’empreinte. Le navigateur de chaque joueur ajoute un nombre aléatoire quand il rejoint la table, et le mélange découle de l’ensemble. Ni le serveur ni aucun joueur ne peut donc choisir les cartes.

    Le serveur révèle sa graine après la partie. L’analyse de chaque partie l’affiche avec le résultat des vérifications. Sur le serveur, la commande parlour verify suivie de l’identifiant de la partie la vérifie à nouveau.
site-help-privacy = Vie privée
site-help-privacy-text = Le serveur enregistre un cookie qui t’identifie, ton nom, tes réglages, tes parties et tes messages de chat. Tout reste sur ce serveur. Les pages ne chargent rien depuis d’autres serveurs.

## Ratings and results
site-nav-ratings = Classement
site-nav-tournaments = Tournois
site-nav-forum = Forum
site-nav-clubs = Clubs
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
site-pace-of-evening = Normale
site-pace-of-daily = Correspondance
site-column-place = Rang
site-column-name = Nom
site-column-rating = Cote
site-column-sure = Écart
site-column-own = Cote du jeu
site-column-week = Cette semaine
site-column-games = Parties
site-column-won = Gagnées
site-column-form = 5 dernières
site-percent = { $share } %
site-up-by = en hausse de { $points }
site-down-by = en baisse de { $points }
site-form = résultats, du plus ancien au plus récent : { $results }
site-ratings-accounts = Comptes
site-ratings-people = Personnes
site-ratings-bots = Comptes de bot
site-bot-rating = bot
site-fixed-rating = fixe
site-provisional = Provisoire : pas de rang avant { $games } parties
site-no-ratings = Aucun joueur n’a encore de cote. Les parties classées contre des humains ou des bots comptent.
site-no-ratings-bots = Aucun compte de bot n’a encore de cote. Les parties classées contre les bots du site ou d’autres comptes de bot comptent.
site-your-rank = Ton rang
site-better-than = Meilleur que { $below } joueurs sur { $others }.
site-games-until-settled = { $games ->
    [one] Encore une partie avant d’avoir un rang.
   *[other] Encore { $games } parties avant d’avoir un rang.
}
site-rating-help = Comprendre la cote
site-rating-help-bots = La cote d’un bot est fixe, car il joue toujours avec la même force. Les cotes restent ainsi comparables d’une saison à l’autre.
site-rating-help-deviation = ± est l’écart de cote : neuf fois sur dix, la vraie cote est dans cet intervalle.
site-rating-help-rated = Une partie contre des humains ou des bots est classée dès que chaque camp a joué quelques coups (deux dans la plupart des jeux). Elle ne l’est pas si un coup a été repris, si un indice a été utilisé, si une personne tenait plusieurs places ou si tous les joueurs sont partis. Un écart de 100 points correspond à environ deux victoires sur trois.
site-rating-help-repeated = Les trois premières parties entre les deux mêmes joueurs en 24 heures comptent entièrement ; chacune des suivantes compte moitié moins que la précédente. Pour le rang, dix parties au plus contre le même joueur comptent.
site-ladder = Échelle des bots
site-ladder-next = { $wins ->
    [one] Encore une victoire contre { $bot } pour monter.
   *[other] Encore { $wins } victoires contre { $bot } pour monter.
}
site-ladder-done = Tu as battu tous les bots.
site-rating-change = { $before } → { $after }
site-rating-changed = cote { $before } avant, { $after } maintenant
site-rating-abandoned = partie quittée : classé derrière tous ceux qui sont restés
site-rating-early = parti tôt : non classé
site-rating-weight = compte pour { $share } % : même adversaire plusieurs fois en 24 heures
site-ladder-next-bot = Tu as battu { $bot }. Prochain bot : { $next }.
site-download-match-file = Fichier de partie
site-download-record = Format { $kind }
site-files = Fichiers de partie
site-files-line = Un fichier de partie contient tout ce qu’il faut pour rejouer et vérifier une partie. Toi seul vois les parties que tu importes, et elles ne sont pas classées.
site-files-all = Toutes mes parties
site-files-import = Importer une partie
site-won-lost = { $won } gagnées, { $lost } perdues
site-ladder-not-played = pas encore joué
site-ladder-beaten = battu
site-result-won = Gagné
site-result-lost = Perdu
site-result-drawn = Nulle
site-place = Rang { $place }
site-resigned-inline = abandon
site-unrated = non classée
site-unrated-void = Non classée : la partie est annulée.
site-unrated-daily = Non classée : donne du jour.
site-unrated-continued = Non classée : suite d’une autre partie.
site-unrated-solo = Non classée : partie en solo.
site-unrated-bots = Non classée : seuls des bots ont joué.
site-unrated-imported = Non classée : importée d’un fichier.
site-unrated-shared = Non classée : une personne tenait plusieurs places.
site-unrated-takeback = Non classée : un coup a été repris.
site-unrated-hint = Non classée : un indice a été utilisé.
site-unrated-program = Non classée : un programme a joué pour une personne ou contre elle.
site-unrated-deserted = Non classée : tous les joueurs sont partis et des bots ont fini la partie.
site-unrated-short = Non classée : la partie s’est terminée avant que chaque camp ait joué assez de coups.
site-results-scope = Joueur
site-results-scope-mine = Mes parties
site-results-scope-all = Toutes les parties
site-game-any = Tous les jeux
site-when = Date
site-when-any = Toutes
site-when-week = Semaine dernière
site-when-month = Mois dernier
site-when-year = Année dernière
site-outcome = Résultat
site-outcome-any = Tous
site-outcome-not-won = Pas gagné
site-against = Adversaire
site-no-results = Aucune partie trouvée
site-no-results-line = Tes parties terminées apparaissent ici avec leur analyse.
site-no-open-results-line = Les parties publiques terminées apparaissent ici.
site-show-more = Afficher plus
site-all-results = Tous les résultats

## Errors
core-error-failed = Cela n’a pas marché. Réessaie.
core-error-server-error = Une erreur s’est produite sur le serveur. Elle a été enregistrée ; réessaie.
core-error-connection-lost = Connexion perdue. Réessaie dans un instant.
core-error-unknown = Introuvable.
core-error-already-started = Cette partie a déjà commencé.
core-error-banned = Ton compte est banni pour le moment.
core-error-muted = Tu ne peux pas écrire de messages pour le moment.
core-error-site-closed = Ce serveur est réservé à ses membres. Connecte-toi, ou demande une invitation à l’administrateur.
core-error-site-by-invitation = L’accès à ce serveur se fait sur invitation. Ouvre le lien d’une table, ou demande une invitation à l’administrateur.
core-error-bad-key = La graine aléatoire de cette partie est endommagée.
core-error-corrupt-log = Cette partie ne peut pas continuer : son journal est endommagé à la position { $seq }.
core-error-seat-taken = Cette place est prise.
core-error-too-many-actions = Il y a trop de coups autorisés pour en dresser la liste (plus de { $most }).
core-error-seat-reserved = Cette place est réservée à un bot qui a été défié.
core-error-no-standing-offer = { $name } n’accepte pas de défi à cette table pour le moment.
core-error-challenge-over = Ce défi n’est plus ouvert.
core-error-table-changed = L’hôte a changé les réglages. Vérifie-les avant de rejoindre la table.
core-error-rematch-changed = L’hôte a changé la revanche. Vérifie ses réglages avant de la rejoindre.
core-error-clock = Cette cadence n’est pas autorisée.
core-error-open-seat = Cette place est libre.
core-error-open-seats = Une place est encore libre.
core-error-empty-log = Cette partie n’a pas de journal.
core-error-log-gap = Il manque une partie du journal de cette partie.
core-error-player-left = Ce joueur a quitté la partie.
core-error-log-full = Cette partie a atteint la limite de { $most } événements.
core-error-never-started = Cette partie n’a jamais commencé.
core-error-no-name = Un nom doit contenir au moins une lettre.
core-error-name-too-long = Un nom a au plus { $most } lettres ; celui-ci en a { $letters }.
core-error-no-offer = Aucune proposition n’est en cours.
core-error-no-such-bot = Ce jeu n’a pas ce bot.
core-error-no-such-code = Aucune table n’a le code { $heard }.
core-error-game-disabled = { $game } n’a pas pu être chargé et n’est pas disponible pour le moment. Tes parties sont conservées ; préviens l’administrateur de ce serveur.
core-error-game-failed = Une erreur dans { $game } l’a empêché. Les autres jeux fonctionnent. Préviens l’administrateur de ce serveur.
core-error-no-such-game = Ce serveur n’a pas ce jeu.
core-error-no-such-match = Table introuvable.
core-error-no-such-moment = Il n’y a pas de position antérieure.
core-error-no-such-page = Page introuvable.
core-error-no-such-seat = Cette place n’existe pas.
core-error-no-such-step = Ce coup n’existe pas.
core-error-file-too-large = Ce fichier est trop grand. La limite est de { $most } ko.
core-error-file-verification-failed = La partie de ce fichier n’a pas passé la vérification ({ $check }) et n’a pas été importée.
core-error-file-of-daily-deal = Les parties de la donne du jour ne peuvent pas être importées.
core-error-match-id-taken = Une autre partie a déjà cet identifiant ; rien n’a été importé.
core-error-no-such-decision = Tu ne peux pas rejouer ce coup.
core-error-no-analysis = Aucun bot de ce serveur ne peut analyser cette partie.
core-error-bad-origin = Cette partie ne correspond pas à celle qu’elle continue.
core-error-origin-is-fixed = Cette table continue une autre partie : ses options et ses places ne peuvent pas changer.
core-error-origin-daily = Tu ne peux pas continuer à partir de la donne du jour.
core-error-origin-too-long = Cette partie est trop longue pour la continuer à partir d’ici.
core-error-analysis-limit-reached = La limite d’analyses du jour est atteinte. Réessaie demain.
core-error-too-many-analyses = Tu as déjà { $most } demandes d’analyse. Attends que l’une soit terminée.
core-error-no-such-pace = Cette cadence n’existe pas. Choisis rapide, normale ou correspondance.
core-error-no-such-season = Cette saison n’existe pas.
core-error-no-such-results = Cette page de résultats n’existe pas. Commence par la première.
core-error-no-result-yet = Le résultat n’est pas encore enregistré. Réessaie dans un instant.
core-error-no-spectators = L’hôte n’autorise pas les spectateurs.
core-error-no-worker = Aucun bot n’est disponible pour le moment.
core-error-not-a-match-file = Ce n’est pas un fichier de partie.
core-error-not-a-nonce = Le nombre aléatoire de ce navigateur est illisible. Recharge la page.
core-error-not-a-commitment = Cette partie ne t’est pas réservée. Rouvre la table.
core-error-commitment-used = Cette table est déjà ouverte.
core-error-not-agreed = Les autres n’ont pas donné leur accord.
core-error-not-an-action = Ce n’est pas un coup légal.
core-error-wrong-origin = Cette page a été ouverte à l’adresse { $origin }, mais le serveur croit que la sienne est { $expected } et refuse toute modification. Si tu gères ce serveur, configure son proxy inverse pour qu’il transmette les en-têtes Host et X-Forwarded-Proto.
core-error-sub-path = Cette page a été ouverte sous { $path }, mais Parlour ne fonctionne qu’à la racine d’un nom d’hôte. Si tu gères ce serveur, donne-lui son propre nom d’hôte dans ton proxy inverse.
core-error-cross-site-request = Cette requête ne vient pas d’une page de ce serveur.
core-error-no-hints = Les indices ne sont disponibles que contre des bots ou en solo, et pas dans la donne du jour.
core-error-offer-not-available = Cette proposition n’est pas possible à cette table.
core-error-not-options = Ces options ne sont pas valables pour ce jeu.
core-error-not-over = Disponible après la partie.
core-error-not-playing = Cette partie n’est pas en cours.
core-error-not-the-host = Seul l’hôte peut faire cela.
core-error-private-match = Cette partie est privée. Demande le lien à l’un des joueurs.
core-error-removed-from-table = L’hôte t’a retiré de cette table. Tu ne peux plus la rejoindre.
core-error-not-storable = Ce texte contient des caractères qui ne peuvent pas être enregistrés. Supprime-les et réessaie.
core-error-bad-request = Le serveur n’a pas pu lire cette requête.
core-error-not-your-seat = Ce n’est pas ta place.
core-error-not-your-table = Tu n’as pas joué à cette table.
core-error-not-your-turn = Ce n’est pas ton tour.
core-error-no-such-phrase = Cette phrase n’existe pas.
core-error-no-such-message = Ce message n’existe pas.
core-error-empty-message = Écris d’abord un message.
core-error-nothing-to-take-back = Tu n’as pas de coup à reprendre.
core-error-already-redrawn = Ce coup a déjà été repris et tiré à nouveau une fois.
core-error-paused = La partie est en pause. Reprends-la d’abord.
core-error-not-paused = La partie n’est pas en pause.
core-error-no-vacation = Cette table n’a pas de congés.
core-error-no-conditional-moves = Les coups conditionnels ne sont disponibles que par correspondance, dans les jeux sans hasard ni information cachée.
core-error-line-is-due = C’est ton tour : joue ton coup.
core-error-line-without-reply = Une variante doit se terminer par ton propre coup.
core-error-line-too-long = Une variante compte au plus { $most } coups.
core-error-too-many-lines = Tu peux avoir au plus { $most } variantes. Supprimes-en une d’abord.
core-error-no-nudge = Pas de rappel ici : c’est la pendule qui décide.
core-error-nudge-later = Il est trop tôt pour un rappel.
core-error-no-player-awaited = Tu n’attends aucun joueur.
core-error-no-claim = Tu ne peux pas réclamer le résultat ici : c’est la pendule qui décide.
core-error-claim-later = Tu pourras réclamer le résultat après deux semaines sans coup.
core-error-claim-not-alone = D’autres joueurs sont encore actifs. Tu peux seulement continuer sans ceux qui sont partis.
core-error-offer-open = Une autre proposition est en cours.
core-error-offer-later = Tu l’as déjà proposé il y a peu. Tu pourras recommencer après { $moves ->
    [one] ton prochain coup
   *[other] tes { $moves } prochains coups
} ou dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = Tu ne peux pas prendre deux places à la fois.
core-error-order = Ce n’est pas un ordre valable de ces places.
core-error-other-digest = Les règles donnent un autre résultat quand cette partie est rejouée.
core-error-other-game = Cette partie appartient à un autre jeu.
core-error-other-version = Cette partie a été jouée avec une version plus ancienne des règles.
core-error-not-possible-now = Ce n’est pas possible maintenant.
core-error-rules-fail = Les règles de ce jeu ont échoué à cette position.
core-error-seats = Ce jeu se joue de { $least } à { $most }.
core-error-stale = La position a changé. Regarde à nouveau le plateau.
core-error-stale-offer = Cette proposition n’est plus valable. Lis la nouvelle avant de répondre.
core-error-time-left = Il reste du temps à la pendule.
core-error-too-busy = Le serveur est surchargé. Réessaie.
core-error-too-large = C’est trop long.
core-error-too-many = Trop de requêtes. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
core-error-too-many-public = Tu as déjà { $most } tables publiques. Ouvre la suivante quand l’une aura commencé.
core-error-too-many-open-tables = Tu as déjà { $most } tables ouvertes. Ouvre la suivante quand l’une aura commencé ou sera fermée.
core-error-too-many-drafts = Tu as essayé trop de coups. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
core-error-too-much-history = Tu as chargé trop de positions antérieures. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
core-error-too-many-tables = Tu as ouvert trop de tables. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} avant la suivante.
core-error-too-much-chat = Tu as envoyé trop de messages. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} avant le suivant.
core-error-too-many-bot-tables = Tu as déjà { $most } parties en cours avec des bots seulement. Ouvre la suivante quand l’une sera finie.
core-error-too-many-codes = Trop de codes erronés. Attends { $minutes ->
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
core-error-too-often = Trop de requêtes. Attends un instant.
core-error-too-many-sockets = Tu peux avoir au plus { $most } pages de ce site ouvertes à la fois. Fermes-en une et recharge celle-ci.
core-error-too-slow = La requête a pris trop de temps. Réessaie.
core-error-storage-busy = La base de données est occupée. Rien n’a changé ; réessaie dans un instant.
core-error-storage-full = Le disque du serveur est plein. Rien n’a changé ; préviens l’administrateur.
core-error-storage-read-only = La base de données du serveur est en lecture seule. Rien n’a changé ; préviens l’administrateur.
core-error-storage-unavailable = La base de données du serveur ne répond pas. Réessaie dans un instant ; si cela dure, préviens l’administrateur.
core-error-unknown-event = Cette partie a été enregistrée par une version plus récente du serveur.
core-error-unreadable = Le journal de cette partie est illisible.

## Rooms

site-room = Salle
site-room-instead = { $note } (remplace { $other })
site-room-enter = Entrer
site-faq = Questions fréquentes
site-notifications = Notifications
site-only-this-computer = Seul cet ordinateur peut ouvrir ce lien, car le serveur a été démarré pour lui seul.
site-announcement = Annonce
site-forum = Forum
site-room-people = { $count ->
    [0] aucun joueur
    [one] un joueur
   *[other] { $count } joueurs
}
site-room-open = { $count ->
    [0] aucune table ouverte
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}
core-error-no-daily-deal = Ce jeu n’a pas de donne du jour.
core-error-daily-is-opened = Ouvre la donne du jour depuis la page d’accueil.
core-error-once-a-day = Tu ne peux jouer la donne du jour qu’une fois. La prochaine arrive demain.
core-error-day-not-over = La graine de cette donne reste secrète jusqu’à la fin de la journée, car d’autres peuvent encore la jouer.

## The deal of the day
site-daily = Donne du jour
site-today = Aujourd’hui
site-daily-board = La donne d’aujourd’hui
site-daily-again = Rejouée sur un appareil qui connaissait la donne

## Sending
site-confirm = Confirmer les coups
site-confirm-matters = Coups importants
site-confirm-always = Toujours
site-confirm-never = Jamais

## Lessons
site-lesson = Leçon
site-lesson-of = Apprendre { $game }
site-lesson-step = Leçon, étape { $step } sur { $count }
site-lesson-next = Suivant
site-lesson-first = Jouer ta première partie
site-lesson-again = Recommencer la leçon
site-lesson-other = Ce coup est légal, mais suis la leçon ici.
site-highlighted = en surbrillance
site-highlighted-move = En surbrillance sur le plateau : { $move }
site-part-not-allowed = Ce n’est pas possible maintenant.
site-part-possible = peut être choisi
site-keys-parts-walk = passer d’un élément du plateau à l’autre
site-keys-parts-name = aller à l’élément de ce nom
site-keys-parts-press = choisir l’élément
site-learn = Apprendre en jouant
site-puzzle = Problème du jour
core-error-no-puzzle = { $game } n’a pas de problèmes.
core-error-no-such-puzzle = Il n’y a pas de problème pour le { $day }.

site-no-lesson = Leçon introuvable
core-error-no-lesson = { $game } n’a pas encore de leçon. Lis plutôt ses règles.

## Pauses, reminders and abandoned games
site-pause = Pause
site-allow-pauses = Autoriser les pauses
site-offer-pause = { $name } demande une pause.
site-offer-mine-pause = Tu as demandé une pause. Les pendules s’arrêtent quand tous les joueurs acceptent.
site-log-continued = { $name } a repris la partie.
site-log-nudged = { $name } a envoyé un rappel.
site-log-claimed = { $what ->
    [draw] { $name } a réclamé la nulle : la partie était abandonnée.
    [void] { $name } a annulé la partie : elle était abandonnée.
   *[out] { $name } continue sans les joueurs qui ont quitté la partie.
}
site-log-excused = { $name } est en congé : un jour de plus.
site-over-lying = La partie a été abandonnée.
site-over-void = La partie a été abandonnée et ne compte pas.
site-clock-days-bank = { $days ->
    [one] réserve d’un jour
   *[other] réserve de { $days } jours
}
site-clock-vacation = congés
site-clock-bank-runs = il reste { $time } de réserve
site-vacation = Congés automatiques
site-vacation-line = Quand le temps d’un joueur est écoulé, l’un de ses 21 jours de congé par an est utilisé.
site-days-off = Jours de congé restants : { $left } sur { $of }
site-days-off-line = Aux tables avec congés automatiques, un jour est utilisé quand ton temps est écoulé. Les jours sont renouvelés le 1er janvier.
site-paused = En pause
site-delay = Délai des spectateurs
site-delay-moves = { $count ->
    [0] aucun
    [one] 1 coup
   *[other] { $count } coups
}
site-lag-compensation = { $ms } ms de compensation du lag
