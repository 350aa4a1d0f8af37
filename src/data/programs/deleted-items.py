from pathlib import Path
from records import records

# Read your copy first: items created during the run aren't missing.
copy = Path("copy.txt").read_text().split()

found = {item["id"] for item in records("/api/v1/items", "&fields=id")}

for item_id in copy:
    if item_id not in found:
        print(item_id)
