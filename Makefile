# Estante in two commands: `make run` and `make test`. Both install what they need first, and only when it changed.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run dev test test-all checks lint fix unit bench soak screens requirements conformance prove install web chromium libarchive converters chdb proxies \
	build lock clean

UV_VERSION := 0.13.9
PYTHON ?= python3.11
UV := .tools/venv/bin/uv
BIN := .venv/bin
STAMPS := .tools/stamps
# Whatever has a pyproject.toml below plugins/ is a plugin: nothing here names one.
PLUGINS := $(patsubst %/pyproject.toml,%,$(wildcard plugins/*/pyproject.toml))
PACKAGES := $(foreach one,$(PLUGINS),$(wildcard $(one)/estante_*))
DISTRIBUTIONS := kernel $(PLUGINS)
UI_HALVES := web $(wildcard plugins/*/web)
CHROMIUM := /usr/bin/chromium
RUNTIME_LOCK := kernel/deploy/runtime.lock

# uv does not read pip's settings: hand it the index that pip was given, so that a mirror is set in one place only.
ifndef UV_DEFAULT_INDEX
PIP_INDEX := $(shell $(PYTHON) -m pip config get global.index-url 2>/dev/null)
ifneq ($(PIP_INDEX),)
export UV_DEFAULT_INDEX := $(PIP_INDEX)
endif
endif
# Every process of ours would compile all that it imports again, five seconds each: containers often forbid to keep it.
unexport PYTHONDONTWRITEBYTECODE
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE ?= copy

# What was installed or built is remembered by the contents that it was made from.
key = $(shell cat $(1) 2>/dev/null | cksum | tr ' ' '-')
tree_key = $(shell find $(1) -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/.*' \
	-not -name '*.tsbuildinfo' -not -name '*.test.*' 2>/dev/null | LC_ALL=C sort | xargs cksum 2>/dev/null | cksum | tr ' ' '-')
PYTHON_STAMP := $(STAMPS)/python-$(call key,requirements.lock $(DISTRIBUTIONS:%=%/pyproject.toml))
NODE_STAMP := $(STAMPS)/node-$(call key,package-lock.json package.json)
WEB_STAMP := $(STAMPS)/web-$(call key,package-lock.json)-$(call tree_key,$(UI_HALVES))

help:
	@echo "make run           install, build the web halves, start everything"
	@echo "make dev           the same, and each change of a plugin, the kernel or the shell is seen at once"
	@echo "make test          what every change has to pass: checkers, unit tests, real services, a story a capability"
	@echo "make test-all      everything, broken on purpose in twenty places too: every night"
	@echo "make test PLUGIN=x the tests of one plugin only, server and web"
	@echo "make lint          the checkers only"
	@echo "make fix           format, and mend what the checkers can mend"
	@echo "make bench         benchmarks, printed as ratios"
	@echo "make soak          half an hour of load with kills, hangs and a full disk; SOAK_MINUTES=3 for less"
	@echo "make screens       a picture of every screen, wide and narrow, light and dark, es and pt, into var/screens"
	@echo "make requirements  which requirement rows are proven, partly proven, not"
	@echo "make conformance   which clauses of public standards hold, and why one does not"
	@echo "make prove         breaks the product in twenty places: the marked tests have to notice"
	@echo "make proxies       nginx, Caddy and pgbouncer from Debian, so that the tests run kernel/deploy too"
	@echo "make build         wheels, and the SDK for plugins from outside, into dist/"
	@echo "make lock          requirements.lock and kernel/deploy/runtime.lock from the pyproject.toml files"
	@echo "make clean         remove what was installed and built; var/ with its data stays"

run: install web
	@exec $(BIN)/estante up

dev: install web
	@exec $(BIN)/estante plugins dev $(wildcard plugins/*/) kernel web/shell

ifdef PLUGIN
test: install web libarchive converters
	@test -d plugins/$(PLUGIN) || { echo "There is no plugins/$(PLUGIN)."; exit 1; }
	$(BIN)/pytest -n auto plugins/$(PLUGIN)/tests
	$(if $(wildcard plugins/$(PLUGIN)/web),npm run --silent --if-present test --workspace plugins/$(PLUGIN)/web)
else
test: checks chromium libarchive
	$(BIN)/python -m tests.suite
endif

test-all: checks chromium libarchive converters chdb
	$(BIN)/python -m tests.suite --all
	$(MAKE) prove

# The checkers and the tests of the web halves, beside each other.
checks: install web
	$(MAKE) --no-print-directory --output-sync=target -j2 lint unit

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	MYPYPATH=$$(echo $(PLUGINS) | tr ' ' ':') $(BIN)/mypy kernel/estante $(PACKAGES) tests
	$(BIN)/python tests/architecture/import_contracts.py
	$(BIN)/python tests/architecture/dead_code.py
	$(BIN)/python tests/requirements/mutants.py
	npm run --silent lint
	npm run --silent types
	npm run --silent knip

fix: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm run --silent format

unit: install web
	npm run --silent test

bench: install web
	$(BIN)/python tests/benchmarks/run.py

soak: install web
	@$(BIN)/python -m tests.soak.run

# `make screens SCREENS=settings` takes those whose name begins so.
SCREENS ?=
screens: install web chromium
	@$(BIN)/python -m tests.e2e.screens.run $(SCREENS)

# A random twenty; `make prove PROVE=--all`, `PROVE="--count 10 --seed 7"`, `PROVE="--row KER-021"` choose others.
PROVE ?=
prove: install web chromium converters
	@$(BIN)/python tests/requirements/prove.py $(PROVE)

requirements: install
	@$(BIN)/python tests/requirements/coverage.py

# The clauses of xAPI and other standards that tests name.
conformance: install
	@$(BIN)/python -m tests.conformance.run

install: $(PYTHON_STAMP) $(NODE_STAMP)

web: $(WEB_STAMP)

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' \
		|| { echo "Estante needs Python 3.11: install it, or say where it is with PYTHON=/path/to/python3.11."; exit 1; }
	@$(PYTHON) -m venv .tools/venv \
		|| { echo "Python cannot make virtual environments: on Debian, apt-get install python3.11-venv."; exit 1; }
	.tools/venv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

$(BIN)/python: | $(UV)
	$(UV) venv --quiet --allow-existing --python .tools/venv/bin/python .venv

# The second line builds nothing from outside: the build backend is in the lock too.
$(PYTHON_STAMP): | $(UV) $(BIN)/python
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation $(DISTRIBUTIONS:%=-e %)
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/python-* && touch $@

$(NODE_STAMP):
	@node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' \
		|| { echo "Estante needs Node 20 or newer."; exit 1; }
	npm ci --no-fund --no-audit
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/node-* && touch $@

$(WEB_STAMP): $(NODE_STAMP)
	npm run --silent build
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/web-* && touch $@

chromium:
	@test -x $(CHROMIUM) || { \
		root=$$( [ "$$(id -u)" = 0 ] || echo "sudo -n" ); \
		$$root apt-get update -q && $$root apt-get install -y -q --no-install-recommends chromium; \
	} || { echo "The tests need Chromium at $(CHROMIUM): install it with your system's packages."; exit 1; }

# ClickHouse inside of a process, for the figures that are added up there: some 900 MB with what it needs.
chdb: install
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r tests/chdb.lock

# What opens RAR: the library of the system, whatever its version is called.
libarchive:
	@$(BIN)/python -c 'import ctypes.util, sys; sys.exit(ctypes.util.find_library("archive") is None)' || { \
		root=$$( [ "$$(id -u)" = 0 ] || echo "sudo -n" ); \
		$$root apt-get update -q && $$root apt-get install -y -q --no-install-recommends libarchive13; \
	} || { echo "The tests of batch uploads need libarchive: install it with your system's packages."; exit 1; }

# What converts films, sounds and office files: some 460 MB, of which LibreOffice without its windows is most.
converters:
	@test -x /usr/bin/ffmpeg -a -x /usr/bin/soffice || { \
		root=$$( [ "$$(id -u)" = 0 ] || echo "sudo -n" ); \
		$$root apt-get update -q && $$root apt-get install -y -q --no-install-recommends ffmpeg \
			libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui; \
	} || { echo "The tests of converted files need ffmpeg and LibreOffice: install them with your system's packages."; exit 1; }

# With them the proxy files of kernel/deploy are tested too. Debian starts what it installs: not part of `make test`.
proxies:
	root=$$( [ "$$(id -u)" = 0 ] || echo "sudo -n" ); \
	$$root apt-get update -q && $$root apt-get install -y -q --no-install-recommends nginx-light caddy pgbouncer

# A wheel carries its UI half, and the kernel's the shell, so that an installation needs no Node.
BUILT_WEB := $(foreach one,$(PACKAGES),$(if $(wildcard $(dir $(one))web),$(dir $(one))web/dist:$(one)/web)) \
	web/shell/dist:kernel/estante/shell
build: install web
	rm -rf dist
	@trap 'rm -rf $(foreach pair,$(BUILT_WEB),$(lastword $(subst :, ,$(pair))))' EXIT; \
	$(foreach pair,$(BUILT_WEB),cp -R $(subst :, ,$(pair));) \
	for one in $(DISTRIBUTIONS); do \
		$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist $$one; \
	done; npm pack --silent --workspace @estante/sdk --pack-destination dist > /dev/null; ls dist

# No index address and no path of this machine may get into the lock: see kernel/decisions/0002.
# The second one is what a server needs and no more, in the same versions, for the image of kernel/deploy.
COMPILE := pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
	--no-header --no-emit-package estante $(PLUGINS:plugins/%=--no-emit-package estante-%) \
	$(DISTRIBUTIONS:%=%/pyproject.toml)
lock: $(UV)
	$(UV) $(COMPILE) --group dev -o requirements.lock
	$(UV) $(COMPILE) --extra tracing --constraint requirements.lock -o $(RUNTIME_LOCK)

clean:
	rm -rf .tools .venv node_modules dist $(addsuffix /node_modules,$(UI_HALVES) $(wildcard web/*)) \
		$(addsuffix /dist,$(UI_HALVES) $(wildcard web/*)) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
