"""Is everything that can be said written, in every language, and nothing else? The texts against the vocabulary."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from signoria.core.codes import Problem
from signoria.core.game import AnyGame
from signoria.core.vocabulary import COMMON, COUNTED, NAME, NAMES, SEAT, SEATS, Shape, Vocabulary
from signoria.text.bundles import COMMON_FOLDER, bundle_of, part_file, text_file, text_folder
from signoria.text.command_words import CommandWords, command_file
from signoria.text.languages import FALLBACK, LANGUAGES
from signoria.text.source import Source
from signoria.text.speaker import Speaker, Value
from signoria.text.words import Words, message_key, variables

SAMPLE_NUMBERS = (0, 1, 2, 3, 5, 11, 21)
PLAYERS = ("Alice", "Bruno")
# What a game may say of itself: on its card in a list of games, and to who would learn it.
CARD = ("card", "card.time", "card.weight", "card.theme", "card.goal")


@dataclass(frozen=True)
class Expected:
    """A sentence that must be there: what it may mention, parameters to try it with, and in which languages."""

    key: str
    variables: frozenset[str]
    shape: Shape = field(default_factory=dict)
    langs: tuple[str, ...] = tuple(LANGUAGES)


def written_in(file: Path) -> dict[str, frozenset[str]]:
    """Returns the sentences of a file by their keys, each with what it mentions: in English, that declares them."""
    source = Source().add(file)
    return {key: frozenset(source.variables(key)) for key in source.entries if not key.startswith("-")}


def check_game(game: AnyGame) -> list[Problem]:
    """What is wrong with a game's own texts."""
    files = _files(text_folder(game.folder))
    expected = [*_of_vocabulary(game.vocabulary), *_of_game(game)]
    expected += [sentence for sentence in _declared(files[FALLBACK]) if sentence.key in CARD]
    return _check(files, expected, lambda lang: Words(lang, game, PLAYERS))


def check_common() -> list[Problem]:
    """What is wrong with the texts that all games share."""
    files, codes = _files(COMMON_FOLDER), list(_of_vocabulary(COMMON))
    known = {sentence.key for sentence in codes}
    texts = [sentence for sentence in _declared(files[FALLBACK]) if sentence.key not in known]
    return _check(files, [*texts, *codes], lambda lang: Words(lang, None, PLAYERS))


def check_command(engine: Mapping[str, frozenset[str]]) -> list[Problem]:
    """What is wrong with the texts of the command; what the engine says, by key, has its English in the engine."""
    others = tuple(lang for lang in LANGUAGES if lang != FALLBACK)
    texts = [sentence for sentence in _declared(command_file(FALLBACK)) if sentence.key not in engine]
    texts += [Expected(key, names, langs=others) for key, names in engine.items()]
    return _check({lang: command_file(lang) for lang in LANGUAGES}, texts, CommandWords)


def check_part(part: str) -> list[Problem]:
    """What is wrong with `<part>.<language>.ftl`, whose sentences the browser puts together."""
    files = {lang: part_file(part, lang) for lang in LANGUAGES}
    return _check(files, list(_declared(files[FALLBACK])), lambda lang: Speaker(lang, [bundle_of(lang, files[lang])]))


def _declared(file: Path) -> Iterator[Expected]:
    return (Expected(key, names) for key, names in written_in(file).items())


def _files(folder: Path) -> dict[str, Path]:
    return {lang: text_file(folder, lang) for lang in LANGUAGES}


def _of_vocabulary(vocabulary: Vocabulary) -> Iterator[Expected]:
    more = {"prompt": ("step", "steps"), "score": ("points",), "action": ("cost", "cost-id", "gain", "gain-id")}
    for kind, shapes in (
        ("event", vocabulary.events),
        ("prompt", vocabulary.prompts),
        ("reason", vocabulary.reasons),
        ("score", vocabulary.scores),
        ("action", vocabulary.actions),
        ("effect", vocabulary.effects),
        ("label", vocabulary.labels),
    ):
        for code, shape in shapes.items():
            names = variables(shape, vocabulary) | {*more.get(kind, ())}
            yield Expected(message_key(kind, code), frozenset(names), shape)
    yield from _of_story(vocabulary)
    for source in vocabulary.sources:
        yield Expected(message_key("source", source.id), frozenset())
    for tie_break in vocabulary.tie_breaks:
        yield Expected(message_key("tie", tie_break.code), frozenset())
    for thing in vocabulary.things:
        yield Expected(message_key("amount", thing), frozenset({"count"}))
    for kind, ids in vocabulary.names.items():
        for id in ids:
            yield Expected(message_key(kind, id), frozenset())
    for kind, facts in vocabulary.facts.items():
        for id, values in facts.items():
            sums = {f"{name}-id" for name, value in values.items() if isinstance(value, Mapping)}
            yield Expected(f"{message_key(kind, id)}.about", frozenset(values.keys() | sums))


