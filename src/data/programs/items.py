from send import send


def items(query):
    """Reads the items that a query finds, 200 at a time."""
    after = ""
    while True:
        path = f"/api/v1/items?page_size=200&{query}{after}"
        page = send("GET", path)
        yield from page["data"]
        if page["meta"]["total_pages"] <= 1:
            return
        # Continue after the last id: pages shift when items change.
        after = f"&filter[id][gt]={page['data'][-1]['id']}"
