# Every command a person types. `make` alone lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# hundreds of short processes read the same modules: their bytecode is kept, whatever the shell says
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup web wheel play terminal test deep warm check format generate rulecov examples golden docs shots bench bench-gpu bench-gpu-batch ptx cubin lock clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

$(VENV)/.ready: requirements.lock pyproject.toml
	$(PYTHON) tools/require_python.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

setup: $(VENV)/.ready ## virtual environment with everything pinned

web: setup ## build the front end
	$(BIN)/python tools/web.py build

wheel: setup web ## the package with its pages, in dist/: a wheel and a source archive
	rm -rf dist
	$(BIN)/hatchling build -d dist

play: setup web ## start the web table and open it: two clicks to a game against bots
	$(BIN)/insula serve

terminal: setup ## play the card game in the terminal against bots
	$(BIN)/insula play card

test: setup check web warm ## everything that must pass, in minutes; browser tests included
	$(BIN)/python tools/web.py test
	$(BIN)/pytest -n auto --dist worksteal
	$(BIN)/python tools/web.py e2e

deep: setup web warm ## larger samples, part by part with budgets; FULL=1 plays the full masses, PARTS=rules some
	$(BIN)/python tools/deep.py $(if $(FULL),--full) $(PARTS)

warm: setup ## compile the rules of every game once, for tests and bots
	$(BIN)/python tools/warm.py

check: setup ## ruff, mypy --strict, import direction, generated files, prettier, eslint, svelte-check, tsc
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/insula generate --check
	$(BIN)/python tools/languages.py --check
	$(BIN)/python tools/card_words.py --check
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/rulecov.py --check
	$(BIN)/python tools/research_pages.py --check
	$(BIN)/python tools/component_fields.py --check
	$(BIN)/python tools/web.py check

format: setup ## let ruff, prettier and eslint format and fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/web.py format

generate: setup ## write all that is generated: gen/, rule numbers, types of the wire and of views, rule coverage
	$(BIN)/insula generate
	$(BIN)/python tools/languages.py
	$(BIN)/python tools/card_words.py
	$(BIN)/python tools/wire_types.py
	$(BIN)/python tools/rulecov.py
	$(BIN)/python tools/research_pages.py

examples: setup ## find a moment that shows each rule, in the tests of the rules (minutes)
	$(BIN)/python tools/examples.py

rulecov: setup ## which rules have tests; writes docs/rule-coverage.md
	$(BIN)/python tools/rulecov.py

golden: setup ## write the golden playthroughs again
	$(BIN)/python tools/golden.py

$(VENV)-docs/.ready: requirements-docs.lock
	$(PYTHON) -m venv $(VENV)-docs
	$(VENV)-docs/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.lock
	touch $@

docs: $(VENV)-docs/.ready ## build the docs site into site/; broken links stop it
	$(VENV)-docs/bin/python tools/docs.py

shots: setup web ## take the pictures in docs/screenshots again
	$(BIN)/python tools/web.py shots
	$(BIN)/python tools/pictures.py

bench: setup ## speed beside peers, one run
	$(BIN)/python bench/run.py

bench-gpu: ## random games on a CUDA GPU (needs numba-cuda and a GPU)
	PYTHONPATH=src:bench $(PYTHON) bench/gpu.py

bench-gpu-batch: ## batches on a CUDA GPU, with masks and observations (needs the extra cuda and a GPU)
	PYTHONPATH=src:bench $(PYTHON) bench/gpu_batch.py

$(VENV)-cuda/.ready: requirements-cuda.lock
	$(PYTHON) -m venv $(VENV)-cuda
	$(VENV)-cuda/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-cuda.lock
	touch $@

ptx: $(VENV)-cuda/.ready ## PTX of every game, which shows that the rules compile for CUDA; needs no GPU
	PYTHONPATH=src $(VENV)-cuda/bin/python tools/ptx.py

cubin: $(VENV)-cuda/.ready ## machine code of every game for bench-gpu; needs no GPU, minutes for the large games
	PYTHONPATH=src $(VENV)-cuda/bin/python tools/ptx.py --cubin build/gpu

lock: setup ## resolve the lock files again
	$(BIN)/python tools/lock.py

clean: ## remove the virtual environment and caches
	rm -rf $(VENV) $(VENV)-docs site .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis
