### How a table keeps time, in Swedish.

## The pause
pace-paused = Partiet är pausat: alla klockor står stilla.
pace-go-on = Spela vidare

## Reminders and what was left lying
pace-nudge = Påminn
pace-nudge-from = Från { $time } kan du påminna { $names }.
pace-nudged = { $names } får en påminnelse.
pace-lying = På två veckor har inget hörts från { $names }.
pace-claim = Gör upp
pace-claim-title = Hur ska det sluta?
pace-claim-out = De är ute
pace-claim-out-line = Som om de gett upp. Av två vinner du.
pace-claim-draw = Remi
pace-claim-draw-line = Alla kommer först.
pace-claim-void = Ogiltigt
pace-claim-void-line = Det räknas inte för någon.

## Watching and the line
pace-behind = { $count ->
    [one] Du ser partiet ett drag senare.
   *[other] Du ser partiet { $count } drag senare.
}
pace-lag = Linje: { $ms } ms
pace-lag-line = Huset har mätt det. Varje drag får tillbaka tiden för sin väg, upp till { $most } ms.

## Drag lagda i förväg
pace-plan-about = Säg vad du svarar om de spelar det ena eller andra. Huset spelar ditt svar genast när det blir så, och glömmer det när det blir annorlunda. Ingen annan kan se det.
pace-plan-new = Planera framåt
pace-plan-if-they = Om { $name } spelar …
pace-plan-answer = … vad svarar du?
pace-plan-ends = Här skulle partiet ta slut.
pace-plan-line = Du tänker framåt: inget spelas.
pace-plan-back = Ett steg tillbaka
pace-plan-keep = Behåll följden
pace-plan-kept = Behållen: den spelas så snart det blir så.
pace-plan-if = Om
pace-plan-then = då
pace-plan-go-on = Fortsätt härifrån
pace-plan-drop = Ta bort
pace-plan-due = Det är din tur: gör ditt drag, sedan kan du planera vidare.
