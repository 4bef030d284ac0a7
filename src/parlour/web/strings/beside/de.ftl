### Mehrere Tische nebeneinander, auf Deutsch.

beside-title = Nebeneinander
beside-none = An keinem deiner Tische wird gespielt.
beside-alone = Diesen Tisch allein öffnen
beside-over = Ein Tisch, an dem es vorbei ist
