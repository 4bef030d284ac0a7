# Finding words on a page.
find-rules = Regeln durchsuchen
find-questions = FAQ durchsuchen
find-none = Keine Treffer für „{ $words }“.
find-at = { $at } von { $count }
find-next = Nächster Treffer
find-previous = Voriger Treffer
find-contents = Inhalt
