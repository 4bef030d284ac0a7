### La gente en español: lo que se dice donde alguien se hace socio, entra y cuida su cuenta.

## Hacerse socio
account-sign-up = Hacerse socio
account-sign-up-line = Un nombre, una llave, sin correo. Lo que { $name } ha jugado viene contigo.
account-benefit-history = tus partidas, acabadas y en curso, con un nombre que es solo tuyo
account-benefit-devices = la misma persona en cada dispositivo, y una lista para cerrar la sesión en cada uno
account-benefit-forum = voz en el foro, y una marca en lo que allí no has leído
account-benefit-recovery = códigos de recuperación por si pierdes la contraseña
account-name = Nombre
account-name-is-free = { $name } está libre en esta casa.
account-name-is-taken = { $name } es de otra persona.
account-password = Contraseña
account-password-line = Al menos 10 caracteres. Una frase corta funciona bien.
account-password-strong = Esta es fuerte.
account-password-show = Mostrar
account-password-hide = Ocultar
account-have-account = ¿Ya eres socio?

## Códigos de recuperación
account-welcome = Ya eres socio, { $name }
account-codes-save = Guarda tus códigos de recuperación
account-codes-save-line = Si pierdes la llave, un código te deja entrar, una vez cada uno. La casa no puede leerlos, así que no puede volver a enviarlos.
account-codes = Códigos de recuperación
account-codes-print = Imprimir
account-codes-copy = Copiar
account-codes-file = Guardar como archivo
account-codes-copied = Los códigos están copiados.
account-codes-not-copied = No se pudieron copiar los códigos. Guárdalos en un archivo.
account-codes-saved = Los he guardado
account-continue = Entrar en la casa

## Entrar
account-sign-in = Entrar
account-sign-out = Salir
account-sign-in-line = Tus mesas y tu nombre también en este dispositivo.
account-forgot-password = He perdido mi contraseña
account-forgot-password-line = Un código de recuperación abre tu cuenta una vez, con una contraseña nueva. Si no tienes, quien lleva esta casa puede darte uno.
account-code = Código de recuperación
account-new-password = Contraseña nueva
account-no-account = ¿Aún no eres socio?
account-back = Volver a la entrada

## La cuenta
account-title = Tu cuenta
account-since = { $role ->
    [operator] lleva esta casa desde { $since }
    [moderator] modera desde { $since }
   *[other] socio desde { $since }
}
account-codes-left = { $count ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $count }
}
account-codes-new = Nuevos
account-codes-replace = Los códigos que tienes hasta ahora ya no abrirán nada.
account-sign-in-again-line = Aquí no tienes contraseña que se te pueda pedir. Entra una vez más y podrás hacerlo durante diez minutos.
account-password-change = Cambiar
account-password-is-set = con ella entras
account-password-is-not-set = ninguna: entras de otro modo
account-password-old = Contraseña actual
account-password-changed = Tu contraseña ha cambiado; los demás dispositivos han salido.
account-password-confirm = Tu contraseña, para estar seguros de que eres tú
account-confirm = Confirma que eres tú
account-confirm-line = Iniciaste sesión hace más de diez minutos.
account-confirm-do = Continuar
account-devices = Dispositivos
account-device-here = aquí
account-device-unknown = Un navegador
account-device-line = { $how ->
    [password] entró con contraseña
    [passkey] entró con clave de acceso
    [code] entró con un código de recuperación
    [provider] entró con tu cuenta de { $provider }
    [away] entró con un proveedor que la casa ya no tiene
   *[other] aquí desde que llegaste
} · visto { $seen }
account-device-sign-out = Cerrar sesión
account-device-signed-out = La sesión está cerrada.
account-devices-sign-out-others = Cerrar todas las demás
account-devices-signed-out = Las demás sesiones están cerradas.
account-sign-out-line = Este dispositivo te olvida; tus partidas y tu cuenta se quedan.
account-guest-sign-out-line = Este dispositivo te olvida. Como invitado no podrás volver a tus partidas: hazte socio antes para conservarlas.
account-end-guest-session = Olvídame en este dispositivo

