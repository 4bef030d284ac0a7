### Varias mesas lado a lado, en español.

beside-title = Lado a lado
beside-none = No se juega en ninguna de tus mesas.
beside-alone = Abrir solo esta mesa
beside-over = Una mesa terminada
