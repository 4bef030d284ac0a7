### Huset på svenska: allt som ramen säger, och varför den säger nej.

## Ramen
house-skip = Till innehållet
house-home-link = Parlour, hem
house-nav = Huset
house-nav-home = Hem
house-nav-lobby = Lobby
house-nav-tables = Mina bord
house-nav-beside = Dina bord sida vid sida
house-nav-help = Hjälp
house-nav-settings = Inställningar
house-nav-further = Vart mer
house-lamp = Mörkt läge
house-sound-button = Ljud
house-sound-on = Ljudet är på
house-sound-off = Ljudet är av
house-join = Bli medlem
house-account = { $name }: ditt konto
house-your-account = Ditt konto, dina enheter, logga ut
house-more = Mer
house-close = Stäng
house-cancel = Avbryt
house-loading = Ett ögonblick…
house-wait-for-you = { $count ->
    [one] Ett bord väntar på dig
   *[other] { $count } bord väntar på dig
}
house-minutes = { $minutes } min
house-weight = Tyngd { $weight } av 5
house-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
}
house-hours = { $hours ->
    [one] 1 timme
   *[other] { $hours } timmar
}
house-spoken-clock = { $minutes ->
    [0] { $seconds } sekunder
    [one] 1 minut { $seconds }
   *[other] { $minutes } minuter { $seconds }
}
house-spoken-over = { $time } över tiden
house-overtime = { $time }, minus { $points } poäng

## Hem
house-greeting = { $daytime ->
    [morning] God morgon
    [afternoon] God eftermiddag
   *[evening] God kväll
}
house-greeting-name = { house-greeting }, { $name }
house-crowd = { $members ->
    [0] inga medlemmar
    [one] en medlem
   *[other] { $members } medlemmar
}, { $guests ->
    [0] inga gäster här
    [one] en gäst här
   *[other] { $guests } gäster här
}
house-counts = { house-crowd } · { $tables ->
    [0] inget offentligt parti
    [one] ett offentligt parti
   *[other] { $tables } offentliga partier
}
house-your-tables = Dina bord
house-with = med { $names }
house-your-turn = Din tur
house-awaits = { $name } står i tur
house-awaits-many = { $count } personer står i tur
house-over = Partiet är slut
house-play-something = Spela något
house-players = Spelare
house-rules = Regler
house-play = Spela
house-with-friends = Med vänner
house-game-with-friends = { $game } med vänner
house-watch = Titta på
house-open-tables = Öppna bord
house-a-seat-is-free = en plats är ledig
house-no-open = Inget öppet bord just nu
house-no-open-line = Öppna ett själv, eller låt en bot slå sig ner hos dig.
house-sit-down = Gå med
house-seats-taken = { $taken } av { $seats } platser tagna
house-who-is-here = Vilka är här
house-quick-match = Snabbparti
house-people = Kontakter
house-looking-round = ser sig omkring
house-nobody-else = Ingen är här än.
house-sign = Brädspel i webbläsaren, på din egen server.
house-shared-gathering = en plats är ledig
house-shared-playing = pågår
house-shared-over = resultatet
house-how-fair = Så hålls slumpen rättvis
house-code-label = Kod till ett bord
house-code-example = En kod, till exempel maple lamp river 427
house-code-go = Gå dit

## Lobby och nya bord
house-rooms = Rum
house-hall = Alla spel
house-every-game = alla spel
house-mine-line = där jag sitter eller har suttit
house-tables-count = { $count ->
    [one] ett bord
   *[other] { $count } bord
}
house-seat-is-free = En plats är ledig
house-in-play = Pågår
house-you-may-watch = du får titta på
house-left-lying = Inaktiva
house-left-lying-line = mot bottar, orörda i två dagar; de väntar inte på någon
house-played = Spelade
house-no-mine = Du sitter inte vid något bord
house-go-there = Gå dit
house-new-table = Nytt bord
house-game = Spel
house-seats = Platser
house-others = De andra
house-others-open = Vänner
house-others-bot = Bottar
house-others-guest = Vid den här skärmen
house-others-open-line = Bjud in dem med länk, kod eller bild; bottar kan ändå fylla platserna.
house-others-bot-line = Partiet börjar genast.
house-others-guest-line = Ni skickar runt den här enheten. Hemligheter stannar bakom en ridå.
house-level = Hur stark
house-level-beginner = Nybörjare
house-level-beginner-plus = Nybörjare +
house-level-casual = Glad amatör
house-level-casual-plus = Glad amatör +
house-level-club = Klubbspelare
house-level-club-plus = Klubbspelare +
house-level-expert = Expert
house-level-expert-plus = Expert +
house-level-master = Mästare
house-level-master-plus = Mästare +
house-bot-level = { $name }, { $level }
house-against-bot = Mot { $name }
house-another-bot = En annan motståndare
house-bot-waits = { $game } med { $name }
house-other-language = { $game } spelas på { $language }
house-other-language-line = Det här huset har ännu ingen ordlista på ditt språk: brickor och ord är på { $language }. Den som sköter huset kan ta med en.
house-player = Spelare { $number }
house-name-of = Namn på plats { $number }
house-pace = Tempo
house-pace-any = Alla tempon
house-pace-now = Just nu
house-pace-days = Över dagar
house-clock = Klocka
house-clock-untimed = Ingen klocka
house-clock-bank = { $minutes } min var
house-clock-fischer = { $minutes } min + { $seconds } s per drag
house-clock-permove = { $minutes } min per drag
house-clock-permove-seconds = { $seconds } s per drag
house-clock-total = { $minutes } min, sedan poängavdrag
house-clock-correspondence = { $days ->
    [one] 1 dag per drag
   *[other] { $days } dagar per drag
}
house-public = Visa i lobbyn
house-public-line = Vem som helst i huset får slå sig ner.
house-watchers = Andra får titta på
house-cafe = Kafébord
house-cafe-line = Den här skärmen är brädet för alla; mobilerna är händerna.
house-big-screen = Stor skärm
house-takebacks = Man får be att ta tillbaka drag
house-draws = Man får erbjuda remi
house-further = Fler val · { $clock }
house-open-table = Öppna bord
house-start-now = Börja nu
house-about-minutes = Ungefär { $minutes } minuter.
house-friends-get-link = Vänner får en länk.

