"""The steps of the container file, taken without a container and with a real PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.servers import Postgres

ROOT = Path(__file__).parent.parent.parent
CONTAINER = ROOT / "deploy" / "container"


def run(*command: str) -> str:
    ended = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_the_parts_of_the_composition_name_each_other() -> None:
    compose, caddy = ((CONTAINER / name).read_text("utf-8") for name in ("compose.yaml", "Caddyfile"))
    image = (CONTAINER / "Containerfile").read_text("utf-8")
    services = re.findall(r"^  (\w+):$", compose.partition("\nservices:")[2].partition("\nvolumes:")[0], re.MULTILINE)
    assert services == ["table", "database", "proxy"]
    (upstream, port), (host,) = (
        re.findall(r"reverse_proxy (\w+):(\d+)", caddy)[0],
        re.findall(r"@(\w+)/signoria$", compose, re.MULTILINE),
    )
    assert (upstream, host) == ("table", "database")
    assert f"EXPOSE {port}\n" in image
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    assert [path for path in kept if not (ROOT / path).exists()] == []


@pytest.mark.soak
def test_the_steps_of_the_container_file_serve_whole_games_on_postgresql(
    running_postgres: Postgres, tmp_path: Path
) -> None:
    run("tools/make_wheels.py")
    database = asyncio.run(running_postgres.new_database())
    assert re.match(r"principato, \w+ engine: \d+ moves", run("tools/try_container.py", database, str(tmp_path)))
