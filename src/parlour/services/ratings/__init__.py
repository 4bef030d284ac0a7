"""How well somebody plays, estimated from who came where."""
