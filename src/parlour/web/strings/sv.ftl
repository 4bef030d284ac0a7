### Huset på svenska: allt som ramen säger, och varför den säger nej.

## Ramen
site-skip = Till innehållet
site-home-link = Parlour, hem
site-nav = Huset
site-nav-home = Hem
site-nav-lobby = Lobby
site-nav-tables = Mina bord
site-nav-side-by-side = Dina bord sida vid sida
site-nav-help = Hjälp
site-nav-settings = Inställningar
site-nav-more = Vart mer
site-dark-mode = Mörkt läge
site-sound-button = Ljud
site-sound-on = Ljudet är på
site-sound-off = Ljudet är av
site-create-account = Bli medlem
site-sign-in = Logga in
site-account = { $name }: ditt konto
site-your-account = Ditt konto, dina enheter, logga ut
site-more = Mer
site-close = Stäng
site-cancel = Avbryt
site-loading = Ett ögonblick…
site-wait-for-you = { $count ->
    [one] Ett bord väntar på dig
   *[other] { $count } bord väntar på dig
}
site-minutes = { $minutes } min
site-weight = Tyngd { $weight } av 5
site-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
}
site-hours = { $hours ->
    [one] 1 timme
   *[other] { $hours } timmar
}
site-spoken-clock = { $minutes ->
    [0] { $seconds } sekunder
    [one] 1 minut { $seconds }
   *[other] { $minutes } minuter { $seconds }
}
site-spoken-over = { $time } över tiden
site-overtime = { $time }, minus { $points } poäng

## Hem
site-greeting = { $daytime ->
    [morning] God morgon
    [afternoon] God eftermiddag
   *[evening] God kväll
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] inga medlemmar
    [one] en medlem
   *[other] { $members } medlemmar
}, { $guests ->
    [0] inga gäster här
    [one] en gäst här
   *[other] { $guests } gäster här
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] inget offentligt parti
    [one] ett offentligt parti
   *[other] { $tables } offentliga partier
}
site-your-tables = Dina bord
site-with = med { $names }
site-your-turn = Din tur
site-player-to-move = { $name } står i tur
site-players-to-move = { $count } personer står i tur
site-game-over = Partiet är slut
site-play-a-game = Spela något
site-players = Spelare
site-rules = Regler
site-play = Spela
site-with-friends = Med vänner
site-game-with-friends = { $game } med vänner
site-watch = Titta på
site-open-tables = Öppna bord
site-seat-open-inline = en plats är ledig
site-no-open-tables = Inget öppet bord just nu
site-no-open-tables-line = Öppna ett själv, eller låt en bot slå sig ner hos dig.
site-join-table = Gå med
site-seats-taken = { $taken } av { $seats } platser tagna
site-who-is-here = Vilka är här
site-quick-match = Snabbparti
site-people = Kontakter
site-browsing = ser sig omkring
site-nobody-else-online = Ingen är här än.
site-tagline = Brädspel i webbläsaren, på din egen server.
site-link-preview-gathering = en plats är ledig
site-link-preview-playing = pågår
site-link-preview-over = resultatet
site-fairness-link = Så hålls slumpen rättvis
site-code-label = Kod till ett bord
site-code-example = En kod, till exempel maple lamp river 427
site-code-submit = Gå dit

## Lobby och nya bord
site-rooms = Rum
site-all-games = Alla spel
site-every-game = alla spel
site-my-tables-line = där jag sitter eller har suttit
site-tables-count = { $count ->
    [one] ett bord
   *[other] { $count } bord
}
site-seat-open = En plats är ledig
site-in-progress = Pågår
site-open-to-spectators = du får titta på
site-inactive = Inaktiva
site-inactive-line = mot bottar, orörda i två dagar; de väntar inte på någon
site-finished = Spelade
site-no-tables = Du sitter inte vid något bord
site-go-to-table = Gå dit
site-new-table = Nytt bord
site-game = Spel
site-seats = Platser
site-opponents = De andra
site-opponents-open = Vänner
site-opponents-bot = Bottar
site-opponents-guest = Vid den här skärmen
site-opponents-open-line = Bjud in dem med länk, kod eller bild; bottar kan ändå fylla platserna.
site-opponents-bot-line = Partiet börjar genast.
site-opponents-guest-line = Ni skickar runt den här enheten. Hemligheter stannar bakom en ridå.
site-level = Hur stark
site-level-beginner = Nybörjare
site-level-beginner-plus = Nybörjare +
site-level-casual = Glad amatör
site-level-casual-plus = Glad amatör +
site-level-club = Klubbspelare
site-level-club-plus = Klubbspelare +
site-level-expert = Expert
site-level-expert-plus = Expert +
site-level-master = Mästare
site-level-master-plus = Mästare +
site-bot-level = { $name }, { $level }
site-against-bot = Mot { $name }
site-another-bot = En annan motståndare
site-game-against-bot = { $game } med { $name }
site-other-language = { $game } spelas på { $language }
site-other-language-line = Det här huset har ännu ingen ordlista på ditt språk: brickor och ord är på { $language }. Den som sköter huset kan ta med en.
site-player = Spelare { $number }
site-name-of = Namn på plats { $number }
site-pace = Tempo
site-pace-any = Alla tempon
site-pace-now = Just nu
site-pace-days = Över dagar
site-clock = Klocka
site-clock-untimed = Ingen klocka
site-clock-bank = { $minutes } min var
site-clock-fischer = { $minutes } min + { $seconds } s per drag
site-clock-permove = { $minutes } min per drag
site-clock-permove-seconds = { $seconds } s per drag
site-clock-total = { $minutes } min, sedan poängavdrag
site-clock-correspondence = { $days ->
    [one] 1 dag per drag
   *[other] { $days } dagar per drag
}
site-show-in-lobby = Visa i lobbyn
site-show-in-lobby-line = Vem som helst i huset får slå sig ner.
site-allow-spectators = Andra får titta på
site-cafe = Kafébord
site-cafe-line = Den här skärmen är brädet för alla; mobilerna är händerna.
site-big-screen = Stor skärm
site-allow-takebacks = Man får be att ta tillbaka drag
site-allow-draws = Man får erbjuda remi
site-more-options = Fler val · { $clock }
site-open-table = Öppna bord
site-start-now = Börja nu
site-about-minutes = Ungefär { $minutes } minuter.
site-friends-get-link = Vänner får en länk.

