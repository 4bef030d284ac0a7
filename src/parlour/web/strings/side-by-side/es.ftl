### Varias mesas lado a lado, en español.

side-by-side-title = Lado a lado
side-by-side-none = No se juega en ninguna de tus mesas.
side-by-side-alone = Abrir solo esta mesa
side-by-side-over = Una mesa terminada
