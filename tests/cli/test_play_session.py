"""The rules of a session: how far undo goes, what answers itself, who is asked; and boards without secrets."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.text.play import listen

from signoria.cli.terminal.decision import choice_parts
from signoria.cli.terminal.plain_board import board_of, plain_board
from signoria.cli.terminal.seats import make_seated_bots
from signoria.cli.terminal.session import Session
from signoria.core.board import STYLES, Board, Cell
from signoria.core.game import AnyGame
from signoria.core.record.lines import PERSON, Chair, Undo
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

EXAMPLE = Path(__file__).parents[2] / "examples" / "conclave"
PRINCIPATO = load_game("principato")
EVERY = 10


@pytest.fixture
def conclave(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.setattr(sys, "path", [str(EXAMPLE), *sys.path])
    from importlib import import_module

    game: AnyGame = import_module("conclave").GAME
    return game


class Last:
    """Takes its last option: in Conclave it writes late families and passes."""

    def choose(self, game: AnyGame, state: State, seat: int, rng: Rng) -> int:
        return state.options(seat)[-1]


def begin(game: AnyGame, kinds: str, **options: bool | int) -> Session:
    """A game with persons (p) and bots (b) in this order."""
    chairs = [Chair(f"{kind}{i}", PERSON if kind == "p" else "bot:random") for i, kind in enumerate(kinds)]
    secret = bytes(range(32))
    record = Record.begin(game, len(kinds), options, chairs, secret, [])
    bots = {seat: Last() for seat in make_seated_bots(chairs)}
    return Session(game, record, secret, bots, Words("en", game, [chair.name for chair in chairs]))


def choose(session: Session, name: str) -> int | None:
    seat = session.advance()
    assert seat is not None
    session.choose(seat, session.game.action_id(name))
    return session.advance()


def write_ballots(session: Session) -> None:
    """Everybody writes what he may."""
    seat = session.advance()
    while seat is not None and session.state.prompt(seat).code == "ballot":
        session.choose(seat, session.state.options(seat)[0])
        seat = session.advance()


def test_who_is_alone_with_bots_goes_back_freely_and_the_record_says_so(conclave: AnyGame) -> None:
    session = begin(conclave, "pbb")
    write_ballots(session)
    before = conclave.dump(session.state)
    assert choose(session, "bid:2") == 0  # both bots pass, and the person acclaims
    assert session.state.prompt(0).code == "acclaim"
    assert session.record.may_be_rated()
    assert session.undo(0)  # over what the bots chose
    assert conclave.dump(session.state) == before
    assert session.undo(0)  # over the ballots that were read
    assert [line.entry.alone for line in session.record.lines if isinstance(line.entry, Undo)] == [True, True]
    assert not session.record.may_be_rated()
    assert session.state.prompt(0).code == "ballot"


def test_what_nothing_stands_before_is_taken_back_without_a_word_in_the_record(conclave: AnyGame) -> None:
    session = begin(conclave, "pbb")
    assert session.advance() == 0
    session.choose(0, session.state.options(0)[0])
    assert session.undo(0)
    assert session.record.may_be_rated()


def test_a_bots_choice_and_chance_are_in_the_way_of_two_persons(conclave: AnyGame) -> None:
    session = begin(conclave, "ppb")
    write_ballots(session)
    assert not session.undo(0)  # the ballots were read
    assert choose(session, "bid:2") == 1
    choose(session, session.game.action_name(session.state.options(1)[-1]))  # and the bot passes
    assert not session.undo(1)


def test_undo_does_not_take_back_what_another_person_answered(conclave: AnyGame) -> None:
    session = begin(conclave, "pp")
    write_ballots(session)
    assert choose(session, "bid:2") == 1
    assert not session.undo(1)
    assert choose(session, "bid:3") == 1
    assert not session.undo(0)
    assert session.undo(1)
    assert session.advance() == 1


def test_undo_stops_at_what_was_revealed(monkeypatch: pytest.MonkeyPatch, conclave: AnyGame) -> None:
    from signoria.core.codes import Description

    session = begin(conclave, "pp")
    monkeypatch.setattr(type(session.state), "describe", lambda state, seat, action: Description(reveals=True))
    write_ballots(session)
    assert choose(session, "bid:2") == 1
    assert not session.undo(0)


def test_a_resumed_session_remembers_barriers_and_news(conclave: AnyGame) -> None:
    session = begin(conclave, "pbb")
    write_ballots(session)
    choose(session, "bid:2")
    again = Session(conclave, session.record, session.secret, session.bots, session.words)
    assert [told.event for told in again.journal.told] == [told.event for told in session.journal.told]
    assert [told.event for told in again.journal.news(0)] == [told.event for told in session.journal.news(0)]
    assert again.advance() == 0
    assert again.undo(0)


def test_a_forced_secret_is_asked_where_others_watch(conclave: AnyGame) -> None:
    """Whoever writes the last family first has no choice for the second; that it was asked must not tell."""
    for kinds, asked in (("pp", True), ("pb", False)):
        session = begin(conclave, kinds)
        seat = session.advance()
        assert seat == 0
        session.choose(seat, session.state.options(seat)[-1])
        assert len(session.state.options(seat)) == 1
        is_asked = session.advance() == 0 and session.state.prompt(0).code == "ballot"
        assert is_asked == asked


def test_a_forced_decision_that_all_can_see_answers_itself() -> None:
    session = begin(PRINCIPATO, "pp")
    seat = session.advance()
    assert seat is not None
    assert choose(session, "favor") == seat
    forced = [told for told in session.journal.news(seat) if told.forced_action]
    assert [told.forced_action for told in forced] == ["In the church"]


def test_secrets_are_there_unless_agreed_otherwise() -> None:
    for options, secrets in (({}, True), ({"open_goals": True}, False)):
        session = begin(PRINCIPATO, "pp", **options)
        session.advance()
        assert session.has_secrets() == secrets


# ---- boards ----


def cells(board: Board) -> list[Cell]:
    found: list[Cell] = []
    for block in board.blocks:
        for row in (block.head, *block.rows):
            assert not block.head or len(row) == len(block.head)
            for entry in row:
                found += entry if isinstance(entry, tuple) else (entry,)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PRINCIPATO.players)
def test_principato_draws_every_position_and_no_secret(players: int, lang: str) -> None:
    words = Words(lang, PRINCIPATO, ("Anna", "Bruno", "Chiara", "Dario"))
    # By what they score: a zone has the name of a goal.
    goals = {goal: words.about("goal", goal) for goal in PRINCIPATO.vocabulary.names["goal"]}
    positions = [state.clone() for state, _ in listen(PRINCIPATO, players, {}, 4)]
    for state in positions[::-EVERY]:
        document = PRINCIPATO.dump(state)
        for seat in range(players):
            drawn = cells(board_of(PRINCIPATO, state, seat, words))
            assert all(cell.style in STYLES for cell in drawn)
            shown = {cell.text for cell in drawn} & {*goals.values()}
            held = {goals[goal] for goal in document["seats"][seat]["goals"]}
            assert shown == (held if state.actors() else {goals[g] for s in document["seats"] for g in s["goals"]})
    assert not words.missing
    assert not words.errors


def test_any_observation_can_be_shown() -> None:
    seen = {
        "you": 0,
        "year": 2,
        "votes": {"a_b": 1},
        "row": [],
        "seats": [{"gold": 1}, {"gold": 2, "hand": [None, "x"]}],
    }
    board = plain_board(seen, Words("en"))
    assert [cell.text for cell in cells(Board("", board.blocks[:1]))] == ["year", "2", "votes", "a b 1", "row", "–"]
    texts = [cell.text for cell in cells(Board("", board.blocks[1:]))]
    assert texts == ["", "Seat 1", "Seat 2", "gold", "1", "2", "hand", "–", "–, x"]


class Diarist(Last):
    """Remembers the lines of its game, and how it ended."""

    def begin(self, game: AnyGame, seat: int, settings: object, rng: Rng) -> None:
        self.seat, self.lines, self.ends = seat, list[tuple[int, str]](), 0

    def saw(self, by: int, line: str) -> None:
        self.lines.append((by, line))

    def end(self, places: list[int], scores: list[int]) -> None:
        self.ends += 1


def test_bots_see_the_lines_that_count_and_the_end_once() -> None:
    secret, chairs = bytes(range(32)), [Chair("p", PERSON), Chair("b", "bot:random")]
    record, bot = Record.begin(PRINCIPATO, 2, {}, chairs, secret, []), Diarist()
    session = Session(PRINCIPATO, record, secret, {1: bot}, Words("en", PRINCIPATO, ["p", "b"]))
    for number in range(400):
        seat = session.advance()
        assert len(bot.lines) == len(record.in_force())
        assert [by for by, _ in bot.lines] == [played.entry.seat for played in record.in_force()]
        if seat is None:
            break
        if number == 5:
            assert session.undo(seat)
            assert len(bot.lines) == len(record.in_force()) < len(record.lines)
            continue
        session.choose(seat, session.state.options(seat)[-1])
    assert session.advance() is None
    assert bot.ends == 1


def test_acts_of_renaissance_that_ask_on_show_the_way_back() -> None:
    """Attack, Looters, Marriage and Raid ask for a city; until then Back leads to the menu."""
    session, wanted = begin(load_game("renaissance"), "ppp"), {"attack", "looters", "marriage", "raid"}
    while wanted and (seat := session.advance()) is not None:
        names = [session.game.action_name(option) for option in session.state.options(seat)]
        act = next((name for name in names if name in wanted), None)
        if act is None:
            saving = next((name for name in ("cards:0", "end") if name in names), names[0])
            session.choose(seat, session.game.action_id(saving))
            continue
        menu = session.game.dump(session.state)
        session.choose(seat, session.game.action_id(act))
        assert session.advance() == seat
        page = Console(file=StringIO(), width=200)
        for part in choice_parts(session, seat):
            page.print(part)
        assert "u Back" in " ".join(page.file.getvalue().split())  # type: ignore[attr-defined]
        assert session.undo(seat)
        assert session.game.dump(session.state) == menu
        wanted.remove(act)
        session.choose(seat, session.state.options(seat)[-1])
    assert not wanted
