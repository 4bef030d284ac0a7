### Le persone in italiano: ciò che si dice dove si diventa soci, si entra e si cura il proprio account.

## Diventare soci
people-join = Diventa socio
people-join-line = Un nome, una chiave, nessun indirizzo da dare. Ciò che { $name } ha giocato viene con te.
people-brings-history = le tue partite, finite e in corso, sotto un nome che è solo tuo
people-brings-devices = la stessa persona su ogni dispositivo, e un elenco per far uscire ciascuno
people-brings-forum = una voce nel forum, e un segno su ciò che lì non hai letto
people-brings-recovery = codici di recupero se perdi la password
people-name = Nome
people-name-is-free = { $name } è libero in questa casa.
people-name-is-taken = { $name } è di qualcun altro.
people-password = Password
people-password-line = Almeno 10 caratteri. Una breve frase va bene.
people-password-strong = Questa è robusta.
people-password-show = Mostra
people-password-hide = Nascondi
people-already = Già socio?

## Codici di recupero
people-member-now = Ora sei socio, { $name }
people-codes-away = Conserva i tuoi codici di recupero
people-codes-away-line = Se perdi la chiave, un codice ti fa entrare, uno per volta. La casa non può leggerli, quindi non può rimandarli.
people-codes = Codici di recupero
people-codes-print = Stampa
people-codes-copy = Copia
people-codes-file = Tieni come file
people-codes-copied = I codici sono copiati.
people-codes-not-copied = Impossibile copiare i codici. Salvali in un file.
people-codes-kept = Li ho messi via
people-on = Entra in casa

## Entrare
people-sign-in = Entra
people-sign-out = Esci
people-sign-in-line = I tuoi tavoli e il tuo nome anche su questo dispositivo.
people-lost = Ho perso la password
people-lost-line = Un codice di recupero apre il tuo account una volta, con una nuova password. Se non ne hai, chi ospita questa casa può dartene uno.
people-code = Codice di recupero
people-new-password = Nuova password
people-not-yet = Non ancora socio?
people-back = Torna all’ingresso

## L’account
people-account = Il tuo account
people-since = { $role ->
    [operator] ospita questa casa da { $since }
    [moderator] modera da { $since }
   *[other] socio da { $since }
}
people-codes-left = { $count ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $count }
}
people-codes-new = Nuovi
people-codes-replace = I codici che hai finora non apriranno più niente.
people-again-line = Qui non hai una password che ti si possa chiedere. Entra ancora una volta, e per dieci minuti si può fare.
people-password-change = Cambia
people-password-is-set = con questa entri
people-password-is-not-set = nessuna: entri in altro modo
people-password-old = Password attuale
people-password-changed = La password è cambiata; ogni altro dispositivo è uscito.
people-password-confirm = La tua password, per essere sicuri che sei tu
people-confirm = Conferma che sei tu
people-confirm-line = Hai effettuato l’accesso più di dieci minuti fa.
people-confirm-do = Continua
people-devices = Dispositivi
people-device-here = qui
people-device-unknown = Un browser
people-device-line = { $how ->
    [password] entrato con la password
    [passkey] entrato con una passkey
    [code] entrato con un codice di recupero
    [provider] entrato con il tuo account { $provider }
    [away] entrato con un fornitore che la casa non ha più
   *[other] qui da quando sei arrivato
} · visto { $seen }
people-device-out = Fai uscire
people-device-gone = È uscito.
people-devices-out = Fai uscire tutti gli altri
people-devices-gone = Ogni altro dispositivo è uscito.
people-sign-out-line = Questo dispositivo ti dimentica; le partite e l’account restano.
people-guest-sign-out-line = Questo dispositivo ti dimentica. Come ospite non puoi tornare alle tue partite: diventa prima socio per tenerle.
people-guest-out = Dimenticami su questo dispositivo

