"""One running game: what is played, journalled, answered by itself and taken back."""
