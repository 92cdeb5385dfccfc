"""A study as one page of HTML with its pictures in it."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from signoria.cli.speech import lang, say
from signoria.cli.study_pictures import bars, bars_by_setting, histogram, line, numbers_by_setting, pairs
from signoria.lab import study_tables as tables
from signoria.lab.study import Study
from signoria.lab.study_compare import Compared, mean_lengths, seats, sources, states

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}img{max-width:100%}"
)


def page(compared: Sequence[Compared], title: str) -> str:
    """Returns the page, in the language that the command speaks: settings side by side, then the first by itself."""
    study = compared[0].study
    plan = study.plan
    heading = say("study-title", game=title)
    parts = [f"<h1>{html.escape(heading)}</h1>"]
    facts = say("study-facts", games=study.games, players=plan.players, bots=plan.bots, seed=plan.seed)
    parts.append(f"<p>{html.escape(facts)}</p>")
    if len(compared) > 1:
        labels = [label(each) for each in compared]
        parts.append(f"<p>{html.escape(say('study-same-seeds', settings=len(compared)))}</p><ol>")
        parts += [f"<li>{html.escape(name)}<br>{_settings(each)}</li>" for name, each in zip(labels, compared)]
        parts += ["</ol>", *map(_picture, _comparison(compared, labels))]
        parts.append(f"<h1>{html.escape(labels[0])}</h1>")
    else:
        parts.append(f"<p>{_settings(compared[0])}</p>")
    parts += map(_picture, _pictures(study))
    head = f'<meta charset="utf-8"><title>{html.escape(heading)}</title><style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="{lang()}"><head>{head}</head>\n<body>\n'
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def label(compared: Compared) -> str:
    """What a setting is called: what was asked for in it."""
    setting = compared.setting
    asked = [f"{name}={str(value).lower()}" for name, value in setting.options.items()]
    if setting.components is not None:
        asked.append(f"components={setting.components}")
    return ", ".join(asked) or say("study-usual")


def _picture(picture: tuple[str, str]) -> str:
    title = html.escape(picture[0])
    return f'<h2>{title}</h2><img alt="{title}" src="data:image/svg+xml;base64,{picture[1]}">'


def _settings(compared: Compared) -> str:
    listed = ", ".join(f"{name}={str(value).lower()}" for name, value in compared.study.plan.settings.items())
    return f"<code>{html.escape(listed)}</code> ({html.escape(say('study-data', hash=compared.data))})"


def _comparison(compared: Sequence[Compared], labels: Sequence[str]) -> list[tuple[str, str]]:
    equal = 1 / compared[0].study.plan.players
    pictures = [(say("study-seats"), bars_by_setting(seats(compared), labels, equal))]
    for group, wins in states(compared).items():
        pictures.append((say("study-states", group=group), bars_by_setting(wins, labels, equal)))
    pictures.append((say("study-mean-sources"), numbers_by_setting(sources(compared), labels)))
    decisions = {say("study-decisions"): mean_lengths(compared)}
    pictures.append((say("study-length"), numbers_by_setting(decisions, labels)))
    return pictures


def _pictures(study: Study) -> list[tuple[str, str]]:
    equal = 1 / study.plan.players
    pictures = [(say("study-seats"), bars(tables.wins_by_seat(study), equal))]
    if len(set(study.table["bot"].to_list())) > 1:
        pictures.append((say("study-bots"), bars(tables.wins_by_bot(study), equal)))
    for group, wins in tables.wins_by_state(study).items():
        pictures.append((say("study-states", group=group), bars(wins, equal)))
    pictures.append((say("study-sources"), pairs(tables.points_by_source(study))))
    pictures.append((say("study-length"), histogram(tables.lengths(study))))
    pictures.append((say("study-options"), line(tables.options_by_tenth(study))))
    pictures.append((say("study-held"), pairs(tables.held_by_winners(study))))
    return pictures
