. ./records.sh

# Read your copy first: items created during the run aren't missing.
copy=$(sort copy.txt)
found=$(records "/api/v1/items" "&fields=id") &&
  comm -23 <(echo -n "$copy") <(jq -r '.id' <<< "$found" | sort)
