. ./send.sh

path="/api/v1/items/ACT-207"
change='{"status": "in_progress", "progress": 20}'

ours() {
  jq -cS --argjson change "$change" \
    '.data // . | with_entries(select(.key | in($change)))' <<< "$1"
}

change_safely() {
  local attempt before problem
  send GET "$path" || return 1
  for attempt in 1 2 3; do
    before=$(ours "$reply")
    send PATCH "$path" -H "If-Match: $etag" -d "$change" || return 1
    problem=$(jq -r '.type // empty' <<< "$reply")
    [ "$problem" ] || break
    send GET "$path" || return 1
    # Perhaps by a request of ours whose response was lost.
    [ "$(ours "$reply")" = "$(ours "$change")" ] && problem="" && break
    [ "$(ours "$reply")" = "$before" ] || break
  done
  if [ "$problem" ]; then
    echo "$problem" >&2
    return 1
  fi
  jq '.data' <<< "$reply"
}

change_safely
