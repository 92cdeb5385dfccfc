"""Tables before the game, and who may see which."""
