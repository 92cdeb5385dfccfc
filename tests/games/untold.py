"""By game and field of the table that everybody sees: the events that tell of its changes; and what needs none."""

from __future__ import annotations

from typing import Final

ALWAYS: Final = frozenset({"players", "options", "you", "frames"})


def _codes(text: str) -> frozenset[str]:
    return frozenset(text.split())


_BUILDING: Final = "built placed_shield role_income city_displayed"
_CHANGES_OWNER: Final = "settled expanded attack result bribed married returned deal"
_LEVELS: Final = "settled built neglected artist attack result bribed married returned"
_CARDS_SPENT: Final = "played attack laid revealed countered cancelled betrayed signed hired retreated troops_lost"
_FOR_WAR: Final = "war_token war_bonus"
_TROOPS: Final = "marched recruited disbanded combat losses garrison_lost retreated troop_lost eliminated"

COVERED: Final[dict[str, dict[str, frozenset[str]]]] = {
    "principato": {
        "year": _codes("year_begun"),
        "active": _codes("turn_begun"),
        "first": _codes("first_player"),
        "display": _codes("revealed turn_ended exchanged changed"),
        "pile": _codes("revealed military_card"),
        "box": _codes("turn_ended"),
        "reserve": _codes("gained paid took_favor overflow cubes_returned"),
        "pool": _codes("received_tokens dismissed"),
        "stock": _codes("took_culture"),
        "seats.hand": _codes("dealt_start exchanged changed"),
        **dict.fromkeys(("seats.food", "seats.gold"), _codes("gained paid committed supplied")),
        "seats.favor": _codes("gained paid committed supplied took_favor"),
        "seats.tokens": _codes("received_tokens dismissed"),
        "seats.supplied": _codes("committed supplied overflow took_favor cubes_returned"),
        "seats.culture": _codes("took_culture"),
        "seats.military": _codes("scored_military"),
        "seats.goals": _codes("dealt_goal showed_goal"),
    },
    "il_principe": {
        **dict.fromkeys(("round", "last_round"), _codes("round_begun")),
        "phase": _codes("phase_begun game_over"),
        "marker": _codes("first_marker lot_sold role_sold"),
        "discard": _codes("lot_unsold"),
        "lot": _codes("revealed turned_up_card lot_sold lot_unsold"),
        "display": _codes(_BUILDING),
        "city_deck": _codes("city_displayed"),
        **dict.fromkeys(("major", "minor"), _codes("took_role tiles_returned")),
        "deck_size": _codes("drew drew_card turned_up_card"),
        "seats.family": _codes("took_family"),
        "seats.coins": _codes("income lot_sold role_sold built gained_coins"),
        "seats.vp": _codes("built role_income gained_points"),
        **dict.fromkeys(("seats.shields", "seats.map"), _codes("placed_shield")),
        **dict.fromkeys(("seats.up", "seats.down"), _codes("laid built turned_down turned_up")),
        "seats.cities": _codes(_BUILDING),
        "seats.hand_size": _codes("drew drew_card laid_face_down offered lot_sold built laid"),
        "seats.offered_size": _codes("laid_face_down offered revealed"),
        "seats.bid": _codes("bid lot_sold lot_unsold role_sold role_unsold"),
    },
    "renaissance": {
        "plan": _codes("variant_drawn nation_drawn"),
        "turn": _codes("turn_begun game_over"),
        "war": _codes("political_state"),
        "order": _codes("place_drawn phase_begun"),
        "owner": _codes(_CHANGES_OWNER),
        **dict.fromkeys(("ramparts", "castles", "palaces", "level", "palace"), _codes(f"{_LEVELS} lured")),
        "deck": _codes("drew_card reshuffled hands_returned"),
        "discards": _codes(f"{_CARDS_SPENT} reshuffled hands_returned"),
        "locked": _codes("attack troops_kept troops_returned retreated"),
        "seats.nation": _codes("nation_drawn"),
        "seats.ducats": _codes(
            "dealing built bought_cards looted married banker hired revealed bought_back scored returned deal"
        ),
        "seats.hand": _codes(f"drew_card hands_returned troops_kept troops_returned {_CARDS_SPENT}"),
        **dict.fromkeys(("seats.provinces", "seats.artists"), _codes("scored")),
    },
    "virtu": {
        "year": _codes("year_begun"),
        "last": _codes("last_year"),
        "indulgences": _codes("used turn_ended redeemed acted"),
        "order": _codes("order first_player"),
        "city_track": _codes("first_player annexed conquered eliminated"),
        "patronage_track": _codes("first_player patronised"),
        "owner": _codes("annexed conquered eliminated state"),
        "tile": _codes("annexed conquered eliminated used refreshed major_alliance state"),
        "cathedral": _codes("built_cathedral"),
        "agent": _codes("placed_agent removed_agent eliminated major_alliance"),
        "ally": _codes("allied"),
        "bonus_ready": _codes("allied used reactivated"),
        "pile": _codes("bought discarded"),
        "market": _codes("bought"),
        "patron": _codes("took_bonus"),
        "influence": _codes("influence major_alliance eliminated"),
        "major_ally": _codes("major_alliance eliminated"),
        "troops": _codes(_TROOPS),
        "retreating": _codes("combat retreated troop_lost"),
        "seats.faction": _codes("state"),
        "seats.marker": _codes("entered advanced"),
        "seats.florins": _codes(f"used paid traded recruited paid_troops advanced state first_player {_FOR_WAR}"),
        "seats.rank": _codes("patronised"),
        "seats.agents": _codes("gained_agent placed_agent removed_agent major_alliance eliminated"),
        "seats.locked": _codes("gained_agent"),
        "seats.rooms": _codes("into_room out_of_room"),
        "seats.court": _codes("placed_courtier discarded changed_side into_room out_of_room"),
        "seats.face": _codes(
            "used courtiers_ready placed_courtier discarded changed_side into_room out_of_room bought"
        ),
        "seats.indulgence": _codes("used turn_ended redeemed"),
        "seats.estate": _codes("bought used refreshed cathedral_lost took_bonus"),
        "seats.trophies": _codes("trophy"),
    },
}

# What follows from the rest, is of the running decision alone, or is a note for who looks closer.
BOOKKEEPING: Final[dict[str, frozenset[str]]] = {
    "principato": ALWAYS | {"order"},
    "il_principe": ALWAYS
    | {"lot_size", "lot_buyer", "lot_price", "seats.known", "seats.given", "seats.acted", "unseen"},
    "renaissance": ALWAYS
    | {"stance", "attacks", "attacked", "married", "home", "marks", "laid", "worth", "battle"}
    | {f"seats.{name}" for name in ("known", "unblue", "unsure", "used", "quiet", "spoken", "ballots")},
    "virtu": ALWAYS
    | {"turn", "borrowed", "used", "limit", "halted", "bought", "pool", "due", "uses"}
    | {"seats.tokens", "seats.stays"},
}
