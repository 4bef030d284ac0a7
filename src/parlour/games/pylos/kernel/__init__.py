"""The rules once more in machine code, and what is built on them: evaluation, search, training."""
