### Swedish strings of profiles, friends, blocking and matchmaking.

## Profile
social-contacts = Kontakter
social-your-account = Ditt konto
social-bot-by = bott av { $name }
social-since = { $role ->
    [guest] gäst sedan { $since }
    [operator] administratör, medlem sedan { $since }
    [moderator] moderator, medlem sedan { $since }
   *[other] medlem sedan { $since }
}
social-online = online
social-online-playing = online, spelar { $game }
social-offline = offline
social-friend = din vän
social-games = Spel
social-no-games = Inga partier än.
social-played-won = { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $won } { $won ->
    [one] vinst
   *[other] vinster
}
social-tables = Spelar nu
social-results = Senaste resultat
social-favourites = Favoritspel
social-clubs = Klubbar
social-friends = Vänner
social-no-friends = Inga vänner än. Du kan lägga till vänner på deras profilsidor.

## Friends and blocked players
social-add-friend = Lägg till vän
social-accept = Godta
social-decline = Avböj
social-cancel-request = Återkalla förfrågan
social-remove-friend = Ta bort vän
social-follow = Följ
social-unfollow = Sluta följa
social-mute = Tysta
social-unmute = Sluta tysta
social-block = Blockera
social-unblock = Sluta blockera
social-block-sure = Blockera { $name }?
social-block-line = { $name } kan inte bjuda in dig eller skicka en vänförfrågan, ni ser inte varandras meddelanden, och motståndarsökningen parar aldrig ihop er. Personen får inget veta.
social-you-block = Du har blockerat { $name }.
social-not-accepting = { $name } tar inte emot förfrågningar från dig.
social-friend-requests = Vänförfrågningar
social-sent-requests = Skickade förfrågningar
social-following = Följer
social-muted = Tystade
social-blocked = Blockerade
social-no-contacts = Inga kontakter än. Klicka på en spelares namn för att öppna profilen; där kan du lägga till eller följa spelaren.

## Errors
social-error-no-such-user = Ingen användare har det namnet.
social-error-yourself = Det är ditt eget konto.
social-error-too-many-relationships = Du har nått gränsen på { $most } kontakter. Ta bort några först.
social-error-you-block-them = Du har blockerat den här spelaren. Sluta blockera först.
social-error-not-accepting = Spelaren tar inte emot förfrågningar från dig.
social-error-relationship-changed = Det här har ändrats under tiden. Kontrollera igen innan du bestämmer dig.

## Play
social-play-game = Spela { $game }
social-tab-bots = Botar
social-tab-friends = Vänner
social-tab-people = Vem som helst
social-bots-line = börjar genast
social-friends-line = Du får en länk, en bordskod och en QR-kod att dela. Den som har någon av dem kan gå med.
social-seats-any = Alla
social-strength = Spelstyrka
social-strength-near = Liknande rating
social-strength-any = Alla
social-queue-games = Spel
social-queue-games-line = välj ett eller flera; första partiet som hittas startar
social-not-for-seats = inte för { $seats } spelare
social-queue-count = { $count ->
    [0] Ingen kö vald
    [one] En kö vald
   *[other] { $count } köer valda
}
social-public-line = Vem som helst kan titta på de här borden.
social-find = Hitta motståndare
social-searching = Söker motståndare
social-searching-count = { $count ->
    [0] inga andra spelare söker
    [one] en annan spelare söker
   *[other] { $count } andra spelare söker
}
social-keep-page-open = Håll sidan öppen
social-keep-page-open-line = Partiet startar så snart en motståndare hittas. Efter 30 sekunder kan du spela mot en bot i stället.
social-bot-available = { $name } är tillgänglig
social-bot-available-line = Om du spelar mot en bot avslutas sökningen.
social-bot-play = Spela mot { $name }
social-leave-page-line = Om du lämnar sidan avslutas sökningen.
social-cancel-search = Avbryt sökning
social-error-queue-count = Välj mellan ett och { $most } spel.

## Invitations and filters
social-challenge = Utmana
social-challenge-them = Utmana { $name }
social-invite-to = Bjud in till ditt bord i { $game }
social-invitation-sent = Inbjudan skickad till { $name }.
social-invitation = Inbjudan
social-invites-you = bjuder in dig att spela { $game }.
social-go-to-table = Till bordet
social-decline-invitation = Avböj
social-full-profile = Hela profilen
social-seats-any-number = Valfritt antal
social-seats-number = { $seats } spelare
social-company = Motståndare
social-company-any = Alla
social-company-people = Bara människor
social-company-bots = Med botar
social-joinable = Bara bord jag kan gå med i
social-not-joinable = Fullt eller inte öppet för dig
social-why-full = Fullt
social-why-apart = Blockerat: en av er har blockerat den andra
social-error-removed-from-table = Du har tagit bort spelaren från det här bordet.
social-error-no-open-seat = Bordet har ingen ledig plats.
social-error-too-many-invitations = Du har bjudit in { $most } personer på en timme. Vänta på deras svar.