## Innan det börjar
site-game-settings = Vad som spelas
site-read-rules = Läs reglerna
site-shuffle-seats = Blanda
site-open-seat = Ledig plats
site-fill-seat = Vem som tar plats { $number }
site-fill = Fyll platsen…
site-fill-guest = Någon vid den här skärmen
site-fill-bot = En bot
site-seat = Plats { $number }
site-seat-up = Flytta upp { $name } från plats { $number }
site-seat-down = Flytta ner { $name } från plats { $number }
site-you = Du
site-bot = Bot
site-online = Här
site-offline = Inte här just nu
site-on-this-device = Vid den här skärmen
site-leave-seat = Lämna platsen
site-remove-player = Frigör platsen där { $name } sitter
site-invite = Bjud in
site-invite-title = En plats vid { $game } väntar på dig
site-code = Koden är
site-code-line = Säg den högt; den skrivs in på { $host }
site-link = Länk till det här bordet
site-copy = Kopiera
site-share = Dela
site-link-copied = Länken är kopierad.
site-copy-by-hand = Länken är markerad: kopiera den för hand.
site-qr = Länken som QR-kod
site-qr-line = Rikta en mobil mot den
site-ready-host = Alla sitter. Ska vi?
site-ready-guest = Alla sitter. Värden sätter i gång.
site-waiting-for = { $count ->
    [one] En plats är fortfarande ledig
   *[other] { $count } platser är fortfarande lediga
}
site-waiting-host-line = Skicka länken, eller ge platsen till en bot.
site-waiting-guest-line = Partiet börjar när värden startar det.
site-seat-available = En plats väntar på dig
site-seat-available-line = Slå dig ner och spela, eller stanna och titta på.
site-start = Starta

