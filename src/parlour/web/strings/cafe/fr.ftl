### The café table, in French: one big screen, and phones that are hands.

cafe-join = Vise ici avec ton téléphone
cafe-type = ou ouvre { $host } et tape
cafe-free = Une chaise libre
cafe-start-with = Commencer à { $count }
cafe-set-up = Préparer la table
cafe-hands = Ta main est sur ton téléphone. Personne d’autre ne la voit.
cafe-back = Main perdue ? Vise ici avec ton téléphone.
cafe-again = Demandez une autre partie sur vos téléphones.
cafe-full = Plein écran
cafe-more-seats = Autres places
cafe-hide = Cacher ma main
cafe-show = Montrer ma main
cafe-hidden = Ta main est cachée.
