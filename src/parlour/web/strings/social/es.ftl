### Donde la gente se encuentra, en español: páginas de personas, amistades y a quién se prefiere no ver.

## La página de alguien
social-contacts = Contactos
social-your-account = Tu cuenta
social-since = { $role ->
    [guest] de visita desde { $since }
    [operator] responsable, aquí desde { $since }
    [moderator] moderación, aquí desde { $since }
   *[other] miembro, aquí desde { $since }
}
social-online = aquí ahora
social-online-playing = aquí, en una mesa de { $game }
social-offline = no está aquí
social-friend = sois amigos
social-games = Juegos
social-no-games = Aún no hay ninguna partida que puedas ver.
social-played-won = { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}
social-tables = Juega ahora
social-results = Últimos resultados
social-favourites = Juegos favoritos
social-friends = Amistades
social-no-friends = Nadie todavía. El botón está en la página de cada persona.

## Amistades, y quienes no lo son
social-add-friend = Pedir amistad
social-accept = Aceptar
social-decline = Rechazar
social-cancel-request = Retirar la petición
social-remove-friend = Dejar la amistad
social-follow = Seguir
social-unfollow = Dejar de seguir
social-mute = Silenciar
social-unmute = Dejar de silenciar
social-block = Bloquear
social-unblock = Desbloquear
social-block-sure = ¿Bloquear a { $name }?
social-block-line = { $name } no podrá invitarte ni ser amigo tuyo, no os leéis el uno al otro, y la partida rápida nunca os sienta juntos. No se avisa a nadie.
social-you-block = Bloqueas a { $name }.
social-not-accepting = No puedes invitar a { $name }.
social-friend-requests = Quieren tu amistad
social-sent-requests = Has pedido
social-following = Sigues
social-muted = Silenciados
social-blocked = Bloqueados
social-no-contacts = Nadie todavía. Un clic en un nombre, esté donde esté, lleva a la página de esa persona; allí puedes pedirle amistad y seguirla.

## Negativas
social-error-no-such-user = Ningún usuario tiene este nombre.
social-error-yourself = Eres tú.
social-error-too-many-relationships = Ya conoces a { $most } personas. Deja ir antes a alguna.
social-error-you-block-them = Bloqueas a esta persona. Desbloquéala primero.
social-error-not-accepting = No puedes invitar a esta persona.
social-error-relationship-changed = Esto ha cambiado entretanto. Míralo de nuevo antes de decidir.

## Jugar
social-play-game = Jugar a { $game }
social-tab-bots = Bots
social-tab-friends = Amistades
social-tab-people = Cualquiera
social-bots-line = empieza enseguida
social-friends-line = Tu mesa recibe un enlace, un código para decir y una imagen para escanear; quien tenga uno se sienta.
social-seats-any = Da igual
social-strength = Fuerza
social-strength-near = Cercana a la mía
social-strength-any = Cualquiera
social-queue-games = Dónde buscar
social-queue-games-line = tantos como quieras; el primero que encaje te lleva
social-not-for-seats = no para { $seats }
social-queue-count = { $count ->
    [0] Ninguna cola elegida
    [one] Una cola elegida
   *[other] { $count } colas elegidas
}
social-public-line = Todo el mundo puede mirar estas mesas.
social-find = Encontrar gente
social-searching = Buscando gente
social-searching-count = { $count ->
    [0] nadie más busca ahora mismo
    [one] otra persona busca
   *[other] otras { $count } personas buscan
}
social-keep-page-open = Deja abierta esta página
social-keep-page-open-line = En cuanto llegue alguien, empieza la partida. Tras medio minuto se ofrece un bot.
social-bot-available = { $name } tiene tiempo
social-bot-available-line = Un bot juega enseguida. Entonces dejas de buscar gente.
social-bot-play = Jugar con { $name }
social-leave-page-line = Salir de esta página termina la búsqueda.
social-cancel-search = Dejar de buscar
social-error-queue-count = Elige un juego al menos, y { $most } como mucho.

## Invitar y buscar
social-challenge = Desafiar
social-challenge-them = Desafiar a { $name }
social-invite-to = Invitar a tu mesa de { $game }
social-invitation-sent = Has invitado a { $name }.
social-invitation = Invitación
social-invites-you = te invita a una mesa de { $game }.
social-go-to-table = Ir
social-decline-invitation = Ahora no
social-full-profile = Toda la página
social-seats-any-number = Cualquier número
social-seats-number = Para { $seats }
social-company = Con quién
social-company-any = Cualquiera
social-company-people = Sin bots
social-company-bots = Con bots
social-joinable = Solo mesas a las que puedo unirme
social-not-joinable = Completas, o no para ti
social-why-full = Completa
social-why-apart = No es para ti: uno de los dos bloquea al otro
social-error-removed-from-table = Echaste a esta persona de esta mesa.
social-error-no-open-seat = En esta mesa no hay ninguna silla libre.
social-error-too-many-invitations = Has invitado a { $most } personas en una hora. Espera sus respuestas.
