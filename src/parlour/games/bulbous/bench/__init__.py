"""What is measured of Bulbous: speed, levels, exploitability, frames."""
