"""Ratings of bots from the places of all their games, by openskill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from signoria.lab.libraries import library
from signoria.lab.match import Outcome


@dataclass(frozen=True)
class Rating:
    """A bot's strength and how sure it is; `ordinal` is what it is at least, almost certainly."""

    bot: str
    strength: float
    uncertainty: float
    ordinal: float


class Ratings:
    """Bots of one kind at a table share a rating: it moves by the mean of what their seats earned."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = library("openskill.models").PlackettLuce()
        self._rating: dict[str, Any] = {bot: self._model.rating(name=bot) for bot in bots}

    def add(self, challenger: str, field: str, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            names = [challenger if seat == outcome.seat else field for seat in range(len(outcome.places))]
            teams = [[self._rating[name]] for name in names]
            rated = [team[0] for team in self._model.rate(teams, ranks=[float(place) for place in outcome.places])]
            for bot in (challenger, field):
                own = [rating for name, rating in zip(names, rated, strict=True) if name == bot]
                mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
                self._rating[bot] = self._model.rating(name=bot, mu=mu, sigma=sigma)

    def listed(self) -> list[Rating]:
        """The strongest first."""
        ratings = [Rating(bot, r.mu, r.sigma, r.ordinal()) for bot, r in self._rating.items()]
        return sorted(ratings, key=lambda rating: -rating.strength)
