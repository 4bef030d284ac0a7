### Flera bord sida vid sida, på svenska.

side-by-side-title = Sida vid sida
side-by-side-none = Det spelas inte vid något av dina bord.
side-by-side-alone = Öppna bordet för sig
side-by-side-over = Ett bord där det är slut
