"""What all questions to a seat have in common."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Decision
from signoria.core.state import CHANCE
from signoria.games.il_principe.state import IlPrincipe


class Question(Decision[IlPrincipe]):
    """A decision of a seat. Compiled, what is declared here is called without a look at the class of the state."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        raise NotImplementedError

    def obstacle(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE

    def options(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        count: i64 = self.candidates(s, seat, out)
        legal: i64 = 0
        for i in range(count):
            action: i64 = out[i]
            if self.obstacle(s, seat, action) == NO_OBSTACLE:
                out[legal] = action
                legal += 1
        return legal

    def prompt_params(self, s: IlPrincipe, seat: int) -> Params:
        return {"seat": seat, "round": s.round}

    def leads_to_chance(self, s: IlPrincipe, seat: int, action: int) -> bool:
        """Will a card or city be turned up, so that there is no way back without asking the others?"""
        if self.obstacle(s, seat, action) != NO_OBSTACLE:
            return False
        after = s.clone()
        after.step(seat, action)
        return after.mover() == CHANCE

    def is_forced(self, s: IlPrincipe, seat: int) -> bool:
        return len(s.options(seat)) == 1
