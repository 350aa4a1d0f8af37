from datetime import datetime, timedelta
from pathlib import Path
from items import items
from send import send

FILE = Path("since.txt")
TIME_FORMAT = "%Y-%m-%dT%H:%M:%SZ"

since = FILE.read_text() if FILE.exists() else "1970-01-01T00:00:00Z"

# Read this first: changes during the run are read the next time.
newest = send("GET", "/api/v1/items?sort=-updated_at&page_size=1")["data"]

for item in items(f"fields=title&filter[updated_at][gte]={since}"):
    print(item["id"], item["title"], sep="\t")

if newest:
    updated_at = datetime.strptime(newest[0]["updated_at"], TIME_FORMAT)
    # Changes can appear up to five minutes late.
    next_since = updated_at - timedelta(minutes=5)
    FILE.write_text(next_since.strftime(TIME_FORMAT))
