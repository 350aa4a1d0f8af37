import os
import requests

url = "https://brumeval.telescope.example/api/v1/items/ACT-207"
change = {"status": "in_progress", "progress": 20}
session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['TELESCOPE_TOKEN']}"


def read_item():
    response = session.get(url, timeout=30)
    reply = response.json()
    if not response.ok:
        raise SystemExit(f"{reply['type']}: {reply['detail']}")
    return response.headers["ETag"], reply["data"]


def change_safely():
    etag, before = read_item()
    for attempt in range(3):
        response = session.patch(
            url, headers={"If-Match": etag}, json=change, timeout=30
        )
        reply = response.json()
        if response.ok:
            return reply["data"]
        if not reply["type"].endswith("/precondition-failed"):
            break
        etag, now = read_item()
        if any(now[field] != before[field] for field in change):
            break
        before = now
    raise SystemExit(f"{reply['type']}: {reply['detail']}")


print(change_safely())
