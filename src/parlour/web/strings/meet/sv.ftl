### Där folk möts, på svenska: sidor om folk, vänner, och vilka man helst inte möter.

## Någons sida
meet-people = Kontakter
meet-account = Ditt konto
meet-since = { $role ->
    [guest] gäst sedan { $since }
    [operator] sköter huset, här sedan { $since }
    [moderator] modererar, här sedan { $since }
   *[other] medlem, här sedan { $since }
}
meet-here-now = här nu
meet-here-at = här, vid ett bord { $game }
meet-away = inte här
meet-friend = din vän
meet-games = Spel
meet-no-games = Inget parti ännu som du får se.
meet-played-won = { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $won } { $won ->
    [one] vunnet
   *[other] vunna
}
meet-tables = Spelar nu
meet-results = Senaste resultat
meet-favourites = Favoritspel
meet-friends = Vänner
meet-no-friends = Ingen ännu. Knappen finns på allas sidor.

## Vänner, och andra
meet-befriend = Bli vänner
meet-accept = Tacka ja
meet-decline = Tacka nej
meet-take-back = Ta tillbaka frågan
meet-part = Inte vänner längre
meet-follow = Följ
meet-unfollow = Sluta följa
meet-mute = Tysta
meet-unmute = Sluta tysta
meet-block = Blockera
meet-unblock = Sluta blockera
meet-block-sure = Blockera { $name }?
meet-block-line = { $name } kan inte bjuda in dig eller bli din vän, ni läser inte varandra, och snabbpartiet sätter er aldrig vid samma bord. Ingen får veta det.
meet-you-block = Du blockerar { $name }.
meet-not-open = { $name } kan du inte bjuda in.
meet-they-ask = Vill bli din vän
meet-you-asked = Du har frågat
meet-following = Du följer
meet-muted = Tystade
meet-blocked = Blockerade
meet-knows-nobody = Ingen ännu. Ett klick på ett namn, var det än står, leder till den personens sida; där kan ni bli vänner och du kan följa dem.

## Avslag
meet-error-nobody = Ingen användare har det namnet.
meet-error-yourself = Det är du.
meet-error-too-many-ties = Du känner redan { $most } personer. Släpp några först.
meet-error-you-block-them = Du blockerar den här personen. Ta tillbaka det först.
meet-error-not-welcome = Den här personen kan du inte bjuda in.
meet-error-tie-changed = Det här har ändrats under tiden. Titta igen innan du bestämmer dig.

## Spela
meet-play-game = Spela { $game }
meet-tab-bots = Bottar
meet-tab-friends = Vänner
meet-tab-people = Vem som helst
meet-bots-line = börjar genast
meet-friends-line = Ditt bord får en länk, en kod att säga och en bild att skanna; den som har något av dem sätter sig.
meet-seats-any = Spelar ingen roll
meet-strength = Styrka
meet-strength-near = Nära min
meet-strength-any = Vilken som helst
meet-where = Var vi letar
meet-where-line = så många du vill; det första som passar tar dig
meet-not-so-many = inte för { $seats }
meet-queues = { $count ->
    [0] Ingen kö vald
    [one] En kö vald
   *[other] { $count } köer valda
}
meet-public-line = Alla får titta på de här borden.
meet-find = Hitta folk
meet-searching = Letar efter folk
meet-looking = { $count ->
    [0] ingen annan letar just nu
    [one] en till letar
   *[other] { $count } andra letar
}
meet-wait = Håll sidan öppen
meet-wait-line = Så fort någon kommer börjar partiet. Efter en halv minut erbjuder sig en bot.
meet-bot-offered = { $name } har tid
meet-bot-offered-line = En bot spelar genast. Då slutar du leta efter folk.
meet-bot-play = Spela mot { $name }
meet-stay-line = Att lämna sidan avslutar sökandet.
meet-stop = Sluta leta
meet-error-queues = Välj minst ett spel, högst { $most }.

## Bjuda in och leta
meet-challenge = Utmana
meet-challenge-them = Utmana { $name }
meet-invite-to = Bjud till ditt bord { $game }
meet-asked-them = { $name } är inbjuden.
meet-asked = Inbjudan
meet-asks-you = bjuder dig till ett bord { $game }.
meet-go-there = Gå dit
meet-not-now = Inte nu
meet-whole-page = Hela sidan
meet-for-any = Hur många som helst
meet-for = För { $seats }
meet-company = Med vilka
meet-company-any = Vem som helst
meet-company-people = Utan bottar
meet-company-bots = Med bottar
meet-joinable = Bara bord jag kan gå med i
meet-not-for-you = Fullt, eller inte för dig
meet-why-full = Fullt
meet-why-apart = Inte för dig: en av er blockerar den andra
meet-error-put-out-here = Du skickade bort den här personen från det här bordet.
meet-error-no-free-chair = Ingen stol är ledig vid det här bordet.
meet-error-asked-often = Du har bjudit in { $most } personer på en timme. Vänta på deras svar.
