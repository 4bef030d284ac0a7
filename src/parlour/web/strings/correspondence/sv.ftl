### How a table keeps time, in Swedish.

## The pause
correspondence-paused = Partiet är pausat: alla klockor står stilla.
correspondence-resume = Spela vidare

## Reminders and what was left lying
correspondence-remind = Påminn
correspondence-remind-from = Från { $time } kan du påminna { $names }.
correspondence-reminded = { $names } får en påminnelse.
correspondence-inactive = På två veckor har inget hörts från { $names }.
correspondence-claim = Gör upp
correspondence-claim-title = Hur ska det sluta?
correspondence-claim-out = De är ute
correspondence-claim-out-line = Som om de gett upp. Av två vinner du.
correspondence-claim-draw = Remi
correspondence-claim-draw-line = Alla kommer först.
correspondence-claim-void = Ogiltigt
correspondence-claim-void-line = Det räknas inte för någon.

## Watching and the line
correspondence-delay = { $count ->
    [one] Du ser partiet ett drag senare.
   *[other] Du ser partiet { $count } drag senare.
}
correspondence-lag = Linje: { $ms } ms
correspondence-lag-line = Huset har mätt det. Varje drag får tillbaka tiden för sin väg, upp till { $most } ms.

## Drag lagda i förväg
correspondence-conditional-about = Säg vad du svarar om de spelar det ena eller andra. Huset spelar ditt svar genast när det blir så, och glömmer det när det blir annorlunda. Ingen annan kan se det.
correspondence-conditional-new = Planera framåt
correspondence-conditional-if-they = Om { $name } spelar …
correspondence-conditional-answer = … vad svarar du?
correspondence-conditional-ends = Här skulle partiet ta slut.
correspondence-conditional-line = Du tänker framåt: inget spelas.
correspondence-conditional-back = Ett steg tillbaka
correspondence-conditional-save = Behåll följden
correspondence-conditional-saved = Behållen: den spelas så snart det blir så.
correspondence-conditional-if = Om
correspondence-conditional-then = då
correspondence-conditional-continue = Fortsätt härifrån
correspondence-conditional-delete = Ta bort
correspondence-conditional-due = Det är din tur: gör ditt drag, sedan kan du planera vidare.
