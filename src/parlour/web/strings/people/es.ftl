### La gente en español: lo que se dice donde alguien se hace socio, entra y cuida su cuenta.

## Hacerse socio
people-join = Hacerse socio
people-join-line = Un nombre, una llave, sin correo. Lo que { $name } ha jugado viene contigo.
people-brings-history = tus partidas, acabadas y en curso, con un nombre que es solo tuyo
people-brings-devices = la misma persona en cada dispositivo, y una lista para cerrar la sesión en cada uno
people-brings-forum = voz en el foro, y una marca en lo que allí no has leído
people-brings-recovery = códigos de recuperación por si pierdes la contraseña
people-name = Nombre
people-name-is-free = { $name } está libre en esta casa.
people-name-is-taken = { $name } es de otra persona.
people-password = Contraseña
people-password-line = Al menos 10 caracteres. Una frase corta funciona bien.
people-password-strong = Esta es fuerte.
people-password-show = Mostrar
people-password-hide = Ocultar
people-already = ¿Ya eres socio?

## Códigos de recuperación
people-member-now = Ya eres socio, { $name }
people-codes-away = Guarda tus códigos de recuperación
people-codes-away-line = Si pierdes la llave, un código te deja entrar, una vez cada uno. La casa no puede leerlos, así que no puede volver a enviarlos.
people-codes = Códigos de recuperación
people-codes-print = Imprimir
people-codes-copy = Copiar
people-codes-file = Guardar como archivo
people-codes-copied = Los códigos están copiados.
people-codes-not-copied = No se pudieron copiar los códigos. Guárdalos en un archivo.
people-codes-kept = Los he guardado
people-on = Entrar en la casa

## Entrar
people-sign-in = Entrar
people-sign-out = Salir
people-sign-in-line = Tus mesas y tu nombre también en este dispositivo.
people-lost = He perdido mi contraseña
people-lost-line = Un código de recuperación abre tu cuenta una vez, con una contraseña nueva. Si no tienes, quien lleva esta casa puede darte uno.
people-code = Código de recuperación
people-new-password = Contraseña nueva
people-not-yet = ¿Aún no eres socio?
people-back = Volver a la entrada

## La cuenta
people-account = Tu cuenta
people-since = { $role ->
    [operator] lleva esta casa desde { $since }
    [moderator] modera desde { $since }
   *[other] socio desde { $since }
}
people-codes-left = { $count ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $count }
}
people-codes-new = Nuevos
people-codes-replace = Los códigos que tienes hasta ahora ya no abrirán nada.
people-again-line = Aquí no tienes contraseña que se te pueda pedir. Entra una vez más y podrás hacerlo durante diez minutos.
people-password-change = Cambiar
people-password-is-set = con ella entras
people-password-is-not-set = ninguna: entras de otro modo
people-password-old = Contraseña actual
people-password-changed = Tu contraseña ha cambiado; los demás dispositivos han salido.
people-password-confirm = Tu contraseña, para estar seguros de que eres tú
people-confirm = Confirma que eres tú
people-confirm-line = Iniciaste sesión hace más de diez minutos.
people-confirm-do = Continuar
people-devices = Dispositivos
people-device-here = aquí
people-device-unknown = Un navegador
people-device-line = { $how ->
    [password] entró con contraseña
    [passkey] entró con clave de acceso
    [code] entró con un código de recuperación
    [provider] entró con tu cuenta de { $provider }
    [away] entró con un proveedor que la casa ya no tiene
   *[other] aquí desde que llegaste
} · visto { $seen }
people-device-out = Cerrar sesión
people-device-gone = La sesión está cerrada.
people-devices-out = Cerrar todas las demás
people-devices-gone = Las demás sesiones están cerradas.
people-sign-out-line = Este dispositivo te olvida; tus partidas y tu cuenta se quedan.
people-guest-sign-out-line = Este dispositivo te olvida. Como invitado no podrás volver a tus partidas: hazte socio antes para conservarlas.
people-guest-out = Olvídame en este dispositivo

