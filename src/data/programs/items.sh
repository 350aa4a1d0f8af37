. ./send.sh

# Reads the items that a query finds, 200 at a time.
items() {
  local after=""
  while true; do
    send GET "/api/v1/items?page_size=200&$1$after" || return 1
    jq -r '.data[] | [.id, .title] | @tsv' <<< "$reply"
    after=$(jq -r '
      select(.meta.total_pages > 1) | "&filter[id][gt]=\(.data[-1].id)"
    ' <<< "$reply")
    [ "$after" ] || return 0
  done
}
