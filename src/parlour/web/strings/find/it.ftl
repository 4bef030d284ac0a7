# Trovare parole in una pagina.
find-rules = Cerca nelle regole
find-questions = Cerca nelle domande
find-none = Qui nulla dice «{ $words }».
find-at = { $at } di { $count }
find-next = Punto successivo
find-previous = Punto precedente
find-contents = Indice
