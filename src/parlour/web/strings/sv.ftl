### Swedish strings of the pages and of the server's errors.

## The shell
site-skip = Hoppa till innehållet
site-home-link = Parlour, startsida
site-nav = Huvudmeny
site-nav-home = Hem
site-nav-lobby = Lobby
site-nav-tables = Mina bord
site-nav-side-by-side = Dina bord sida vid sida
site-nav-help = Hjälp
site-nav-settings = Inställningar
site-nav-more = Fler sidor
site-dark-mode = Mörkt läge
site-sound-button = Ljud
site-sound-on = Ljudet är på
site-sound-off = Ljudet är av
site-create-account = Skapa konto
site-sign-in = Logga in
site-account = { $name }: ditt konto
site-your-account = Konto, enheter och utloggning
site-more = Mer
site-close = Stäng
site-cancel = Avbryt
site-loading = Ett ögonblick…
site-wait-for-you = { $count ->
    [one] Din tur vid ett bord
   *[other] Din tur vid { $count } bord
}
site-minutes = { $minutes } min
site-weight = Svårighetsgrad { $weight } av 5
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
site-spoken-over = { $time } övertid
site-overtime = { $time } övertid, −{ $points } poäng

## Home
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
    [0] inga gäster online
    [one] en gäst online
   *[other] { $guests } gäster online
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] inga offentliga partier
    [one] ett offentligt parti
   *[other] { $tables } offentliga partier
}
site-your-tables = Dina bord
site-with = med { $names }
site-your-turn = Din tur
site-player-to-move = { $name } är vid draget
site-players-to-move = { $count } spelare är vid draget
site-game-over = Partiet är slut
site-play-a-game = Spela ett parti
site-players = Spelare
site-rules = Regler
site-play = Spela
site-with-friends = Med vänner
site-game-with-friends = { $game } med vänner
site-watch = Titta på
site-open-tables = Öppna bord
site-no-open-tables = Inga öppna bord
site-no-open-tables-line = Öppna ett själv, eller spela mot en bot.
site-join-table = Gå med
site-seats-taken = { $taken } av { $seats } platser tagna
site-who-is-here = Online
site-quick-match = Snabbmatch
site-people = Kontakter
site-browsing = tittar runt
site-nobody-else-online = Ingen annan är online.
site-tagline = Brädspel i webbläsaren, på din egen server.
site-link-preview-gathering = ledig plats
site-link-preview-playing = pågår
site-link-preview-over = resultat
site-fairness-link = Rättvis slump
site-code-label = Bordskod
site-code-example = Bordskod, till exempel maple lamp river 427
site-code-submit = Till bordet

## Lobby and new tables
site-rooms = Rum
site-all-games = Alla spel
site-every-game = alla spel
site-my-tables-line = bord där du spelar eller har spelat
site-tables-count = { $count ->
    [one] ett bord
   *[other] { $count } bord
}
site-seat-open = Ledig plats
site-in-progress = Pågår
site-open-to-spectators = öppet för åskådare
site-inactive = Inaktiva
site-inactive-line = partier mot botar utan drag på två dagar
site-finished = Avslutade
site-no-tables = Du har inga bord
site-go-to-table = Till bordet
site-new-table = Nytt bord
site-game = Spel
site-seats = Platser
site-opponents = Motståndare
site-opponents-open = Vänner
site-opponents-bot = Botar
site-opponents-guest = På den här enheten
site-opponents-open-line = Bjud in vänner med länk, kod eller QR-kod. Botar kan ta de andra platserna.
site-opponents-bot-line = Partiet börjar genast.
site-opponents-guest-line = Skicka runt enheten. Dolda kort förblir dolda mellan turerna.
site-opponents-challenge-line = Partiet börjar så snart { $name } tackar ja.
site-level = Spelstyrka
site-level-beginner = Nybörjare
site-level-beginner-plus = Nybörjare +
site-level-casual = Hobbyspelare
site-level-casual-plus = Hobbyspelare +
site-level-club = Klubbspelare
site-level-club-plus = Klubbspelare +
site-level-expert = Expert
site-level-expert-plus = Expert +
site-level-master = Mästare
site-level-master-plus = Mästare +
site-bot-level = { $name }, { $level }
site-against-bot = Mot { $name }
site-another-bot = Annan motståndare
site-game-against-bot = { $game } mot { $name }
site-other-language = { $game } spelas på { $language }
site-other-language-line = Servern har ännu ingen ordlista på ditt språk, så ord och brickor är på { $language }. Serverns administratör kan lägga till en.
site-player = Spelare { $number }
site-name-of = Namn på spelaren på plats { $number }
site-pace = Betänketid
site-pace-any = Alla betänketider
site-pace-now = Realtid
site-pace-days = Korrespondens
site-clock = Klocka
site-clock-untimed = Ingen klocka
site-clock-bank = { $minutes } min per spelare
site-clock-fischer = { $minutes } min + { $seconds } s per drag
site-clock-permove = { $minutes } min per drag
site-clock-permove-seconds = { $seconds } s per drag
site-clock-total = { $minutes } min, sedan poängavdrag
site-clock-correspondence = { $days ->
    [one] 1 dag per drag
   *[other] { $days } dagar per drag
}
site-show-in-lobby = Visa i lobbyn
site-show-in-lobby-line = Vem som helst kan gå med.
site-allow-spectators = Tillåt åskådare
site-cafe = Kafébord
site-cafe-line = Den här skärmen visar brädet; spelarna ser sin hand på sin mobil.
site-big-screen = Stor skärm
site-allow-takebacks = Tillåt att drag tas tillbaka
site-allow-draws = Tillåt remianbud
site-more-options = Fler val · { $clock }
site-open-table = Öppna bord
site-start-now = Starta nu
site-about-minutes = Ungefär { $minutes } minuter.
site-friends-get-link = Du får en länk till dina vänner.