## Innan det börjar
house-what-is-played = Vad som spelas
house-read-rules = Läs reglerna
house-shuffle = Blanda
house-free-seat = Ledig plats
house-fill-seat = Vem som tar plats { $number }
house-fill = Fyll platsen…
house-fill-guest = Någon vid den här skärmen
house-fill-bot = En bot
house-seat = Plats { $number }
house-seat-up = Flytta upp { $name } från plats { $number }
house-seat-down = Flytta ner { $name } från plats { $number }
house-you = Du
house-bot = Bot
house-here = Här
house-not-here = Inte här just nu
house-on-this-device = Vid den här skärmen
house-stand = Lämna platsen
house-send-away = Frigör platsen där { $name } sitter
house-invite = Bjud in
house-invite-title = En plats vid { $game } väntar på dig
house-code = Koden är
house-code-line = Säg den högt; den skrivs in på { $host }
house-link = Länk till det här bordet
house-copy = Kopiera
house-share = Dela
house-link-copied = Länken är kopierad.
house-copy-by-hand = Länken är markerad: kopiera den för hand.
house-qr = Länken som QR-kod
house-qr-line = Rikta en mobil mot den
house-ready-host = Alla sitter. Ska vi?
house-ready-guest = Alla sitter. Värden sätter i gång.
house-waiting-for = { $count ->
    [one] En plats är fortfarande ledig
   *[other] { $count } platser är fortfarande lediga
}
house-waiting-host-line = Skicka länken, eller ge platsen till en bot.
house-waiting-guest-line = Partiet börjar när värden startar det.
house-seat-waits = En plats väntar på dig
house-seat-waits-line = Slå dig ner och spela, eller stanna och titta på.
house-start = Starta

