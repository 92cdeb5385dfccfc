"""Compiles the engine into the environment, where `signoria` finds it; does nothing if it is there already."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypedDict

ROOT = Path(__file__).resolve().parent.parent
SETUP = ROOT / "setup.py"
TARGET = Path(sysconfig.get_path("platlib"), "signoria_native")


class Manifest(TypedDict):
    made_with: dict[str, str]
    compiled: list[str]
    # Every source in the compiled folders; those that the compiler does not read have no digest.
    sources: dict[str, str | None]


def load_setup() -> Any:
    """The module of setup.py, which knows what is compiled."""
    spec = importlib.util.spec_from_file_location("signoria_setup", SETUP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def imported(source: Path) -> set[str]:
    """The names of the modules that a source may import."""
    try:
        tree = ast.parse(source.read_bytes())
    except SyntaxError:  # the compiler will say it better
        return set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    return names


def read_by_compiler(package: Path, sources: dict[str, bool]) -> set[str]:
    """The compiled sources and what they import: `Final` values are copied into the compiled code from both."""
    waiting = [path for path, compiled in sources.items() if compiled]
    found = set(waiting)
    while waiting:
        for name in imported(package / waiting.pop()):
            stem = name.removeprefix("signoria.").replace(".", "/")
            new = {f"{stem}.py", f"{stem}/__init__.py"} & sources.keys() - found
            found |= new
            waiting += new
    return found


def wanted(setup: Any) -> Manifest:
    """The manifest of a build made now."""
    package: Path = setup.PACKAGE
    sources: dict[str, bool] = setup.compiled_sources()
    read = read_by_compiler(package, sources)
    return {
        "made_with": {
            "python": platform.python_version(),
            "mypy": version("mypy"),
            "librt": version("librt"),
            "setup.py": digest(SETUP),
        },
        "compiled": [path for path, compiled in sources.items() if compiled],
        "sources": {path: digest(package / path) if path in read else None for path in sources},
    }


def present() -> Manifest:
    """The manifest of the build that is there; an empty one if none is, or none that this script wrote."""
    try:
        manifest: Manifest = json.loads((TARGET / "manifest.json").read_text("utf-8"))
        return Manifest(made_with=manifest["made_with"], compiled=manifest["compiled"], sources=manifest["sources"])
    except (OSError, ValueError, KeyError):
        return {"made_with": {}, "compiled": [], "sources": {}}


def same_build(one: Manifest, other: Manifest) -> bool:
    """They differ at most in sources that the compiler does not read."""
    digests = [{path: made for path, made in each["sources"].items() if made} for each in (one, other)]
    return one["made_with"] == other["made_with"] and one["compiled"] == other["compiled"] and digests[0] == digests[1]


def write_manifest(folder: Path, manifest: Manifest) -> None:
    unfinished = folder / "manifest.json.new"
    unfinished.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    unfinished.replace(folder / "manifest.json")


def build(manifest: Manifest, before: Manifest) -> int:
    """Build beside the place where it will be, then swap, so that nobody imports half an engine."""
    fresh = TARGET.with_name(f"{TARGET.name}.new{os.getpid()}")
    if manifest["made_with"] == before["made_with"]:
        # The compiler leaves alone what is newer than the C it was made from, so only changed groups are compiled.
        shutil.copytree(TARGET, fresh)
    command = [sys.executable, str(SETUP), "-q", "build_ext", "--build-lib", str(fresh), "--build-temp", "build/temp"]
    command += ["--parallel", str(os.cpu_count() or 1)]
    # mypyc forgets, in its cache, which numbers of a class may be unset, and then fails on modules that read them.
    cache = fresh.with_name(f"{fresh.name}.cache")
    environment = {**os.environ, "SIGNORIA_NATIVE": "required", "MYPY_CACHE_DIR": str(cache)}
    try:
        code = subprocess.run(command, cwd=ROOT, env=environment).returncode
        if code:
            return code
        write_manifest(fresh, manifest)
        old = TARGET.with_name(f"{TARGET.name}.old{os.getpid()}")
        if TARGET.exists():
            TARGET.rename(old)
        fresh.rename(TARGET)
        shutil.rmtree(old, ignore_errors=True)
        return 0
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.rmtree(cache, ignore_errors=True)


def is_current(setup: Any) -> bool:
    """Is the engine there that would be built now? Its manifest learns of sources that the compiler does not read."""
    manifest, before = wanted(setup), present()
    if manifest != before and same_build(manifest, before):
        write_manifest(TARGET, manifest)
    return same_build(manifest, before)


def main() -> int:
    # Whoever ends it wants nothing half done to stay.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    setup = load_setup()
    if is_current(setup):
        return 0
    missing = setup.missing_tool()
    if missing:
        print(f"The engine is not compiled because {missing} is missing; it runs as plain Python, more slowly.")
        return 0
    manifest = wanted(setup)
    print(f"Compiling the engine ({len(manifest['compiled'])} modules) ...", flush=True)
    start = time.monotonic()
    if build(manifest, present()):
        print("The engine could not be compiled; the lines above say why.", file=sys.stderr)
        return 1
    print(f"Compiled in {time.monotonic() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
