### Plusieurs tables côte à côte, en français.

beside-title = Côte à côte
beside-none = On ne joue à aucune de vos tables.
beside-alone = Ouvrir cette table seule
beside-over = Une table terminée
