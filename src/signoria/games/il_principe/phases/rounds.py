"""The four phases of a round, and when the game ends (§4, §6; R25, R26, R29)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.il_principe.box import COLOR_COUNT, END_BELOW, LAST_BELOW
from signoria.games.il_principe.phases import build, lots, roles, supply, turns
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.state import ACTIONS, AUCTIONS, EMPTY, OVER, SUPPLY, IlPrincipeState


def next_phase(s: IlPrincipeState) -> None:
    """What follows the phase that is over; after set-up and after phase 4, a round or the end."""
    if s.phase == SUPPLY:
        lots.begin(s)
    elif s.phase == AUCTIONS:
        turns.begin(s)
    elif s.phase == ACTIONS:
        roles.begin(s)
    else:
        begin_round(s)


def begin_round(s: IlPrincipeState) -> None:
    """Too few cities end the game at once (R25); too thin a deck makes this round the last, without phase 1."""
    if s.last_round == 1 or build.face_up(s) < END_BELOW:
        s.phase = OVER
        if s.events is not None:
            s.tell("game_over", {"round": s.round})
        return
    forget_round(s)
    s.round += 1
    s.last_round = 1 if total(s.deck, 0) < LAST_BELOW[s.players] else 0
    if s.events is not None:
        s.tell("round_begun", {"round": s.round, "last": s.last_round})
    if s.last_round == 1:
        lots.begin(s)
    else:
        supply.begin(s)


def forget_round(s: IlPrincipeState) -> None:
    """The lots and actions of the round before are told no more."""
    color: i64
    for color in range(COLOR_COUNT):
        s.lot_size[color] = 0
        s.lot_buyer[color] = EMPTY
        s.lot_price[color] = 0
    seat: i64
    for seat in range(s.players):
        s.acted[seat] = EMPTY
    i: i64
    for i in range(s.players * COLOR_COUNT):
        s.given[i] = 0
