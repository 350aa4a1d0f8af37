. ./send.sh

path="/api/v1/items/ACT-207"
change='{"status": "in_progress", "progress": 20}'

# Compares the fields to change. Skips write-only ones like comment.
matches() {
  jq -es '
    . as [$one, $other, $change]
    | all($change | keys[] | select(in($one)); $one[.] == $other[.])
  ' <<< "$1 $2 $change" > /dev/null
}

change_safely() {
  local attempt before now problem
  send GET "$path" || return 1
  for attempt in 1 2 3; do
    before=$(jq '.data' <<< "$response")
    send PATCH "$path" -H "If-Match: $etag" -d "$change" || return 1
    if [[ $status != 412 ]]; then
      jq '.data' <<< "$response"
      return
    fi
    problem=$response
    send GET "$path" || return 1
    now=$(jq '.data' <<< "$response")
    if ! matches "$now" "$before"; then
      # Was it this program, and only the response was lost?
      matches "$now" "$change" || break
      echo "$now"
      return
    fi
  done
  echo "$problem" >&2
  return 1
}

change_safely
