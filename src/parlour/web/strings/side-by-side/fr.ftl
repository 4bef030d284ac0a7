### Plusieurs tables côte à côte, en français.

side-by-side-title = Côte à côte
side-by-side-none = On ne joue à aucune de vos tables.
side-by-side-alone = Ouvrir cette table seule
side-by-side-over = Une table terminée
