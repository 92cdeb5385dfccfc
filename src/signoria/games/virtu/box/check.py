"""Constraints of components.toml: everything that play needs. What our reconstruction promises is beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from signoria.core.codes import Problem
from signoria.core.components import provenance_problems
from signoria.games.virtu.box.check_one_way import one_way_problems
from signoria.games.virtu.payment.bill import MOST_OF_A_SYMBOL, MOST_POINTS, SYMBOLS

Box = Mapping[str, Any]

ACTIONS = {"govern", "patronise", "trade", "annex", "war", "intrigue"}
FIXED_IDS = {
    "title": {"duchy", "principality", "kingdom", "republic"},
    "two_player_tile": {"royaume_de_france", "cannons_france"},
    "alliance": {"france", "ottoman", "empire"},
    "faction": {"milan", "florence", "naples", "venice", "rome"},
}
BONUS_IDS = {
    *("leonardo", "copernicus", "michelangelo", "columbus", "machiavelli"),
    *("italian_bastions", "the_prince", "duomo", "sistine_chapel", "cannons"),
}


def needed_problems(box: Box) -> list[Problem]:
    """Everything without which the game cannot be played as printed; one fault does not hide the others."""
    checks = (_sources, _names, _counts, _reliefs, _costs, _map, _palaces, _families, _tracks, _set_up, _two_players)
    return collect(box, (*checks, one_way_problems))


def collect(box: Box, checks: tuple[Callable[[Box], Iterator[Problem]], ...]) -> list[Problem]:
    problems: list[Problem] = []
    for check in checks:
        try:
            problems += check(box)
        except (KeyError, IndexError, StopIteration) as error:
            problems.append(Problem("missing_entry", f"there is no {error} where {check.__name__[1:]} needs it"))
        except (TypeError, ValueError, AttributeError) as error:
            problems.append(Problem("wrong_type", f"in {check.__name__[1:]}: {error}"))
    return problems


def _sources(box: Box) -> Iterator[Problem]:
    yield from provenance_problems(box)


# ---- what play needs ----


def _names(box: Box) -> Iterator[Problem]:
    for table, ids in FIXED_IDS.items():
        if {entry["id"] for entry in box[table]} != ids:
            yield Problem("names", f"{table} must be {', '.join(sorted(ids))}")
    if {bonus["id"] for bonus in box["patronage_bonus"]} != BONUS_IDS:
        yield Problem("names", f"patronage_bonus must be {', '.join(sorted(BONUS_IDS))}")
    if {action["id"] for action in box["action"]} != ACTIONS:
        yield Problem("names", f"action must be {', '.join(sorted(ACTIONS))}")
    cards = [entry["id"] for table in ("character", "family_card") for entry in box[table]]
    for name, count in Counter(cards).items():
        if count > 1:
            yield Problem("names", f"{name} is the id of {count} cards")


def _counts(box: Box) -> Iterator[Problem]:
    counts = box["counts"]
    tiles = {"tiles_city": len(box["city_tile"]), "tiles_title": sum(t["copies"] for t in box["title"])}
    tiles |= {"tiles_guild": box["guild"]["copies"], "tiles_cathedral": box["cathedral"]["copies"]}
    tiles |= {"tiles_two_player": len(box["two_player_tile"])}
    cards = {"cards_character": sum(c["copies"] for c in box["character"]), "character_types": len(box["character"])}
    cards |= {"cards_indulgence": box["indulgence"]["copies"], "patronage_bonuses": len(box["patronage_bonus"])}
    cards |= {"cards_family_3_5": sum(c["set"] == "3-5" for c in box["family_card"])}
    cards |= {"cards_family_2": sum(c["set"] == "2" for c in box["family_card"])}
    for name, held in (tiles | cards).items():
        if counts[name] != held:
            yield Problem("counts", f"{name} is {counts[name]}, the lists hold {held}")
    if counts["tiles_total"] != sum(tiles.values()):
        yield Problem("counts", f"the lists hold {sum(tiles.values())} tiles, not {counts['tiles_total']}")
    if box["cathedral"]["copies"] != 5 or len(box["city"]) != 30:
        yield Problem("counts", "there are 30 cities and five cathedrals")
    kinds = Counter(bonus["kind"] for bonus in box["patronage_bonus"])
    if kinds != {"artist": 5, "work": 5}:
        yield Problem("counts", "five patronage bonuses are artists and five are works")


def _printed(box: Box) -> Iterator[tuple[str, Box]]:
    for table, name in (("city_tile", "city"), ("character", "id"), ("family_card", "id"), ("title", "id")):
        yield from ((entry[name], entry) for entry in box[table])
    yield from ((entry["id"], entry) for entry in box["two_player_tile"])
    yield from ((entry["id"], entry) for entry in box["patronage_bonus"] if "relief" in entry)
    yield from (("guild", box["guild"]), ("cathedral", box["cathedral"]))


def _reliefs(box: Box) -> Iterator[Problem]:
    for name, entry in _printed(box):
        relief = entry["relief"]
        if set(relief) - set(SYMBOLS) or any(not 0 < n <= MOST_OF_A_SYMBOL for n in relief.values()):
            yield Problem("reliefs", f"{name} must show 1 to {MOST_OF_A_SYMBOL} of known symbols")
        if ("war" in relief) != ("war_cost" in entry):
            yield Problem("reliefs", f"{name}: a war symbol and its price come together")
        if "war" in relief and "city" in entry:
            yield Problem("reliefs", f"{name}: no city tile shows war")
    for card in [*box["character"], *box["family_card"]]:
        if card["action"] and card["action"] not in ACTIONS:
            yield Problem("reliefs", f"{card['id']} has the unknown action {card['action']}")
        if "arrow" in card["relief"]:
            yield Problem("reliefs", f"{card['id']}: arrows are on tiles only")
    reliefs = {str(tile["relief"]) for tile in box["city_tile"] if tile["city"] == "rome"}
    if len(reliefs) != 1:
        yield Problem("reliefs", "both tiles of Rome are alike")


def _points(cost: Mapping[str, int]) -> int:
    either = cost.get("crown_or_cross", 0)
    points = (cost.get("crown", 0) + either + 1) * (cost.get("cross", 0) + either + 1)
    for symbol in ("florin", "cavalry", "ship"):
        points *= cost.get(symbol, 0) + 1
    return points


def _costs(box: Box) -> Iterator[Problem]:
    sold = [*box["character"], *box["title"], box["guild"] | {"id": "guild"}, box["cathedral"] | {"id": "cathedral"}]
    for entry in sold:
        if set(entry["cost"]) - {"florin", "crown", "cross"}:
            yield Problem("costs", f"{entry['id']}: purchases cost florins, crowns and crosses")
    dearest = max(city["value"] for city in box["city"]) + 2
    costs = [(entry["id"], entry["cost"]) for entry in [*sold, *box["alliance"]]]
    costs += [("an annexation", {"crown": dearest, "ship": len(box["sea"])})]
    numbers = ("florin", "crown", "cross", "crown_or_cross")
    ranks = box["patronage_track"]["cost"]
    costs += [(f"rank {entry['ranks'][0]}", {name: entry[name] for name in numbers}) for entry in ranks]
    for name, cost in costs:
        if any(count < 0 for count in cost.values()) or _points(cost) > MOST_POINTS:
            yield Problem("costs", f"{name} costs more different symbols than a payment can hold")
    for power in box["alliance"]:
        if "florin" in power["cost"]:
            yield Problem("costs", f"{power['id']}: alliances cost symbols, no florins")


def _map(box: Box) -> Iterator[Problem]:
    cities = {city["id"]: city for city in box["city"]}
    seas = {sea["id"] for sea in box["sea"]}
    if Counter(tile["city"] for tile in box["city_tile"]) != Counter([*cities, "rome"]):
        yield Problem("map", "every city has one tile, Rome two")
    for port in box["port"]:
        if port["city"] not in cities or not port["seas"] or set(port["seas"]) - seas:
            yield Problem("map", f"port {port['city']} needs a city and known seas")
    for link in box["sea_link"]:
        if {link["a"], link["b"]} - seas:
            yield Problem("map", f"sea link {link['a']}-{link['b']} names an unknown sea")
    ends: Counter[tuple[str, str]] = Counter()
    for road in box["road"]:
        for board in road["boards"]:
            for city in (road["a"], road["b"]):
                ends[board, city] += 1
                if city not in cities or board not in cities[city]["boards"]:
                    yield Problem("map", f"road {road['a']}-{road['b']} leads off side {board}")
    if max(ends.values()) > 8:
        yield Problem("map", "no city has more than eight roads")


def _palaces(box: Box) -> Iterator[Problem]:
    for board in box["palace_board"]:
        if len(board["rooms"]) != 5 or set(board["rooms"]) - ACTIONS - {""}:
            yield Problem("palaces", f"{board['id']} needs five rooms with known actions")
    palace = box["palace"]
    if palace["rooms"] != 5 or palace["courtier_side_capacity"] != {"left": 3, "right": 3}:
        yield Problem("palaces", "a palace has five rooms and three courtier places on each side")
    for side in ("left", "right"):
        if not 0 <= palace["arrows"][side]["after"] < 5:
            yield Problem("palaces", f"the {side} arrow follows a room")


def _families(box: Box) -> Iterator[Problem]:
    held = Counter((card["set"], card["faction"]) for card in box["family_card"])
    expected = {("3-5", faction["id"]): 3 for faction in box["faction"]}
    expected |= {("2", "france"): 4, ("2", "naples"): 3}
    expected |= {("2", major["id"]): 2 for major in box["setup"]["p2"]["major_city"]}
    if held != expected:
        yield Problem("families", "three cards per state; with two players 4 of France, 3 of Naples, 2 per Major City")


def _tracks(box: Box) -> Iterator[Problem]:
    cities, patronage = box["city_track"], box["patronage_track"]
    if cities["positions"] != list(range(2, 9)) or len(cities["prestige"]) != 7:
        yield Problem("tracks", "the city track goes from 2 to 8")
    if patronage["ranks"] != list(range(6)) or len(patronage["prestige"]) != 6 or len(patronage["bonus_ranks"]) != 2:
        yield Problem("tracks", "patronage has the ranks 0 to 5 and two bonuses")
    if sorted(rank for cost in patronage["cost"] for rank in cost["ranks"]) != [1, 2, 3, 4, 5]:
        yield Problem("tracks", "every rank of patronage has one cost")
    for players in (3, 4, 5):
        points = box["religious_influence"][f"p{players}"]
        if len(points) != players or points != sorted(points, reverse=True):
            yield Problem("tracks", f"{players} players need {players} falling points for religion")


def _set_up(box: Box) -> Iterator[Problem]:
    cities = {city["id"]: city for city in box["city"]}
    for players in (3, 4, 5):
        setup = box["setup"][f"p{players}"]
        if len(setup["factions"]) != players:
            yield Problem("set_up", f"{players} players need {players} states")
        for faction in setup["factions"]:
            homes = [city for city, entry in cities.items() if entry["home"] == faction]
            if len(homes) != 2 or set(homes) & set(setup["forbidden"]):
                yield Problem("set_up", f"{players} players: {faction} needs two open home cities")
            if any(setup["board"] not in cities[city]["boards"] for city in homes):
                yield Problem("set_up", f"{players} players: a home of {faction} is not on side {setup['board']}")


def _two_players(box: Box) -> Iterator[Problem]:
    setup = box["setup"]["p2"]
    majors = setup["major_city"]
    if {major["id"] for major in majors} != {"florence", "rome", "venice"}:
        yield Problem("two_players", "the Major Cities are Florence, Rome and Venice")
    owned = [*setup["france"]["cities"], *setup["naples"]["cities"], *(c for m in majors for c in m["cities"])]
    if len(owned) != len(set(owned)) or set(owned) - {city["id"] for city in box["city"]}:
        yield Problem("two_players", "a city is given to two sides, or unknown")
    for side in (setup["france"], setup["naples"], *majors):
        if set(side["troops"]) - set(side["cities"]) or sum(side["troops"].values()) > side["troops_limit"]:
            yield Problem("two_players", f"the {side['colour']} troops do not fit")
    board = box["influence_board"]
    if not all(board["min"] <= board["start"][major["id"]] <= board["max"] for major in majors):
        yield Problem("two_players", "a Major City starts beside its influence track")
    if box["round_track"]["rounds"] != setup["rounds"]:
        yield Problem("two_players", "the round track and the set-up differ in the number of rounds")
