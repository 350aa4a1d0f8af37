from datetime import datetime, timedelta
from pathlib import Path
from items import items

FILE = Path("since.txt")
FORM = "%Y-%m-%dT%H:%M:%SZ"

since = FILE.read_text() if FILE.exists() else "1970-01-01T00:00:00Z"

# Whatever changes from here on is read the next time.
newest = next(items("sort=-updated_at&fields=updated_at"), None)

for item in items(f"fields=title&filter[updated_at][gte]={since}"):
    print(item["id"], item["title"], sep="\t")

if newest:
    time = datetime.strptime(newest["updated_at"], FORM)
    FILE.write_text((time - timedelta(minutes=5)).strftime(FORM))
