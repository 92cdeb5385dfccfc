"""What must hold in every state: conservation of every component, knowledge, roles, time, frames (§2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.codes import Problem
from signoria.core.stack import bottom, stack_problems
from signoria.core.state import WAITING
from signoria.games.il_principe.actions import ACTIONS as ACTION_TABLE
from signoria.games.il_principe.bounds import deck_size, highest_track, most_coins, most_rounds
from signoria.games.il_principe.box.constants import (
    CITIES,
    CITIES_IN_PLAY,
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    COPIES,
    COPIES_REMOVED,
    DISPLAYED,
    DRAWN,
    LAST_BELOW,
    MAP_SHIELDS,
    MINORS_USED,
    OFFERED,
    OPENING_BID,
    REGION_COUNT,
    START_POINTS,
)
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.phases.reveal import REVEAL_TURN
from signoria.games.il_principe.phases.roles import ROLE_COLOR
from signoria.games.il_principe.phases.turns import TURN
from signoria.games.il_principe.setup import start_money
from signoria.games.il_principe.state import (
    ACTION,
    ACTIONS,
    AUCTIONS,
    AWARDS,
    BID,
    DEAL_CITY,
    DEAL_FIRST,
    DRAW,
    EMPTY,
    FAMILY,
    LOTS,
    NAME_FIRST,
    NEW_CITY,
    OFFER,
    OVER,
    PHASES,
    REVEAL,
    ROLES,
    SETUP,
    SUPPLY,
    TURNS,
    IlPrincipe,
)

_PHASE_OF: Final = {
    FAMILY: SETUP,
    DEAL_CITY: SETUP,
    DEAL_FIRST: SETUP,
    NAME_FIRST: SETUP,
    DRAW: SUPPLY,
    OFFER: SUPPLY,
    LOTS: AUCTIONS,
    TURNS: ACTIONS,
    ROLES: AWARDS,
}


def violations(s: IlPrincipe) -> list[Problem]:
    """Every broken invariant, by name; empty for a sound state."""
    problems = [*_time(s), *_cards(s), *_knowledge(s), *_cities(s), *_families(s), *_roles(s)]
    return problems or [*_stack(s)] or [*_offers(s), *_display(s), *_lots(s), *_told(s)]


def _stack(s: IlPrincipe) -> Iterator[Problem]:
    if (s.depth == 0) != (s.phase == OVER):
        yield Problem("game_over", "a game without frames is over, and one that is over has none")
    elif s.depth and _PHASE_OF.get(bottom(s)) != s.phase:
        yield Problem("frames_nest", f"this does not belong to the phase {PHASES[s.phase]}")
    yield from stack_problems(s)


# ---- time: rounds, phases, and what they do to deck and purses ----


def _time(s: IlPrincipe) -> Iterator[Problem]:
    begun = s.phase != SETUP
    if not (0 <= s.marker < s.players if begun else s.marker == EMPTY):
        yield Problem("seats_known", f"the marker is with seat {s.marker}")
    if not (1 if begun else 0) <= s.round <= (most_rounds(s.players) if begun else 0):
        yield Problem("round_known", f"this is round {s.round} of at most {most_rounds(s.players)}")
        return
    if s.last_round not in (0, 1) or (s.last_round and s.phase in (SETUP, SUPPLY)):
        yield Problem("last_round_known", "the last round has no supply phase")
        return
    dealt = s.round - s.last_round
    left = deck_size(s.players) - s.players * DRAWN[s.players] * (dealt - (s.phase == SUPPLY))
    if sum(s.deck) > left:
        yield Problem("deck_matches_round", f"after {dealt} deals the deck has {sum(s.deck)} cards, more than {left}")
    if s.last_round and sum(s.deck) >= LAST_BELOW[s.players]:
        yield Problem("last_round_known", f"with {sum(s.deck)} cards in the deck this is no last round")
    rich = most_coins(s.players, start_money(s.settings), s.round)
    for seat in range(s.players):
        if s.coins[seat] > rich:
            yield Problem("coins_within_income", f"seat {seat} has {s.coins[seat]} coins, nobody can have over {rich}")


# ---- cards ----


def _cards(s: IlPrincipe) -> Iterator[Problem]:
    """Deck, discard pile, lots, hands, offers and tables make the cards in play of each colour."""
    for color in range(COLOR_COUNT):
        total = s.deck[color] + s.discard[color] + s.lot[color]
        for seat in range(s.players):
            i = seat * COLOR_COUNT + color
            total += s.hand[i] + s.offered[i] + s.up[i] + s.down[i]
        in_play = COPIES - COPIES_REMOVED[s.players]
        if total != in_play:
            yield Problem("cards_conserved", f"{COLORS[color]}: {total} in all, {in_play} are in play")
    if s.phase != AUCTIONS and any(s.lot):
        yield Problem("lots_in_auctions", "lots lie there only while they are sold")


def _knowledge(s: IlPrincipe) -> Iterator[Problem]:
    for i, known in enumerate(s.known):
        if known > s.hand[i] + s.offered[i]:
            seat, color = divmod(i, COLOR_COUNT)
            yield Problem("known_cards_held", f"seat {seat} is known to hold {known} {COLORS[color]} and does not")


def _offers(s: IlPrincipe) -> Iterator[Problem]:
    """Offers lie face down from the first pick until they are turned up, and whole ones when the seat has decided."""
    decision = s.decision
    for seat in range(s.players):
        cards = total(s.offered, seat * COLOR_COUNT)
        whole = OFFERED[s.players]
        if decision == OFFER:
            waits = bool(s.local(WAITING) & (1 << seat))
            sound = cards < whole if waits else cards == whole
            sound = sound and total(s.hand, seat * COLOR_COUNT) + cards >= whole
        elif decision == REVEAL:
            shown = (seat - s.marker) % s.players < s.local(REVEAL_TURN)
            sound = cards == (0 if shown else whole)
        else:
            sound = cards == 0
        if not sound:
            yield Problem("offers_complete", f"{cards} cards of seat {seat} lie face down")


# ---- what the round has seen ----


def _lots(s: IlPrincipe) -> Iterator[Problem]:
    """Lots hold what everybody gave, or cards of the deck in a last round; sold in their order, each for a price."""
    for color, size in enumerate(s.lot_size):
        given = sum(s.given[seat * COLOR_COUNT + color] for seat in range(s.players))
        if given > (0 if s.last_round else size):
            yield Problem("lots_recorded", f"{given} {COLORS[color]} cards were given to a lot of {size}")
        if s.lot[color] not in (0, size) or (s.phase in (SETUP, SUPPLY) and size):
            yield Problem("lots_recorded", f"a {COLORS[color]} lot of {size} has {s.lot[color]} cards left")
        buyer, price = s.lot_buyer[color], s.lot_price[color]
        is_gone = size > 0 and s.lot[color] == 0
        if buyer >= s.players or (price if buyer == EMPTY else not is_gone or price < OPENING_BID):
            yield Problem("lots_recorded", f"the {COLORS[color]} lot cannot have gone to seat {buyer} for {price}")
    order = sorted((size, color) for color, size in enumerate(s.lot_size) if size)
    left = [s.lot[color] > 0 for _, color in order]
    if left != sorted(left):
        yield Problem("lots_recorded", "the smallest lots are sold first")


def _told(s: IlPrincipe) -> Iterator[Problem]:
    """Nobody gives more than an offer; bids last as long as their auction; actions are told from phase 3 on."""
    decision = s.decision
    revealed = s.local(REVEAL_TURN) if decision == REVEAL else s.players
    acted = s.players if s.phase in (AWARDS, OVER) else 0
    if s.phase == ACTIONS:
        acted = s.frames[TURN] - (decision == ACTION)
    for seat in range(s.players):
        turn = (seat - s.marker) % s.players
        if decision != BID and s.bid[seat]:
            yield Problem("bids_in_auctions", f"seat {seat} has bid {s.bid[seat]} in no auction")
        if total(s.given, seat * COLOR_COUNT) > (OFFERED[s.players] if turn < revealed else 0):
            yield Problem("offers_complete", f"seat {seat} gave more to the lots than it had to")
        if (s.acted[seat] == EMPTY) != (turn >= acted):
            yield Problem("actions_recorded", f"seat {seat} has acted or not, against the order of turns")
        elif s.acted[seat] != EMPTY and ACTION_TABLE.verbs[s.acted[seat]] not in ("pass", "build", "lay"):
            yield Problem("actions_recorded", f"{ACTION_TABLE.names[s.acted[seat]]} is no action of phase 3")


# ---- cities ----


def _cities(s: IlPrincipe) -> Iterator[Problem]:
    """Every city is unseen, on display or built, and built once."""
    for city in range(CITY_COUNT):
        flags = [s.city_deck[city], *[s.cities[seat * CITY_COUNT + city] for seat in range(s.players)]]
        places = sum(flags) + sum(shown == city for shown in s.display)
        if places != 1 or max(flags) > 1:
            yield Problem("cities_conserved", f"{CITIES[city]} lies in {places} places")
    if sum(s.city_deck) < CITY_COUNT - CITIES_IN_PLAY[s.players]:
        yield Problem("cities_conserved", f"{CITIES_IN_PLAY[s.players]} cities are in play, more have been seen")
    if s.round <= 1 and any(s.cities) and s.phase != OVER:
        yield Problem("first_round", "nobody builds in the first round")


def _display(s: IlPrincipe) -> Iterator[Problem]:
    """The display is full while there are cities to come."""
    shown = sum(city != EMPTY for city in s.display)
    missing = DISPLAYED - shown
    to_come = sum(s.city_deck) - (CITY_COUNT - CITIES_IN_PLAY[s.players])
    if s.decision in (FAMILY, DEAL_CITY):
        if missing == 0 or any(city != EMPTY for city in s.display[shown:]):
            yield Problem("display_size", "the display is dealt from the left until it is full")
    elif missing > 0 and to_come > 0 and not (s.decision == NEW_CITY and missing == 1):
        yield Problem("display_size", f"{shown} cities are face up while {to_come} are to come")


# ---- what lies before the families ----


def _families(s: IlPrincipe) -> Iterator[Problem]:
    for seat in range(s.players):
        placed = sum(s.map[seat * REGION_COUNT : (seat + 1) * REGION_COUNT])
        if s.shields[seat] + placed != MAP_SHIELDS[s.players]:
            yield Problem("shields_conserved", f"seat {seat} has {s.shields[seat]} shields left and {placed} placed")
        if s.vp[seat] > highest_track(s.round):
            yield Problem("points_within_reach", f"seat {seat} has {s.vp[seat]} points on the track")
    if len(set(s.family)) != s.players or EMPTY in s.family:
        yield Problem("families_differ", "everybody has a family of their own")
    if s.phase == SETUP and (any(s.hand) or any(s.up) or any(s.down) or any(vp != START_POINTS for vp in s.vp)):
        yield Problem("nothing_at_first", "nobody has cards or points before the first round")


def _roles(s: IlPrincipe) -> Iterator[Problem]:
    """A minor goes with a major of somebody else; before phase 4 of the first round there are none."""
    reached = s.frames[ROLE_COLOR] if s.phase == AWARDS and bottom(s) == ROLES else COLOR_COUNT
    for color in range(COLOR_COUNT):
        major, minor = s.major[color], s.minor[color]
        if major >= s.players or minor >= s.players:
            yield Problem("seats_known", f"the {COLORS[color]} roles are with seats {major} and {minor}")
        if minor != EMPTY and (major in (EMPTY, minor) or not MINORS_USED[s.players]):
            yield Problem("roles_awarded", f"the minor {COLORS[color]} role cannot be with seat {minor}")
        if major != EMPTY and (color > reached or (s.round <= 1 and s.phase < AWARDS)):
            yield Problem("roles_awarded", f"the {COLORS[color]} roles are not given yet")
