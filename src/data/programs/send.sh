origin="https://brumeval.telescope.example"

# Sends a request, and again up to five times if what fails passes.
# After the method and the path come other arguments of curl.
send() {
  local pause status wait
  for pause in 0 1 2 4 8 16; do
    sleep "${wait:-$pause}"
    status="" wait=""
    reply=$(curl -gsS -m 30 -X "$1" "$origin$2" "${@:3}" 2>&1 \
      -H "Authorization: Bearer $TELESCOPE_TOKEN" \
      -H "Content-Type: application/json" \
      -w '\n%header{etag}\n%{http_code} %header{retry-after}') || continue
    read -r status wait <<< "${reply##*$'\n'}"
    [[ $wait =~ ^[0-9]+$ ]] || wait=""
    reply=${reply%$'\n'*}
    etag=${reply##*$'\n'}
    reply=${reply%$'\n'*}
    case $status in
      204) return ;;
      2?? | 412) [[ $reply == "{"* ]] && return ;;
      409) [ "$(jq -r '.code' <<< "$reply")" = "conflict" ] || break ;;
      429 | 50[0234]) ;;
      *) break ;;
    esac
  done
  echo "$1 $2: $status $reply" >&2
  return 1
}
