# The commands for working on statelab. `make` alone lists them.

SOURCES = Package.swift Sources Plugins lessons rebuild Tests Examples/Programs Examples/TestedApp Benchmarks/Package.swift Benchmarks/Sources

# Runs of the tool here do not count as a reader's progress.
export XDG_STATE_HOME = $(CURDIR)/.build/state

# More options for every debug build. CI adds options that omit the information for debuggers and the
# verification of the compiler's own code.
DEBUG =
BUILD = swift build $(DEBUG)

# An installed tool runs without a Swift toolchain, so the Swift runtime is part of the program. It is
# stripped, so the build makes no information for debuggers: that takes an eighth of the time. A
# fourteenth is the compiler's verification of its own code.
UNVERIFIED = -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
# A failed `precondition` prints its message, as in a debug build.
CHECKED = -Xswiftc -assert-config -Xswiftc Debug
RELEASE = --configuration release -debug-info-format none $(UNVERIFIED) $(CHECKED)
ifeq ($(shell uname),Linux)
RELEASE += --static-swift-stdlib
endif

# In a folder of its own, so that it is built while something else is built or tested.
RELEASED = .build/released
BUILD_RELEASE = swift build $(RELEASE) --product statelab --scratch-path $(RELEASED)

help:     ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s  %s\n", $$1, $$2 }' Makefile

build:    ## Build the tool for debugging.
	$(BUILD)

release:  ## Build the tool as `make install` installs it.
	$(BUILD_RELEASE)

# Only a complete build shows every warning: compiled files do not warn again.
warnings: ## Build everything that is tested; a warning fails.
	mkdir -p .build
	{ $(BUILD) --build-tests && $(BUILD); } > .build/build.log 2>&1 || { cat .build/build.log; exit 1; }
	@tail -n 1 .build/build.log
	@if grep -E 'warning:|error:' .build/build.log; then exit 1; fi

# A process has one main actor, which nearly all tests need. So several processes run the tests, each
# those whose names match a part: three at a time, the parts that take longest first.
TEST = swift test --skip-build --ignore-lock
TEST_PARTS = ^statelabTests.TryTests/[A-F] ^statelabTests.TryTests/[G-Za-z] ^statelabTests.[A-F] \
  ^statelabTests.[PR] ^StateLabCoreTests ^statelabTests.[G-O] ^statelabTests.[QS]

# A failure is lost among the output of a thousand tests.
test:     ## Run all tests, and say at the end which failed, and how many were skipped.
	$(BUILD) --build-tests
	@rm -f .build/test.failed .build/test-*.log
	@printf '%s\n' $(TEST_PARTS) others | xargs -P 3 -n 1 sh -c ' \
	  case $$0 in others) set -- $(TEST_PARTS:%=--skip %);; *) set -- --filter $$0;; esac; \
	  log=.build/test-$$(printf %s "$$0" | tr -c A-Za-z -).log; \
	  $(TEST) "$$@" > "$$log" 2>&1 || touch .build/test.failed; \
	  echo "the part $$0 has run"'
	@cat .build/test-*.log > .build/test.log
	@cat .build/test.log
	@if [ -e .build/test.failed ]; then \
	  echo '== what failed'; \
	  grep -aE -A 2 'recorded an issue|Fatal error|crashed:|error: ' .build/test.log \
	    | cut -c 1-1000 | head -n 40; \
	  exit 1; \
	fi
	@grep -a ' Test run with ' .build/test.log
	@echo "== $$(grep -ac ' Test .* skipped[:.]' .build/test.log) tests skipped"
	@grep -a ' Test .* skipped[:.]' .build/test.log | sed 's/.* skipped[:.] *//' | sort | uniq -c

SEED = 1
COUNT = 20000

fuzz:     ## Play COUNT random programs from SEED against the plain evaluator.
	STATELAB_SEED=$(SEED) STATELAB_COUNT=$(COUNT) swift test $(DEBUG) --filter DifferentialTests

# In folders of their own. Leaks have tests of their own.
sanitize: ## Run the tests of Combine under the sanitizers for threads and for addresses.
	for sanitizer in thread address; do \
	  STATELAB_THREAD_COUNT=5000 ASAN_OPTIONS=detect_leaks=0 \
	  TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.txt swift test $(DEBUG) \
	    --sanitize $$sanitizer --scratch-path .build/$$sanitizer \
	    --filter '^StateLabCoreTests\.Combine' || exit 1; \
	done

rules:    ## List the rules of SwiftUI that the laboratory implements, each with its tests.
	@grep -rhoE '"R[0-9]+ [^"]+"' Tests/StateLabCoreTests | tr -d '"' | sort -V -u

format:   ## Format the code in the house style.
	swift format --in-place --recursive $(SOURCES)

