# The commands for working on statelab. `make` alone lists them.

SOURCES = Package.swift Sources Plugins lessons Tests Examples/Programs Examples/TestedApp Benchmarks/Package.swift Benchmarks/Sources

# Runs of the tool here do not count as a reader's progress.
export XDG_STATE_HOME = $(CURDIR)/.build/state

# An installed tool runs without a Swift toolchain, so the Swift runtime is part of the program.
RELEASE = --configuration release
ifeq ($(shell uname),Linux)
RELEASE += --static-swift-stdlib
endif

help:     ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s  %s\n", $$1, $$2 }' Makefile

build:    ## Build the tool for debugging.
	swift build

# Only a complete build shows every warning: compiled files do not warn again.
warnings: ## Build everything that is tested; a warning fails.
	mkdir -p .build
	swift build --build-tests > .build/build.log 2>&1 || { cat .build/build.log; exit 1; }
	@tail -n 1 .build/build.log
	@if grep -E 'warning:|error:' .build/build.log; then exit 1; fi

# A failure is lost among the output of a thousand tests.
test:     ## Run all tests, and say at the end which failed, and how many were skipped.
	@mkdir -p .build
	@rm -f .build/test.failed
	@{ swift test 2>&1 || touch .build/test.failed; } | tee .build/test.log
	@if [ -e .build/test.failed ]; then \
	  echo '== what failed'; \
	  grep -aE 'recorded an issue|Fatal error|crashed:|error: ' .build/test.log | cut -c 1-300 \
	    | head -n 20; \
	  exit 1; \
	fi
	@echo "== $$(grep -ac ' Test .* skipped[:.]' .build/test.log) tests skipped"
	@grep -a ' Test .* skipped[:.]' .build/test.log | sed 's/.* skipped[:.] *//' | sort | uniq -c

SEED = 1
COUNT = 20000

fuzz:     ## Play COUNT random programs from SEED against the plain evaluator.
	STATELAB_SEED=$(SEED) STATELAB_COUNT=$(COUNT) swift test --filter DifferentialTests

rules:    ## List the rules of SwiftUI that the laboratory implements, each with its tests.
	@grep -rhoE '"R[0-9]+ [^"]+"' Tests/StateLabCoreTests | tr -d '"' | sort -V -u

format:   ## Format the code in the house style.
	swift format --in-place --recursive $(SOURCES)

lint:     ## Check that the code is formatted in the house style.
	swift format lint --strict --recursive $(SOURCES)

lessons:  ## Rewrite the listings, transcripts and diagnostics that lessons record.
	swift run statelab check --update
	swift run lesson-lint --update

lesson-lint: ## Check the course as its editor does: prose, questions, rows, and a run in two processes.
	swift run lesson-lint

check:    ## Check that every listing, transcript, claim and question still holds.
	swift run statelab check

walk:     ## Drive `statelab walk` and `try` in a real terminal, if tmux is there.
	swift build --product statelab
	sh Tests/walk.sh .build/debug/statelab
	sh Tests/try.sh .build/debug/statelab

picture:  ## Redraw docs/walk.svg: a walk, as shown by tmux.
	swift build --product statelab
	sh docs/picture.sh .build/debug/statelab

same:     ## Check that a debug and a release build print the same bytes.
	swift build
	swift build $(RELEASE) --product statelab
	.build/debug/statelab check
	.build/release/statelab check
	.build/debug/statelab run all --width 80 > .build/debug.txt
	.build/debug/statelab run all --width 80 > .build/again.txt
	.build/release/statelab run all --width 80 > .build/release.txt
	cmp .build/debug.txt .build/again.txt
	cmp .build/debug.txt .build/release.txt

PREFIX = /usr/local
PLACE = $(DESTDIR)$(PREFIX)
BASH = $(PLACE)/share/bash-completion/completions
ZSH = $(PLACE)/share/zsh/site-functions
MAN = $(PLACE)/share/man/man1
FISH = $(PLACE)/share/fish/vendor_completions.d
LIBRARY = $(PLACE)/lib/statelab
DOCUMENTS = $(PLACE)/share/doc/statelab

# `try` compiles the library into the cache, which here is the folder beside the sources. A user
# with the same compiler then finds the compiled library there.
COMPILE_LIBRARY = rm -rf "$(LIBRARY)"/library-*; program="$$PWD/Examples/Programs/Countdown.swift"; \
	cd "$(PLACE)/lib" && XDG_CACHE_HOME="$$PWD" ../bin/statelab try "$$program" > /dev/null \
	&& rm -rf statelab/modules && chmod -R a+rX statelab

