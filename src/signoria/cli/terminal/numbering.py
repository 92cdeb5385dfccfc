"""What is typed for each choice: its place in the list; where an amount is chosen, the amount itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from signoria.core.game import AnyGame
from signoria.text.words import Words

NONE: Final = "0"
# For what stands beside amounts, where 0 is one of them; none of these is a command.
LETTERS: Final = "xzwvmjgeda"
# Of more amounts than MOST_AMOUNTS the first few are listed, and the rest is one line.
MOST_AMOUNTS: Final = 12
FIRST_AMOUNTS: Final = 8


def typed_choices(game: AnyGame, options: Sequence[int]) -> dict[str, int]:
    """Returns by what is typed the options, in their order.

    Beside amounts that begin with 1, what is left is 0: to bid nothing is to leave the auction.
    """
    amounts = {option: _amount(game, option) for option in options}
    verbs = {game.actions.verbs[option] for option, amount in amounts.items() if amount}
    free = [key for key in (NONE, *LETTERS) if key not in amounts.values()]
    others = [option for option, amount in amounts.items() if not amount]
    if len(verbs) != 1 or len(others) > len(free):
        return {str(place): option for place, option in enumerate(options, start=1)}
    keys = dict(zip(others, free, strict=False))
    return {amount or keys[option]: option for option, amount in amounts.items()}


def by_option(choices: Mapping[str, int]) -> dict[int, str]:
    """Returns by option what is typed for it."""
    return {option: typed for typed, option in choices.items()}


def unlisted_amounts(game: AnyGame, choices: Mapping[str, int], listed: Collection[int] = ()) -> list[str]:
    """Returns what is typed for the amounts that one line stands for: few want them. `listed` never are among them."""
    amounts = [typed for typed, option in choices.items() if _amount(game, option) == typed]
    if len(amounts) <= MOST_AMOUNTS:
        return []
    return [typed for typed in amounts[FIRST_AMOUNTS:] if choices[typed] not in listed]


def which_to_type(words: Words, choices: Mapping[str, int]) -> str:
    """Returns the sentence that says what can be typed."""
    if list(choices) == [str(place) for place in range(1, len(choices) + 1)]:
        return words.text("bar-choose", count=len(choices))
    return words.text("play-choose", choices=ranges(list(choices)))


def _amount(game: AnyGame, option: int) -> str:
    """The number that the option is about; empty if it is about none."""
    if game.actions.verbs[option] not in game.vocabulary.amounts:
        return ""
    return game.action_name(option).partition(":")[2]


def ranges(typed: Sequence[str]) -> str:
    """Returns letters as they are, and numbers that follow one another as one range."""
    runs: list[list[int]] = []
    for number in sorted(int(each) for each in typed if each.isdecimal()):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    numbers = [f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join([*numbers, *(each for each in typed if not each.isdecimal())])
