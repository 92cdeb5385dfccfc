"""The example game with one defect each: every law of the kit has a mutation that breaks it.

A mutation gets the sound method of the state, or function of the game, and answers the defective one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from signoria.core.codes import Event, Prompt, Reason, ScoreLine
from signoria.core.errors import InvalidDocument
from signoria.core.game import Parts
from signoria.core.state import CHANCE
from signoria.core.vocabulary import Vocabulary

Mutate = Callable[[Any], Any]

# Decisions of the example, as its state numbers them.
DEALING, _SCRUTINY, BALLOT, _READING, BIDDING, _ACCLAIMING = range(6)


@dataclass(frozen=True)
class Mutation:
    """Which law breaks when this attribute of the state's class, or of the game, is replaced."""

    law: str
    attribute: str
    of_state: bool
    mutate: Mutate


MUTATIONS: list[Mutation] = []


def state(law: str, attribute: str) -> Callable[[Mutate], Mutate]:
    return _registered(law, attribute, True)


def game(law: str, attribute: str) -> Callable[[Mutate], Mutate]:
    return _registered(law, attribute, False)


def _registered(law: str, attribute: str, of_state: bool) -> Callable[[Mutate], Mutate]:
    def register(mutate: Mutate) -> Mutate:
        MUTATIONS.append(Mutation(law, attribute, of_state, mutate))
        return mutate

    return register


def wrapped(sound: Any, before: Any = None, after: Any = None) -> Any:
    """The sound method with something done before or after it; `after` gets its answer first."""

    def method(self: Any, *args: Any) -> Any:
        if before is not None:
            before(self, *args)
        answer = sound(self, *args)
        return answer if after is None else after(answer, self, *args)

    return method


# ---- decisions ----


@state("actors_are_seats", "actors")
def actors_in_descending_order(sound: Any) -> Any:
    return lambda self: sorted(sound(self), reverse=True)


@state("actors_are_seats", "may")
def whoever_must_decide_may_speak_too(sound: Any) -> Any:
    return lambda self: [seat for seat in self.actors() if seat != CHANCE]


@state("actors_are_seats", "has_decided")
def the_last_answer_goes_unnoticed(sound: Any) -> Any:
    return wrapped(sound, after=lambda answer, self, seat: False)


@state("options_are_listed", "candidates_into")
def candidates_in_descending_order(sound: Any) -> Any:
    def candidates_into(self: Any, seat: int, out: Any) -> int:
        count: int = sound(self, seat, out)
        for i, action in enumerate(sorted((out[i] for i in range(count)), reverse=True)):
            out[i] = action
        return count

    return candidates_into


@state("options_are_listed", "options_into")
def no_options(sound: Any) -> Any:
    return lambda self, seat, out: 0


@state("options_have_no_obstacle", "options_into")
def options_with_obstacles(sound: Any) -> Any:
    return lambda self, seat, out: self.candidates_into(seat, out)


@state("obstacles_have_reasons", "reason")
def a_reason_without_a_rule(sound: Any) -> Any:
    return lambda self, seat, action, obstacle: Reason("because", "")


@state("refusals_change_nothing", "apply")
def a_refusal_that_costs_a_ducat(sound: Any) -> Any:
    def apply(self: Any, seat: int, action: int, events: list[Event] | None = None) -> None:
        if self.why_not(seat, action) is not None:
            self.ducats[0] -= 1
        sound(self, seat, action, events)

    return apply


@state("refusals_change_nothing", "apply")
def nothing_is_refused(sound: Any) -> Any:
    def apply(self: Any, seat: int, action: int, events: list[Event] | None = None) -> None:
        if self.why_not(seat, action) is None:
            sound(self, seat, action, events)

    return apply


@state("prompts_say_what_is_asked", "prompt")
def a_prompt_past_its_last_step(sound: Any) -> Any:
    return lambda self, seat: Prompt("ballot", "2.1", step=3, steps=2)


@game("actions_are_described", "describe")
def no_description(sound: Any) -> Any:
    return lambda state, seat, action: None


@state("chance_is_weighted", "weights_into")
def an_outcome_without_weight(sound: Any) -> Any:
    def weights_into(self: Any, outcomes: Any, weights: Any) -> int:
        count: int = sound(self, outcomes, weights)
        weights[0] = 0
        return count

    return weights_into


@state("invariants_hold", "step")
def a_card_too_many(sound: Any) -> Any:
    def one_more(answer: None, self: Any, *line: int) -> None:
        self.deck[0] += 1

    return wrapped(sound, after=one_more)


@state("legal_actions_apply", "step")
def dealing_fails(sound: Any) -> Any:
    def stumble(self: Any, seat: int, action: int) -> None:
        if self.decision == DEALING:
            raise KeyError("deal")

    return wrapped(sound, before=stumble)


@game("questions_change_nothing", "evaluate")
def an_estimate_that_spends(sound: Any) -> Any:
    def evaluate(state: Any) -> list[float]:
        state.ducats[0] -= 1
        answer: list[float] = sound(state)
        return answer

    return evaluate


# ---- copies ----


