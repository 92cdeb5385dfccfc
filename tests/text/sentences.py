"""The sentences that stand in the source: those of the engine with code and parameters, and the command's by key."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

import signoria
from signoria import _native
from signoria.core.errors import SignoriaError

PACKAGE = Path(signoria.__file__).parent
# What the command says is in the reader's language when it is raised.
COMMAND = "cli"
# What a table says goes to the browser, except what keeps it from being served at all.
TABLE = "table/"
SERVING = (
    "table/admin/find.py",
    "table/settings.py",
    *(f"table/store/{name}.py" for name in ("backup", "backup_file", "database", "restore", "upgrade")),
)


@dataclass(frozen=True)
class Written:
    """A sentence of the engine where it is made."""

    place: str
    key: str
    english: str
    params: frozenset[str]


def mentioned(english: str) -> set[str]:
    """The parameters of a template."""
    return {name for _, name, _, _ in Formatter().parse(english) if name}


def sources(under: str = "") -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((PACKAGE / under).rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text("utf-8"))


@cache
def error_classes() -> set[str]:
    """The names of all classes of errors, whatever modules have been imported."""
    found = {SignoriaError.__name__}
    classes = [node for _, tree in sources() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while True:
        more = {node.name for node in classes for base in node.bases if isinstance(base, ast.Name) and base.id in found}
        if more <= found:
            return found
        found |= more


@cache
def engine_sentences() -> tuple[Written, ...]:
    """Every `Error(english, code, …)` and `Sentence(english, code, …)` that the command may say."""
    makers = {*error_classes(), "Sentence", "__init__"}
    return tuple(
        written
        for place, tree in sources()
        if not place.startswith((COMMAND, TABLE)) or place in SERVING
        for written in _sentences(place, tree, makers)
    )


def table_sentences() -> Iterator[Written]:
    """Everything that a table refuses with: errors, and faults that are ready to be sent."""
    makers = error_classes()
    for place, tree in sources(TABLE):
        if place not in SERVING:
            yield from _sentences(place, tree, makers)
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and _called(node) == "Fault" and _text(node.args[0]):
                    yield Written(
                        place, f"error-{_text(node.args[0])}", _text(node.args[1]), frozenset(_keys(node.args[2:]))
                    )


def _sentences(place: str, tree: ast.Module, makers: set[str]) -> Iterator[Written]:
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef | ast.Module):
            yield from _in_scope(place, scope, makers)


def _in_scope(place: str, scope: ast.FunctionDef | ast.Module, makers: set[str]) -> Iterator[Written]:
    assigned: list[tuple[int, str]] = []
    calls: list[ast.Call] = []
    for node in _own_nodes(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "english":
            assigned.append((node.lineno, ast.literal_eval(node.value)))
        if isinstance(node, ast.Call) and _called(node) in makers:
            calls.append(node)
    for call in calls:
        # FailedCheck has the name of the check before its sentence.
        arguments = call.args[1:] if _called(call) == "FailedCheck" else call.args
        code = _text(arguments[1]) if len(arguments) > 1 else ""
        if not code:
            continue
        english = (
            ast.literal_eval(arguments[0])
            if isinstance(arguments[0], ast.Constant)
            else max((line, text) for line, text in assigned if line < call.lineno)[1]
        )
        key = code if _called(call) == "Sentence" else f"error-{code}"
        params = {keyword.arg for keyword in call.keywords if keyword.arg} or _keys(arguments[2:])
        yield Written(place, key, english, frozenset(params or mentioned(english)))


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, ast.FunctionDef):
            yield node
            yield from _own_nodes(node)


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _keys(arguments: list[ast.expr]) -> set[str]:
    if arguments and isinstance(arguments[0], ast.Dict):
        return {_text(key) for key in arguments[0].keys if key is not None}
    return set()


def _text(node: ast.expr) -> str:
    """What a string literal says; nothing, if it is none."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def engine_notes() -> set[str]:
    """The sentences on how the rules run."""
    return {f"engine-{choice.why}" for choice in vars(_native).values() if isinstance(choice, _native.Choice)}


def uncoded_errors() -> Iterator[str]:
    """Errors outside the command that bring a sentence and no code; those of the texts are in words already."""
    makers = error_classes() - {"InvalidDocument", "IllegalAction"}
    for place, tree in sources():
        if not place.startswith((COMMAND, "text/rules")):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and _called(node) in makers and len(node.args) == 1 and not node.keywords:
                    yield f"{place}:{node.lineno}"


def said_by_the_command() -> Iterator[tuple[str, str, set[str]]]:
    """Place, key and parameters of every `say("key", …)`."""
    for place, tree in sources(COMMAND):
        for node in ast.walk(tree):
            key = _text(node.args[0]) if isinstance(node, ast.Call) and _called(node) == "say" and node.args else ""
            if key and isinstance(node, ast.Call):
                yield f"{place}:{node.lineno}", key, {word.arg for word in node.keywords if word.arg}


def strings_of_the_command() -> set[str]:
    """Every text that stands alone in the command's sources: keys are among them."""
    trees = (tree for _, tree in sources(COMMAND))
    return {
        n.value for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }
