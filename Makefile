# `make play` and `make test` need Python 3.11+ and nothing else; everything is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help play test test-deep bench bench-search ladder lint schema clean

help: ## show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Zellige needs Python 3.11 or newer; name one with 'make PYTHON=python3.12 …'."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: .venv/ready ## play against the computer
	@$(BIN)/zellige play

test: .venv/ready ## run the tests
	$(BIN)/python -m pytest -n auto

test-deep: .venv/ready ## compare a million games with the oracle, the solver with brute force (hours; can be interrupted)
	$(BIN)/python -m tests.deep
	$(BIN)/python -m tests.search.deep_solver

bench: .venv/ready ## measure the engine
	@$(BIN)/zellige bench

bench-search: .venv/ready ## measure the searches beside the engine
	@$(BIN)/python -m benchmarks.search

ladder: .venv/ready ## let the bots play each other (hours; goes on where it was interrupted)
	@$(BIN)/python -m benchmarks.ladder

lint: .venv/ready ## check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

schema: .venv/ready ## write docs/schema anew from the code
	$(BIN)/python tools/write_schemas.py

clean: ## forget the virtual environment and caches
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
