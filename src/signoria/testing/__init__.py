"""The conformance kit: `check_game(GAME)` plays a game at random and checks every law of the engine contract."""

from signoria.testing.check import check_game
from signoria.testing.moment import Memory
from signoria.testing.nonconformity import Nonconformity

__all__ = ["Memory", "Nonconformity", "check_game"]