## A table before the start
site-game-settings = Spelinställningar
site-read-rules = Läs reglerna
site-shuffle-seats = Blanda
site-open-seat = Ledig plats
site-fill-seat = Spelare på plats { $number }
site-fill = Fyll den här platsen…
site-fill-guest = En spelare på den här enheten
site-fill-bot = En bot
site-bots-of-members = Medlemmarnas botar
site-bot-of = { $name }, bot som { $owner } äger
site-bot-owner = bot som { $owner } äger
site-challenge-waiting = Väntar på svar…
site-challenge-declined = { $name } tackade nej.
site-challenge-unanswered = { $name } svarade inte.
site-withdraw-challenge = Dra tillbaka utmaningen till { $name }
site-seat = Plats { $number }
site-seat-up = Flytta upp { $name } från plats { $number }
site-seat-down = Flytta ner { $name } från plats { $number }
site-you = Du
site-bot = Bot
site-bot-badge = BOTT
site-bot-account = bottkonto
site-online = Online
site-offline = Offline
site-on-this-device = På den här enheten
site-leave-seat = Lämna platsen
site-remove-player = Ta bort { $name }
site-invite = Bjud in
site-invite-title = Du är inbjuden att spela { $game }
site-code = Bordskod
site-code-line = Skriv in den på { $host }
site-link = Länk till det här bordet
site-copy = Kopiera
site-share = Dela
site-link-copied = Länken har kopierats.
site-copy-by-hand = Länken är markerad: kopiera den själv.
site-qr = QR-kod för länken
site-qr-line = Skanna den med en mobil
site-ready-host = Alla platser är tagna. Redo att starta?
site-ready-guest = Alla platser är tagna. Väntar på att värden ska starta.
site-waiting-for = { $count ->
    [one] En ledig plats
   *[other] { $count } lediga platser
}
site-waiting-host-line = Skicka länken eller lägg till en bot.
site-waiting-guest-line = Partiet börjar när värden startar det.
site-seat-available = En plats är ledig
site-seat-available-line = Gå med och spela, eller stanna som åskådare.
site-start = Starta

