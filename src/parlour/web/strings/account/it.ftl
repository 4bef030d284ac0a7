### Le persone in italiano: ciò che si dice dove si diventa soci, si entra e si cura il proprio account.

## Diventare soci
account-sign-up = Diventa socio
account-sign-up-line = Un nome, una chiave, nessun indirizzo da dare. Ciò che { $name } ha giocato viene con te.
account-benefit-history = le tue partite, finite e in corso, sotto un nome che è solo tuo
account-benefit-devices = la stessa persona su ogni dispositivo, e un elenco per far uscire ciascuno
account-benefit-forum = una voce nel forum, e un segno su ciò che lì non hai letto
account-benefit-recovery = codici di recupero se perdi la password
account-name = Nome
account-name-is-free = { $name } è libero in questa casa.
account-name-is-taken = { $name } è di qualcun altro.
account-password = Password
account-password-line = Almeno 10 caratteri. Una breve frase va bene.
account-password-strong = Questa è robusta.
account-password-show = Mostra
account-password-hide = Nascondi
account-have-account = Già socio?

## Codici di recupero
account-welcome = Ora sei socio, { $name }
account-codes-save = Conserva i tuoi codici di recupero
account-codes-save-line = Se perdi la chiave, un codice ti fa entrare, uno per volta. La casa non può leggerli, quindi non può rimandarli.
account-codes = Codici di recupero
account-codes-print = Stampa
account-codes-copy = Copia
account-codes-file = Tieni come file
account-codes-copied = I codici sono copiati.
account-codes-not-copied = Impossibile copiare i codici. Salvali in un file.
account-codes-saved = Li ho messi via
account-continue = Entra in casa

## Entrare
account-sign-in = Entra
account-sign-out = Esci
account-sign-in-line = I tuoi tavoli e il tuo nome anche su questo dispositivo.
account-forgot-password = Ho perso la password
account-forgot-password-line = Un codice di recupero apre il tuo account una volta, con una nuova password. Se non ne hai, chi ospita questa casa può dartene uno.
account-code = Codice di recupero
account-new-password = Nuova password
account-no-account = Non ancora socio?
account-back = Torna all’ingresso

## L’account
account-title = Il tuo account
account-since = { $role ->
    [operator] ospita questa casa da { $since }
    [moderator] modera da { $since }
   *[other] socio da { $since }
}
account-codes-left = { $count ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $count }
}
account-codes-new = Nuovi
account-codes-replace = I codici che hai finora non apriranno più niente.
account-sign-in-again-line = Qui non hai una password che ti si possa chiedere. Entra ancora una volta, e per dieci minuti si può fare.
account-password-change = Cambia
account-password-is-set = con questa entri
account-password-is-not-set = nessuna: entri in altro modo
account-password-old = Password attuale
account-password-changed = La password è cambiata; ogni altro dispositivo è uscito.
account-password-confirm = La tua password, per essere sicuri che sei tu
account-confirm = Conferma che sei tu
account-confirm-line = Hai effettuato l’accesso più di dieci minuti fa.
account-confirm-do = Continua
account-devices = Dispositivi
account-device-here = qui
account-device-unknown = Un browser
account-device-line = { $how ->
    [password] entrato con la password
    [passkey] entrato con una passkey
    [code] entrato con un codice di recupero
    [provider] entrato con il tuo account { $provider }
    [away] entrato con un fornitore che la casa non ha più
   *[other] qui da quando sei arrivato
} · visto { $seen }
account-device-sign-out = Fai uscire
account-device-signed-out = È uscito.
account-devices-sign-out-others = Fai uscire tutti gli altri
account-devices-signed-out = Ogni altro dispositivo è uscito.
account-sign-out-line = Questo dispositivo ti dimentica; le partite e l’account restano.
account-guest-sign-out-line = Questo dispositivo ti dimentica. Come ospite non puoi tornare alle tue partite: diventa prima socio per tenerle.
account-end-guest-session = Dimenticami su questo dispositivo

