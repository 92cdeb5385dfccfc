"""Symbols, sources and the payments made with them (§2.4, §4.8)."""
