origin="https://brumeval.telescope.example"

# Sends a request, and retries temporary errors up to five times:
# send METHOD PATH [OPTIONS OF CURL]. Sets status, etag and response.
send() {
  local delay retry_after
  for delay in 0 1 2 4 8 16; do
    # The random part keeps clients from retrying at the same moment.
    sleep "$(jq -n "${retry_after:-$delay} * (1 + $RANDOM / 65536)")"
    status="" retry_after=""
    response=$(curl -gsS -m 30 -X "$1" "$origin$2" "${@:3}" 2>&1 \
      -H "Authorization: Bearer $TELESCOPE_TOKEN" \
      -H "Content-Type: application/json" \
      -w '\n%{http_code}|%header{retry-after}|%header{etag}') || continue
    IFS="|" read -r status retry_after etag <<< "${response##*$'\n'}"
    response=${response%$'\n'*}
    [[ $retry_after =~ ^[0-9]+$ ]] || retry_after=""
    case $status in
      204) return ;;
      # 412 isn't an error here: the caller decides what to do.
      2?? | 412) [[ $response == "{"* ]] && return ;;
      409) [[ $(jq -r ".code" <<< "$response") == "conflict" ]] || break ;;
      429 | 50[0234]) ;;
      # A repeated DELETE gets 404 if the first attempt has worked.
      404) [[ $1 == "DELETE" && $delay != 0 ]] || break; return ;;
      *) break ;;
    esac
  done
  echo "$1 $2: $status $response" >&2
  return 1
}
