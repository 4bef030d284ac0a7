### The forum, what is often asked, and the rooms of games in French.

## The forum
forum-title = Le forum des membres
forum-line = Tout le monde lit, les membres écrivent.
forum-all = Tout
forum-boards = Rubriques
forum-board = Rubrique
forum-board-general = La maison
forum-search = Chercher dans le forum
forum-none = Rien n’a encore été écrit ici.
forum-none-found = Rien ici ne contient ces mots.
forum-threads = Fils
forum-threads-all = Tous les fils
forum-thread-new = Nouveau fil
forum-thread-title = Titre
forum-thread-start = Ouvrir le fil
forum-posts = { $count ->
    [one] un message
   *[other] { $count } messages
}
forum-unread = { $count } nouveaux
forum-unread-from-here = Nouveau depuis ta visite
forum-started = ouvert par { $name }, { $when }
forum-is-pinned = épinglé
forum-is-locked = fermé
forum-is-binned = à la corbeille
forum-locked-line = Ce fil est fermé : on peut le lire, pas y répondre.
forum-edited = modifié
forum-hidden = Un message de { $name } est masqué par { $by }
forum-gone = La personne qui a écrit ceci a quitté la maison, avec ses mots.
forum-text = Ce que tu veux dire
forum-write = Écrire
forum-preview = Aperçu
forum-markdown = Markdown : **gras**, *italique*, listes, tableaux, `code`. Tu peux le modifier pendant une heure.
forum-answer = Répondre
forum-answer-own = Ta réponse
forum-quote = Citer
forum-edit = Modifier
forum-edit-save = Garder la modification
forum-link = Lien vers ce message
forum-report = Signaler à l’hôte
forum-reported = L’hôte le verra. Merci.
forum-why = Motif (bref)
forum-manage = Que faire du message de { $name }
forum-hide = Masquer ce message
forum-show = L’afficher de nouveau
forum-moderate-pinned = Épingler le fil
forum-moderate-unpinned = Ne plus épingler
forum-moderate-locked = Fermer le fil
forum-moderate-unlocked = Rouvrir le fil
forum-moderate-binned = Mettre le fil à la corbeille
forum-moderate-unbinned = Sortir le fil de la corbeille
forum-moderate-board = Déplacer le fil vers
forum-bin = La corbeille
forum-more = Plus
forum-join-line = Ici écrivent les membres. Il suffit d’un nom et d’un mot de passe, sans adresse mail.

## Often asked
forum-faq = Questions fréquentes
forum-faq-of = Questions fréquentes sur { $game }

## Rooms
forum-rooms = Salons
forum-online-count = { $members ->
    [one] un membre
   *[other] { $members } membres
} et { $guests ->
    [one] un invité
   *[other] { $guests } invités
} dans ce salon
forum-logged-in = { $count ->
    [one] un membre connecté
   *[other] { $count } membres connectés
}, tous salons
forum-clocks = À quelle vitesse ?
forum-clocks-line = pour chacun ; appuie pour t’asseoir
forum-waits = { $name } attend
forum-waits-nobody = personne n’attend
forum-tables = Tables
forum-tables-none = Aucune table. Choisis une pendule pour en ouvrir une.
forum-list = La liste de mots
forum-list-line = { $note } : { $count } mots.
forum-list-instead = { $note }, à la place de { $other } : { $count } mots, libres de droits.
forum-people = Ici maintenant
forum-people-none = Personne d’autre ici.
forum-doing = { $doing ->
    [plays] joue
    [watches] regarde
   *[other] fait un tour
}
forum-unnamed = { $count ->
    [one] et une personne de plus qui regarde
   *[other] et { $count } de plus qui regardent
}
forum-member = Les membres font plus ici
forum-rules = Les règles en détail

## Refusals
forum-error-no-such-thread = Ce fil n’existe pas, ou n’est plus affiché.
forum-error-no-such-board = Cette rubrique n’existe pas.
forum-error-no-such-room = Ce salon n’existe pas.
forum-error-no-title = Un fil a besoin d’un titre.
forum-error-too-long = C’est trop long : un message a au plus { $most } signes.
forum-error-locked = Ce fil est fermé. Ouvres-en un autre.
forum-error-not-yours = Seule la personne qui a écrit un message peut le modifier.
forum-error-too-late = Ce message ne peut plus être modifié. Ajoutes-en un autre.
forum-error-too-many-posts = Pas tant de messages à la fois. Réessaie dans { $seconds } s.
forum-error-too-many-reports = Pas tant de signalements à la fois. Réessaie dans { $seconds } s.

## Ratings
forum-rated = classement { $rating }

## Words
forum-words = Chercher un mot
forum-words-line = La liste de cette salle, et ce que toutes les lettres font d’autre. Un point d’interrogation vaut n’importe quelle lettre.
forum-word = Mot ou lettres
forum-word-look = Chercher
forum-word-yes = { $word } est dans la liste.
forum-word-no = { $word } n’est pas dans la liste.
forum-word-meaning = Que veut-il dire ?
forum-word-others = { $count ->
    [0] Aucun autre mot avec ces lettres.
    [one] Un autre mot avec ces lettres :
   *[other] { $count } autres mots avec ces lettres :
}
forum-word-more = Il y en a d’autres : tout n’a pas été parcouru.
forum-error-no-word = Tapez un mot avec les lettres de la liste, quarante au plus.
forum-error-no-words-while-playing = Vous êtes en pleine partie. On cherche les mots quand elle est finie.
