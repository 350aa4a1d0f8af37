. ./items.sh

# Read your copy first: items created during the run aren't missing.
copy=$(sort copy.txt)
found=$(items "fields=id") &&
  comm -23 <(echo -n "$copy") <(cut -f 1 <<< "$found" | sort)
