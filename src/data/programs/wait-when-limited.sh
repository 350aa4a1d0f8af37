. ./send.sh

send GET "/api/v1/items?page_size=200" && jq '.data' <<< "$response"
