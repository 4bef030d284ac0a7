### Donde la gente se encuentra, en español: páginas de personas, amistades y a quién se prefiere no ver.

## La página de alguien
meet-people = Contactos
meet-account = Tu cuenta
meet-since = { $role ->
    [guest] de visita desde { $since }
    [operator] responsable, aquí desde { $since }
    [moderator] moderación, aquí desde { $since }
   *[other] miembro, aquí desde { $since }
}
meet-here-now = aquí ahora
meet-here-at = aquí, en una mesa de { $game }
meet-away = no está aquí
meet-friend = sois amigos
meet-games = Juegos
meet-no-games = Aún no hay ninguna partida que puedas ver.
meet-played-won = { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}
meet-tables = Juega ahora
meet-results = Últimos resultados
meet-favourites = Juegos favoritos
meet-friends = Amistades
meet-no-friends = Nadie todavía. El botón está en la página de cada persona.

## Amistades, y quienes no lo son
meet-befriend = Pedir amistad
meet-accept = Aceptar
meet-decline = Rechazar
meet-take-back = Retirar la petición
meet-part = Dejar la amistad
meet-follow = Seguir
meet-unfollow = Dejar de seguir
meet-mute = Silenciar
meet-unmute = Dejar de silenciar
meet-block = Bloquear
meet-unblock = Desbloquear
meet-block-sure = ¿Bloquear a { $name }?
meet-block-line = { $name } no podrá invitarte ni ser amigo tuyo, no os leéis el uno al otro, y la partida rápida nunca os sienta juntos. No se avisa a nadie.
meet-you-block = Bloqueas a { $name }.
meet-not-open = No puedes invitar a { $name }.
meet-they-ask = Quieren tu amistad
meet-you-asked = Has pedido
meet-following = Sigues
meet-muted = Silenciados
meet-blocked = Bloqueados
meet-knows-nobody = Nadie todavía. Un clic en un nombre, esté donde esté, lleva a la página de esa persona; allí puedes pedirle amistad y seguirla.

## Negativas
meet-error-nobody = Ningún usuario tiene este nombre.
meet-error-yourself = Eres tú.
meet-error-too-many-ties = Ya conoces a { $most } personas. Deja ir antes a alguna.
meet-error-you-block-them = Bloqueas a esta persona. Desbloquéala primero.
meet-error-not-welcome = No puedes invitar a esta persona.
meet-error-tie-changed = Esto ha cambiado entretanto. Míralo de nuevo antes de decidir.

## Jugar
meet-play-game = Jugar a { $game }
meet-tab-bots = Bots
meet-tab-friends = Amistades
meet-tab-people = Cualquiera
meet-bots-line = empieza enseguida
meet-friends-line = Tu mesa recibe un enlace, un código para decir y una imagen para escanear; quien tenga uno se sienta.
meet-seats-any = Da igual
meet-strength = Fuerza
meet-strength-near = Cercana a la mía
meet-strength-any = Cualquiera
meet-where = Dónde buscar
meet-where-line = tantos como quieras; el primero que encaje te lleva
meet-not-so-many = no para { $seats }
meet-queues = { $count ->
    [0] Ninguna cola elegida
    [one] Una cola elegida
   *[other] { $count } colas elegidas
}
meet-public-line = Todo el mundo puede mirar estas mesas.
meet-find = Encontrar gente
meet-searching = Buscando gente
meet-looking = { $count ->
    [0] nadie más busca ahora mismo
    [one] otra persona busca
   *[other] otras { $count } personas buscan
}
meet-wait = Deja abierta esta página
meet-wait-line = En cuanto llegue alguien, empieza la partida. Tras medio minuto se ofrece un bot.
meet-bot-offered = { $name } tiene tiempo
meet-bot-offered-line = Un bot juega enseguida. Entonces dejas de buscar gente.
meet-bot-play = Jugar con { $name }
meet-stay-line = Salir de esta página termina la búsqueda.
meet-stop = Dejar de buscar
meet-error-queues = Elige un juego al menos, y { $most } como mucho.

## Invitar y buscar
meet-challenge = Desafiar
meet-challenge-them = Desafiar a { $name }
meet-invite-to = Invitar a tu mesa de { $game }
meet-asked-them = Has invitado a { $name }.
meet-asked = Invitación
meet-asks-you = te invita a una mesa de { $game }.
meet-go-there = Ir
meet-not-now = Ahora no
meet-whole-page = Toda la página
meet-for-any = Cualquier número
meet-for = Para { $seats }
meet-company = Con quién
meet-company-any = Cualquiera
meet-company-people = Sin bots
meet-company-bots = Con bots
meet-joinable = Solo mesas a las que puedo unirme
meet-not-for-you = Completas, o no para ti
meet-why-full = Completa
meet-why-apart = No es para ti: uno de los dos bloquea al otro
meet-error-put-out-here = Echaste a esta persona de esta mesa.
meet-error-no-free-chair = En esta mesa no hay ninguna silla libre.
meet-error-asked-often = Has invitado a { $most } personas en una hora. Espera sus respuestas.
