"""What is measured of Carcassonne."""