## The table
site-board = Bräde
site-your-decision = Ditt beslut
site-to-move = vid draget
site-waiting = Väntar
site-thinking = Tänker
site-away = Borta
site-earlier-position = Du ser en tidigare ställning.
site-earlier-position-line = Partiet fortsätter.
site-back-to-current-position = Till aktuell ställning
site-resigned = Gav upp
site-left-table = Lämnade partiet
site-is-thinking = { $name } tänker
site-are-thinking = { $names } tänker
site-no-player-to-move = Ingen spelare är vid draget
site-you-spectate = Du är åskådare.
site-you-left = Du har lämnat partiet. Du kan titta på det.
site-choose-move = Välj ett drag
site-send = Skicka
site-sending = Skickar…
site-undo = Ångra
site-key-enter = Enter
site-key-escape = Esc
site-command = Skriv ett drag
site-command-hint = Ett drag i ord eller notation
site-command-none = Inget tillåtet drag passar ”{ $typed }”.
site-command-many = { $count } drag passar. Skriv vidare eller välj ett med piltangenterna.
site-command-count = { $count ->
    [one] Ett drag passar.
   *[other] { $count } drag passar.
}
site-keys = Kortkommandon
site-keys-board = På det här brädet
site-keys-everywhere = Vid varje bord
site-keys-confirm = bekräfta
site-keys-undo = ångra sista delen av draget, eller avbryt ett förhandsdrag
site-keys-command = skriv ett drag
site-keys-steps = föregående drag, nästa drag
site-keys-now = aktuell ställning
site-keys-to-board = gå till brädet
site-keys-last = läs upp senaste draget
site-keys-log = gå till loggen
site-keys-clock = läs upp klockorna
site-keys-score = läs upp ställningen
site-keys-asked = läs upp uppmaningen
site-keys-answer = godta eller avböj ett förslag
site-keys-keys = visa kortkommandon
site-announce-clock = { $name }: { $time }
site-announce-no-clock = Partiet spelas utan klocka.
site-announce-score = { $name }: { $points }
site-announce-no-score = Det här spelet har inga poäng.
site-announce-no-move = Inga drag än.
site-points = { $points } poäng
site-time-over = Din tid är slut. Övertid kostar poäng.
site-time-low = { $seconds } sekunder kvar
site-won = Vinst
site-lost = Förlust
site-drawn = Remi
site-panel = Logg, chatt, drag och regler
site-tab-log = Logg
site-tab-result = Resultat
site-tab-chat = Chatt
site-tab-moves = Drag
site-tab-plan = Villkorade drag
site-tab-rules = Regler
site-tab-moments = Nyckeldrag
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
    [one] 1 åskådare
   *[other] { $count } åskådare
}
site-log-move = Drag
site-log-points = Poäng
site-log-total = Totalt
site-log-empty = Inga drag än.
site-log-started = Partiet börjar.
site-log-moved = { $name } gjorde ett drag.
site-log-left = { $why ->
    [resigned] { $name } gav upp.
    [time] Tiden tog slut för { $name }.
   *[away] { $name } övergav partiet.
}
site-log-flagged = Tiden tog slut för { $name }.
site-log-offered = { $what ->
    [pause] { $name } bad om en paus.
    [takeback] { $name } bad om att få ta tillbaka ett drag.
   *[draw] { $name } erbjöd remi.
}
site-log-answered = { $yes ->
    [true] { $name } godtog.
   *[false] { $name } avböjde.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } drog tillbaka sin begäran om paus.
    [takeback] { $name } drog tillbaka sin begäran om att ta tillbaka ett drag.
   *[draw] { $name } drog tillbaka sitt remianbud.
}
site-hint = Tips
site-hint-question = Använda ett tips?
site-hint-line = Den starkaste boten föreslår ett drag. Partiet blir orankat och märks som spelat med hjälp.
site-hint-take = Använd ett tips
site-hint-move = Tips: { $move }
site-hint-move-and-value = Tips: { $move } ({ $worth })
site-log-hinted = { $name } använde ett tips.
site-log-tookback = Draget togs tillbaka.
site-log-tookback-redrawn = Draget togs tillbaka, och följande slumphändelser drogs på nytt.
site-log-resumed = Servern låg nere och är tillbaka. Klockorna fortsätter utan driftstoppet.
site-chat = Chatt
site-chat-empty = Inga meddelanden än.
site-write-message = Skriv ett meddelande
site-chat-message = { $name }: { $text }
site-spectator = åskådare
site-no-rules = Det här spelet har ingen regelsida än.
site-rules-alone = Öppna reglerna på en egen sida
site-rules-of = Regler för { $game }
site-moves-not-your-turn = Det är inte din tur.
site-moves-too-many = Det finns för många drag för en lista. Använd brädet.
site-moves-count = { $count ->
    [one] Ett tillåtet drag
   *[other] { $count } tillåtna drag
}
site-moves-search = Sök ett drag
site-moves-more = och { $count } till: skriv för att söka
site-text-board = Brädet som text
site-text-view = Vad den här platsen ser
site-setting-legal = Visa tillåtna drag
site-setting-legal-line = Tillåtna drag markeras på brädet.
site-setting-trace = Markera senaste draget
site-setting-trace-line = Brädet visar det som ändrades senast.
site-setting-premove = Förhandsdrag
site-setting-premove-line = I realtidspartier för två kan du välja ditt nästa drag medan motståndaren tänker.
site-premove-set = Förhandsdrag: { $move }.
site-premove-set-line = Skickas så fort det är din tur, om draget fortfarande är tillåtet.
site-premove-confirm = Lägg förhandsdrag
site-premove-cancel = Avbryt förhandsdraget
site-premove-cancelled = Förhandsdraget avbröts.
site-premove-illegal = Förhandsdraget avbröts: det är inte längre tillåtet.
site-premove-open = Du kan redan välja ditt nästa drag.
site-setting-sound = Ljud
site-setting-sound-line = Diskreta ljud för drag och turer.
site-volume = Volym
site-setting-vibration = Vibration
site-setting-vibration-line = När det är din tur och när ett drag inte godtas.
site-draw = Remi
site-takeback = Ta tillbaka
site-abandonment = När en spelare lämnar
site-abandonment-wait = de andra väntar
site-abandonment-bot = en bot spelar tills de är tillbaka
site-abandonment-end = de ger upp
site-let-bot-play = Låt en bot spela
site-let-bot-play-question = Låta en bot spela åt dig?
site-let-bot-play-line = En bot med ungefär din spelstyrka spelar på din plats. Du kan komma tillbaka när du vill. Resultatet räknas som ditt.
site-bot-plays-for-you = En bot spelar åt dig.
site-return-to-seat = Återta din plats
site-substitute-bot = ersatt av en bot
site-log-seated-for = En bot spelar åt { $name }.
core-error-replaced-by-bot = En bot spelar åt dig. Återta din plats först.
core-error-no-substitute-bot = Vid det här bordet ersätts spelare inte av botar.
site-resign = Ge upp
site-resign-question = Ge upp det här partiet?
site-resign-line = Du förlorar partiet.
site-offer = Erbjud
site-draw-question = Erbjuda remi?
site-draw-line = Om alla godtar slutar partiet remi.
site-takeback-question = Ta tillbaka ditt senaste drag?
site-takeback-line = Alla måste godta. Partiet blir då orankat.
site-takeback-line-bots = Partiet blir orankat.
site-answer-declined = { $what ->
    [pause] { $name } avböjde pausen.
    [takeback] { $name } avböjde att draget tas tillbaka.
   *[draw] { $name } avböjde remi.
}
site-answer-accepted = { $name } godtog. Draget togs tillbaka.
site-offer-draw = { $name } erbjuder remi.
site-offer-takeback = { $name } vill ta tillbaka ett drag.
site-offer-mine-draw = Du har erbjudit remi.
site-offer-mine-takeback = Du har bett om att få ta tillbaka ett drag.
site-accept = Godta
site-decline = Avböj
site-withdraw = Dra tillbaka
site-pass-device = Ge enheten till { $name }
site-pass-device-line = Brädet är dolt tills { $name } är redo.
site-pass-device-confirm = Lämna över enheten
site-i-am = Jag är { $name }
site-connection-lost = Anslutningen bröts. Ansluter igen… Ditt drag är sparat och skickas automatiskt.
site-server-restarting = Servern startar om… Ditt drag är sparat och skickas automatiskt.
site-reconnected = Ansluten igen.
site-table-closed = Det här bordet är stängt
site-table-not-found = Bordet hittades inte
site-back-to-table = Till bordet

## The end
site-you-win = Du vinner
site-wins = { $name } vinner
site-share-win = { $names } delar förstaplatsen
site-draw-game = Remi
site-game-closed = Partiet avbröts
site-solo-score = { $score } poäng
site-over-resigned =
    { $losers ->
        [one] { $loser } gav upp.
       *[other] Motståndarna gav upp.
    }
site-over-time = Tiden tog slut för { $loser }.
site-over-away =
    { $losers ->
        [one] { $loser } övergav partiet.
       *[other] Motståndarna övergav partiet.
    }
