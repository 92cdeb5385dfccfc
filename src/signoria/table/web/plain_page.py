"""The page that stands in for the client where it is not built: which games are here, and what works without it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from string import Template

from signoria.core.catalogue import GameInfo, OptionInfo
from signoria.table.web.plain_facts import Catalogue

PAGE = Template("""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Signoria</title>
<link rel="icon" href="/shield.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="top"><img src="/shield.svg" width="22" height="26" alt=""><span class="brand">Signoria</span>
<span class="version">version $version</span></header>
<main>
<section class="games" aria-labelledby="games">
<div class="head"><h1 id="games">$title</h1><span>free, open source, no advertising</span></div>
<div class="cards">
$cards
</div>
</section>
<section class="panel today" aria-labelledby="today">
<h2 id="today">The client is not built</h2>
<p>Tables are served, but their pages have not been built: in a checkout <code>make setup</code> does it.
Meanwhile, from the command line:</p>
<dl>
$commands
</dl>
<p class="small">In a checkout the command is <code>.venv/bin/signoria</code>. Bots: $bots. $engine
The same list of games for programs: <a href="/api/games">/api/games</a>.</p>
</section>
</main>
</body>
</html>
""")

CARD = Template("""<article class="card">
<div class="seats" role="img" aria-label="$players players">$shields</div>
<div class="about">
<h2>$title</h2>
<p class="count">$players players</p>
<dl class="facts">
<div><dt>Options</dt><dd>$options</dd></div>
<div><dt>Data</dt><dd>$origins</dd></div>
<div><dt>Versions</dt><dd>rules $rules, data <code>$data</code></dd></div>
</dl>
</div>
</article>""")

OUTLINE = "M2 2h18v11c0 6-4 9-9 11-5-2-9-5-9-11z"
SHIELD = f'<svg viewBox="0 0 22 26" width="33" height="39" class="{{kind}}"><path d="{OUTLINE}"/></svg>'


def first_page(catalogue: Catalogue, origins: Mapping[str, Mapping[str, int]]) -> str:
    games = catalogue["games"]
    return PAGE.substitute(
        version=escape(catalogue["version"]),
        title=_title(len(games)),
        cards="\n".join(_card(game, origins[game["id"]]) for game in games),
        commands="\n".join(_command(what, command) for what, command in _commands(games)),
        bots=escape(", ".join(catalogue["bots"])),
        engine=_engine(catalogue["engine"]),
    )


def _title(games: int) -> str:
    return "Games of the Italian Renaissance" if games else "No game is installed"


def _engine(engine: str) -> str:
    return "The rules run compiled." if engine == "compiled" else "The rules run as plain Python, more slowly."


def _commands(games: list[GameInfo]) -> list[tuple[str, str]]:
    """What works today, with a game that is installed."""
    general = [("See games and options", "signoria games"), ("Check the data of the boxes", "signoria data check")]
    if not games:
        return general
    game, players = games[0]["id"], games[0]["players"][-1]
    return [
        *general,
        ("Let bots play many games", f"signoria simulate {game} --players {players} --games 1000"),
        ("Play one game and keep its record", f"signoria record play {game} --players {players} -o game.json"),
        ("Verify a record", "signoria record verify game.json"),
    ]


def _command(what: str, command: str) -> str:
    # A line may break between words only, not inside --players.
    words = " ".join(f"<span>{escape(word)}</span>" for word in command.split())
    return f"<dt>{escape(what)}</dt><dd><code>{words}</code></dd>"


def _card(game: GameInfo, origins: Mapping[str, int]) -> str:
    fewest, most = game["players"][0], game["players"][-1]
    shields = [SHIELD.format(kind="taken" if seat < fewest else "open") for seat in range(most)]
    return CARD.substitute(
        title=escape(game["title"]),
        players=_players(game["players"]),
        shields="".join(shields),
        options=_options(game["options"]),
        origins=_origins(origins),
        rules=escape(game["rules"]),
        data=escape(game["data"]),
    )


def _players(players: list[int]) -> str:
    whole = players == list(range(players[0], players[-1] + 1))
    return f"{players[0]}–{players[-1]}" if whole and len(players) > 1 else ", ".join(map(str, players))


def _options(options: list[OptionInfo]) -> str:
    return escape(", ".join(option["name"] for option in options)) or "none"


def _origins(counts: Mapping[str, int]) -> str:
    return (
        f"entries: {counts['rulebook']} from the rulebook, {counts['public']} from public sources, "
        f"{counts['reconstructed']} reconstructed by us"
    )
