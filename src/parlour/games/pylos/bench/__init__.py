"""What is measured of Pylos: its speed, and how often its levels keep a result that is known."""
