#!/bin/sh
# Installs the server from a folder that holds run.txt and the wheels into a new environment: install.sh FROM TO
set -eu
from=$1 to=$2
python3 -m venv "$to"
"$to/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --require-hashes -r "$from/run.txt"
# The compiled wheel where it fits this Python, else the pure one.
"$to/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --find-links "$from" --no-deps signoria
