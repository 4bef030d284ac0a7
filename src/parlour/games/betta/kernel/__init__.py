"""The rules of Betta as machine code, and the players that think with them."""