people-invited = Vieni su invito di chi ospita la casa.
people-take = I tuoi dati
people-take-line = Tutto ciò che la casa tiene di te: impostazioni, partite, ciò che hai detto ai tavoli, dispositivi.
people-take-file = Scarica i tuoi dati
people-leave = Elimina l’account
people-leave-line = Il tuo nome, le tue chiavi e ciò che hai detto spariscono subito, e le partite in corso sono abbandonate. Quelle finite restano a chi ha giocato con te, senza il tuo nome. Non si può annullare.
people-office = Amministrazione
people-office-go = Prenditi cura della casa
people-office-door = La porta
people-door-open = Aperta
people-door-open-line = Gli ospiti giocano subito; chiunque può diventare socio.
people-door-invitation = Su invito
people-door-invitation-line = Gli ospiti solo con il link di un tavolo; i soci con i tuoi inviti.
people-door-closed = Chiusa
people-door-closed-line = Solo soci. Le partite in corso con ospiti si giocano fino alla fine.
people-office-invite = Invita qualcuno
people-office-code = Un codice di recupero
people-office-once = Si mostra solo ora e vale una volta, per una settimana.
people-office-people = Persone
people-office-find = Cerca un nome
people-office-manage = Che cosa si può fare per { $name }
people-office-do-mute = Silenzia per un giorno
people-office-do-unmute = Lascia parlare di nuovo
people-office-do-send-out = Fai uscire ovunque
people-office-do-ban = Escludi per 30 giorni
people-office-do-unban = Lascia rientrare
people-office-do-rename = Rinomina
people-office-do-code = Dai un codice di recupero
people-office-do-make-moderator = Affida la moderazione
people-office-do-make-member = Torna semplice socio
people-office-do-erase = Elimina l’account…
people-office-rename = Rinomina
people-office-erase = Togli { $name }
people-office-erase-line = Nome, chiavi e messaggi spariscono; le partite in corso sono abbandonate, quelle finite restano senza nome. Non si può annullare.
people-office-done = È fatto.
people-state-muted = silenziato
people-state-banned = escluso
people-office-log = Che cosa è stato fatto
people-office-log-line = Da questo registro non si può togliere nulla.
people-office-person = { $role ->
    [operator] ospita la casa
    [moderator] modera
    [member] socio
   *[guest] ospite
} · { $games ->
    [one] una partita
   *[other] { $games } partite
} · visto { $seen }
people-deed = { $who } { $what ->
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
people-house-password = Password della casa
people-house-password-line = Chi la conosce diventa membro senza invito.
people-house-password-is = La casa ne ha una.
people-house-password-none = La casa non ne ha.
people-house-password-set = Imposta
people-house-password-take = Toglila
people-office-announce = Annuncio
people-office-announce-line = Ogni pagina lo dice per un giorno.
people-office-announce-say = Dillo
people-office-announce-end = Ritiralo
people-office-meanings = Dove si spiegano le parole
people-office-meanings-line = Un indirizzo che comincia con https:// e contiene { "{word}" }, forse anche { "{language}" }: chi cerca una parola in una sala riceve un link lì.
people-office-meanings-set = Indica
people-office-meanings-take = Togli
people-office-sign-ups = Nuovi account per rete
people-office-sign-ups-line = Una rete, come una casa o una scuola, può creare { $count } account al giorno. Gli inviti non contano.
people-office-sign-ups-set = Salva
people-error-no-template = Non è un indirizzo così: comincia con https://, contiene { "{word}" } una volta e dopo il nome dell’host, e tra graffe nient’altro che { "{language}" }.
people-office-set-aside = Giochi che non è stato possibile caricare
people-office-set-aside-line = Restano disattivati finché il server non si avvia con un pacchetto che funziona. Le loro partite restano salvate.
people-office-reports = Segnalazioni
people-office-reports-none = Nulla è stato segnalato.
people-office-report = { $name } su { $about }, { $when }
people-office-report-see = Vedi il posto
people-office-report-done = Segna come risolto
people-office-report-by = sistemato da { $name }
people-error-no-such-report = Non c’è nulla da sistemare qui.
people-error-later = Troppi tentativi. Aspetta { $minutes ->
    [0] { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
   *[other] { $minutes } minuti
}, usa un dispositivo che ti conosce o un codice di recupero.
people-error-member-already = Sei già socio.
people-error-members-only = È per i soci. Diventalo: bastano un nome e una password.
people-error-name-taken = { $name } è di un socio di questa casa. Scegli un altro nome.
people-error-no-such-device = Questo dispositivo è già uscito.
people-error-nobody = Nessuno in questa casa si chiama { $name }.
people-error-password-long = Una password ha al massimo { $most } segni.
people-error-password-short = Una password ha almeno { $least } segni. Meglio una breve frase.
people-error-password-weak = Questa password si indovina troppo facilmente. Meglio una breve frase.
people-error-wrong-code = Questo nome e questo codice non vanno insieme, o il codice è già stato usato.
people-error-wrong-key = Questo nome e questa password non vanno insieme.
people-error-wrong-password = Questa non è la tua password.
people-error-sign-in-again = Per questo entra ancora una volta: è passato un po’ dall’ultima.
people-error-no-invitation = Questo invito è già stato usato o è scaduto. Chiedine un altro a chi ospita la casa.
people-error-not-a-moderator = È per chi si prende cura della casa.
people-error-not-an-operator = È per chi ospita la casa.
people-error-last-operator = Il server ha bisogno di almeno un operatore che non sia bandito. Nomina prima un altro membro.
people-error-protected-account = Per { $name } qui non si può fare. Usa invece «parlour admin» sul server.
people-error-invitation-not-needed = Hai già i diritti che dà questo invito. È ancora valido: puoi passarlo ad altri.
people-error-sign-ups-bounds = Scegli un numero da 1 a { $most }.
people-error-name-reserved = I nomi non possono contenere «{ $word }». Scegli un altro nome.
people-error-too-many-sign-ups = Troppi account nuovi dalla tua rete. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, o chiedi un invito a un operatore.
people-error-same-person = È la stessa persona.
people-passkey = Passkey
people-passkey-line = Dito, volto o codice del dispositivo: niente da ricordare.
people-passkey-add = Aggiungine una
people-passkey-forget = Dimentica
people-passkey-made = La tua passkey è salvata.
people-passkey-enter = Usa una passkey
people-or-password = o con la password
people-error-no-passkey = Questa passkey qui non apre nulla. Prova in un altro modo.
people-oidc-enter = Continua con { $name }
people-oidc-link = Collega
people-oidc-unlink = Scollega
people-oidc-linked = Ti fa entrare.
people-oidc-unlinked = Collegalo, e d’ora in poi ti fa entrare.
people-error-oidc-none = In questa casa nessuno entra con un fornitore.
people-error-oidc-away = Il fornitore non risponde. Riprova più tardi, o in un altro modo.
people-error-oidc-stale = Ci è voluto troppo, o era cominciato in un altro browser. Ricomincia.
people-error-oidc-no-proof = Quello che il fornitore ha mandato non prova nulla. Riprova, o in un altro modo.
people-error-oidc-denied = Lì non hai fatto l’accesso. Qui non è cambiato nulla.
people-error-oidc-somebody-else = Quell’account qui è di qualcun altro. Prima esci, poi entra con quello.
people-error-oidc-door = Questa casa accoglie membri su invito. Prima diventa membro, poi collega il tuo account.
people-error-oidc-only-way = È il tuo unico modo di entrare. Prima scegli una password o una passkey.
