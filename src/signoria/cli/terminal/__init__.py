"""A game in the terminal: a session that plays, a screen that draws, a dialogue between them."""
