"""Bots: who is asked, and the processes that think."""