account-invited = Vieni su invito di chi ospita la casa.
account-export = I tuoi dati
account-export-line = Tutto ciò che la casa tiene di te: impostazioni, partite, ciò che hai detto ai tavoli, dispositivi.
account-export-download = Scarica i tuoi dati
account-delete = Elimina l’account
account-delete-line = Il tuo nome, le tue chiavi e ciò che hai detto spariscono subito, e le partite in corso sono abbandonate. Quelle finite restano a chi ha giocato con te, senza il tuo nome. Non si può annullare.
account-admin = Amministrazione
account-admin-open = Prenditi cura della casa
account-admin-registration = La porta
account-registration-open = Aperta
account-registration-open-line = Gli ospiti giocano subito; chiunque può diventare socio.
account-registration-invitation = Su invito
account-registration-invitation-line = Gli ospiti solo con il link di un tavolo; i soci con i tuoi inviti.
account-registration-closed = Chiusa
account-registration-closed-line = Solo soci. Le partite in corso con ospiti si giocano fino alla fine.
account-admin-invite = Invita qualcuno
account-admin-recovery-code = Un codice di recupero
account-admin-once = Si mostra solo ora e vale una volta, per una settimana.
account-admin-users = Persone
account-admin-find = Cerca un nome
account-admin-manage = Che cosa si può fare per { $name }
account-admin-do-mute = Silenzia per un giorno
account-admin-do-unmute = Lascia parlare di nuovo
account-admin-do-send-out = Fai uscire ovunque
account-admin-do-ban = Escludi per 30 giorni
account-admin-do-unban = Lascia rientrare
account-admin-do-rename = Rinomina
account-admin-do-code = Dai un codice di recupero
account-admin-do-make-moderator = Affida la moderazione
account-admin-do-make-member = Torna semplice socio
account-admin-do-erase = Elimina l’account…
account-admin-rename = Rinomina
account-admin-delete = Togli { $name }
account-admin-delete-line = Nome, chiavi e messaggi spariscono; le partite in corso sono abbandonate, quelle finite restano senza nome. Non si può annullare.
account-admin-done = È fatto.
account-state-muted = silenziato
account-state-banned = escluso
account-admin-audit-log = Che cosa è stato fatto
account-admin-audit-log-line = Da questo registro non si può togliere nulla.
account-admin-user = { $role ->
    [operator] ospita la casa
    [moderator] modera
    [member] socio
   *[guest] ospite
} · { $games ->
    [one] una partita
   *[other] { $games } partite
} · visto { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] ha lasciato parlare { $about }
    [muted] ha silenziato { $about }
    [banned] ha escluso { $about }
    [unbanned] ha fatto rientrare { $about }
    [sent-out] ha fatto uscire { $about }
    [renamed] ha rinominato { $about }
    [code] ha dato un codice di recupero a { $about }
    [merged] ha unito { $about }
    [erased] ha tolto qualcuno dalla casa
    [guests-erased] ha tolto { $about } vecchi ospiti
    [invited] ha fatto un invito
    [post-hidden] ha nascosto un messaggio di { $about }
    [post-shown] ha mostrato di nuovo un messaggio di { $about }
    [thread-pinned] ha messo in evidenza la discussione { $about }
    [thread-unpinned] ha tolto dall’evidenza la discussione { $about }
    [thread-locked] ha chiuso la discussione { $about }
    [thread-unlocked] ha riaperto la discussione { $about }
    [thread-binned] ha cestinato la discussione { $about }
    [thread-unbinned] ha tolto dal cestino la discussione { $about }
    [thread-moved] ha spostato la discussione { $about }
    [report-done] ha sistemato una segnalazione su { $about }
    [announced] ha annunciato: { $about }
    [announcement-ended] ha ritirato l’annuncio
    [meanings-set] ha indicato dove si spiegano le parole: { $about }
    [meanings-taken] ha tolto l’indirizzo dove si spiegano le parole
    [sign-ups-set] ha fissato il limite di nuovi account per rete a { $about } al giorno
    [password-set] ha dato una password alla casa
    [password-taken] ha tolto la password della casa
    [door-open] ha aperto la casa
    [door-invitation] ha messo la casa su invito
    [door-closed] ha chiuso la casa
    [appointed-operator] ha affidato la casa a { $about }
    [appointed-moderator] ha affidato la moderazione a { $about }
    [appointed-member] ha reso { $about } di nuovo socio
   *[other] · { $what } { $about }
}

