"""The end of the game: named score lines, goals, places and the tie-break (§6; R27 to R29)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params, ScoreLine
from signoria.games.principato.box.constants import (
    BACKS,
    CLASS_COUNT,
    CLASS_KIND,
    CLASS_VALUE,
    FACE_COUNT,
    GOAL_DIVISOR,
    GOAL_EACH,
    GOAL_MILITARY,
    GOAL_SET,
    GOAL_SET_POINTS,
    GOAL_THRESHOLD,
    GOAL_TOKENS,
    GOALS,
    KIND_COUNT,
    KINDS,
    MOST_SETS,
)
from signoria.games.principato.state import EMPTY, Principato


def score(s: Principato) -> list[list[ScoreLine]]:
    """Per seat: military points, each kind of culture, both goals."""
    return [_lines(s, seat) for seat in range(s.players)]


def _lines(s: Principato, seat: int) -> list[ScoreLine]:
    lines = [ScoreLine("military", s.military[seat])]
    for kind in range(KIND_COUNT):
        lines.append(ScoreLine(KINDS[kind], culture_points(s, seat, kind), {"count": culture_count(s, seat, kind)}))
    for back in range(BACKS):
        goal = s.goals[BACKS * seat + back]
        if goal != EMPTY:
            lines.append(ScoreLine("goal", goal_points(s, seat, goal), {"goal": GOALS[goal]}))
    return lines


def total(s: Principato, seat: i64) -> i64:
    points: i64 = s.military[seat]
    for culture in range(CLASS_COUNT):
        points += s.culture[seat * CLASS_COUNT + culture] * CLASS_VALUE[culture]
    for back in range(BACKS):
        goal: i64 = s.goals[BACKS * seat + back]
        if goal != EMPTY:
            points += goal_points(s, seat, goal)
    return points


def shown_points(s: Principato, seat: int) -> int:
    """Returns the points that everybody sees, all but the goals."""
    return int(s.military[seat]) + sum([int(culture_points(s, seat, kind)) for kind in range(KIND_COUNT)])


def counted(s: Principato, seat: int) -> Params:
    """Returns where the points of a seat come from."""
    culture = {f"from_{KINDS[kind]}": int(culture_points(s, seat, kind)) for kind in range(KIND_COUNT)}
    points = int(total(s, seat))
    goals = points - int(s.military[seat]) - sum(culture.values())
    return {"seat": seat, "points": points, "from_military": int(s.military[seat]), **culture, "from_goals": goals}


def culture_count(s: Principato, seat: i64, kind: i64) -> i64:
    count: i64 = 0
    for culture in range(CLASS_COUNT):
        if CLASS_KIND[culture] == kind:
            count += s.culture[seat * CLASS_COUNT + culture]
    return count


def culture_points(s: Principato, seat: i64, kind: i64) -> i64:
    points: i64 = 0
    for culture in range(CLASS_COUNT):
        if CLASS_KIND[culture] == kind:
            points += s.culture[seat * CLASS_COUNT + culture] * CLASS_VALUE[culture]
    return points


def goal_points(s: Principato, seat: i64, goal: i64) -> i64:
    """Tokens or military points above a threshold, in complete lots; or sets of culture, capped (R29)."""
    counted: i64 = s.military[seat] if GOAL_MILITARY[goal] == 1 else 0
    for face in range(FACE_COUNT):
        counted += GOAL_TOKENS[goal * FACE_COUNT + face] * s.tokens[seat * FACE_COUNT + face]
    points: i64 = max(counted - GOAL_THRESHOLD[goal], 0) // GOAL_DIVISOR[goal] * GOAL_EACH[goal]
    return points + GOAL_SET_POINTS[goal * (MOST_SETS + 1) + culture_sets(s, seat, goal)]


def culture_sets(s: Principato, seat: i64, goal: i64) -> i64:
    """As many sets as there are tokens of the scarcest kind that the goal asks for."""
    sets: i64 = MOST_SETS
    any_asked: bool = False
    for kind in range(KIND_COUNT):
        if GOAL_SET[goal * KIND_COUNT + kind] == 1:
            any_asked = True
            sets = min(sets, culture_count(s, seat, kind))
    return sets if any_asked else 0


def places(s: Principato) -> list[int]:
    """A place per seat; equal ones share theirs."""
    keys = ranking(s)
    return [1 + sum(other > key for other in keys) for key in keys]


def ranking(s: Principato) -> list[tuple[int, ...]]:
    """Returns what places go by: a tie for first goes to the most stored cubes (R28), then it is shared (R27)."""
    totals = [int(total(s, seat)) for seat in range(s.players)]
    best = max(totals)
    return [(points, int(cubes_left(s, seat)) if points == best else 0) for seat, points in enumerate(totals)]


def cubes_left(s: Principato, seat: i64) -> i64:
    return s.food[seat] + s.gold[seat] + s.favor[seat]
