"""Who plays Betapet for the house: from a child with a child's words to one who counts the last tiles out."""
