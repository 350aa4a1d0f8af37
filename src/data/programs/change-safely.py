from send import send

PATH = "/api/v1/items/ACT-207"
CHANGE = {"status": "in_progress", "progress": 20}


def agree(one, other):
    return all(one[field] == other[field] for field in CHANGE)


def change_safely():
    before = send("GET", PATH)
    for attempt in range(3):
        headers = {"If-Match": before["etag"]}
        reply = send("PATCH", PATH, headers=headers, body=CHANGE)
        if reply["status"] != 412:
            return reply["data"]
        now = send("GET", PATH)
        # Perhaps by a request of ours whose response was lost.
        if agree(now["data"], CHANGE):
            return now["data"]
        if not agree(now["data"], before["data"]):
            break
        before = now
    raise SystemExit(f"{reply['type']}: {reply['detail']}")


print(change_safely())
