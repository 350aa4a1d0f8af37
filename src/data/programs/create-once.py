from send import send

response = send(
    "POST",
    "/api/v1/projects/PRJ-101/items",
    headers={"Idempotency-Key": "5f0c7a52-order-spares"},
    body={
        "type": "action",
        "title": "Order spare validators",
        "owner_id": "USR-6",
        "end_date": "2025-07-18",
        "priority": "high",
    },
)
print(response["data"])
