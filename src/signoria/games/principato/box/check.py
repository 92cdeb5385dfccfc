"""Constraints of components.toml: what play needs, and what our reconstruction promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from signoria.core.codes import Problem
from signoria.core.components import provenance_problems
from signoria.games.principato.box.check_one_way import one_way_problems

Box = Mapping[str, Any]

FACES = {"field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere"}
KINDS = {"monument", "book", "painting"}
MIRROR = {
    "build_field": "build_palazzo",
    "build_farm": "build_bank",
    "harvest": "taxes",
    "three_food": "three_gold",
    "recruit_militia": "recruit_condottieri",
    "book": "painting",
}


def needed_problems(box: Box) -> list[Problem]:
    """Everything without which the game cannot be played as printed; one fault does not hide the others."""
    return _collect(box, (provenance_problems, _pieces, _cards, _piles, _goals, _set_up, _military, one_way_problems))


def reconstruction_problems(box: Box) -> list[Problem]:
    """What we assumed where pictures are lost; an owner's correction may well break these."""
    return _collect(box, (_mirror, _full_rounds, _culture_values, _free_cards_go))


def _collect(box: Box, checks: tuple[Callable[[Box], Iterator[Problem] | list[Problem]], ...]) -> list[Problem]:
    problems: list[Problem] = []
    for check in checks:
        try:
            problems += check(box)
        except KeyError as error:
            problems.append(
                Problem("missing_entry", f"there is no {error.args[0]!r} where {check.__name__[1:]} needs it")
            )
        except (TypeError, ValueError, AttributeError) as error:
            problems.append(Problem("wrong_type", f"in {check.__name__[1:]}: {error}"))
    return problems


def _pieces(box: Box) -> Iterator[Problem]:
    faces, pools = box["tokens"]["faces"], box["tokens"]["pools"]
    if set(faces) != FACES:
        yield Problem("faces", f"the seven token faces must be {', '.join(sorted(FACES))}")
    for name, face in faces.items():
        if name not in pools[face["pool"]]["faces"]:
            yield Problem("pools", f"{name} is no face of the pool {face['pool']}")
    if faces["militia"]["pool"] != faces["condottiere"]["pool"]:
        yield Problem("pools", "militia and condottiere are the two faces of one token")
    counts = [("cubes", box["cubes"]), ("pools", pools), ("culture", box["culture"])]
    for what, entries in counts:
        for name, entry in entries.items():
            if not 0 < entry["count"] < 1000:
                yield Problem(what, f"{name} counts {entry['count']}")
    if set(box["culture"]) != KINDS:
        yield Problem("culture", f"the kinds of culture must be {', '.join(sorted(KINDS))}")
    for name, entry in box["culture"].items():
        if len(entry["values"]) != entry["count"] or min(entry["values"]) < 1:
            yield Problem("culture", f"{name} needs {entry['count']} values of at least 1, has {len(entry['values'])}")
    if min(box["storage"][key] for key in ("food_per_farm", "gold_per_bank", "favor_in_church")) < 1:
        yield Problem("storage", "farms, banks and the church hold at least one cube")


def _cards(box: Box) -> Iterator[Problem]:
    for name, card in box["action_types"].items():
        if not card["options"] or not isinstance(card["exchange"], bool):
            yield Problem("cards", f"{name} needs options and whether it is exchanged")
        for option in card["options"]:
            pay, gain = option["pay"], option["gain"]
            if set(pay) - {"food", "gold"} or any(count < 1 for count in pay.values()):
                yield Problem("cards", f"{name} is paid in food and gold")
            if ("token" in gain) + ("culture" in gain) + ("cube" in gain) + bool({"food", "gold"} & set(gain)) != 1:
                yield Problem("cards", f"{name} gains one kind of thing per option")
            if (
                gain.get("token", gain.get("per_token", "field")) not in FACES
                or gain.get("culture", "book") not in KINDS
            ):
                yield Problem("cards", f"{name} gains something unknown")
            if gain.get("culture") and gain["count"] != 1:
                yield Problem("cards", f"{name} gives one culture token at a time")
            if gain.get("count") == "any" and gain["token"] not in ("militia", "condottiere"):
                yield Problem("cards", f"{name}: only soldiers are recruited in any number")


def _copies(pile: Box, players: int) -> int:
    marks = ["unmarked", *(f"mark{mark}" for mark in (3, 4) if mark <= players)]
    return sum(entry[mark] for entry in pile["cards"] for mark in marks)


def _piles(box: Box) -> Iterator[Problem]:
    types = box["action_types"]
    piles = [box["piles"][f"year{year}"] for year in range(1, box["end"]["years"] + 1)]
    for year, pile in enumerate(piles, 1):
        names = [entry["type"] for entry in pile["cards"]]
        for name in names:
            if name not in types:
                yield Problem("piles", f"year {year} holds the unknown card {name}")
            elif year not in types[name].get("years", [year]):
                yield Problem("piles", f"{name} does not belong to year {year}")
        if len(names) != len(set(names)):
            yield Problem("piles", f"year {year} lists a card twice")
        if any(entry[mark] < 0 for entry in pile["cards"] for mark in ("unmarked", "mark3", "mark4")):
            yield Problem("piles", f"year {year} has a negative number of cards")
    first, dealt = box["start_cards"]["S1"], box["start_cards"]["S2"]
    for entry in (first, *dealt):
        if entry["type"] not in types:
            yield Problem("start_cards", f"a start card is the unknown card {entry['type']}")
    starts = first["count"] + sum(entry["count"] for entry in dealt)
    in_all = sum(_copies(pile, 4) for pile in piles) + starts
    if in_all != box["cards"]["action"]:
        yield Problem("card_total", f"the box holds {box['cards']['action']} action cards, the lists name {in_all}")
    military = [pile["military_cards"] for pile in piles]
    if sum(military) != box["cards"]["military_scoring"]:
        yield Problem(
            "card_total",
            f"the box holds {box['cards']['military_scoring']} military scoring cards, not {sum(military)}",
        )
    if military[0] != 0:
        yield Problem("piles", "year 1 has no military scoring card")
    listed = {entry["type"] for pile in piles for entry in pile["cards"]} | {box["start_cards"]["S1"]["type"]}
    for name in sorted(set(types) - listed):
        yield Problem("piles", f"no pile holds the card {name}")


