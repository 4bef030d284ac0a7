"""The land as vectors: tiles drawn from their facts alone, for the table, for small boards and for a poster."""
