# Parlour. `make` lists the commands; `make play` starts the server; `make test` checks everything.
PYTHON ?= python3
PORT ?=
DATA ?=
GAME ?= pylos
BIN := .venv/bin
STYLES = $(shell git ls-files 'src/*.css' | grep -v /vendor/)
# Many processes start from this folder: Python keeps what it compiled, also where somebody's settings keep it from that.
export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
.PHONY: help play test quick lint types javascript unit browser nightly coverage bench shots docs lock clean

help: ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "  make %-8s %s\n", $$1, $$2}'

play: .venv/play ## start the server on http://localhost:8000 (PORT= and DATA= change port and data folder)
	@$(BIN)/parlour serve $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))

test: .venv/test ## set up what the tests need and run everything: lint, types, imports, unit, laws, browser
	@$(MAKE) --no-print-directory -j 2 lint javascript
	@# One process looks at the types, so it runs beside the unit tests.
	@$(MAKE) --no-print-directory -j 2 types unit
	@$(MAKE) --no-print-directory browser

quick: .venv/test ## what you run while you work: the core, the services, the server and one game (GAME=pylos)
	@. .venv/services && $(BIN)/pytest -n 2 --dist loadfile tests/core tests/services tests/server src/parlour/games/$(GAME)

lint: .venv/test ## check style of Python, JavaScript and CSS, and the import rules
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check -q .
	@$(BIN)/lint-imports --no-cache
	@node_modules/.bin/biome ci --reporter=summary .
	@node_modules/.bin/prettier --check --log-level warn $(STYLES)
	@node_modules/.bin/stylelint $(STYLES)

types: .venv/test ## mypy --strict on Python, tsc on the browser's modules
	@$(BIN)/mypy
	@node_modules/.bin/tsc -p src/parlour/jsconfig.json

javascript: .venv/test ## unit tests of the browser's modules
	@node --test --test-reporter=dot tests/js/

unit: .venv/test ## unit tests, laws, both databases, with coverage of the rules and the core
	@# In two runs, since to count coverage takes two thirds of a test's time: the second is of the rules and the core.
	@. .venv/services && $(BIN)/pytest -n 4 --dist loadfile -rR -m 'uncounted and not slow and not browser'
	@. .venv/services && $(BIN)/pytest -n 2 --dist worksteal -rR -m 'not uncounted and not slow and not browser' --cov --cov-report=
	@$(BIN)/coverage report --include='*/core/*,*/games/*/rules/*' --omit='*/kernel/*' --fail-under=100 -m --skip-covered

browser: .venv/test ## two people, keyboard, phone, dropped lines, accessibility: in a real browser
	@# What a busy machine disturbed is run again, twice at most, and told (R).
	@# A test mostly waits, so there are more processes than cores. Only this folder has browser tests.
	@. .venv/services && $(BIN)/pytest -n 4 --dist worksteal --reruns 2 -rR -m 'browser and not slow' tests/browser

nightly: .venv/nightly ## the long tests, the browser tests in Firefox, and pages and games in WebKit
	@# What drives a browser keeps its process busy with an event loop, in which no other asynchronous test can run: so it runs apart.
	@. .venv/services && $(BIN)/pytest -n 2 --dist loadfile -rR -m 'slow and not browser'
	@. .venv/services && $(BIN)/pytest -n 4 --dist worksteal --reruns 2 -rR -m 'slow and browser' tests/browser
	@# Tests that Firefox cannot run are counted with their reasons (s).
	@. .venv/services && PARLOUR_TEST_BROWSER=firefox $(BIN)/pytest -n 4 --dist worksteal --reruns 2 -rRs -m browser tests/browser
	@$(MAKE) --no-print-directory coverage docs

coverage: .venv/test ## measure coverage of the services, the server, the database and the commands
	@. .venv/services && $(BIN)/pytest -n 2 --dist loadfile tests/services tests/server tests/db tests/cli --cov --cov-config=tests/services_coverage.toml --cov-report=
	@$(BIN)/coverage report --rcfile=tests/services_coverage.toml

bench: .venv/test ## print the benchmark figures of this machine
	@. .venv/services && $(BIN)/parlour bench

shots: .venv/test ## write screenshots of every page, phone and desk, light and dark, to shots/
	@. .venv/services && $(BIN)/python tools/take_shots.py shots

docs: .venv/docs ## build the documentation as a site in site/ and check its links
	@NO_MKDOCS_2_WARNING=1 .venv/docs/bin/mkdocs build --strict
	@echo "Open site/index.html"

lock: .venv/test ## pin every dependency by hash
	@$(BIN)/uv pip compile -q --universal --generate-hashes --extra bots --extra oidc --extra postgres --extra shared --extra tournaments pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --group docs -o requirements-docs.lock

clean: ## remove what was installed here, and nothing of yours
	@rm -rf .venv node_modules shots site .coverage

.venv/play: pyproject.toml requirements.lock
	@PYTHON=$(PYTHON) tools/set_up.sh play

.venv/test: pyproject.toml requirements-dev.lock package.json tools/set_up.sh
	@PYTHON=$(PYTHON) tools/set_up.sh test

.venv/nightly: .venv/test tools/set_up.sh
	@PYTHON=$(PYTHON) tools/set_up.sh nightly

.venv/docs: requirements-docs.lock
	@PYTHON=$(PYTHON) tools/set_up.sh docs
