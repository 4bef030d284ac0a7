### Spanish strings of sign-up, sign-in, account settings and administration.

## Sign-up
account-sign-up = Crear cuenta
account-sign-up-line = Un nombre y una contraseña; no hace falta correo. Las partidas de { $name } pasan a tu cuenta.
account-benefit-history = todas tus partidas con un nombre propio
account-benefit-devices = una sola cuenta en todos tus dispositivos
account-benefit-forum = mensajes en el foro, con los no leídos marcados
account-benefit-recovery = códigos de recuperación por si pierdes la contraseña
account-name = Nombre
account-name-is-free = { $name } está disponible.
account-name-is-taken = { $name } ya está en uso.
account-password = Contraseña
account-password-line = Al menos 10 caracteres. Una frase corta funciona bien.
account-password-strong = Contraseña segura.
account-password-show = Mostrar
account-password-hide = Ocultar
account-have-account = ¿Ya tienes cuenta?

## Recovery codes
account-welcome = Te damos la bienvenida, { $name }
account-codes-save = Guarda tus códigos de recuperación
account-codes-save-line = Si pierdes la contraseña, cada código te permite iniciar sesión una vez. El servidor no puede volver a mostrarlos.
account-codes = Códigos de recuperación
account-codes-print = Imprimir
account-codes-copy = Copiar
account-codes-file = Descargar
account-codes-copied = Códigos copiados.
account-codes-not-copied = No se pudieron copiar los códigos. Descárgalos.
account-codes-saved = Los he guardado
account-continue = Continuar

## Sign-in
account-sign-in = Iniciar sesión
account-sign-out = Cerrar sesión
account-sign-in-line = Usa tu cuenta y tus mesas en este dispositivo.
account-forgot-password = ¿Olvidaste tu contraseña?
account-forgot-password-line = Escribe un código de recuperación y elige una contraseña nueva. Si no tienes código, pídelo al administrador de este servidor.
account-code = Código de recuperación
account-new-password = Contraseña nueva
account-no-account = ¿Aún no tienes cuenta?
account-back = Volver a iniciar sesión

## The account
account-title = Tu cuenta
account-since = { $role ->
    [operator] administrador desde { $since }
    [moderator] moderador desde { $since }
   *[other] miembro desde { $since }
}
account-codes-left = { $count ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $count }
}
account-codes-new = Códigos nuevos
account-codes-replace = Tus códigos antiguos dejarán de funcionar.
account-sign-in-again-line = Tu cuenta no tiene contraseña. Inicia sesión otra vez para confirmar; vale durante diez minutos.
account-password-change = Cambiar
account-password-is-set = establecida
account-password-is-not-set = sin establecer
account-password-old = Contraseña actual
account-password-changed = Contraseña cambiada. Se cerró la sesión en los demás dispositivos.
account-password-confirm = Tu contraseña, para confirmar
account-confirm = Confirma que eres tú
account-confirm-line = Iniciaste sesión hace más de diez minutos.
account-confirm-do = Continuar
account-devices = Dispositivos
account-device-here = este dispositivo
account-device-unknown = Navegador desconocido
account-device-line = { $how ->
    [password] sesión iniciada con contraseña
    [passkey] sesión iniciada con clave de acceso
    [code] sesión iniciada con un código de recuperación
    [provider] sesión iniciada con { $provider }
    [away] sesión iniciada con un proveedor que ya no está disponible
   *[other] sesión iniciada al crear la cuenta
} · visto por última vez { $seen }
account-device-sign-out = Cerrar sesión
account-device-signed-out = Se cerró la sesión del dispositivo.
account-devices-sign-out-others = Cerrar sesión en los demás
account-devices-signed-out = Se cerró la sesión en los demás dispositivos.
account-keys = Claves de API
account-keys-count = { $count } de { $most }
account-keys-line = Tus programas pueden leer tus resultados o jugar. Las partidas en las que un programa mueve por ti no son clasificatorias.
account-keys-none = Todavía no hay claves.
account-key-create = Crear clave
account-key-name = Nombre
account-key-name-line = Solo lo ves tú.
account-key-for = Usar para
account-key-for-me = Yo mismo
account-key-scopes = Permisos
account-key-scope-read = Leer
account-key-scope-read-line = Ver tus mesas, resultados y puntuaciones.
account-key-scope-play = Jugar
account-key-scope-play-line = Abrir mesas, unirse a ellas y mover.
account-key-scope-chat = Chat
account-key-scope-chat-line = Escribir en el chat de la mesa.
account-key-scope-watch = Mirar
account-key-scope-watch-line = Seguir mesas en directo.
account-key-scope-bots = Gestionar bots
account-key-scope-bots-line = Crear, renombrar y borrar tus cuentas de bot.
account-key-expires = Caduca
account-key-days = { $days ->
    [0] Nunca
    [365] Un año
   *[other] { $days } días
}
account-key-used = último uso { $when }
account-key-unused = aún sin usar
account-key-expiry = caduca { $when }
account-key-no-expiry = no caduca
account-key-expired = caducada
account-key-revoke = Revocar
account-key-revoke-line = Los programas que usan la clave «{ $name }» se desconectan al instante.
account-key-revoked = Clave revocada.
account-key-created = Tu clave «{ $name }»
account-key-created-line = Cópiala ahora. Se muestra solo una vez; el servidor guarda un hash.
account-key-created-warning = Quien tenga la clave puede actuar por ti. No la pongas nunca en un repositorio público.
account-key-copied = Clave copiada.
account-bots = Cuentas de bot
account-bots-line = Un bot juega con su propio nombre, sus propias claves y sus puntuaciones. Se marca como bot dondequiera que aparezca su nombre.
account-bots-none = Todavía no hay cuentas de bot.
account-bot-create = Nuevo bot
account-bot-name = Nombre del bot
account-bot-rename = Renombrar
account-bot-delete = Borrar
account-bot-delete-line = Las claves de { $name } dejan de funcionar. Sus partidas quedan sin su nombre.
account-sign-out-line = Tus partidas y tu cuenta se conservan.
account-guest-sign-out-line = Como invitado pierdes el acceso a tus partidas. Crea antes una cuenta para conservarlas.
account-end-guest-session = Terminar la sesión de invitado

