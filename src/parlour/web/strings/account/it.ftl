### Italian strings of sign-up, sign-in, account settings and administration.

## Sign-up
account-sign-up = Crea account
account-sign-up-line = Un nome e una password, senza e-mail. Le partite di { $name } passano al tuo account.
account-benefit-history = tutte le tue partite sotto un nome tuo
account-benefit-devices = un account su tutti i tuoi dispositivi
account-benefit-forum = messaggi nel forum, con i segni dei non letti
account-benefit-recovery = codici di recupero se perdi la password
account-name = Nome
account-name-is-free = { $name } è disponibile.
account-name-is-taken = { $name } è già preso.
account-password = Password
account-password-line = Almeno 10 caratteri. Una breve frase va bene.
account-password-strong = Password robusta.
account-password-show = Mostra
account-password-hide = Nascondi
account-have-account = Hai già un account?

## Recovery codes
account-welcome = Benvenuto, { $name }
account-codes-save = Salva i tuoi codici di recupero
account-codes-save-line = Se perdi la password, ogni codice ti fa accedere una volta. Il server non può mostrarli di nuovo.
account-codes = Codici di recupero
account-codes-print = Stampa
account-codes-copy = Copia
account-codes-file = Scarica
account-codes-copied = Codici copiati.
account-codes-not-copied = Impossibile copiare i codici. Scaricali.
account-codes-saved = Li ho salvati
account-continue = Continua

## Sign-in
account-sign-in = Accedi
account-sign-out = Esci
account-sign-in-line = Usa il tuo account e i tuoi tavoli su questo dispositivo.
account-forgot-password = Password dimenticata?
account-forgot-password-line = Inserisci un codice di recupero e scegli una nuova password. Se non hai codici, chiedine uno all’amministratore di questo server.
account-code = Codice di recupero
account-new-password = Nuova password
account-no-account = Non hai un account?
account-back = Torna all’accesso

## The account
account-title = Il tuo account
account-since = { $role ->
    [operator] amministratore da { $since }
    [moderator] moderatore da { $since }
   *[other] membro da { $since }
}
account-codes-left = { $count ->
    [0] nessuno rimasto
    [one] uno rimasto
   *[other] { $count } rimasti
}
account-codes-new = Nuovi codici
account-codes-replace = I vecchi codici non funzioneranno più.
account-sign-in-again-line = Il tuo account non ha una password. Accedi di nuovo per confermare; vale per dieci minuti.
account-password-change = Cambia
account-password-is-set = impostata
account-password-is-not-set = non impostata
account-password-old = Password attuale
account-password-changed = Password cambiata. Tutti gli altri dispositivi sono stati disconnessi.
account-password-confirm = La tua password, per confermare
account-confirm = Conferma che sei tu
account-confirm-line = Hai effettuato l’accesso più di dieci minuti fa.
account-confirm-do = Continua
account-devices = Dispositivi
account-device-here = questo dispositivo
account-device-unknown = Browser sconosciuto
account-device-line = { $how ->
    [password] accesso con la password
    [passkey] accesso con una passkey
    [code] accesso con un codice di recupero
    [provider] accesso con { $provider }
    [away] accesso con un fornitore non più disponibile
   *[other] accesso alla creazione dell’account
} · visto { $seen }
account-device-sign-out = Disconnetti
account-device-signed-out = Dispositivo disconnesso.
account-devices-sign-out-others = Disconnetti tutti gli altri
account-devices-signed-out = Tutti gli altri dispositivi sono stati disconnessi.
account-keys = Chiavi API
account-keys-count = { $count } di { $most }
account-keys-line = I tuoi programmi possono leggere i tuoi risultati o giocare. Le partite in cui un programma muove per te non sono classificate.
account-keys-none = Ancora nessuna chiave.
account-key-create = Crea chiave
account-key-name = Nome
account-key-name-line = Lo vedi solo tu.
account-key-for = Usala per
account-key-for-me = Me stesso
account-key-scopes = Permessi
account-key-scope-read = Leggere
account-key-scope-read-line = Vedere i tuoi tavoli, risultati e punteggi.
account-key-scope-play = Giocare
account-key-scope-play-line = Aprire tavoli, sedersi e muovere.
account-key-scope-chat = Chat
account-key-scope-chat-line = Scrivere nella chat del tavolo.
account-key-scope-watch = Guardare
account-key-scope-watch-line = Seguire i tavoli dal vivo.
account-key-scope-bots = Gestire i bot
account-key-scope-bots-line = Creare, rinominare ed eliminare i tuoi account bot.
account-key-expires = Scade
account-key-days = { $days ->
    [0] Mai
    [365] Un anno
   *[other] { $days } giorni
}
account-key-used = ultimo uso { $when }
account-key-unused = non ancora usata
account-key-expiry = scade { $when }
account-key-no-expiry = non scade mai
account-key-expired = scaduta
account-key-revoke = Revoca
account-key-revoke-line = I programmi che usano la chiave «{ $name }» vengono scollegati subito.
account-key-revoked = Chiave revocata.
account-key-created = La tua chiave «{ $name }»
account-key-created-line = Copiala ora. Viene mostrata una sola volta; il server ne conserva un hash.
account-key-created-warning = Chi ha la chiave può agire per te. Non metterla mai in un repository pubblico.
account-key-copied = Chiave copiata.
account-bots = Account bot
account-bots-line = Un bot gioca con un nome, chiavi e punteggi propri. È segnalato come bot ovunque compaia il suo nome.
account-bots-none = Ancora nessun account bot.
account-bot-create = Nuovo bot
account-bot-name = Nome del bot
account-bot-rename = Rinomina
account-bot-delete = Elimina
account-bot-delete-line = Le chiavi di { $name } non funzionano più. Le sue partite restano senza il nome.
account-sign-out-line = Le tue partite e il tuo account restano.
account-guest-sign-out-line = Come ospite perdi l’accesso alle tue partite. Crea prima un account per tenerle.
account-end-guest-session = Termina la sessione ospite

