# Every command of the project; `make help` lists them. What a target needs it installs into .venv.
SHELL := bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

BIN := .venv/bin
RUN := .venv/.stamp-run
DEV := .venv/.stamp-dev

.PHONY: help setup serve test lint bench load page soak web docs generate lock clean

help: ## list the targets
	@awk -F ":.*## " '/^[a-z]+:.*## / { printf "  make %-8s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(RUN) ## make .venv with the locked packages and the svara command in it

serve: $(RUN) ## set up, then run the server on this machine; ARGS="--port 8080" goes to it
	@exec $(BIN)/svara serve $(ARGS)

test: $(DEV) ## run every test: core, server, browser, web client
	@tools/run-tests

lint: $(DEV) ## ruff, mypy and the import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

bench: $(DEV) ## run the benchmarks in bench/
	@shopt -s nullglob; files=(bench/bench_*.py); \
	[ $${#files[@]} -gt 0 ] || { echo "bench: there is no bench/bench_*.py." >&2; exit 1; }; \
	for file in "$${files[@]}"; do echo "== $$file"; $(BIN)/python "$$file" || exit 1; done

load: $(DEV) ## measure what the server carries, in some minutes; ARGS="--help" says how
	@$(BIN)/python bench/load $(ARGS)

page: $(DEV) ## measure the browser client: Lighthouse, and a bank on a slow processor; ARGS="--help" says how
	@node=$$(tools/node) && chromium=$$(tools/chromium whole) && \
	PATH="$$node:$$PATH" SVARA_CHROMIUM="$$chromium" $(BIN)/python bench/web $(ARGS)

soak: $(DEV) ## run the long seeded tests
	$(BIN)/pytest tests -m soak --timeout=0

web: $(RUN) ## build web/ into src/svara/static
	@tools/web build

docs: $(DEV) ## build the documentation into site/, strictly
	@tools/docs

generate: $(DEV) ## write what follows from the code: client types, reference pages, the OpenAPI document
	@tools/generate

lock: ## write requirements/ anew from pyproject.toml (UPGRADE=1: newest versions)
	@tools/lock $(if $(UPGRADE),--upgrade)

clean: ## remove all that the targets made; data/ stays
	rm -rf .venv web/node_modules dist build site .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is written last, so an interrupted install is done again, and a finished one costs nothing.
$(RUN): requirements/run.txt pyproject.toml
	@tools/install requirements/run.txt
	@touch $@

$(DEV): $(RUN) requirements/dev.txt
	@tools/install requirements/dev.txt
	@touch $@