account-invited = Tienes una invitación.
account-export = Tus datos
account-export-line = Todo lo que el servidor guarda de ti: ajustes, partidas, mensajes de chat y dispositivos.
account-export-download = Descargar tus datos
account-delete = Eliminar cuenta
account-delete-line = Tu nombre, tus contraseñas y tus mensajes se eliminan al momento, y te rindes en todas las partidas en curso. Las partidas terminadas quedan para tus rivales, sin tu nombre. No se puede deshacer.
account-admin = Administración
account-admin-open = Abrir administración
account-admin-status = Estado del servidor
account-admin-registration = Registro
account-registration-open = Abierto
account-registration-open-line = Los invitados pueden jugar y cualquiera puede crear una cuenta.
account-registration-invitation = Con invitación
account-registration-invitation-line = Los invitados necesitan el enlace de una mesa; los miembros nuevos, una invitación.
account-registration-closed = Cerrado
account-registration-closed-line = Solo miembros. Las partidas en curso con invitados se pueden terminar.
account-admin-invite = Crear invitación
account-admin-recovery-code = Código de recuperación
account-admin-once = Se muestra una sola vez. Se puede usar una vez en el plazo de una semana.
account-admin-users = Usuarios
account-admin-find = Buscar por nombre
account-admin-manage = Gestionar a { $name }
account-admin-do-mute = Silenciar un día
account-admin-do-unmute = Dejar de silenciar
account-admin-do-send-out = Cerrar todas las sesiones
account-admin-do-ban = Suspender 30 días
account-admin-do-unban = Levantar suspensión
account-admin-do-rename = Cambiar nombre
account-admin-do-code = Crear código de recuperación
account-admin-do-make-moderator = Hacer moderador
account-admin-do-make-member = Hacer miembro
account-admin-do-erase = Eliminar cuenta…
account-admin-rename = Cambiar nombre
account-admin-delete = Eliminar a { $name }
account-admin-delete-line = Elimina el nombre, los modos de iniciar sesión y todos los mensajes, y rinde las partidas en curso. Las partidas terminadas quedan sin el nombre. No se puede deshacer.
account-admin-done = Hecho.
account-state-muted = silenciado
account-state-banned = suspendido
account-admin-audit-log = Registro de auditoría
account-admin-audit-log-line = Las entradas no se pueden eliminar.
account-admin-user = { $role ->
    [operator] administrador
    [moderator] moderador
    [member] miembro
   *[guest] invitado
} · { $games ->
    [one] una partida
   *[other] { $games } partidas
} · visto por última vez { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] dejó de silenciar a { $about }
    [muted] silenció a { $about }
    [banned] suspendió a { $about }
    [unbanned] levantó la suspensión de { $about }
    [sent-out] cerró las sesiones de { $about }
    [renamed] cambió el nombre de { $about }
    [code] creó un código de recuperación para { $about }
    [merged] fusionó dos cuentas: { $about }
    [erased] eliminó una cuenta
    [guests-erased] eliminó { $about } invitados inactivos
    [invited] creó una invitación
    [post-hidden] ocultó un mensaje de { $about }
    [post-shown] restauró un mensaje de { $about }
    [thread-pinned] fijó el hilo { $about }
    [thread-unpinned] dejó de fijar el hilo { $about }
    [thread-locked] bloqueó el hilo { $about }
    [thread-unlocked] desbloqueó el hilo { $about }
    [thread-binned] movió el hilo { $about } a la papelera
    [thread-unbinned] restauró el hilo { $about } de la papelera
    [thread-moved] movió el hilo { $about }
    [edited-club] editó el club { $about }
    [transferred-club] traspasó el club { $about }
    [deleted-club] eliminó el club { $about }
    [report-done] marcó como resuelta una denuncia sobre { $about }
    [announced] anunció: { $about }
    [announcement-ended] quitó el anuncio
    [meanings-set] estableció el enlace al diccionario: { $about }
    [meanings-taken] quitó el enlace al diccionario
    [sign-ups-set] fijó el límite de cuentas nuevas por red en { $about } al día
    [bots-open] permitió las cuentas de bot
    [bots-closed] cerró las cuentas de bot
    [keys-revoked] revocó las claves de API de { $about }
    [password-set] estableció la contraseña del servidor
    [password-taken] quitó la contraseña del servidor
    [door-open] abrió el registro
    [door-invitation] limitó el registro a invitaciones
    [door-closed] cerró el registro
    [appointed-operator] hizo administrador a { $about }
    [appointed-moderator] hizo moderador a { $about }
    [appointed-member] hizo miembro a { $about }
   *[other] · { $what } { $about }
}

