### Swedish strings of pauses, reminders, lag and conditional moves.

## The pause
correspondence-paused = Partiet är pausat. Alla klockor är stoppade.
correspondence-resume = Återuppta

## Reminders and abandoned games
correspondence-remind = Skicka påminnelse
correspondence-remind-from = Du kan påminna { $names } från { $time }.
correspondence-reminded = Påminnelse skickad till { $names }.
correspondence-inactive = { $names } har inte gjort något drag på två veckor.
correspondence-claim = Begär resultat
correspondence-claim-title = Avsluta det övergivna partiet?
correspondence-claim-out = De förlorar
correspondence-claim-out-line = Som om de hade gett upp. I ett parti för två vinner du.
correspondence-claim-draw = Remi
correspondence-claim-draw-line = Alla spelare delar förstaplatsen.
correspondence-claim-void = Ogiltigt
correspondence-claim-void-line = Partiet räknas inte.

## Spectator delay and lag
correspondence-delay = { $count ->
    [one] Du ser partiet med ett drags fördröjning.
   *[other] Du ser partiet med { $count } drags fördröjning.
}
correspondence-lag = Fördröjning: { $ms } ms
correspondence-lag-line = Mätt av servern. Varje drag kompenseras för fördröjning, upp till { $most } ms.

## Conditional moves
correspondence-conditional-about = Förbered dina svar på drag som du väntar dig. Om motståndaren gör draget spelar servern genast ditt svar; annars tas varianten bort. Andra spelare kan inte se den.
correspondence-conditional-new = Lägg till villkorade drag
correspondence-conditional-if-they = Om { $name } spelar …
correspondence-conditional-answer = Ditt svar:
correspondence-conditional-ends = Partiet skulle sluta här.
correspondence-conditional-line = Du planerar i förväg: inget drag spelas.
correspondence-conditional-back = Föregående drag
correspondence-conditional-save = Spara variant
correspondence-conditional-saved = Sparad. Ditt svar spelas om ställningen uppstår.
correspondence-conditional-if = Om
correspondence-conditional-then = då
correspondence-conditional-continue = Fortsätt härifrån
correspondence-conditional-delete = Ta bort
correspondence-conditional-due = Det är din tur. Gör ditt drag först.
