"""Many games: simulation, tournaments, statistics."""