## Bordet
site-board = Bräde
site-your-decision = Ditt beslut
site-to-move = vid draget
site-waiting = Väntar
site-thinking = Tänker
site-away = Borta
site-earlier-position = Du ser en tidigare ställning.
site-earlier-position-line = Spelet går vidare under tiden.
site-back-to-current-position = Tillbaka till nu
site-resigned = Gav upp
site-left-table = Lämnade bordet
site-is-thinking = { $name } tänker
site-are-thinking = { $names } tänker
site-no-player-to-move = Ingen står i tur
site-you-spectate = Du är åskådare.
site-you-left = Du har lämnat partiet och får titta på.
site-choose-move = Välj vad du gör
site-send = Skicka
site-sending = Skickar…
site-undo = Ångra
site-key-enter = Enter
site-key-escape = Esc
site-command = Skriv ett drag
site-command-hint = Ett drag, i ord eller i notation
site-command-none = Inget du får göra passar ”{ $typed }”.
site-command-many = { $count } drag passar: skriv vidare eller välj med piltangenterna.
site-command-count = { $count ->
    [one] Ett drag passar.
   *[other] { $count } drag passar.
}
site-keys = Kortkommandon
site-keys-board = På det här brädet
site-keys-everywhere = Vid varje bord
site-keys-confirm = bekräfta
site-keys-undo = ångra sista delen av ett utkast
site-keys-command = skriva ett drag
site-keys-steps = ett drag bakåt, ett drag framåt
site-keys-now = tillbaka till nu
site-keys-to-board = till brädet
site-keys-last = säga senaste draget
site-keys-log = till loggen
site-keys-clock = säga klockorna
site-keys-score = säga ställningen
site-keys-asked = läsa upp frågan
site-keys-answer = godta eller avböja ett förslag
site-keys-keys = de här tangenterna
site-announce-clock = { $name }: { $time }
site-announce-no-clock = Det finns ingen klocka.
site-announce-score = { $name }: { $points }
site-announce-no-score = Här räknar ingen poäng.
site-announce-no-move = Ingen har dragit ännu.
site-points = { $points } poäng
site-time-over = Din tid är slut. Från och med nu kostar den poäng.
site-time-low = { $seconds } sekunder kvar
site-won = Vann
site-lost = Förlust
site-drawn = Oavgjort
site-panel = Logg, chatt, drag och regler
site-tab-log = Logg
site-tab-result = Resultat
site-tab-chat = Chatt
site-tab-moves = Drag
site-tab-plan = Villkorade drag
site-tab-rules = Regler
site-tab-moments = Nyckelögonblick
site-tab-points = Poäng
site-unread = { $count ->
    [one] { $count } ny
   *[other] { $count } nya
}
site-panel-button = { $unread ->
    [0] Logg, chatt och regler
    [one] Logg, chatt och regler, { $unread } ny
   *[other] Logg, chatt och regler, { $unread } nya
}
site-spectators-count = { $count ->
    [one] En person tittar på
   *[other] { $count } personer tittar på
}
site-log-move = Drag
site-log-points = Poäng
site-log-total = Totalt
site-log-empty = Inga drag än.
site-log-started = Partiet börjar.
site-log-moved = { $name } gjorde sitt drag.
site-log-left = { $why ->
    [resigned] { $name } gav upp.
    [time] Tiden tog slut för { $name }.
   *[away] { $name } gick för gott.
}
site-log-flagged = Flaggan föll för { $name }.
site-log-offered = { $what ->
    [pause] { $name } ber om en paus.
    [takeback] { $name } ber att få ta tillbaka ett drag.
   *[draw] { $name } erbjuder remi.
}
site-log-answered = { $yes ->
    [true] { $name } går med på det.
   *[false] { $name } tackar nej.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } drog tillbaka sin begäran om paus.
    [takeback] { $name } drog tillbaka sin begäran om att ta tillbaka ett drag.
   *[draw] { $name } drog tillbaka sitt remierbjudande.
}
site-hint = Tips
site-hint-question = Använda ett tips?
site-hint-line = Den starkaste boten föreslår ett drag. Matchen räknas inte för rating och märks som spelad med hjälp.
site-hint-take = Använd ett tips
site-hint-move = Tips: { $move }
site-hint-move-and-value = Ett tips: { $move } ({ $worth })
site-log-hinted = { $name } använde ett tips.
site-log-tookback = Draget är tillbakataget.
site-log-tookback-redrawn = Draget är tillbakataget, och det som följer dras på nytt.
site-log-resumed = Huset var borta och är tillbaka. Klockorna går vidare där de stod.
site-chat = Chatt
site-chat-empty = Inga meddelanden än.
site-write-message = Säg något
site-chat-message = { $name } säger: { $text }
site-spectator = tittar på
site-no-rules = Regelsidan till det här spelet är inte skriven än.
site-rules-alone = Reglerna på en egen sida
site-rules-of = Regler för { $game }
site-moves-not-your-turn = Du behöver inte göra något nu.
site-moves-too-many = Här finns för många drag för att räkna upp. Använd brädet.
site-moves-count = { $count ->
    [one] Ett drag är möjligt
   *[other] { $count } drag är möjliga
}
site-moves-search = Sök ett drag
site-moves-more = och { $count } till: skriv för att hitta dem
site-text-board = I ord
site-text-view = Vad den här platsen ser
site-setting-legal = Visa tillåtna drag
site-setting-legal-line = Tillåtna drag markeras på brädet.
site-setting-trace = Markera senaste draget
site-setting-trace-line = Brädet visar vad som just hände.
site-setting-sound = Ljud
site-setting-sound-line = Tysta ljud för drag.
site-draw = Remi
site-takeback = Ta tillbaka
site-abandonment = När någon går
site-abandonment-wait = de andra väntar
site-abandonment-bot = en bot spelar vidare tills de är tillbaka
site-abandonment-end = de ger upp
site-let-bot-play = Lämna till en bot
site-let-bot-play-question = Låta en bot spela åt dig?
site-let-bot-play-line = En bot av ungefär din styrka spelar på din plats. Du kan komma tillbaka när du vill. Resultatet räknas som ditt.
site-bot-plays-for-you = En bot spelar vidare åt dig.
site-return-to-seat = Ta tillbaka stolen
site-substitute-bot = en bot spelar vidare
site-log-seated-for = En bot spelar vidare åt { $name }.
core-error-replaced-by-bot = En bot spelar vidare åt dig. Ta tillbaka stolen först.
core-error-no-substitute-bot = Vid det här bordet spelar ingen vidare åt dem som går.
site-resign = Ge upp
site-resign-question = Ge upp det här partiet?
site-resign-line = Du förlorar matchen.
site-offer = Erbjud
site-draw-question = Erbjuda remi?
site-draw-line = Om alla godtar slutar partiet remi.
site-takeback-question = Ta tillbaka ditt senaste drag?
site-takeback-line = Alla måste gå med på det. Partiet räknas då inte.
site-takeback-line-bots = Partiet räknas då inte.
site-answer-declined = { $what ->
    [pause] { $name } tackar nej till pausen.
    [takeback] { $name } tackar nej till att draget tas tillbaka.
   *[draw] { $name } tackar nej till remi.
}
site-answer-accepted = { $name } går med på det. Draget är tillbakataget.
site-offer-draw = { $name } erbjuder remi.
site-offer-takeback = { $name } ber att få ta tillbaka ett drag.
site-offer-mine-draw = Du har erbjudit remi.
site-offer-mine-takeback = Du har bett att få ta tillbaka ett drag.
site-accept = Godta
site-decline = Tacka nej
site-withdraw = Dra tillbaka
site-pass-device = Ge enheten till { $name }
site-pass-device-line = Inget visas förrän { $name } är redo.
site-pass-device-confirm = Lämna över
site-i-am = Jag är { $name }
site-connection-lost = Anslutningen bröts. Ansluter igen… Ditt drag är sparat och skickas automatiskt.
site-server-restarting = Servern startar om… Ditt drag är sparat och skickas automatiskt.
site-reconnected = Ansluten igen.
site-table-closed = Det här bordet är stängt
site-table-not-found = Det bordet finns inte
site-back-to-table = Till bordet

