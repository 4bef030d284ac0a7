### Spanish strings of the forum, the FAQ and the rooms.

## The forum
forum-title = Foro
forum-line = Cualquiera puede leer; los miembros pueden escribir.
forum-all = Todos
forum-boards = Secciones
forum-board = Sección
forum-board-general = General
forum-search = Buscar en el foro
forum-none = Aún no hay mensajes.
forum-none-found = Ningún mensaje coincide con tu búsqueda.
forum-threads = Hilos
forum-threads-all = Todos los hilos
forum-thread-new = Nuevo hilo
forum-thread-title = Título
forum-thread-start = Crear hilo
forum-posts = { $count ->
    [one] un mensaje
   *[other] { $count } mensajes
}
forum-unread = { $count } nuevos
forum-unread-from-here = Nuevos desde tu última visita
forum-started = abierto por { $name }, { $when }
forum-is-pinned = fijado
forum-is-locked = bloqueado
forum-is-binned = en la papelera
forum-locked-line = Este hilo está bloqueado. Puedes leerlo, pero no responder.
forum-edited = editado
forum-hidden = { $by } ocultó un mensaje de { $name }
forum-gone = El autor eliminó su cuenta y con ella este mensaje.
forum-text = Tu mensaje
forum-write = Escribir
forum-preview = Vista previa
forum-markdown = Markdown: **negrita**, *cursiva*, listas, tablas, `código`. Puedes editar un mensaje durante una hora.
forum-answer = Responder
forum-answer-own = Tu respuesta
forum-quote = Citar
forum-edit = Editar
forum-edit-save = Guardar
forum-link = Enlace a este mensaje
forum-report = Denunciar a los moderadores
forum-reported = Los moderadores lo revisarán. Gracias.
forum-why = Motivo (breve)
forum-manage = Gestionar el mensaje de { $name }
forum-hide = Ocultar mensaje
forum-show = Mostrar mensaje
forum-moderate-pinned = Fijar hilo
forum-moderate-unpinned = Dejar de fijar
forum-moderate-locked = Bloquear hilo
forum-moderate-unlocked = Desbloquear hilo
forum-moderate-binned = Mover a la papelera
forum-moderate-unbinned = Restaurar de la papelera
forum-moderate-board = Mover hilo a
forum-bin = Papelera
forum-more = Más
forum-join-line = Solo los miembros pueden escribir. Para serlo bastan un nombre y una contraseña, sin correo.

## FAQ
forum-faq = Preguntas frecuentes
forum-faq-of = Preguntas frecuentes de { $game }

## Rooms
forum-rooms = Salas
forum-online-count = { $members ->
    [one] un miembro
   *[other] { $members } miembros
} y { $guests ->
    [one] un invitado
   *[other] { $guests } invitados
} en esta sala
forum-logged-in = { $count ->
    [one] un miembro conectado
   *[other] { $count } miembros conectados
}, todas las salas
forum-clocks = Elige un reloj
forum-clocks-line = por jugador; pulsa para unirte
forum-waits = { $name } espera
forum-waits-nobody = nadie espera
forum-tables = Mesas
forum-tables-none = No hay mesas. Elige un reloj para abrir una mesa.
forum-list = Diccionario
forum-list-line = { $note }: { $count } palabras.
forum-list-instead = { $note } (sustituye a { $other }): { $count } palabras, con licencia libre.
forum-people = En línea
forum-people-none = No hay nadie más en línea.
forum-doing = { $doing ->
    [plays] jugando
    [watches] viendo una partida
   *[other] navegando
}
forum-unnamed = { $count ->
    [one] y un espectador más
   *[other] y { $count } espectadores más
}
forum-member = Crea una cuenta para más funciones
forum-rules = Reglas completas

## Errors
forum-error-no-such-thread = Este hilo no existe o ya no es visible.
forum-error-no-such-board = Esa sección no existe.
forum-error-no-such-room = Esa sala no existe.
forum-error-no-title = Un hilo necesita un título.
forum-error-too-long = Este mensaje es demasiado largo. El límite es { $most } caracteres.
forum-error-locked = Este hilo está bloqueado. Crea otro.
forum-error-not-yours = Solo el autor puede editar un mensaje.
forum-error-too-late = Este mensaje ya no se puede editar. Escribe otro.
forum-error-too-many-posts = Demasiados mensajes. Inténtalo de nuevo en { $seconds } s.
forum-error-too-many-reports = Demasiadas denuncias. Inténtalo de nuevo en { $seconds } s.

## Ratings
forum-rated = rating { $rating }

## Words
forum-words = Buscar una palabra
forum-words-line = Busca en el diccionario de esta sala y encuentra anagramas. Un signo de interrogación sustituye cualquier letra.
forum-word = Palabra o letras
forum-word-look = Buscar
forum-word-yes = { $word } está en el diccionario.
forum-word-no = { $word } no está en el diccionario.
forum-word-meaning = ¿Qué significa?
forum-word-others = { $count ->
    [0] No hay otros anagramas.
    [one] Otro anagrama:
   *[other] Otros { $count } anagramas:
}
forum-word-more = La búsqueda se interrumpió: hay más.
forum-error-no-word = Escribe una palabra de cuarenta letras como máximo, con el alfabeto del diccionario.
forum-error-no-words-while-playing = No puedes buscar palabras mientras juegas a este juego.
