### Spanish strings of café tables: one shared screen, and hands on phones.

cafe-join = Escanea con el móvil
cafe-type = o abre { $host } y escribe
cafe-free = Asiento libre
cafe-start-with = Empezar con { $count }
cafe-set-up = Cambiar ajustes
cafe-hands = Tu mano está en tu móvil. Los demás jugadores no la ven.
cafe-back = ¿No ves tu mano? Escanea este código con el móvil.
cafe-again = Empieza otra partida desde el móvil.
cafe-full = Pantalla completa
cafe-more-seats = Más asientos
cafe-hide = Ocultar mi mano
cafe-show = Mostrar mi mano
cafe-hidden = Tu mano está oculta.