## Bordet
house-board = Bräde
house-asked = Ditt beslut
house-to-move = vid draget
house-waiting = Väntar
house-thinking = Tänker
house-away = Borta
house-looking-back = Du ser en tidigare ställning.
house-looking-back-line = Spelet går vidare under tiden.
house-back-to-now = Tillbaka till nu
house-gave-up = Gav upp
house-left-table = Lämnade bordet
house-is-thinking = { $name } tänker
house-are-thinking = { $names } tänker
house-nobody-awaited = Ingen står i tur
house-you-watch = Du är åskådare.
house-you-left = Du har lämnat partiet och får titta på.
house-choose-move = Välj vad du gör
house-send = Skicka
house-sending = Skickar…
house-undo = Ångra
house-key-enter = Enter
house-key-escape = Esc
house-command = Skriv ett drag
house-command-hint = Ett drag, i ord eller i notation
house-command-none = Inget du får göra passar ”{ $typed }”.
house-command-many = { $count } drag passar: skriv vidare eller välj med piltangenterna.
house-command-count = { $count ->
    [one] Ett drag passar.
   *[other] { $count } drag passar.
}
house-keys = Kortkommandon
house-keys-board = På det här brädet
house-keys-everywhere = Vid varje bord
house-keys-confirm = bekräfta
house-keys-undo = ångra sista delen av ett utkast
house-keys-command = skriva ett drag
house-keys-steps = ett drag bakåt, ett drag framåt
house-keys-now = tillbaka till nu
house-keys-to-board = till brädet
house-keys-last = säga senaste draget
house-keys-log = till loggen
house-keys-clock = säga klockorna
house-keys-score = säga ställningen
house-keys-asked = läsa upp frågan
house-keys-answer = godta eller avböja ett förslag
house-keys-keys = de här tangenterna
house-say-left = { $name }: { $time }
house-say-no-clock = Det finns ingen klocka.
house-say-score = { $name }: { $points }
house-say-no-score = Här räknar ingen poäng.
house-say-no-move = Ingen har dragit ännu.
house-points = { $points } poäng
house-time-over = Din tid är slut. Från och med nu kostar den poäng.
house-time-low = { $seconds } sekunder kvar
house-won = Vann
house-lost = Förlust
house-drawn = Oavgjort
house-panel = Logg, chatt, drag och regler
house-tab-log = Logg
house-tab-result = Resultat
house-tab-chat = Chatt
house-tab-moves = Drag
house-tab-plan = Villkorade drag
house-tab-rules = Regler
house-tab-moments = Nyckelögonblick
house-tab-points = Poäng
house-unread = { $count ->
    [one] { $count } ny
   *[other] { $count } nya
}
house-talk-button = { $unread ->
    [0] Logg, chatt och regler
    [one] Logg, chatt och regler, { $unread } ny
   *[other] Logg, chatt och regler, { $unread } nya
}
house-watchers-count = { $count ->
    [one] En person tittar på
   *[other] { $count } personer tittar på
}
house-log-move = Drag
house-log-points = Poäng
house-log-total = Totalt
house-log-empty = Inga drag än.
house-log-started = Partiet börjar.
house-log-moved = { $name } gjorde sitt drag.
house-log-left = { $why ->
    [resigned] { $name } gav upp.
    [time] Tiden tog slut för { $name }.
   *[away] { $name } gick för gott.
}
house-log-flagged = Flaggan föll för { $name }.
house-log-offered = { $what ->
    [pause] { $name } ber om en paus.
    [takeback] { $name } ber att få ta tillbaka ett drag.
   *[draw] { $name } erbjuder remi.
}
house-log-answered = { $yes ->
    [true] { $name } går med på det.
   *[false] { $name } tackar nej.
}
house-log-answered-withdrawn = { $what ->
    [pause] { $name } drog tillbaka sin begäran om paus.
    [takeback] { $name } drog tillbaka sin begäran om att ta tillbaka ett drag.
   *[draw] { $name } drog tillbaka sitt remierbjudande.
}
house-hint = Tips
house-hint-question = Använda ett tips?
house-hint-line = Den starkaste boten föreslår ett drag. Matchen räknas inte för rating och märks som spelad med hjälp.
house-hint-take = Använd ett tips
house-hint-says = Tips: { $move }
house-hint-knows = Ett tips: { $move } ({ $worth })
house-log-hinted = { $name } använde ett tips.
house-log-tookback = Draget är tillbakataget.
house-log-tookback-anew = Draget är tillbakataget, och det som följer dras på nytt.
house-log-resumed = Huset var borta och är tillbaka. Klockorna går vidare där de stod.
house-chat = Chatt
house-chat-empty = Inga meddelanden än.
house-say = Säg något
house-said = { $name } säger: { $text }
house-watching = tittar på
house-no-rules = Regelsidan till det här spelet är inte skriven än.
house-rules-alone = Reglerna på en egen sida
house-rules-of = Regler för { $game }
house-moves-wait = Du behöver inte göra något nu.
house-moves-too-many = Här finns för många drag för att räkna upp. Använd brädet.
house-moves-count = { $count ->
    [one] Ett drag är möjligt
   *[other] { $count } drag är möjliga
}
house-moves-search = Sök ett drag
house-moves-more = och { $count } till: skriv för att hitta dem
house-word-board = I ord
house-word-view = Vad den här platsen ser
house-setting-legal = Visa tillåtna drag
house-setting-legal-line = Tillåtna drag markeras på brädet.
house-setting-trace = Markera senaste draget
house-setting-trace-line = Brädet visar vad som just hände.
house-setting-sound = Ljud
house-setting-sound-line = Tysta ljud för drag.
house-draw = Remi
house-takeback = Ta tillbaka
house-leaver = När någon går
house-leaver-wait = de andra väntar
house-leaver-bot = en bot spelar vidare tills de är tillbaka
house-leaver-end = de ger upp
house-leave = Lämna till en bot
house-leave-question = Låta en bot spela åt dig?
house-leave-line = En bot av ungefär din styrka spelar på din plats. Du kan komma tillbaka när du vill. Resultatet räknas som ditt.
house-bot-plays-on = En bot spelar vidare åt dig.
house-take-chair = Ta tillbaka stolen
house-stand-in = en bot spelar vidare
house-log-seated-for = En bot spelar vidare åt { $name }.
core-error-bot-plays-on = En bot spelar vidare åt dig. Ta tillbaka stolen först.
core-error-no-stand-in = Vid det här bordet spelar ingen vidare åt dem som går.
house-resign = Ge upp
house-resign-question = Ge upp det här partiet?
house-resign-line = Du förlorar matchen.
house-offered-draw = Remi är erbjuden.
house-offered-takeback = Du har bett att få ta tillbaka.
house-offer-draw = { $name } erbjuder remi.
house-offer-takeback = { $name } ber att få ta tillbaka ett drag.
house-offer-mine-draw = Du har erbjudit remi.
house-offer-mine-takeback = Du har bett att få ta tillbaka ett drag.
house-accept = Godta
house-decline = Tacka nej
house-withdraw = Dra tillbaka
house-pass-device = Ge enheten till { $name }
house-pass-device-line = Inget visas förrän { $name } är redo.
house-hand-over = Lämna över
house-i-am = Jag är { $name }
house-line-down = Anslutningen bröts. Ansluter igen… Ditt drag är sparat och skickas automatiskt.
house-line-closed = Servern startar om… Ditt drag är sparat och skickas automatiskt.
house-line-up = Ansluten igen.
house-table-closed = Det här bordet är stängt
house-no-table = Det bordet finns inte
house-to-the-table = Till bordet

## Slutet
house-you-win = Du vinner
house-wins = { $name } vinner
house-share-win = { $names } delar segern
house-draw-game = Remi
house-game-closed = Partiet avbröts
house-solo-score = { $score } poäng
house-over-resigned = { $loser } gav upp.
house-over-time = Tiden tog slut för { $loser }.
house-over-away = { $loser } gick för gott.
house-over-agreed = Alla var överens.
house-result = Resultat
house-rematch = Revansch
house-join-rematch = Till revanschen
house-watch-rematch = Se revanschen
house-accept-rematch = Godta revanschen
house-rematch-asked = { $name } vill ha revansch.
house-rematch-waits = Du har bett om revansch. { $names } kan godta den här.
house-rematch-begins = Revanschen börjar.
house-rematch-table = Ändra bordet
house-rematch-changed = Revanschen har andra regler eller andra spelare än tidigare.
house-rematch-see = Se bordet
house-review = Repris
house-rank = Placering { $rank }
house-points-made = Hur poängen blev till
house-source-overtime = Övertid
house-sources-total = Totalt
house-points-for = Poäng för
house-fairness = Rättvisa
house-fairness-line = Före partiet publicerade servern en hash av sitt slumpfrö, och varje webbläsare vid bordet lade till ett eget slumptal. Efter partiet avslöjar servern fröet, så att alla kan kontrollera att inget ändrades.
house-verified = Verifierat.
house-not-verified = Verifieringen misslyckades.
house-promised = Hash som visades före partiet
house-nonce = Gett av den här webbläsaren
house-commitment = Hash av fröet
house-key = Serverns frö
house-seed = Sammansatt frö
house-verify-yourself = Kontrollera själv på husets dator:

