. ./records.sh

# Creates or changes a cost line: save PROJECT CODE COMMITTED ACTUAL TITLE.
save() {
  local amounts attempt body line path
  amounts=$(jq -nc '$ARGS.named' --arg committed "$3" --arg actual "$4")
  line=$(jq -c --arg key "$1;$2" 'select(.key == $key)' <<< "$lines")
  # A second row with the same code is refused when it's sent.
  lines=$(jq -c --arg key "$1;$2" 'select(.key != $key)' <<< "$lines")
  if [[ ! $line ]]; then
    body=$(jq -c '. + $ARGS.named' --arg type "cost_line" \
      --arg external_id "$2" --arg title "$5" <<< "$amounts")
    result="created"
    send POST "/api/v1/projects/$1/items" -d "$body" \
      -H "Idempotency-Key: $(date +%s)-$RANDOM-$RANDOM"
    return
  fi
  result="unchanged"
  jq -e --argjson line "$line" '. != ($line | {committed, actual})' \
    <<< "$amounts" > /dev/null || return 0
  result="changed"
  path="/api/v1/items/$(jq -r '.id' <<< "$line")"
  for attempt in 1 2 3; do
    send GET "$path" || return 1
    send PATCH "$path" -H "If-Match: $etag" -d "$amounts" || return 1
    [[ $status == 412 ]] || return 0
  done
  echo "PATCH $path: 412" >&2
  return 1
}

erp_costs() {
  local code committed actual exit_code=0 lines project result row title
  lines=$(records "/api/v1/items" \
    "&filter[type]=cost_line&filter[external_id][empty]=false") || return 1
  lines=$(jq -c '.key = "\(.project_id);\(.external_id)"' <<< "$lines")
  # Columns: project, external code, committed, actual, title.
  while read -r row; do
    [[ $row ]] || continue
    IFS=";" read -r project code committed actual title <<< "$row"
    save "$project" "$code" "$committed" "$actual" "$title" ||
      result="rejected" exit_code=1
    printf "%s\t%s\n" "$result" "$row"
  done < <(tail -n +2 costs.csv | tr -d '\r'; echo)
  return $exit_code
}

erp_costs
