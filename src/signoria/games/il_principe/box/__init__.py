"""The box: components.toml as typed constants, and what must hold of it."""
