"""The server: tables at which people and bots play, over HTTP and sockets."""
