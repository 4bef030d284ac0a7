### Several tables side by side, in Swedish.

side-by-side-title = Sida vid sida
side-by-side-none = Du har inga pågående partier.
side-by-side-alone = Öppna bara det här bordet
side-by-side-over = Avslutat bord
