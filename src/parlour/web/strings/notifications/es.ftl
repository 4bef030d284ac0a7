### What reaches people when a table waits in Spanish.

## The page
notifications-title = Notificaciones
notifications-line = Cuando una mesa te espera y no estás, la casa te llama por estas vías. Nombra el juego y quién más está, nunca lo que alguien tiene en la mano.
notifications-none = Aún no hay ningún canal de notificación.
notifications-kind-push = Este u otro navegador
notifications-kind-mail = Correo
notifications-kind-webhook = Webhook
notifications-push-line = Un aviso breve, también con la casa cerrada aquí; el siguiente ocupa su lugar.
notifications-push-add = Llamarme en este navegador
notifications-push-not-here = Este navegador no admite esos avisos, o la casa no va por https.
notifications-mail-line = Para partidas de días, como mucho una vez por hora. Un código muestra antes que la dirección es tuya.
notifications-mail-none = Esta casa no tiene servidor de correo.
notifications-mail-address = Dirección de correo
notifications-webhook-line = Una llamada a una dirección tuya, como el webhook de un chat o ntfy.
notifications-webhook-address = Dirección del webhook
notifications-add = Añadir
notifications-test = Probar
notifications-test-of = Probar { $target }
notifications-tested = Llegó bien.
notifications-remove = Quitar
notifications-remove-of = Quitar { $target }
notifications-code = Código de la carta
notifications-confirm = Es mía
notifications-is-waiting = espera su código
notifications-is-failing = falló la última vez
notifications-is-off = apagada: falló demasiado. Pruébala para encenderla.
notifications-unsubscribed = No llegan más cartas por esta vía.
notifications-unsubscribe = Parar estas cartas

## What is told
notifications-turn-title = Te toca en { $game }
notifications-turn-text = La mesa con { $names } te espera.
notifications-nudge-title = { $game }: un aviso
notifications-nudge-text = La mesa con { $names } sigue esperando tu jugada.
notifications-invitation-title = { $names } te invita a una mesa
notifications-invitation-text = { $game }: hay un sitio libre para ti.
notifications-match-found-title = Hay mesa para ti
notifications-match-found-text = { $game } con { $names } empieza.
notifications-sample-title = Parlour puede localizarte
notifications-sample-text = Así se ve un aviso.
notifications-confirm-title = { $code } muestra que esta dirección es tuya
notifications-confirm-text =
    Alguien pidió avisos de Parlour en esta dirección. Si fuiste tú, introduce el código { $code } en la página de avisos. Si no, ignora este correo.
    La cuenta que lo pidió: { $name }
notifications-mail-unsubscribe = No más cartas de estas:

## Refusals
notifications-error-too-many = Ya tienes { $most } vías. Quita antes una.
notifications-error-too-often = No tan a menudo. Prueba dentro de { $seconds } s.
notifications-error-too-many-codes = A esta dirección ya se enviaron bastantes códigos. Inténtalo de nuevo mañana.
notifications-error-not-an-address = Esta no es una dirección a la que llamar.
notifications-error-not-a-mail-address = Esto no es una dirección de correo. Revísala e inténtalo otra vez.
notifications-error-not-a-subscription = La respuesta del navegador no tiene sentido aquí. Prueba otra vez.
notifications-error-private-address = Esta dirección está en una red privada, a la que esta casa no llama.
notifications-error-no-such-host = Ese servidor no existe.
notifications-error-no-answer = Allí no responde nadie.
notifications-error-refused = Rechazado allí, con estado { $status }.
notifications-error-mail-failed = El servidor de correo no tomó la carta.
notifications-error-mail-not-configured = Esta casa no tiene servidor de correo.
notifications-error-wrong-code = No es el código. Añade la dirección otra vez para otra carta.
notifications-error-not-confirmed = Muestra antes con el código que la dirección es tuya.
notifications-error-no-such-channel = Esa vía ya no existe.
