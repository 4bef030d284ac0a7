"""Pictures drawn from data: tiles for the board, posters of finished matches, link previews."""
