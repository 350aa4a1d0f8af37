. ./send.sh

# Prints the id and title of each item that a query finds.
items() {
  local after=""
  while true; do
    send GET "/api/v1/items?page_size=200&$1$after" || return 1
    jq -r '.data[] | [.id, .title] | @tsv' <<< "$response"
    # Continue after the last id: pages shift when items change.
    after=$(jq -r '
      select(.meta.total_pages > 1) | "&filter[id][gt]=\(.data[-1].id)"
    ' <<< "$response")
    [[ $after ]] || return 0
  done
}
