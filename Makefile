# Ludothèque: every target sets up what it needs in .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test test-all check format lint types layers bench levels review-levels strategies pacts gifts compiled moving review-picture replay-picture mutants snapshots clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-15s %s\n", $$1, $$2}'

play: $(VENV)/.play ## Open the program; ARGS="replay FILE" passes arguments
	@$(BIN)/ludotheque $(ARGS)

test: $(VENV)/.dev ## Run the everyday tests
	@$(BIN)/pytest -m "not slow" $(ARGS)

test-all: $(VENV)/.dev ## Run all tests, the slow ones too
	@$(BIN)/pytest $(ARGS)

check: format lint types layers test ## Format, lint, types, layers and tests, as CI does

format: $(VENV)/.dev ## Check the format
	@$(BIN)/ruff format --check .

lint: $(VENV)/.dev ## Lint
	@$(BIN)/ruff check .

types: $(VENV)/.dev ## Check the types
	@$(BIN)/mypy

layers: $(VENV)/.dev ## Check who may import whom
	@PYTHONPATH=. $(BIN)/lint-imports --no-cache

bench: $(VENV)/.bench ## Measure the engine, the start and the keys
	@$(BIN)/python -m tests.bench $(ARGS)

levels: $(VENV)/.dev ## Measure the robots' levels for docs/robots.md; ARGS="--quick --game dolores"
	@$(BIN)/python -m tests.levels $(ARGS)

strategies: $(VENV)/.dev ## Hold strategies against Dolorès' best robot for docs/robots.md; ARGS="--quick"
	@$(BIN)/python -m tests.strategies $(ARGS)

pacts: $(VENV)/.dev ## Measure what promises to share cost and bring in Dolorès; ARGS="--quick"
	@$(BIN)/python -m tests.pacts $(ARGS)

gifts: $(VENV)/.dev ## Hold Dalmuti's gifts against a longer search; ARGS="--gifts 200"
	@$(BIN)/python -m tests.gifts $(ARGS)

compiled: $(VENV)/.dev ## Measure what compiled searches bring, for docs/robots.md; needs a C compiler
	@$(BIN)/python -m tests.compiled $(ARGS)

moving: $(VENV)/.dev ## Draw the moving picture of the README from its recording
	@$(BIN)/python -m tests.moving docs/recordings/dolce-vita.cast docs/pictures/moving.svg

review-picture: $(VENV)/.dev ## Draw the picture of a review in docs/replaying.md
	@$(BIN)/python -m tests.review_picture docs/pictures/review.png

replay-picture: $(VENV)/.dev ## Draw the picture of a replay in docs/replaying.md
	@$(BIN)/python -m tests.replay_picture docs/pictures/replay.png

review-levels: $(VENV)/.dev ## Hold reviews against a longer search; ARGS="--quick --game dolores"
	@$(BIN)/python -m tests.review_levels $(ARGS)

mutants: $(VENV)/.dev ## Plant faults and count those the tests catch; ARGS="engine/dalmuti --count 100"
	@$(BIN)/python -m tests.mutants $(ARGS)

snapshots: $(VENV)/.dev ## Draw the snapshot pictures anew; look at them before you commit
	@$(BIN)/pytest -m "not slow" --snapshot-update $(ARGS)

clean: ## Remove the environment and what tools left behind
	rm -rf $(VENV) .hypothesis .mypy_cache .ruff_cache .pytest_cache snapshot_report.html
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludothèque needs Python 3.11 or newer; choose one with make PYTHON=...")'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Byte code is made on install, whatever PYTHONDONTWRITEBYTECODE says: without it the start is slow.
$(VENV)/.play: pyproject.toml | $(VENV)/.made
	@echo "Setting up, once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[online]'
	@$(BIN)/python -m compileall -q $(VENV)/lib engine saves themes tui || true
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/.made
	@echo "Setting up the tests, once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@
