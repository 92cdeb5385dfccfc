"""`signoria play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from signoria.cli import messages, output
from signoria.cli.components import ComponentsFolder, use_components
from signoria.cli.exit_codes import OK
from signoria.cli.local_bots import allow_local_bots
from signoria.cli.options import parse_options
from signoria.cli.parameters import Options
from signoria.cli.speech import lang, say, say_sentence
from signoria.cli.terminal.coach import Coach
from signoria.cli.terminal.dialogue import Dialogue, Leave
from signoria.cli.terminal.keeping import Keeper
from signoria.cli.terminal.lesson import LeaveLesson, LessonDialogue
from signoria.cli.terminal.save import CannotResume, read_save
from signoria.cli.terminal.screen import Screen
from signoria.cli.terminal.seats import DEFAULT_BOT, BadSeats, check_names, make_chairs, make_seated_bots, seat_kinds
from signoria.cli.terminal.session import Session
from signoria.cli.terminal.start_from import kinds_at, starting_point
from signoria.cli.terminal.unbreakable import ScreenWords
from signoria.cli.usage import placeholder
from signoria.core.codes import Settings
from signoria.core.errors import InvalidRecord, SignoriaError
from signoria.core.game import AnyGame
from signoria.core.lessons.reading import lesson_of
from signoria.core.lessons.run import LessonRun
from signoria.core.record.chance_stream import NONCE_BYTES, SECRET_BYTES
from signoria.core.record.header import Start
from signoria.core.record.lines import PERSON
from signoria.core.record.record import Record
from signoria.core.record.verify import check_header
from signoria.core.registry import load_game
from signoria.text.words import Words

# Whom a first game with a coach is played against.
FIRST_BOT: Final = "apprentice"


class CannotPlay(SignoriaError):
    """Wishes that do not fit together."""


def play(
    game: Annotated[str | None, Parameter(help="parameter-game")] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help="parameter-play-players")] = None,
    bots: Annotated[str | None, Parameter(help="parameter-play-bots")] = None,
    seats: Annotated[str | None, Parameter(help="parameter-seats")] = None,
    names: Annotated[str | None, Parameter(help="parameter-names")] = None,
    option: Options = (),
    lesson: Annotated[int | None, Parameter(help="parameter-lesson")] = None,
    coach: Annotated[bool, Parameter(help="parameter-coach", negative=(), show_default=False)] = False,
    save: Annotated[Path | None, Parameter(help="parameter-save")] = None,
    from_: Annotated[str | None, Parameter(name="--from", help="parameter-from")] = None,
    resume: Annotated[Path | None, Parameter(help="parameter-resume")] = None,
    no_color: Annotated[bool, Parameter(help="parameter-no-color", negative=(), show_default=False)] = False,
    components: ComponentsFolder = None,
) -> int:
    use_components(components)
    allow_local_bots()
    code = lang()
    given = {"--players": players, "--bots": bots, "--seats": seats, "--names": names, "--save": save}
    unfit = [name for name, value in given.items() if value is not None] + ["--option"] * bool(option)
    if resume is not None:
        unfit += ["--lesson"] * (lesson is not None) + ["--from"] * (from_ is not None)
        if unfit:
            raise CannotPlay(say("resume-only", names=", ".join(unfit)))
        session = _resumed(resume, game, code)
        notice = session.words.text("play-resumed", file=str(resume))
        return _sit_down(session, Keeper(session, resume), no_color, notice, coach)
    alone = unfit + ["--from"] * (from_ is not None) + ["--coach"] * coach
    if lesson is not None and alone:
        raise CannotPlay(say("lesson-only", names=", ".join(alone)))
    if save is not None:
        output.check_writable(save)
        if save.exists():
            raise CannotPlay(say("save-exists", file=save))
    if from_ is not None:
        if players is not None or option:
            raise CannotPlay(say("from-only", names="--players" if players is not None else "--option"))
        session = _gone_on(from_, game, bots, seats, names, code)
        notice = session.words.text("play-from", place=from_)
        return _sit_down(session, Keeper(session, save), no_color, notice, coach)
    if game is None:
        raise CannotPlay(messages.missing_argument(placeholder("GAME"), ["play"]))
    chosen = load_game(game)
    if lesson is not None:
        return _take_lesson(chosen, lesson, code, no_color)
    if coach and bots is None and seats is None:
        bots = FIRST_BOT
    kinds = seat_kinds(chosen, players, bots, seats)
    session = _begun(chosen, kinds, names, parse_options(chosen, option), None, code)
    return _sit_down(session, Keeper(session, save), no_color, "", coach)


def _take_lesson(game: AnyGame, number: int, code: str, no_color: bool) -> int:
    run = LessonRun(game, lesson_of(game, number))
    kinds = [PERSON if seat == run.lesson.seat else DEFAULT_BOT for seat in range(run.lesson.players)]
    names = [chair.name for chair in make_chairs(kinds, None, Words(code))]
    screen, words = Screen(no_color), ScreenWords(code, game, names, run.state.settings)
    try:
        LessonDialogue(run, screen, words).play()
    except LeaveLesson:
        command = f"signoria play {game.id} --lesson {number}"
        screen.console.print(words.text("lesson-left", command=command), markup=False)
    return OK


def _gone_on(
    place: str, game_id: str | None, bots: str | None, seats: str | None, names: str | None, code: str
) -> Session:
    """A game that goes on from another, or from a set position."""
    point = starting_point(place)
    if game_id is not None and game_id != point.game.id:
        raise CannotPlay(say("resume-other-game", file=place, found=point.game.id, asked=game_id))
    beginning = point.beginning
    return _begun(point.game, kinds_at(point, bots, seats), names, beginning.options, beginning.start, code)


def _begun(
    game: AnyGame, kinds: list[str], names: str | None, options: Settings, start: Start | None, code: str
) -> Session:
    chairs = make_chairs(kinds, names, Words(code))
    seated = make_seated_bots(chairs)
    secret = secrets.token_bytes(SECRET_BYTES)
    nonces = [secrets.token_bytes(NONCE_BYTES) for kind in kinds if kind == PERSON]
    record = Record.begin(game, len(kinds), options, chairs, secret, nonces, start)
    words = ScreenWords(code, game, [chair.name for chair in chairs], record.header.options)
    return Session(game, record, secret, seated, words)


def _resumed(path: Path, game_id: str | None, code: str) -> Session:
    """The game of a file, checked and replayed: header, commitment, digests, moves."""
    record, secret = read_save(path)
    header = record.header
    if game_id is not None and game_id != header.game:
        raise CannotPlay(say("resume-other-game", file=path, found=header.game, asked=game_id))
    game = load_game(header.game)
    try:
        check_header(record)
        check_names(header.seats)
        words = ScreenWords(code, game, [chair.name for chair in header.seats], header.options)
        return Session(game, record, secret, make_seated_bots(header.seats), words)
    except (InvalidRecord, BadSeats) as error:
        raise CannotResume(say("resume-failed", file=path, why=say_sentence(error.sentence))) from error


def _sit_down(session: Session, keeper: Keeper, no_color: bool, notice: str, coached: bool) -> int:
    if coached and len(session.persons) > 1:
        raise CannotPlay(say("coach-alone", persons=len(session.persons)))
    screen = Screen(no_color)
    try:
        Dialogue(session, screen, keeper, notice, Coach(session) if coached else None).play()
    except (Leave, KeyboardInterrupt) as left:
        _say_goodbye(session, screen, keeper)
        if isinstance(left, KeyboardInterrupt):
            raise
    return OK


def _say_goodbye(session: Session, screen: Screen, keeper: Keeper) -> None:
    words, trouble = session.words, keeper.autosave()
    if keeper.file is None or trouble:
        sentences = [trouble or words.text("play-left")]
    else:
        command = f"signoria play --resume {keeper.file}"
        sentences = [words.text("saved", file=str(keeper.file)), words.text("play-resume-hint", command=command)]
    for sentence in sentences:
        screen.console.print(sentence, markup=False)
