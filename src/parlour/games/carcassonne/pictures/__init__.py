"""Pictures drawn from data: board tiles, posters of finished matches, and link previews."""
