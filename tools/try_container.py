"""Takes the steps of deploy/container/Containerfile on this machine, without a container: `DATABASE FOLDER`.

Installs the wheels of dist/ as the image does, serves as its entry point does with that PostgreSQL, asks as its health
check does, and plays a whole game as somebody whom the proxy lets through.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTAINER = ROOT / "deploy" / "container"
IMAGE_PREFIX = "/opt/signoria"
IMAGE_PORT = "8000"
SECONDS = 60.0


class Steps:
    """What the Containerfile says of the last stage, with this machine's folder and port in place of the image's."""

    def __init__(self, prefix: Path, port: int) -> None:
        text = (CONTAINER / "Containerfile").read_text("utf-8").rpartition("\nFROM ")[2]
        self.text = re.sub(r"\\\n\s*", " ", text).replace(IMAGE_PREFIX, str(prefix)).replace(IMAGE_PORT, str(port))

    def words(self, instruction: str) -> list[str]:
        """The words of an instruction that is written as a list."""
        (line,) = re.findall(rf"^{instruction} .*?(\[.*\])$", self.text, re.MULTILINE)
        words: list[str] = json.loads(line)
        return words

    def copied(self) -> list[Path]:
        """What the first stage hands on."""
        (line,) = re.findall(r"^COPY --from=build (.*) /tmp/install/$", self.text, re.MULTILINE)
        return [ROOT / path.removeprefix("/source/") for path in line.split()]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


def install(steps: Steps, folder: Path, prefix: Path) -> None:
    source = folder / "install"
    source.mkdir()
    for path in steps.copied():
        for file in path.iterdir() if path.is_dir() else [path]:
            shutil.copy(file, source)
    subprocess.run(["sh", str(source / "install.sh"), str(source), str(prefix)], check=True)


def wait_until_well(steps: Steps, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + SECONDS
    while subprocess.run(steps.words("HEALTHCHECK"), stderr=subprocess.DEVNULL).returncode:
        if server.poll() is not None or time.monotonic() > end:
            raise SystemExit("The server does not become ready; the lines above say why.")
        time.sleep(0.2)


def main(database: str, folder: Path) -> None:
    prefix, port = folder / "signoria", free_port()
    steps = Steps(prefix, port)
    install(steps, folder, prefix)
    data = folder / "data"
    data.mkdir()
    environment = {"PATH": "", "SIGNORIA_DATA": str(data), "SIGNORIA_DATABASE": database, "FORWARDED_ALLOW_IPS": "*"}
    command = [*steps.words("ENTRYPOINT"), *steps.words("CMD")]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_until_well(steps, server)
        player = [str(prefix / "bin" / "python"), str(ROOT / "tools" / "play_over_network.py")]
        subprocess.run([*player, f"http://127.0.0.1:{port}", "principato"], env={**os.environ}, check=True)
    finally:
        server.terminate()
        code = server.wait(SECONDS)
    if code or any(data.iterdir()):
        raise SystemExit(f"The server ended with {code} and left {sorted(data.iterdir())} beside its database.")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
