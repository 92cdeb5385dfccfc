"""The pages of `--help` in the reader's language; the parser knows English only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.cli.speech import say
from signoria.cli.usage import placeholder

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions, RenderableType

TITLES: Final = {"Commands": "help-commands", "Arguments": "help-arguments", "Parameters": "help-options"}
OPTIONS: Final = {"--help": "help-help", "--version": "help-version"}
# Rich breaks lines at unbreakable spaces too; while it lays out a page, letters that nobody uses hold their place.
HELD: Final = {"\u00a0": "\ue000", "\u202f": "\ue001"}


class HelpPage:
    """Lays a page out as the parser would, in other words. The help of a parameter is a key."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from cyclopts.help import DefaultFormatter

        title = str(panel.title)
        entries = [_entry(entry) for entry in panel.entries]
        translated = panel.copy(title=say(TITLES[title]) if title in TITLES else title, entries=entries)
        with console.capture() as page:
            DefaultFormatter()(console, options, translated)
        console.file.write(_released(page.get()))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        words = [placeholder(word) for word in str(usage).split()]
        console.print(" ".join([say("help-usage"), *words]), style="bold", markup=False, highlight=False)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: RenderableType) -> None:
        with console.capture() as page:
            console.print(description)
        console.file.write(_released(page.get()))


def _entry(entry: HelpEntry) -> HelpEntry:
    from rich.text import Text

    name = entry.positive_names[0] if entry.positive_names else ""
    parts = [say(OPTIONS.get(name, str(entry.description.primary_renderable)))]
    if entry.default is not None:
        parts.append(f"[{say('help-default')} {entry.default}]")
    if entry.required:
        parts.append(f"[{say('help-required')}]")
    return entry.copy(
        description=Text(hold(" ".join(parts))),
        required=False,
        default=None,
        metavar=placeholder(entry.metavar) if entry.metavar else None,
        positional_label=placeholder(entry.positional_label) if entry.positional_label else None,
    )


def hold(text: str) -> str:
    for space, letter in HELD.items():
        text = text.replace(space, letter)
    return text


def _released(text: str) -> str:
    for space, letter in HELD.items():
        text = text.replace(letter, space)
    return text
