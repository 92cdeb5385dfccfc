"""`signoria admin`: people and tables in the hands of whoever runs the server."""
