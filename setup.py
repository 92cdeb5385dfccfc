"""Compiles the engine with mypyc; everything else about the package is in pyproject.toml.

Building a wheel puts the compiled modules beside their sources. An editable install and an sdist get none;
for development `tools/build_native.py` builds them into the environment instead.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "signoria"
GROUP = "signoria_native"

# Paths within the package; `*` also crosses folders.
COMPILED = ("bots/*.py", "core/*.py", "games/*.py", "research/batch.py")
NOT_COMPILED = {
    "*/__init__.py": "packages are found in the sources, whose folders also hold the data",
    "bots/bot.py": "a protocol, which compiled classes need not know",
    "bots/fault.py": "raised, never in the loop of play",
    "bots/faces.py": "asked once per decision",
    "bots/greedy.py": "asked once per decision",
    "bots/hint.py": "asked once per decision",
    "bots/ismcts.py": "asked once per decision",
    "bots/levels.py": "asked once per run",
    "bots/random_bot.py": "as quick as its callers, which are not compiled",
    "bots/seated.py": "asked once per decision",
    "bots/time_limit.py": "asked once per decision",
    "bots/told_game.py": "asked by tables, at the pace of people",
    "bots/registry.py": "asked once per run, and loads other people's modules",
    "core/codes.py": "dataclasses, made only when somebody asks or listens",
    "core/board.py": "what a terminal draws, at the pace of a person",
    "core/errors.py": "raised, never in the loop of play",
    "core/components.py": "read once at import",
    "core/corrections.py": "asked by owners of a box, at the pace of people",
    "core/document.py": "JSON in and out, not in any loop of play",
    "core/game.py": "the face of a game, asked from outside",
    "core/judgement.py": "read once at import",
    "core/catalogue.py": "lists games, not in any loop of play",
    "core/listing.py": "what the rules list, at the pace of a reader",
    "core/lessons/*.py": "at the pace of a learner",
    "core/play/*.py": "asked by tables, at the pace of people",
    "core/story.py": "groups what is told, at the pace of a reader",
    "core/outcome.py": "asked once a game is over",
    "core/vocabulary.py": "declarations for whoever makes sentences",
    "core/layout.py": "declarations for whoever learns",
    "core/registry.py": "asked once per run, and loads entry points",
    "core/value.py": "asked by whoever keeps states, not in any loop of play",
    "core/record/*.py": "JSON in and out, not in any loop of play",
    "games/*/check*.py": "constraints of the data, looked at once at import",
    "games/*/reconstruction.py": "constraints of the data, looked at when somebody asks",
    "games/*/board.py": "what a terminal draws, at the pace of a person",
    "games/*/board_map.py": "what a terminal draws, at the pace of a person",
    "games/*/terminal*.py": "what a terminal draws, at the pace of a person",
    "games/*/board_words.py": "declarations for whoever makes sentences",
    "games/*/words.py": "declarations for whoever makes sentences",
    "games/*/story.py": "declarations for whoever makes sentences",
    "games/*/vocabulary.py": "declarations for whoever makes sentences",
    "games/*/facts.py": "declarations for whoever makes sentences",
    "games/*/lists.py": "what the rules list, at the pace of a reader",
    "games/*/layout.py": "declarations for whoever learns",
}

# Nobody replaces our symbols when a library is loaded, so the compiler may build small functions into their callers:
# a tenth faster. Compilers for Windows always do.
INLINING = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
# mypyc's C is indented by hundreds of spaces; to tell whether that misleads takes a compiler minutes.
WARNINGS = [] if sys.platform == "win32" else ["-Wno-misleading-indentation"]

FUNCTION = r"(?:\w+ )+\**(?:{})\([^;]*\)(?: \{{)?"
METHODS = r"CPyDef_\w+___(?:{})(?:__Decision_glue)?"
MODULES = r"CPyDef_signoria___games___[a-z_]+?___(?:{})___\w+"

# Much of the C runs once, when a module is imported, or only in tests: what Python calls, the box, checks. It is
# compiled without optimizing, in a fraction of the time.
ONCE = r"CPyPy_\w+|CPyGlobalsInit|(?:exec|CPyInit|CPyInitOnly|CPyExec)_\w+|CPyDef_\w+_____top_level__"
COLD_METHODS = METHODS.format(r"problems|\w+_problems|is_sound")
COLD_MODULES = MODULES.format("box___[a-z_]+?|bounds|conservation|invariants|schema")
COLD = re.compile(FUNCTION.format(f"{ONCE}|{COLD_METHODS}|{COLD_MODULES}"))
# Words and figures are made at every move, but for people: they spend their time in Python's own objects, and are
# optimized a little.
CALM_METHODS = METHODS.format("describe|label|question|prompt|prompt_params|reason|reason_params")
CALM_MODULES = MODULES.format(
    "board_score|effects|figures(?:_[a-z]+)?|forecast___[a-z_]+?|map_words|prospects|battle___ledger"
)
CALM = re.compile(FUNCTION.format(f"{CALM_METHODS}|{CALM_MODULES}"))
MARK = """\
#if defined(__clang__)
#define SIGNORIA_COLD __attribute__((noinline, optnone))
#define SIGNORIA_CALM
#elif defined(__GNUC__)
#define SIGNORIA_COLD __attribute__((optimize("O0")))
#define SIGNORIA_CALM __attribute__((optimize("O1")))
#else
#define SIGNORIA_COLD
#define SIGNORIA_CALM
#endif
"""

BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
# "required", set by tools/build_native.py: a build that fails is then an error, not a pure package. "none": no engine.
NATIVE = os.environ.get("SIGNORIA_NATIVE")
REQUIRED = NATIVE == "required"
# Set by tools/make_wheels.py: the folder of an engine that was compiled from these sources already.
COMPILED_BEFORE = os.environ.get("SIGNORIA_NATIVE_FROM")


def compiled_sources() -> dict[str, bool]:
    """Every source in the folders that are compiled, by its path within the package: is it compiled itself?"""
    folders = sorted({pattern.partition("/")[0] for pattern in COMPILED})
    found = sorted(
        path.relative_to(PACKAGE).as_posix() for folder in folders for path in PACKAGE.glob(f"{folder}/**/*.py")
    )
    return {path: matches(path, COMPILED) and not matches(path, NOT_COMPILED) for path in found}


def matches(path: str, patterns: tuple[str, ...] | dict[str, str]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)


def missing_tool() -> str | None:
    """What this machine lacks to compile the engine, or None."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as distutils_sysconfig

    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's own header files (the python3-dev package on many systems)"
    compiler: Any = ccompiler.new_compiler()
    try:
        distutils_sysconfig.customize_compiler(compiler)
        if compiler.compiler_type == "msvc":
            compiler.initialize()
        elif not shutil.which(compiler.compiler_so[0]):
            return f"a C compiler ({compiler.compiler_so[0]})"
    except Exception:  # each compiler class has its own way to say that it is not installed
        return "a C compiler"
    return None


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """A library each for the core, the bots and every game: compiled side by side, at hardly any cost in speed."""
    found: dict[str, list[str]] = {}
    for path in paths:
        folder, name = path.split("/")[2:4]
        found.setdefault(f"{GROUP}_{name if folder == 'games' else folder}", []).append(path)
    return [(sources, name) for name, sources in found.items()]


