. ./send.sh

follow_run() {
  local reading status
  # A minute, then 74 more: a run takes 60 at most.
  for reading in {1..86}; do
    send GET "$1" || return 1
    status=$(jq -r '.data.status' <<< "$reply")
    case $status in
      queued | running) sleep $((reading <= 12 ? 5 : 60)) ;;
      *) echo "$status"; return ;;
    esac
  done
  echo "$1 has not ended after 75 minutes" >&2
  return 1
}

follow_run "/api/v1/runs/RUN-303"
