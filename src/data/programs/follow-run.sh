follow_run() {
  local reply status
  while true; do
    if ! reply=$(curl -sS --fail-with-body \
      "https://brumeval.telescope.example$1" \
      -H "Authorization: Bearer $TELESCOPE_TOKEN")
    then
      echo "$reply" >&2
      return 1
    fi
    status=$(jq -r '.data.status' <<< "$reply")
    case "$status" in
      queued | running) sleep 5 ;;
      *) echo "$status"; return ;;
    esac
  done
}

follow_run "/api/v1/runs/RUN-303"
