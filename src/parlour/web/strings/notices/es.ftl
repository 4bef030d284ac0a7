### What reaches people when a table waits in Spanish.

## The page
notices-title = Notificaciones
notices-line = Cuando una mesa te espera y no estás, la casa te llama por estas vías. Nombra el juego y quién más está, nunca lo que alguien tiene en la mano.
notices-none = Aún no hay ningún canal de notificación.
notices-kind-push = Este u otro navegador
notices-kind-mail = Correo
notices-kind-webhook = Webhook
notices-push-line = Un aviso breve, también con la casa cerrada aquí; el siguiente ocupa su lugar.
notices-push-add = Llamarme en este navegador
notices-push-not-here = Este navegador no admite esos avisos, o la casa no va por https.
notices-mail-line = Para partidas de días, como mucho una vez por hora. Un código muestra antes que la dirección es tuya.
notices-mail-none = Esta casa no tiene servidor de correo.
notices-mail-address = Dirección de correo
notices-webhook-line = Una llamada a una dirección tuya, como el webhook de un chat o ntfy.
notices-webhook-address = Dirección del webhook
notices-add = Añadir
notices-test = Probar
notices-test-of = Probar { $target }
notices-tested = Llegó bien.
notices-remove = Quitar
notices-remove-of = Quitar { $target }
notices-code = Código de la carta
notices-confirm = Es mía
notices-is-waiting = espera su código
notices-is-failing = falló la última vez
notices-is-off = apagada: falló demasiado. Pruébala para encenderla.
notices-stopped = No llegan más cartas por esta vía.
notices-stop = Parar estas cartas

## What is told
notices-turn-title = Te toca en { $game }
notices-turn-text = La mesa con { $names } te espera.
notices-nudge-title = { $game }: un aviso
notices-nudge-text = La mesa con { $names } sigue esperando tu jugada.
notices-asked-title = { $names } te invita a una mesa
notices-asked-text = { $game }: hay un sitio libre para ti.
notices-found-title = Hay mesa para ti
notices-found-text = { $game } con { $names } empieza.
notices-sample-title = Parlour puede localizarte
notices-sample-text = Así se ve un aviso.
notices-confirm-title = { $code } muestra que esta dirección es tuya
notices-confirm-text =
    Alguien pidió avisos de Parlour en esta dirección. Si fuiste tú, introduce el código { $code } en la página de avisos. Si no, ignora este correo.
    La cuenta que lo pidió: { $name }
notices-mail-stop = No más cartas de estas:

## Refusals
notices-error-too-many = Ya tienes { $most } vías. Quita antes una.
notices-error-too-often = No tan a menudo. Prueba dentro de { $seconds } s.
notices-error-mails-a-day = A esta dirección ya se enviaron bastantes códigos. Inténtalo de nuevo mañana.
notices-error-not-an-address = Esta no es una dirección a la que llamar.
notices-error-not-a-mail-address = Esto no es una dirección de correo. Revísala e inténtalo otra vez.
notices-error-not-a-subscription = La respuesta del navegador no tiene sentido aquí. Prueba otra vez.
notices-error-private-address = Esta dirección está en una red privada, a la que esta casa no llama.
notices-error-no-such-host = Ese servidor no existe.
notices-error-no-answer = Allí no responde nadie.
notices-error-refused = Rechazado allí, con estado { $status }.
notices-error-mail-failed = El servidor de correo no tomó la carta.
notices-error-no-mail-here = Esta casa no tiene servidor de correo.
notices-error-wrong-code = No es el código. Añade la dirección otra vez para otra carta.
notices-error-not-confirmed = Muestra antes con el código que la dirección es tuya.
notices-error-no-such-way = Esa vía ya no existe.