lint:     ## Check that the code is formatted in the house style.
	swift format lint --strict --recursive $(SOURCES)

lessons:  ## Rewrite the listings, transcripts and diagnostics that lessons record.
	swift run $(DEBUG) statelab check --update
	swift run $(DEBUG) lesson-lint --update

lesson-lint: ## Check the course as its editor does: prose, questions, rows, and a run in two processes.
	$(BUILD) --product lesson-lint
	.build/debug/lesson-lint

check:    ## Check that every listing, transcript, claim and question still holds.
	swift run $(DEBUG) statelab check

walk:     ## Drive `statelab walk`, `try`, `practice`, and `rebuild` in a real terminal, if tmux is there.
	$(BUILD) --product statelab
	sh Tests/walk.sh .build/debug/statelab
	sh Tests/try.sh .build/debug/statelab
	sh Tests/practice.sh .build/debug/statelab
	sh Tests/rebuild.sh .build/debug/statelab

page-test: ## Use the pages of `statelab page` in a real browser, if Chromium is there.
	$(BUILD) --product statelab
	@command -v python3 > /dev/null || { echo "page: skipped, python3 is not installed"; exit 0; }; \
	python3 Tests/browser/page_test.py .build/debug/statelab

picture:  ## Redraw docs/walk.svg: a walk, as shown by tmux.
	$(BUILD) --product statelab
	sh docs/picture.sh .build/debug/statelab

same:     ## Check that a debug and a release build print the same bytes.
	$(BUILD)
	$(BUILD_RELEASE)
	.build/debug/statelab check
	$(RELEASED)/release/statelab check
	.build/debug/statelab run all --width 80 > .build/debug.txt
	.build/debug/statelab run all --width 80 > .build/again.txt
	$(RELEASED)/release/statelab run all --width 80 > .build/release.txt
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
	&& rm -rf statelab/modules statelab/programs statelab/compiler-*

# `try` compiles without optimization, in a quarter of the time. The build of the tool has already
# optimized the same sources of the core; with that core, a program runs in two thirds of the time.
CORE_FILES = $(notdir $(shell find Sources/StateLabCore -name '*.swift'))
ifeq ($(shell uname),Linux)
OPTIMIZE_LIBRARY = swiftc -emit-library -o "$$(echo "$(LIBRARY)"/library-*)/libStateLabCore.so" \
	$(CORE_FILES:%=$(RELEASED)/release/StateLabCore.build/%.o)
endif

install:  ## Install the tool, its completions and its library below PREFIX.
	$(BUILD_RELEASE)
	mkdir -p "$(PLACE)/bin" "$(BASH)" "$(ZSH)" "$(FISH)" "$(MAN)" "$(LIBRARY)" \
	  "$(DOCUMENTS)"
	install -m 755 $(RELEASED)/release/statelab "$(PLACE)/bin/statelab"
	-strip "$(PLACE)/bin/statelab"
	for module in StateLabCore StateLabXcode27 Replay Rendering Course; do \
	  install -m 644 $(RELEASED)/release/Modules/$$module.swiftmodule "$(LIBRARY)" || exit 1; \
	done
	install -m 755 $(RELEASED)/release/StateLabMacros-tool "$(LIBRARY)/StateLabMacros"
	rm -rf "$(LIBRARY)/sources"
	mkdir "$(LIBRARY)/sources"
	cp -R Sources/StateLabCore Sources/StateLabFormatters Sources/RecordCoding Sources/StateLabUI \
	  Sources/StateLabXcode27 Sources/StateLabMacros Sources/Replay Sources/Rendering Sources/Course \
	  "$(LIBRARY)/sources"
	$(COMPILE_LIBRARY)
	$(OPTIMIZE_LIBRARY)
	chmod -R a+rX "$(LIBRARY)"
	$(RELEASED)/release/statelab help --completions bash > "$(BASH)/statelab"
	$(RELEASED)/release/statelab help --completions zsh > "$(ZSH)/_statelab"
	$(RELEASED)/release/statelab help --completions fish > "$(FISH)/statelab.fish"
	$(RELEASED)/release/statelab help --man > "$(MAN)/statelab.1"
	install -m 644 API.md "$(DOCUMENTS)"

uninstall: ## Remove the files of `make install` below PREFIX.
	rm -f "$(PLACE)/bin/statelab" "$(BASH)/statelab" "$(ZSH)/_statelab" "$(FISH)/statelab.fish"
	rm -f "$(MAN)/statelab.1" "$(DOCUMENTS)/API.md"
	rm -f "$(LIBRARY)/StateLabCore.swiftmodule" "$(LIBRARY)/Replay.swiftmodule"
	rm -f "$(LIBRARY)/Rendering.swiftmodule" "$(LIBRARY)/Course.swiftmodule"
	rm -f "$(LIBRARY)/StateLabXcode27.swiftmodule" "$(LIBRARY)/StateLabMacros"
	rm -rf "$(LIBRARY)/sources" "$(LIBRARY)"/library-*
	-rmdir "$(LIBRARY)" "$(DOCUMENTS)"

