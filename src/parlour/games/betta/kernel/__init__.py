"""The compiled rules of Betta and the bots that use them."""
