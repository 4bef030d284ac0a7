### Svenska texter om klubbar.

## Lista över klubbar
club-title = Klubbar
club-page-line = Grupper av spelare med egen sida och egna turneringar.
club-create = Skapa klubb
club-new = Ny klubb
club-search = Sök klubbar
club-none = Inga klubbar än.
club-none-found = Ingen klubb med det namnet.
club-yours = Dina klubbar
club-all = Alla klubbar
club-invitations = Inbjudningar
club-invited-by = Inbjuden av { $name }
club-sent-requests = Dina ansökningar
club-requests-open = { $count ->
    [one] en ansökan
   *[other] { $count } ansökningar
}
club-members-count = { $count ->
    [one] en medlem
   *[other] { $count } medlemmar
}
club-more = Visa fler
club-guests-line = Du behöver ett konto för att skapa eller gå med i en klubb.

## Formuläret
club-name-field = Namn
club-description = Beskrivning
club-description-line = Markdown: **fetstil**, *kursiv*, listor och länkar.
club-joining = Vem som kan gå med
club-joining-open = Alla
club-joining-request = Efter ansökan
club-joining-invitation = Med inbjudan
club-joining-open-line = Alla kan gå med direkt.
club-joining-request-line = En ledare godkänner eller avslår varje ansökan.
club-joining-invitation-line = Bara den som en ledare bjuder in kan gå med.
club-edit = Redigera
club-edit-title = Redigera klubben
club-save = Spara

## Klubbens sida
club-founded = sedan { $when }
club-join = Gå med
club-ask = Ansök om medlemskap
club-accept-invitation = Godta inbjudan
club-decline = Avböj
club-withdraw = Dra tillbaka ansökan
club-is-requested = Din ansökan väntar på svar.
club-is-invited = Du är inbjuden till klubben.
club-is-removed = Du har uteslutits ur klubben. En ledare kan bjuda in dig igen.
club-is-closed = Nya medlemmar behöver en inbjudan.
club-leave = Lämna klubben
club-leave-sure = Lämna { $name }?
club-leave-line = Du kan inte längre anmäla dig till klubbens turneringar.
club-delete = Ta bort klubben
club-delete-sure = Ta bort { $name }?
club-delete-line = Klubben och dess sida tas bort. Turneringarna finns kvar, men ingen kan längre anmäla sig. Det går inte att ångra.
club-description-none = Ingen beskrivning än.
club-events = Turneringar
club-events-none = Inga turneringar än.
club-events-over = Avslutade turneringar
club-event-create = Ny klubbturnering
club-members = Medlemmar
club-role-owner = Ägare
club-role-leader = Ledare
club-role-member = Medlem
club-online = online
club-requests = Ansökningar
club-accept = Godkänn
club-reject = Avslå
club-invite = Bjud in
club-invite-title = Bjud in medlemmar
club-invite-name = Användarnamn
club-invite-sent = Inbjudan skickad till { $name }.
club-invited = Öppna inbjudningar
club-cancel-invitation = Dra tillbaka
club-manage = Hantera { $name }
club-make-leader = Gör till ledare
club-make-member = Ta bort som ledare
club-make-owner = Överlåt klubben
club-transfer-sure = Överlåta klubben till { $name }?
club-transfer-line = { $name } blir ägare. Den nuvarande ägaren blir ledare.
club-remove = Uteslut ur klubben
club-remove-sure = Utesluta { $name } ur klubben?
club-remove-line = { $name } kan bara komma tillbaka på inbjudan av en ledare.

## Fel
club-error-name-too-short = Ett klubbnamn har minst { $least } tecken.
club-error-name-taken = { $name } heter redan en annan klubb, eller så är namnet för likt.
club-error-description-too-long = Beskrivningen får ha högst { $most } tecken.
club-error-too-many-owned = Du kan äga högst { $most } klubbar.
club-error-too-many-memberships = Man kan vara med i högst { $most } klubbar.
club-error-new-owner-owns-too-many = Den här medlemmen äger redan { $most } klubbar.
club-error-no-such-club = Klubben finns inte. Den kan ha tagits bort.
club-error-no-such-member = Personen är inte med i klubben.
club-error-no-such-request = Ansökan eller inbjudan finns inte längre.
club-error-already-a-member = Du är redan med i klubben.
club-error-is-a-member = { $name } är redan med i klubben.
club-error-not-a-member = Du är inte med i klubben.
club-error-not-a-leader = Det kan bara klubbens ägare och ledare göra.
club-error-not-the-owner = Det kan bara klubbens ägare göra.
club-error-owner-cannot-leave = Du äger klubben. Överlåt den till en medlem eller ta bort den.
club-error-owner-has-no-other-role = Ägaren kan inte ha en annan roll. Överlåt klubben först.
club-error-removed = Du har uteslutits ur klubben. En ledare kan bjuda in dig igen.
club-error-by-invitation = Man kan bara gå med i klubben efter inbjudan.
club-error-full = Klubben är full: den kan ha högst { $most } medlemmar.
club-error-too-many-invitations = Klubben har redan { $most } öppna inbjudningar.
club-error-too-many-requests = Klubben har redan { $most } öppna ansökningar. Försök igen senare.
club-error-too-many-own-requests = Du har redan { $most } öppna ansökningar. Dra tillbaka en först.
