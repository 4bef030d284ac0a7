### French strings of the forum, the FAQ and the rooms.

## The forum
forum-title = Forum
forum-line = Tout le monde peut lire ; les membres peuvent écrire.
forum-all = Tout
forum-boards = Rubriques
forum-board = Rubrique
forum-board-general = Général
forum-search = Chercher dans le forum
forum-none = Aucun message pour l’instant.
forum-none-found = Aucun message ne correspond à ta recherche.
forum-threads = Sujets
forum-threads-all = Tous les sujets
forum-thread-new = Nouveau sujet
forum-thread-title = Titre
forum-thread-start = Créer le sujet
forum-posts = { $count ->
    [one] un message
   *[other] { $count } messages
}
forum-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
forum-unread-from-here = Nouveau depuis ta dernière visite
forum-started = ouvert par { $name }, { $when }
forum-is-pinned = épinglé
forum-is-locked = verrouillé
forum-is-binned = à la corbeille
forum-locked-line = Ce sujet est verrouillé. Tu peux le lire, mais pas y répondre.
forum-edited = modifié
forum-hidden = Un message de { $name } a été masqué par { $by }
forum-gone = L’auteur a supprimé son compte, et ce message avec lui.
forum-text = Ton message
forum-write = Écrire
forum-preview = Aperçu
forum-markdown = Markdown : **gras**, *italique*, listes, tableaux, `code`. Tu peux modifier un message pendant une heure.
forum-answer = Répondre
forum-answer-own = Ta réponse
forum-quote = Citer
forum-edit = Modifier
forum-edit-save = Enregistrer
forum-link = Lien vers ce message
forum-report = Signaler aux modérateurs
forum-reported = Les modérateurs vont l’examiner. Merci.
forum-why = Motif (court)
forum-manage = Gérer le message de { $name }
forum-hide = Masquer le message
forum-show = Afficher le message
forum-moderate-pinned = Épingler le sujet
forum-moderate-unpinned = Désépingler le sujet
forum-moderate-locked = Verrouiller le sujet
forum-moderate-unlocked = Déverrouiller le sujet
forum-moderate-binned = Mettre à la corbeille
forum-moderate-unbinned = Sortir de la corbeille
forum-moderate-board = Déplacer le sujet vers
forum-bin = Corbeille
forum-more = Plus
forum-join-line = Seuls les membres peuvent écrire. Il suffit d’un nom et d’un mot de passe, sans adresse e-mail.

## FAQ
forum-faq = Questions fréquentes
forum-faq-of = Questions fréquentes : { $game }

## Rooms
forum-rooms = Salles
forum-online-count = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
} et { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
} dans cette salle
forum-logged-in = { $count ->
    [one] { $count } membre connecté
   *[other] { $count } membres connectés
}, toutes salles
forum-clocks = Choisis une pendule
forum-clocks-line = par joueur ; appuie pour rejoindre
forum-waits = { $name } attend
forum-waits-nobody = personne n’attend
forum-tables = Tables
forum-tables-none = Aucune table. Choisis une pendule pour en ouvrir une.
forum-list = Dictionnaire
forum-list-line = { $note } : { $count } mots.
forum-list-instead = { $note } (remplace { $other }) : { $count } mots, sous licence libre.
forum-people = En ligne
forum-people-none = Personne d’autre en ligne.
forum-doing = { $doing ->
    [plays] joue
    [watches] regarde
   *[other] parcourt le site
}
forum-unnamed = { $count ->
    [one] et un autre spectateur
   *[other] et { $count } autres spectateurs
}
forum-member = Crée un compte pour plus de fonctions
forum-rules = Règles complètes

## Errors
forum-error-no-such-thread = Ce sujet n’existe pas ou n’est plus visible.
forum-error-no-such-board = Cette rubrique n’existe pas.
forum-error-no-such-room = Cette salle n’existe pas.
forum-error-no-title = Un sujet doit avoir un titre.
forum-error-too-long = Ce message est trop long. La limite est de { $most } caractères.
forum-error-locked = Ce sujet est verrouillé. Ouvres-en un autre.
forum-error-not-yours = Seul l’auteur peut modifier un message.
forum-error-too-late = Ce message ne peut plus être modifié. Écris-en un autre.
forum-error-too-many-posts = Trop de messages. Réessaie dans { $seconds } s.
forum-error-too-many-reports = Trop de signalements. Réessaie dans { $seconds } s.

## Ratings
forum-rated = cote { $rating }

## Words
forum-words = Chercher un mot
forum-words-line = Cherche dans le dictionnaire de cette salle et trouve les anagrammes. Un point d’interrogation remplace une lettre quelconque.
forum-word = Mot ou lettres
forum-word-look = Chercher
forum-word-yes = { $word } est dans le dictionnaire.
forum-word-no = { $word } n’est pas dans le dictionnaire.
forum-word-meaning = Que veut dire ce mot ?
forum-word-others = { $count ->
    [0] Aucune autre anagramme.
    [one] Une autre anagramme :
   *[other] { $count } autres anagrammes :
}
forum-word-more = La recherche a été écourtée : il y en a d’autres.
forum-error-no-word = Saisis un mot d’au plus quarante lettres de l’alphabet du dictionnaire.
forum-error-no-words-while-playing = Tu ne peux pas chercher de mots pendant que tu joues à ce jeu.
