# `make play` starts Gamecase in the browser, `make test` runs all checks, `make quick` the fast ones.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

.PHONY: play test quick check docs js-types chromium clean fuzz

# Engines are compiled in the background meanwhile; what is done already takes no time.
play: $(VENV)/installed
	@$(BIN)/gamecase warm-up --quiet >/dev/null 2>&1 & exec $(BIN)/gamecase

# One worker per core; the tests of a file stay together because they share fixtures.
test: check chromium
	@$(BIN)/pytest --numprocesses auto --dist loadfile

# The fast checks: lint, types, kernel, rules, and the contract of each game's first booklet.
QUICK := tests/test_layers.py tests/kernel tests/contract tests/games tests/scene tests/words
quick: check
	@$(BIN)/pytest --numprocesses auto --dist loadfile --ignore-glob='*/table/*' \
		--ignore-glob='*/formats/*' -m "not browser and not postgres and not engine and not slow" $(QUICK)

# Lint and types.
check: $(VENV)/test-tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

# The documentation site, in the folder `site`; a broken link is an error. Needs no network once installed.
docs: $(VENV)/docs-tools
	@$(BIN)/python tools/build_docs.py site && echo "Open site/index.html"

# Tries hostile texts on every reader for SECONDS each; what fails is kept in tests/fuzz/corpus.
SECONDS ?= 20
fuzz: $(VENV)/test-tools
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'atheris>=3' || \
		echo "No atheris for this Python: texts are changed at random."
	@$(BIN)/python tests/fuzz/run.py --seconds $(SECONDS)

# The types of the browser's modules; needs Node.js, so it is not part of `check`.
js-types:
	@npx --yes -p typescript tsc -p jsconfig.json

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Gamecase needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || $(MAKE) --no-print-directory venv-package

# Debian ships the venv module in a package of its own.
.PHONY: venv-package
venv-package:
	@rm -rf $(VENV)
	@test "$$(id -u)" = 0 && command -v apt-get >/dev/null || \
		{ echo "Python's venv module is missing: apt-get install python3-venv"; exit 1; }
	@apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml | $(BIN)/python
	@echo "Installing Gamecase into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(VENV)/test-tools: pyproject.toml | $(BIN)/python
	@echo "Installing Gamecase and its test tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@ $(VENV)/installed

$(VENV)/docs-tools: pyproject.toml | $(BIN)/python
	@echo "Installing the tools of the documentation into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@ $(VENV)/installed

# Browser tests use Debian's Chromium.
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		echo "Installing Chromium ..." && apt-get update -qq && \
		apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "Browser tests need Chromium: apt-get install chromium"; exit 1; }

clean:
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist site