## Settings of the server, and errors
account-site-password = Contraseña del servidor
account-site-password-line = Quien la conozca puede crear una cuenta sin invitación.
account-site-password-is = Establecida.
account-site-password-none = Sin establecer.
account-site-password-set = Establecer
account-site-password-remove = Quitar
account-admin-announce = Anuncio
account-admin-announce-line = Se muestra en todas las páginas durante un día.
account-admin-announce-publish = Publicar
account-admin-announce-remove = Quitar
account-admin-dictionary-url = Enlace al diccionario
account-admin-dictionary-url-line = Una URL que empieza por https:// y contiene { "{word}" } y, si se quiere, { "{language}" }. Las búsquedas de palabras enlazan con ella.
account-admin-dictionary-url-save = Guardar
account-admin-dictionary-url-remove = Quitar
account-admin-sign-up-limit = Cuentas nuevas por red
account-admin-sign-up-limit-line = Una red, como un hogar o una escuela, puede crear { $count } cuentas al día. Las invitaciones no cuentan.
account-admin-sign-up-limit-save = Guardar
account-error-bad-dictionary-url = Esta URL no es válida. Debe empezar por https://, contener { "{word}" } una vez después del nombre del servidor y no usar más llaves que { "{language}" }.
account-admin-disabled-games = Juegos que no se han podido cargar
account-admin-disabled-games-line = Quedan desactivados hasta que el servidor arranque con un paquete que funcione. Sus partidas se conservan.
account-admin-bots-open = Permitidas
account-admin-bots-open-line = Cada miembro puede crear algunas.
account-admin-bots-closed = Cerradas
account-admin-bots-closed-line = Nadie puede crear ninguna y las existentes no pueden actuar.
account-admin-bot-owner = de { $name }
account-admin-reports = Denuncias
account-admin-reports-none = No hay denuncias.
account-admin-report = { $name } sobre { $about }, { $when }
account-admin-report-see = Ver
account-admin-report-done = Marcar como resuelta
account-admin-report-by = resuelta por { $name }
account-error-no-such-report = Esta denuncia no existe o ya está resuelta.
account-error-too-many-attempts = Demasiados intentos. Espera { $minutes ->
    [0] { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
   *[other] { $minutes } minutos
}, usa un dispositivo en el que tengas la sesión iniciada o usa un código de recuperación.
account-error-already-a-member = Ya tienes una cuenta.
account-error-members-only = Esto es solo para miembros. Crea una cuenta: bastan un nombre y una contraseña.
account-error-name-taken = El nombre { $name } ya está en uso. Elige otro.
account-error-no-such-device = La sesión de este dispositivo ya está cerrada.
account-error-no-such-user = Ningún usuario se llama { $name }.
account-error-password-long = Una contraseña puede tener como máximo { $most } caracteres.
account-error-password-short = Una contraseña necesita al menos { $least } caracteres. Una frase corta funciona bien.
account-error-password-weak = Esta contraseña es demasiado fácil de adivinar. Una frase corta funciona bien.
account-error-wrong-code = Nombre o código incorrecto, o el código ya se usó.
account-error-wrong-credentials = Nombre o contraseña incorrectos.
account-error-wrong-password = Contraseña incorrecta.
account-error-sign-in-again = Inicia sesión otra vez para confirmar.
account-error-no-invitation = Esta invitación ya se usó o ha caducado. Pide otra al administrador.
account-error-not-a-moderator = Solo los moderadores pueden hacer esto.
account-error-not-an-operator = Solo el administrador puede hacer esto.
account-error-last-operator = El servidor necesita al menos un administrador que no esté suspendido. Haz antes administrador a otro miembro.
account-error-protected-account = Esto no se puede hacer aquí con { $name }. Usa «parlour admin» en el servidor.
account-error-invitation-not-needed = Ya tienes los permisos que da esta invitación. Sigue siendo válida: puedes pasársela a otra persona.
account-error-sign-up-limit-bounds = Elige un número de 1 a { $most }.
account-error-name-reserved = Los nombres no pueden contener «{ $word }». Elige otro nombre.
account-error-too-many-sign-ups = Demasiadas cuentas nuevas desde tu red. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} o pide una invitación a un administrador.
account-error-same-person = Es la misma cuenta.
account-error-invalid-api-key = Esta clave de API es desconocida, ha caducado o fue revocada.
account-error-not-for-api-keys = Esta llamada no se puede hacer con una clave de API. Usa un navegador.
account-error-api-key-scope = A esta clave de API le falta el permiso { $scope }.
account-error-no-such-api-key = Esta clave de API no existe o ya está revocada.
account-error-api-key-no-scope = Elige al menos un permiso.
account-error-api-key-limit = Una cuenta puede tener como máximo { $most } claves de API. Revoca una primero.
account-error-no-such-bot = Esta cuenta de bot no existe o no es tuya.
account-error-bot-limit = Un miembro puede tener como máximo { $most } cuentas de bot. Borra una primero.
account-error-bots-closed = Este servidor no permite cuentas de bot por ahora.
account-error-bot-account = { $name } es una cuenta de bot. Esto es solo para personas.
account-error-bot-accounts-only = Esto es solo para cuentas de bot.
account-passkey = Clave de acceso
account-passkey-line = Inicia sesión con tu huella, tu cara o el PIN del dispositivo.
account-passkey-add = Añadir clave de acceso
account-passkey-remove = Quitar
account-passkey-saved = Clave de acceso guardada.
account-passkey-sign-in = Usar clave de acceso
account-or-password = o con contraseña
account-error-unknown-passkey = Esta clave de acceso no se conoce aquí. Inicia sesión de otro modo.
account-oidc-sign-in = Continuar con { $name }
account-oidc-link = Vincular
account-oidc-unlink = Desvincular
account-oidc-linked = Vinculada.
account-oidc-unlinked = Sin vincular. Vincúlala para iniciar sesión con ella.
account-error-oidc-none = Este servidor no tiene proveedores de inicio de sesión.
account-error-oidc-unavailable = El proveedor no responde. Inténtalo más tarde o inicia sesión de otro modo.
account-error-oidc-expired = El inicio de sesión tardó demasiado o empezó en otro navegador. Empieza de nuevo.
account-error-oidc-unverified = No se pudo verificar la respuesta del proveedor. Inténtalo otra vez o inicia sesión de otro modo.
account-error-oidc-denied = El proveedor no inició tu sesión. No se ha cambiado nada.
account-error-oidc-linked-elsewhere = Esta cuenta del proveedor está vinculada a otro usuario. Cierra sesión primero y luego inicia sesión con ella.
account-error-oidc-invitation-needed = Los miembros nuevos necesitan una invitación. Crea primero tu cuenta y luego vincula el proveedor.
account-error-oidc-last-sign-in-method = Es tu único modo de iniciar sesión. Establece primero una contraseña o una clave de acceso.