people-invited = Vienes por invitación de quien lleva la casa.
people-take = Tus datos
people-take-line = Todo lo que la casa guarda de ti: ajustes, partidas, lo que dijiste en las mesas, dispositivos.
people-take-file = Descargar tus datos
people-leave = Eliminar la cuenta
people-leave-line = Tu nombre, tus llaves y lo que dijiste desaparecen enseguida, y las partidas en curso se abandonan. Las acabadas quedan para quienes jugaron contigo, sin tu nombre. No se puede deshacer.
people-office = Administración
people-office-go = Cuidar la casa
people-office-door = La puerta
people-door-open = Abierta
people-door-open-line = Los invitados juegan enseguida; cualquiera puede hacerse socio.
people-door-invitation = Por invitación
people-door-invitation-line = Los invitados solo con el enlace de una mesa; los socios con tus invitaciones.
people-door-closed = Cerrada
people-door-closed-line = Solo socios. Las partidas en curso con invitados se juegan hasta el final.
people-office-invite = Invitar a alguien
people-office-code = Un código de recuperación
people-office-once = Solo se muestra ahora y vale una vez, durante una semana.
people-office-people = Gente
people-office-find = Buscar un nombre
people-office-manage = Qué se puede hacer con { $name }
people-office-do-mute = Silenciar un día
people-office-do-unmute = Dejar hablar de nuevo
people-office-do-send-out = Cerrar todas sus sesiones
people-office-do-ban = Excluir 30 días
people-office-do-unban = Dejar volver
people-office-do-rename = Cambiar el nombre
people-office-do-code = Dar un código de recuperación
people-office-do-make-moderator = Confiar la moderación
people-office-do-make-member = Vuelve a ser socio
people-office-do-erase = Eliminar la cuenta…
people-office-rename = Cambiar el nombre
people-office-erase = Sacar a { $name }
people-office-erase-line = Nombre, llaves y mensajes desaparecen; las partidas en curso se abandonan, las acabadas quedan sin nombre. No se puede deshacer.
people-office-done = Hecho.
people-state-muted = silenciado
people-state-banned = excluido
people-office-log = Lo que se hizo
people-office-log-line = De este registro no se puede quitar nada.
people-office-person = { $role ->
    [operator] lleva la casa
    [moderator] modera
    [member] socio
   *[guest] invitado
} · { $games ->
    [one] una partida
   *[other] { $games } partidas
} · visto { $seen }
people-deed = { $who } { $what ->
    [unmuted] dejó hablar a { $about }
    [muted] silenció a { $about }
    [banned] excluyó a { $about }
    [unbanned] dejó volver a { $about }
    [sent-out] cerró las sesiones de { $about }
    [renamed] cambió el nombre: { $about }
    [code] dio un código de recuperación a { $about }
    [merged] unió a { $about }
    [erased] sacó a alguien de la casa
    [guests-erased] sacó a { $about } invitados antiguos
    [invited] hizo una invitación
    [post-hidden] ocultó un mensaje de { $about }
    [post-shown] volvió a mostrar un mensaje de { $about }
    [thread-pinned] fijó el hilo { $about }
    [thread-unpinned] dejó de fijar el hilo { $about }
    [thread-locked] cerró el hilo { $about }
    [thread-unlocked] reabrió el hilo { $about }
    [thread-binned] movió el hilo { $about } a la papelera
    [thread-unbinned] sacó el hilo { $about } de la papelera
    [thread-moved] movió el hilo { $about }
    [report-done] atendió un aviso sobre { $about }
    [announced] anunció: { $about }
    [announcement-ended] retiró el anuncio
    [meanings-set] indicó dónde se explican las palabras: { $about }
    [meanings-taken] quitó la dirección donde se explican las palabras
    [sign-ups-set] fijó el límite de cuentas nuevas por red en { $about } al día
    [password-set] dio una contraseña a la casa
    [password-taken] quitó la contraseña de la casa
    [door-open] abrió la casa
    [door-invitation] puso la casa por invitación
    [door-closed] cerró la casa
    [appointed-operator] confió la casa a { $about }
    [appointed-moderator] confió la moderación a { $about }
    [appointed-member] hizo de nuevo socio a { $about }
   *[other] · { $what } { $about }
}

