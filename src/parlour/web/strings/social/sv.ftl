### Där folk möts, på svenska: sidor om folk, vänner, och vilka man helst inte möter.

## Någons sida
social-contacts = Kontakter
social-your-account = Ditt konto
social-since = { $role ->
    [guest] gäst sedan { $since }
    [operator] sköter huset, här sedan { $since }
    [moderator] modererar, här sedan { $since }
   *[other] medlem, här sedan { $since }
}
social-online = här nu
social-online-playing = här, vid ett bord { $game }
social-offline = inte här
social-friend = din vän
social-games = Spel
social-no-games = Inget parti ännu som du får se.
social-played-won = { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $won } { $won ->
    [one] vunnet
   *[other] vunna
}
social-tables = Spelar nu
social-results = Senaste resultat
social-favourites = Favoritspel
social-friends = Vänner
social-no-friends = Ingen ännu. Knappen finns på allas sidor.

## Vänner, och andra
social-add-friend = Bli vänner
social-accept = Tacka ja
social-decline = Tacka nej
social-cancel-request = Ta tillbaka frågan
social-remove-friend = Inte vänner längre
social-follow = Följ
social-unfollow = Sluta följa
social-mute = Tysta
social-unmute = Sluta tysta
social-block = Blockera
social-unblock = Sluta blockera
social-block-sure = Blockera { $name }?
social-block-line = { $name } kan inte bjuda in dig eller bli din vän, ni läser inte varandra, och snabbpartiet sätter er aldrig vid samma bord. Ingen får veta det.
social-you-block = Du blockerar { $name }.
social-not-accepting = { $name } kan du inte bjuda in.
social-friend-requests = Vill bli din vän
social-sent-requests = Du har frågat
social-following = Du följer
social-muted = Tystade
social-blocked = Blockerade
social-no-contacts = Ingen ännu. Ett klick på ett namn, var det än står, leder till den personens sida; där kan ni bli vänner och du kan följa dem.

## Avslag
social-error-no-such-user = Ingen användare har det namnet.
social-error-yourself = Det är du.
social-error-too-many-relationships = Du känner redan { $most } personer. Släpp några först.
social-error-you-block-them = Du blockerar den här personen. Ta tillbaka det först.
social-error-not-accepting = Den här personen kan du inte bjuda in.
social-error-relationship-changed = Det här har ändrats under tiden. Titta igen innan du bestämmer dig.

## Spela
social-play-game = Spela { $game }
social-tab-bots = Bottar
social-tab-friends = Vänner
social-tab-people = Vem som helst
social-bots-line = börjar genast
social-friends-line = Ditt bord får en länk, en kod att säga och en bild att skanna; den som har något av dem sätter sig.
social-seats-any = Spelar ingen roll
social-strength = Styrka
social-strength-near = Nära min
social-strength-any = Vilken som helst
social-queue-games = Var vi letar
social-queue-games-line = så många du vill; det första som passar tar dig
social-not-for-seats = inte för { $seats }
social-queue-count = { $count ->
    [0] Ingen kö vald
    [one] En kö vald
   *[other] { $count } köer valda
}
social-public-line = Alla får titta på de här borden.
social-find = Hitta folk
social-searching = Letar efter folk
social-searching-count = { $count ->
    [0] ingen annan letar just nu
    [one] en till letar
   *[other] { $count } andra letar
}
social-keep-page-open = Håll sidan öppen
social-keep-page-open-line = Så fort någon kommer börjar partiet. Efter en halv minut erbjuder sig en bot.
social-bot-available = { $name } har tid
social-bot-available-line = En bot spelar genast. Då slutar du leta efter folk.
social-bot-play = Spela mot { $name }
social-leave-page-line = Att lämna sidan avslutar sökandet.
social-cancel-search = Sluta leta
social-error-queue-count = Välj minst ett spel, högst { $most }.

## Bjuda in och leta
social-challenge = Utmana
social-challenge-them = Utmana { $name }
social-invite-to = Bjud till ditt bord { $game }
social-invitation-sent = { $name } är inbjuden.
social-invitation = Inbjudan
social-invites-you = bjuder dig till ett bord { $game }.
social-go-to-table = Gå dit
social-decline-invitation = Inte nu
social-full-profile = Hela sidan
social-seats-any-number = Hur många som helst
social-seats-number = För { $seats }
social-company = Med vilka
social-company-any = Vem som helst
social-company-people = Utan bottar
social-company-bots = Med bottar
social-joinable = Bara bord jag kan gå med i
social-not-joinable = Fullt, eller inte för dig
social-why-full = Fullt
social-why-apart = Inte för dig: en av er blockerar den andra
social-error-removed-from-table = Du skickade bort den här personen från det här bordet.
social-error-no-open-seat = Ingen stol är ledig vid det här bordet.
social-error-too-many-invitations = Du har bjudit in { $most } personer på en timme. Vänta på deras svar.
