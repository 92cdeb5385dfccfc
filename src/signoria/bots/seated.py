"""The bots of one game in their seats: told what a player is told, asked what a player is asked.

Of a bot's methods only `choose` must be there. Whatever one of them does wrong is reported as a BotFault.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.fault import BotFault, illegal_choice, raised, too_slow
from signoria.bots.time_limit import OutOfTime, time_limit
from signoria.core.codes import Sentence
from signoria.core.game import AnyGame
from signoria.core.rng import Rng


class SeatedBots:
    """Bots by seat, each with its own stream of luck; `seed` and `seconds` are for reports and for the impatient."""

    def __init__(
        self,
        game: AnyGame,
        bots: Mapping[int, Bot],
        streams: Mapping[int, Rng],
        redeals: Rng,
        seed: str = "-",
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.streams = streams
        self.redeals = redeals
        self.seed = seed
        self.seconds = seconds
        self.begun = False
        self.lines = 0
        self._listeners = [seat for seat, bot in bots.items() if hasattr(bot, "saw")]

    @property
    def listening(self) -> bool:
        """Does any of them want to see the lines?"""
        return bool(self._listeners)

    def begin(self, state: Any) -> None:
        """A game begins: `begin(game, seat, settings, rng)`."""
        self.begun = True
        self.lines = 0
        for seat, bot in self.bots.items():
            if hasattr(bot, "begin"):
                settings = dict(state.settings)
                self._call(state, seat, bot.begin, self.game, seat, settings, self.streams[seat])

    def saw(self, state: Any, by: int, action: int) -> None:
        """A line is about to be made: `saw(by, line)`, as each seat sees it; what is forced and chance (-1) too."""
        self.lines += 1
        for seat in self._listeners:
            listener: Any = self.bots[seat]
            self._call(state, seat, listener.saw, by, self.game.seen(state, by, action, seat))

    def choose(self, state: Any, seat: int, options: list[int]) -> int:
        """Returns what the bot of a seat does, asked on a state in which all that it cannot know is dealt anew."""
        redealt = self.game.redeal(state, seat, self.redeals)
        choice = self._call(state, seat, self.bots[seat].choose, self.game, redealt, seat, self.streams[seat])
        if choice not in options:
            allowed = ", ".join(self.game.action_name(option) for option in options)
            raise self._fault(state, illegal_choice(seat, choice, allowed), seat)
        return int(choice)

    def end(self, state: Any) -> None:
        """The game is over: `end(places, scores)`, both by seat."""
        places, scores = self.game.places(state), [self.game.total(lines) for lines in self.game.score(state)]
        for seat, bot in self.bots.items():
            if hasattr(bot, "end"):
                self._call(state, seat, bot.end, list(places), list(scores))

    def _call(self, state: Any, seat: int, method: Callable[..., Any], *arguments: Any) -> Any:
        try:
            with time_limit(self.seconds):
                return method(*arguments)
        except OutOfTime as error:
            raise self._fault(state, too_slow(seat, self.seconds or 0.0), seat) from error
        except Exception as error:
            raise self._fault(state, raised(seat, error), seat) from error

    def _fault(self, state: Any, what: Sentence, seat: int) -> BotFault:
        kind = type(self.bots[seat])
        english = "It is {bot}, in a game of {game} with {players} players and seed {seed}, after line {line}."
        where = Sentence(
            english,
            "fault-where",
            {
                "bot": f"{kind.__module__}:{kind.__qualname__}",
                "game": self.game.id,
                "players": int(state.players),
                "seed": self.seed,
                "line": self.lines,
            },
        )
        return BotFault(what, where, self.game.dump(state))
