from datetime import datetime, timedelta
from pathlib import Path
from records import records
from send import send

FILE = Path("since.txt")
TIME_FORMAT = "%Y-%m-%dT%H:%M:%SZ"


def changed_items(query=""):
    """Reads the items that have changed since the last reading."""
    since = FILE.read_text() if FILE.exists() else "1970-01-01T00:00:00Z"

    # Read this first: changes during the run are read the next time.
    page = send("GET", "/api/v1/items?sort=-updated_at&page_size=1")

    query += f"&filter[updated_at][gte]={since}"
    yield from records("/api/v1/items", query)

    for newest in page["data"]:
        updated_at = datetime.strptime(newest["updated_at"], TIME_FORMAT)
        # Changes can appear up to five minutes late.
        next_since = updated_at - timedelta(minutes=5)
        FILE.write_text(next_since.strftime(TIME_FORMAT))
