"""What the questions of a battle have in common: in which stage they are asked, and how the battle stands."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from signoria.core.codes import Params, Problem
from signoria.core.decision import SEAT
from signoria.games.renaissance.battle.fields import (
    B_ATTACKER,
    B_DEFENDER,
    B_SOURCE,
    B_TARGET,
    DICE_AND_REVEAL,
    FACE_DOWN,
    MODE,
    MODES,
    SLOT_COUNT,
    STAGE,
)
from signoria.games.renaissance.battle.totals import attack_total, defence_total
from signoria.games.renaissance.box.constants import CITIES
from signoria.games.renaissance.phases.question import Question
from signoria.games.renaissance.state import Renaissance


def battle_params(s: Renaissance) -> Params:
    """Where the battle is, and once the cards are up how it stands."""
    params: Params = {
        "source": CITIES[s.battle[B_SOURCE]],
        "target": CITIES[s.battle[B_TARGET]],
        "mode": MODES[s.battle[MODE]],
        "attacker": s.battle[B_ATTACKER],
        "defender": s.battle[B_DEFENDER],
    }
    if s.battle[STAGE] > DICE_AND_REVEAL and not any(s.slot(slot, FACE_DOWN) for slot in range(SLOT_COUNT)):
        params |= {"attack": attack_total(s), "defence": defence_total(s)}
    return params


def stage_problems(s: Renaissance, *stages: int) -> list[Problem]:
    if s.battle[STAGE] in stages:
        return []
    return [Problem("stage", f"stage {s.battle[STAGE]} asks something else")]


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleQuestion(Question):
    """Asked of one of the two who fight, in one stage."""

    stage: i64

    def __init__(self, id: i64, code: str, stage: i64, inside: tuple[int, ...]) -> None:
        super().__init__(id, code, "4.7", inside=inside)
        self.stage = stage

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return battle_params(s)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.frames[at + SEAT] not in (s.battle[B_ATTACKER], s.battle[B_DEFENDER]):
            return [Problem("seat", "only belligerents play cards in a battle")]
        return stage_problems(s, self.stage)