install:  ## Install the tool, its completions and its library below PREFIX.
	swift build $(RELEASE) --product statelab
	mkdir -p "$(PLACE)/bin" "$(BASH)" "$(ZSH)" "$(FISH)" "$(MAN)" "$(LIBRARY)" \
	  "$(DOCUMENTS)"
	install -m 755 .build/release/statelab "$(PLACE)/bin/statelab"
	-strip "$(PLACE)/bin/statelab"
	for module in StateLabCore Replay Rendering Course; do \
	  install -m 644 .build/release/Modules/$$module.swiftmodule "$(LIBRARY)" || exit 1; \
	done
	rm -rf "$(LIBRARY)/sources"
	mkdir "$(LIBRARY)/sources"
	cp -R Sources/StateLabCore Sources/StateLabUI Sources/StateLabMacros Sources/Replay \
	  Sources/Rendering Sources/Course "$(LIBRARY)/sources"
	$(COMPILE_LIBRARY)
	.build/release/statelab help --completions bash > "$(BASH)/statelab"
	.build/release/statelab help --completions zsh > "$(ZSH)/_statelab"
	.build/release/statelab help --completions fish > "$(FISH)/statelab.fish"
	.build/release/statelab help --man > "$(MAN)/statelab.1"
	install -m 644 API.md "$(DOCUMENTS)"

uninstall: ## Remove the files of `make install` below PREFIX.
	rm -f "$(PLACE)/bin/statelab" "$(BASH)/statelab" "$(ZSH)/_statelab" "$(FISH)/statelab.fish"
	rm -f "$(MAN)/statelab.1" "$(DOCUMENTS)/API.md"
	rm -f "$(LIBRARY)/StateLabCore.swiftmodule" "$(LIBRARY)/Replay.swiftmodule"
	rm -f "$(LIBRARY)/Rendering.swiftmodule" "$(LIBRARY)/Course.swiftmodule"
	rm -rf "$(LIBRARY)/sources" "$(LIBRARY)"/library-*
	-rmdir "$(LIBRARY)" "$(DOCUMENTS)"

example:  ## Build and test the app of docs/testing.md, a package of its own.
	swift test --package-path Examples/TestedApp --scratch-path .build/tested-app

install-test: ## Install into a temporary folder, and use the installed tool.
	sh Tests/install.sh

# The tool and an empty program, linked in both ways: as by `swift build`, in folders of their own,
# and with static libraries and without symbols, as by `make install`.
COMPARED = Benchmarks/.build/tool
STATIC = Benchmarks/.build/static
INSTALLED = Benchmarks/.build/installed
BENCHMARKS = swift build --configuration release --product statelab --scratch-path $(COMPARED) \
	&& swift build $(RELEASE) --product statelab \
	&& swift build --configuration release --package-path Benchmarks \
	  --disable-build-manifest-caching \
	&& swift build $(RELEASE) --package-path Benchmarks --product empty --scratch-path $(STATIC) \
	  --disable-build-manifest-caching \
	&& mkdir -p $(INSTALLED) \
	&& install -m 755 .build/release/statelab $(STATIC)/release/empty $(INSTALLED) \
	&& { strip $(INSTALLED)/statelab $(INSTALLED)/empty || true; } \
	&& Benchmarks/.build/release/Benchmarks --tool $(COMPARED)/release/statelab \
	  --static-tool $(INSTALLED)/statelab --static-empty $(INSTALLED)/empty \
	  --commit "$$(git describe --always --dirty --exclude='*')"

bench:    ## Measure the speed: fail for a missed demand, and report times above the baseline.
	$(BENCHMARKS) --baseline Benchmarks/baseline.json --json Benchmarks/.build/report.json

baseline: ## Measure the speed and make it the baseline.
	$(BENCHMARKS) --rewrite Benchmarks/baseline.json

SYMBOLS = .build/symbols
TRIPLE = $(shell swift -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -n 1)

.build/api.md: FORCE
	swift build --product api-page
	swift build --target StateLabUI
	rm -rf $(SYMBOLS)
	mkdir -p $(SYMBOLS)
	for module in StateLabCore StateLabUI; do \
	  swift symbolgraph-extract -module-name $$module -I .build/debug/Modules \
	    -target $(TRIPLE) -minimum-access-level public -skip-synthesized-members \
	    -output-dir $(SYMBOLS) || exit 1; \
	done
	.build/debug/api-page $(SYMBOLS)/*.symbols.json > $@

api: .build/api.md  ## Write API.md from the library's symbols.
	cp .build/api.md API.md

stale: .build/api.md  ## Check that API.md is the output of `make api`.
	diff API.md .build/api.md || { echo 'API.md is stale: run `make api`.' >&2; exit 1; }

FORCE:

# The build precedes all other builds, so that warnings are seen. The tests are last: their closing
# line says how many ran.
CI = lint warnings same install-test stale example lesson-lint walk test

ci:       ## Run the parts of CI in their order, and report the time of each.
	@for target in $(CI); do \
	  printf '\n== make %s\n' $$target; \
	  start=$$(date +%s); \
	  $(MAKE) --no-print-directory $$target || exit 1; \
	  printf '== make %s took %s s\n' $$target $$(($$(date +%s) - start)); \
	done

.PHONY: help build warnings test fuzz rules format lint lessons lesson-lint check walk picture same bench \
  baseline api stale example ci install uninstall install-test
