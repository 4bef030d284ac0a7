"""Accounts: guests, members, sign-in and sessions."""
