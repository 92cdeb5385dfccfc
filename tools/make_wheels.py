"""`make wheels`: a wheel with the compiled engine for this platform and a pure one, the built client in both."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import build_native

DIST = build_native.ROOT / "dist"
CLIENT = build_native.ROOT / "src" / "signoria" / "table" / "static" / "index.html"


def build(**environment: str) -> None:
    # What an earlier build copied there would be packed again, though its source is gone.
    for folder in (build_native.ROOT / "build").glob("lib*"):
        shutil.rmtree(folder)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST)]
    command.append(str(build_native.ROOT))
    ended = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if ended.returncode:
        print(ended.stdout, ended.stderr, sep="", file=sys.stderr)
        raise SystemExit("The wheel could not be built; the lines above say why.")


def main() -> None:
    if not CLIENT.is_file():
        raise SystemExit("The client is not built; `make setup` builds it.")
    shutil.rmtree(DIST, ignore_errors=True)
    build(SIGNORIA_NATIVE="none")
    if build_native.is_current(build_native.load_setup()):
        build(SIGNORIA_NATIVE="required", SIGNORIA_NATIVE_FROM=str(build_native.TARGET))
    else:
        print("There is no compiled engine to pack, so there is only the pure wheel; `make setup` says why.")
    for wheel in sorted(DIST.glob("*.whl")):
        print(f"{wheel.relative_to(build_native.ROOT)}  {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
