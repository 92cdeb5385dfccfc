"""The phases of the year, each with its decisions (§4)."""
