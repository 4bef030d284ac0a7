"""Analysis of finished matches by the strongest bot."""