## Repris
house-no-review = Ingen repris än
house-steps = Steg
house-step-first = Till början
house-step-prev = Ett steg tillbaka
house-step-play = Spela upp stegen
house-step-stop = Stanna
house-step-next = Ett steg framåt
house-word-means = Vad betyder { $word }?
house-step-last = Till slutet
house-step-of = { $step } av { $count }
house-step = Steg { $step }
house-step-start = Början
house-eyes = Visa som
house-eyes-public = åskådare
house-eyes-of = { $name }
house-graph = { $label }, steg för steg
house-measure-points = Poäng
house-measure-balance = Balans
house-measure-outcome = Vem vinner
house-opinion = En åsikt om det här steget
house-kind-best = Bäst
house-kind-fine = Bra
house-kind-slip = Onoggrannhet
house-kind-miss = Misstag
house-kind-costly = Grovt misstag
house-candidates = Bästa dragen
house-candidate = Kandidat
house-place-heading = Plats
house-worth = Värde
house-was-played = spelat
house-worth-win = vinner
house-worth-loss = förlorar
house-worth-draw = blir remi
house-worth-win-in = { $turns ->
    [one] vinner på 1 drag
   *[other] vinner på { $turns } drag
}
house-worth-loss-in = { $turns ->
    [one] förlorar på 1 drag
   *[other] förlorar på { $turns } drag
}
house-worth-chance = { $chance } för vinst
house-no-opinion-here = Det finns ingen åsikt om det här beslutet.
house-best-there-was = det bästa som fanns.
house-result-kept = utgången står fast
house-best-was = Bäst:
house-played-was = Spelat: { $played }.
house-lost-points = { $lost } poäng förlorade.
house-lost-least = Omkring { $lost } poäng förlorade, eller mer.
house-lost-outcome = Vinstchansen sjönk med { $lost } { $lost ->
    [one] procentenhet
   *[other] procentenheter
}.
house-moment-gain = { $gain } poäng mot genomsnittet
house-moment-lost-points = { $lost } poäng
house-moment-lost-outcome = { $lost } vinstchans
house-foreseen = { $move }, sedan troligen: { $line }
house-weighed = { $count } drag bedömdes.
house-there-was = Bäst var { $best }
house-reader-may = Datoranalys av { $name }
house-reader-ask = Begär analys
house-reader-done = Datoranalys av { $name }
house-reader-reads = { $name } analyserar: { $done } av { $count } drag.
house-reader-waits = I kö: { $name } analyserar en annan match.
house-reader-spent = { $name } har nått dagens gräns. Analysen fortsätter i morgon: { $done } av { $count } drag är klara.
house-reader-read = Analyserat
house-lost-each = { $name } förlorade { $lost } per beslut, { $mistakes ->
    [one] ett fel
   *[other] { $mistakes } fel
}
house-luck-title = Tur och beslut
house-luck-luck = Tur
house-luck-decisions = Beslut
house-luck-together = Totalt
house-luck-told = För { $name }: tur { $luck }, beslut { $decisions }, var och en på { $within } när; tillsammans { $lead }.
house-luck-note = I poäng av { $name }s försprång mot de andras genomsnitt, från många simulerade dragningar. Den tunna linjen är 90-procentigt konfidensintervall.
house-luck-note-alone = I poäng för { $name }, från många simulerade dragningar. Den tunna linjen är 90-procentigt konfidensintervall.
house-decisions-of = Beslut av { $name }
house-next-mistake = Nästa fel
house-no-mistakes = Inga fel att tala om.
house-limits = Gränser för misstag
house-limits-set = Ställ in gränser för misstag
house-limits-points = Förlorade poäng. Sparas för dig och det här spelet.
house-limits-outcome = Förlorad vinstchans i procent. Sparas för dig och det här spelet.
house-limit-from = { $kind } från
house-limits-usual = Återställ
house-done = Klart
house-try-again = Försök igen här
house-again = Ett nytt försök
house-again-line = Det här är { $name }s ställning före draget. Välj ett annat drag; själva matchen ändras inte.
house-weighing = Ditt försök vägs …
house-try-better = Bättre än det som spelades, med { $by }.
house-try-worse = Sämre än det som spelades, med { $by }.
house-try-same = Lika bra som det som spelades.
house-once-more = En gång till
house-back-to-review = Tillbaka till genomgången
house-go-on = Spela vidare härifrån
house-go-on-line = Ett nytt bord fortsätter från före det här beslutet, med allt dolt som det var. Det räknas inte för någon rating.
house-go-on-with = Med
house-go-on-bots = Botar
house-go-on-friends = Den som kommer
house-go-on-level = Hur starka
house-go-on-seat = Min plats
house-go-on-fresh = Dra den kommande slumpen på nytt
house-go-on-open = Öppna bordet
house-ahead-above = { $name } leder, ovanför linjen
house-ahead-below = { $name } leder, nedanför
house-moves-minutes = { $moves ->
    [one] Ett drag
   *[other] { $moves } drag
}{ $minutes ->
    [0] .
    [one] , en minut.
   *[other] , { $minutes } minuter.
}

