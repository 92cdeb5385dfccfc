"""The journal of a game: lines, digests, chance, and what can be read from and proved by it."""