account-invited = Vienes por invitación de quien lleva la casa.
account-export = Tus datos
account-export-line = Todo lo que la casa guarda de ti: ajustes, partidas, lo que dijiste en las mesas, dispositivos.
account-export-download = Descargar tus datos
account-delete = Eliminar la cuenta
account-delete-line = Tu nombre, tus llaves y lo que dijiste desaparecen enseguida, y las partidas en curso se abandonan. Las acabadas quedan para quienes jugaron contigo, sin tu nombre. No se puede deshacer.
account-admin = Administración
account-admin-open = Cuidar la casa
account-admin-registration = La puerta
account-registration-open = Abierta
account-registration-open-line = Los invitados juegan enseguida; cualquiera puede hacerse socio.
account-registration-invitation = Por invitación
account-registration-invitation-line = Los invitados solo con el enlace de una mesa; los socios con tus invitaciones.
account-registration-closed = Cerrada
account-registration-closed-line = Solo socios. Las partidas en curso con invitados se juegan hasta el final.
account-admin-invite = Invitar a alguien
account-admin-recovery-code = Un código de recuperación
account-admin-once = Solo se muestra ahora y vale una vez, durante una semana.
account-admin-users = Gente
account-admin-find = Buscar un nombre
account-admin-manage = Qué se puede hacer con { $name }
account-admin-do-mute = Silenciar un día
account-admin-do-unmute = Dejar hablar de nuevo
account-admin-do-send-out = Cerrar todas sus sesiones
account-admin-do-ban = Excluir 30 días
account-admin-do-unban = Dejar volver
account-admin-do-rename = Cambiar el nombre
account-admin-do-code = Dar un código de recuperación
account-admin-do-make-moderator = Confiar la moderación
account-admin-do-make-member = Vuelve a ser socio
account-admin-do-erase = Eliminar la cuenta…
account-admin-rename = Cambiar el nombre
account-admin-delete = Sacar a { $name }
account-admin-delete-line = Nombre, llaves y mensajes desaparecen; las partidas en curso se abandonan, las acabadas quedan sin nombre. No se puede deshacer.
account-admin-done = Hecho.
account-state-muted = silenciado
account-state-banned = excluido
account-admin-audit-log = Lo que se hizo
account-admin-audit-log-line = De este registro no se puede quitar nada.
account-admin-user = { $role ->
    [operator] lleva la casa
    [moderator] modera
    [member] socio
   *[guest] invitado
} · { $games ->
    [one] una partida
   *[other] { $games } partidas
} · visto { $seen }
account-audit-log-entry = { $who } { $what ->
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
account-site-password = Contraseña de la casa
account-site-password-line = Quien la sabe se hace miembro sin invitación.
account-site-password-is = La casa tiene una.
account-site-password-none = La casa no tiene.
account-site-password-set = Fijar
account-site-password-remove = Quitarla
account-admin-announce = Anuncio
account-admin-announce-line = Cada página lo dice durante un día.
account-admin-announce-publish = Decirlo
account-admin-announce-remove = Retirarlo
account-admin-dictionary-url = Dónde se explican las palabras
account-admin-dictionary-url-line = Una dirección que empieza por https:// y contiene { "{word}" }, quizá también { "{language}" }: quien busca una palabra en una sala recibe un enlace allí.
account-admin-dictionary-url-save = Indicar
account-admin-dictionary-url-remove = Quitar
account-admin-sign-up-limit = Cuentas nuevas por red
account-admin-sign-up-limit-line = Una red, como un hogar o una escuela, puede crear { $count } cuentas al día. Las invitaciones no cuentan.
account-admin-sign-up-limit-save = Guardar
account-error-bad-dictionary-url = No es una dirección así: empieza por https://, contiene { "{word}" } una vez y después del servidor, y entre llaves nada más que { "{language}" }.
account-admin-disabled-games = Juegos que no se han podido cargar
account-admin-disabled-games-line = Quedan desactivados hasta que el servidor arranque con un paquete que funcione. Sus partidas se conservan.
account-admin-reports = Avisos
account-admin-reports-none = No se ha avisado de nada.
account-admin-report = { $name } sobre { $about }, { $when }
account-admin-report-see = Ver el lugar
account-admin-report-done = Marcar como resuelto
account-admin-report-by = atendido por { $name }
account-error-no-such-report = Aquí no hay nada que atender.
account-error-too-many-attempts = Demasiados intentos. Espera { $minutes ->
    [0] { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
   *[other] { $minutes } minutos
}, usa un dispositivo que te conozca o un código de recuperación.
account-error-already-a-member = Ya eres socio.
account-error-members-only = Esto es para socios. Hazte socio: bastan un nombre y una contraseña.
account-error-name-taken = { $name } es de un socio de esta casa. Elige otro nombre.
account-error-no-such-device = Este dispositivo ya ha salido.
account-error-no-such-user = Nadie en esta casa se llama { $name }.
account-error-password-long = Una contraseña tiene como mucho { $most } signos.
account-error-password-short = Una contraseña tiene al menos { $least } signos. Lo mejor es una frase corta.
account-error-password-weak = Esta contraseña se adivina con demasiada facilidad. Lo mejor es una frase corta.
account-error-wrong-code = Este nombre y este código no van juntos, o el código ya se usó.
account-error-wrong-credentials = Este nombre y esta contraseña no van juntos.
account-error-wrong-password = Esta no es tu contraseña.
account-error-sign-in-again = Para esto, entra una vez más: hace un rato que lo hiciste.
account-error-no-invitation = Esta invitación ya se usó o ha caducado. Pide otra a quien lleva la casa.
account-error-not-a-moderator = Esto es para quienes cuidan la casa.
account-error-not-an-operator = Esto es para quien lleva la casa.
account-error-last-operator = El servidor necesita al menos un operador que no esté bloqueado. Nombra antes a otro miembro.
account-error-protected-account = Esto no se puede hacer aquí con { $name }. Usa «parlour admin» en el servidor.
account-error-invitation-not-needed = Ya tienes los permisos que da esta invitación. Sigue siendo válida: puedes pasársela a otra persona.
account-error-sign-up-limit-bounds = Elige un número de 1 a { $most }.
account-error-name-reserved = Los nombres no pueden contener «{ $word }». Elige otro nombre.
account-error-too-many-sign-ups = Demasiadas cuentas nuevas desde tu red. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} o pide una invitación a un operador.
account-error-same-person = Es la misma persona.
account-passkey = Clave de acceso
account-passkey-line = Dedo, cara o el código del dispositivo: nada que recordar.
account-passkey-add = Añadir una
account-passkey-remove = Olvidar
account-passkey-saved = Tu clave de acceso está guardada.
account-passkey-sign-in = Usar una clave de acceso
account-or-password = o con contraseña
account-error-unknown-passkey = Esta clave de acceso no abre nada aquí. Prueba de otro modo.
account-oidc-sign-in = Seguir con { $name }
account-oidc-link = Vincular
account-oidc-unlink = Desvincular
account-oidc-linked = Te abre la puerta.
account-oidc-unlinked = Vincúlala y te abrirá la puerta.
account-error-oidc-none = En esta casa nadie entra con un proveedor.
account-error-oidc-unavailable = El proveedor no responde. Prueba más tarde, o de otro modo.
account-error-oidc-expired = Tardó demasiado, o empezó en otro navegador. Empieza de nuevo.
account-error-oidc-unverified = Lo que envió el proveedor no prueba nada. Prueba otra vez, o de otro modo.
account-error-oidc-denied = Allí no iniciaste sesión. Aquí no ha cambiado nada.
account-error-oidc-linked-elsewhere = Esa cuenta aquí es de otra persona. Cierra sesión primero y entra con ella.
account-error-oidc-invitation-needed = Esta casa admite miembros por invitación. Hazte miembro primero y luego vincula tu cuenta.
account-error-oidc-last-sign-in-method = Es tu única entrada. Pon primero una contraseña o una clave de acceso.