## Inställningar
house-your-name = Ditt namn
house-your-name-line = Så att de andra känner igen dig. Inget konto behövs; den här webbläsaren minns dig.
house-keep = Spara
house-name-kept = Du är { $name } från och med nu.
house-looks = Utseende
house-light = Tema
house-theme-system = System
house-theme-light = Ljust
house-theme-dark = Mörkt
house-text-size = Textstorlek
house-motion = Animationer
house-motion-system = System
house-motion-full = På
house-motion-still = Av
house-language = Språk
house-language-line = Fler språk kan läggas till i det här huset.
house-at-the-table = Vid bordet
house-settings-kept = Sparas i den här webbläsaren och i ditt konto.

## Hjälp
house-help-play = Spela
house-help-play-text = Välj ett spel på första sidan och tryck på ”Spela”: en bot slår sig ner hos dig genast, utan konto. Det du får göra lyser på brädet. Välj, se vad det skulle leda till och skicka.
house-help-friends = Spela med vänner
house-help-friends-text = ”Med vänner” öppnar ett bord som väntar. Skicka länken, säg koden högt eller låt en mobil titta på bilden. Som värd bestämmer du vem som sitter var, vad som spelas, med vilken klocka och vilka som får titta på. Platser som ingen tar kan du ge till bottar.
house-help-device = Flera personer, en skärm
house-help-device-text = Ett bord kan fyllas med folk vid samma skärm. Brädet vänder sig mot den som ska bestämma. I spel med hemligheter faller en ridå mellan två turer, tills nästa spelare säger att den är på plats.
house-help-keys = Tangenter
house-help-keys-text = Allt går att göra utan mus, och varje bräde berättar för en skärmläsare vad som ligger på det. Där dragen går att räkna upp nämner panelen vid sidan dem också alla i ord.
house-key-move = Piltangenterna
house-key-move-does = gå över brädet
house-key-choose = Enter eller Space
house-key-choose-does = välj det som har fokus
house-key-send = Enter
house-key-send-does = skicka, när något är valt
house-key-undo = Backspace eller Escape
house-key-undo-does = ångra sista delen av ett utkast
house-key-turn = R
house-key-turn-does = vrid brädet eller pjäsen, där det finns något att vrida
house-key-tabs = Tab
house-key-tabs-does = gå vidare till nästa del av sidan
house-key-review = Vänster, Höger, Home, End
house-key-review-does = stega genom en repris
house-help-line = När förbindelsen bryts
house-help-line-text = Inget går förlorat. Det du har börjat på stannar i den här webbläsaren, även om du laddar om. Ett drag som skickats räknas en gång, hur ofta förbindelsen än bryts, och går i väg av sig självt när den är tillbaka.
house-help-clock = Klockor
house-help-clock-text = Klockan går för alla som ska bestämma sig. Den stannar i samma stund som huset har läst ditt drag, inte när det har svarat. Spelar ni över dagar får du några dagar för varje drag. Om huset självt är borta står klockorna stilla och går vidare där de stod. Dagar fortsätter, men den som är på tur när det kommer tillbaka har minst en timme.
house-help-fairness = Så hålls slumpen rättvis
house-help-fairness-text = Innan någon sätter sig drar huset en hemlig nyckel och visar dess fingeravtryck. Varje webbläsare lägger till egen slump när den slår sig ner, och blandningen följer av alltsammans. Huset kunde alltså inte välja korten för att gynna någon, och det kunde inte du heller.

    När partiet är slut avslöjas nyckeln. Reprisen av varje parti visar den, med allt som har kontrollerats; på husets dator kontrollerar parlour verify och partiets namn det en gång till.
house-help-privacy = Vad huset vet
house-help-privacy-text = En kaka som säger vilken gäst du är, namnet du gav, dina inställningar, dina partier och vad du har sagt vid borden. Det stannar på datorn som huset körs på. Inget hämtas någon annanstans ifrån.

## Ratings and results
house-nav-ratings = Ranking
house-nav-tournaments = Turneringar
house-results = Resultat
house-season = Säsong
house-season-name = { $part ->
    [winter] Vintern { $year }
    [spring] Våren { $year }
    [summer] Sommaren { $year }
   *[autumn] Hösten { $year }
}
house-season-ends = { $season }, till { $day }
house-pace-of-quick = Snabbt
house-pace-of-evening = Kväll
house-pace-of-daily = Över dagar
house-column-place = Plats
house-column-name = Namn
house-column-rating = Ranking
house-column-sure = Säkert på
house-column-own = Egen formel
house-column-week = Vecka
house-column-games = Partier
house-column-won = Vunna
house-column-form = Senaste fem
house-percent = { $share } %
house-up-by = { $points } upp
house-down-by = { $points } ned
house-form = de senaste, äldst först: { $results }
house-anchor = bot
house-fixed = fast
house-provisional = Preliminär, ingen plats före { $games } partier
house-nobody-rated = Ingen spelare har någon rating än. Rankade matcher mot människor eller bottar räknas.
house-where-you-stand = Var du står
house-above = Över { $below } av { $others } andra.
house-games-until-settled = { $games ->
    [one] Ett parti kvar tills din plats räknas.
   *[other] { $games } partier kvar tills din plats räknas.
}
house-how-to-read = Så läser man
house-read-anchor = En bot spelar alltid likadant, så dess ranking står fast: den mättes mot de andra och håller alla på sin plats från säsong till säsong.
house-read-sure = ± säger hur säkert huset är: nio gånger av tio ligger den sanna rankingen däri.
house-read-counts = Ett parti mot människor eller bottar räknas när varje sida har gjort några drag: två i de flesta spel. Det räknas inte om ett drag togs tillbaka, ett tips användes, en person hade flera platser eller alla spelare gick. Hundra poäng betyder ungefär två segrar av tre.
house-read-repeated = De tre första partierna mellan samma två spelare inom 24 timmar räknas fullt, varje följande hälften så mycket som det förra. För en plats räknas högst tio partier mot samma person.
house-ladder = Stegen
house-ladder-next = { $wins ->
    [one] En seger till mot { $bot } så är du förbi.
   *[other] { $wins } segrar till mot { $bot } så är du förbi.
}
house-ladder-done = Du har gått förbi alla här.
house-rating-change = { $before } → { $after }
house-rating-changed = rating { $after } nu, { $before } innan
house-rating-left = gick: räknas efter alla som stannade
house-rating-early = gick tidigt: räknas inte
house-rating-weight = räknas till { $share } %: samma motståndare möttes ofta på 24 timmar
house-ladder-on = Du slog { $bot }. Härnäst: { $next }.
house-keep-match = Matchfil
house-keep-record = Som { $kind }
house-files = Matchfiler
house-files-line = En matchfil innehåller allt som spelar upp och bevisar en match. Det du tar med ser bara du, och det räknas inte för någon rating.
house-files-all = Alla mina matcher
house-files-bring = Ta in en
house-won-lost = { $won } vunna, { $lost } förlorade
house-not-met = inte mött
house-passed = förbi
house-result-won = Vunnet
house-result-lost = Förlorat
house-result-drawn = Oavgjort
house-place = Plats { $place }
house-given-up = uppgivet
house-unrated = räknas inte
house-unrated-void = Räknas inte: partiet är ogiltigt.
house-unrated-daily = Räknas inte: dagens giv.
house-unrated-continued = Räknas inte: fortsättning på ett annat parti.
house-unrated-solo = Räknas inte: parti för en person.
house-unrated-bots = Räknas inte: bara bottar spelade.
house-unrated-imported = Räknas inte: importerat från en fil.
house-unrated-shared = Räknas inte: en person hade flera platser.
house-unrated-takeback = Räknas inte: ett drag togs tillbaka.
house-unrated-hint = Räknas inte: ett tips användes.
house-unrated-deserted = Räknas inte: alla spelare gick och bottar spelade klart.
house-unrated-short = Räknas inte: partiet slutade innan varje sida hade gjort tillräckligt många drag.
house-whose = Vems resultat
house-whose-mine = Mina
house-whose-all = Allas
house-game-any = Alla spel
house-when = När
house-when-any = När som helst
house-when-week = Senaste veckan
house-when-month = Senaste månaden
house-when-year = Senaste året
house-outcome = Utgång
house-outcome-any = Alla
house-outcome-not-won = Inte vunnet
house-against = Motståndare
house-no-results = Inget hittat
house-no-results-line = Det du spelar till slut står här, med sin genomgång.
house-no-open-results-line = Öppna partier står här när de är slut.
house-show-more = Visa mer
house-all-results = Alla resultat

