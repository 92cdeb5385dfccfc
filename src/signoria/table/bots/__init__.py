"""The bots of tables: when they move, where they think, how long that seems to take."""
