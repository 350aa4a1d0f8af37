. ./send.sh

# Prints the records of a list as lines of JSON: records PATH [QUERY].
records() {
  local after="" key="id"
  # Versions and rejects have no id.
  case $1 in
    */versions) key="number" ;;
    */rejects) key="row" ;;
  esac
  while true; do
    send GET "$1?page_size=200$2$after" || return 1
    jq -c '.data[]' <<< "$response"
    # Continue after the last record: pages shift when records change.
    after=$(jq -r --arg key "$key" '
      select(.meta.total_pages > 1)
      | "&filter[\($key)][gt]=\(.data[-1][$key])"
    ' <<< "$response")
    [[ $after ]] || return 0
  done
}
