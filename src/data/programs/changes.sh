. ./records.sh

# Prints the items that have changed since the last reading, as JSON.
changed_items() {
  local next since
  since=$(cat since.txt 2> /dev/null || echo "1970-01-01T00:00:00Z")
  # Read this first: changes during the run are read the next time.
  send GET "/api/v1/items?sort=-updated_at&page_size=1" || return 1
  # Changes can appear up to five minutes late.
  next=$(
    jq -r '.data[].updated_at | fromdate - 300 | todate' <<< "$response"
  )
  records "/api/v1/items" "$1&filter[updated_at][gte]=$since" || return 1
  [[ ! $next ]] || echo "$next" > since.txt
}
