"""components.toml as typed constants: cards, palaces, costs, tracks; the map and the Domain; checks of the file."""
