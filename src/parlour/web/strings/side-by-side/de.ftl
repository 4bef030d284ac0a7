### Several tables side by side, in German.

side-by-side-title = Nebeneinander
side-by-side-none = Du hast keine laufenden Partien.
side-by-side-alone = Nur diesen Tisch öffnen
side-by-side-over = Beendeter Tisch
