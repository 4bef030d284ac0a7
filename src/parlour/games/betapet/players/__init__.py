"""The players of Betapet, from limited vocabularies to simulation and endgame search."""
