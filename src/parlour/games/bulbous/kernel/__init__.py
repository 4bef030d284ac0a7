"""The compiled kernel of Bulbous: the rules on packed states, and the players that use them."""
