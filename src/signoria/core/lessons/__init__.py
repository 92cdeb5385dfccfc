"""Learning a game by playing it: lessons as data, and the machine that plays them."""
