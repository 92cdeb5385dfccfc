"""What `make run` does once all is installed: serves at once, and compiles the engine meanwhile where it has to be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from types import FrameType

import build_native

SIGNORIA = Path(sys.executable).with_name("signoria")
REPORT = build_native.ROOT / "build" / "compile.log"


def begin_to_compile() -> subprocess.Popen[bytes] | None:
    """The compiler at work behind everything else; None where there is nothing to compile, or nothing to do it with."""
    setup = build_native.load_setup()
    if build_native.is_current(setup):
        return None
    missing = setup.missing_tool()
    if missing:
        say(f"The rules run as plain Python, more slowly: to compile them, {missing} is missing.")
        return None
    say(
        "The engine is being compiled in the background, and until then runs as plain Python; "
        "bots take the compiled one when it is ready, the server at its next start."
    )
    REPORT.parent.mkdir(exist_ok=True)
    with REPORT.open("wb") as report:
        command = ["nice", "-n", "19", sys.executable, str(build_native.ROOT / "tools" / "build_native.py")]
        return subprocess.Popen(command, stdout=report, stderr=report, start_new_session=True)


def announce_end(compiler: subprocess.Popen[bytes]) -> None:
    code = compiler.wait()
    if code == 0:
        say("The compiled engine is ready: bots think with it from now on, the server from its next start.")
    elif code > 0:
        say(f"The engine could not be compiled, {REPORT} says why; it goes on as plain Python.")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def serve(arguments: list[str]) -> int:
    """Serve until the server ends; it is told of what this process is told."""
    # That the engine is older than the sources has been said by then, in other words.
    server = subprocess.Popen([SIGNORIA, "serve", *arguments], env={**os.environ, "SIGNORIA_STALE_SAID": "1"})

    def pass_on(number: int, frame: FrameType | None) -> None:
        server.send_signal(signal.SIGTERM)

    # Ctrl-C reaches the server by itself, from the terminal.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, pass_on)
    return server.wait()


def main() -> int:
    compiler = begin_to_compile()
    if compiler is not None:
        threading.Thread(target=announce_end, args=(compiler,), daemon=True).start()
    try:
        return serve(sys.argv[1:])
    finally:
        if compiler is not None and compiler.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(compiler.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
