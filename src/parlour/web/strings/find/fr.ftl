# Trouver des mots sur une page.
find-rules = Chercher dans les règles
find-questions = Chercher dans les questions
find-none = Rien ici ne dit « { $words } ».
find-at = { $at } sur { $count }
find-next = Passage suivant
find-previous = Passage précédent
find-contents = Sommaire
