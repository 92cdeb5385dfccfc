"""Tables that are open in this process: games, connections, and what a message does."""
