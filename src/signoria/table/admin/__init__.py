"""What whoever runs a server does to people and tables, beside the servers or while none runs."""
