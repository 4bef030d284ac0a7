### The café table, in Spanish: one big screen, and phones that are hands.

cafe-join = Apunta aquí con el móvil
cafe-type = o abre { $host } y escribe
cafe-free = Una silla libre
cafe-start-with = Empezar con { $count }
cafe-set-up = Preparar la mesa
cafe-hands = Tu mano está en tu móvil. Nadie más la ve.
cafe-back = ¿Perdiste tu mano? Apunta aquí con el móvil.
cafe-again = Pedid otra partida en el móvil.
cafe-full = Pantalla completa
cafe-more-seats = Más asientos
cafe-hide = Ocultar mi mano
cafe-show = Mostrar mi mano
cafe-hidden = Tu mano está oculta.
