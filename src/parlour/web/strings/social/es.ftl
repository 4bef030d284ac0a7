### Spanish strings of profiles, friends, blocking and matchmaking.

## Profile
social-contacts = Contactos
social-your-account = Tu cuenta
social-bot-by = bot de { $name }
social-since = { $role ->
    [guest] invitado desde { $since }
    [operator] administrador, miembro desde { $since }
    [moderator] moderador, miembro desde { $since }
   *[other] miembro desde { $since }
}
social-online = en línea
social-online-playing = en línea, jugando a { $game }
social-offline = desconectado
social-friend = tu amigo
social-games = Juegos
social-no-games = Aún no hay partidas.
social-played-won = { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}
social-tables = Jugando ahora
social-results = Resultados recientes
social-favourites = Juegos favoritos
social-clubs = Clubes
social-friends = Amigos
social-no-friends = Aún no tienes amigos. Puedes añadirlos en sus páginas de perfil.

## Friends and blocked players
social-add-friend = Añadir amigo
social-accept = Aceptar
social-decline = Rechazar
social-cancel-request = Cancelar solicitud
social-remove-friend = Quitar amigo
social-follow = Seguir
social-unfollow = Dejar de seguir
social-mute = Silenciar
social-unmute = Dejar de silenciar
social-block = Bloquear
social-unblock = Desbloquear
social-block-sure = ¿Bloquear a { $name }?
social-block-line = { $name } no podrá invitarte ni enviarte una solicitud de amistad. Ninguno verá los mensajes del otro, y el emparejamiento nunca les pondrá en la misma mesa. No recibirá ningún aviso.
social-you-block = Has bloqueado a { $name }.
social-not-accepting = { $name } no acepta solicitudes tuyas.
social-friend-requests = Solicitudes de amistad
social-sent-requests = Solicitudes enviadas
social-following = Siguiendo
social-muted = Silenciados
social-blocked = Bloqueados
social-no-contacts = Aún no tienes contactos. Pulsa el nombre de un jugador para abrir su perfil; allí puedes añadirlo o seguirlo.

## Errors
social-error-no-such-user = Ningún usuario tiene este nombre.
social-error-yourself = Es tu propia cuenta.
social-error-too-many-relationships = Has llegado al límite de { $most } contactos. Quita alguno primero.
social-error-you-block-them = Has bloqueado a este jugador. Desbloquéalo primero.
social-error-not-accepting = Este jugador no acepta solicitudes tuyas.
social-error-relationship-changed = Esto ha cambiado entretanto. Revísalo antes de decidir.

## Play
social-play-game = Jugar a { $game }
social-tab-bots = Bots
social-tab-friends = Amigos
social-tab-people = Cualquiera
social-bots-line = empieza enseguida
social-friends-line = Recibes un enlace, un código de mesa y un código QR para compartir. Quien tenga uno puede unirse.
social-seats-any = Cualquiera
social-strength = Nivel
social-strength-near = Rating similar
social-strength-any = Cualquiera
social-queue-games = Juegos
social-queue-games-line = elige uno o varios; empieza la primera partida encontrada
social-not-for-seats = no para { $seats } jugadores
social-queue-count = { $count ->
    [0] Ninguna cola elegida
    [one] Una cola elegida
   *[other] { $count } colas elegidas
}
social-public-line = Cualquiera puede ver estas mesas.
social-find = Buscar rivales
social-searching = Buscando rivales
social-searching-count = { $count ->
    [0] ningún otro jugador busca
    [one] otro jugador busca
   *[other] otros { $count } jugadores buscan
}
social-keep-page-open = Deja abierta esta página
social-keep-page-open-line = La partida empieza en cuanto se encuentra un rival. Después de 30 segundos puedes jugar contra un bot.
social-bot-available = { $name } está disponible
social-bot-available-line = Jugar contra un bot termina la búsqueda.
social-bot-play = Jugar contra { $name }
social-leave-page-line = Salir de esta página termina la búsqueda.
social-cancel-search = Cancelar búsqueda
social-error-queue-count = Elige entre uno y { $most } juegos.

## Invitations and filters
social-challenge = Desafiar
social-challenge-them = Desafiar a { $name }
social-invite-to = Invitar a tu mesa de { $game }
social-invitation-sent = Invitación enviada a { $name }.
social-invitation = Invitación
social-invites-you = te invita a jugar a { $game }.
social-go-to-table = Ir a la mesa
social-decline-invitation = Rechazar
social-full-profile = Perfil completo
social-seats-any-number = Cualquier número
social-seats-number = { $seats } jugadores
social-company = Rivales
social-company-any = Cualquiera
social-company-people = Solo personas
social-company-bots = Con bots
social-joinable = Solo mesas a las que puedo unirme
social-not-joinable = Completas o no abiertas para ti
social-why-full = Completa
social-why-apart = Bloqueo: uno de los dos ha bloqueado al otro
social-error-removed-from-table = Has quitado a este jugador de esta mesa.
social-error-no-open-seat = Esta mesa no tiene ningún asiento libre.
social-error-too-many-invitations = Has invitado a { $most } personas en una hora. Espera sus respuestas.
