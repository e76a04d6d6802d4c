# Two commands do everything: `make play` opens the case, `make test` checks it.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

.PHONY: play test check chromium clean

play: $(VENV)/installed
	@$(BIN)/gamecase

# A worker a core; the tests of a file stay together, for what they share.
test: check
	@$(BIN)/pytest --numprocesses auto --dist loadfile

# What can be said without running anything: style and types.
check: $(VENV)/test-tools chromium
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Gamecase needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || $(MAKE) --no-print-directory venv-package

# Debian keeps the venv module in a package of its own.
.PHONY: venv-package
venv-package:
	@rm -rf $(VENV)
	@test "$$(id -u)" = 0 && command -v apt-get >/dev/null || \
		{ echo "Python's venv module is missing: apt-get install python3-venv"; exit 1; }
	@apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml | $(BIN)/python
	@echo "Installing Gamecase into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/test-tools: pyproject.toml | $(BIN)/python
	@echo "Installing Gamecase and its test tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@ $(VENV)/installed

# Browser tests drive Debian's Chromium.
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		echo "Installing Chromium ..." && apt-get update -qq && \
		apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "Browser tests need Chromium: apt-get install chromium"; exit 1; }

clean:
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
