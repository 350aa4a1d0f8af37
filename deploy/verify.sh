#!/usr/bin/env bash
# Verifies that build/ and build-nginx/ are complete, from the same build and without other files. The handbook is
# written after the build, so it isn't listed. Run it from the repository root.
set -euo pipefail
sums=build-nginx/SHA256SUMS
fail() {
  echo "$1: run npm run build and npm run compress first." >&2
  exit 1
}
[ -s $sums ] || fail "There is no complete build, $sums is missing"
listFiles() {
  find -H build build-nginx ! -type d ! -path $sums \
    ! -path 'build/handbook/*' ! -path 'build/*/handbook/*' ! -name '*.part'
}
# sha256sum alone accepts other files, and a list that misses some. Its lines are "<hash>  <file>".
diff <(cut -c67- $sums | LC_ALL=C sort) <(listFiles | LC_ALL=C sort) | head -n 20 >&2 ||
  fail "build/ doesn't have the files in $sums (<: missing, >: not listed)"
sha256sum --check --strict --quiet $sums >&2 || fail "build/ was changed, or isn't from the same build as build-nginx/"
