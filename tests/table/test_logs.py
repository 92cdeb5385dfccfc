"""What is in the log, what never is, and that fail2ban finds who guesses passwords."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path

import pytest
from tests.commands import environment
from tests.table.program import Program, Refusal
from tests.table.servers import Server

ROOT = Path(__file__).parent.parent.parent
FILTER = ROOT / "deploy" / "fail2ban" / "signoria.conf"
# As fail2ban puts it in the place of <HOST>, once it has cut the time out of the line.
HOST = r"(?:\[?(?P<host>(?:[0-9]{1,3}\.){3}[0-9]{1,3}|[0-9a-fA-F:]*:[0-9a-fA-F:.]+)\]?)"
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
SECRET = "correct horse"


def hosts(lines: list[str]) -> list[str]:
    """Whom the filter would ban for these lines."""
    config = ConfigParser(interpolation=None)
    config.read(FILTER, "utf-8")
    patterns = [re.compile(each.replace("<HOST>", HOST)) for each in config["Definition"]["failregex"].split("\n")]
    cut = [TIME.sub("", line, count=1) for line in lines]
    matches = [match for line in cut for pattern in patterns if (match := pattern.search(line))]
    return [match["host"] for match in matches]


def log_of(tmp_path: Path, story: Callable[[str], None], **changes: str) -> list[str]:
    """The lines that a server wrote."""
    settings = {"SIGNORIA_WORKERS": "1", "SIGNORIA_RATE_FACTOR": "1", "FORWARDED_ALLOW_IPS": "127.0.0.1"}
    server = Server(["--port", "0", "--data", str(tmp_path)], environment(**settings, **changes))
    try:
        story(server.address)
    finally:
        lines = server.stop().splitlines()
    return lines


def guess_from(address: str, source: str, name: str, until: str = "wrong_password") -> int:
    """Wrong passwords until one is refused so, behind a proxy that is believed; returns how many there were."""

    async def story() -> int:
        eve = Program(address)
        eve.http.headers["X-Forwarded-For"] = source
        await eve.get("/api/me")
        codes: list[str] = []
        while until not in codes:
            with pytest.raises(Refusal) as refusal:
                await eve.post("/api/session", name=name, password=SECRET)
            codes.append(refusal.value.code)
        await eve.close()
        return len(codes)

    return asyncio.run(story())


@pytest.mark.parametrize("form", ["plain", "json"])
def test_fail2ban_finds_who_guesses_passwords_and_nobody_else(tmp_path: Path, form: str) -> None:
    # A name that pretends to be a line of the log about somebody else.
    forged = "x\naddress=9.9.9.9"
    guesses: list[int] = []

    def story(address: str) -> None:
        guesses.append(guess_from(address, "203.0.113.7", forged))
        guesses.append(guess_from(address, "2001:db8::7", "Dora"))
        guesses.append(guess_from(address, "198.51.100.3", "Dora", until="too_many"))

        async def look() -> None:
            anna = Program(address)
            anna.http.headers["X-Forwarded-For"] = "192.0.2.1"
            await anna.get("/api/me")
            await anna.http.get("/refused%20address=9.9.9.9%0asigned?watch=hidden-part")
            await anna.close()

        asyncio.run(look())

    lines = log_of(tmp_path, story, SIGNORIA_LOG_LEVEL="info", SIGNORIA_LOG_FORMAT=form)
    assert sorted(set(hosts(lines))) == ["198.51.100.3", "2001:db8::7", "203.0.113.7"]
    assert len(hosts(lines)) == sum(guesses)
    text = "\n".join(lines)
    assert "192.0.2.1" in text
    for never in (SECRET, "Dora", "hidden-part", "9.9.9.9\n"):
        assert never not in text
    if form == "json":
        requests = [json.loads(line) for line in lines if json.loads(line)["message"] == "request"]
        assert {(each["method"], each["status"]) for each in requests} >= {("GET", 200), ("POST", 401), ("POST", 429)}
    else:
        assert all(re.match(r"\S+Z (INFO|WARNING) signoria\.\w+ ", line) for line in lines)


def test_at_the_usual_level_nothing_is_said_about_people(tmp_path: Path) -> None:
    def story(address: str) -> None:
        guess_from(address, "203.0.113.7", "Dora")

    assert log_of(tmp_path, story) == []
