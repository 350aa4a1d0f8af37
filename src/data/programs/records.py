from send import send


def records(path, query=""):
    """Reads the records of a list, 200 at a time."""
    # Versions and rejects have no id.
    keys = {"versions": "number", "rejects": "row"}
    key = keys.get(path.split("/")[-1], "id")
    after = ""
    while True:
        page = send("GET", f"{path}?page_size=200{query}{after}")
        yield from page["data"]
        if page["meta"]["total_pages"] <= 1:
            return
        # Continue after the last record: pages shift when records change.
        after = f"&filter[{key}][gt]={page['data'][-1][key]}"
