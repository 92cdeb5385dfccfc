"""Nothing appears and nothing vanishes: cards, tiles, indulgences, agents, bonuses, alliances (§2)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.decision import FRAME
from signoria.core.stack import bottom
from signoria.games.virtu.box.atlas import (
    CITY_COUNT,
    ESTATE_COUNT,
    ESTATES,
    FIRST_CATHEDRAL,
    GUILD,
    KINGDOM,
    MAJOR_AGENTS,
    MARKET_COUNT,
    REPUBLIC,
    SPOT_COUNT,
    SPOTS,
    market_counts,
)
from signoria.games.virtu.box.constants import (
    BONUS_COUNT,
    BONUS_KIND,
    BONUSES,
    CANNONS_BONUS,
    CARDS,
    CHARACTER_COUNT,
    COURT,
    FACTIONS,
    FIRST_BONUS_RANK,
    INDULGENCES,
    MACHIAVELLI_BONUS,
    MAJOR_COUNT,
    MAJORS,
    MOST_AGENTS,
    POWER_COUNT,
    ROOMS,
    SECOND_BONUS_RANK,
    family,
    pile_sizes,
)
from signoria.games.virtu.decisions import AGENT, BUY, PATRON_BONUS, PLACE_CARD, SITE
from signoria.games.virtu.phases.courtiers import CARD, NEXT_CARD
from signoria.games.virtu.phases.intrigue import FROM
from signoria.games.virtu.phases.spots import exists
from signoria.games.virtu.state import EMPTY, NONE, Virtu


def conservation_problems(s: Virtu) -> list[Problem]:
    return [*_cards(s), *_estates(s), *_agents(s), *_indulgences(s), *_patronage(s), *_alliances(s)]


def frame_of(s: Virtu, decision: int) -> int:
    """Where the frame of a decision begins, or -1."""
    for i in range(s.depth):
        if s.frames[i * FRAME] == decision:
            return i * FRAME
    return -1


def _held(s: Virtu) -> list[int]:
    """Every card in a Palace or on its way there."""
    cards = [int(card) for card in s.rooms if card != EMPTY] + [int(card) for card in s.court if card != EMPTY]
    at = frame_of(s, PLACE_CARD)
    if at >= 0:
        cards += [int(card) for card in (s.frames[at + CARD], s.frames[at + NEXT_CARD]) if card != EMPTY]
    return cards


def _cards(s: Virtu) -> Iterator[Problem]:
    held = _held(s)
    copies = pile_sizes(s.players)
    for card in range(len(CARDS)):
        if card < CHARACTER_COUNT:
            if s.pile[card] + held.count(card) != copies[card]:
                yield Problem("cards_conserved", f"{CARDS[card]}: {s.pile[card]} in the pile, {held.count(card)} held")
        elif held.count(card) > 1:
            yield Problem("cards_conserved", f"{CARDS[card]} is there more than once")
    for seat in range(s.players):
        own = family(FACTIONS[s.faction[seat]], s.players)
        for major in range(MAJOR_COUNT):
            if s.side == 1 and s.major_ally[major] == seat:
                own += family(MAJORS[major], 2)
        rooms = s.rooms[seat * 2 * ROOMS : (seat + 1) * 2 * ROOMS]
        for card in [*rooms, *s.court[seat * COURT : (seat + 1) * COURT]]:
            strange = card >= CHARACTER_COUNT and card not in own
            if strange and not (card == len(CARDS) - 1 and s.owns(seat, MACHIAVELLI_BONUS)):
                yield Problem("cards_conserved", f"{CARDS[card]} is no card of seat {seat}")


# ---- domains ----


def _estates(s: Virtu) -> Iterator[Problem]:
    copies = market_counts(s.players)
    cathedrals = 0
    for seat in range(s.players):
        base = seat * ESTATE_COUNT
        if s.estate[base + KINGDOM] != NONE and s.estate[base + REPUBLIC] != NONE:
            yield Problem("estates", f"seat {seat} is kingdom and republic")
        tiles = sum(s.estate[base + i] != NONE for i in range(FIRST_CATHEDRAL, ESTATE_COUNT))
        sites = sum(s.cathedral[city] for city in range(CITY_COUNT) if s.owner[city] == seat)
        building = frame_of(s, SITE) >= 0 and s.frames[1] == seat
        if tiles != sites + building:
            yield Problem("cathedrals", f"seat {seat} has {tiles} cathedral tiles and {sites} cathedrals")
        cathedrals += tiles
        if (s.estate[base + ESTATES.index("cannons")] != NONE) != s.owns(seat, CANNONS_BONUS):
            yield Problem("estates", f"seat {seat}: the Cannons are a patronage bonus")
        french = s.side == 1 and FACTIONS[s.faction[seat]] == "france"
        for tile in ("royaume_de_france", "cannons_france"):
            if (s.estate[base + ESTATES.index(tile)] != NONE) != french:
                yield Problem("estates", f"seat {seat}: {tile} belongs to France in the game of two")
    for i, estate in enumerate((KINGDOM, REPUBLIC, GUILD)):
        owned = sum(s.estate[seat * ESTATE_COUNT + estate] != NONE for seat in range(s.players))
        if s.market[i] + owned != copies[i]:
            yield Problem("tiles_conserved", f"{ESTATES[estate]}: {s.market[i]} in stock, {owned} owned")
    if s.market[MARKET_COUNT - 1] + cathedrals != copies[MARKET_COUNT - 1]:
        yield Problem("tiles_conserved", f"cathedrals: {s.market[MARKET_COUNT - 1]} in stock, {cathedrals} owned")
    if any(s.bought) and bottom(s) not in (BUY, SITE):
        yield Problem("bought", "purchases are only noted while somebody buys")


def _indulgences(s: Virtu) -> Iterator[Problem]:
    laid = sum(s.indulgence)
    if s.indulgences + laid + s.borrowed != INDULGENCES:
        yield Problem("indulgences_conserved", f"{s.indulgences} in stock, {laid} on rooms, {s.borrowed} just taken")


# ---- agents, patronage, alliances ----


def _agents(s: Virtu) -> Iterator[Problem]:
    at = frame_of(s, AGENT)
    for spot in range(SPOT_COUNT):
        agent = s.agent[spot]
        if agent >= s.players or (agent != EMPTY and not exists(s, spot)):
            yield Problem("agents", f"{SPOTS[spot]} holds an agent of {agent}")
    for seat in range(s.players):
        most = MOST_AGENTS + sum(MAJOR_AGENTS[m] for m in range(MAJOR_COUNT) if s.major_ally[m] == seat)
        lifted = at >= 0 and s.frames[1] == seat and s.frames[at + FROM] >= 0
        total = s.agents[seat] + s.locked[seat] + sum(agent == seat for agent in s.agent) + lifted
        if total != most:
            yield Problem("agents_conserved", f"seat {seat} has {total} agents in all, not {most}")


def _patronage(s: Virtu) -> Iterator[Problem]:
    for seat in range(s.players):
        kinds = [int(BONUS_KIND[bonus]) for bonus in range(BONUS_COUNT) if s.patron[bonus] == seat]
        if len(kinds) != len(set(kinds)):
            yield Problem("patronage", f"seat {seat} has two bonuses of a kind")
        choosing = frame_of(s, PATRON_BONUS) >= 0 and s.frames[1] == seat
        due = int(s.rank[seat] >= FIRST_BONUS_RANK) + int(s.rank[seat] >= SECOND_BONUS_RANK)
        if len(kinds) + choosing != due:
            yield Problem("patronage", f"seat {seat} has {len(kinds)} bonuses at rank {s.rank[seat]}")
    for bonus in range(BONUS_COUNT):
        if s.patron[bonus] >= s.players:
            yield Problem("patronage", f"{BONUSES[bonus]} belongs to {s.patron[bonus]}")


def _alliances(s: Virtu) -> Iterator[Problem]:
    for power in range(POWER_COUNT):
        if s.ally[power] >= (s.players if s.side == 0 else 0):
            yield Problem("alliances", f"power {power} is allied to {s.ally[power]}")
        if s.ally[power] == EMPTY and s.bonus_ready[power]:
            yield Problem("alliances", f"power {power} has no ally and a bonus")
