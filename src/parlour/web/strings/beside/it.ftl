### Più tavoli affiancati, in italiano.

beside-title = Affiancati
beside-none = Non si gioca a nessuno dei tuoi tavoli.
beside-alone = Apri solo questo tavolo
beside-over = Un tavolo finito
