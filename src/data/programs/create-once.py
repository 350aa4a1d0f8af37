import os
import time
import requests

ITEMS = "https://brumeval.telescope.example/api/v1/projects/PRJ-101/items"
TOKEN = os.environ["TELESCOPE_TOKEN"]
PASSING = ("rate-limited", "unavailable", "conflict")


def create_once(key, item):
    for pause in (1, 2, 4, 8, 16):
        try:
            response = requests.post(
                ITEMS,
                headers={
                    "Authorization": f"Bearer {TOKEN}",
                    "Idempotency-Key": key,
                },
                json=item,
                timeout=30,
            )
        except requests.RequestException as error:
            failure = error
            time.sleep(pause)
            continue
        reply = response.json()
        if response.ok:
            return reply["data"]
        failure = f"{reply['type']}: {reply['detail']}"
        if reply["code"] not in PASSING:
            break
        time.sleep(int(response.headers.get("Retry-After", pause)))
    raise SystemExit(failure)


item = create_once(
    "5f0c7a52-order-spares",
    {
        "type": "action",
        "title": "Order spare validators",
        "owner_id": "USR-6",
        "end_date": "2025-07-18",
        "priority": "high",
    },
)
print(item)
