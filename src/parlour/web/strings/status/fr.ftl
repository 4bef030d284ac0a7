status-title = État du serveur
status-works = Tout fonctionne
status-works-line = La base de données répond et { $count ->
    [one] un jeu est chargé
   *[other] les { $count } jeux sont chargés
}.
status-problems = { $count ->
    [one] Un problème demande votre attention
   *[other] { $count } problèmes demandent votre attention
}
status-problem-database = La base de données ne répond pas.
status-problem-shared = Valkey ou Redis ne répond pas. Les coups arrivent avec une seconde de retard aux joueurs des autres serveurs, et les présences ne sont plus à jour.
status-problem-games = { $count ->
    [one] Un jeu n’a pas pu être chargé.
   *[other] { $count } jeux n’ont pas pu être chargés.
}
status-problem-failing-games = { $count ->
    [one] Un jeu provoque des erreurs.
   *[other] { $count } jeux provoquent des erreurs.
}
status-problem-bots = { $count } coups de bots sont retardés, car tous les processus de calcul sont occupés.
status-problem-push = La plupart des notifications push n’arrivent pas ({ $count } échecs).
status-problem-mail = La plupart des e-mails n’arrivent pas ({ $count } échecs).
status-summary = Résumé
status-version = Version
status-running = En service depuis
status-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
status-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
status-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
status-since = démarrage : { $time }
status-sockets = Connexions
status-matches = Parties en cours
status-gathering = { $count ->
    [0] aucune table ouverte
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}
status-moves = Coups par minute
status-response = Temps de réponse
status-median = médiane
status-open-sockets = Connexions
status-processor = Processeur
status-processor-server = serveur
status-processor-bots = bots
status-chart-says = { $title } pendant la dernière heure : maintenant { $now }, minimum { $low }, maximum { $top }
status-chart-soon = Le graphique commence deux minutes après le démarrage du serveur.
status-chart-none = Aucune valeur pendant la dernière heure.
status-of = { $part } sur { $all }
status-bots = Bots
status-bots-workers = Processus de calcul occupés
status-bots-people = Coups en attente contre des personnes
status-bots-watched = Coups en attente avec spectateurs
status-bots-nobody = Autres coups en attente
status-bots-line = Les coups contre des personnes sont calculés en premier.
status-database = Base de données
status-connections = Connexions occupées
status-waiting = Requêtes en attente
status-append = Temps d’enregistrement d’un coup, médiane
status-append-slow = Temps d’enregistrement d’un coup, { $share }
status-messages = Notifications
status-messages-line = Depuis le démarrage du serveur.
status-channel-push = Notifications push
status-channel-mail = E-mail
status-channel-webhook = Webhooks
status-channel-counts = { $sent } { $sent ->
    [one] remise
   *[other] remises
}, { $failed } { $failed ->
    [one] échec
   *[other] échecs
}
status-failing = En échec
status-failing-games = Erreurs dans les jeux
status-failing-games-count = { $count ->
    [one] Une erreur depuis le démarrage, à { $time }
   *[other] { $count } erreurs depuis le démarrage, la dernière à { $time }
}
