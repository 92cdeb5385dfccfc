"""Players without bodies."""
