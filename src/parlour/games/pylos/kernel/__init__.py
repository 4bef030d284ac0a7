"""The rules in compiled code, and the evaluation, search and training built on them."""
