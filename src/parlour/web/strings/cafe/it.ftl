### The café table, in Italian: one big screen, and phones that are hands.

cafe-join = Inquadra qui col telefono
cafe-type = oppure apri { $host } e scrivi
cafe-free = Una sedia libera
cafe-start-with = Comincia in { $count }
cafe-set-up = Prepara il tavolo
cafe-hands = La tua mano è sul telefono. Nessun altro la vede.
cafe-back = Persa la mano? Inquadra qui col telefono.
cafe-again = Chiedete un’altra partita sul telefono.
cafe-full = Schermo intero
cafe-more-seats = Altri posti
cafe-hide = Nascondi la mia mano
cafe-show = Mostra la mia mano
cafe-hidden = La tua mano è nascosta.
