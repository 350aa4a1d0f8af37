url="https://brumeval.telescope.example/api/v1/items/ACT-207"
change='{"status": "in_progress", "progress": 20}'

read_item() {
  curl -sS --fail-with-body -w '\n%header{etag}' "$url" \
    -H "Authorization: Bearer $TELESCOPE_TOKEN"
}

ours() {
  jq --argjson change "$change" \
    '.data | with_entries(select(.key | in($change)))' <<< "${1%$'\n'*}"
}

change_safely() {
  local attempt before now reply
  before=$(read_item) || return 1
  for attempt in 1 2 3; do
    reply=$(curl -sS -X PATCH "$url" \
      -H "Authorization: Bearer $TELESCOPE_TOKEN" \
      -H "Content-Type: application/json" \
      -H "If-Match: ${before##*$'\n'}" \
      -d "$change") || return 1
    case $(jq -r '.type // "success"' <<< "$reply") in
      success) echo "$reply"; return ;;
      */precondition-failed) ;;
      *) break ;;
    esac
    now=$(read_item) || return 1
    if [ "$(ours "$now")" != "$(ours "$before")" ]; then
      break
    fi
    before=$now
  done
  echo "$reply" >&2
  return 1
}

change_safely