## Slutet
site-you-win = Du vinner
site-wins = { $name } vinner
site-share-win = { $names } delar segern
site-draw-game = Remi
site-game-closed = Partiet avbröts
site-solo-score = { $score } poäng
site-over-resigned = { $loser } gav upp.
site-over-time = Tiden tog slut för { $loser }.
site-over-away = { $loser } gick för gott.
site-over-agreed = Alla var överens.
site-finale-by = med { $points } poäng.
site-finale-unit = poäng
site-show-board = Visa brädet
site-another-deal = En ny giv
site-source-other = Övrigt
site-daily-first = Dagens bästa resultat
site-daily-place = Plats { $place } av { $count } i dag, snitt { $average }.
site-daily-alone = Du är först klar med dagens giv.
site-daily-scores = Alla resultat i dag
site-daily-chart = { $count } resultat från { $least } till { $most }; ditt är { $own }
site-daily-best = Bäst i dag
site-daily-next = Nästa dagens giv om { site-hours }.
site-result-copied = Resultatet kopierat.
site-daily-share = { $game }, dagens giv: { $score } poäng, plats { $place } av { $count }
site-result = Resultat
site-rematch = Revansch
site-join-rematch = Till revanschen
site-watch-rematch = Se revanschen
site-accept-rematch = Godta revanschen
site-rematch-asked = { $name } vill ha revansch.
site-rematch-waits = Du har bett om revansch. { $names } kan godta den här.
site-rematch-begins = Revanschen börjar.
site-rematch-table = Ändra bordet
site-rematch-changed = Revanschen har andra regler eller andra spelare än tidigare.
site-rematch-see = Se bordet
site-analysis = Repris
site-rank = Placering { $rank }
site-score-breakdown = Hur poängen blev till
site-source-overtime = Övertid
site-sources-total = Totalt
site-points-for = Poäng för
site-fairness = Rättvisa
site-fairness-line = Före partiet publicerade servern en hash av sitt slumpfrö, och varje webbläsare vid bordet lade till ett eget slumptal. Efter partiet avslöjar servern fröet, så att alla kan kontrollera att inget ändrades.
site-verified = Verifierat.
site-not-verified = Verifieringen misslyckades.
site-commitment-shown = Hash som visades före partiet
site-nonce = Gett av den här webbläsaren
site-commitment = Hash av fröet
site-key = Serverns frö
site-seed = Sammansatt frö
site-verify-yourself = Kontrollera själv på husets dator:

## Repris
site-no-analysis = Ingen repris än
site-steps = Steg
site-step-first = Till början
site-step-prev = Ett steg tillbaka
site-step-play = Spela upp stegen
site-step-stop = Stanna
site-step-next = Ett steg framåt
site-word-means = Vad betyder { $word }?
site-step-last = Till slutet
site-step-of = { $step } av { $count }
site-step = Steg { $step }
site-step-start = Början
site-view-as = Visa som
site-view-as-spectator = åskådare
site-view-as-player = { $name }
site-graph = { $label }, steg för steg
site-measure-points = Poäng
site-measure-balance = Balans
site-measure-outcome = Vem vinner
site-move-analysis = En åsikt om det här steget
site-classification-best = Bäst
site-classification-fine = Bra
site-classification-slip = Onoggrannhet
site-classification-miss = Misstag
site-classification-costly = Grovt misstag
site-candidates = Bästa dragen
site-candidate = Kandidat
site-place-heading = Plats
site-evaluation = Värde
site-was-played = spelat
site-evaluation-win = vinner
site-evaluation-loss = förlorar
site-evaluation-draw = blir remi
site-evaluation-win-in = { $turns ->
    [one] vinner på 1 drag
   *[other] vinner på { $turns } drag
}
site-evaluation-loss-in = { $turns ->
    [one] förlorar på 1 drag
   *[other] förlorar på { $turns } drag
}
site-evaluation-chance = { $chance } för vinst
site-no-move-analysis = Det finns ingen åsikt om det här beslutet.
site-was-best-move = det bästa som fanns.
site-result-unchanged = utgången står fast
site-best-was = Bäst:
site-played-was = Spelat: { $played }.
site-lost-points = { $lost } poäng förlorade.
site-lost-least = Omkring { $lost } poäng förlorade, eller mer.
site-lost-outcome = Vinstchansen sjönk med { $lost } { $lost ->
    [one] procentenhet
   *[other] procentenheter
}.
site-moment-gain = { $gain } poäng mot genomsnittet
site-moment-lost-points = { $lost } poäng
site-moment-lost-outcome = { $lost } vinstchans
site-expected-line = { $move }, sedan troligen: { $line }
site-moves-evaluated = { $count } drag bedömdes.
site-best-move-was = Bäst var { $best }
site-analyser-available = Datoranalys av { $name }
site-analyser-request = Begär analys
site-analyser-done = Datoranalys av { $name }
site-analyser-running = { $name } analyserar: { $done } av { $count } drag.
site-analyser-queued = I kö: { $name } analyserar en annan match.
site-analyser-limit-reached = { $name } har nått dagens gräns. Analysen fortsätter i morgon: { $done } av { $count } drag är klara.
site-analysed = Analyserat
site-lost-each = { $name } förlorade { $lost } per beslut, { $mistakes ->
    [one] ett fel
   *[other] { $mistakes } fel
}
site-luck-title = Tur och beslut
site-luck-luck = Tur
site-luck-decisions = Beslut
site-luck-together = Totalt
site-luck-summary = För { $name }: tur { $luck }, beslut { $decisions }, var och en på { $within } när; tillsammans { $lead }.
site-luck-note = I poäng av { $name }s försprång mot de andras genomsnitt, från många simulerade dragningar. Den tunna linjen är 90-procentigt konfidensintervall.
site-luck-note-alone = I poäng för { $name }, från många simulerade dragningar. Den tunna linjen är 90-procentigt konfidensintervall.
site-decisions-of = Beslut av { $name }
site-next-mistake = Nästa fel
site-no-mistakes = Inga fel att tala om.
site-thresholds = Gränser för misstag
site-thresholds-set = Ställ in gränser för misstag
site-thresholds-points = Förlorade poäng. Sparas för dig och det här spelet.
site-thresholds-outcome = Förlorad vinstchans i procent. Sparas för dig och det här spelet.
site-threshold-from = { $kind } från
site-thresholds-reset = Återställ
site-done = Klart
site-retry-move = Försök igen här
site-retry = Ett nytt försök
site-retry-line = Det här är { $name }s ställning före draget. Välj ett annat drag; själva matchen ändras inte.
site-retry-analysing = Ditt försök vägs …
site-retry-better = Bättre än det som spelades, med { $by }.
site-retry-worse = Sämre än det som spelades, med { $by }.
site-retry-same = Lika bra som det som spelades.
site-retry-again = En gång till
site-back-to-analysis = Tillbaka till genomgången
site-fork = Spela vidare härifrån
site-fork-line = Ett nytt bord fortsätter från före det här beslutet, med allt dolt som det var. Det räknas inte för någon rating.
site-fork-with = Med
site-fork-bots = Botar
site-fork-friends = Den som kommer
site-fork-level = Hur starka
site-fork-seat = Min plats
site-fork-fresh = Dra den kommande slumpen på nytt
site-fork-open = Öppna bordet
site-ahead-above = { $name } leder, ovanför linjen
site-ahead-below = { $name } leder, nedanför
site-moves-minutes = { $moves ->
    [one] Ett drag
   *[other] { $moves } drag
}{ $minutes ->
    [0] .
    [one] , en minut.
   *[other] , { $minutes } minuter.
}

