"""The steps from one version's database to the next; run by themselves when the server starts."""
