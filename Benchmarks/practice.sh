#!/bin/sh
# Measures `statelab practice N --check` on a saved change of each exercise, from the start of the tool to
# its verdict, as a ratio to a bare `swiftc -typecheck` of the same file. The watch, which has the library
# and the solutions ready, is faster.
#
#     sh Benchmarks/practice.sh .build/release/statelab
set -eu

tool=$(realpath "${1:-.build/release/statelab}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export XDG_STATE_HOME="$folder/state" XDG_CACHE_HOME="${XDG_CACHE_HOME:-$HOME/.cache}"

milliseconds() { echo $(($(date +%s%N) / 1000000)); }

echo "exercise        check ms  typecheck ms  ratio"
number=1
while "$tool" practice "$number" > task 2> /dev/null; do
  file=$(sed -n 's/.*in `\(practice.*swift\)`.*/\1/p' task)
  # The solutions are played, and kept.
  "$tool" practice "$number" --check > /dev/null 2>&1 || true
  library=$(ls -td "$(dirname "$tool")"/../lib/statelab/library-* "$XDG_CACHE_HOME"/statelab/library-* \
    2> /dev/null | head -n 1)
  best=999999
  bare=999999
  for round in 1 2 3; do
    # A changed program is compiled anew.
    echo "// $round" >> "$file"
    start=$(milliseconds)
    "$tool" practice "$number" --check > /dev/null 2>&1 || true
    time=$(($(milliseconds) - start))
    [ "$time" -lt "$best" ] && best=$time
    sed 's/^import .*/import StateLabUI/' "$file" > Bare.swift
    start=$(milliseconds)
    swiftc -typecheck -parse-as-library -swift-version 5 -suppress-warnings -I "$library" \
      -load-plugin-executable "$library/StateLabMacros#StateLabMacros" Bare.swift 2> errors || {
      cat errors >&2
      exit 1
    }
    time=$(($(milliseconds) - start))
    [ "$time" -lt "$bare" ] && bare=$time
  done
  name=$(basename "$(dirname "$file")")
  ratio=$((best * 100 / bare))
  printf '%-18s %5d %13d   %d.%02d\n' "$name" "$best" "$bare" $((ratio / 100)) $((ratio % 100))
  echo "$ratio $best" >> ratios
  number=$((number + 1))
done
sort -n ratios | awk '{ r[NR] = $1; if ($2 > most) most = $2; sum += $2 } END {
  printf "median ratio %.2f, largest %.2f; check: mean %d ms, longest %d ms, %d exercises\n",
    r[int((NR + 1) / 2)] / 100, r[NR] / 100, sum / NR, most, NR }'
