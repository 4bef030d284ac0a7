### Testi italiani dei club.

## Elenco dei club
club-title = Club
club-page-line = Gruppi di giocatori con una pagina e tornei propri.
club-create = Crea un club
club-new = Nuovo club
club-search = Cerca club
club-none = Ancora nessun club.
club-none-found = Nessun club con questo nome.
club-yours = I tuoi club
club-all = Tutti i club
club-invitations = Inviti
club-invited-by = Invito di { $name }
club-sent-requests = Le tue richieste
club-requests-open = { $count ->
    [one] una richiesta
   *[other] { $count } richieste
}
club-members-count = { $count ->
    [one] un membro
   *[other] { $count } membri
}
club-more = Mostra altro
club-guests-line = Serve un account per creare un club o iscriversi.

## Il modulo
club-name-field = Nome
club-description = Descrizione
club-description-line = Markdown: **grassetto**, *corsivo*, elenchi e link.
club-joining = Chi può iscriversi
club-joining-open = Tutti
club-joining-request = Su richiesta
club-joining-invitation = Su invito
club-joining-open-line = Chiunque può iscriversi subito.
club-joining-request-line = Un responsabile accetta o rifiuta ogni richiesta.
club-joining-invitation-line = Può iscriversi solo chi è invitato da un responsabile.
club-edit = Modifica
club-edit-title = Modifica il club
club-save = Salva

## La pagina di un club
club-founded = da { $when }
club-join = Iscriviti
club-ask = Chiedi di iscriverti
club-accept-invitation = Accetta l’invito
club-decline = Rifiuta
club-withdraw = Ritira la richiesta
club-is-requested = La tua richiesta è in attesa di risposta.
club-is-invited = Sei stato invitato in questo club.
club-is-removed = Sei stato rimosso da questo club. Un responsabile può invitarti di nuovo.
club-is-closed = I nuovi membri hanno bisogno di un invito.
club-leave = Lascia il club
club-leave-sure = Lasciare { $name }?
club-leave-line = Non potrai più iscriverti ai suoi tornei.
club-delete = Elimina il club
club-delete-sure = Eliminare { $name }?
club-delete-line = Il club e la sua pagina vengono eliminati. I suoi tornei restano, ma nessun altro può iscriversi. Non si può annullare.
club-description-none = Ancora nessuna descrizione.
club-events = Tornei
club-events-none = Ancora nessun torneo.
club-events-over = Tornei conclusi
club-event-create = Nuovo torneo del club
club-members = Membri
club-role-owner = Proprietario
club-role-leader = Responsabile
club-role-member = Membro
club-online = online
club-requests = Richieste di iscrizione
club-accept = Accetta
club-reject = Rifiuta
club-invite = Invita
club-invite-title = Invita membri
club-invite-name = Nome utente
club-invite-sent = Invito inviato a { $name }.
club-invited = Inviti in attesa
club-cancel-invitation = Annulla
club-manage = Gestisci { $name }
club-make-leader = Nomina responsabile
club-make-member = Revoca il ruolo di responsabile
club-make-owner = Cedi il club
club-transfer-sure = Cedere il club a { $name }?
club-transfer-line = { $name } diventa proprietario. Il proprietario attuale diventa responsabile.
club-remove = Rimuovi dal club
club-remove-sure = Rimuovere { $name } dal club?
club-remove-line = { $name } potrà tornare solo su invito di un responsabile.

## Errori
club-error-name-too-short = Il nome di un club ha almeno { $least } caratteri.
club-error-name-taken = { $name } è il nome di un altro club o gli somiglia troppo.
club-error-description-too-long = La descrizione può avere al massimo { $most } caratteri.
club-error-too-many-owned = Puoi possedere al massimo { $most } club.
club-error-too-many-memberships = Si può far parte di al massimo { $most } club.
club-error-new-owner-owns-too-many = Questo membro possiede già { $most } club.
club-error-no-such-club = Questo club non esiste. Forse è stato eliminato.
club-error-no-such-member = Questa persona non fa parte del club.
club-error-no-such-request = Questa richiesta o questo invito non esiste più.
club-error-already-a-member = Fai già parte di questo club.
club-error-is-a-member = { $name } fa già parte di questo club.
club-error-not-a-member = Non fai parte di questo club.
club-error-not-a-leader = Possono farlo solo il proprietario e i responsabili del club.
club-error-not-the-owner = Può farlo solo il proprietario del club.
club-error-owner-cannot-leave = Questo club è tuo. Cedilo a un membro o eliminalo.
club-error-owner-has-no-other-role = Il proprietario non ha altri ruoli. Prima cedi il club.
club-error-removed = Sei stato rimosso da questo club. Un responsabile può invitarti di nuovo.
club-error-by-invitation = In questo club si entra solo su invito.
club-error-full = Questo club è al completo: può avere al massimo { $most } membri.
club-error-too-many-invitations = Questo club ha già { $most } inviti in attesa.
club-error-too-many-requests = Questo club ha già { $most } richieste in attesa. Riprova più tardi.
club-error-too-many-own-requests = Hai già { $most } richieste in attesa. Prima ritirane una.