@state("clones_are_independent", "clone")
def a_clone_that_shares_the_votes(sound: Any) -> Any:
    def clone(self: Any) -> Any:
        copy = sound(self)
        copy.votes = self.votes
        return copy

    return clone


@game("documents_round_trip", "load")
def a_ducat_lost_on_loading(sound: Any) -> Any:
    def load(document: Any) -> Any:
        state = sound(document)
        state.ducats[0] -= 1
        return state

    return load


@game("loaded_games_go_on_alike", "load")
def loading_forgets_what_the_schema_does_not_name(sound: Any) -> Any:
    def load(document: Any) -> Any:
        state = sound(document)
        state.step = lambda seat, action: None
        return state

    return load


@state("listening_changes_nothing", "step")
def a_game_that_charges_listeners(sound: Any) -> Any:
    def charge(self: Any, *line: int) -> None:
        if self.events is not None:
            self.ducats[0] -= 1

    return wrapped(sound, before=charge)


@state("events_are_codes", "step")
def an_event_for_a_seat_that_is_not_there(sound: Any) -> Any:
    return wrapped(sound, before=lambda self, *line: self.tell("heard", {}, (9,)))


# ---- words ----


@game("there_is_a_vocabulary", "vocabulary")
def a_game_without_words(sound: Any) -> Any:
    return Vocabulary()


@state("questions_are_in_the_vocabulary", "reason")
def a_reason_that_is_not_declared(sound: Any) -> Any:
    return lambda self, seat, action, obstacle: Reason("because", "2.2")


@state("events_are_in_the_vocabulary", "step")
def an_event_that_is_not_declared(sound: Any) -> Any:
    return wrapped(sound, after=lambda answer, self, *line: self.tell("sighed", {}))


@game("scores_are_in_the_vocabulary", "score")
def a_score_line_that_is_not_declared(sound: Any) -> Any:
    return lambda state: [[*lines, ScoreLine("luck", 0)] for lines in sound(state)]


# ---- several seats at once ----


@state("answers_leave_no_order", "step")
def whoever_answers_last_pays(sound: Any) -> Any:
    def pay(self: Any, seat: int, action: int) -> None:
        if self.decision == BALLOT and len(self.actors()) == 1 and self.ballot[2 * seat] >= 0:
            self.ducats[seat] -= 1

    return wrapped(sound, before=pay)


@game("answers_are_sealed", "observe")
def ballots_that_shine_through(sound: Any) -> Any:
    return lambda state, seat: sound(state, seat) | {"ballots": list(state.ballot)}


@game("answers_are_sealed", "seen")
def ballots_read_in_the_log(sound: Any) -> Any:
    def seen(state: Any, by: int, action: int, seat: int) -> str:
        look: str = sound(state, by, action, seat)
        return f"write:{('borgia', 'colonna', 'farnese', 'medici', 'orsini')[action]}" if look == "write:?" else look

    return seen


@state("answers_are_sealed", "step")
def ballots_told_to_all(sound: Any) -> Any:
    def tell(self: Any, seat: int, action: int) -> None:
        if self.decision == BALLOT:
            self.tell("written", {"seat": seat, "family": action})

    return wrapped(sound, before=tell)


# ---- information ----


@game("observations_are_documents", "observe")
def an_observation_that_json_cannot_carry(sound: Any) -> Any:
    return lambda state, seat: sound(state, seat) | {"ranks": (1, 2)}


@game("lines_are_seen_or_veiled", "seen")
def a_line_that_looks_like_nothing(sound: Any) -> Any:
    return lambda state, by, action, seat: sound(state, by, action, seat).replace("acclaim", "something")


@game("redeals_keep_the_view", "observe")
def favourites_on_the_table(sound: Any) -> Any:
    return lambda state, seat: sound(state, seat) | {"favourites": list(state.favourite)}


@game("redeals_keep_the_view", "redeal")
def a_redeal_that_pays(sound: Any) -> Any:
    def redeal(state: Any, seat: int, rng: Any) -> Any:
        twin = sound(state, seat, rng)
        twin.ducats[0] -= 1
        return twin

    return redeal


@game("redeals_depend_on_the_view_alone", "redeal")
def a_redeal_that_is_the_truth(sound: Any) -> Any:
    return lambda state, seat, rng: state.clone()


class Unshuffled:
    """Draws the first of everything."""

    def below(self, n: int) -> int:
        return 0


@game("redeals_are_even", "redeal")
def favourites_redealt_in_order(sound: Any) -> Any:
    return lambda state, seat, rng: sound(state, seat, Unshuffled())


@game("redeals_contradict_nothing", "redeal")
def a_redeal_that_forgets_the_ballots(sound: Any) -> Any:
    def redeal(state: Any, seat: int, rng: Any) -> Any:
        forgetful = state.clone()
        for i in range(len(forgetful.cleared)):
            forgetful.cleared[i] = 0
        twin = sound(forgetful, seat, rng)
        twin.cleared = state.cleared[:]
        return twin

    return redeal


