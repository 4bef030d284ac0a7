"""The rules, the evaluation and the search of Carcassonne, compiled to machine code."""