## Inställningar
site-your-name = Ditt namn
site-your-name-line = Så att de andra känner igen dig. Inget konto behövs; den här webbläsaren minns dig.
site-save = Spara
site-name-saved = Du är { $name } från och med nu.
site-appearance = Utseende
site-theme = Tema
site-theme-system = System
site-theme-light = Ljust
site-theme-dark = Mörkt
site-text-size = Textstorlek
site-motion = Animationer
site-motion-system = System
site-motion-full = På
site-motion-still = Av
site-language = Språk
site-language-line = Fler språk kan läggas till i det här huset.
site-at-the-table = Vid bordet
site-settings-saved = Sparas i den här webbläsaren och i ditt konto.

## Hjälp
site-help-play = Spela
site-help-play-text = Välj ett spel på första sidan och tryck på ”Spela”: en bot slår sig ner hos dig genast, utan konto. Det du får göra lyser på brädet. Välj, se vad det skulle leda till och skicka.
site-help-friends = Spela med vänner
site-help-friends-text = ”Med vänner” öppnar ett bord som väntar. Skicka länken, säg koden högt eller låt en mobil titta på bilden. Som värd bestämmer du vem som sitter var, vad som spelas, med vilken klocka och vilka som får titta på. Platser som ingen tar kan du ge till bottar.
site-help-device = Flera personer, en skärm
site-help-device-text = Ett bord kan fyllas med folk vid samma skärm. Brädet vänder sig mot den som ska bestämma. I spel med hemligheter faller en ridå mellan två turer, tills nästa spelare säger att den är på plats.
site-help-keys = Tangenter
site-help-keys-text = Allt går att göra utan mus, och varje bräde berättar för en skärmläsare vad som ligger på det. Där dragen går att räkna upp nämner panelen vid sidan dem också alla i ord.
site-key-move = Piltangenterna
site-key-move-does = gå över brädet
site-key-choose = Enter eller Space
site-key-choose-does = välj det som har fokus
site-key-send = Enter
site-key-send-does = skicka, när något är valt
site-key-undo = Backspace eller Escape
site-key-undo-does = ångra sista delen av ett utkast
site-key-turn = R
site-key-turn-does = vrid brädet eller pjäsen, där det finns något att vrida
site-key-tabs = Tab
site-key-tabs-does = gå vidare till nästa del av sidan
site-key-review = Vänster, Höger, Home, End
site-key-review-does = stega genom en repris
site-help-line = När förbindelsen bryts
site-help-line-text = Inget går förlorat. Det du har börjat på stannar i den här webbläsaren, även om du laddar om. Ett drag som skickats räknas en gång, hur ofta förbindelsen än bryts, och går i väg av sig självt när den är tillbaka.
site-help-clock = Klockor
site-help-clock-text = Klockan går för alla som ska bestämma sig. Den stannar i samma stund som huset har läst ditt drag, inte när det har svarat. Spelar ni över dagar får du några dagar för varje drag. Om huset självt är borta står klockorna stilla och går vidare där de stod. Dagar fortsätter, men den som är på tur när det kommer tillbaka har minst en timme.
site-help-fairness = Så hålls slumpen rättvis
site-help-fairness-text = Innan någon sätter sig drar huset en hemlig nyckel och visar dess fingeravtryck. Varje webbläsare lägger till egen slump när den slår sig ner, och blandningen följer av alltsammans. Huset kunde alltså inte välja korten för att gynna någon, och det kunde inte du heller.

    När partiet är slut avslöjas nyckeln. Reprisen av varje parti visar den, med allt som har kontrollerats; på husets dator kontrollerar parlour verify och partiets namn det en gång till.
site-help-privacy = Vad huset vet
site-help-privacy-text = En kaka som säger vilken gäst du är, namnet du gav, dina inställningar, dina partier och vad du har sagt vid borden. Det stannar på datorn som huset körs på. Inget hämtas någon annanstans ifrån.

