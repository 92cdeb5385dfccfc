"""How fast the games are, against the budgets of the design."""
