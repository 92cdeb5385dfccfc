"""What is the same for everybody: the games, their words and their rules, each made once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

import signoria
from signoria.bots.registry import bot_names
from signoria.core.catalogue import game_info
from signoria.core.corrections import differences, reconstructions
from signoria.core.game import AnyGame
from signoria.core.registry import game_ids, load_game
from signoria.core.state import SPECTATOR
from signoria.core.story import Story
from signoria.core.vocabulary import COMMON, Facts, Shape
from signoria.table.bots.levels import levels
from signoria.table.lobby.games import known_game
from signoria.table.protocol.faults import BadRequest, NotFound
from signoria.table.protocol.game_bodies import (
    BoxBody,
    DifferenceBody,
    GameBody,
    GamesBody,
    GameWordsBody,
    OpeningBody,
    ParamShape,
    ReconstructionBody,
    RuleBody,
    RulesBody,
    StoryBody,
    TopicBody,
    VariantBody,
    VocabularyBody,
    WordsBody,
)
from signoria.table.protocol.game_bodies import Facts as FactBodies
from signoria.text.bundles import COMMON_FOLDER, text_file, text_folder
from signoria.text.languages import LANGUAGES, UnknownLanguage, known_language
from signoria.text.quick_bundle import entries
from signoria.text.rules import NoRules, Paragraph, load_quick, load_rules, quick_file, rules_file

# In the folder of the common texts: what every game shares, what the table refuses, what the client says.
COMMON_FILES = ("{lang}.ftl", "table.{lang}.ftl", "client.{lang}.ftl")


class Offer:
    """The games of this server and all that is said about them."""

    @cache  # noqa: B019 - there is one Offer per process
    def games(self) -> GamesBody:
        return GamesBody(
            [_game_body(load_game(game_id)) for game_id in game_ids()],
            list(bot_names()),
            signoria.engine(),
            signoria.__version__,
        )

    @cache  # noqa: B019
    def words(self, lang: str) -> WordsBody:
        code = spoken(lang)
        common = _joined([COMMON_FOLDER / name.format(lang=code) for name in COMMON_FILES])
        return WordsBody(code, "\n".join([common, *_cards(code)]))

    @cache  # noqa: B019
    def game_words(self, game_id: str, lang: str) -> GameWordsBody:
        game, code = known_game(game_id), spoken(lang)
        return GameWordsBody(code, _joined([text_file(text_folder(game.folder), code)]), _vocabulary_body(game))

    @cache  # noqa: B019
    def game_box(self, game_id: str) -> BoxBody:
        game = known_game(game_id)
        topics = [
            TopicBody(topic, [ReconstructionBody(entry.place, entry.line, entry.value) for entry in entries])
            for topic, entries in reconstructions(game).items()
            if entries
        ]
        changed = [DifferenceBody(each.place, each.topic, each.ours, each.here) for each in differences(game)]
        return BoxBody(game.components.path.name, game.components.hash, topics, changed)

    def opening(self, game_id: str, players: int, options: str) -> OpeningBody:
        """Whose arms stand where, as far as it is agreed: `options` is a JSON object, as it opens a table."""
        game = known_game(game_id)
        try:
            agreed = msgspec.json.decode(options, type=dict[str, bool | int | str])
        except msgspec.DecodeError as error:
            english = "The options of a game are a JSON object of names and values: {why}"
            raise BadRequest(english, "options", why=str(error)) from error
        return OpeningBody(game.person_view(game.new(players, agreed), SPECTATOR))

    @cache  # noqa: B019
    def game_rules(self, game_id: str, lang: str) -> RulesBody:
        game, code = known_game(game_id), spoken(lang)
        try:
            rules = load_rules(game, code)
        except NoRules as error:
            raise NotFound("{why}", "no_rules", why=str(error)) from error
        written_in = code if rules_file(game, code).is_file() else "en"
        paragraphs = [_rule_body(paragraph) for paragraph in rules.walk()]
        quick = load_quick(game, code) if quick_file(game, "en").is_file() else ""
        return RulesBody(written_in, rules.title, rules.intro, paragraphs, quick)


def spoken(lang: str) -> str:
    """The code of a language, or NotFound."""
    try:
        return known_language(lang)
    except UnknownLanguage as error:
        known = ", ".join(LANGUAGES)
        raise NotFound("{lang!r} is not spoken here; choose {known}.", "no_language", lang=lang, known=known) from error


def _joined(files: list[Path]) -> str:
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())


def _cards(lang: str) -> Iterator[str]:
    """What each game says of itself, as `card-<game>`: a list of games needs no more of their words."""
    for game_id in game_ids():
        file = text_file(text_folder(load_game(game_id).folder), lang)
        card = entries(file).get("card") if file.is_file() else None
        if card is not None:
            yield f"card-{game_id} = {card}\n"


def _game_body(game: AnyGame) -> GameBody:
    return msgspec.convert({**game_info(game), "levels": list(levels())}, GameBody)


def _rule_body(paragraph: Paragraph) -> RuleBody:
    kind = {"R": "ruling", "E": "example", "X": "example"}.get(paragraph.number[0], "paragraph")
    return msgspec.convert(
        {
            "id": paragraph.number,
            "label": paragraph.label,
            "title": paragraph.title,
            "level": paragraph.level,
            "kind": kind,
            "markdown": paragraph.reading,
            "notes": list(paragraph.notes),
        },
        RuleBody,
    )


def _vocabulary_body(game: AnyGame) -> VocabularyBody:
    vocabulary = game.vocabulary
    return VocabularyBody(
        **{
            kind: {code: _shape(shape) for code, shape in (getattr(COMMON, kind) | getattr(vocabulary, kind)).items()}
            for kind in ("events", "prompts", "reasons", "scores", "actions", "effects")
        },
        names={kind: list(ids) for kind, ids in vocabulary.names.items()},
        things=list(vocabulary.things),
        facts=_facts(vocabulary.facts),
        variants=[VariantBody(variant.option, variant.value, _facts(variant.facts)) for variant in vocabulary.variants],
        story=_story_body(vocabulary.story),
    )


def _story_body(story: Story) -> StoryBody:
    return StoryBody(
        dict(story.chapters),
        sorted(story.opens),
        {code: sorted(codes) for code, codes in story.gathers.items()},
        {code: sorted(codes) for code, codes in story.completes.items()},
        list(story.headlines),
        sorted(story.clauses),
        sorted(story.means),
        sorted(story.sums),
    )


def _facts(facts: Facts) -> FactBodies:
    return {
        kind: {
            id: {fact: value if isinstance(value, int) else dict(value) for fact, value in values.items()}
            for id, values in ids.items()
        }
        for kind, ids in facts.items()
    }


def _shape(shape: Shape) -> dict[str, ParamShape]:
    return {
        key: msgspec.convert(
            {"sort": param.sort, "of": param.of, "thing": param.thing, "optional": param.optional}, ParamShape
        )
        for key, param in shape.items()
    }
