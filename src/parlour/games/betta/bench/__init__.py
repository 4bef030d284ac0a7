"""What is measured of Betta: its speed, and the strength of its levels."""
