### Flera bord sida vid sida, på svenska.

beside-title = Sida vid sida
beside-none = Det spelas inte vid något av dina bord.
beside-alone = Öppna bordet för sig
beside-over = Ett bord där det är slut
