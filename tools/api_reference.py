"""Writes docs/api.md from signatures and docstrings; with --check it only says whether the page is current."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias, TypeGuard

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "api.md"
WIDTH: Final = 100

HEAD: Final = """\
# Reference

What may be called from Python, as its source says it. [For researchers](research.md) has examples;
[what is stable](stability.md) says what will stay.
"""
# Under each title a module, and the names that are shown; of a package those that it offers.
SECTIONS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "Games and states": {
        "signoria.core.registry": ("game_ids", "load_game"),
        "signoria.core.game": ("Game",),
        "signoria.core.state": ("State",),
        "signoria.core.rng": ("Rng",),
        "signoria.testing.check": ("check_game",),
    },
    "The interfaces of the field": {"signoria.research": ()},
    "Bots": {"signoria.bots.bot": ("Bot",), "signoria.bots.registry": ("make_bot", "make_bots")},
    "Many games": {
        "signoria.lab.simulate": ("simulate", "Result"),
        "signoria.lab.ladder": ("climb", "Ladder", "Rung"),
        "signoria.lab.verify": ("problems_of_ladder",),
        "signoria.lab.study": ("study", "Study"),
        "signoria.lab.study_compare": ("compare", "Setting", "Compared", "whole_table"),
        "signoria.lab.tune": ("tune", "Tuned"),
        "signoria.lab.calibrate": ("calibrate", "Calibration"),
        "signoria.lab.cluster": ("cluster", "Cluster"),
        "signoria.lab.record_game": ("record_game",),
    },
}

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Definition: TypeAlias = Function | ast.ClassDef


def page() -> str:
    """Returns the page as the sources say it."""
    parts = [HEAD]
    for title, modules in SECTIONS.items():
        parts.append(f"## {title}\n")
        for module, names in modules.items():
            parts.append(f"### `{module}`\n")
            parts += [_shown(*each) for each in (_named(module, names) if names else _offered(module))]
    return "\n".join(parts)


def _source(module: str) -> Path:
    path = ROOT / "src" / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _named(module: str, names: tuple[str, ...]) -> Iterator[tuple[str, Definition]]:
    defined = {node.name: node for node in ast.parse(_source(module).read_text("utf-8")).body if is_definition(node)}
    return ((name, defined[name]) for name in names)


def _offered(package: str) -> Iterator[tuple[str, Definition]]:
    """What a package takes from its modules under the same name."""
    for node in ast.parse(_source(package).read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names = tuple(alias.name for alias in node.names if not alias.name.isupper())
            yield from _named(node.module, names)


def is_definition(node: ast.stmt) -> TypeGuard[Definition]:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)


def _shown(name: str, node: Definition) -> str:
    if not isinstance(node, ast.ClassDef):
        return f"{_code(_signature(node))}\n{_told(node)}"
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"class {name}({bases}):" if bases else f"class {name}:"]
    lines += [f"    {ast.unparse(each)}" for each in node.body if isinstance(each, ast.AnnAssign) and _is_public(each)]
    text = f"{_code(chr(10).join(lines))}\n{_told(node)}"
    methods = [each for each in node.body if isinstance(each, Function) and not each.name.startswith("_")]
    rows = [f"* `{_signature(each, short=True)}`: {_in_one_line(each)}" for each in methods if ast.get_docstring(each)]
    return text + ("\n" + "\n".join(rows) + "\n" if rows else "")


def _is_public(node: ast.AnnAssign) -> bool:
    return isinstance(node.target, ast.Name) and not node.target.id.startswith("_")


def _signature(node: Function, short: bool = False) -> str:
    if any(ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list):
        return node.name
    returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    given = ast.unparse(node.args).removeprefix("self, ") if short else ast.unparse(node.args)
    given = "" if given == "self" else given
    line = f"{node.name}({given}){returned}" if short else f"def {node.name}({given}){returned}"
    return line if short or len(line) <= WIDTH else _broken(node, returned)


def _broken(node: Function, returned: str) -> str:
    """An argument in each line."""
    arguments, own = node.args, ast.arguments
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults: list[ast.expr | None] = [None] * (len(plain) - len(arguments.defaults))
    lines = [_argument(*pair) for pair in zip(plain, [*defaults, *arguments.defaults])]
    if arguments.vararg is not None:
        lines.append(ast.unparse(own([], [], arguments.vararg, [], [], None, [])))
    elif arguments.kwonlyargs:
        lines.append("*")
    lines += [_argument(*pair) for pair in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return "\n".join([f"def {node.name}(", *(f"    {line}," for line in lines), f"){returned}"])


def _argument(argument: ast.arg, default: ast.expr | None) -> str:
    return ast.unparse(argument) + ("" if default is None else f" = {ast.unparse(default)}")


def _code(text: str) -> str:
    return f"```python\n{text}\n```\n"


def _told(node: Definition) -> str:
    return f"{ast.get_docstring(node) or ''}\n".lstrip("\n")


def _in_one_line(node: Definition) -> str:
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


def main() -> int:
    text = page()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text, "utf-8")
    current = PAGE.is_file() and PAGE.read_text("utf-8") == text
    print("docs/api.md is current." if current else "docs/api.md is not current: python tools/api_reference.py")
    return 0 if current else 1


if __name__ == "__main__":
    raise SystemExit(main())
