# Finding words on a page.
find-rules = Buscar en las reglas
find-questions = Buscar en las preguntas frecuentes
find-none = No hay resultados para «{ $words }».
find-at = { $at } de { $count }
find-next = Resultado siguiente
find-previous = Resultado anterior
find-contents = Índice
