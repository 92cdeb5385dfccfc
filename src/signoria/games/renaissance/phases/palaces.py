"""Artists, bankers, Savonarola, and Florence's lure (§4.6, R25, R26, R54b)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import SEAT, Chance, Locals
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import ARTIST_TO, BANKER_AT, DRAWN_ARTIST, LURE_AWAY, LURE_TO
from signoria.games.renaissance.box.constants import (
    ARTIST_COUNT,
    ARTISTS,
    BANKER_DUCATS,
    CITIES,
    CITY_COUNT,
    LURE_FROM,
    SAVONAROLA,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    ARTIST_DRAW,
    DECISIONS,
    INVITING,
    LURE_DIE,
    LURING_FROM,
    LURING_TO,
)
from signoria.games.renaissance.phases.ambassador import own_turn_problems
from signoria.games.renaissance.phases.cities import burn_palace, is_rival
from signoria.games.renaissance.phases.looters import CITY, ON_CITY, on_city_problems
from signoria.games.renaissance.phases.question import CityQuestion, Die, HeldCityQuestion, Question, city_targets
from signoria.games.renaissance.state import BANKER, NO_PALACE, VACANT, Renaissance

LURE: Final = Locals()
TO: Final[i64] = LURE.local("city", len(CITIES) - 1)
AWAY: Final[i64] = LURE.local("other", len(CITIES) - 1)


def has_room(s: Renaissance, seat: i64, city: i64) -> bool:
    """An own palace without artist."""
    return s.owner[city] == seat and s.palace[city] == VACANT


def has_banker(s: Renaissance, seat: i64, city: i64) -> bool:
    """An own palace whose banker has not been used this turn (R25)."""
    return s.owner[city] == seat and s.palace[city] != NO_PALACE and s.marks[BANKER + city] == 0


def has_guest(s: Renaissance, seat: i64) -> bool:
    for city in range(CITY_COUNT):
        if has_room(s, seat, city) or has_banker(s, seat, city):
            return True
    return False


class Inviting(Question):
    """An artist for a palace, or a banker in one."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for city in range(CITY_COUNT):
            if has_room(s, seat, city):
                out[count] = ARTIST_TO + city
                count += 1
        for palace in range(CITY_COUNT):
            if has_banker(s, seat, palace):
                out[count] = BANKER_AT + palace
                count += 1
        return count

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action < BANKER_AT:
            s.set_local(CITY, action - ARTIST_TO)
            s.call(ARTIST_DRAW, CHANCE)
            return
        s.ducats[seat] += BANKER_DUCATS
        s.marks[BANKER + action - BANKER_AT] = 1
        if s.events is not None:
            s.tell("banker", {"seat": seat, "city": CITIES[action - BANKER_AT], "ducats": BANKER_DUCATS})
        s.done()

    def resume(self, s: Renaissance, result: i64) -> None:
        """Savonarola burns the palace and returns to the pool (R26); anybody else stays for good."""
        city: i64 = s.local(CITY)
        if result == SAVONAROLA:
            burn_palace(s, city)
        else:
            s.palace[city] = result + 1
        if s.events is not None:
            moved = {"city": CITIES[city], "artist": ARTISTS[result]}
            s.tell("artist", {"seat": s.frame_seat(), **moved, "burnt": int(result == SAVONAROLA)})
        s.done()

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return city_targets(ARTIST_TO if action < BANKER_AT else BANKER_AT, action)

    def gain(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": BANKER_DUCATS} if action >= BANKER_AT else {}

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"city": CITIES[(action - ARTIST_TO) % CITY_COUNT]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        return on_city_problems(s, at, has_room(s, s.frames[at + SEAT], s.frames[at + CITY]))


class ArtistDraw(Chance[Renaissance]):
    """The tokens that are in no palace, Savonarola always among them."""

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        for artist in range(ARTIST_COUNT):
            if not is_housed(s, artist):
                outcomes[count] = DRAWN_ARTIST + artist
                weights[count] = 1
                count += 1
        return count

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        s.done(action - DRAWN_ARTIST)


def is_housed(s: Renaissance, artist: i64) -> bool:
    for city in range(CITY_COUNT):
        if s.palace[city] == artist + 1:
            return True
    return False


# ---- the lure ----


def is_envied(s: Renaissance, seat: i64, city: i64) -> bool:
    """A rival's palace with an artist."""
    return s.palace[city] > VACANT and is_rival(s, city, seat)


def has_lure(s: Renaissance, seat: i64) -> bool:
    """An own palace without artist, and a rival's with one."""
    own: bool = False
    other: bool = False
    for city in range(CITY_COUNT):
        own = own or has_room(s, seat, city)
        other = other or is_envied(s, seat, city)
    return own and other


class LuringTo(CityQuestion):
    """Into which own palace."""

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return has_room(s, seat, city)

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        s.set_local(TO, action - LURE_TO)
        s.ask(LURING_FROM)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.frames[at + TO] or s.frames[at + AWAY]:
            return [Problem("city", "no city is chosen yet")]
        return own_turn_problems(s, at)


class LuringFrom(HeldCityQuestion):
    """From whose: on a five or a six the artist moves and leaves the other palace vacant."""

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return is_envied(s, seat, city)

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        s.set_local(AWAY, action - LURE_AWAY)
        s.call(LURE_DIE, CHANCE)

    def resume(self, s: Renaissance, result: i64) -> None:
        here: i64 = s.local(TO)
        there: i64 = s.local(AWAY)
        artist: i64 = s.palace[there] - 1
        won: bool = result >= LURE_FROM
        if won:
            s.palace[here] = s.palace[there]
            s.palace[there] = VACANT
        if s.events is not None:
            throw: Params = {"seat": s.frame_seat(), "city": CITIES[here], "die": result, "won": int(won)}
            s.tell("lured", throw | {"artist": ARTISTS[artist], "from": CITIES[there], "loser": s.owner[there]})
        s.done()

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {"city": CITIES[s.local(TO)]}

    def label(self, s: Renaissance, action: i64) -> Params:
        return {**super().label(s, action), "artist": ARTISTS[s.palace[action - LURE_AWAY] - 1]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        seat = s.frames[at + SEAT]
        if not has_room(s, seat, s.frames[at + TO]):
            return [Problem("city", f"{CITIES[s.frames[at + TO]]} has no palace for an artist")]
        if at != s.at and not is_envied(s, seat, s.frames[at + AWAY]):
            return [Problem("other", "an artist is lured from another player's palace")]
        return own_turn_problems(s, at)


DECISIONS.place(Inviting(INVITING, "palace.guest", "4.6", ON_CITY, (ACTING,)))
DECISIONS.place(ArtistDraw(ARTIST_DRAW, "palace.draw", "4.6", inside=(INVITING,)))
DECISIONS.place(LuringTo(LURING_TO, "lure.to", "4.6", LURE_TO, LURE, (ACTING,)))
DECISIONS.place(LuringFrom(LURING_FROM, "lure.from", "4.6", LURE_AWAY, LURE, (ACTING,)))
DECISIONS.place(Die(LURE_DIE, "lure.die", "4.6", inside=(LURING_FROM,)))
