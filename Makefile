# `make play` and `make test` need Python 3.11+ and nothing else; everything is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin

# The pages for the browser are built anew when a source or a text is newer.
SITE := src/zellige/server/site/index.html
PAGES := $(shell find web src/zellige/i18n/locales -name node_modules -prune -o -type f -print)

.PHONY: help play web browser tools pictures test test-deep bench bench-search ladder lint schema types clean

help: ## show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Zellige needs Python 3.11 or newer; name one with 'make PYTHON=python3.12 …'."; exit 1; }
	$(PYTHON) -m venv .venv
	@echo "Installing Zellige and what it needs into .venv; the first time takes a few minutes."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --python $(BIN)/python --editable . hatchling
	@touch $@

# What playing does not need: tests, checks, environments, training. pip knows more places to find torch in than uv does.
.venv/tools: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check torch==2.13.0
	$(BIN)/uv pip install --python $(BIN)/python --editable '.[dev]'
	@touch $@

$(SITE): $(PAGES) | .venv/ready
	@$(BIN)/python hatch_build.py

web: $(SITE) ## build the pages for the browser

play: .venv/ready web ## play in the browser
	@$(BIN)/zellige play

tools: .venv/tools

browser: # the tests need one; where it cannot be installed, this says what to do
	@$(PYTHON) tools/install_browser.py

pictures: .venv/tools web browser ## take the screenshots of the documentation anew
	@$(BIN)/python -m tools.take_screenshots

test: .venv/tools web browser ## run the tests
	$(BIN)/python -m pytest -n auto --dist worksteal --durations 10

test-deep: .venv/tools ## compare a million games with the oracle, the solver with brute force (hours; can be interrupted)
	$(BIN)/python -m tests.deep
	$(BIN)/python -m tests.search.deep_solver

bench: .venv/ready ## measure the engine
	@$(BIN)/zellige bench

bench-search: .venv/tools ## measure the searches beside the engine
	@$(BIN)/python -m benchmarks.search

ladder: .venv/tools ## let the bots play each other (hours; goes on where it was interrupted)
	@$(BIN)/python -m benchmarks.ladder

lint: .venv/tools ## check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

schema: .venv/tools ## write docs/schema anew from the code
	$(BIN)/python tools/write_schemas.py

types: .venv/tools ## write the schema of the table's messages and the browser's types anew
	$(BIN)/python tools/write_types.py

clean: ## forget the virtual environment and caches
	rm -rf .venv web/node_modules src/zellige/server/site .mypy_cache .pytest_cache .ruff_cache .hypothesis
