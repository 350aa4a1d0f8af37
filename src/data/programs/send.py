import os
from time import sleep
import requests

ORIGIN = "https://brumeval.telescope.example"
TOKEN = os.environ["TELESCOPE_TOKEN"]


def passes(response):
    if response.status_code == 409:
        return response.json()["code"] == "conflict"
    return response.status_code in (429, 500, 502, 503, 504)


def send(method, path, headers=None, body=None):
    """Sends a request, and again up to five times if what fails passes."""
    authorization = {"Authorization": f"Bearer {TOKEN}"}
    wait = 0
    for pause in (0, 1, 2, 4, 8, 16):
        sleep(wait or pause)
        wait = 0
        try:
            response = requests.request(
                method,
                ORIGIN + path,
                headers={**authorization, **(headers or {})},
                json=body,
                timeout=30,
            )
            status = response.status_code
            if response.ok or status == 412:
                etag = response.headers.get("ETag")
                content = {} if status == 204 else response.json()
                return {"status": status, "etag": etag, **content}
            failure = f"{status} {response.text}"
            if not passes(response):
                break
            wait = int(response.headers.get("Retry-After", 0))
        except (requests.RequestException, ValueError) as error:
            failure = error
    raise SystemExit(f"{method} {path}: {failure}")
