"""Plays a game at random in every set-up and checks each law: the cheap ones in every position, others on a sample."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.testing.laws import (
    copies,
    decisions,
    documents,
    endings,
    evenness,
    openings,
    redeals,
    secrets,
    together,
    words,
)
from signoria.testing.moment import Memory, Moment, draw_line
from signoria.testing.nonconformity import Broken, Nonconformity

GameLaw: TypeAlias = Callable[[AnyGame], None]
CountLaw: TypeAlias = Callable[[AnyGame, int, Settings, int], None]
Law: TypeAlias = Callable[[Moment], None]

ONCE: Final[tuple[GameLaw, ...]] = (
    openings.names_round_trip,
    openings.wrong_set_ups_are_refused,
    openings.new_games_are_equal,
    words.there_is_a_vocabulary,
)
# For each player count, with the first of its settings.
EVERY_COUNT: Final[tuple[CountLaw, ...]] = (evenness.redeals_are_even,)
EVERY_POSITION: Final[tuple[Law, ...]] = (
    decisions.actors_are_seats,
    endings.the_end_asks_nobody,
    decisions.options_are_listed,
    decisions.options_have_no_obstacle,
    decisions.obstacles_have_reasons,
    decisions.prompts_say_what_is_asked,
    decisions.actions_are_described,
    decisions.chance_is_weighted,
    decisions.invariants_hold,
    endings.games_end_in_time,
)
# The period is a prime, and shifts with the game, so that no rhythm of turns hides a decision from a law.
SHIFT: Final = 19
SAMPLED: Final[tuple[tuple[int, Law], ...]] = (
    (3, decisions.refusals_change_nothing),
    (5, copies.listening_changes_nothing),
    (5, copies.events_are_codes),
    (5, words.questions_are_in_the_vocabulary),
    (5, words.events_are_in_the_vocabulary),
    (3, together.answers_leave_no_order),
    (3, together.answers_are_sealed),
    (5, secrets.lines_are_seen_or_veiled),
    (7, copies.clones_are_independent),
    (7, copies.documents_round_trip),
    (7, secrets.observations_are_documents),
    (7, secrets.figures_depend_on_the_view),
    (7, secrets.parts_make_the_whole),
    (7, redeals.redeals_keep_the_view),
    (7, redeals.redeals_depend_on_the_view_alone),
    (7, redeals.redeals_contradict_nothing),
    (7, secrets.asking_depends_on_the_view),
    (3, secrets.choices_are_public_or_declared),
    (7, secrets.lines_that_look_alike_leave_equal_views),
    (11, secrets.features_depend_on_the_view),
    (11, endings.features_are_numbers),
    (11, endings.estimates_are_numbers),
    (11, copies.loaded_games_go_on_alike),
    (17, redeals.redealt_games_are_sound),
    (13, documents.edited_documents_are_refused_or_playable),
    (23, documents.missing_fields_are_refused),
    (23, documents.unknown_fields_are_refused),
    (23, documents.negative_numbers_are_refused),
    (23, documents.unknown_names_are_refused),
)
AT_THE_END: Final[tuple[Law, ...]] = (
    endings.scores_are_within_bounds,
    endings.places_follow_the_scores,
    words.scores_are_in_the_vocabulary,
    endings.features_are_numbers,
    endings.estimates_are_numbers,
    decisions.refusals_change_nothing,
    copies.documents_round_trip,
    secrets.observations_are_documents,
    secrets.figures_depend_on_the_view,
    secrets.parts_make_the_whole,
    redeals.redeals_keep_the_view,
)
# What hangs on invariants and words, which a game that is only just being written does not have yet.
NOT_WHEN_LIGHT: Final = frozenset(
    {
        words.there_is_a_vocabulary.__name__,
        documents.edited_documents_are_refused_or_playable.__name__,
        documents.negative_numbers_are_refused.__name__,
    }
)
# Long games repeat themselves: past their opening, one sample in so many is enough.
OPENING: Final = 50
LATER: Final = 4
FLOOR_TAKEN_EVERY: Final = 3


def check_game(
    game: AnyGame,
    *,
    games: int = 20,
    seed: int = 1,
    players: int | None = None,
    settings: Settings | None = None,
    memory: Memory | None = None,
    light: bool = False,
) -> None:
    """Play at least `games` random games over all set-ups; raises Nonconformity at the first broken law.

    Without `players` and `settings` every player count is tried with the defaults and with each other choice of
    each option. `memory` recomputes from a seat's seen lines what others may hold (docs/add_a_game.md).
    The `light` form asks neither for hand-written invariants nor for words.
    """
    for once in ONCE:
        if not (light and once.__name__ in NOT_WHEN_LIGHT):
            _check_once(once, game)
    counts = game.players if players is None else (players,)
    set_ups = [
        (count, game.unattended_settings(count, chosen))
        for count in counts
        for chosen in (openings.covering_settings(game, count) if settings is None else [settings])
    ]
    sampled = [(period, law) for period, law in SAMPLED if not (light and law.__name__ in NOT_WHEN_LIGHT)]
    for i in range(max(games, len(set_ups))):
        count, chosen = set_ups[i % len(set_ups)]
        _check_one_game(game, count, chosen, seed, 1 + i // len(set_ups), memory, sampled)
    for count, chosen in dict(reversed(set_ups)).items():
        for law in EVERY_COUNT:
            _check_count(law, game, count, chosen, seed)


def _check_one_game(
    game: AnyGame,
    players: int,
    settings: Settings,
    seed: int,
    number: int,
    memory: Memory | None,
    sampled: Sequence[tuple[int, Law]],
) -> None:
    moment = Moment(game, game.new(players, settings), players, settings, seed, number, memory)
    while True:
        before = moment.state.clone()
        over = not moment.state.actors()
        for law in (*EVERY_POSITION, *AT_THE_END) if over else EVERY_POSITION:
            _check(law, moment)
        for period, law in sampled:
            if not over and _is_sampled(moment.step, number, period):
                _check(law, moment)
        if moment.state != before:
            broken = Broken("the position changed though nothing was played")
            raise moment.nonconformity("questions_change_nothing", broken)
        if over:
            return
        _play_on(moment)


def _is_sampled(step: int, number: int, period: int) -> bool:
    sample, rest = divmod(step + SHIFT * number, period)
    return rest == 0 and (step < OPENING or sample % LATER == 0)


def _play_on(moment: Moment) -> None:
    """One line of a random game; now and then somebody takes the floor in passing."""
    rng, state = moment.rng("play"), moment.state
    line = draw_line(state, rng)
    floor = state.may()
    if floor and moment.number % 2 == 0 and rng.below(FLOOR_TAKEN_EVERY) == 0:
        seat = floor[rng.below(len(floor))]
        options = state.options(seat)
        line = seat, options[rng.below(len(options))]
        moment.floor_taken = True
    try:
        moment.advance(line)
    except Exception as error:
        broken = Broken(f"{moment.name(line)} fails with {type(error).__name__}: {error}", line[0])
        raise moment.nonconformity("legal_actions_apply", broken) from error


def _check(law: Law, moment: Moment) -> None:
    try:
        law(moment)
    except Broken as broken:
        raise moment.nonconformity(law.__name__, broken) from None
    except Exception as error:
        raise moment.nonconformity(law.__name__, Broken(f"{type(error).__name__}: {error}")) from error


def _check_once(law: GameLaw, game: AnyGame) -> None:
    try:
        law(game)
    except Broken as broken:
        raise Nonconformity(law.__name__, broken.detail, game=game.id) from None
    except Exception as error:
        raise Nonconformity(law.__name__, f"{type(error).__name__}: {error}", game=game.id) from error


def _check_count(law: CountLaw, game: AnyGame, players: int, settings: Settings, seed: int) -> None:
    where: Any = {"players": players, "settings": settings, "seed": seed}
    try:
        law(game, players, settings, seed)
    except Broken as broken:
        raise Nonconformity(law.__name__, broken.detail, game=game.id, seat=broken.seat, **where) from None
    except Exception as error:
        raise Nonconformity(law.__name__, f"{type(error).__name__}: {error}", game=game.id, **where) from error
