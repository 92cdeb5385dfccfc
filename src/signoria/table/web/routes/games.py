"""The games, their words and their rules: the same for everybody, so they may be kept by the browser."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from signoria.table import limits
from signoria.table.protocol.game_bodies import BoxBody, GamesBody, GameWordsBody, OpeningBody, RulesBody, WordsBody
from signoria.table.web.catalogue import Offer
from signoria.table.web.routes.answers import READING

NOT_MODIFIED: Final = 304

Players: TypeAlias = Annotated[int, QueryParameter(ge=1, le=limits.SEATS)]
Options: TypeAlias = Annotated[str, QueryParameter(max_length=limits.OPTIONS_TEXT)]

T = TypeVar("T", bound=msgspec.Struct)


@get("/api/games", operation_id="games", responses=READING, sync_to_thread=False)
def games(request: Request[Any, Any, Any], offer: NamedDependency[Offer]) -> Response[GamesBody]:
    """What can be played here."""
    return _kept(request, offer.games())


@get("/api/words/{lang:str}", operation_id="words", responses=READING, sync_to_thread=False)
def words(request: Request[Any, Any, Any], lang: FromPath[str], offer: NamedDependency[Offer]) -> Response[WordsBody]:
    """What belongs to no game, in one language."""
    return _kept(request, offer.words(lang))


@get("/api/games/{game:str}/words/{lang:str}", operation_id="gameWords", responses=READING, sync_to_thread=False)
def game_words(
    request: Request[Any, Any, Any], game: FromPath[str], lang: FromPath[str], offer: NamedDependency[Offer]
) -> Response[GameWordsBody]:
    """What a game says, in one language."""
    return _kept(request, offer.game_words(game, lang))


@get("/api/games/{game:str}/box", operation_id="gameBox", responses=READING, sync_to_thread=False)
def game_box(request: Request[Any, Any, Any], game: FromPath[str], offer: NamedDependency[Offer]) -> Response[BoxBody]:
    """What of a game's box is reconstructed, and what is not as we ship it."""
    return _kept(request, offer.game_box(game))


@get("/api/games/{game:str}/opening", operation_id="gameOpening", responses=READING, sync_to_thread=False)
def game_opening(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    offer: NamedDependency[Offer],
    players: Players,
    options: Options,
) -> Response[OpeningBody]:
    """A game as it is laid out for so many players, before anything has happened."""
    return _kept(request, offer.opening(game, players, options))


@get("/api/games/{game:str}/rules/{lang:str}", operation_id="gameRules", responses=READING, sync_to_thread=False)
def game_rules(
    request: Request[Any, Any, Any], game: FromPath[str], lang: FromPath[str], offer: NamedDependency[Offer]
) -> Response[RulesBody]:
    """A game's rules in our own words, in one language."""
    return _kept(request, offer.game_rules(game, lang))


def _kept(request: Request[Any, Any, Any], body: T) -> Response[T]:
    """With a tag of its content, by which the browser asks whether what it keeps is still good."""
    content: Any = msgspec.json.encode(body)
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=NOT_MODIFIED, headers=headers)  # type: ignore[arg-type]
    return Response(content, media_type="application/json", headers=headers)
