"""What must hold in every state: conservation of every component, storage, hands, display, goals (§2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from signoria.core.codes import Problem
from signoria.core.stack import bottom, stack_problems
from signoria.games.principato.box.constants import (
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
    GOAL_BACK,
    GOALS,
    GOLD,
    HAND_SIZE,
    MILITIA,
    PILE_CARDS,
    POOL_OF,
    POOL_SIZE,
    POOLS,
    RANK_POINTS,
    SCORINGS,
    START_CARD,
    YEARS,
    pile_counts,
)
from signoria.games.principato.phases.cubes import SUPPLY_CUBE, room, stored, unsupplied
from signoria.games.principato.state import (
    DEAL_DISPLAY,
    DEAL_FIRST,
    DEAL_GOAL,
    DEAL_START,
    EMPTY,
    REFILL,
    TURN,
    Principato,
)


def violations(s: Principato) -> list[Problem]:
    """Every broken invariant, by name; empty for a sound state."""
    problems = [*_storage(s), *_cubes(s), *_tokens(s), *_culture(s), *_cards(s), *_goals(s), *_seats(s)]
    return problems or [*_supply_order(s), *_end(s), *stack_problems(s)]


def _supply_order(s: Principato) -> Iterator[Problem]:
    """Known during a scoring only."""
    order = [seat for seat in s.order if seat != EMPTY]
    scoring = s.depth > 1 and bottom(s) == REFILL
    if list(s.order)[: len(order)] != order or sorted(order) != (list(range(s.players)) if scoring else []):
        yield Problem("supply_order", f"the supply order is {list(s.order)}")


def _end(s: Principato) -> Iterator[Problem]:
    if s.depth == 0 and (s.year != YEARS or any(s.pile) or any(s.supplied)):
        yield Problem("game_over", "a game without frames is over: no pile has cards, no soldier a cube")


def _storage(s: Principato) -> Iterator[Problem]:
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


def _cubes(s: Principato) -> Iterator[Problem]:
    for cube in (FOOD, GOLD, FAVOR):
        stores = sum(stored(s, seat, cube) for seat in range(s.players))
        soldiers = sum(n for i, n in enumerate(s.supplied) if SUPPLY_CUBE[i % len(SUPPLY_CUBE)] == cube)
        total = s.reserve[cube] + stores + soldiers
        if total != CUBE_COUNT[cube]:
            yield Problem("cubes_conserved", f"{CUBES[cube]}: {total} in all, the box has {CUBE_COUNT[cube]}")


def _tokens(s: Principato) -> Iterator[Problem]:
    for pool, size in enumerate(POOL_SIZE):
        owned = sum(n for i, n in enumerate(s.tokens) if POOL_OF[i % FACE_COUNT] == pool)
        if s.pool[pool] + owned != size:
            yield Problem("tokens_conserved", f"{POOLS[pool]}: {s.pool[pool] + owned} in all, the box has {size}")


def _culture(s: Principato) -> Iterator[Problem]:
    for culture in range(CLASS_COUNT):
        owned = sum(s.culture[seat * CLASS_COUNT + culture] for seat in range(s.players))
        if s.stock[culture] + owned != CLASS_STOCK[culture]:
            total = s.stock[culture] + owned
            yield Problem("culture_conserved", f"{CLASSES[culture]}: {total}, the box has {CLASS_STOCK[culture]}")


def _cards(s: Principato) -> Iterator[Problem]:
    """Piles, display, box and hands make the cards in play, S1 and S2 cards included."""
    dealt = 0
    pile = pile_counts(s.players)
    for card in range(CARD_COUNT):
        total = s.box[card] + sum(s.pile[year * (CARD_COUNT + 1) + card] for year in range(YEARS))
        total += sum(other == card for other in s.display) + sum(other == card for other in s.hand)
        printed = sum(pile[year * (CARD_COUNT + 1) + card] for year in range(YEARS))
        starts = total - printed - (s.players if card == START_CARD else 0)
        dealt += starts
        if not 0 <= starts <= DEALT_CARDS[card]:
            yield Problem("cards_conserved", f"{CARDS[card]}: {total} in all, {starts} of them as S2 cards")
    seconds = list(s.hand)[1::HAND_SIZE]
    if dealt != sum(card != EMPTY for card in seconds):
        yield Problem("cards_conserved", f"{dealt} S2 cards are in play for {s.players} players")
    if bottom(s) == DEAL_START:
        if any(card != START_CARD for card in list(s.hand)[::HAND_SIZE]) or not _is_dealing(seconds):
            yield Problem("dealt_in_turn", "everybody has his S1 card, and S2 cards are dealt from seat 0 on")
    elif any(card == EMPTY for card in s.hand):
        yield Problem("two_cards_each", "everybody holds exactly two action cards")
    yield from _piles(s, list(pile))
    yield from _display(s)


def _is_dealing(places: Sequence[int]) -> bool:
    """Some are dealt, from the first on, and at least one is still to come."""
    dealt = sum(thing != EMPTY for thing in places)
    return dealt < len(places) and all(thing == EMPTY for thing in places[dealt:])


def _piles(s: Principato, full: Sequence[int]) -> Iterator[Problem]:
    """Past years have no cards left, coming ones all of theirs, the current one no more than it began with."""
    for year in range(YEARS):
        cards = range(year * (CARD_COUNT + 1), (year + 1) * (CARD_COUNT + 1))
        left = sum(s.pile[i] for i in cards)
        if year < s.year - 1 and left > 0:
            yield Problem("year_matches_piles", f"year {year + 1} is over and its pile has {left} cards")
        if year > s.year - 1 and any(s.pile[i] != full[i] for i in cards):
            yield Problem("year_matches_piles", f"year {year + 1} has not begun and its pile is not as printed")
        for i in cards:
            if year == s.year - 1 and s.pile[i] > full[i]:
                name = PILE_CARDS[i - cards.start]
                yield Problem("cards_conserved", f"year {year + 1} has {s.pile[i]} cards {name}, not {full[i]}")
    if 0 <= bottom(s) <= DEAL_FIRST and any(s.box):
        yield Problem("dealt_in_turn", "no card leaves the game before the first turn")


def _display(s: Principato) -> Iterator[Problem]:
    laid = sum(card != EMPTY for card in s.display)
    size = DISPLAY_SIZE[s.players]
    if any(s.display[i] == EMPTY for i in range(laid)):
        yield Problem("display_without_gaps", "the cards of the display lie side by side from the left")
    if bottom(s) == DEAL_START and laid > 0:
        yield Problem("display_size", f"{laid} cards lie in the display before the start cards are dealt")
    if bottom(s) == DEAL_DISPLAY and laid >= size:
        yield Problem("display_size", f"{laid} cards lie in the display, no more are dealt")
    if DEAL_GOAL <= bottom(s) <= TURN and laid != size:
        yield Problem("display_size", f"{laid} cards lie in the display, {s.players} players need {size}")
    if bottom(s) in (REFILL, EMPTY) and laid != size - 1:
        yield Problem("display_size", f"{laid} cards lie in the display during a refill, not {size - 1}")


def _goals(s: Principato) -> Iterator[Problem]:
    held = [goal for goal in s.goals if goal != EMPTY]
    if len(held) != len(set(held)):
        yield Problem("goals_differ", "a goal is held twice")
    for i, goal in enumerate(s.goals):
        if goal != EMPTY and GOAL_BACK[goal] != i % BACKS:
            yield Problem("goal_backs", f"seat {i // BACKS} holds {GOALS[goal]} as its goal of back {i % BACKS + 1}")
    in_turn = [goal for back in range(BACKS) for goal in list(s.goals)[back::BACKS]]
    if bottom(s) == DEAL_GOAL and not _is_dealing(in_turn):
        yield Problem("dealt_in_turn", "goals of back 1 are dealt from seat 0 on, then those of back 2")
    if bottom(s) in (DEAL_START, DEAL_DISPLAY) and held:
        yield Problem("dealt_in_turn", "goals are dealt after the display")
    if not DEAL_START <= bottom(s) <= DEAL_GOAL and len(held) != BACKS * s.players:
        yield Problem("two_goals_each", f"{len(held)} goals are held by {s.players} players")


def _seats(s: Principato) -> Iterator[Problem]:
    begun = not DEAL_START <= bottom(s) <= DEAL_FIRST
    for name, seat in (("first", s.first), ("active", s.active)):
        if not (0 <= seat < s.players if begun else seat == EMPTY):
            yield Problem("seats_known", f"{name} is seat {seat}")
    if not 1 <= s.year <= YEARS:
        yield Problem("year_known", f"the year is {s.year}, not 1 to {YEARS}")
    most = SCORINGS * RANK_POINTS[s.players][0]
    for seat in range(s.players):
        if s.military[seat] > most:
            yield Problem("military_points", f"seat {seat} has {s.military[seat]}, a game gives at most {most}")
