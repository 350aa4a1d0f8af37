from send import send

PATH = "/api/v1/items/ACT-207"
CHANGE = {"status": "in_progress", "progress": 20}


def matches(record, other):
    """Compares the fields to change. Skips write-only ones like comment."""
    fields = [field for field in CHANGE if field in record]
    return all(record[field] == other[field] for field in fields)


def change_safely():
    before = send("GET", PATH)
    for attempt in range(3):
        headers = {"If-Match": before["etag"]}
        response = send("PATCH", PATH, headers=headers, body=CHANGE)
        if response["status"] != 412:
            return response["data"]
        now = send("GET", PATH)
        if not matches(now["data"], before["data"]):
            # Was it this program, and only the response was lost?
            if matches(now["data"], CHANGE):
                return now["data"]
            break
        before = now
    problem = f"{response['type']}: {response['detail']}"
    raise SystemExit(f"PATCH {PATH}: {response['status']} {problem}")


print(change_safely())
