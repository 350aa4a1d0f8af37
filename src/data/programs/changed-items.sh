. ./items.sh

since=$(cat since.txt 2> /dev/null || echo "1970-01-01T00:00:00Z")

changed_items() {
  local next
  # Whatever changes from here on is read the next time.
  send GET "/api/v1/items?sort=-updated_at&page_size=1" || return 1
  next=$(jq -r '.data[].updated_at | fromdate - 300 | todate' <<< "$reply")
  items "fields=title&filter[updated_at][gte]=$since" || return 1
  [ -z "$next" ] || echo "$next" > since.txt
}

changed_items
