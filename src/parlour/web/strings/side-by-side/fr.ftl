### Several tables side by side, in French.

side-by-side-title = Côte à côte
side-by-side-none = Tu n’as aucune partie en cours.
side-by-side-alone = Ouvrir seulement cette table
side-by-side-over = Table terminée
