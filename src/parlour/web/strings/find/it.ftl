# Finding words on a page.
find-rules = Cerca nelle regole
find-questions = Cerca nelle domande frequenti
find-none = Nessun risultato per «{ $words }».
find-at = { $at } di { $count }
find-next = Risultato successivo
find-previous = Risultato precedente
find-contents = Indice