example:  ## Build and test the app of docs/testing.md, a package of its own.
	swift test $(DEBUG) --package-path Examples/TestedApp --scratch-path .build/tested-app

install-test: ## Install into a temporary folder, and use the installed tool.
	sh Tests/install.sh

# The tool and an empty program, linked in both ways: as by `swift build`, in folders of their own,
# and with static libraries and without symbols, as by `make install`.
COMPARED = Benchmarks/.build/tool
STATIC = Benchmarks/.build/static
INSTALLED = Benchmarks/.build/installed
BENCHMARKS = swift build --configuration release --product statelab --scratch-path $(COMPARED) \
	&& $(BUILD_RELEASE) \
	&& swift build --configuration release --package-path Benchmarks \
	  --disable-build-manifest-caching \
	&& swift build $(RELEASE) --package-path Benchmarks --product empty --scratch-path $(STATIC) \
	  --disable-build-manifest-caching \
	&& mkdir -p $(INSTALLED) \
	&& install -m 755 $(RELEASED)/release/statelab $(STATIC)/release/empty $(INSTALLED) \
	&& { strip $(INSTALLED)/statelab $(INSTALLED)/empty || true; } \
	&& Benchmarks/.build/release/Benchmarks --tool $(COMPARED)/release/statelab \
	  --static-tool $(INSTALLED)/statelab --static-empty $(INSTALLED)/empty \
	  --commit "$$(git describe --always --dirty --exclude='*')"

bench:    ## Measure the speed: fail for a missed demand, and report times above the baseline.
	$(BENCHMARKS) --baseline Benchmarks/baseline.json --json Benchmarks/.build/report.json
	$(BUILD_RELEASE)
	@command -v python3 > /dev/null || { echo "bench: try is skipped, python3 is not installed"; exit 0; }; \
	python3 Benchmarks/builds.py $(RELEASED)/release/statelab

baseline: ## Measure the speed and make it the baseline.
	$(BENCHMARKS) --rewrite Benchmarks/baseline.json

SYMBOLS = .build/symbols
TRIPLE = $(shell swift -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -n 1)

.build/api.md: FORCE
	$(BUILD) --product api-page
	$(BUILD) --target StateLabUI
	rm -rf $(SYMBOLS)
	mkdir -p $(SYMBOLS)
	for module in StateLabCore StateLabFormatters StateLabUI; do \
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

# The tests are last: their closing lines say how many ran.
CI = lint warnings release same install-test stale example lesson-lint walk page-test test
CI_LOGS = .build/ci

ci:       ## Run the parts of CI, two at a time, and report the time of each.
	@rm -rf $(CI_LOGS) && mkdir -p $(CI_LOGS)
	@$(MAKE) --silent --no-print-directory --jobs 2 $(CI_LOGS)/test.log $(CI:%=$(CI_LOGS)/%.log)
	@cat $(CI:%=$(CI_LOGS)/%.log)

# A stage leaves its output in a file, so that the outputs are printed one after the other. The stage
# `warnings` builds everything for debugging. No other stage builds for debugging: such a build
# during the tests locks the database that the tests open.
$(CI_LOGS)/%.log:
	@start=$$(date +%s); printf '\n== make %s\n' $* > $@.part; \
	MAKEFLAGS= make --no-print-directory DEBUG='$(DEBUG) --ignore-lock' \
	  $(if $(filter warnings,$*),,BUILD=:) $* >> $@.part 2>&1 || { cat $@.part; exit 1; }; \
	printf '== make %s took %s s\n' $* $$(($$(date +%s) - start)) | tee -a $@.part; \
	mv $@.part $@

# The first build sees every warning, and no stage builds anew what another stage uses. The example
# waits, too: the tests take longest, so they start as soon as they are built.
$(CI_LOGS)/same.log $(CI_LOGS)/stale.log $(CI_LOGS)/example.log: $(CI_LOGS)/warnings.log
$(CI_LOGS)/lesson-lint.log $(CI_LOGS)/walk.log $(CI_LOGS)/page-test.log \
  $(CI_LOGS)/test.log: $(CI_LOGS)/warnings.log
$(CI_LOGS)/same.log $(CI_LOGS)/install-test.log: $(CI_LOGS)/release.log

.PHONY: help build release warnings test fuzz sanitize rules format lint lessons lesson-lint check walk page-test picture same bench \
  baseline api stale example ci install uninstall install-test
