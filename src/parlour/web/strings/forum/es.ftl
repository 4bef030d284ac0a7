### The forum, what is often asked, and the rooms of games in Spanish.

## The forum
forum-title = El foro de los miembros
forum-line = Todos leen, los miembros escriben.
forum-all = Todo
forum-boards = Secciones
forum-board = Sección
forum-board-general = La casa
forum-search = Buscar en el foro
forum-none = Aquí aún no se ha escrito nada.
forum-none-found = Nada aquí contiene estas palabras.
forum-threads = Hilos
forum-threads-all = Todos los hilos
forum-thread-new = Nuevo hilo
forum-thread-title = Título
forum-thread-start = Abrir el hilo
forum-posts = { $count ->
    [one] un mensaje
   *[other] { $count } mensajes
}
forum-unread = { $count } nuevos
forum-unread-from-here = Nuevo desde tu visita
forum-started = abierto por { $name }, { $when }
forum-is-pinned = fijado
forum-is-locked = cerrado
forum-is-binned = en la papelera
forum-locked-line = Este hilo está cerrado: se lee y no se responde.
forum-edited = modificado
forum-hidden = { $by } ocultó un mensaje de { $name }
forum-gone = Quien escribió esto dejó la casa, y sus palabras también.
forum-text = Lo que quieres decir
forum-write = Escribir
forum-preview = Ver
forum-markdown = Markdown: **negrita**, *cursiva*, listas, tablas, `código`. Puedes cambiarlo durante una hora.
forum-answer = Responder
forum-answer-own = Tu respuesta
forum-quote = Citar
forum-edit = Cambiar
forum-edit-save = Guardar el cambio
forum-link = Enlace a este mensaje
forum-report = Avisar al anfitrión
forum-reported = El anfitrión lo verá. Gracias.
forum-why = Motivo (breve)
forum-manage = Qué se puede hacer con el mensaje de { $name }
forum-hide = Ocultar este mensaje
forum-show = Mostrarlo otra vez
forum-moderate-pinned = Fijar el hilo
forum-moderate-unpinned = Dejar de fijar
forum-moderate-locked = Cerrar el hilo
forum-moderate-unlocked = Reabrir el hilo
forum-moderate-binned = Mover el hilo a la papelera
forum-moderate-unbinned = Sacar el hilo de la papelera
forum-moderate-board = Mover el hilo a
forum-bin = La papelera
forum-more = Más
forum-join-line = Aquí escriben los miembros. Basta un nombre y una contraseña, sin correo.

## Often asked
forum-faq = Preguntas frecuentes
forum-faq-of = Preguntas frecuentes sobre { $game }

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
forum-clocks = ¿A qué ritmo?
forum-clocks-line = para cada uno; pulsa para sentarte
forum-waits = { $name } espera
forum-waits-nobody = nadie espera
forum-tables = Mesas
forum-tables-none = No hay mesas. Elige un reloj para abrir una.
forum-list = La lista de palabras
forum-list-line = { $note }: { $count } palabras.
forum-list-instead = { $note }, en lugar de { $other }: { $count } palabras, de libre difusión.
forum-people = Aquí ahora
forum-people-none = No hay nadie más.
forum-doing = { $doing ->
    [plays] juega
    [watches] mira
   *[other] da una vuelta
}
forum-unnamed = { $count ->
    [one] y uno más que mira
   *[other] y { $count } más que miran
}
forum-member = Los miembros hacen más aquí
forum-rules = Las reglas con detalle

## Refusals
forum-error-no-such-thread = Ese hilo no existe, o ya no se muestra.
forum-error-no-such-board = Esa sección no existe.
forum-error-no-such-room = Esa sala no existe.
forum-error-no-title = Un hilo necesita un título.
forum-error-too-long = Es demasiado largo: un mensaje tiene como mucho { $most } signos.
forum-error-locked = Este hilo está cerrado. Abre otro.
forum-error-not-yours = Solo quien escribió un mensaje puede cambiarlo.
forum-error-too-late = Este mensaje ya no se puede cambiar. Añade otro.
forum-error-too-many-posts = No tantos mensajes a la vez. Prueba dentro de { $seconds } s.
forum-error-too-many-reports = No tantos avisos a la vez. Prueba dentro de { $seconds } s.

## Ratings
forum-rated = clasificación { $rating }

## Words
forum-words = Buscar una palabra
forum-words-line = La lista de esta sala, y qué más forman todas las letras. Un signo de interrogación vale cualquier letra.
forum-word = Palabra o letras
forum-word-look = Buscar
forum-word-yes = { $word } está en la lista.
forum-word-no = { $word } no está en la lista.
forum-word-meaning = ¿Qué significa?
forum-word-others = { $count ->
    [0] Ninguna otra palabra con estas letras.
    [one] Otra palabra con estas letras:
   *[other] { $count } palabras más con estas letras:
}
forum-word-more = Hay más: no se ha mirado todo.
forum-error-no-word = Escribe una palabra con las letras de la lista, cuarenta como mucho.
forum-error-no-words-while-playing = Estás en plena partida. Las palabras se buscan cuando acaba.
