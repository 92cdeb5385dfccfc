"""The database: its schema, reads, writes, and news between processes."""
