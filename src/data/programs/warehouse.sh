. ./changes.sh

lists_below() {
  case $1 in
    projects) echo "committees baselines reviews" ;;
    roadmaps) echo "groups items links resources" ;;
    structures) echo "nodes versions" ;;
    datasets) echo "runs" ;;
    runs) echo "rejects" ;;
  esac
}

# Reads a list, and the lists below each of its records.
load() {
  local name=${1##*/} prefix rows id child
  prefix=${name%s}
  rows=$(records "/api/v1/$1") || return 1
  [[ $rows ]] || return 0
  jq -c --argjson parent "${3:-null}" '$parent + .' <<< "$rows" \
    >> "warehouse/$2.jsonl"
  for id in $(jq -r '.id' <<< "$rows"); do
    for child in $(lists_below "$name"); do
      load "$name/$id/$child" "${prefix}_$child" \
        "{\"${prefix}_id\": \"$id\"}" || return 1
    done
  done
}

warehouse() {
  local table
  rm -rf warehouse && mkdir warehouse || return 1
  for table in users organisations tags projects roadmaps structures \
    datasets; do
    load "$table" "$table" || return 1
  done
  # Items come last, because since.txt must not change after an error.
  [[ -e since.txt ]] && table="changed_items" || table="items"
  changed_items > "warehouse/$table.jsonl"
}

warehouse
