# Only Python 3.11+ and make are presumed. What else is needed is fetched once: Python packages into .venv, the page's
# into js/node_modules, Node into .venv where the system has none, a browser where the tests find none.
# When all is there, nothing below touches the network.

VENV  := .venv
PY    := $(VENV)/bin/python
LAB   := $(VENV)/.lab-installed
DEV   := $(VENV)/.dev-installed
SITE_VENV := .venv-site
SITE  := $(SITE_VENV)/.site-installed
TOGETHER_VENV := .venv-together
TOGETHER := $(TOGETHER_VENV)/.together-installed
MUTANTS := $(VENV)/.mutants-installed
DOCS  := $(VENV)/.docs-installed
REPOSITORY := $(VENV)/.repository-installed
NODE  := $(VENV)/.node-found
# uv takes seconds where pip takes a minute, but does not read pip's settings (mirrors, folders of wheels); then pip does it,
# in the version that knows dependency groups.
INSTALL = install() { $(VENV)/bin/uv pip install --quiet --compile-bytecode --python $(PY) "$$@" || { $(PY) -m pip install --quiet 'pip>=25.1' && $(PY) -m pip install --quiet --no-input "$$@"; }; }; install

# Under CI nobody can answer a question; under make nobody should have to.
export PIP_NO_INPUT := 1
export DEBIAN_FRONTEND := noninteractive
# A kernel that compiles all that it imports takes a second longer to start, each time. Containers often forbid to keep what
# is compiled.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check lint types page page-check pytest hosts unit long browser notebooks conformance bench soak breadth mutants bench-against fuzz arena ladder gallery format dist wheels docs docs-check lock repository sbom release site site-test clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- to play

play: $(LAB) ## open notebooks/play.ipynb in JupyterLab
	@$(PY) js/page.py is-fresh || $(MAKE) page
	$(PY) -m jupyterlab $(if $(filter 0,$(shell id -u)),--allow-root) notebooks/play.ipynb

# ---- to work on it

test: check pytest ## everything; this is what CI runs

# Side by side, for each of them leaves a core idle most of the time.
check: $(DEV) $(NODE) ## the quick half: linters, types, the page's own tests
	$(MAKE) --jobs=3 lint types page-check

lint: $(DEV)
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check

types: $(DEV)
	$(VENV)/bin/mypy

page: $(NODE) ## bundle the page, if its sources have changed
	$(PY) js/page.py build

page-check: $(NODE) ## types, lint and tests of the page
	$(PY) js/wire.py check
	$(PY) js/page.py run check
	$(PY) js/page.py run lint
	$(PY) js/page.py run test

# One run, so that there is one summary. The browser tests have three workers, the rest fills the others.
pytest: page ## all Python tests: rules, recordings, widget, packaging, browser, notebooks
	$(PY) -m tests.browser.chromium --install
	$(PY) -m pytest --numprocesses=auto --durations=10 -m "not long" $(addprefix --ignore=,$(HOSTS) $(SITE_TEST) $(DOCS_TEST))

# Notebook 7, voila, marimo, shared editing: six servers for a handful of clicks, so they are driven on their own.
HOSTS := tests/browser/test_hosts.py tests/browser/test_nbconvert.py tests/browser/test_together.py
# The site takes minutes to build.
SITE_TEST := tests/browser/test_site.py tests/browser/test_live.py
# The pages take minutes to build, too.
DOCS_TEST := tests/browser/test_docs.py

hosts: page $(TOGETHER) ## the board in other homes than JupyterLab, and in one that two people edit
	$(PY) -m tests.browser.chromium --install
	ORA_TOGETHER=$(abspath $(TOGETHER_VENV)/bin/python) $(PY) -m pytest $(HOSTS)

unit: page ## the Python tests that need no browser and take no patience
	$(PY) -m pytest --numprocesses=auto -m "not browser and not slow and not long"

long: $(DEV) page ## what takes too long for every change: tests/long_tests.py, each notebook run twice
	$(PY) -m tests.browser.chromium --install
	$(PY) -m pytest --numprocesses=auto -m long

browser: page ## the tests in a real JupyterLab
	$(PY) -m tests.browser.chromium --install
	$(PY) -m pytest tests/browser

notebooks: page ## run every notebook from top to bottom
	$(PY) -m pytest tests/notebooks

conformance: $(DEV) ## replay recorded games: make conformance FILES="a.jsonl.gz b.jsonl.gz"
	$(PY) -m tests.conformance $(FILES)

bench: $(DEV) ## measure the engine
	$(PY) -m tests.bench

# What is found is printed as small as it goes, with the number by which --only shows it again.
fuzz: $(DEV) ## damaged texts, data and messages at every door: make fuzz COUNT=100000 SEED=7
	$(PY) -m tests.fuzz --count $(or $(COUNT),1000) --seed $(or $(SEED),1)
	ORA_QUESTIONS=600 $(PY) -m pytest --numprocesses=auto tests/game/test_random_refusals.py

bench-against: $(DEV) ## fail if anything is 15 % slower than the last tag, or: make bench-against BASE=HEAD~20
	$(PY) -m tests.bench.against $(BASE)

