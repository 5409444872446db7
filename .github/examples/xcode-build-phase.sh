#!/bin/sh
# A script for a build phase in Xcode: issues beside the lines. Switch off 'Based on dependency analysis'.
lazystack=${LAZYSTACK:-lazystack}
if ! command -v "$lazystack" >/dev/null; then
  echo "warning: lazystack is not installed; set LAZYSTACK to its path"
  exit 0
fi
"$lazystack" lint --quiet --format xcode "${SRCROOT:-.}"
