"""What must hold in every state: conservation of every component, the map, hands and what is known of them (§2)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.decision import FRAME
from signoria.core.stack import stack_problems
from signoria.games.renaissance.battle.fields import EMPTY, HIRE, SLOT_COUNT, VIRTUAL
from signoria.games.renaissance.battle.slots import is_hidden_card
from signoria.games.renaissance.box.constants import (
    ARTIST_COUNT,
    BLUE_COUNT,
    CARD_COUNT,
    CARDS,
    CASTLES,
    CITIES,
    COPIES,
    FORTRESS,
    MOST_PLAYERS,
    PALACES,
    PROVINCE_COUNT,
    RAMPARTS,
    SAVONAROLA,
    SWISS,
    TURNS,
)
from signoria.games.renaissance.box.plans import PLANS, plan_of
from signoria.games.renaissance.decisions import (
    ACTING,
    BATTLE,
    CHOOSING_NATION,
    DRAW_FIRST_ORDER,
    DRAW_NATION,
    DRAW_VARIANT,
    DRAWING_ORDER,
    PLACE_EXTRA,
    RETURNING,
    SETTING_UP,
    SHOWING_STANCE,
    SHOWING_VOTE,
    VOTING,
)
from signoria.games.renaissance.phases.hands import drawn_since, least_unblue
from signoria.games.renaissance.phases.vote import political_state
from signoria.games.renaissance.state import CLOSED, MARKS, NO_PALACE, PILLAGED, STANCE_DEFENCE, VACANT, Renaissance


def violations(s: Renaissance) -> list[Problem]:
    """Every broken invariant by name; what later checks rely on is checked first."""
    problems = [*_plan(s), *_clock(s), *_flags(s)] or [*_order(s), *_map(s), *_homes(s), *_figures(s), *_cards(s)]
    problems = problems or [*_known(s), *_points(s), *_ballots(s), *_in_time(s)]
    return problems or stack_problems(s)


def _plan(s: Renaissance) -> Iterator[Problem]:
    agreed = plan_of(int(s.players), str(s.settings["scenario"]), str(s.settings["variant"]))
    if agreed not in (EMPTY, s.plan) or (s.plan != EMPTY and PLANS[s.plan].players != s.players):
        yield Problem("plan", "the set-up is not that of the options")
    if s.plan == EMPTY and (agreed != EMPTY or s.phase() != DRAW_VARIANT):
        yield Problem("plan", "the variant has been drawn before anything else")


def _clock(s: Renaissance) -> Iterator[Problem]:
    if not 1 <= s.turn <= TURNS + (1 if s.depth == 0 else 0) or (s.depth == 0 and s.turn != TURNS + 1):
        yield Problem("turn", f"turn is {s.turn} of {TURNS}")
    if s.war not in (0, 1):
        yield Problem("war", f"war is {s.war}")


def _flags(s: Renaissance) -> Iterator[Problem]:
    seats = range(s.players)
    if any(s.used[seat] not in (0, 1) for seat in seats) or (not s.powers and any(s.used)):
        yield Problem("used", "a power is used once or not")
    if any(s.quiet[seat] not in (0, 1) for seat in seats) or (not s.do_not_disturb and any(s.quiet)):
        yield Problem("quiet", "a seat is to be asked or not, where the option allows it")
    if any(s.spoken[seat] > 2 for seat in seats) or (s.diplomacy == 0 and any(s.spoken)):
        yield Problem("spoken", "at most two offers per seat and decision, where the option allows it")
    if any(mark not in (0, 1) for mark in s.marks):
        yield Problem("marks", "a city is marked or not")
    if s.stance > STANCE_DEFENCE or (s.stance and not any(s.has_power(seat, SWISS) for seat in seats)):
        yield Problem("stance", "only the Swiss take a stance, for attack or for defence")


# ---- who is who, in what order ----


def _order(s: Renaissance) -> Iterator[Problem]:
    given = [int(seat) for seat in s.order if seat != EMPTY]
    drawing = s.phase() in (DRAW_VARIANT, DRAW_NATION, CHOOSING_NATION, DRAW_FIRST_ORDER, DRAWING_ORDER)
    if sorted(set(given)) != sorted(given) or list(s.order)[: len(given)] != given or len(s.order) != MOST_PLAYERS:
        yield Problem("order", "every place is given to one seat, the first places first")
    if not drawing and sorted(given) != list(range(s.players)):
        yield Problem("order", "every seat has a place")
    if any(not 0 <= seat < s.players for seat in given):
        yield Problem("order", "only seats of this game have places")
    nations = [int(nation) for nation in s.nation if nation != EMPTY]
    if len(set(nations)) != len(nations) or (s.plan != EMPTY and not set(nations) <= set(PLANS[s.plan].nations)):
        yield Problem("nation", "each nation of this set-up once")
    if (EMPTY in s.nation) != (s.phase() in (DRAW_VARIANT, DRAW_NATION, CHOOSING_NATION)):
        yield Problem("nation", "every seat has a nation once they are drawn")


# ---- the map ----


def _map(s: Renaissance) -> Iterator[Problem]:
    shut = set(PLANS[s.plan].closed) if s.plan != EMPTY else set()
    for city, name in enumerate(CITIES):
        owner = s.owner[city]
        if (owner == CLOSED) != (city in shut) or (owner != CLOSED and owner >= s.players):
            yield Problem("owner", f"{name} is open, closed or owned as it cannot be")
        owned = 0 <= owner < s.players
        if s.level[city] > FORTRESS or (s.level[city] and not owned):
            yield Problem("level", f"{name} has level {s.level[city]}")
        if s.palace[city] != NO_PALACE and not owned:
            yield Problem("palace", f"{name} has a palace and no owner")
        marks = [mark for mark in range(len(MARKS)) if s.marks[mark * len(CITIES) + city]]
        if not owned and marks and (owner == CLOSED or marks != [PILLAGED // len(CITIES)]):
            yield Problem("marks", f"{name} is marked though nobody owns it")
    housed = [int(house) for house in s.palace if house > VACANT]
    if len(set(housed)) != len(housed) or SAVONAROLA + 1 in housed:
        yield Problem("palace", "an artist lives in one palace, and Savonarola in none")


def _homes(s: Renaissance) -> Iterator[Problem]:
    """Start cities are those of the nation, one of each list; a seat that has not yet placed has none."""
    homes = [{city for city in range(len(CITIES)) if s.home[city] == seat} for seat in range(s.players)]
    if any(owner != EMPTY and not 0 <= owner < s.players for owner in s.home):
        yield Problem("home", "start cities belong to seats of this game")
    for seat, home in enumerate(homes):
        if s.nation[seat] == EMPTY or s.plan == EMPTY:
            legal = not home
        else:
            nation, plan = int(s.nation[seat]), PLANS[s.plan]
            chosen = [home & set(ways) for ways in plan.choices[nation]]
            whole = set(plan.fixed[nation]).union(*chosen) == home and all(len(ways) == 1 for ways in chosen)
            setting_up = s.phase() in SETTING_UP and s.phase() != PLACE_EXTRA
            legal = whole or (setting_up and home in (set(), set(plan.fixed[nation]).union(*chosen)))
        if not legal:
            yield Problem("home", f"seat {seat} starts in other cities than its nation")


def _figures(s: Renaissance) -> Iterator[Problem]:
    levels = list(s.level)
    if s.ramparts + sum(level > 0 for level in levels) != RAMPARTS:
        yield Problem("ramparts", f"{RAMPARTS} in all")
    if s.castles + levels.count(FORTRESS) != CASTLES:
        yield Problem("castles", f"{CASTLES} in all")
    if s.palaces + sum(house != NO_PALACE for house in s.palace) != PALACES:
        yield Problem("palaces", f"{PALACES} in all")


# ---- cards ----


def _cards(s: Renaissance) -> Iterator[Problem]:
    for card, name in enumerate(CARDS):
        held = sum(s.hand[seat * CARD_COUNT + card] for seat in range(s.players))
        laid = sum(s.laid[slot] == card and s.slot(slot, HIRE) != VIRTUAL for slot in range(SLOT_COUNT))
        total = s.deck[card] + s.discards[card] + s.locked[card] + held + laid
        if total != COPIES[card]:
            yield Problem(
                "cards", f"{total} {name} in deck, discards, locked, hand and laid, {COPIES[card]} in the box"
            )
    if any(s.locked[card] for card in range(BLUE_COUNT, CARD_COUNT)):
        yield Problem("locked", "only troops are locked")


def _known(s: Renaissance) -> Iterator[Problem]:
    """Nothing is known of a hand that is not so: `known` cards are there, `unblue` ones are not blue."""
    for seat in range(s.players):
        own = [int(s.hand[seat * CARD_COUNT + card]) for card in range(CARD_COUNT)]
        for slot in range(SLOT_COUNT):
            if is_hidden_card(s, slot) and s.battle[1 if slot < 3 else 2] == seat and s.laid[slot] != EMPTY:
                own[s.laid[slot]] += 1
        spare = [own[card] - s.known[seat * CARD_COUNT + card] for card in range(CARD_COUNT)]
        if min(spare) < 0:
            yield Problem("known", f"seat {seat} does not hold what is known")
        if least_unblue(s, seat) > sum(spare[BLUE_COUNT:]):
            yield Problem("unblue", f"seat {seat} holds more troops than it may")
        drawn = drawn_since(s, seat)
        if drawn < 0 < s.unblue[seat] or (s.unsure[seat] and (drawn <= 0 or s.unblue[seat] == 0)):
            yield Problem("unsure", f"seat {seat} showed cards that it cannot have drawn")


def _ballots(s: Renaissance) -> Iterator[Problem]:
    """From the second turn on everybody has voted in each turn; in this one, once the vote is over."""
    over = s.phase() not in (RETURNING, VOTING)
    for turn in range(1, TURNS + 1):
        given = {s.ballots[seat * TURNS + turn - 1] != EMPTY for seat in range(s.players)}
        voting = turn == s.turn > 1 and s.phase() == VOTING
        if not voting and given != {1 < turn < s.turn or (turn == s.turn > 1 and over)}:
            yield Problem("ballots", f"in turn {turn} there are votes of others than those who have cast them")
    settled = over and s.phase() not in (EMPTY, SHOWING_STANCE, SHOWING_VOTE)
    if s.turn > 1 and settled and s.war != political_state(s, s.turn):
        yield Problem("war", "the votes say otherwise")


def _in_time(s: Renaissance) -> Iterator[Problem]:
    """Cards are in play from the deal to the end of the turn; what is played, in combat turns only."""
    before = s.phase() in SETTING_UP or s.phase() in (RETURNING, VOTING, SHOWING_STANCE, SHOWING_VOTE)
    if before and any(s.deck[card] != COPIES[card] for card in range(CARD_COUNT)):
        yield Problem("deck", "before the deal all cards are in the deck")
    if s.phase() != ACTING and any(any(pile) for pile in (s.discards, s.locked, s.known, s.unblue, s.unsure)):
        yield Problem("discards", "nothing is played, locked or known before the combat turns")
    if s.phase() != ACTING and (s.attacks or s.attacked or s.married):
        yield Problem("attacks", "attacks and marriages are of the combat turn under way")
    fighting = any(s.frames[i * FRAME] == BATTLE for i in range(s.depth))
    if not fighting and (any(s.battle) or any(s.worth) or any(card != EMPTY for card in s.laid)):
        yield Problem("battle", "worth, laid cards and battle are clear outside a battle")


def _points(s: Renaissance) -> Iterator[Problem]:
    for seat in range(s.players):
        for turn in range(TURNS):
            provinces, artists = s.provinces[seat * TURNS + turn], s.artists[seat * TURNS + turn]
            if turn + 1 >= s.turn and provinces + artists:
                yield Problem("provinces", f"seat {seat} has provinces or artists scored in a turn to come")
            if provinces > PROVINCE_COUNT or artists >= ARTIST_COUNT:
                yield Problem("provinces", f"seat {seat} scored more provinces or artists than there are")