## Ratings and results
site-nav-ratings = Ranking
site-nav-tournaments = Turneringar
site-nav-forum = Forum
site-results = Resultat
site-season = Säsong
site-season-name = { $part ->
    [winter] Vintern { $year }
    [spring] Våren { $year }
    [summer] Sommaren { $year }
   *[autumn] Hösten { $year }
}
site-season-ends = { $season }, till { $day }
site-pace-of-quick = Snabbt
site-pace-of-evening = Kväll
site-pace-of-daily = Över dagar
site-column-place = Plats
site-column-name = Namn
site-column-rating = Ranking
site-column-sure = Säkert på
site-column-own = Egen formel
site-column-week = Vecka
site-column-games = Partier
site-column-won = Vunna
site-column-form = Senaste fem
site-percent = { $share } %
site-up-by = { $points } upp
site-down-by = { $points } ned
site-form = de senaste, äldst först: { $results }
site-bot-rating = bot
site-fixed-rating = fast
site-provisional = Preliminär, ingen plats före { $games } partier
site-no-ratings = Ingen spelare har någon rating än. Rankade matcher mot människor eller bottar räknas.
site-your-rank = Var du står
site-better-than = Över { $below } av { $others } andra.
site-games-until-settled = { $games ->
    [one] Ett parti kvar tills din plats räknas.
   *[other] { $games } partier kvar tills din plats räknas.
}
site-rating-help = Så läser man
site-rating-help-bots = En bot spelar alltid likadant, så dess ranking står fast: den mättes mot de andra och håller alla på sin plats från säsong till säsong.
site-rating-help-deviation = ± säger hur säkert huset är: nio gånger av tio ligger den sanna rankingen däri.
site-rating-help-rated = Ett parti mot människor eller bottar räknas när varje sida har gjort några drag: två i de flesta spel. Det räknas inte om ett drag togs tillbaka, ett tips användes, en person hade flera platser eller alla spelare gick. Hundra poäng betyder ungefär två segrar av tre.
site-rating-help-repeated = De tre första partierna mellan samma två spelare inom 24 timmar räknas fullt, varje följande hälften så mycket som det förra. För en plats räknas högst tio partier mot samma person.
site-ladder = Stegen
site-ladder-next = { $wins ->
    [one] En seger till mot { $bot } så är du förbi.
   *[other] { $wins } segrar till mot { $bot } så är du förbi.
}
site-ladder-done = Du har gått förbi alla här.
site-rating-change = { $before } → { $after }
site-rating-changed = rating { $after } nu, { $before } innan
site-rating-abandoned = gick: räknas efter alla som stannade
site-rating-early = gick tidigt: räknas inte
site-rating-weight = räknas till { $share } %: samma motståndare möttes ofta på 24 timmar
site-ladder-next-bot = Du slog { $bot }. Härnäst: { $next }.
site-download-match-file = Matchfil
site-download-record = Som { $kind }
site-files = Matchfiler
site-files-line = En matchfil innehåller allt som spelar upp och bevisar en match. Det du tar med ser bara du, och det räknas inte för någon rating.
site-files-all = Alla mina matcher
site-files-import = Ta in en
site-won-lost = { $won } vunna, { $lost } förlorade
site-ladder-not-played = inte mött
site-ladder-beaten = förbi
site-result-won = Vunnet
site-result-lost = Förlorat
site-result-drawn = Oavgjort
site-place = Plats { $place }
site-resigned-inline = uppgivet
site-unrated = räknas inte
site-unrated-void = Räknas inte: partiet är ogiltigt.
site-unrated-daily = Räknas inte: dagens giv.
site-unrated-continued = Räknas inte: fortsättning på ett annat parti.
site-unrated-solo = Räknas inte: parti för en person.
site-unrated-bots = Räknas inte: bara bottar spelade.
site-unrated-imported = Räknas inte: importerat från en fil.
site-unrated-shared = Räknas inte: en person hade flera platser.
site-unrated-takeback = Räknas inte: ett drag togs tillbaka.
site-unrated-hint = Räknas inte: ett tips användes.
site-unrated-deserted = Räknas inte: alla spelare gick och bottar spelade klart.
site-unrated-short = Räknas inte: partiet slutade innan varje sida hade gjort tillräckligt många drag.
site-results-scope = Vems resultat
site-results-scope-mine = Mina
site-results-scope-all = Allas
site-game-any = Alla spel
site-when = När
site-when-any = När som helst
site-when-week = Senaste veckan
site-when-month = Senaste månaden
site-when-year = Senaste året
site-outcome = Utgång
site-outcome-any = Alla
site-outcome-not-won = Inte vunnet
site-against = Motståndare
site-no-results = Inget hittat
site-no-results-line = Det du spelar till slut står här, med sin genomgång.
site-no-open-results-line = Öppna partier står här när de är slut.
site-show-more = Visa mer
site-all-results = Alla resultat

