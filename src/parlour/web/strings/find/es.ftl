# Encontrar palabras en una página.
find-rules = Buscar en las reglas
find-questions = Buscar en las preguntas
find-none = Aquí nada dice «{ $words }».
find-at = { $at } de { $count }
find-next = Lugar siguiente
find-previous = Lugar anterior
find-contents = Índice
