"""What the game for two does otherwise: the two games answer these questions, each in its own file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.codes import ScoreLine

if TYPE_CHECKING:
    from signoria.games.virtu.state import Virtu


class Variant:
    """L'art de gouverner (`phases/three_to_five.py`) or Les guerres d'Italie (`two_players/variant.py`)."""

    # Which side of boards, palaces, cards and tables is used: 0 for three to five players, 1 for two.
    side: i64

    # ---- set-up and course ----

    def settle(self, s: Virtu) -> None:
        """Everybody has a state: homes, troops, agents, florins; then who plays first."""
        raise NotImplementedError

    def set_order(self, s: Virtu) -> None:
        """The order of play after the retreats of Spring."""
        raise NotImplementedError

    def is_last_year(self, s: Virtu) -> bool:
        """Will the game end with this Winter? Tested after the retreats of Spring (R39)."""
        raise NotImplementedError

    def is_over(self, s: Virtu) -> bool:
        """Is the game over with the Winter that ends?"""
        raise NotImplementedError

    def tell_why(self, s: Virtu) -> None:
        """Everything that makes this year the last one, or ends the game with it, as events."""
        raise NotImplementedError

    # ---- rules ----

    def pay(self, s: Virtu, troops: i64) -> i64:
        """Florins for so many troops on the map this Winter."""
        raise NotImplementedError

    def next_pay(self, s: Virtu, seat: i64, troops: i64) -> i64:
        """Florins for so many troops of a seat when they are paid next; none if they never are again."""
        raise NotImplementedError

    def places(self, s: Virtu, seat: i64) -> i64:
        """Courtier places that something else than titles opens."""
        raise NotImplementedError

    def taken(self, s: Virtu, winner: i64, city: i64, owner: i64, loser: i64) -> None:
        """What else follows when a siege is won."""
        raise NotImplementedError

    # ---- points ----

    def lines(self, s: Virtu, seat: int) -> list[ScoreLine]:
        """A seat's score sheet."""
        raise NotImplementedError

    def totals(self, s: Virtu) -> list[int]:
        """Every seat's points."""
        raise NotImplementedError

    def tie_break(self, s: Virtu, seat: i64) -> i64:
        """Of equal points the higher one wins."""
        raise NotImplementedError

    def time_left(self, s: Virtu) -> float:
        """From 1 at the beginning to little at the end."""
        raise NotImplementedError
