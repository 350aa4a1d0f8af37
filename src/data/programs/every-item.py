from send import send

QUERY = "sort=updated_at&page_size=200&fields=title,updated_at"


def read(condition):
    path = f"/api/v1/items?{QUERY}&filter[updated_at]{condition}"
    return send("GET", path)


def items_of(time):
    meta = read(f"={time}")["meta"]
    if meta["total"] > 10_000:
        raise SystemExit(f"More than 10,000 items changed at {time}")
    for page in range(meta["total_pages"], 0, -1):
        yield from read(f"={time}&page={page}")["data"]


def every_item():
    condition = "[gte]=1970-01-01T00:00:00Z"
    while True:
        reply = read(condition)
        data = reply["data"]
        yield from data
        if reply["meta"]["total_pages"] <= 1:
            return
        last = data[-1]["updated_at"]
        is_one_time = data[0]["updated_at"] == last
        if is_one_time:
            yield from items_of(last)
        following = f"[{'gt' if is_one_time else 'gte'}]={last}"
        if following == condition:
            raise SystemExit(f"The list does not go on after {last}")
        condition = following


seen = set()
for item in every_item():
    if item["id"] not in seen:
        seen.add(item["id"])
        print(item["id"], item["title"], sep="\t")
