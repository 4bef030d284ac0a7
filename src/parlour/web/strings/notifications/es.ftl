### Spanish strings of notifications.

## The page
notifications-title = Notificaciones
notifications-line = Cuando es tu turno y estás desconectado, el servidor te avisa por estos canales. Una notificación nombra el juego y los jugadores, nunca cartas ocultas.
notifications-none = Aún no hay ningún canal de notificación.
notifications-kind-push = Este u otro navegador
notifications-kind-mail = Correo electrónico
notifications-kind-webhook = Webhook
notifications-push-line = Una notificación de este navegador, aunque no haya abierta ninguna página de este sitio. Una más nueva la sustituye.
notifications-push-add = Activar en este navegador
notifications-push-not-here = Este navegador no admite notificaciones, o este sitio no se sirve por https.
notifications-mail-line = Para partidas por correspondencia, como máximo uno por hora. Confirmas tu dirección con un código.
notifications-mail-none = Este servidor no puede enviar correo.
notifications-mail-address = Dirección de correo
notifications-webhook-line = Llama a una URL tuya, como el webhook entrante de un chat o ntfy.
notifications-webhook-address = URL del webhook
notifications-add = Añadir
notifications-test = Probar
notifications-test-of = Probar { $target }
notifications-tested = Prueba enviada.
notifications-remove = Quitar
notifications-remove-of = Quitar { $target }
notifications-code = Código del correo
notifications-confirm = Confirmar
notifications-is-waiting = sin confirmar
notifications-is-failing = el último intento falló
notifications-is-off = desactivado tras demasiados fallos. Pruébalo para activarlo.
notifications-unsubscribed = No recibirás más correos en esta dirección.
notifications-unsubscribe = Darse de baja

## Notifications
notifications-turn-title = Te toca en { $game }
notifications-turn-text = La partida con { $names } te espera.
notifications-nudge-title = Recordatorio: { $game }
notifications-nudge-text = La partida con { $names } sigue esperando tu jugada.
notifications-invitation-title = { $names } te invita a jugar
notifications-invitation-text = { $game }: te espera un asiento libre.
notifications-match-found-title = Rival encontrado
notifications-match-found-text = Empieza { $game } con { $names }.
notifications-club-requested-title = { $name } solicita unirse a { $club }
notifications-club-requested-text = Acepta o rechaza la solicitud en la página del club.
notifications-club-accepted-title = Ya eres miembro de { $club }
notifications-club-accepted-text = { $name } aceptó tu solicitud.
notifications-club-invited-title = { $name } te invita a { $club }
notifications-club-invited-text = Acepta o rechaza la invitación en la página del club.
notifications-sample-title = Notificación de prueba de Parlour
notifications-sample-text = Las notificaciones funcionan en este canal.
notifications-confirm-title = { $code } es tu código de confirmación de Parlour
notifications-confirm-text = Alguien pidió notificaciones de Parlour en esta dirección. Si fuiste tú, escribe el código { $code } en la página de notificaciones. Si no, ignora este correo.

    La cuenta que las pidió: { $name }
notifications-mail-unsubscribe = Darse de baja:

## Errors
notifications-error-too-many = Ya tienes { $most } canales. Quita uno primero.
notifications-error-too-often = Demasiadas peticiones. Inténtalo de nuevo en { $seconds } s.
notifications-error-too-many-codes = Se enviaron demasiados códigos a esta dirección. Inténtalo de nuevo mañana.
notifications-error-not-an-address = Esta URL no es válida.
notifications-error-not-a-mail-address = Esto no es una dirección de correo. Revísala e inténtalo otra vez.
notifications-error-not-a-subscription = La suscripción push del navegador no es válida. Inténtalo otra vez.
notifications-error-private-address = Esta dirección está en una red privada. El servidor no la llama.
notifications-error-no-such-host = Ese servidor no existe.
notifications-error-no-answer = La dirección no responde.
notifications-error-refused = La dirección respondió con el estado { $status }.
notifications-error-mail-failed = El servidor de correo no aceptó el mensaje.
notifications-error-mail-not-configured = Este servidor no puede enviar correo.
notifications-error-wrong-code = Código incorrecto. Añade la dirección otra vez para recibir uno nuevo.
notifications-error-not-confirmed = Confirma primero esta dirección con su código.
notifications-error-no-such-channel = Este canal ya se quitó.
