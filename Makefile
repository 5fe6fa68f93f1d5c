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

check: $(DEV) $(FRONT) ## Style, types, walls, unit tests, a sample of the contract: under 90 s
	@$(PY) -m tools.suite check

test: $(DEV) $(FRONT) ## Everything but what takes minutes: check, contract, protocol, full stack, browser, drills
	@$(PY) -m tools.suite test

long: $(DEV) $(FRONT) ## Whole games, lessons and every page by axe and Tab in browsers, tools, the whole contract, a sample of mutants
	@$(PY) -m tools.suite long

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