site-over-agreed = Enligt överenskommelse.
site-finale-by = med { $points } poäng.
site-finale-unit = poäng
site-show-board = Visa brädet
site-another-deal = Ny giv
site-source-other = Övrigt
site-daily-first = Dagens bästa resultat
site-daily-place = Placering { $place } av { $count } i dag, snitt { $average }.
site-daily-alone = Du är först att bli klar med dagens giv.
site-daily-scores = Alla resultat i dag
site-daily-chart = { $count } resultat från { $least } till { $most }; ditt är { $own }
site-daily-best = Bäst i dag
site-daily-week = Din vecka
site-daily-day = { $day }: { $score }
site-daily-missed = { $day }: inte spelad
site-daily-next = Nästa dagens giv om { site-hours }.
site-result-copied = Resultatet har kopierats.
site-daily-share = { $game }, dagens giv: { $score } poäng, placering { $place } av { $count }
site-result = Resultat
site-rematch = Revansch
site-join-rematch = Till revanschen
site-watch-rematch = Titta på revanschen
site-accept-rematch = Godta revanschen
site-rematch-asked = { $name } vill ha revansch.
site-rematch-waits = Du har erbjudit revansch. { $names } kan godta den här.
site-rematch-begins = Revanschen börjar.
site-rematch-table = Ändra inställningar
site-rematch-changed = Revanschen har andra regler eller spelare.
site-rematch-see = Till bordet
site-analysis = Genomgång
site-rank = Placering { $rank }
site-score-breakdown = Poängfördelning
site-source-overtime = Övertid
site-sources-total = Totalt
site-points-for = Poäng för
site-fairness = Rättvisa
site-fairness-line = Före partiet publicerade servern en hash av sitt slumpfrö, och varje spelares webbläsare lade till ett eget slumptal. Efter partiet visar servern fröet, så att alla kan kontrollera att blandningen inte ändrades.
site-verified = Verifierat.
site-not-verified = Verifieringen misslyckades.
site-commitment-shown = Hash som visades för dig före partiet
site-nonce = Slumptal från den här webbläsaren
site-commitment = Hash av fröet
site-key = Serverns frö
site-seed = Sammansatt frö
site-verify-yourself = Kontrollera själv på servern:

## Review
site-no-analysis = Ingen genomgång än
site-steps = Steg
site-step-first = Till början
site-step-prev = Föregående drag
site-step-play = Spela upp
site-step-stop = Stoppa
site-step-next = Nästa drag
site-word-means = Vad betyder { $word }?
site-step-last = Till slutet
site-step-of = { $step } av { $count }
site-step = Steg { $step }
site-step-start = Start
site-view-as = Visa som
site-view-as-spectator = åskådare
site-view-as-player = { $name }
site-graph = { $label }, drag för drag
site-measure-points = Poäng
site-measure-balance = Balans
site-measure-outcome = Vinstchans
site-move-analysis = Datoranalys av draget
site-classification-best = Bäst
site-classification-fine = Bra
site-classification-slip = Onoggrannhet
site-classification-miss = Misstag
site-classification-costly = Blunder
site-candidates = Bästa dragen
site-candidate = Drag
site-place-heading = Placering
site-evaluation = Värdering
site-was-played = spelat
site-evaluation-win = vinner
site-evaluation-loss = förlorar
site-evaluation-draw = remi
site-evaluation-win-in = { $turns ->
    [one] vinner på 1 drag
   *[other] vinner på { $turns } drag
}
site-evaluation-loss-in = { $turns ->
    [one] förlorar på 1 drag
   *[other] förlorar på { $turns } drag
}
site-evaluation-chance = { $chance } vinstchans
site-no-move-analysis = Ingen datoranalys av det här draget.
site-was-best-move = det bästa draget.
site-result-unchanged = samma resultat
site-best-was = Bäst:
site-played-was = Spelat: { $played }.
site-lost-points = Förlorade { $lost } poäng.
site-lost-least = Förlorade minst { $lost } poäng.
site-lost-outcome = Vinstchansen sjönk med { $lost } { $lost ->
    [one] procentenhet
   *[other] procentenheter
}.
site-moment-gain = { $gain } { $points ->
    [one] poäng
   *[other] poäng
} över genomsnittet
site-moment-lost-points = { $lost } poäng
site-moment-lost-outcome = { $lost } vinstchans
site-expected-line = { $move }, sedan troligen { $line }
site-moves-evaluated = { $count } drag värderades.
site-best-move-was = Bäst var { $best }
site-analyser-available = Datoranalys av { $name }
site-analyser-request = Begär analys
site-analyser-done = Datoranalys av { $name }
site-analyser-running = { $name } analyserar: { $done } av { $count } drag.
site-analyser-queued = I kö: { $name } analyserar ett annat parti.
site-analyser-limit-reached = Dagsgränsen för { $name } är nådd. Analysen fortsätter i morgon: { $done } av { $count } drag är klara.
site-analysed = Analyserat
site-lost-each = { $name }: förlorade i snitt { $lost } per drag, { $mistakes ->
    [one] ett misstag
   *[other] { $mistakes } misstag
}
site-luck-title = Tur och beslut
site-luck-luck = Tur
site-luck-decisions = Beslut
site-luck-together = Totalt
site-luck-summary = { $name }: tur { $luck }, beslut { $decisions }, vardera ± { $within }; totalt { $lead }.
site-luck-note = I poäng av { $name }s försprång framför de andras genomsnitt, från många simulerade dragningar. Den tunna linjen är det 90-procentiga konfidensintervallet.
site-luck-note-alone = I poäng för { $name }, från många simulerade dragningar. Den tunna linjen är det 90-procentiga konfidensintervallet.
site-decisions-of = Drag av { $name }
site-next-mistake = Nästa misstag
site-no-mistakes = Inga misstag hittades.
site-thresholds = Gränser för misstag
site-thresholds-set = Ställ in gränser för misstag
site-thresholds-points = Förlorade poäng. Sparas för dig och det här spelet.
site-thresholds-outcome = Förlorad vinstchans i procentenheter. Sparas för dig och det här spelet.
site-threshold-from = { $kind } från
site-thresholds-reset = Återställ
site-done = Klar
site-retry-move = Försök igen här
site-retry = Nytt försök
site-retry-line = Det här är { $name }s ställning före draget. Välj ett annat drag; själva partiet ändras inte.
site-retry-analysing = Ditt drag analyseras…
site-retry-better = Bättre än det spelade draget, med { $by }.
site-retry-worse = Sämre än det spelade draget, med { $by }.
site-retry-same = Lika bra som det spelade draget.
site-retry-again = Försök igen
site-back-to-analysis = Tillbaka till genomgången
site-fork = Spela härifrån
site-fork-line = Öppnar ett nytt orankat bord i ställningen före det här draget, med samma dolda kort.
site-fork-with = Motståndare
site-fork-bots = Botar
site-fork-friends = Vänner
site-fork-level = Spelstyrka
site-fork-seat = Din plats
site-fork-fresh = Dra kommande slumphändelser på nytt
site-fork-open = Öppna bord
site-ahead-above = { $name } leder: ovanför linjen
site-ahead-below = { $name } leder: nedanför linjen
site-moves-minutes = { $moves ->
    [one] Ett drag
   *[other] { $moves } drag
}{ $minutes ->
    [0] .
    [one] , en minut.
   *[other] , { $minutes } minuter.
}

