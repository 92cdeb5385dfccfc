PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
TYPED := $(wildcard src tests benchmarks tools setup.py)
RULE_TESTS := $(wildcard tests/core tests/games)
# Each process begins with a half of its own, so that what several tests share is made once, and takes from the other at the end.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
NPM := npm --prefix client --no-update-notifier --loglevel=error
CLIENT := client/node_modules/.installed
# Where the machine has no Node.js of its own, the one that comes as a Python package.
export PATH := $(CURDIR)/$(VENV)/node:$(PATH)
# The built client, from everything that it is built from; what the build itself makes is left out.
STATIC := src/signoria/table/static/index.html
CLIENT_SOURCES := $(shell find client/src client/public client/tools client/icons client/index.html client/package.json \
	client/vite.config.ts client/svelte.config.js client/tsconfig.json -type f \
	! -name '*.test.ts' ! -name tokens.css ! -path 'client/icons/sprites/*')

# Four locks, each whole: what `make run` runs with (requirements/run.txt), what the tests need (test.txt), what the long
# ones need beside it (ray.txt), and every extra of pyproject.toml, for training (train.txt). A fifth is Node.js alone.
TEST_EXTRAS := table lab research openspiel dev
COMPILE_LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock"
INSTALL = $(PIP) install $(2) --require-hashes -r $(1) || { echo "The packages could not be installed; the lines above say why (the first time, this needs the network)." >&2; exit 1; }
CHECK_VENV = $(BIN)/python -c '' 2>/dev/null || { echo "The environment in $(VENV) no longer works, perhaps because its Python was removed; 'make clean' lets it be made again." >&2; exit 1; }
CHECK_NODE = node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null && npm --version >/dev/null 2>&1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test setup training check soak bench wheels lock clean lint browser pictures measure node

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 10

run: $(VENV)/.installed $(STATIC) ## sets up what is missing and serves the table on http://127.0.0.1:8000; SERVE="--port 8001" says otherwise
	@$(CHECK_VENV)
	@$(BIN)/python tools/serve.py $(SERVE)

test: setup lint ## every check and every test but the long ones: the rules both compiled and as plain Python, the client in a real browser
	@$(PYTEST) -m "not soak"
ifneq ($(RULE_TESTS),)
	@SIGNORIA_PURE=1 $(PYTEST) -m "not slow and not soak and not same_when_plain" $(RULE_TESTS)
endif
	@$(NPM) run --silent test
	@$(MAKE) --no-print-directory browser

browser: setup ## the tests in a real browser alone
	@cd client && node tools/find_browser.mjs
	@cd client && npm run --silent test:browser

pictures: setup ## the pictures of the pages in docs/
	@cd client && node tools/find_browser.mjs
	@cd client && npm run --silent pictures

measure: setup ## how long a player waits for the effect of a move in the browser
	@cd client && node tools/find_browser.mjs
	@cd client && npm run --silent measure

check: setup lint ## lint, types and the quick tests
	@$(PYTEST) -m "not slow and not soak"

soak: setup ## the long tests, before a release: Python's and those in a real browser
	@$(call INSTALL,requirements/ray.txt)
	@$(PYTEST) -m soak
	@cd client && node tools/find_browser.mjs
	@cd client && npm run --silent soak

wheels: $(VENV)/.installed $(STATIC) ## the package in dist/: a wheel with the compiled engine for this platform, a pure one, the client in both
	@$(BIN)/python tools/build_native.py
	@$(BIN)/python tools/make_wheels.py

bench: setup ## the benchmark against its budgets
	@$(BIN)/python -m benchmarks

setup: $(VENV)/.packages $(VENV)/.installed $(STATIC) ## the environment in .venv with all that the tests need, the compiled engine and the built client
	@$(CHECK_VENV)
	@$(BIN)/python tools/build_native.py

training: setup ## what training needs as well, into .venv: large
	@$(call INSTALL,requirements/train.txt)

lint: setup
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo "Some files are not formatted; '$(BIN)/ruff format .' does it." >&2; exit 1; }
	@$(BIN)/mypy --no-error-summary $(TYPED)
	@$(BIN)/lint-imports --no-logo
	@$(NPM) run --silent types:check
	@$(NPM) run --silent check

# What trains comes first: it has every package, and the others take its versions, so that each can be added to another.
lock: $(VENV)/.packages ## requirements/*.txt from pyproject.toml; UPGRADE=--upgrade takes the newest versions
	@$(COMPILE_LOCK) pyproject.toml --all-extras $(UPGRADE) --output-file requirements/train.txt
	@$(COMPILE_LOCK) pyproject.toml $(TEST_EXTRAS:%=--extra=%) $(UPGRADE) --constraints requirements/train.txt --output-file requirements/test.txt
	@$(COMPILE_LOCK) pyproject.toml --extra=ray $(UPGRADE) --constraints requirements/train.txt --output-file requirements/ray.txt
	@$(COMPILE_LOCK) pyproject.toml --extra=table --group=compile $(UPGRADE) --constraints requirements/train.txt --output-file requirements/run.txt
	@$(COMPILE_LOCK) --group=node $(UPGRADE) --output-file requirements/node.txt

clean: ## removes everything that the other targets made
	@rm -rf client/node_modules client/icons/sprites client/src/ui/tokens.css client/test-results src/signoria/table/static
	@rm -rf $(VENV) build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "Signoria needs Python 3.11 or newer, and there is no '$(PYTHON)' here; install it, or name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Signoria needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1); name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "'$(PYTHON)' cannot make an environment because its venv module is not installed; on Debian and Ubuntu the package python3-venv brings it." >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Modules are compiled to bytecode when they are first imported: most never are, and somebody waits.
$(VENV)/.running: requirements/run.txt $(VENV)/.made
	@echo "Installing the Python packages into $(VENV) ..."
	@$(call INSTALL,$<,--no-compile)
	@touch $@

# Everything of requirements/run.txt is in requirements/test.txt.
$(VENV)/.packages: requirements/test.txt $(VENV)/.made
	@echo "Installing the Python packages, those for the tests too, into $(VENV) ..."
	@$(call INSTALL,$<)
	@touch $(VENV)/.running $@

$(VENV)/.installed: pyproject.toml setup.py $(VENV)/.running
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

node: | $(VENV)/.made
	@$(CHECK_NODE) || { echo "Installing Node.js 20 or newer into $(VENV), since there is none here ..."; \
		$(call INSTALL,requirements/node.txt); $(BIN)/python tools/link_node.py $(VENV)/node; \
		$(CHECK_NODE) || { echo "The client is built with Node.js 20 or newer and npm, and the ones that come as a Python package do not run here; install others (nodejs.org, or the packages nodejs and npm)." >&2; exit 1; }; }

$(CLIENT): client/package-lock.json client/.npmrc | node
	@echo "Installing the client's packages into client/node_modules ..."
	@$(NPM) ci --no-audit --no-fund >/dev/null || { echo "The client's packages could not be installed; the lines above say why (the first time, this needs the network)." >&2; exit 1; }
	@touch $@

$(STATIC): $(CLIENT) $(CLIENT_SOURCES) | node
	@echo "Building the client ..."
	@$(NPM) run --silent build >/dev/null || { echo "The client could not be built; the lines above say why." >&2; exit 1; }
	@touch $@
