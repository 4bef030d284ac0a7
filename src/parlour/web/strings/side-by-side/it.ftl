### Più tavoli affiancati, in italiano.

side-by-side-title = Affiancati
side-by-side-none = Non si gioca a nessuno dei tuoi tavoli.
side-by-side-alone = Apri solo questo tavolo
side-by-side-over = Un tavolo finito