def extensions() -> list[Extension]:
    if NATIVE == "none":
        return []
    if COMPILED_BEFORE:
        return [Extension(name, []) for name in names_in(Path(COMPILED_BEFORE))]
    missing = missing_tool()
    if missing:
        say(f"The engine is not compiled because {missing} is missing; it will run as plain Python, more slowly.")
        return []
    from mypyc.build import mypycify

    paths = [f"src/signoria/{path}" for path, compiled in compiled_sources().items() if compiled]
    try:
        modules: list[Any] = mypycify(
            paths, separate=groups(paths), opt_level="3", debug_level="0", target_dir="build/native"
        )
    except SystemExit:  # mypyc has printed what it does not accept
        if REQUIRED:
            raise
        say("The engine is not compiled because of the errors above; it will run as plain Python, more slowly.")
        return []
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *INLINING, *WARNINGS]
        module.sources = [marked(Path(source)) for source in module.sources]
    return modules


def names_in(folder: Path) -> list[str]:
    """The compiled modules of a folder, as they are imported."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob(f"*{suffix}"))
    return [file.removesuffix(suffix).replace("/", ".") for file in files]


def mark_of(line: str) -> str:
    """What is written before a line of C: a mark, if it begins a function that need not be quick."""
    if COLD.fullmatch(line):
        return "SIGNORIA_COLD"
    return "SIGNORIA_CALM" if CALM.fullmatch(line) else ""


def marked(source: Path) -> str:
    """Writes mypyc's C with its cold and calm functions marked, unless that is there already; returns where."""
    lines = [line.lstrip(" ") for line in source.read_text("utf-8").split("\n")]
    marks = [(i, mark) for i, line in enumerate(lines) if line.endswith((")", "{")) and (mark := mark_of(line))]
    if not marks:
        return str(source)
    for i, mark in marks:
        lines[i] = f"{mark} {lines[i]}"
    copy, text = source.with_name(f"{source.stem}_marked.c"), MARK + "\n".join(lines)
    if not copy.is_file() or copy.read_text("utf-8") != text:
        copy.write_text(text, "utf-8")
    return str(copy)


class BuildEngine(build_ext):
    """All modules or none: they call each other directly, so a part of them could not be imported."""

    def build_extension(self, ext: Extension) -> None:
        if not COMPILED_BEFORE:
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name)).absolute()
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(Path(COMPILED_BEFORE, target.relative_to(Path(self.build_lib).absolute())), target)

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if REQUIRED:
                raise
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            say("The engine is not compiled because the C compiler failed; it will run as plain Python, more slowly.")


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(ext_modules=extensions() if BUILDING & set(sys.argv) else [], cmdclass={"build_ext": BuildEngine})