## Varför huset säger nej
core-error-failed = Det gick inte. Försök igen.
core-error-server-error = Något gick sönder i huset. Det är noterat; försök igen.
core-error-connection-lost = Förbindelsen är bruten. Försök igen om en stund.
core-error-unknown = Något sådant finns inte här.
core-error-already-started = Det här partiet har redan börjat.
core-error-banned = Huset är stängt för dig tills vidare.
core-error-muted = Du får inte säga något här tills vidare.
core-error-site-closed = Huset är för sina medlemmar. Logga in, eller be värden om en inbjudan.
core-error-site-by-invitation = Till det här huset kommer man på inbjudan: spela vid ett bord vars länk du har fått, eller be värden om en inbjudan.
core-error-bad-key = Slumpen i det här partiet är skadad.
core-error-corrupt-log = Det här partiet kan inte fortsätta: loggen är skadad vid position { $seq }.
core-error-seat-taken = Platsen är tagen.
core-error-table-changed = Bordet har ändrats. Läs reglerna igen innan du sätter dig.
core-error-rematch-changed = Revanschen har ändrats. Öppna dess bord och läs reglerna innan du sätter dig.
core-error-clock = Den klockan går inte att spela med.
core-error-open-seat = Ingen sitter där.
core-error-open-seats = En plats är fortfarande ledig.
core-error-empty-log = Det här partiet har ingen logg.
core-error-log-gap = Det finns en lucka i partiets logg.
core-error-player-left = Den som satt här har gått för gott.
core-error-log-full = Det här partiet har blivit längre än huset sparar: { $most } händelser.
core-error-never-started = Det här partiet började aldrig.
core-error-no-name = Ett namn behöver minst en bokstav.
core-error-name-too-long = Ett namn har högst { $most } bokstäver; det här har { $letters }.
core-error-no-offer = Det finns inget att svara på längre.
core-error-no-such-bot = Den botten finns inte i det här spelet.
core-error-no-such-code = Ingen känner till koden { $heard }.
core-error-game-disabled = { $game } går inte att spela just nu eftersom det inte kunde laddas. Dina partier finns kvar; säg till den som driver servern.
core-error-no-such-game = Det spelet finns inte i huset.
core-error-no-such-match = Det bordet finns inte.
core-error-no-such-moment = Det finns inget att gå tillbaka till.
core-error-no-such-page = Den sidan finns inte.
core-error-no-such-seat = Den platsen finns inte.
core-error-no-such-step = Det steget finns inte.
core-error-file-too-large = Filen är för stor: högst { $most } kB läses.
core-error-file-verification-failed = Partiet i filen bevisar sig inte ({ $check }); inget togs in.
core-error-file-of-daily-deal = Partier av dagens giv tas inte in.
core-error-match-id-taken = Här finns ett annat parti under filens id; inget togs in.
core-error-no-such-decision = Det finns inget sådant beslut att pröva igen.
core-error-no-analysis = Ingen bot i det här huset har någon åsikt om den här matchen.
core-error-bad-origin = Den här matchen fortsätter inte där den säger.
core-error-origin-is-fixed = Det här bordet fortsätter en annan match: regler och platser förblir som där.
core-error-origin-daily = Dagens giv spelas en gång: inget fortsätter från den.
core-error-origin-too-long = Den här matchen är för lång för att fortsätta härifrån.
core-error-analysis-limit-reached = Botarna har tänkt nog för i dag. Försök igen i morgon.
core-error-too-many-analyses = Du har redan { $most } matcher som väntar på läsning. När en är klar kan du be om nästa.
core-error-no-such-pace = Det tempot finns inte. Välj snabbt, kväll eller över dagar.
core-error-no-such-season = Den säsongen finns inte.
core-error-no-such-results = Den resultatsidan finns inte. Börja på den första.
core-error-no-result-yet = Resultatet är inte nedskrivet än. Fråga igen om en stund.
core-error-no-spectators = Värden låter ingen titta på här.
core-error-no-worker = Ingen bot är ledig just nu.
core-error-not-a-match-file = Det här är ingen uppteckning av ett parti.
core-error-not-a-nonce = Webbläsarens del av slumpen gick inte att läsa.
core-error-not-a-commitment = Det här partiet är inte reserverat för dig. Öppna bordet igen.
core-error-commitment-used = Det här bordet är redan öppet.
core-error-not-agreed = De andra har inte gått med på det.
core-error-not-an-action = Det är inget drag i det här spelet.
core-error-wrong-origin = Sidan öppnades på { $origin }, men servern tror att dess adress är { $expected } och nekar därför alla ändringar. Om du driver servern ska du ställa in dess omvända proxy så att den skickar vidare rubrikerna Host och X-Forwarded-Proto.
core-error-cross-site-request = Det kom inte från någon av husets sidor.
core-error-no-hints = Tips finns i matcher mot botar eller ensam, och inte för dagens giv.
core-error-offer-not-available = Det går inte att erbjuda vid det här bordet.
core-error-not-options = Det är inga val i det här spelet.
core-error-not-over = Det här öppnas när partiet är slut.
core-error-not-playing = Det här partiet spelas inte.
core-error-not-the-host = Bara värden får göra det.
core-error-private-match = Det här partiet var privat. Be någon som spelade om länken.
core-error-removed-from-table = Värden har visat bort dig från det här bordet. Det förblir stängt för dig.
core-error-not-storable = Texten innehåller tecken som inte kan sparas. Ta bort dem och försök igen.
core-error-bad-request = Huset förstod inte det.
core-error-not-your-seat = Det är inte din plats.
core-error-not-your-table = Du satt inte vid det här bordet.
core-error-not-your-turn = Det är inte din tur.
core-error-no-such-phrase = Den frasen finns inte.
core-error-no-such-message = Det meddelandet finns inte.
core-error-empty-message = Säg något först.
core-error-nothing-to-take-back = Du har inget drag att ta tillbaka.
core-error-already-redrawn = Det här draget har redan tagits tillbaka och dragits på nytt. Det görs en gång.
core-error-paused = Partiet är pausat. Låt det gå vidare först.
core-error-not-paused = Partiet är inte pausat.
core-error-no-vacation = Vid det här bordet tar ingen semester.
core-error-no-conditional-moves = Här läggs inga drag i förväg: det finns i partier över dagar, utan tur och hemligheter.
core-error-line-is-due = Det är din tur: gör ditt drag.
core-error-line-without-reply = En följd slutar med ett svar av dig.
core-error-line-too-long = En följd har högst { $most } drag.
core-error-too-many-lines = Du har lagt { $most } följder, fler får det inte bli.
core-error-no-nudge = Här påminner klockan.
core-error-nudge-later = Inte än: ge dem lite tid först.
core-error-no-player-awaited = Du väntar inte på någon här.
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
core-error-one-seat-each = Du kan inte sitta på två platser samtidigt.
core-error-order = Det är ingen ordning av de här platserna.
core-error-other-digest = Reglerna spelar upp det här partiet annorlunda.
core-error-other-game = Det här partiet hör till ett annat spel.
core-error-other-version = Det här partiet spelades med en äldre version av reglerna.
core-error-not-possible-now = Det kan inte ske nu.
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
core-error-too-many-open-tables = { $most } av dina bord väntar redan på folk. När ett har börjat eller stängts kan du öppna nästa.
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
core-error-too-many-seats = Det här bordet har bara { $seats } platser.
core-error-too-often = Det är för ofta. Vänta ett ögonblick.
core-error-too-many-sockets = Du kan inte ha mer än { $most } av husets sidor öppna på en gång. Stäng en och öppna den här igen.
core-error-too-slow = Det tog för lång tid. Försök igen.
core-error-storage-busy = Ett annat program håller husets databas. Inget har ändrats; försök igen om en stund.
core-error-storage-full = Huset har ingen plats kvar att spara på. Inget har ändrats; säg till värden.
core-error-storage-read-only = Det går inte att skriva i husets databas. Inget har ändrats; säg till värden.
core-error-storage-unavailable = Husets databas svarar inte. Försök igen om en stund; om det fortsätter, säg till värden.
core-error-unknown-event = Det här partiet är upptecknat av ett nyare hus.
core-error-unreadable = Partiets logg går inte att läsa.

