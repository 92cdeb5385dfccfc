"""Entries of components.toml that describe a rule which is played in one way only: another value is refused by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from signoria.core.codes import Problem
from signoria.core.components import played_otherwise

Box = Mapping[str, Any]

RATES: Final = {
    "govern_alliance_per_symbol": 1,
    "free_steps_min": 1,
    "indulgences_per_phase": 1,
    "alliances_per_winter": 1,
}
# What a symbol may be spent on, and whether it is kept.
SYMBOLS: Final[dict[str, list[str]]] = {
    "florin": ["any_time"],
    "crown": ["govern", "patronise", "annex", "influence", "purchase", "alliance", "free_indulgence"],
    "cross": ["govern", "patronise", "influence_rome", "purchase", "alliance", "free_indulgence"],
    "cavalry": ["war", "alliance"],
    "ship": ["annex", "war", "trade", "retreat", "alliance"],
    "mask": ["intrigue"],
    "war": ["siege", "field_battle"],
    "arrow": ["marker_move"],
    "courtier_space": ["permanent"],
}
KEPT: Final = "florin"
ALLIANCES: Final = {
    "france": ["siege", "field_battle"],
    "ottoman": ["annex", "war", "trade", "retreat"],
    "empire": ["action", "purchase", "free_indulgence", "final_religious_count"],
}
EFFECTS: Final = {
    "leonardo": "war +1 once per combat, pay 1 florin each time",
    "copernicus": "+1 courtier space",
    "michelangelo": "1 free crown in each of your Patronise actions",
    "columbus": "2 prestige",
    "machiavelli": "character card placed available on a courtier space",
    "italian_bastions": "+2 in defence in every siege you suffer",
    "the_prince": "+1 courtier space, +1 agent, others may no longer place agents on your cities, rooms or alliances",
    "duomo": "1 cross for the final religious influence count only",
    "sistine_chapel": "2 crosses for the final religious influence count only",
    "cannons": "Domain tile: war +2 for 1 florin, then exhausted",
}
EXCLUDED: Final = {"kingdom": ["republic"], "republic": ["kingdom"]}
PER_COLOUR: Final = ("duchy", "principality")
SCORING: Final = {
    "trophies_per_opponent_3_5": 1,
    "tiebreak_3_5": ["crowns on all tiles and cards", "shared victory"],
    "tiebreak_2": "naples",
}
RELIGION: Final = {"tie": "every tied player gets the points of the lowest rank of the tied group; 2 players: nobody"}
SET_UP: Final = {"order": "clockwise from the first player; discs stacked in that order, first player on top"}
ITALIAN_WARS: Final = {
    "first_player": "france",
    "factions": ["france", "naples"],
    "patronage": False,
    "great_power_alliances": False,
    "city5_courtier_space": False,
}
PIECES: Final = {"action_markers": 5, "tokens_war_bonus": 11, "patronage_bonus_tiles": 1}


def one_way_problems(box: Box) -> Iterator[Problem]:
    """What the file says otherwise than it can be played."""
    yield from played_otherwise("action_rates", box["action_rates"], RATES)
    for symbol in box["symbol"]:
        uses, kept = SYMBOLS.get(symbol["id"]), symbol["id"] == KEPT
        yield from played_otherwise(f"symbol.{symbol['id']}", symbol, {"used_in": uses, "storable": kept})
    if [symbol["id"] for symbol in box["symbol"]] != [*SYMBOLS]:
        yield Problem("one_way", f"the symbols are {', '.join(SYMBOLS)}")
    for power in box["alliance"]:
        yield from played_otherwise(f"alliance.{power['id']}", power, {"bonus_use": ALLIANCES.get(power["id"])})
    for bonus in box["patronage_bonus"]:
        yield from played_otherwise(f"patronage_bonus.{bonus['id']}", bonus, {"effect": EFFECTS.get(bonus["id"])})
        if "agent" in bonus:
            yield from played_otherwise(f"patronage_bonus.{bonus['id']}", bonus, {"agent": True})
    for title in box["title"]:
        excluded, per_colour = EXCLUDED.get(title["id"], []), title["id"] in PER_COLOUR
        once = {"excludes": excluded, "per_colour": per_colour, "unique": True}
        yield from played_otherwise(f"title.{title['id']}", title, once)
    yield from played_otherwise("guild", box["guild"], {"unique": True})
    yield from played_otherwise("cathedral", box["cathedral"], {"unique": False, "enters_exhausted": True})
    for tile in box["two_player_tile"]:
        yield from played_otherwise(f"two_player_tile.{tile['id']}", tile, {"owner": "france"})
    yield from played_otherwise("palace", box["palace"], {"improvements_per_room": 1})
    yield from played_otherwise("scoring", box["scoring"], SCORING)
    yield from played_otherwise("religious_influence", box["religious_influence"], RELIGION)
    yield from played_otherwise("setup.common_3_5", box["setup"]["common_3_5"], SET_UP)
    yield from played_otherwise("setup.p2", box["setup"]["p2"], ITALIAN_WARS)
    yield from played_otherwise("counts", box["counts"], PIECES)
    yield from _sums(box)
    yield from _two_players(box)


def _sums(box: Box) -> Iterator[Problem]:
    """What follows from other entries."""
    counts, rates, setup, scoring = box["counts"], box["action_rates"], box["setup"], box["scoring"]
    common, palace, indulgence = setup["common_3_5"], box["palace"], box["indulgence"]
    yield from played_otherwise("action_rates", rates, {"max_troops": common["troops_limit"]})
    gives = [{"crown": rates["indulgence_crowns"]}, {"florin": rates["indulgence_florins"]}]
    removal = rates["free_indulgence_cost"]
    yield from played_otherwise("indulgence", indulgence, {"gives": gives, "removal": removal})
    spaces = sum(palace["courtier_base"].values()) + sum(palace["courtier_extra"].values())
    yield from played_otherwise("palace", palace, {"courtier_spaces_total": spaces})
    worth = {"alliance": box["alliance"][0]["prestige"], "indulgence": indulgence["prestige"]}
    yield from played_otherwise("scoring", scoring, worth | {"cathedral": box["cathedral"]["prestige"]})
    for city in box["city"]:
        closed = city["id"] in setup["p3"]["forbidden"]
        yield from played_otherwise(f"city.{city['id']}", city, {"closed_3p": closed})
    yield from _boards(box)
    colours = len(box["faction"])
    pieces = {
        "discs": colours * counts["discs_per_colour"],
        "discs_per_colour": 18,
        "agents": colours * counts["agents_per_colour"],
        "agents_per_colour": rates["max_agents"],
        "troops": sum(count for colour, count in counts["troops_by_colour"].items() if colour != "source"),
        "cathedral_pawns": box["cathedral"]["copies"],
        "tokens_forbidden_city": len(setup["p3"]["forbidden"]),
        "patronage_bonus_cards": len(box["patronage_bonus"]) - counts["patronage_bonus_tiles"],
    }
    yield from played_otherwise("counts", counts, pieces)
    for faction in box["faction"]:
        most = common["troops_limit"]
        if faction["colour"] == setup["p2"]["france"]["colour"]:
            most = setup["p2"]["france"]["troops_limit"]
        yield from played_otherwise("counts.troops_by_colour", counts["troops_by_colour"], {faction["colour"]: most})


def _boards(box: Box) -> Iterator[Problem]:
    """Which states play with how many, which tiles are left out, and which Rome lies on the map."""
    setups = {players: box["setup"][f"p{players}"] for players in (3, 4, 5)}
    for faction in box["faction"]:
        counts = [count for count, setup in setups.items() if faction["id"] in setup["factions"]]
        yield from played_otherwise(f"faction.{faction['id']}", faction, {"players": counts})
    cities = box["city"]
    for players, setup in setups.items():
        away = sorted(city["id"] for city in cities if setup["board"] not in city["boards"])
        if sorted(setup["tiles_removed"]) != away:
            yield Problem("one_way", f"setup.p{players}.tiles_removed are those of {', '.join(away) or 'no city'}")
    for players in (2, 3, 4, 5):
        setup = box["setup"][f"p{players}"]
        yield from played_otherwise(f"setup.p{players}", setup, {"rome_copy": setup["board"]})
    copies = {setup["board"] for setup in setups.values()}
    if {tile["copy"] for tile in box["city_tile"] if tile["city"] == "rome"} != copies:
        yield Problem("one_way", "each side of the map has its tile of Rome")
    boards = {city["id"]: city["boards"] for city in cities}
    for tile in box["city_tile"]:
        if tile["city"] != "rome":
            on = boards[tile["city"]]
            copy = "" if len(on) == len(copies) else on[0]
            yield from played_otherwise(f"city_tile.{tile['city']}", tile, {"copy": copy})


def _two_players(box: Box) -> Iterator[Problem]:
    """What follows from other entries in the game for two."""
    setup, board, track = box["setup"]["p2"], box["influence_board"], box["round_track"]
    neutral = [*range(max(board["favourable_france"]) + 1, min(board["favourable_naples"]))]
    yield from played_otherwise("influence_board", board, {"neutral": neutral})
    rate = {"two_player_rounds": track["pay_rounds"], "two_player_rate": "ceil(n/2)"}
    yield from played_otherwise("solde", box["solde"], rate)
    if sum(track["rows"]) != track["rounds"]:
        yield Problem("one_way", "the rows of round_track hold its rounds")
    removed = [card["id"] for card in box["character"] if not card["two_player"]]
    yield from played_otherwise("setup.p2", setup, {"characters_removed": removed})
    sold = {"principality_of_milan": setup["france"], "duchy_of_naples": setup["naples"]}
    titles = {tile: int(tile.partition("_")[0] in side["can_buy_titles"]) for tile, side in sold.items()}
    yield from played_otherwise("setup.p2.market_tiles", setup["market_tiles"], titles)
    yield from _pieces_for_two(box)


def _pieces_for_two(box: Box) -> Iterator[Problem]:
    """What a side has is what the set-up and the rules let it have."""
    setup, counts = box["setup"]["p2"], box["counts"]["two_player"]
    yield from played_otherwise("counts.two_player", counts, {"cathedral_pawns": 1})
    for side in (setup["france"], setup["naples"], *setup["major_city"]):
        colour, is_major = side["colour"], "capital" in side
        agents = side["agents"] if is_major else box["action_rates"]["max_agents"]
        discs = len(side["cities"]) + 1 if is_major else box["counts"]["discs_per_colour"]
        yield from played_otherwise("counts.two_player.troops", counts["troops"], {colour: side["troops_limit"]})
        yield from played_otherwise("counts.two_player.agents", counts["agents"], {colour: agents})
        yield from played_otherwise("counts.two_player.discs", counts["discs"], {colour: discs})
