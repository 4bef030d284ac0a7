"""Who is here, and what they may call themselves."""
