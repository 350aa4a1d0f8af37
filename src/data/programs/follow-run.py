import os
import time
import requests

TOKEN = os.environ["TELESCOPE_TOKEN"]


def follow_run(path):
    while True:
        response = requests.get(
            f"https://brumeval.telescope.example{path}",
            headers={"Authorization": f"Bearer {TOKEN}"},
            timeout=30,
        )
        reply = response.json()
        if not response.ok:
            raise SystemExit(f"{reply['type']}: {reply['detail']}")
        if reply["data"]["status"] not in ("queued", "running"):
            return reply["data"]
        time.sleep(5)


run = follow_run("/api/v1/runs/RUN-303")
print(run["status"])