def _goals(box: Box) -> Iterator[Problem]:
    rules = {"per_token", "per_token_above", "per_military_vp", "culture_sets"}
    for goal in box["goals"]:
        if goal["rule"] not in rules:
            yield Problem("goals", f"{goal['id']} has the unknown rule {goal['rule']}")
        if set(goal.get("tokens", [])) - FACES or set(goal.get("set", [])) - KINDS:
            yield Problem("goals", f"{goal['id']} counts something unknown")
    most = max(int(count) for count in box["setup"]["players"])
    for back in (1, 2):
        number = sum(goal["back"] == back for goal in box["goals"])
        if number < most or number * 2 != box["cards"]["goal"]:
            yield Problem("goals", f"back {back} needs {box['cards']['goal'] // 2} goals, has {number}")


def _set_up(box: Box) -> Iterator[Problem]:
    each = box["setup"]["each_player"]
    if each["hand_size"] != 2 or each["start_cards"] != {"S1": 1, "S2": 1}:
        yield Problem("set_up", "everybody holds two cards, one S1 and one S2")
    for count, entry in box["setup"]["players"].items():
        players = int(count)
        pile = _copies(box["piles"]["year1"], players)
        if pile < entry["display"]:
            yield Problem(
                "set_up", f"{count} players: {pile} cards of year 1 cannot fill a display of {entry['display']}"
            )
        sizes = [_copies(box["piles"][f"year{year}"], players) for year in range(1, box["end"]["years"] + 1)]
        if sizes != entry["pile_sizes"]:
            yield Problem(
                "pile_sizes", f"{count} players: the lists make {sizes}, pile_sizes says {entry['pile_sizes']}"
            )
        if entry["removed_marks"] != [mark for mark in (3, 4) if mark > players]:
            yield Problem("set_up", f"{count} players: cards marked for more players leave the game")
        for cube, number in each["cubes"].items():
            if number * players > box["cubes"][cube]["count"]:
                yield Problem("set_up", f"{count} players: not enough {cube} to begin")
    stored = (
        each["tokens"].get("farm", 0) * box["storage"]["food_per_farm"],
        each["tokens"].get("bank", 0) * box["storage"]["gold_per_bank"],
    )
    if each["cubes"]["food"] > stored[0] or each["cubes"]["gold"] > stored[1]:
        yield Problem("set_up", "the first cubes do not fit into the first farms and banks")
    starts = box["start_cards"]
    fewest = min(starts["S1"]["count"], sum(entry["count"] for entry in starts["S2"]))
    if fewest < max(int(count) for count in box["setup"]["players"]):
        yield Problem("start_cards", "there is not one S1 and one S2 card for everybody")


def _military(box: Box) -> Iterator[Problem]:
    ranks = box["military"]["vp_by_rank"]
    for count in box["setup"]["players"]:
        points = ranks[count]
        if len(points) != int(count) or points != sorted(points, reverse=True):
            yield Problem("military", f"{count} players need {count} falling rank points, not {points}")
    scorings = box["end"]["years"] + box["cards"]["military_scoring"]
    if box["military"]["scorings_per_game"] != scorings:
        yield Problem("military", f"years and cards make {scorings} scorings")


# ---- the reconstruction ----


def _mirror(box: Box) -> Iterator[Problem]:
    both = MIRROR | {other: card for card, other in MIRROR.items()}
    for name, pile in box["piles"].items():
        copies = {entry["type"]: (entry["unmarked"], entry["mark3"], entry["mark4"]) for entry in pile["cards"]}
        for card, count in copies.items():
            if copies.get(both.get(card, card)) != count:
                yield Problem("mirror", f"{name}: {card} has no equal counterpart of the other resource")


def _full_rounds(box: Box) -> Iterator[Problem]:
    for count, entry in box["setup"]["players"].items():
        first, *later = entry["pile_sizes"]
        turns = [first - entry["display"] + 1, *later]
        if any(number % int(count) for number in turns):
            yield Problem("full_rounds", f"{count} players: years of {turns} turns do not end with a full round")
        elif [number // int(count) for number in turns] != entry["turns_per_player"]:
            yield Problem("full_rounds", f"{count} players: turns_per_player does not match {turns} turns")


def _culture_values(box: Box) -> Iterator[Problem]:
    for kind, entry in box["culture"].items():
        if sum(entry["values"]) != entry["cost_cubes"] * entry["count"]:
            yield Problem("culture_values", f"{kind}: the mean value is not the {entry['cost_cubes']} cubes it costs")


def _free_cards_go(box: Box) -> Iterator[Problem]:
    for name, card in box["action_types"].items():
        if card["exchange"] == any(option["pay"] for option in card["options"]):
            yield Problem("free_cards_go", f"{name}: free cards are exchanged, paid cards are kept")
