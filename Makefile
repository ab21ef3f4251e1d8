# What people who work on statelab type. `make` alone lists it.

SOURCES = Package.swift Sources Plugins lessons Tests Benchmarks/Package.swift Benchmarks/Sources

# What the tool is made to do here is nobody's progress.
export XDG_STATE_HOME = $(CURDIR)/.build/state

help:     ## List the targets.
	@sed -n 's/^\([a-z]*\): *[a-z. /]*## /  make \1|/p' Makefile | column -t -s '|'

build:    ## Build the tool for debugging.
	swift build

test:     ## Run all tests.
	swift test

SEED = 1
COUNT = 20000

fuzz:     ## Play COUNT random programs from SEED against the plain evaluator.
	STATELAB_SEED=$(SEED) STATELAB_COUNT=$(COUNT) swift test --filter DifferentialTests

rules:    ## List the rules of SwiftUI that are kept here, each with its tests.
	@grep -rhoE '"R[0-9]+ [^"]+"' Tests/StateLabCoreTests | tr -d '"' | sort -V -u

format:   ## Lay out the code as the house style asks.
	swift format --in-place --recursive $(SOURCES)

lint:     ## Complain where the layout of the code differs from that.
	swift format lint --strict --recursive $(SOURCES)

lessons:  ## Rewrite the listings, transcripts and diagnostics that lessons record.
	swift run statelab check --update

check:    ## Check that every listing, transcript, claim and question still holds.
	swift run statelab check

walk:     ## Drive `statelab walk` in a real terminal, if tmux is there.
	swift build --product statelab
	sh Tests/walk.sh .build/debug/statelab

same:     ## Check that a debug and a release build print the same bytes.
	swift build
	swift build --configuration release --product statelab
	.build/debug/statelab check
	.build/release/statelab check
	.build/debug/statelab run all --width 80 > .build/debug.txt
	.build/debug/statelab run all --width 80 > .build/again.txt
	.build/release/statelab run all --width 80 > .build/release.txt
	cmp .build/debug.txt .build/again.txt
	cmp .build/debug.txt .build/release.txt

bench:    ## Measure the speed and compare it with the baseline.
	swift build --configuration release --product statelab
	swift build --configuration release --package-path Benchmarks \
	  --disable-build-manifest-caching
	Benchmarks/.build/release/Benchmarks --tool .build/release/statelab \
	  --baseline Benchmarks/baseline.json --json Benchmarks/.build/report.json

baseline: ## Measure the speed and make it the baseline.
	swift build --configuration release --product statelab
	swift build --configuration release --package-path Benchmarks \
	  --disable-build-manifest-caching
	Benchmarks/.build/release/Benchmarks --tool .build/release/statelab \
	  --rewrite Benchmarks/baseline.json

SYMBOLS = .build/symbols
TRIPLE = $(shell swift -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -n 1)

.build/api.md: FORCE
	swift build --product api-page
	swift build --target StateLabCore
	mkdir -p $(SYMBOLS)
	swift symbolgraph-extract -module-name StateLabCore -I .build/debug/Modules \
	  -target $(TRIPLE) -minimum-access-level public -skip-synthesized-members \
	  -output-dir $(SYMBOLS)
	.build/debug/api-page $(SYMBOLS)/StateLabCore.symbols.json \
	  $(SYMBOLS)/StateLabCore@Swift.symbols.json > $@

api: .build/api.md  ## Write API.md from the library's symbols.
	cp .build/api.md API.md

stale: .build/api.md  ## Complain where API.md is not what `make api` writes.
	diff API.md .build/api.md || { echo 'API.md is stale: run `make api`.' >&2; exit 1; }

FORCE:

ci: lint test walk same stale  ## Run what CI runs.

.PHONY: help build test fuzz rules format lint lessons check walk same bench baseline api stale ci
