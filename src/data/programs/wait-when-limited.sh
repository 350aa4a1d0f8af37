read_items() {
  local attempt reply wait
  for attempt in 1 2 3 4 5; do
    reply=$(curl -sS -w '\n%header{retry-after}' \
      "https://brumeval.telescope.example/api/v1/items?page_size=200" \
      -H "Authorization: Bearer $TELESCOPE_TOKEN") || return 1
    wait=${reply##*$'\n'}
    reply=${reply%$'\n'*}
    case $(jq -r '.type // "success"' <<< "$reply") in
      success) echo "$reply"; return ;;
      */rate-limited) sleep "$wait" ;;
      *) break ;;
    esac
  done
  echo "$reply" >&2
  return 1
}

read_items