## Settings
site-your-name = Ditt namn
site-your-name-line = Andra spelare ser det här namnet. Du behöver inget konto; webbläsaren kommer ihåg dig.
site-save = Spara
site-name-saved = Ditt namn är nu { $name }.
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
site-speed = Animationshastighet
site-speed-slow = Långsam
site-speed-normal = Normal
site-speed-fast = Snabb
site-speed-off = Av
site-speed-reduced = Din enhet ber om mindre rörelse.
site-language = Språk
site-language-line = Serverns administratör kan lägga till språk.
site-at-the-table = Vid bordet
site-settings-saved = Sparas i den här webbläsaren och i ditt konto.

## Help
site-help-play = Spela
site-help-play-text = Välj ett spel på startsidan och tryck på ”Spela”: du spelar genast mot en bot, utan konto. Tillåtna drag markeras på brädet. Välj ett drag, kontrollera förhandsvisningen och skicka det.
site-help-friends = Spela med vänner
site-help-friends-text = ”Med vänner” öppnar ett bord. Dela länken, bordskoden eller QR-koden. Som värd väljer du platser, regler, betänketid och om åskådare är tillåtna. Botar kan ta lediga platser.
site-help-device = Flera spelare, en skärm
site-help-device-text = Flera spelare kan dela på en skärm. Brädet vänds mot den som är vid draget. I spel med dold information täcks skärmen mellan turerna tills nästa spelare är redo.
site-help-keys = Tangentbord
site-help-keys-text = Allt går att göra utan mus, och varje bräde beskrivs för skärmläsare. När det finns få tillåtna drag visas de i en lista i sidopanelen.
site-key-move = Piltangenterna
site-key-move-does = flytta på brädet
site-key-choose = Enter eller mellanslag
site-key-choose-does = välj det som har fokus
site-key-send = Enter
site-key-send-does = skicka det valda draget
site-key-undo = Backspace eller Escape
site-key-undo-does = ångra sista delen av draget
site-key-turn = R
site-key-turn-does = vrid brädet eller pjäsen
site-key-tabs = Tab
site-key-tabs-does = nästa del av sidan
site-key-review = Vänster, Höger, Home, End
site-key-review-does = stega genom en genomgång
site-help-line = Bruten anslutning
site-help-line-text = Ditt drag finns kvar i webbläsaren, även om du laddar om sidan. Det skickas automatiskt när anslutningen är tillbaka och räknas bara en gång.
site-help-clock = Klockor
site-help-clock-text = Klockan går för alla som är vid draget. Den stannar när servern tar emot draget. I korrespondenspartier har du ett antal dagar per drag. Om servern ligger nere pausas klockorna i realtidspartier. Korrespondensklockor fortsätter, men efter driftstoppet har den som är vid draget minst en timme.
site-help-fairness = Rättvis slump
site-help-fairness-text = Före ett parti drar servern ett slumpfrö och publicerar dess hash. Varje spelares webbläsare lägger till ett slumptal när spelaren går med, och blandningen följer av alla tillsammans. Därför kan varken servern eller någon spelare välja korten.

    Efter partiet visar servern sitt frö. Genomgången av varje parti visar det tillsammans med resultaten av kontrollerna. På servern kontrollerar kommandot parlour verify med partiets id det en gång till.
site-help-privacy = Integritet
site-help-privacy-text = Servern sparar en kaka som identifierar dig, ditt namn, dina inställningar, dina partier och dina chattmeddelanden. De stannar på den här servern. Sidorna hämtar inget från andra servrar.

