"""Clubs: groups of members with a page and their own tournaments."""
