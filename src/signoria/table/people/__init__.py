"""Who is here: guests, accounts, names, and how often each may ask."""
