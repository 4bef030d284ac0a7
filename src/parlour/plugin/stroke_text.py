"""Letters and digits as strokes, for pictures that are drawn without fonts."""

from __future__ import annotations

WIDTH, HEIGHT, GAP = 4, 6, 2
"""The size of a letter and the distance between letters."""

LETTERS = {
    "0": "01 10 30 41 45 36 16 05 01",
    "1": "11 20 26|16 36",
    "2": "01 10 30 41 42 06 46",
    "3": "01 10 30 41 42 33 23|33 44 45 36 16 05",
    "4": "36 30 04 44",
    "5": "40 00 03 33 44 45 36 16 05",
    "6": "41 30 10 01 05 16 36 45 44 33 03",
    "7": "00 40 16",
    "8": "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33",
    "9": "43 13 02 01 10 30 41 45 36 16 05",
    "A": "06 20 46|14 34",
    "B": "33 03|33 42 41 30 00 06 36 45 44 33",
    "C": "41 30 10 01 05 16 36 45",
    "D": "00 06 26 44 42 20 00",
    "E": "40 00 06 46|03 33",
    "F": "40 00 06|03 33",
    "G": "41 30 10 01 05 16 36 45 43 23",
    "H": "00 06|40 46|03 43",
    "I": "20 26|10 30|16 36",
    "J": "40 45 36 16 05",
    "K": "00 06|40 03 46",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "10 30 41 45 36 16 05 01 10",
    "P": "06 00 30 41 42 33 03",
    "Q": "10 30 41 45 36 16 05 01 10|34 46",
    "R": "06 00 30 41 42 33 03|23 46",
    "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "00 40|20 26",
    "U": "00 05 16 36 45 40",
    "V": "00 26 40",
    "W": "00 16 23 36 40",
    "X": "00 46|40 06",
    "Y": "00 23 40|23 26",
    "Z": "00 40 06 46",
    "+": "03 43|21 25",
    "-": "03 43",
}
"""The strokes of each letter: points in columns 0 to 4 and rows 0 to 6, strokes divided by `|`."""


def stroke_path(text: str) -> tuple[str, int]:
    """Return the path of a text in SVG and its width; unknown characters are left out.

    >>> stroke_path("L7")
    ('M0 0L0 6L4 6M6 0L10 0L7 6', 10)
    """
    known = [letter for letter in text.upper() if letter in LETTERS]
    path = ""
    for number, letter in enumerate(known):
        left = number * (WIDTH + GAP)
        for stroke in LETTERS[letter].split("|"):
            points = (f"{left + int(point[0])} {point[1]}" for point in stroke.split())
            path += "M" + "L".join(points)
    return path, max(0, len(known) * (WIDTH + GAP) - GAP)
