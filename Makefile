# The two commands are `make run` and `make test`; `make help` lists the others.

PY := .venv/bin/python
RUNTIME := .venv/.runtime
DEV := .venv/.dev
FRONT := node_modules/.installed

.DEFAULT_GOAL := help
.PHONY: help run dev check test long rules new-game mutants bots oracle fuzz desk load siege soak docs lock audit deploy clean

help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | sort | expand -t 14

run: $(RUNTIME) $(FRONT) ## Install what is missing and serve the site (PORT=8000 HOST=127.0.0.1)
	@$(PY) manage.py migrate --noinput --verbosity 0
	@$(PY) manage.py collectstatic --noinput --verbosity 0
	@exec $(PY) -m server.serve

dev: $(RUNTIME) $(FRONT) ## Serve the site and start it again at every change of its source
	@$(PY) manage.py migrate --noinput --verbosity 0
	@exec $(PY) -m server.dev

check: $(DEV) $(FRONT) ## Style, types, walls, unit tests, a sample of the contract
	+@$(SIDE_BY_SIDE) -j2 unit-people unit-site unit-games $(READ)

test: $(DEV) $(FRONT) ## Everything but what takes minutes: check, contract, protocol, full stack, browser, drills
	+@$(SIDE_BY_SIDE) -j4 served stacked drills unit-people unit-site leaks unit-games $(READ); failed=$$?; \
	$(TESTS) $(call of,timed) && exit $$failed

long: $(DEV) $(FRONT) ## Whole games, every page by axe and Tab in browsers, tools, the whole contract
	+@$(SIDE_BY_SIDE) -j3 played deep whole-contract; failed=$$?; \
	$(TESTS) $(SIEGE) && exit $$failed

new-game: $(DEV) $(FRONT) ## Write a small game to begin with: NAME="Night Train"
	@$(PY) -m tools.new_game $(NAME)

rules: $(DEV) ## Which numbered rules have a test
	@$(PY) -m tools.rules

mutants: $(DEV) ## Which small breaks of a rule does no test of its game notice? ARGS="--help"
	@$(PY) -m tools.mutants $(ARGS)

bots: $(DEV) ## Thousands of matches between bots; ARGS="--help" for how many
	@$(PY) -m tools.bots $(ARGS)

oracle: $(DEV) ## Compare rays, sight and ships with slow second opinions (N=20000 tables and boards)
	@$(PY) -m games.kosmiczna_eskadra.tests.deep.oracle_run $(or $(N),20000)
	@SIGHT_BOARDS=$(or $(N),20000) $(PY) -m pytest -q games/space_hulk/tests/test_sight.py
	@TRUCKER_SHIPS=$(or $(N),10000) $(PY) -m pytest -q games/galaxy_trucker/tests/deep/test_oracle.py

fuzz: $(DEV) ## Ten thousand bad frames against a running site (N=10000)
	@FUZZ_FRAMES=$(or $(N),10000) $(PY) -m pytest -q -s tests/protocol/test_fuzz.py

desk: $(DEV) ## Queries and milliseconds of the desk with 1,000,000 lines and 10,000 reports; ARGS="--help"
	@$(PY) -m tools.desk $(ARGS)

load: $(DEV) ## Rooms of bots over the public contract; ARGS="--help"
	@$(PY) -m tools.load $(ARGS)

siege: $(DEV) ## What others notice while one address sends sockets, pages and new rooms; ARGS="--help"
	@$(PY) -m tools.siege $(ARGS)

soak: $(DEV) ## People who come and go for MINUTES=30: does the server keep anything of them?
	@$(PY) -m tools.soak --minutes $(or $(MINUTES),30) $(ARGS)

docs: $(DEV) ## Write docs/protocol.md, the types of boards and the proxy's pages from their sources
	@$(PY) -m tools.protocol_docs
	@$(PY) -m tools.board_types
	@$(PY) -m tools.away_pages

lock: $(DEV) ## Pin the newest versions that pyproject.toml and package.json allow
	@sh tools/lock.sh

audit: $(DEV) ## Is a hole known in a pinned package? Says so too when it could not ask
	@$(PY) -m tools.audit $(ARGS)

deploy: ## Update the containers one after the other, under play (docs/operations.md)
	@sh deploy/update.sh

clean: ## Remove what was installed and built; var/, with the matches, stays
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/pip:
	@sh tools/venv.sh

$(RUNTIME): requirements.lock | .venv/bin/pip
	@echo "Installing the locked packages ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(DEV): requirements-dev.lock | .venv/bin/pip
	@echo "Installing the locked packages for development ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $(RUNTIME) $@

$(FRONT): package.json package-lock.json requirements-node.lock | .venv/bin/pip
	@sh tools/front.sh
	@touch $@

# The parts of `check`, `test` and `long`. A test's folder says what it needs and when it runs
# (CONTRIBUTING.md). Parts run side by side; each shows what it says in one piece, where make can.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --keep-going $(if $(filter output-sync,$(.FEATURES)),-Otarget)
TESTS = $(PY) -m pytest -q -p no:cacheprovider --durations=8
# What computes gives way to what waits for real time. The watch over tests that hang is a thread that
# begins and ends with each, and thousands of small ones would wait for it longer than they take.
COMPUTES = nice -n 10
SMALL = $(COMPUTES) $(TESTS) -o faulthandler_timeout=0

WITH_PROCESSES := protocol fullstack browser browsers drills timed tools first_matches long
of = $(foreach kind,$(1),$(wildcard tests/$(kind) games/*/tests/$(kind) tests/sixth/*/tests/$(kind)))
APART := $(foreach kind,$(WITH_PROCESSES) deep,--ignore=tests/$(kind) --ignore-glob='*/tests/$(kind)')
# Half of all unit tests, by the time they take.
PEOPLE := tests/unit/members tests/unit/moderation tests/unit/rooms
CONTRACT := tests/test_contract.py
LEAKS := tests/leaks
# It measures what others notice, so nothing else may run.
SIEGE := tests/tools/test_siege.py

# By TEST_RUN processes of one run know each other and prepare the site once
# (tests/support/preparing.py). They collect the same tests in the same order, sets of them too.
ifndef TEST_RUN
TEST_RUN := $(shell echo $$(date +%s)-$$PPID)
endif
export TEST_RUN
export PYTHONHASHSEED = 0
check test long: export PATH := $(CURDIR)/.venv/bin:$(PATH)
# Every server that starts would be compiled anew.
unexport PYTHONDONTWRITEBYTECODE

NODE := node --import ./tests/js/imports.js --test
SCRIPTS = $(shell find tests games -path '*/js/*.test.js' | sort)
# In a test of scripts that changes what all of them see: its file gets a process of its own.
SCRIPTS_APART = $(shell grep -lE '\b(globalThis|mock)\b' $(SCRIPTS))
READ := types scripts scripts-apart types-of-scripts style-of-scripts templates storeys style spelling

.PHONY: needs served stacked drills played deep leaks whole-contract unit-people unit-site unit-games $(READ)

needs:
	@$(PY) -m tools.needs

stacked: needs
	@$(TESTS) $(call of,fullstack)

# Apart, since their worker would take what another site's has to do from the same Redis.
drills: needs
	@$(TESTS) $(call of,drills)

served: needs
	@$(TESTS) -n 2 --dist loadfile $(call of,browser browsers protocol)

played: needs
	@$(TESTS) -n 3 --dist loadfile --ignore=$(SIEGE) $(call of,first_matches long tools)

unit-people:
	@$(SMALL) $(PEOPLE)

unit-site:
	@$(SMALL) tests $(APART) --ignore=$(CONTRACT) --ignore=$(LEAKS) $(PEOPLE:%=--ignore=%)

unit-games:
	@$(SMALL) games $(APART) $(CONTRACT)

leaks:
	@$(SMALL) $(LEAKS)

deep:
	@$(SMALL) $(call of,deep)

whole-contract:
	@$(SMALL) --hypothesis-profile=full $(CONTRACT)

types: # The plugin for Django's types reads the settings: the embedded ones, which need nothing.
	@env -u DATABASE_URL $(COMPUTES) $(PY) -m mypy

types-of-scripts:
	@$(COMPUTES) node_modules/.bin/tsc --noEmit --incremental --tsBuildInfoFile var/tests/scripts.tsbuildinfo

scripts:
	@$(COMPUTES) $(NODE) --test-isolation=none $(filter-out $(SCRIPTS_APART),$(SCRIPTS))

scripts-apart:
	@$(COMPUTES) $(NODE) $(SCRIPTS_APART)

style-of-scripts:
	@node_modules/.bin/biome ci --colors=off --error-on-warnings .

templates:
	@djlint templates --lint --quiet

storeys:
	@lint-imports --no-logo

style:
	@ruff check --quiet .
	@ruff format --check --quiet .

spelling:
	@typos
