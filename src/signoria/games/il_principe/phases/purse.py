"""What a seat has in its purse, told whenever that changes: to itself alone, unless money lies open (§7)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.il_principe.state import IlPrincipe


def tell_purse(s: IlPrincipe, seat: i64) -> None:
    """Tell how many coins a seat has now, if anybody listens."""
    if s.events is not None:
        s.tell("purse", {"seat": seat, "coins": s.coins[seat]}, None if s.settings["open_money"] is True else (seat,))
