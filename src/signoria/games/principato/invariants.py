"""What must hold in every state: conservation of every component, storage, hands, display, frames (§2)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.state import CHANCE, FRAME, SEAT
from signoria.games.principato.box import (
    ACTIONS_PER_TURN,
    BACKS,
    CARD_COUNT,
    CARDS,
    CHURCH,
    CLASS_COUNT,
    CLASS_STOCK,
    CLASSES,
    CONDOTTIERE,
    CUBE_COUNT,
    CUBES,
    DEALT_CARDS,
    DISPLAY_SIZE,
    FACE_COUNT,
    FAVOR,
    FOOD,
    GAIN,
    GAIN_CULTURE,
    GAIN_RECRUITS,
    GOAL_BACK,
    GOALS,
    GOLD,
    HAND_SIZE,
    MILITARY,
    MILITIA,
    MOST_PRINTED,
    POOL_OF,
    POOL_SIZE,
    POOLS,
    PRINTED,
    START_CARD,
    YEARS,
    pile_counts,
)
from signoria.games.principato.phases.cubes import SUPPLY_CUBE, room, stored, unsupplied
from signoria.games.principato.state import (
    ACTION,
    CHOOSE_CULTURE,
    CHOOSE_OPTION,
    CHOOSE_RECRUITS,
    CHOSEN,
    DEAL_FIRST,
    DEAL_GOAL,
    DEAL_START,
    EMPTY,
    EXCHANGE,
    OVERFLOW,
    OVERFLOW_FOOD,
    OVERFLOW_GOLD,
    PLACE_FAVOR,
    RANK,
    REFILL,
    SLOT,
    SUPPLY_1,
    TURN,
    PrincipatoState,
)


def violations(s: PrincipatoState) -> list[Problem]:
    """Every broken invariant, by name; empty for a sound state."""
    problems = [*_storage(s), *_cubes(s), *_tokens(s), *_culture(s), *_cards(s), *_goals(s), *_turn_of(s)]
    return problems or [*_frames(s)]


def _storage(s: PrincipatoState) -> Iterator[Problem]:
    for seat in range(s.players):
        if room(s, seat, FOOD) < 0:
            yield Problem("food_fits_farms", f"seat {seat} stores {s.food[seat]} food, {-room(s, seat, FOOD)} too many")
        if room(s, seat, GOLD) < 0:
            yield Problem("gold_fits_banks", f"seat {seat} stores {s.gold[seat]} gold, {-room(s, seat, GOLD)} too many")
        if s.favor[seat] > CHURCH:
            yield Problem("favor_fits_church", f"seat {seat} keeps {s.favor[seat]} favors, the church holds {CHURCH}")
        for soldier, name in ((MILITIA, "militia"), (CONDOTTIERE, "condottieri")):
            if unsupplied(s, seat, soldier) < 0:
                yield Problem("one_cube_per_soldier", f"seat {seat} has more cubes than {name}")


def _cubes(s: PrincipatoState) -> Iterator[Problem]:
    for cube in (FOOD, GOLD, FAVOR):
        stores = sum(stored(s, seat, cube) for seat in range(s.players))
        soldiers = sum(n for i, n in enumerate(s.supplied) if SUPPLY_CUBE[i % len(SUPPLY_CUBE)] == cube)
        found = s.reserve[cube] + stores + soldiers
        if found != CUBE_COUNT[cube]:
            yield Problem("cubes_conserved", f"{CUBES[cube]}: {found} in all, the box has {CUBE_COUNT[cube]}")


def _tokens(s: PrincipatoState) -> Iterator[Problem]:
    for pool, size in enumerate(POOL_SIZE):
        owned = sum(n for i, n in enumerate(s.tokens) if POOL_OF[i % FACE_COUNT] == pool)
        if s.pool[pool] + owned != size:
            yield Problem("tokens_conserved", f"{POOLS[pool]}: {s.pool[pool] + owned} in all, the box has {size}")


def _culture(s: PrincipatoState) -> Iterator[Problem]:
    for culture in range(CLASS_COUNT):
        owned = sum(s.culture[seat * CLASS_COUNT + culture] for seat in range(s.players))
        if s.stock[culture] + owned != CLASS_STOCK[culture]:
            found = s.stock[culture] + owned
            yield Problem("culture_conserved", f"{CLASSES[culture]}: {found}, the box has {CLASS_STOCK[culture]}")


def _decision(s: PrincipatoState, i: int) -> int:
    return s.frames[i * FRAME] if i < s.depth else EMPTY


def _cards(s: PrincipatoState) -> Iterator[Problem]:
    """Piles, display, box and hands make the cards in play, S1 and S2 cards included."""
    dealt = 0
    pile = pile_counts(s.players)
    for card in range(CARD_COUNT):
        found = s.box[card] + sum(s.pile[year * (CARD_COUNT + 1) + card] for year in range(YEARS))
        found += sum(other == card for other in s.display) + sum(other == card for other in s.hand)
        printed = sum(pile[year * (CARD_COUNT + 1) + card] for year in range(YEARS))
        starts = found - printed - (s.players if card == START_CARD else 0)
        dealt += starts
        if not 0 <= starts <= DEALT_CARDS[card]:
            yield Problem("cards_conserved", f"{CARDS[card]}: {found} in all, {starts} of them as S2 cards")
    if s.depth and _decision(s, 0) == DEAL_START:
        return
    if any(card == EMPTY for card in s.hand):
        yield Problem("two_cards_each", "everybody holds exactly two action cards")
    if dealt != s.players:
        yield Problem("cards_conserved", f"{dealt} S2 cards are in play for {s.players} players")
    for year in range(YEARS):
        i = year * (CARD_COUNT + 1) + MILITARY
        if s.pile[i] > pile[i]:
            yield Problem("cards_conserved", f"year {year + 1} has {s.pile[i]} military cards, not {pile[i]}")
        left = sum(s.pile[year * (CARD_COUNT + 1) : (year + 1) * (CARD_COUNT + 1)])
        if year < s.year - 1 and left > 0:
            yield Problem("year_matches_piles", f"year {year + 1} is over and its pile has {left} cards")
        if year > s.year - 1 and left != sum(pile[year * (CARD_COUNT + 1) : (year + 1) * (CARD_COUNT + 1)]):
            yield Problem("year_matches_piles", f"year {year + 1} has not begun and cards of its pile are gone")
    yield from _display(s)


def _display(s: PrincipatoState) -> Iterator[Problem]:
    laid = sum(card != EMPTY for card in s.display)
    size = DISPLAY_SIZE[s.players]
    if any(s.display[i] == EMPTY for i in range(laid)):
        yield Problem("display_without_gaps", "the cards of the display lie side by side from the left")
    bottom = _decision(s, 0)
    complete = DEAL_GOAL <= bottom <= TURN
    if complete and laid != size:
        yield Problem("display_size", f"{laid} cards lie in the display, {s.players} players need {size}")
    if bottom in (REFILL, EMPTY) and laid != size - 1:
        yield Problem("display_size", f"{laid} cards lie in the display during a refill, not {size - 1}")


def _goals(s: PrincipatoState) -> Iterator[Problem]:
    held = [goal for goal in s.goals if goal != EMPTY]
    if len(held) != len(set(held)):
        yield Problem("goals_differ", "a goal is held twice")
    for i, goal in enumerate(s.goals):
        if goal != EMPTY and GOAL_BACK[goal] != i % BACKS:
            yield Problem("goal_backs", f"seat {i // BACKS} holds {GOALS[goal]} as its goal of back {i % BACKS + 1}")
    if _decision(s, 0) not in (DEAL_START, DEAL_START + 1, DEAL_GOAL) and len(held) != BACKS * s.players:
        yield Problem("two_goals_each", f"{len(held)} goals are held by {s.players} players")


def _turn_of(s: PrincipatoState) -> Iterator[Problem]:
    begun = _decision(s, 0) > DEAL_FIRST or s.depth == 0
    for name, seat in (("first", s.first), ("active", s.active)):
        if not (0 <= seat < s.players if begun else seat == EMPTY):
            yield Problem("seats_known", f"{name} is seat {seat}")
    if not 1 <= s.year <= YEARS:
        yield Problem("year_known", f"the year is {s.year}, not 1 to {YEARS}")
    scoring = s.depth == 2 and _decision(s, 1) >= SUPPLY_1
    order = sorted(s.order[: s.players])
    if order != (list(range(s.players)) if scoring else [EMPTY] * s.players):
        yield Problem("supply_order", f"the supply order is {list(s.order)}")


# ---- frames: a turn with an action inside, or a refill with a scoring inside, or the deal ----


def _frames(s: PrincipatoState) -> Iterator[Problem]:
    bottom, inner = _decision(s, 0), _decision(s, 1)
    if s.depth == 0:
        if s.year != YEARS or any(s.pile):
            yield Problem("game_over", "a game without frames is over, but cards are left in the piles")
        return
    allowed = (EMPTY,)
    if bottom == TURN:
        allowed = (EMPTY, *range(CHOOSE_OPTION, PLACE_FAVOR + 1))
    elif bottom == REFILL:
        allowed = (EMPTY, *range(SUPPLY_1, SUPPLY_1 + 6))
    if bottom > TURN and bottom != REFILL:
        yield Problem("frames_nest", "the stack begins with a deal, a turn or a refill")
    elif inner not in allowed or s.depth > 2:
        yield Problem("frames_nest", "a turn holds one action, a refill one scoring, a deal nothing")
    elif s.frames[SEAT] != (s.active if bottom == TURN else CHANCE):
        yield Problem("frame_seats", "a turn belongs to the active seat, deals and refills to chance")
    elif bottom == TURN:
        yield from _turn_frames(s, inner)
    elif inner != EMPTY:
        rank = s.frames[s.at + RANK]
        if not 0 <= rank < s.players or s.order[rank] != s.frames[s.at + SEAT]:
            yield Problem("frame_seats", "a scoring asks the seat at its rank in the supply order")


def _turn_frames(s: PrincipatoState, inner: int) -> Iterator[Problem]:
    if not 1 <= s.frames[ACTION] <= ACTIONS_PER_TURN + (inner == EMPTY):
        yield Problem("frame_locals", f"action {s.frames[ACTION]} of {ACTIONS_PER_TURN}")
    if inner == EMPTY:
        return
    if s.frames[FRAME + SEAT] != s.active:
        yield Problem("frame_seats", "an action belongs to the active seat")
    slot = s.frames[FRAME + SLOT]
    if inner == PLACE_FAVOR:
        return
    if not 0 <= slot < HAND_SIZE:
        yield Problem("frame_locals", f"slot {slot} of a hand of {HAND_SIZE}")
    elif inner <= EXCHANGE:
        yield from _activation_frame(s, inner, s.hand[HAND_SIZE * s.active + slot])


def _activation_frame(s: PrincipatoState, inner: int, card: int) -> Iterator[Problem]:
    chosen = s.frames[s.at + CHOSEN]
    if not 0 <= chosen < PRINTED[card]:
        yield Problem("frame_locals", f"option {chosen} of {CARDS[card]}")
        return
    kind = GAIN[card * MOST_PRINTED + chosen]
    if (inner == CHOOSE_CULTURE) > (kind == GAIN_CULTURE) or (inner == CHOOSE_RECRUITS) > (kind == GAIN_RECRUITS):
        yield Problem("frame_locals", f"{CARDS[card]} does not ask this")
    overflow = s.frames[s.at + OVERFLOW]
    soldier = MILITIA if inner == OVERFLOW_FOOD else CONDOTTIERE
    if inner in (OVERFLOW_FOOD, OVERFLOW_GOLD) and not 1 <= overflow <= unsupplied(s, s.active, soldier):
        yield Problem("frame_locals", f"{overflow} cubes cannot go on soldiers")