## Ratings and results
site-nav-ratings = Rating
site-nav-tournaments = Turneringar
site-nav-forum = Forum
site-nav-clubs = Klubbar
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
site-pace-of-evening = Normalt
site-pace-of-daily = Korrespondens
site-column-place = Placering
site-column-name = Namn
site-column-rating = Rating
site-column-sure = Avvikelse
site-column-own = Spelets rating
site-column-week = Denna vecka
site-column-games = Partier
site-column-won = Vunna
site-column-form = Senaste fem
site-percent = { $share } %
site-up-by = upp { $points }
site-down-by = ned { $points }
site-form = resultat, äldst först: { $results }
site-ratings-accounts = Konton
site-ratings-people = Människor
site-ratings-bots = Bottkonton
site-bot-rating = bot
site-fixed-rating = fast
site-provisional = Preliminär: ingen placering före { $games } partier
site-no-ratings = Ingen spelare har någon rating än. Rankade partier mot människor eller botar räknas.
site-no-ratings-bots = Inget bottkonto har någon rating än. Rankade partier mot inbyggda botar eller andra bottkonton räknas.
site-your-rank = Din placering
site-better-than = Bättre än { $below } av { $others } spelare.
site-games-until-settled = { $games ->
    [one] Ett parti till innan du får en placering.
   *[other] { $games } partier till innan du får en placering.
}
site-rating-help = Så fungerar rating
site-rating-help-bots = En bots rating är fast, eftersom den alltid spelar med samma styrka. Det gör ratingen jämförbar mellan säsonger.
site-rating-help-deviation = ± är ratingens avvikelse: den sanna ratingen ligger inom den nio gånger av tio.
site-rating-help-rated = Ett parti mot människor eller botar är rankat när varje sida har gjort några drag (två i de flesta spel). Det är orankat om ett drag togs tillbaka, ett tips användes, en person hade flera platser eller alla spelare lämnade. En skillnad på 100 poäng betyder ungefär två vinster av tre.
site-rating-help-repeated = De tre första partierna mellan samma två spelare inom 24 timmar räknas fullt; varje ytterligare parti räknas hälften så mycket som det förra. Högst tio partier mot samma spelare räknas för en placering.
site-ladder = Botstegen
site-ladder-next = { $wins ->
    [one] En vinst till mot { $bot } för att gå upp.
   *[other] { $wins } vinster till mot { $bot } för att gå upp.
}
site-ladder-done = Du har slagit alla botar.
site-rating-change = { $before } → { $after }
site-rating-changed = rating { $before } före, { $after } nu
site-rating-abandoned = övergav partiet: placeras efter alla som stannade
site-rating-early = lämnade tidigt: orankat
site-rating-weight = räknas { $share } %: samma motståndare igen inom 24 timmar
site-ladder-next-bot = Du slog { $bot }. Näst på tur: { $next }.
site-download-match-file = Partifil
site-download-record = Som { $kind }
site-files = Partifiler
site-files-line = En partifil innehåller allt som behövs för att spela upp och verifiera ett parti. Bara du kan se partier som du importerar, och de är orankade.
site-files-all = Alla mina partier
site-files-import = Importera ett parti
site-won-lost = { $won } vunna, { $lost } förlorade
site-ladder-not-played = inte spelad än
site-ladder-beaten = slagen
site-result-won = Vinst
site-result-lost = Förlust
site-result-drawn = Remi
site-place = Placering { $place }
site-resigned-inline = gav upp
site-unrated = orankat
site-unrated-void = Orankat: partiet är ogiltigt.
site-unrated-daily = Orankat: dagens giv.
site-unrated-continued = Orankat: fortsättning på ett annat parti.
site-unrated-solo = Orankat: parti för en spelare.
site-unrated-bots = Orankat: bara botar spelade.
site-unrated-imported = Orankat: importerat från en fil.
site-unrated-shared = Orankat: en person spelade på flera platser.
site-unrated-takeback = Orankat: ett drag togs tillbaka.
site-unrated-hint = Orankat: ett tips användes.
site-unrated-program = Orankat: ett program spelade åt eller mot en människa.
site-unrated-deserted = Orankat: alla spelare lämnade och botar spelade klart.
site-unrated-short = Orankat: partiet slutade innan varje sida hade gjort tillräckligt många drag.
site-results-scope = Spelare
site-results-scope-mine = Mina partier
site-results-scope-all = Alla partier
site-game-any = Alla spel
site-when = Datum
site-when-any = När som helst
site-when-week = Senaste veckan
site-when-month = Senaste månaden
site-when-year = Senaste året
site-outcome = Resultat
site-outcome-any = Alla
site-outcome-not-won = Inte vinst
site-against = Motståndare
site-no-results = Inga partier hittades
site-no-results-line = Dina avslutade partier visas här med sina genomgångar.
site-no-open-results-line = Avslutade offentliga partier visas här.
site-show-more = Visa mer
site-all-results = Alla resultat

