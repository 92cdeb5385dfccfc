"""Battles that several tests fight: Milan before Bergamo, a tie, a sale before Siena."""

from __future__ import annotations

from tests.games.renaissance.positions import Position, do

from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def bergamo(*, milan: tuple[str, ...], venice: tuple[str, ...] = (), purse: int = 0, purse_d: int = 0) -> Position:
    """Milan to move, Bergamo Venice's bare garrison in the mountains."""
    position = Position().turn_of("milan").own("venice", "bergamo")
    position.hand("milan", *milan).hand("venice", *venice)
    return position.ducats("milan", purse).ducats("venice", purse_d)


def declared(position: Position) -> Renaissance:
    return do(position.build(), "attack", "target:bergamo", "road:milano")


def tie(milan: tuple[str, ...] = (), venice: tuple[str, ...] = ()) -> Renaissance:
    """Twelve to twelve: 3+5 and a four against 7, garrison, mountain and a two."""
    state = declared(bergamo(milan=("pikemen", "knights", *milan), venice=("swiss", *venice)))
    do(state, "lay:pikemen", "lay:knights", "lay:swiss", "die:4", "die:2")
    while state.prompt(state.actors()[0]).code == "battle.reveal":
        state.apply(state.actors()[0], state.options(state.actors()[0])[0])
    return state


def sale(purse: int = 1, **hands: tuple[str, ...]) -> Renaissance:
    """Florence attacks Rome's Siena; Venice holds a Condottiere."""
    position = Position().own("rome", "siena").ducats("florence", purse)
    position.hand("florence", "pikemen", "pikemen", "engineer").hand("venice", "condottiere")
    for nation, cards in hands.items():
        position.hand(nation, *cards)
    return do(position.build(), "attack", "target:siena", "road:firenze")
