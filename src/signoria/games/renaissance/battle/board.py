"""A battle in text: where it is fought, and the strength of both sides line by line, as far as it lies open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.board import QUIET, STRONG, Cell, Row, Speaker
from signoria.core.document import Document
from signoria.games.renaissance.actions import STANCES
from signoria.games.renaissance.battle.fields import MODES, SLOTS
from signoria.games.renaissance.box.constants import CITIES, COMPONENTS, FORT_PC, LANDING_BONUS, SWISS_PC, TERRAIN_BONUS

SIDES: Final = ("attacker", "defender")
TITLES: Final = ("attack", "defence")
SYMBOLS: Final = {"mountain": "▲", "marsh": "≈"}
TERRAIN: Final = {city["id"]: str(city["terrain"]) for city in COMPONENTS.data["map"]["cities"]}
DECLARING: Final = ("battle.target", "battle.source")
HIDDEN: Final = "?"
UNKNOWN: Final = "…"


def ground(city: str) -> str:
    """The symbol of mountains and marshes; nothing for the plain."""
    return SYMBOLS.get(TERRAIN[city], "")


def battle_rows(seen: Document, say: Speaker) -> Iterator[Row]:
    """Nothing while no battle is on."""
    decisions = [frame["decision"] for frame in seen["frames"]]
    if not any(decision.startswith("battle.") and decision not in DECLARING for decision in decisions):
        return
    battle = seen["battle"]
    source, target = (say.name("city", CITIES[battle.get(end, 0)]) for end in ("source", "target"))
    yield Cell(f"{source} → {target}", STRONG), Cell(say.name("mode", MODES[battle.get("mode", 0)]))
    for side in range(len(SIDES)):
        yield Cell(say.name("table", TITLES[side]), STRONG), Cell(say.seat(battle.get(SIDES[side], 0)), STRONG)
        lines = [*_die(seen, side, say), *_cards(seen, side, say), *_walls(seen, side, say), *_stance(seen, side, say)]
        for label, points in lines:
            yield Cell(label, QUIET), Cell(UNKNOWN if points is None else str(points))
        total = sum(points for _, points in lines if points is not None)
        open_yet = all(points is not None for _, points in lines)
        yield Cell(say.name("table", "sum"), QUIET), Cell(str(total) if open_yet else f"{total} + {UNKNOWN}", STRONG)


def _die(seen: Document, side: int, say: Speaker) -> Iterator[tuple[str, int | None]]:
    yield say.name("table", "die"), seen["battle"].get(f"{SIDES[side]}_die") or None


def _cards(seen: Document, side: int, say: Speaker) -> Iterator[tuple[str, int | None]]:
    """Cards that count for a side; those face down are named to who laid them, and count nothing yet."""
    for slot in SLOTS:
        card, worth = seen["laid"][slot], seen["worth"].get(slot, {})
        if card is None or worth.get("side", 0) != side:
            continue
        hidden = say.name("table", "hidden")
        if card == HIDDEN:
            yield hidden, None
        elif worth.get("face_down"):
            yield f"{say.name('card', card)} ({hidden})", None
        elif card in ("engineer", "traitor"):
            yield say.name("card", card), 0
        else:
            yield say.name("card", card), worth["points"] * (1 + worth.get("signs", 0)) if "points" in worth else None


def _walls(seen: Document, side: int, say: Speaker) -> Iterator[tuple[str, int | None]]:
    """What helps the defender besides their cards."""
    battle = seen["battle"]
    target = battle.get("target", 0)
    if SIDES[side] == "attacker":
        return
    level = seen["level"].get(CITIES[target], 0) + 1 - battle.get("levels_cut", 0)
    yield say.name("table", "fortification"), 0 if battle.get("cancelled") else int(FORT_PC[level])
    mode = MODES[battle.get("mode", 0)]
    if mode != "raid" and not _has_power(seen, "attacker", "genoa"):
        if TERRAIN_BONUS[target]:
            yield say.name("table", "terrain"), int(TERRAIN_BONUS[target])
        if mode == "sea":
            yield say.name("table", "landing"), int(LANDING_BONUS)
    if battle.get("engineer"):
        yield say.name("table", "engineer"), battle["engineer"]


def _stance(seen: Document, side: int, say: Speaker) -> Iterator[tuple[str, int | None]]:
    if _has_power(seen, SIDES[side], "swiss") and seen["stance"] == 1 + STANCES.index(TITLES[side]):
        yield say.name("table", "stance"), int(SWISS_PC)


def _has_power(seen: Document, side: str, nation: str) -> bool:
    seat = seen["battle"].get(side, 0)
    return seen["options"]["powers"] is True and seen["seats"][seat]["nation"] == nation
