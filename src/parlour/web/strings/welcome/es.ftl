# What a stranger reads on a server that is not open.
welcome-tag-invitation = Con invitación
welcome-tag-closed = Solo miembros
welcome-title-invitation = Necesitas una invitación
welcome-title-closed = Este servidor es solo para miembros
welcome-line-invitation = Este es un servidor privado de juegos de mesa. Los miembros pueden invitarte.
welcome-line-closed = Por ahora no se aceptan nuevos miembros. Los miembros pueden iniciar sesión.
welcome-link = Enlace de invitación
welcome-link-help = Pega el enlace o el código de la invitación. También puedes abrir el enlace directamente.
welcome-continue = Continuar
welcome-or = o
welcome-recovery = Tengo un código de recuperación
welcome-password = Conozco la contraseña del servidor
welcome-table-link = ¿Tienes el enlace de una mesa? Ábrelo: allí puedes jugar como invitado.
welcome-have-invitation = ¿Tienes una invitación?
welcome-about = Sobre este servidor
welcome-games = { $count ->
    [one] Un juego
   *[other] { $count } juegos
}
welcome-games-line = { $games }, en tiempo real o por correspondencia.
welcome-bots = Bots de todos los niveles
welcome-bots-line = Aprende un juego en diez minutos, juega cuando quieras y revisa cada jugada.
welcome-private = Un servidor privado
welcome-private-line = Tus partidas se quedan en este servidor. Sin publicidad ni rastreo.