account-invited = Hai un invito.
account-export = I tuoi dati
account-export-line = Tutto ciò che il server conserva su di te: impostazioni, partite, messaggi di chat e dispositivi.
account-export-download = Scarica i tuoi dati
account-delete = Elimina l’account
account-delete-line = Il tuo nome, le password e i messaggi sono eliminati subito, e abbandoni tutte le partite in corso. Quelle finite restano agli avversari, senza il tuo nome. Non si può annullare.
account-admin = Amministrazione
account-admin-open = Apri l’amministrazione
account-admin-status = Stato del server
account-admin-registration = Registrazione
account-registration-open = Aperta
account-registration-open-line = Gli ospiti possono giocare, e chiunque può creare un account.
account-registration-invitation = Su invito
account-registration-invitation-line = Agli ospiti serve il link di un tavolo; ai nuovi membri serve un invito.
account-registration-closed = Chiusa
account-registration-closed-line = Solo membri. Le partite in corso con ospiti si possono finire.
account-admin-invite = Crea invito
account-admin-recovery-code = Codice di recupero
account-admin-once = Mostrato una volta sola. Utilizzabile una volta entro una settimana.
account-admin-users = Utenti
account-admin-find = Cerca per nome
account-admin-manage = Gestisci { $name }
account-admin-do-mute = Silenzia per un giorno
account-admin-do-unmute = Riattiva i messaggi
account-admin-do-send-out = Disconnetti tutti i dispositivi
account-admin-do-ban = Banna per 30 giorni
account-admin-do-unban = Rimuovi il ban
account-admin-do-rename = Rinomina
account-admin-do-code = Crea codice di recupero
account-admin-do-make-moderator = Nomina moderatore
account-admin-do-make-member = Rendi semplice membro
account-admin-do-erase = Elimina l’account…
account-admin-rename = Rinomina
account-admin-delete = Elimina { $name }
account-admin-delete-line = Elimina il nome, i modi di accesso e tutti i messaggi, e abbandona le partite in corso. Quelle finite restano, senza il nome. Non si può annullare.
account-admin-done = Fatto.
account-state-muted = silenziato
account-state-banned = bannato
account-admin-audit-log = Registro di controllo
account-admin-audit-log-line = Le voci non si possono eliminare.
account-admin-user = { $role ->
    [operator] amministratore
    [moderator] moderatore
    [member] membro
   *[guest] ospite
} · { $games ->
    [one] una partita
   *[other] { $games } partite
} · visto { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] ha riattivato i messaggi di { $about }
    [muted] ha silenziato { $about }
    [banned] ha bannato { $about }
    [unbanned] ha rimosso il ban di { $about }
    [sent-out] ha disconnesso { $about }
    [renamed] ha rinominato { $about }
    [code] ha creato un codice di recupero per { $about }
    [merged] ha unito due account: { $about }
    [erased] ha eliminato un account
    [guests-erased] ha eliminato { $about } ospiti inattivi
    [invited] ha creato un invito
    [post-hidden] ha nascosto un messaggio di { $about }
    [post-shown] ha ripristinato un messaggio di { $about }
    [thread-pinned] ha messo in evidenza la discussione { $about }
    [thread-unpinned] ha tolto dall’evidenza la discussione { $about }
    [thread-locked] ha chiuso la discussione { $about }
    [thread-unlocked] ha riaperto la discussione { $about }
    [thread-binned] ha cestinato la discussione { $about }
    [thread-unbinned] ha ripristinato dal cestino la discussione { $about }
    [thread-moved] ha spostato la discussione { $about }
    [edited-club] ha modificato il club { $about }
    [transferred-club] ha ceduto il club { $about }
    [deleted-club] ha eliminato il club { $about }
    [report-done] ha segnato come risolta una segnalazione su { $about }
    [announced] ha annunciato: { $about }
    [announcement-ended] ha rimosso l’annuncio
    [meanings-set] ha impostato il link del dizionario: { $about }
    [meanings-taken] ha rimosso il link del dizionario
    [sign-ups-set] ha fissato il limite di nuovi account per rete a { $about } al giorno
    [bots-open] ha consentito gli account bot
    [bots-closed] ha chiuso gli account bot
    [keys-revoked] ha revocato le chiavi API di { $about }
    [password-set] ha impostato la password del server
    [password-taken] ha rimosso la password del server
    [door-open] ha aperto la registrazione
    [door-invitation] ha limitato la registrazione agli inviti
    [door-closed] ha chiuso la registrazione
    [appointed-operator] ha nominato { $about } amministratore
    [appointed-moderator] ha nominato { $about } moderatore
    [appointed-member] ha reso { $about } semplice membro
   *[other] · { $what } { $about }
}