def _of_story(vocabulary: Vocabulary) -> Iterator[Expected]:
    """Headings of chapters, and what is said of an event inside the sentence of an action."""
    story = vocabulary.story
    for code in story.chapters:
        shape = vocabulary.events[code]
        yield Expected(f"{message_key('event', code)}.heading", frozenset(variables(shape, vocabulary)), shape)
    for code in sorted(story.clauses & vocabulary.events.keys()):
        shape = vocabulary.events[code]
        names = variables(shape, vocabulary) | {"same"}
        if code in story.lists:
            yield Expected(f"{message_key('event', code)}.item", frozenset(names), shape)
            yield Expected(f"{message_key('event', code)}.list", frozenset(names | {"items", "size", "lead"}), shape)
        else:
            yield Expected(f"{message_key('event', code)}.clause", frozenset(names), shape)
    for code in sorted(story.apart):
        yield Expected(f"{message_key('event', code)}.action", frozenset({"head", "rest"}))
    for code in sorted(story.idle):
        shape = vocabulary.events[code]
        yield Expected(f"{message_key('event', code)}.idle", frozenset(variables(shape, vocabulary)), shape)


def _of_game(game: AnyGame) -> Iterator[Expected]:
    yield Expected("game-title", frozenset())
    for weight in game.judgement.weights.names if game.judgement is not None else ():
        yield Expected(message_key("weight", weight), frozenset())
    names = game.vocabulary.names
    for option in game.options:
        if option.name not in names.get("option", ()):
            yield Expected(message_key("option", option.name), frozenset())
        # A number says itself; any other choice has a name, as `scenario-1494`.
        for choice in option.choices:
            if isinstance(choice, str) and choice not in names.get(option.name, ()):
                yield Expected(message_key(option.name, choice), frozenset())


def _check(files: Mapping[str, Path], expected: list[Expected], speaker: Callable[[str], Speaker]) -> list[Problem]:
    problems: list[Problem] = []
    sources: dict[str, Source] = {}
    for lang, file in files.items():
        if not file.is_file():
            problems.append(Problem("no_file", f"there is no {file.name}"))
            continue
        sources[lang] = Source().add(file)
        here = [sentence for sentence in expected if lang in sentence.langs]
        problems += _file_problems(lang, sources[lang], here)
        problems += _format_problems(lang, here, sources[lang], speaker(lang))
    for sentence in expected:
        spoken = {lang: source for lang, source in sources.items() if lang in sentence.langs}
        mentions = {lang: frozenset(_roots(source.variables(sentence.key))) for lang, source in spoken.items()}
        if len(set(mentions.values())) > 1:
            detail = "; ".join(f"{lang}: {', '.join(sorted(names)) or 'none'}" for lang, names in mentions.items())
            problems.append(Problem("parameters_differ", f"{sentence.key} mentions {detail}"))
    return problems


def _roots(names: set[str]) -> set[str]:
    """What is mentioned, as a name or to choose words by; who reads it, and of whom, is a matter of the language."""
    return {re.sub("-(id|about|size)$", "", name) for name in names} - {"you", "same"}


def _file_problems(lang: str, source: Source, expected: list[Expected]) -> Iterator[Problem]:
    for junk in source.unreadable:
        yield Problem("unreadable", junk)
    for key in source.twice:
        yield Problem("twice", f"{lang}: {key}")
    used: set[str] = set()
    for sentence in expected:
        used |= source.reach(sentence.key)
        if sentence.key not in source.entries:
            yield Problem("missing", f"{lang}: {sentence.key}")
        for name in sorted(source.variables(sentence.key) - sentence.variables):
            yield Problem("unknown_parameter", f"{lang}: {sentence.key} mentions ${name}")
    for key in sorted(source.entries.keys() - used):
        yield Problem("unused", f"{lang}: {key}")


def _format_problems(lang: str, expected: list[Expected], source: Source, words: Speaker) -> Iterator[Problem]:
    """Say everything with sample parameters; a missing key has been reported already."""
    for sentence in expected:
        if sentence.key not in source.entries:
            continue
        words.errors.clear()
        for number in range(len(SAMPLE_NUMBERS) * 2):
            values: dict[str, Value] = {}
            if sentence.shape and isinstance(words, Words):
                values = words.values(sentence.shape, sample(sentence.shape, words.vocabulary, number), number % 2 == 0)
            some: int | str = SAMPLE_NUMBERS[number % len(SAMPLE_NUMBERS)]
            words.say(sentence.key, dict.fromkeys(sentence.variables, some) | values)
        for error in sorted(words.errors):
            yield Problem("error", f"{lang}: {error}")


def sample(shape: Shape, vocabulary: Vocabulary, number: int) -> dict[str, int | str]:
    """Parameters such as the engine might give, another set for each number; optional ones now and then."""
    params: dict[str, int | str] = {}
    for place, (key, param) in enumerate(shape.items()):
        if param.optional and (number + place) % 3 == 0:
            continue
        if param.sort in (NAME, COUNTED):
            ids = vocabulary.names.get(param.of, ()) if param.sort == NAME else vocabulary.things
            params[key] = ids[(number + place) % len(ids)] if ids else "?"
        elif param.sort == SEATS:
            params[key] = "1 0"
        elif param.sort == NAMES:
            params[key] = " ".join(vocabulary.names.get(param.of, ())[: 1 + number % 3])
        else:
            params[key] = number % 2 if param.sort == SEAT else SAMPLE_NUMBERS[(number + place) % len(SAMPLE_NUMBERS)]
    return params
