"""The protocol as files, for the client's types: `python -m signoria.table.web.schemas [FOLDER]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from signoria.table.protocol.messages import ClientMessage, ServerMessage
from signoria.table.web.catalogue import Offer
from signoria.table.web.cookies import CookieSigner
from signoria.table.web.site import Parts, build

FOLDER: Final = Path("client/schema")
NAMES: Final = "#/$defs/{name}"


def openapi() -> dict[str, Any]:
    """All of HTTP; the version is left out, so that a release changes no types."""
    nobody: Any = None
    parts = Parts(Offer(), CookieSigner(b"-"), nobody, nobody, nobody, nobody, nobody, nobody, nobody)
    document: dict[str, Any] = build(parts).openapi_schema.to_schema()
    document["info"]["version"] = "-"
    return document


def socket() -> dict[str, Any]:
    """All of the socket: `ClientMessage` and `ServerMessage`."""
    (client, server), parts = msgspec.json.schema_components((ClientMessage, ServerMessage), ref_template=NAMES)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Signoria's table socket",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **dict(sorted(parts.items()))},
    }


def files() -> dict[str, str]:
    """The files by name, as they should be."""
    return {
        name: json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        for name, document in (("openapi.json", openapi()), ("socket.json", socket()))
    }


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