## Settings of the server, and errors
account-site-password = Password del server
account-site-password-line = Chi la conosce può creare un account senza invito.
account-site-password-is = Impostata.
account-site-password-none = Non impostata.
account-site-password-set = Imposta
account-site-password-remove = Rimuovi
account-admin-announce = Annuncio
account-admin-announce-line = Mostrato su ogni pagina per un giorno.
account-admin-announce-publish = Pubblica
account-admin-announce-remove = Rimuovi
account-admin-dictionary-url = Link del dizionario
account-admin-dictionary-url-line = Un URL che comincia con https:// e contiene { "{word}" }, e volendo { "{language}" }. Le ricerche di parole vi rimandano.
account-admin-dictionary-url-save = Salva
account-admin-dictionary-url-remove = Rimuovi
account-admin-sign-up-limit = Nuovi account per rete
account-admin-sign-up-limit-line = Una rete, come una casa o una scuola, può creare { $count } account al giorno. Gli inviti non contano.
account-admin-sign-up-limit-save = Salva
account-error-bad-dictionary-url = Questo URL non è valido. Deve cominciare con https://, contenere { "{word}" } una volta dopo il nome dell’host, e non usare altre graffe che { "{language}" }.
account-admin-disabled-games = Giochi che non è stato possibile caricare
account-admin-disabled-games-line = Restano disattivati finché il server non si avvia con un pacchetto che funziona. Le loro partite restano salvate.
account-admin-bots-open = Consentiti
account-admin-bots-open-line = Ogni membro può crearne alcuni.
account-admin-bots-closed = Chiusi
account-admin-bots-closed-line = Nessuno può crearne e quelli esistenti non possono agire.
account-admin-bot-owner = di { $name }
account-admin-reports = Segnalazioni
account-admin-reports-none = Nessuna segnalazione.
account-admin-report = { $name } su { $about }, { $when }
account-admin-report-see = Vedi
account-admin-report-done = Segna come risolto
account-admin-report-by = risolta da { $name }
account-error-no-such-report = Questa segnalazione non esiste o è già risolta.
account-error-too-many-attempts = Troppi tentativi. Aspetta { $minutes ->
    [0] { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
   *[other] { $minutes } minuti
}, usa un dispositivo con accesso attivo o un codice di recupero.
account-error-already-a-member = Hai già un account.
account-error-members-only = È riservato ai membri. Crea un account: bastano un nome e una password.
account-error-name-taken = Il nome { $name } è già preso. Scegline un altro.
account-error-no-such-device = Questo dispositivo è già disconnesso.
account-error-no-such-user = Nessun utente si chiama { $name }.
account-error-password-long = Una password può avere al massimo { $most } caratteri.
account-error-password-short = Una password deve avere almeno { $least } caratteri. Una breve frase va bene.
account-error-password-weak = Questa password è troppo facile da indovinare. Una breve frase va bene.
account-error-wrong-code = Nome o codice errato, o codice già usato.
account-error-wrong-credentials = Nome o password errati.
account-error-wrong-password = Password errata.
account-error-sign-in-again = Accedi di nuovo per confermare.
account-error-no-invitation = Questo invito è già stato usato o è scaduto. Chiedine un altro all’amministratore.
account-error-not-a-moderator = Possono farlo solo i moderatori.
account-error-not-an-operator = Può farlo solo l’amministratore.
account-error-last-operator = Il server ha bisogno di almeno un amministratore che non sia bannato. Nomina prima amministratore un altro membro.
account-error-protected-account = Qui non puoi farlo a { $name }. Usa invece «parlour admin» sul server.
account-error-invitation-not-needed = Hai già i diritti che dà questo invito. È ancora valido: puoi passarlo ad altri.
account-error-sign-up-limit-bounds = Scegli un numero da 1 a { $most }.
account-error-name-reserved = I nomi non possono contenere «{ $word }». Scegli un altro nome.
account-error-too-many-sign-ups = Troppi nuovi account dalla tua rete. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, o chiedi un invito a un amministratore.
account-error-same-person = È lo stesso account.
account-error-invalid-api-key = Questa chiave API è sconosciuta, scaduta o revocata.
account-error-not-for-api-keys = Con una chiave API questa chiamata non è possibile. Usa un browser.
account-error-api-key-scope = A questa chiave API manca il permesso { $scope }.
account-error-no-such-api-key = Questa chiave API non esiste o è già revocata.
account-error-api-key-no-scope = Scegli almeno un permesso.
account-error-api-key-limit = Un account può avere al massimo { $most } chiavi API. Revocane prima una.
account-error-no-such-bot = Questo account bot non esiste o non è tuo.
account-error-bot-limit = Un membro può avere al massimo { $most } account bot. Eliminane prima uno.
account-error-bots-closed = Questo server al momento non consente account bot.
account-error-bot-account = { $name } è un account bot. Questo è riservato alle persone.
account-error-bot-accounts-only = Questo è riservato agli account bot.
account-passkey = Passkey
account-passkey-line = Accedi con impronta, volto o PIN del dispositivo.
account-passkey-add = Aggiungi passkey
account-passkey-remove = Rimuovi
account-passkey-saved = Passkey salvata.
account-passkey-sign-in = Accedi con una passkey
account-or-password = o con la password
account-error-unknown-passkey = Questa passkey qui non è nota. Accedi in un altro modo.
account-oidc-sign-in = Continua con { $name }
account-oidc-link = Collega
account-oidc-unlink = Scollega
account-oidc-linked = Collegato.
account-oidc-unlinked = Non collegato. Collegalo per accedere con esso.
account-error-oidc-none = Questo server non ha fornitori di accesso.
account-error-oidc-unavailable = Il fornitore non risponde. Riprova più tardi, o accedi in un altro modo.
account-error-oidc-expired = L’accesso ha richiesto troppo tempo o è stato avviato in un altro browser. Ricomincia.
account-error-oidc-unverified = Non è stato possibile verificare la risposta del fornitore. Riprova, o accedi in un altro modo.
account-error-oidc-denied = Il fornitore non ti ha fatto accedere. Non è cambiato nulla.
account-error-oidc-linked-elsewhere = Questo account del fornitore è collegato a un altro utente. Prima esci, poi accedi con esso.
account-error-oidc-invitation-needed = Ai nuovi membri serve un invito. Crea prima il tuo account, poi collega il fornitore.
account-error-oidc-last-sign-in-method = È il tuo unico modo di accedere. Imposta prima una password o una passkey.
