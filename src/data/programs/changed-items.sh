. ./changes.sh

set -o pipefail
changed_items "&fields=title" | jq -r '[.id, .title] | @tsv'
