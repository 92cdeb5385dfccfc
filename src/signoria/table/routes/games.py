"""The games, their words and their rules: the same for everybody, so they may be kept by the browser."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from signoria.table.bodies import GamesBody, GameWordsBody, RulesBody, WordsBody
from signoria.table.offer import Offer
from signoria.table.routes.answers import READING


@get("/api/games", operation_id="games", responses=READING, sync_to_thread=False)
def games(offer: NamedDependency[Offer]) -> GamesBody:
    """What can be played here."""
    return offer.games()


@get("/api/words/{lang:str}", operation_id="words", responses=READING, sync_to_thread=False)
def words(lang: FromPath[str], offer: NamedDependency[Offer]) -> WordsBody:
    """What belongs to no game, in one language."""
    return offer.words(lang)


@get("/api/games/{game:str}/words/{lang:str}", operation_id="gameWords", responses=READING, sync_to_thread=False)
def game_words(game: FromPath[str], lang: FromPath[str], offer: NamedDependency[Offer]) -> GameWordsBody:
    """What a game says, in one language."""
    return offer.game_words(game, lang)


@get("/api/games/{game:str}/rules/{lang:str}", operation_id="gameRules", responses=READING, sync_to_thread=False)
def game_rules(game: FromPath[str], lang: FromPath[str], offer: NamedDependency[Offer]) -> RulesBody:
    """A game's rules in our own words, in one language."""
    return offer.game_rules(game, lang)
