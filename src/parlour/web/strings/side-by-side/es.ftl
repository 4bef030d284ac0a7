### Several tables side by side, in Spanish.

side-by-side-title = Lado a lado
side-by-side-none = No tienes partidas en curso.
side-by-side-alone = Abrir solo esta mesa
side-by-side-over = Mesa terminada
