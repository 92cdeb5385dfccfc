"""A round begins, or the game ends (§4, §6; R25, R26, R29)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import Procedure
from signoria.core.outcome import tell_winners
from signoria.core.state import CHANCE
from signoria.games.il_principe.box.constants import COLOR_COUNT, END_BELOW, LAST_BELOW
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.phases.cities import face_up
from signoria.games.il_principe.scoring import ranking, tell_scores
from signoria.games.il_principe.state import DECISIONS, DRAW, EMPTIES, LOTS, OVER, PHASES, ROUND, ZEROS, IlPrincipe


class Round(Procedure[IlPrincipe]):
    """Each phase names the one after it; this one comes before the first and after the last."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        """Too few cities end the game at once (R25); too thin a deck makes this round the last, without phase 1."""
        if s.events is not None and s.round > 0:
            tell_track(s)
        if s.last_round == 1 or face_up(s) < END_BELOW:
            s.phase = OVER
            if s.events is not None:
                s.tell("phase_begun", {"phase": PHASES[OVER]})
                s.tell("game_over", {"round": s.round, "last": s.last_round, "cities": face_up(s)})
                tell_scores(s)
                tell_winners(s, ranking(s))
            s.done()
            return
        forget_round(s)
        s.round += 1
        s.last_round = 1 if total(s.deck, 0) < LAST_BELOW[s.players] else 0
        if s.events is not None:
            s.tell("round_begun", {"round": s.round, "last": s.last_round})
        if s.last_round == 1:
            s.then(LOTS, s.marker)
        else:
            s.then(DRAW, CHANCE)


def tell_track(s: IlPrincipe) -> None:
    """Tell how far everybody has come on the score track after a round."""
    for seat in range(s.players):
        s.tell("standing", {"seat": seat, "round": s.round, "points": s.vp[seat]})


def forget_round(s: IlPrincipe) -> None:
    """The lots and actions of the round before are told no more."""
    s.given = ZEROS[: COLOR_COUNT * s.players]
    s.lot_size = ZEROS[:COLOR_COUNT]
    s.lot_buyer = EMPTIES[:COLOR_COUNT]
    s.lot_price = ZEROS[:COLOR_COUNT]
    s.acted = EMPTIES[: s.players]


DECISIONS.place(Round(ROUND, "round", "4"))
