. ./send.sh

send POST "/api/v1/projects/PRJ-101/items" \
  -H "Idempotency-Key: 5f0c7a52-order-spares" \
  -d '{
    "type": "action",
    "title": "Order spare validators",
    "owner_id": "USR-6",
    "end_date": "2025-07-18",
    "priority": "high"
  }' && jq '.data' <<< "$response"