## Por qué la casa se niega
people-house-password = Contraseña de la casa
people-house-password-line = Quien la sabe se hace miembro sin invitación.
people-house-password-is = La casa tiene una.
people-house-password-none = La casa no tiene.
people-house-password-set = Fijar
people-house-password-take = Quitarla
people-office-announce = Anuncio
people-office-announce-line = Cada página lo dice durante un día.
people-office-announce-say = Decirlo
people-office-announce-end = Retirarlo
people-office-meanings = Dónde se explican las palabras
people-office-meanings-line = Una dirección que empieza por https:// y contiene { "{word}" }, quizá también { "{language}" }: quien busca una palabra en una sala recibe un enlace allí.
people-office-meanings-set = Indicar
people-office-meanings-take = Quitar
people-office-sign-ups = Cuentas nuevas por red
people-office-sign-ups-line = Una red, como un hogar o una escuela, puede crear { $count } cuentas al día. Las invitaciones no cuentan.
people-office-sign-ups-set = Guardar
people-error-no-template = No es una dirección así: empieza por https://, contiene { "{word}" } una vez y después del servidor, y entre llaves nada más que { "{language}" }.
people-office-set-aside = Juegos que no se han podido cargar
people-office-set-aside-line = Quedan desactivados hasta que el servidor arranque con un paquete que funcione. Sus partidas se conservan.
people-office-reports = Avisos
people-office-reports-none = No se ha avisado de nada.
people-office-report = { $name } sobre { $about }, { $when }
people-office-report-see = Ver el lugar
people-office-report-done = Marcar como resuelto
people-office-report-by = atendido por { $name }
people-error-no-such-report = Aquí no hay nada que atender.
people-error-later = Demasiados intentos. Espera { $minutes ->
    [0] { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
   *[other] { $minutes } minutos
}, usa un dispositivo que te conozca o un código de recuperación.
people-error-member-already = Ya eres socio.
people-error-members-only = Esto es para socios. Hazte socio: bastan un nombre y una contraseña.
people-error-name-taken = { $name } es de un socio de esta casa. Elige otro nombre.
people-error-no-such-device = Este dispositivo ya ha salido.
people-error-nobody = Nadie en esta casa se llama { $name }.
people-error-password-long = Una contraseña tiene como mucho { $most } signos.
people-error-password-short = Una contraseña tiene al menos { $least } signos. Lo mejor es una frase corta.
people-error-password-weak = Esta contraseña se adivina con demasiada facilidad. Lo mejor es una frase corta.
people-error-wrong-code = Este nombre y este código no van juntos, o el código ya se usó.
people-error-wrong-key = Este nombre y esta contraseña no van juntos.
people-error-wrong-password = Esta no es tu contraseña.
people-error-sign-in-again = Para esto, entra una vez más: hace un rato que lo hiciste.
people-error-no-invitation = Esta invitación ya se usó o ha caducado. Pide otra a quien lleva la casa.
people-error-not-a-moderator = Esto es para quienes cuidan la casa.
people-error-not-an-operator = Esto es para quien lleva la casa.
people-error-last-operator = El servidor necesita al menos un operador que no esté bloqueado. Nombra antes a otro miembro.
people-error-protected-account = Esto no se puede hacer aquí con { $name }. Usa «parlour admin» en el servidor.
people-error-invitation-not-needed = Ya tienes los permisos que da esta invitación. Sigue siendo válida: puedes pasársela a otra persona.
people-error-sign-ups-bounds = Elige un número de 1 a { $most }.
people-error-name-reserved = Los nombres no pueden contener «{ $word }». Elige otro nombre.
people-error-too-many-sign-ups = Demasiadas cuentas nuevas desde tu red. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} o pide una invitación a un operador.
people-error-same-person = Es la misma persona.
people-passkey = Clave de acceso
people-passkey-line = Dedo, cara o el código del dispositivo: nada que recordar.
people-passkey-add = Añadir una
people-passkey-forget = Olvidar
people-passkey-made = Tu clave de acceso está guardada.
people-passkey-enter = Usar una clave de acceso
people-or-password = o con contraseña
people-error-no-passkey = Esta clave de acceso no abre nada aquí. Prueba de otro modo.
people-oidc-enter = Seguir con { $name }
people-oidc-link = Vincular
people-oidc-unlink = Desvincular
people-oidc-linked = Te abre la puerta.
people-oidc-unlinked = Vincúlala y te abrirá la puerta.
people-error-oidc-none = En esta casa nadie entra con un proveedor.
people-error-oidc-away = El proveedor no responde. Prueba más tarde, o de otro modo.
people-error-oidc-stale = Tardó demasiado, o empezó en otro navegador. Empieza de nuevo.
people-error-oidc-no-proof = Lo que envió el proveedor no prueba nada. Prueba otra vez, o de otro modo.
people-error-oidc-denied = Allí no iniciaste sesión. Aquí no ha cambiado nada.
people-error-oidc-somebody-else = Esa cuenta aquí es de otra persona. Cierra sesión primero y entra con ella.
people-error-oidc-door = Esta casa admite miembros por invitación. Hazte miembro primero y luego vincula tu cuenta.
people-error-oidc-only-way = Es tu única entrada. Pon primero una contraseña o una clave de acceso.
