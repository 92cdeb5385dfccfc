"""Which engine is chosen: a package of one rule, with a compiled module that is only a name, is enough to tell."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]
RULE = "core/rule.py"
READ = "core/numbers.py"
STALE = "The compiled engine is older than the sources; running them as plain Python. `make setup` compiles again.\n"
ASK = """
import importlib.util, signoria
rule = importlib.util.find_spec("signoria.core.rule")
shared = importlib.util.find_spec("signoria_native_core__mypyc")
print(signoria.engine(), rule.origin, shared and shared.origin, sep="\\n")
"""
ASK_SPAWNED = f"""
import multiprocessing, signoria
if __name__ == "__main__":
    worker = multiprocessing.get_context("spawn").Process(target=exec, args=({ASK!r},))
    worker.start()
    worker.join()
"""


class Checkout:
    """A package `signoria` with one compiled rule, and the environment's folder of compiled modules beside it."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "src" / "signoria"
        self.native = folder / "native"
        (self.package / "core").mkdir(parents=True)
        for name in ("__init__.py", "_native.py"):
            shutil.copy(ROOT / "src" / "signoria" / name, self.package / name)
        (self.package / "core" / "__init__.py").touch()
        (self.package / READ).write_text("ANSWER: Final = 42\n", "utf-8")
        (self.package / RULE).write_text("answer = 42\n", "utf-8")

    def compile(self) -> None:
        digests = {path: sha256((self.package / path).read_bytes()).hexdigest() for path in (RULE, READ)}
        self.native.mkdir(exist_ok=True)
        manifest = {"made_with": {}, "compiled": [RULE], "sources": {"core/__init__.py": None, **digests}}
        (self.native / "manifest.json").write_text(json.dumps(manifest), "utf-8")

    def run(self, program: str, pure: str | None = None) -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if not name.startswith("SIGNORIA_")}
        env |= {"PYTHONPATH": str(self.package.parent), "SIGNORIA_NATIVE_DIR": str(self.native)}
        if pure is not None:
            env["SIGNORIA_PURE"] = pure
        script = self.package.parent / "ask.py"
        script.write_text(program, "utf-8")
        return subprocess.run([sys.executable, str(script)], env=env, capture_output=True, text=True)

    def ask(self, pure: str | None = None) -> tuple[list[str], str]:
        """The engine, where the rule and the shared library would be loaded from, and what was said on stderr."""
        answer = self.run(ASK, pure)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout.splitlines(), answer.stderr

    @property
    def source(self) -> list[str]:
        return ["pure", str(self.package / RULE), "None"]

    @property
    def compiled(self) -> list[str]:
        rule = self.native / "signoria" / "core" / f"rule{SUFFIX}"
        return ["compiled", str(rule), str(self.native / f"signoria_native_core__mypyc{SUFFIX}")]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_without_a_compiled_engine_the_sources_run_and_nothing_is_said(checkout: Checkout) -> None:
    assert checkout.ask() == (checkout.source, "")


def test_a_manifest_that_fits_the_sources_is_used(checkout: Checkout) -> None:
    checkout.compile()
    assert checkout.ask() == (checkout.compiled, "")


@pytest.mark.parametrize("pure", ["", "0"])
def test_pure_can_be_switched_off_by_value(checkout: Checkout, pure: str) -> None:
    checkout.compile()
    assert checkout.ask(pure) == (checkout.compiled, "")


def test_pure_runs_the_sources_though_a_compiled_engine_fits(checkout: Checkout) -> None:
    checkout.compile()
    assert checkout.ask(pure="1") == (checkout.source, "")


@pytest.mark.parametrize("path", [RULE, READ])
def test_an_edited_source_is_run_and_one_sentence_says_so(checkout: Checkout, path: str) -> None:
    checkout.compile()
    (checkout.package / path).write_text("answer = 43\n", "utf-8")
    assert checkout.ask() == (checkout.source, STALE)


def test_a_new_source_makes_the_compiled_engine_stale(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.package / "core" / "more.py").touch()
    assert checkout.ask() == (checkout.source, STALE)


def test_a_manifest_that_cannot_be_read_counts_as_stale(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.native / "manifest.json").write_text("{}", "utf-8")
    assert checkout.ask() == (checkout.source, STALE)


def test_a_source_that_the_compiler_does_not_read_may_change(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.package / "core" / "__init__.py").write_text("# more\n", "utf-8")
    assert checkout.ask() == (checkout.compiled, "")


def test_spawned_workers_choose_as_their_parent_did(checkout: Checkout) -> None:
    checkout.compile()
    assert checkout.run(ASK_SPAWNED).stdout.splitlines() == checkout.compiled


def test_spawned_workers_do_not_repeat_the_warning(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.package / RULE).write_text("answer = 43\n", "utf-8")
    answer = checkout.run(ASK_SPAWNED)
    assert (answer.stdout.splitlines(), answer.stderr) == (checkout.source, STALE)


def test_in_a_wheel_the_module_beside_the_source_is_found_unless_pure(checkout: Checkout) -> None:
    beside = checkout.package / "core" / f"rule{SUFFIX}"
    shared = checkout.package.parent / f"signoria_native_core__mypyc{SUFFIX}"
    beside.touch()
    shared.touch()
    assert checkout.ask() == (["compiled", str(beside), str(shared)], "")
    assert checkout.ask(pure="1")[0][:2] == checkout.source[:2]


def test_these_tests_run_on_the_engine_that_was_asked_for() -> None:
    """A run that is believed to be compiled and is not would test the sources twice."""
    spec = importlib.util.spec_from_file_location("signoria_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    from signoria.core import state

    pure = os.environ.get("SIGNORIA_PURE") == "1" or setup.missing_tool() is not None
    assert signoria.engine() == ("pure" if pure else "compiled"), signoria.engine_note()
    assert state.__file__.endswith(".py" if pure else SUFFIX)