## Perché la casa rifiuta
account-site-password = Password della casa
account-site-password-line = Chi la conosce diventa membro senza invito.
account-site-password-is = La casa ne ha una.
account-site-password-none = La casa non ne ha.
account-site-password-set = Imposta
account-site-password-remove = Toglila
account-admin-announce = Annuncio
account-admin-announce-line = Ogni pagina lo dice per un giorno.
account-admin-announce-publish = Dillo
account-admin-announce-remove = Ritiralo
account-admin-dictionary-url = Dove si spiegano le parole
account-admin-dictionary-url-line = Un indirizzo che comincia con https:// e contiene { "{word}" }, forse anche { "{language}" }: chi cerca una parola in una sala riceve un link lì.
account-admin-dictionary-url-save = Indica
account-admin-dictionary-url-remove = Togli
account-admin-sign-up-limit = Nuovi account per rete
account-admin-sign-up-limit-line = Una rete, come una casa o una scuola, può creare { $count } account al giorno. Gli inviti non contano.
account-admin-sign-up-limit-save = Salva
account-error-bad-dictionary-url = Non è un indirizzo così: comincia con https://, contiene { "{word}" } una volta e dopo il nome dell’host, e tra graffe nient’altro che { "{language}" }.
account-admin-disabled-games = Giochi che non è stato possibile caricare
account-admin-disabled-games-line = Restano disattivati finché il server non si avvia con un pacchetto che funziona. Le loro partite restano salvate.
account-admin-reports = Segnalazioni
account-admin-reports-none = Nulla è stato segnalato.
account-admin-report = { $name } su { $about }, { $when }
account-admin-report-see = Vedi il posto
account-admin-report-done = Segna come risolto
account-admin-report-by = sistemato da { $name }
account-error-no-such-report = Non c’è nulla da sistemare qui.
account-error-too-many-attempts = Troppi tentativi. Aspetta { $minutes ->
    [0] { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
   *[other] { $minutes } minuti
}, usa un dispositivo che ti conosce o un codice di recupero.
account-error-already-a-member = Sei già socio.
account-error-members-only = È per i soci. Diventalo: bastano un nome e una password.
account-error-name-taken = { $name } è di un socio di questa casa. Scegli un altro nome.
account-error-no-such-device = Questo dispositivo è già uscito.
account-error-no-such-user = Nessuno in questa casa si chiama { $name }.
account-error-password-long = Una password ha al massimo { $most } segni.
account-error-password-short = Una password ha almeno { $least } segni. Meglio una breve frase.
account-error-password-weak = Questa password si indovina troppo facilmente. Meglio una breve frase.
account-error-wrong-code = Questo nome e questo codice non vanno insieme, o il codice è già stato usato.
account-error-wrong-credentials = Questo nome e questa password non vanno insieme.
account-error-wrong-password = Questa non è la tua password.
account-error-sign-in-again = Per questo entra ancora una volta: è passato un po’ dall’ultima.
account-error-no-invitation = Questo invito è già stato usato o è scaduto. Chiedine un altro a chi ospita la casa.
account-error-not-a-moderator = È per chi si prende cura della casa.
account-error-not-an-operator = È per chi ospita la casa.
account-error-last-operator = Il server ha bisogno di almeno un operatore che non sia bandito. Nomina prima un altro membro.
account-error-protected-account = Per { $name } qui non si può fare. Usa invece «parlour admin» sul server.
account-error-invitation-not-needed = Hai già i diritti che dà questo invito. È ancora valido: puoi passarlo ad altri.
account-error-sign-up-limit-bounds = Scegli un numero da 1 a { $most }.
account-error-name-reserved = I nomi non possono contenere «{ $word }». Scegli un altro nome.
account-error-too-many-sign-ups = Troppi account nuovi dalla tua rete. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, o chiedi un invito a un operatore.
account-error-same-person = È la stessa persona.
account-passkey = Passkey
account-passkey-line = Dito, volto o codice del dispositivo: niente da ricordare.
account-passkey-add = Aggiungine una
account-passkey-remove = Dimentica
account-passkey-saved = La tua passkey è salvata.
account-passkey-sign-in = Usa una passkey
account-or-password = o con la password
account-error-unknown-passkey = Questa passkey qui non apre nulla. Prova in un altro modo.
account-oidc-sign-in = Continua con { $name }
account-oidc-link = Collega
account-oidc-unlink = Scollega
account-oidc-linked = Ti fa entrare.
account-oidc-unlinked = Collegalo, e d’ora in poi ti fa entrare.
account-error-oidc-none = In questa casa nessuno entra con un fornitore.
account-error-oidc-unavailable = Il fornitore non risponde. Riprova più tardi, o in un altro modo.
account-error-oidc-expired = Ci è voluto troppo, o era cominciato in un altro browser. Ricomincia.
account-error-oidc-unverified = Quello che il fornitore ha mandato non prova nulla. Riprova, o in un altro modo.
account-error-oidc-denied = Lì non hai fatto l’accesso. Qui non è cambiato nulla.
account-error-oidc-linked-elsewhere = Quell’account qui è di qualcun altro. Prima esci, poi entra con quello.
account-error-oidc-invitation-needed = Questa casa accoglie membri su invito. Prima diventa membro, poi collega il tuo account.
account-error-oidc-last-sign-in-method = È il tuo unico modo di entrare. Prima scegli una password o una passkey.
