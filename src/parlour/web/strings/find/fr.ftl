# Finding words on a page.
find-rules = Chercher dans les règles
find-questions = Chercher dans la FAQ
find-none = Aucun résultat pour « { $words } ».
find-at = { $at } sur { $count }
find-next = Résultat suivant
find-previous = Résultat précédent
find-contents = Sommaire