## Rum som ett spel håller
site-room = Rum
site-room-instead = { $note }, i stället för { $other }
site-room-enter = Gå in
site-faq = Vanliga frågor
site-notifications = Aviseringar
site-only-this-computer = Bara den här datorn kan öppna länken, eftersom servern startades för enbart den här datorn.
site-announcement = Värden meddelar
site-forum = Medlemmarnas forum
site-room-people = { $count ->
    [0] ingen vid borden
    [one] en person vid borden
   *[other] { $count } personer vid borden
}
site-room-open = { $count ->
    [0] inget öppet bord
    [one] ett öppet bord
   *[other] { $count } öppna bord
}
core-error-no-daily-deal = Det här spelet har ingen dagens giv.
core-error-daily-is-opened = Dagens giv öppnas från första sidan, den ordnas inte vid ett bord.
core-error-once-a-day = Dagens giv spelas en gång; en ny kommer i morgon.
core-error-day-not-over = Nyckeln till given visas när dess dag är slut, eftersom andra fortfarande kan spela den.

## Dagens giv
site-daily = Dagens giv
site-today = I dag
site-daily-board = Given i dag
site-daily-again = Spelat igen på en enhet som redan kände till den

## Att skicka
site-confirm = Fråga innan ett drag skickas
site-confirm-matters = När det spelar roll
site-confirm-always = Alltid
site-confirm-never = Aldrig

## Lektioner
site-lesson = Lektion
site-lesson-of = Lär dig { $game }
site-lesson-step = Lektion, steg { $step } av { $count }
site-lesson-next = Vidare
site-lesson-first = Spela ditt första parti
site-lesson-again = En gång till från början
site-lesson-other = Reglerna tillåter det, men gör här som det står ovanför.
site-highlighted = lyser
site-learn = Lär dig genom att spela
site-puzzle = Dagens problem
core-error-no-puzzle = { $game } har inga problem här.
core-error-no-such-puzzle = Det finns inget problem från { $day } i arkivet.

site-no-lesson = Här finns ingen lektion
core-error-no-lesson = { $game } har ingen lektion ännu. Reglerna går att läsa.

## Pauses, reminders and what was left lying
site-pause = Paus
site-allow-pauses = Man får be om paus
site-offer-pause = { $name } ber om en paus.
site-offer-mine-pause = Du har bett om en paus. När alla är överens stannar klockorna.
site-log-continued = { $name } avslutar pausen.
site-log-nudged = { $name } påminner den som ska dra.
site-log-claimed = { $what ->
    [draw] { $name } gör upp det som remi: partiet hade övergetts.
    [void] { $name } förklarar partiet ogiltigt: det hade övergetts.
   *[out] { $name } väntar inte längre på den som övergav det.
}
site-log-excused = { $name } har semester: en dag till.
site-over-lying = Partiet hade övergetts.
site-over-void = Partiet hade övergetts och räknas inte.
site-clock-days-bank = { $days ->
    [one] en dag i reserv
   *[other] { $days } dagar i reserv
}
site-clock-vacation = semester
site-clock-bank-runs = { $time } kvar av reserven
site-vacation = Automatisk semester
site-vacation-line = Den vars tid är slut tar i stället en av sina 21 dagar om året.
site-days-off = Lediga dagar kvar: { $left } av { $of }
site-days-off-line = Där ett bord har automatisk semester tas en av sig själv när din tid är slut. Året börjar om den 1 januari.
site-paused = Paus
site-delay = Fördröjning för åskådare
site-delay-moves = { $count ->
    [0] ingen
    [one] 1 drag
   *[other] { $count } drag
}
site-lag-compensation = { $ms } ms tillbaka för linjen
