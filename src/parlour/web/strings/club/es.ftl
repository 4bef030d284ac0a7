### Textos en español de los clubes.

## Lista de clubes
club-title = Clubes
club-page-line = Grupos de jugadores con su propia página y sus torneos.
club-create = Crear un club
club-new = Nuevo club
club-search = Buscar clubes
club-none = Aún no hay clubes.
club-none-found = Ningún club con ese nombre.
club-yours = Tus clubes
club-all = Todos los clubes
club-invitations = Invitaciones
club-invited-by = Te invita { $name }
club-sent-requests = Tus solicitudes
club-requests-open = { $count ->
    [one] una solicitud
   *[other] { $count } solicitudes
}
club-members-count = { $count ->
    [one] un miembro
   *[other] { $count } miembros
}
club-more = Mostrar más
club-guests-line = Necesitas una cuenta para crear un club o unirte a uno.

## El formulario
club-name-field = Nombre
club-description = Descripción
club-description-line = Markdown: **negrita**, *cursiva*, listas y enlaces.
club-joining = Quién puede unirse
club-joining-open = Cualquiera
club-joining-request = Con solicitud
club-joining-invitation = Con invitación
club-joining-open-line = Cualquiera puede unirse al momento.
club-joining-request-line = Un líder acepta o rechaza cada solicitud.
club-joining-invitation-line = Solo pueden unirse quienes invite un líder.
club-edit = Editar
club-edit-title = Editar el club
club-save = Guardar

## La página de un club
club-founded = desde { $when }
club-join = Unirse
club-ask = Solicitar unirse
club-accept-invitation = Aceptar la invitación
club-decline = Rechazar
club-withdraw = Retirar la solicitud
club-is-requested = Tu solicitud está pendiente de respuesta.
club-is-invited = Tienes una invitación a este club.
club-is-removed = Se te expulsó de este club. Un líder puede volver a invitarte.
club-is-closed = Los nuevos miembros necesitan una invitación.
club-leave = Salir del club
club-leave-sure = ¿Salir de { $name }?
club-leave-line = Ya no podrás inscribirte en sus torneos.
club-delete = Eliminar el club
club-delete-sure = ¿Eliminar { $name }?
club-delete-line = Se eliminan el club y su página. Sus torneos se mantienen, pero nadie más podrá inscribirse. No se puede deshacer.
club-description-none = Aún no hay descripción.
club-events = Torneos
club-events-none = Aún no hay torneos.
club-events-over = Torneos terminados
club-event-create = Nuevo torneo del club
club-members = Miembros
club-role-owner = Propietario
club-role-leader = Líder
club-role-member = Miembro
club-online = en línea
club-requests = Solicitudes de ingreso
club-accept = Aceptar
club-reject = Rechazar
club-invite = Invitar
club-invite-title = Invitar a miembros
club-invite-name = Nombre de usuario
club-invite-sent = Invitación enviada a { $name }.
club-invited = Invitaciones pendientes
club-cancel-invitation = Cancelar
club-manage = Gestionar a { $name }
club-make-leader = Nombrar líder
club-make-member = Quitar como líder
club-make-owner = Traspasar el club
club-transfer-sure = ¿Traspasar el club a { $name }?
club-transfer-line = { $name } pasa a ser propietario. El propietario actual pasa a ser líder.
club-remove = Expulsar del club
club-remove-sure = ¿Expulsar a { $name } del club?
club-remove-line = { $name } solo podrá volver con la invitación de un líder.

## Errores
club-error-name-too-short = El nombre de un club tiene al menos { $least } caracteres.
club-error-name-taken = { $name } es el nombre de otro club o se le parece demasiado.
club-error-description-too-long = La descripción tiene un límite de { $most } caracteres.
club-error-too-many-owned = Puedes tener como máximo { $most } clubes.
club-error-too-many-memberships = Se puede pertenecer como máximo a { $most } clubes.
club-error-new-owner-owns-too-many = Este miembro ya tiene { $most } clubes.
club-error-no-such-club = Ese club no existe. Quizá se haya eliminado.
club-error-no-such-member = Esa persona no está en el club.
club-error-no-such-request = Esa solicitud o invitación ya no existe.
club-error-already-a-member = Ya estás en este club.
club-error-is-a-member = { $name } ya está en este club.
club-error-not-a-member = No estás en este club.
club-error-not-a-leader = Solo el propietario y los líderes del club pueden hacerlo.
club-error-not-the-owner = Solo el propietario del club puede hacerlo.
club-error-owner-cannot-leave = Este club es tuyo. Traspásalo a un miembro o elimínalo.
club-error-owner-has-no-other-role = El propietario no tiene otro rol. Traspasa antes el club.
club-error-removed = Se te expulsó de este club. Un líder puede volver a invitarte.
club-error-by-invitation = A este club solo se entra con invitación.
club-error-full = Este club está completo: admite { $most } miembros como máximo.
club-error-too-many-invitations = Este club ya tiene { $most } invitaciones pendientes.
club-error-too-many-requests = Este club ya tiene { $most } solicitudes pendientes. Inténtalo más tarde.
club-error-too-many-own-requests = Ya tienes { $most } solicitudes pendientes. Retira antes una.
