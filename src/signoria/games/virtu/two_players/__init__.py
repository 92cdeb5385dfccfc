"""Les guerres d'Italie: what only the game for two has (§7.2)."""
