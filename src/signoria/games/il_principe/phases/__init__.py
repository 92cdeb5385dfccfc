"""The phases of the game; to import them puts every decision in its place."""

from signoria.games.il_principe.phases import auction as auction
from signoria.games.il_principe.phases import bonus as bonus
from signoria.games.il_principe.phases import build as build
from signoria.games.il_principe.phases import lots as lots
from signoria.games.il_principe.phases import opening as opening
from signoria.games.il_principe.phases import reveal as reveal
from signoria.games.il_principe.phases import roles as roles
from signoria.games.il_principe.phases import rounds as rounds
from signoria.games.il_principe.phases import shields as shields
from signoria.games.il_principe.phases import supply as supply
from signoria.games.il_principe.phases import turns as turns