## Errors
core-error-failed = Det gick inte. Försök igen.
core-error-server-error = Något gick fel på servern. Felet har loggats; försök igen.
core-error-connection-lost = Anslutningen bröts. Försök igen om en stund.
core-error-unknown = Hittades inte.
core-error-already-started = Det här partiet har redan börjat.
core-error-banned = Ditt konto är avstängt tills vidare.
core-error-muted = Du är tystad tills vidare.
core-error-site-closed = Servern är bara för medlemmar. Logga in, eller be administratören om en inbjudan.
core-error-site-by-invitation = Servern kräver inbjudan. Öppna länken till ett bord, eller be administratören om en inbjudan.
core-error-bad-key = Slumpfröet till det här partiet är skadat.
core-error-corrupt-log = Det här partiet kan inte fortsätta: loggen är skadad vid position { $seq }.
core-error-seat-taken = Platsen är tagen.
core-error-too-many-actions = Det finns för många tillåtna drag för en lista (fler än { $most }).
core-error-seat-reserved = Platsen är reserverad för en utmanad bot.
core-error-no-standing-offer = { $name } tar inte emot utmaningar vid det här bordet just nu.
core-error-challenge-over = Utmaningen är inte längre öppen.
core-error-table-changed = Värden har ändrat inställningarna. Kontrollera dem igen innan du går med.
core-error-rematch-changed = Värden har ändrat revanschen. Kontrollera inställningarna innan du går med.
core-error-clock = Den betänketiden är inte tillåten.
core-error-open-seat = Den platsen är ledig.
core-error-open-seats = En plats är fortfarande ledig.
core-error-empty-log = Det här partiet har ingen logg.
core-error-log-gap = Det finns en lucka i partiets logg.
core-error-player-left = Den spelaren har lämnat partiet.
core-error-log-full = Partiet har nått gränsen på { $most } händelser.
core-error-never-started = Det här partiet startade aldrig.
core-error-no-name = Ett namn behöver minst en bokstav.
core-error-name-too-long = Ett namn har högst { $most } bokstäver; det här har { $letters }.
core-error-no-offer = Det finns inget öppet förslag.
core-error-no-such-bot = Det här spelet har ingen sådan bot.
core-error-no-such-code = Inget bord har koden { $heard }.
core-error-game-disabled = { $game } kunde inte laddas och går inte att spela just nu. Dina partier finns kvar; kontakta serverns administratör.
core-error-game-failed = Ett fel i { $game } hindrade detta. Andra spel fungerar. Kontakta serverns administratör.
core-error-no-such-game = Det spelet finns inte på servern.
core-error-no-such-match = Bordet hittades inte.
core-error-no-such-moment = Det finns ingen tidigare ställning.
core-error-no-such-page = Sidan hittades inte.
core-error-no-such-seat = Den platsen finns inte.
core-error-no-such-step = Det draget finns inte.
core-error-file-too-large = Filen är för stor. Gränsen är { $most } kB.
core-error-file-verification-failed = Partiet i filen kunde inte verifieras ({ $check }) och importerades inte.
core-error-file-of-daily-deal = Partier av dagens giv kan inte importeras.
core-error-match-id-taken = Ett annat parti med samma id finns redan, så inget importerades.
core-error-no-such-decision = Du kan inte försöka igen med det draget.
core-error-no-analysis = Ingen bot på servern kan analysera det här partiet.
core-error-bad-origin = Det här partiet stämmer inte med partiet det fortsätter.
core-error-origin-is-fixed = Bordet fortsätter ett annat parti: regler och platser kan inte ändras.
core-error-origin-daily = Det går inte att spela vidare från dagens giv.
core-error-origin-too-long = Partiet är för långt för att spela vidare härifrån.
core-error-analysis-limit-reached = Dagens analysgräns är nådd. Försök igen i morgon.
core-error-too-many-analyses = Du har redan { $most } analyser på gång. Begär nästa när en är klar.
core-error-no-such-pace = Den betänketiden finns inte. Välj snabbt, normalt eller korrespondens.
core-error-no-such-season = Den säsongen finns inte.
core-error-no-such-results = Den resultatsidan finns inte. Börja på den första.
core-error-no-result-yet = Resultatet är inte sparat än. Försök igen om en stund.
core-error-no-spectators = Värden tillåter inga åskådare.
core-error-no-worker = Ingen bot är ledig just nu.
core-error-not-a-match-file = Det här är ingen partifil.
core-error-not-a-nonce = Slumptalet från webbläsaren gick inte att läsa. Ladda om sidan.
core-error-not-a-commitment = Det här partiet är inte reserverat för dig. Öppna bordet igen.
core-error-commitment-used = Det här bordet är redan öppet.
core-error-not-agreed = De andra spelarna har inte godtagit.
core-error-not-an-action = Det är inget tillåtet drag.
core-error-wrong-origin = Sidan öppnades på { $origin }, men servern tror att dess adress är { $expected } och nekar därför alla ändringar. Om du driver servern ska du ställa in dess omvända proxy så att den skickar vidare rubrikerna Host och X-Forwarded-Proto.
core-error-sub-path = Sidan öppnades under { $path }, men Parlour fungerar bara direkt under ett eget värdnamn. Om du driver servern ska du ge den ett eget värdnamn i din omvända proxy.
core-error-cross-site-request = Anropet kom inte från en av serverns sidor.
core-error-no-hints = Tips finns bara i partier mot botar eller ensam, inte i dagens giv.
core-error-offer-not-available = Det går inte att föreslå vid det här bordet.
core-error-not-options = De inställningarna är inte giltiga för det här spelet.
core-error-not-over = Det här är tillgängligt efter partiet.
core-error-not-playing = Partiet pågår inte.
core-error-not-the-host = Bara värden får göra det.
core-error-private-match = Partiet är privat. Be någon av spelarna att dela länken.
core-error-removed-from-table = Värden har tagit bort dig från bordet. Du kan inte gå med igen.
core-error-not-storable = Texten innehåller tecken som inte kan sparas. Ta bort dem och försök igen.
core-error-bad-request = Servern kunde inte läsa anropet.
core-error-not-your-seat = Det är inte din plats.
core-error-not-your-table = Du spelade inte vid det här bordet.
core-error-not-your-turn = Det är inte din tur.
core-error-no-such-phrase = Den frasen finns inte.
core-error-no-such-message = Det meddelandet finns inte.
core-error-empty-message = Skriv ett meddelande först.
core-error-nothing-to-take-back = Du har inget drag att ta tillbaka.
core-error-already-redrawn = Draget har redan tagits tillbaka och dragits på nytt en gång.
core-error-paused = Partiet är pausat. Återuppta det först.
core-error-not-paused = Partiet är inte pausat.
core-error-no-vacation = Det här bordet har ingen semester.
core-error-no-conditional-moves = Villkorade drag finns bara i korrespondenspartier utan slump eller dold information.
core-error-line-is-due = Det är din tur: gör ditt drag.
core-error-line-without-reply = En variant måste sluta med ett eget drag.
core-error-line-too-long = En variant kan ha högst { $most } drag.
core-error-too-many-lines = Du kan ha högst { $most } varianter. Ta bort en först.
core-error-no-nudge = Här går det inte att påminna: klockan avgör.
core-error-nudge-later = Det är för tidigt för en påminnelse.
core-error-no-player-awaited = Du väntar inte på någon spelare.
core-error-no-claim = Du kan inte begära resultatet här: klockan avgör.
core-error-claim-later = Du kan begära resultatet efter två veckor utan drag.
core-error-claim-not-alone = Andra spelare är fortfarande aktiva. Du kan bara fortsätta utan dem som har lämnat.
core-error-offer-open = Ett annat förslag är fortfarande öppet.
core-error-offer-later = Du föreslog det för en liten stund sedan. Du kan upprepa det efter { $moves ->
    [one] ditt nästa drag
   *[other] dina nästa { $moves } drag
} eller om { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-seat-each = Du kan inte ta två platser samtidigt.
core-error-order = Det är ingen giltig ordning av de här platserna.
core-error-other-digest = Reglerna ger ett annat resultat när partiet spelas upp.
core-error-other-game = Det här partiet hör till ett annat spel.
core-error-other-version = Det här partiet spelades med en äldre version av reglerna.
core-error-not-possible-now = Det går inte just nu.
core-error-rules-fail = Spelets regler gav ett fel i den här ställningen.
core-error-seats = Spelet är för { $least } till { $most } spelare.
core-error-stale = Ställningen har ändrats. Titta på brädet igen.
core-error-stale-offer = Förslaget gäller inte längre. Läs det nya innan du svarar.
core-error-time-left = Det finns tid kvar på klockan.
core-error-too-busy = Servern är överbelastad. Försök igen.
core-error-too-large = Det är för långt.
core-error-too-many = För många anrop. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
core-error-too-many-public = Du har redan { $most } offentliga bord. Öppna nästa när ett av dem har startat.
core-error-too-many-open-tables = Du har redan { $most } öppna bord. Öppna nästa när ett av dem har startat eller stängts.
core-error-too-many-drafts = Du har provat för många drag. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
core-error-too-much-history = Du har laddat för många tidigare ställningar. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
core-error-too-many-tables = Du har öppnat för många bord. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
} före nästa.
core-error-too-much-chat = Du har skickat för många meddelanden. Vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
} före nästa.
core-error-too-many-bot-tables = Du har redan { $most } pågående partier med bara botar. Öppna nästa när ett av dem är slut.
core-error-too-many-codes = För många felaktiga koder. Vänta { $minutes ->
    [0] { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }
   *[other] { $minutes } minuter
} eller be om länken till bordet.
core-error-too-many-seats = Det här bordet har bara { $seats } platser.
core-error-too-often = För många anrop. Vänta ett ögonblick.
core-error-too-many-sockets = Du kan ha högst { $most } av webbplatsens sidor öppna samtidigt. Stäng en och ladda om den här.
core-error-too-slow = Anropet tog för lång tid. Försök igen.
core-error-storage-busy = Databasen är upptagen. Inget har ändrats; försök igen om en stund.
core-error-storage-full = Serverns disk är full. Inget har ändrats; kontakta administratören.
core-error-storage-read-only = Serverns databas är skrivskyddad. Inget har ändrats; kontakta administratören.
core-error-storage-unavailable = Serverns databas svarar inte. Försök igen om en stund; om det inte hjälper, kontakta administratören.
core-error-unknown-event = Partiet spelades in av en nyare version av servern.
core-error-unreadable = Partiets logg går inte att läsa.

