"""The server: for now a first page and the list of games."""