@game("redealt_games_are_sound", "redeal")
def a_redeal_that_loses_the_deck(sound: Any) -> Any:
    def redeal(state: Any, seat: int, rng: Any) -> Any:
        twin = sound(state, seat, rng)
        for family in range(len(twin.deck)):
            twin.deck[family] = 0
        return twin

    return redeal


@state("asking_depends_on_the_view", "prompt")
def a_prompt_that_tells_a_favourite(sound: Any) -> Any:
    def prompt(self: Any, seat: int) -> Prompt:
        asked: Prompt = sound(self, seat)
        return replace(asked, params={"rival": int(self.favourite[(seat + 1) % self.players])})

    return prompt


@game("choices_are_public_or_declared", "hidden_choices")
def ballots_said_to_be_public(sound: Any) -> Any:
    return frozenset()


@state("lines_that_look_alike_leave_equal_views", "step")
def an_event_that_tells_a_favourite(sound: Any) -> Any:
    def whisper(self: Any, *line: int) -> None:
        if self.decision == BIDDING:
            self.tell("whispered", {"family": int(self.favourite[0])})

    return wrapped(sound, before=whisper)


@game("features_depend_on_the_view", "features_into")
def features_that_tell_a_favourite(sound: Any) -> Any:
    def features_into(state: Any, seat: int, out: Any, at: int) -> None:
        sound(state, seat, out, at)
        out[at] = float(state.favourite[(seat + 1) % state.players] == 0)

    return features_into


# ---- endings ----


@game("games_end_in_time", "bounds")
def a_bound_too_short(sound: Any) -> Any:
    return replace(sound, longest_game=5)


@game("games_end_in_time", "most_steps")
def a_bound_too_short_for_this_set_up(sound: Any) -> Any:
    return lambda players, settings: 5


@state("the_end_asks_nobody", "may")
def talk_after_the_end(sound: Any) -> Any:
    return lambda self: [] if self.actors() else [0]


@game("scores_are_within_bounds", "bounds")
def a_score_too_high(sound: Any) -> Any:
    return replace(sound, highest_score=1)


@game("places_follow_the_scores", "places")
def the_last_first(sound: Any) -> Any:
    def places(state: Any) -> list[int]:
        right = sound(state)
        return [1 + sum(other > own for other in right) for own in right]

    return places


@game("features_are_numbers", "bounds")
def a_feature_missing(sound: Any) -> Any:
    return replace(sound, features=sound.features + 1)


@game("features_are_numbers", "features_into")
def a_feature_beyond_its_bound(sound: Any) -> Any:
    def features_into(state: Any, seat: int, out: Any, at: int) -> None:
        sound(state, seat, out, at)
        out[at] = 1.5

    return features_into


@game("estimates_are_numbers", "evaluate")
def an_estimate_that_is_no_number(sound: Any) -> Any:
    return lambda state: [math.nan] * int(state.players)


# ---- openings ----


@game("names_round_trip", "bounds")
def an_action_without_a_name(sound: Any) -> Any:
    return replace(sound, actions=sound.actions + 1)


@game("wrong_set_ups_are_refused", "new")
def any_number_of_players(sound: Any) -> Any:
    return lambda players, settings=None: sound(2)


@game("new_games_are_equal", "set_up")
def a_purse_by_lot(sound: Any) -> Any:
    purses = iter(range(10_000))

    def set_up(players: int, settings: Any) -> Any:
        state = sound(players, settings)
        state.ducats[0] = next(purses) % 3
        return state

    return set_up


# ---- documents ----


def lenient(sound: Any, problem: str, instead: Any) -> Any:
    """A load that answers a sound position in place of one kind of refusal."""

    def load(document: Any) -> Any:
        try:
            return sound(document)
        except InvalidDocument as error:
            if any(found.name == problem for found in error.problems):
                return instead(2)
            raise

    return load


@game("missing_fields_are_refused", "load")
def a_missing_field_is_guessed(sound: Any) -> Any:
    return lenient(sound, "missing_field", sound.__self__.new)


@game("unknown_fields_are_refused", "load")
def an_unknown_field_is_overlooked(sound: Any) -> Any:
    return lenient(sound, "unknown_field", sound.__self__.new)


@game("negative_numbers_are_refused", "load")
def debts_are_possible(sound: Any) -> Any:
    return lenient(sound, "out_of_range", sound.__self__.new)


@game("unknown_names_are_refused", "load")
def a_refusal_without_a_name(sound: Any) -> Any:
    def load(document: Any) -> Any:
        try:
            return sound(document)
        except InvalidDocument as error:
            if "unheard_of" in str(error) and error.problems[0].name == "unknown_name":
                raise InvalidDocument([]) from error
            raise

    return load


@game("edited_documents_are_refused_or_playable", "violations")
def anything_goes(sound: Any) -> Any:
    return lambda state: []


@game("figures_depend_on_the_view", "figures")
def figures_that_peek(sound: Any) -> Any:
    return lambda state, seat: {"favourites": [int(family) for family in state.favourite]}


@game("parts_make_the_whole", "view_parts")
def parts_that_leave_something_out(sound: Any) -> Any:
    return Parts(lambda state: {"players": state.players}, lambda state, seat: {"you": seat})
