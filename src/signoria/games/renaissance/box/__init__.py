"""components.toml as typed constants, the set-ups, and what the file must fulfil."""
