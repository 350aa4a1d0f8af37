import os
import time
import requests

TOKEN = os.environ["TELESCOPE_TOKEN"]


def read_items():
    for attempt in range(5):
        response = requests.get(
            "https://brumeval.telescope.example/api/v1/items",
            headers={"Authorization": f"Bearer {TOKEN}"},
            params={"page_size": 200},
            timeout=30,
        )
        if response.ok:
            return response.json()
        problem = response.json()
        if not problem["type"].endswith("/rate-limited"):
            break
        time.sleep(int(response.headers["Retry-After"]))
    raise SystemExit(f"{problem['type']}: {problem['request_id']}")


print(read_items())
