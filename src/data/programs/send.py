import os
from random import random
from time import sleep
import requests

ORIGIN = "https://brumeval.telescope.example"
TOKEN = os.environ["TELESCOPE_TOKEN"]


def is_temporary(response):
    """Returns whether the same request can succeed later."""
    if response.status_code == 409:
        return response.json()["code"] == "conflict"
    return response.status_code in (429, 500, 502, 503, 504)


def send(method, path, headers=None, body=None):
    """Sends a request, and retries temporary errors up to five times."""
    error = None
    retry_after = 0
    for delay in (0, 1, 2, 4, 8, 16):
        # The random part keeps clients from retrying at the same moment.
        sleep((retry_after or delay) * (1 + random() / 2))
        retry_after = 0
        try:
            response = requests.request(
                method,
                ORIGIN + path,
                headers={
                    "Authorization": f"Bearer {TOKEN}",
                    **(headers or {}),
                },
                json=body,
                timeout=30,
            )
            status = response.status_code
            # A repeated DELETE gets 404 if the first attempt has worked.
            is_deleted = method == "DELETE" and status == 404 and error
            # 412 isn't an error here: the caller decides what to do.
            if response.ok or status == 412 or is_deleted:
                etag = response.headers.get("ETag")
                content = {} if status == 204 else response.json()
                return {"status": status, "etag": etag, **content}
            error = f"{status} {response.text}"
            if not is_temporary(response):
                break
            value = response.headers.get("Retry-After", "")
            retry_after = int(value) if value.isdigit() else 0
        except (requests.RequestException, ValueError) as exception:
            error = exception
    raise SystemExit(f"{method} {path}: {error}")
