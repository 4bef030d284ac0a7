### Italian strings of café tables: one shared screen, and hands on phones.

cafe-join = Scansiona con il telefono
cafe-type = oppure apri { $host } e inserisci
cafe-free = Posto libero
cafe-start-with = Comincia in { $count }
cafe-set-up = Cambia impostazioni
cafe-hands = La tua mano è sul telefono. Gli altri giocatori non la vedono.
cafe-back = Mano persa? Scansiona questo codice con il telefono.
cafe-again = Avvia un’altra partita dal telefono.
cafe-full = Schermo intero
cafe-more-seats = Altri posti
cafe-hide = Nascondi la mia mano
cafe-show = Mostra la mia mano
cafe-hidden = La tua mano è nascosta.