## Varför huset säger nej
core-error-failed = Det gick inte. Försök igen.
core-error-fault = Något gick sönder i huset. Det är noterat; försök igen.
core-error-line = Förbindelsen är bruten. Försök igen om en stund.
core-error-unknown = Något sådant finns inte här.
core-error-already-started = Det här partiet har redan börjat.
core-error-banned = Huset är stängt för dig tills vidare.
core-error-muted = Du får inte säga något här tills vidare.
core-error-house-closed = Huset är för sina medlemmar. Logga in, eller be värden om en inbjudan.
core-error-house-by-invitation = Till det här huset kommer man på inbjudan: spela vid ett bord vars länk du har fått, eller be värden om en inbjudan.
core-error-bad-key = Slumpen i det här partiet är skadad.
core-error-broken = Det här partiet kan inte fortsätta: loggen är skadad vid position { $seq }.
core-error-chair-taken = Platsen är tagen.
core-error-table-changed = Bordet har ändrats. Läs reglerna igen innan du sätter dig.
core-error-rematch-changed = Revanschen har ändrats. Öppna dess bord och läs reglerna innan du sätter dig.
core-error-clock = Den klockan går inte att spela med.
core-error-empty-chair = Ingen sitter där.
core-error-empty-chairs = En plats är fortfarande ledig.
core-error-empty-log = Det här partiet har ingen logg.
core-error-gap = Det finns en lucka i partiets logg.
core-error-gone = Den som satt här har gått för gott.
core-error-log-full = Det här partiet har blivit längre än huset sparar: { $most } händelser.
core-error-never-started = Det här partiet började aldrig.
core-error-no-name = Ett namn behöver minst en bokstav.
core-error-name-too-long = Ett namn har högst { $most } bokstäver; det här har { $letters }.
core-error-no-offer = Det finns inget att svara på längre.
core-error-no-such-bot = Den botten finns inte i det här spelet.
core-error-no-such-code = Ingen känner till koden { $heard }.
core-error-game-set-aside = { $game } går inte att spela just nu eftersom det inte kunde laddas. Dina partier finns kvar; säg till den som driver servern.
core-error-no-such-game = Det spelet finns inte i huset.
core-error-no-such-match = Det bordet finns inte.
core-error-no-such-moment = Det finns inget att gå tillbaka till.
core-error-no-such-page = Den sidan finns inte.
core-error-no-such-seat = Den platsen finns inte.
core-error-no-such-step = Det steget finns inte.
core-error-file-too-large = Filen är för stor: högst { $most } kB läses.
core-error-file-proves-false = Partiet i filen bevisar sig inte ({ $check }); inget togs in.
core-error-file-of-a-day = Partier av dagens giv tas inte in.
core-error-other-match-here = Här finns ett annat parti under filens id; inget togs in.
core-error-no-such-decision = Det finns inget sådant beslut att pröva igen.
core-error-no-opinions = Ingen bot i det här huset har någon åsikt om den här matchen.
core-error-bad-origin = Den här matchen fortsätter inte där den säger.
core-error-origin-is-fixed = Det här bordet fortsätter en annan match: regler och platser förblir som där.
core-error-origin-daily = Dagens giv spelas en gång: inget fortsätter från den.
core-error-origin-too-long = Den här matchen är för lång för att fortsätta härifrån.
core-error-reviews-spent = Botarna har tänkt nog för i dag. Försök igen i morgon.
core-error-too-many-reviews = Du har redan { $most } matcher som väntar på läsning. När en är klar kan du be om nästa.
core-error-no-such-pace = Det tempot finns inte. Välj snabbt, kväll eller över dagar.
core-error-no-such-season = Den säsongen finns inte.
core-error-no-such-results = Den resultatsidan finns inte. Börja på den första.
core-error-no-result-yet = Resultatet är inte nedskrivet än. Fråga igen om en stund.
core-error-no-watchers = Värden låter ingen titta på här.
core-error-no-worker = Ingen bot är ledig just nu.
core-error-not-a-match-file = Det här är ingen uppteckning av ett parti.
core-error-not-a-nonce = Webbläsarens del av slumpen gick inte att läsa.
core-error-not-a-promise = Det här partiet är inte reserverat för dig. Öppna bordet igen.
core-error-promise-used = Det här bordet är redan öppet.
core-error-not-agreed = De andra har inte gått med på det.
core-error-not-an-action = Det är inget drag i det här spelet.
core-error-wrong-origin = Sidan öppnades på { $origin }, men servern tror att dess adress är { $expected } och nekar därför alla ändringar. Om du driver servern ska du ställa in dess omvända proxy så att den skickar vidare rubrikerna Host och X-Forwarded-Proto.
core-error-not-from-here = Det kom inte från någon av husets sidor.
core-error-no-hints = Tips finns i matcher mot botar, och inte för dagens giv.
core-error-not-offered-here = Det går inte att erbjuda vid det här bordet.
core-error-not-options = Det är inga val i det här spelet.
core-error-not-over = Det här öppnas när partiet är slut.
core-error-not-playing = Det här partiet spelas inte.
core-error-not-the-host = Bara värden får göra det.
core-error-private-match = Det här partiet var privat. Be någon som spelade om länken.
core-error-put-out = Värden har visat bort dig från det här bordet. Det förblir stängt för dig.
core-error-not-storable = Texten innehåller tecken som inte kan sparas. Ta bort dem och försök igen.
core-error-not-understood = Huset förstod inte det.
core-error-not-your-seat = Det är inte din plats.
core-error-not-your-table = Du satt inte vid det här bordet.
core-error-not-your-turn = Det är inte din tur.
core-error-no-such-phrase = Den frasen finns inte.
core-error-nothing-said = Säg något först.
core-error-nothing-to-take-back = Du har inget drag att ta tillbaka.
core-error-drawn-anew-once = Det här draget har redan tagits tillbaka och dragits på nytt. Det görs en gång.
core-error-paused = Partiet är pausat. Låt det gå vidare först.
core-error-not-paused = Partiet är inte pausat.
core-error-no-vacation = Vid det här bordet tar ingen semester.
core-error-no-plans-here = Här läggs inga drag i förväg: det finns i partier över dagar, utan tur och hemligheter.
core-error-plan-is-due = Det är din tur: gör ditt drag.
core-error-plan-without-answer = En följd slutar med ett svar av dig.
core-error-plan-too-long = En följd har högst { $most } drag.
core-error-plans-full = Du har lagt { $most } följder, fler får det inte bli.
core-error-no-nudge = Här påminner klockan.
core-error-nudge-later = Inte än: ge dem lite tid först.
core-error-nobody-awaited = Du väntar inte på någon här.
core-error-no-claim = Det avgör klockan här.
core-error-claim-later = Inte än: två veckor måste ha gått.
core-error-claim-not-alone = Andra är kvar. Du kan bara gå vidare utan de frånvarande.
core-error-offer-open = Något annat är redan erbjudet.
core-error-offer-later = Du föreslog det för en liten stund sedan. Du kan upprepa det efter { $moves ->
    [one] ditt nästa drag
   *[other] dina nästa { $moves } drag
} eller om { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-chair-each = Du kan inte sitta på två platser samtidigt.
core-error-order = Det är ingen ordning av de här platserna.
core-error-other-digest = Reglerna spelar upp det här partiet annorlunda.
core-error-other-game = Det här partiet hör till ett annat spel.
core-error-other-version = Det här partiet spelades med en äldre version av reglerna.
core-error-out-of-place = Det kan inte ske nu.
core-error-rules-fail = Spelets regler har brustit på det här stället.
core-error-seats = Det här är för { $least } till { $most } spelare.
core-error-stale = Det beslutet är förbi.
core-error-stale-offer = Det erbjudandet gäller inte längre. Läs det nya innan du svarar.
core-error-time-left = Det finns tid kvar på klockan.
core-error-too-busy = Huset har för mycket att göra just nu. Försök igen.
core-error-too-large = Det är för långt.
core-error-too-many = Det är för mycket på en gång. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
core-error-too-many-public = { $most } av dina bord erbjuds redan alla. När ett har börjat kan du erbjuda nästa.
core-error-too-many-waiting = { $most } av dina bord väntar redan på folk. När ett har börjat eller stängts kan du öppna nästa.
core-error-too-many-drafts = Du har just provat många drag. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
core-error-too-much-history = Du har just bläddrat bakåt mycket. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
core-error-too-many-tables = Du har just öppnat många bord. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
} före nästa.
core-error-too-much-chat = Du har redan sagt mycket. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
} före nästa rad.
core-error-too-many-bot-tables = Du har redan { $most } bord med bara bottar i gång. När ett är klart kan du öppna nästa.
core-error-too-many-codes = För många koder som inte leder någonstans. Vänta { $minutes ->
    [0] { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }
   *[other] { $minutes } minuter
} eller be om länken till bordet.
core-error-too-many-chairs = Det här bordet har bara { $seats } platser.
core-error-too-often = Det är för ofta. Vänta ett ögonblick.
core-error-too-many-sockets = Du kan inte ha mer än { $most } av husets sidor öppna på en gång. Stäng en och öppna den här igen.
core-error-too-slow = Det tog för lång tid. Försök igen.
core-error-storage-busy = Ett annat program håller husets databas. Inget har ändrats; försök igen om en stund.
core-error-storage-full = Huset har ingen plats kvar att spara på. Inget har ändrats; säg till värden.
core-error-storage-read-only = Det går inte att skriva i husets databas. Inget har ändrats; säg till värden.
core-error-storage-away = Husets databas svarar inte. Försök igen om en stund; om det fortsätter, säg till värden.
core-error-unknown-event = Det här partiet är upptecknat av ett nyare hus.
core-error-unreadable = Partiets logg går inte att läsa.

