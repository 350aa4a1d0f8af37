. ./send.sh

query="sort=updated_at&page_size=200&fields=title,updated_at"

list() {
  send GET "/api/v1/items?$query&filter[updated_at]$1" || return 1
  jq -r '.data[] | [.id, .title] | @tsv' <<< "$reply"
}

items_of() {
  local page pages
  list "=$1" || return 1
  if [ "$(jq '.meta.total' <<< "$reply")" -gt 10000 ]; then
    echo "More than 10,000 items changed at $1" >&2
    return 1
  fi
  pages=$(jq '.meta.total_pages' <<< "$reply")
  for ((page = pages; page > 0; page--)); do
    list "=$1&page=$page" || return 1
  done
}

every_item() {
  local condition="[gte]=1970-01-01T00:00:00Z" first last next pages
  while true; do
    list "$condition" || return 1
    read -r pages first last < <(jq -r '
      "\(.meta.total_pages) \(.data[0].updated_at) \(.data[-1].updated_at)"
    ' <<< "$reply")
    [ "$pages" -gt 1 ] || return 0
    next="[gte]=$last"
    if [ "$first" = "$last" ]; then
      items_of "$last" || return 1
      next="[gt]=$last"
    fi
    if [ "$next" = "$condition" ]; then
      echo "The list does not go on after $last" >&2
      return 1
    fi
    condition=$next
  done
}

set -o pipefail
every_item | awk -F '\t' '!seen[$1]++'
