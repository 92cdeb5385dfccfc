"""What bots say of a game that is over: chances along it, what else could have been done, and where it turned."""