## Rum som ett spel håller
house-room = Rum
house-room-instead = { $note }, i stället för { $other }
house-room-go-in = Gå in
house-faq = Vanliga frågor
house-notices = Aviseringar
house-shut-closed = Den här servern är bara för medlemmar
house-shut-closed-line = Logga in eller ange din inbjudan.
house-shut-invitation-only = Du behöver en inbjudan till den här servern
house-shut-invitation-only-line = Logga in, ange din inbjudan eller öppna länken till ett bord som du har fått.
house-shut-sign-in = Logga in
house-shut-password = Jag kan serverns lösenord
house-shut-invitation = Inbjudningslänk
house-shut-enter = Fortsätt
house-only-this-computer = Bara den här datorn kan öppna länken, eftersom servern startades för enbart den här datorn.
house-announced = Värden meddelar
house-forum = Medlemmarnas forum
house-room-people = { $count ->
    [0] ingen vid borden
    [one] en person vid borden
   *[other] { $count } personer vid borden
}
house-room-open = { $count ->
    [0] inget öppet bord
    [one] ett öppet bord
   *[other] { $count } öppna bord
}
core-error-no-daily-deal = Det här spelet har ingen dagens giv.
core-error-daily-is-opened = Dagens giv öppnas från första sidan, den ordnas inte vid ett bord.
core-error-once-a-day = Dagens giv spelas en gång; en ny kommer i morgon.
core-error-day-not-over = Nyckeln till given visas när dess dag är slut, eftersom andra fortfarande kan spela den.

## Dagens giv
house-daily = Dagens giv
house-daily-board = Given i dag
house-daily-again = Spelat igen på en enhet som redan kände till den

## Att skicka
house-confirm = Fråga innan ett drag skickas
house-confirm-matters = När det spelar roll
house-confirm-always = Alltid
house-confirm-never = Aldrig

## Lektioner
house-lesson = Lektion
house-lesson-of = Lär dig { $game }
house-lesson-step = Lektion, steg { $step } av { $count }
house-lesson-next = Vidare
house-lesson-first = Spela ditt första parti
house-lesson-again = En gång till från början
house-lesson-other = Reglerna tillåter det, men gör här som det står ovanför.
house-lit = lyser
house-learn = Lär dig genom att spela
house-puzzle = Dagens problem
core-error-no-puzzle = { $game } har inga problem här.
core-error-no-such-puzzle = Det finns inget problem från { $day } i arkivet.

house-no-lesson = Här finns ingen lektion
core-error-no-lesson = { $game } har ingen lektion ännu. Reglerna går att läsa.

## Pauses, reminders and what was left lying
house-pause = Paus
house-pauses = Man får be om paus
house-offered-pause = Du har bett om en paus.
house-offer-pause = { $name } ber om en paus.
house-offer-mine-pause = Du har bett om en paus. När alla är överens stannar klockorna.
house-log-continued = { $name } avslutar pausen.
house-log-nudged = { $name } påminner den som ska dra.
house-log-claimed = { $what ->
    [draw] { $name } gör upp det som remi: partiet hade övergetts.
    [void] { $name } förklarar partiet ogiltigt: det hade övergetts.
   *[out] { $name } väntar inte längre på den som övergav det.
}
house-log-excused = { $name } har semester: en dag till.
house-over-lying = Partiet hade övergetts.
house-over-void = Partiet hade övergetts och räknas inte.
house-clock-days-bank = { $days ->
    [one] en dag i reserv
   *[other] { $days } dagar i reserv
}
house-clock-vacation = semester
house-clock-bank-runs = { $time } kvar av reserven
house-vacation = Automatisk semester
house-vacation-line = Den vars tid är slut tar i stället en av sina 21 dagar om året.
house-days-off = Lediga dagar kvar: { $left } av { $of }
house-days-off-line = Där ett bord har automatisk semester tas en av sig själv när din tid är slut. Året börjar om den 1 januari.
house-paused = Paus
house-delay = Fördröjning för åskådare
house-delay-moves = { $count ->
    [0] ingen
    [one] 1 drag
   *[other] { $count } drag
}
house-lag-given = { $ms } ms tillbaka för linjen
