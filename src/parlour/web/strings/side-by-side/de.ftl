### Several tables side by side, in German.

side-by-side-title = Nebeneinander
side-by-side-none = An keinem deiner Tische wird gespielt.
side-by-side-alone = Diesen Tisch allein öffnen
side-by-side-over = Ein Tisch, an dem es vorbei ist
