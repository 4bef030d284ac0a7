# Finding words on a page.
find-rules = In den Regeln suchen
find-questions = In den Fragen suchen
find-none = Hier steht nirgends „{ $words }“.
find-at = { $at } von { $count }
find-next = Nächste Stelle
find-previous = Vorige Stelle
find-contents = Inhalt
