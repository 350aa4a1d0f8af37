. ./records.sh

set -o pipefail
records "/api/v1/items" "&fields=title" | jq -r '[.id, .title] | @tsv'
