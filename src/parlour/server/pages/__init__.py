"""The HTML pages of the site."""
