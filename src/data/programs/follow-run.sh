. ./send.sh

follow_run() {
  local attempt run_status
  # Every 5 seconds for a minute, then every minute: runs take up to 60.
  for attempt in {1..86}; do
    send GET "$1" || return 1
    run_status=$(jq -r '.data.status' <<< "$response")
    case $run_status in
      completed | completed_with_rejects | failed | cancelled | rolled_back)
        echo "$run_status"
        return
        ;;
      *) sleep $((attempt <= 12 ? 5 : 60)) ;;
    esac
  done
  echo "$1 has not ended after 75 minutes" >&2
  return 1
}

follow_run "/api/v1/runs/RUN-303"
