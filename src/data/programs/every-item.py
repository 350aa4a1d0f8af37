import json
import os
import requests

origin = "https://brumeval.telescope.example"
query = "sort=updated_at&page_size=200&fields=id,title,updated_at"
first = f"/api/v1/items?{query}"
session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['TELESCOPE_TOKEN']}"


def read(path):
    response = session.get(origin + path, timeout=30)
    reply = response.json()
    if not response.ok:
        raise SystemExit(f"{reply['type']}: {reply['detail']}")
    return reply


def every_item():
    seen = set()
    next_page = first
    while next_page:
        reply = read(next_page)
        for item in reply["data"]:
            line = json.dumps(item)
            if line not in seen:
                seen.add(line)
                yield item
        next_page = reply["links"]["next"]
        meta = reply["meta"]
        is_whole = meta["page"] * meta["page_size"] >= meta["total"]
        if not next_page and not is_whole:
            last = reply["data"][-1]["updated_at"]
            next_page = f"{first}&filter[updated_at][gte]={last}"


for item in every_item():
    print(json.dumps(item))
