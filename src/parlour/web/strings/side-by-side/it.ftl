### Several tables side by side, in Italian.

side-by-side-title = Affiancati
side-by-side-none = Non hai partite in corso.
side-by-side-alone = Apri solo questo tavolo
side-by-side-over = Tavolo finito