## Rooms
site-room = Rum
site-room-instead = { $note } (ersätter { $other })
site-room-enter = Gå in
site-faq = Vanliga frågor
site-notifications = Aviseringar
site-only-this-computer = Bara den här datorn kan öppna länken, eftersom servern startades bara för den här datorn.
site-announcement = Meddelande
site-forum = Forum
site-room-people = { $count ->
    [0] inga spelare
    [one] en spelare
   *[other] { $count } spelare
}
site-room-open = { $count ->
    [0] inga öppna bord
    [one] ett öppet bord
   *[other] { $count } öppna bord
}
core-error-no-daily-deal = Det här spelet har ingen dagens giv.
core-error-daily-is-opened = Öppna dagens giv från startsidan.
core-error-once-a-day = Du kan spela dagens giv bara en gång. Nästa kommer i morgon.
core-error-day-not-over = Givens slumpfrö är hemligt tills dagen är slut, eftersom andra fortfarande kan spela den.

## The deal of the day
site-daily = Dagens giv
site-today = I dag
site-daily-board = Given i dag
site-daily-again = Spelat igen på en enhet som kände till given

## Sending
site-confirm = Bekräfta drag
site-confirm-matters = Bara viktiga drag
site-confirm-always = Alltid
site-confirm-never = Aldrig

## Lessons
site-lesson = Lektion
site-lesson-of = Lär dig { $game }
site-lesson-step = Lektion, steg { $step } av { $count }
site-lesson-next = Nästa
site-lesson-first = Spela ditt första parti
site-lesson-again = Börja om lektionen
site-lesson-other = Det draget är tillåtet, men följ lektionen.
site-highlighted = markerad
site-highlighted-move = Markerat på brädet: { $move }
site-part-not-allowed = Det går inte nu.
site-part-possible = kan väljas
site-keys-parts-walk = flytta mellan brädets delar
site-keys-parts-name = gå till delen med det här namnet
site-keys-parts-press = välj delen
site-learn = Lär dig genom att spela
site-puzzle = Dagens problem
core-error-no-puzzle = { $game } har inga problem.
core-error-no-such-puzzle = Det finns inget problem för { $day }.

site-no-lesson = Lektionen hittades inte
core-error-no-lesson = { $game } har ingen lektion än. Läs reglerna i stället.

## Pauses, reminders and abandoned games
site-pause = Paus
site-allow-pauses = Tillåt pauser
site-offer-pause = { $name } ber om en paus.
site-offer-mine-pause = Du har bett om en paus. Klockorna stannar när alla spelare godtar.
site-log-continued = { $name } återupptog partiet.
site-log-nudged = { $name } skickade en påminnelse.
site-log-claimed = { $what ->
    [draw] { $name } begärde remi: partiet var övergivet.
    [void] { $name } förklarade partiet ogiltigt: det var övergivet.
   *[out] { $name } fortsätter utan dem som övergav partiet.
}
site-log-excused = { $name } har semester: en dag till.
site-over-lying = Partiet övergavs.
site-over-void = Partiet övergavs och räknas inte.
site-clock-days-bank = { $days ->
    [one] 1 dag i reserv
   *[other] { $days } dagar i reserv
}
site-clock-vacation = semester
site-clock-bank-runs = { $time } kvar av reserven
site-vacation = Automatisk semester
site-vacation-line = När en spelares tid är slut används i stället en av spelarens 21 semesterdagar per år.
site-days-off = Semesterdagar kvar: { $left } av { $of }
site-days-off-line = Vid bord med automatisk semester används en dag när din tid är slut. Dagarna förnyas den 1 januari.
site-paused = Pausat
site-delay = Fördröjning för åskådare
site-delay-moves = { $count ->
    [0] ingen
    [one] 1 drag
   *[other] { $count } drag
}
site-lag-compensation = { $ms } ms fördröjningskompensation
