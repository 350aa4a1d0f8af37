create_once() {
  local pause reply wait
  for pause in 1 2 4 8 16; do
    if ! reply=$(curl -sS -w '\n%header{retry-after}' -X POST \
      "https://brumeval.telescope.example/api/v1/projects/PRJ-101/items" \
      -H "Authorization: Bearer $TELESCOPE_TOKEN" \
      -H "Content-Type: application/json" \
      -H "Idempotency-Key: $1" \
      -d "$2")
    then
      sleep "$pause"
      continue
    fi
    wait=${reply##*$'\n'}
    reply=${reply%$'\n'*}
    case $(jq -r '.code // "success"' <<< "$reply") in
      success) echo "$reply"; return ;;
      rate-limited) sleep "$wait" ;;
      unavailable | conflict) sleep "$pause" ;;
      *) break ;;
    esac
  done
  echo "$reply" >&2
  return 1
}

create_once "5f0c7a52-order-spares" '{
  "type": "action",
  "title": "Order spare validators",
  "owner_id": "USR-6",
  "end_date": "2025-07-18",
  "priority": "high"
}'
