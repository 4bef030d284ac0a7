"""Tests for preview images of positions."""

from __future__ import annotations

from xml.etree import ElementTree

from parlour.plugin.link_picture import HEIGHT, MARGIN, WIDTH, svg_on_background


def test_the_drawing_fits_the_background_of_a_link_preview() -> None:
    picture = ElementTree.fromstring(svg_on_background('<circle r="3"/>', -3, -3, 6, 6))
    ground, box = picture
    assert (ground.get("width"), ground.get("height")) == (str(WIDTH), str(HEIGHT))
    assert box.get("viewBox") == "-3 -3 6 6" and box.get("x") == str(MARGIN) and len(box) == 1
