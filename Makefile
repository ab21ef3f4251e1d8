# What people who work on statelab type. `make` alone lists it.

SOURCES = Package.swift Sources Plugins lessons Tests

help:     ## List the targets.
	@sed -n 's/^\([a-z]*\): *[a-z ]*## /  make \1|/p' Makefile | column -t -s '|'

build:    ## Build the tool for debugging.
	swift build

test:     ## Run all tests.
	swift test

SEED = 1
COUNT = 20000

fuzz:     ## Play COUNT random programs from SEED against the plain evaluator.
	STATELAB_SEED=$(SEED) STATELAB_COUNT=$(COUNT) swift test --filter DifferentialTests

format:   ## Lay out the code as the house style asks.
	swift format --in-place --recursive $(SOURCES)

lint:     ## Complain where the layout of the code differs from that.
	swift format lint --strict --recursive $(SOURCES)

lessons:  ## Rewrite the listings, transcripts and diagnostics that lessons record.
	swift run statelab check --update

check:    ## Check that every listing, transcript, claim and question still holds.
	swift run statelab check

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

ci: lint test same  ## Run what CI runs.

.PHONY: help build test fuzz format lint lessons check same ci