breadth: page ## the quick tests in every Python there is, with the oldest and the newest libraries: half an hour
	$(PY) -m tests.breadth $(if $(ONLY),--only "$(ONLY)")

mutants: page $(MUTANTS) ## change a word of the rules at a time, and see who notices: make mutants SEED=1 COUNT=200
	$(PY) -m tests.mutants $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT)) $(if $(ONLY),--only $(ONLY))

soak: $(DEV) ## random games with every invariant looked at, then anything in any order: make soak MINUTES=10 SEED=2
	$(PY) -m tests.soak --minutes $(or $(MINUTES),1) --seed $(or $(SEED),1)
	$(PY) -m tests.stateful --minutes $(or $(MINUTES),1) --seed $(or $(SEED),1)

arena: $(DEV) ## how strong the bots are: make arena BOTS="search greedy --games 40"
	$(PY) -m ora_widgets.study $(BOTS)

ladder: $(DEV) ## all bots rated, games kept, gone on with when said again: make ladder GAMES=games OPENINGS=4
	$(PY) -m ora_widgets.study.ladder $(or $(GAMES),gallery/ladder) --openings $(or $(OPENINGS),1) $(OPTIONS)

gallery: page ## pictures of every card, question and mode in gallery/, and the README's two
	$(PY) -m tests.browser.chromium --install
	$(PY) -m tests.gallery readme
	$(PY) -m tests.gallery moving
	$(PY) -m tests.gallery all

format: $(DEV) ## put the Python in order
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

dist: $(NODE) ## wheel and sdist into dist/
	$(PY) -m hatchling build

wheels: $(NODE) ## the pure wheel and this machine's compiled one into dist/wheels: built, compared in all they answer, timed
	$(PY) -m tests.compiled dist/wheels

release: $(NODE) ## what would be released, into dist/release: checked, and tried in empty environments without Node
	rm -rf dist/release
	$(PY) -m hatchling build --directory dist/release
	$(PY) -m twine check --strict dist/release/*
	$(PY) -m tests.packaging.release dist/release

sbom: $(DEV) ## what a release is made of, as a CycloneDX list, into dist/sbom.json
	$(PY) -m tests.packaging.sbom dist/sbom.json

lock: $(DEV) ## the versions that CI uses, into .github/constraints.txt
	$(VENV)/bin/uv pip compile --quiet pyproject.toml --all-extras --group dev --group docs --universal --python-version 3.11 \
	  --no-annotate --custom-compile-command "make lock" --upgrade --output-file .github/constraints.txt

repository: $(REPOSITORY) ## what others look for in a repository, and whether its workflows are safe
	$(VENV)/bin/sp-repo-review .
	$(VENV)/bin/zizmor --offline .github

docs: page $(DOCS) ## the pages, into dist/docs: course, rules, cards, reference; a warning is an error
	$(PY) notebooks/site/make_pages.py dist/docs

docs-check: docs ## links, names without a page, axe, both themes and three widths, in those pages
	$(PY) -m tests.browser.chromium --install
	ORA_DOCS=dist/docs $(PY) -m pytest $(DOCS_TEST)

site: $(NODE) $(SITE) docs ## the game without a server, into dist/site: a board to play at once, JupyterLite, and the pages in docs/
	rm -rf dist/site-wheel
	$(PY) -m hatchling build --target wheel --directory dist/site-wheel
	$(SITE_VENV)/bin/python binder/site/build.py dist/site dist/site-wheel/*.whl
	$(PY) binder/site/live.py dist/site
	cp -R dist/docs dist/site/docs

site-test: site ## play a game and a lesson in that site, with no network
	$(PY) -m tests.browser.chromium --install
	ORA_SITE=dist/site $(PY) -m pytest $(SITE_TEST)

clean: ## remove everything that was made or fetched
	rm -rf $(VENV) $(SITE_VENV) $(TOGETHER_VENV) .venvs-breadth js/node_modules ora_widgets/static dist test-results gallery
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- what is fetched

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

# dev holds lab, so whoever has run the tests can play at once.
$(DEV): $(VENV)/.uv-installed pyproject.toml
	@$(INSTALL) --editable '.[lab,study,env,mcp]' --group dev
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

$(MUTANTS): $(DEV)
	@$(INSTALL) --group mutants
	@touch $@

# Shared editing changes how every JupyterLab works that has it installed, so it has a place of its own.
$(TOGETHER): $(DEV)
	@$(PY) -m venv $(TOGETHER_VENV)
	@$(TOGETHER_VENV)/bin/python -m pip install --quiet --editable '.[lab]' jupyter-collaboration==5.0.4
	@touch $@

# JupyterLite is built by newer Pythons than the package asks for.
$(SITE): binder/site/requirements.txt
	@for python in $(PYTHON) python3.14 python3.13 python3.12 python3 $(wildcard $(HOME)/.pyenv/versions/3.1[2-9]*/bin/python); do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null; then \
	    echo "making $(SITE_VENV) with $$python"; \
	    $$python -m venv $(SITE_VENV) && $(SITE_VENV)/bin/python -m pip install --quiet --requirement binder/site/requirements.txt && touch $@; exit; \
	  fi; \
	done; \
	echo "The site is built by Python 3.12 or newer. If it is not on the path, say where: make site PYTHON=/path/to/python3.13" >&2; exit 1
