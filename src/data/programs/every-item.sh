origin="https://brumeval.telescope.example"
query="sort=updated_at&page_size=200&fields=id,title,updated_at"

every_item() {
  local next="/api/v1/items?$query" reply last more
  while [ "$next" != "null" ]; do
    if ! reply=$(curl -gsS --fail-with-body "$origin$next" \
      -H "Authorization: Bearer $TELESCOPE_TOKEN")
    then
      echo "$reply" >&2
      return 1
    fi
    jq -c '.data[]' <<< "$reply"
    { read -r next; read -r last; read -r more; } < <(jq -r '
      .links.next,
      .data[-1].updated_at,
      (.meta | .page * .page_size < .total)' <<< "$reply")
    if [ "$next" = "null" ] && [ "$more" = "true" ]; then
      next="/api/v1/items?$query&filter[updated_at][gte]=$last"
    fi
  done
}

set -o pipefail
every_item | awk '!seen[$0]++'
