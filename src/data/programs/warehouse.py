import json
import shutil
from pathlib import Path
from changes import changed_items
from records import records

FOLDER = Path("warehouse")

BELOW = {
    "projects": ("committees", "baselines", "reviews"),
    "roadmaps": ("groups", "items", "links", "resources"),
    "structures": ("nodes", "versions"),
    "datasets": ("runs",),
    "runs": ("rejects",),
}


def write(table, record):
    with (FOLDER / f"{table}.jsonl").open("a") as file:
        print(json.dumps(record), file=file)


def load(path, table, parent=None):
    """Reads a list, and the lists below each of its records."""
    name = path.split("/")[-1]
    prefix = name[:-1]
    for record in records(f"/api/v1/{path}"):
        write(table, {**(parent or {}), **record})
        for child in BELOW.get(name, ()):
            load(
                f"{name}/{record['id']}/{child}",
                f"{prefix}_{child}",
                {f"{prefix}_id": record["id"]},
            )


shutil.rmtree(FOLDER, ignore_errors=True)
FOLDER.mkdir()
TABLES = (
    "users",
    "organisations",
    "tags",
    "projects",
    "roadmaps",
    "structures",
    "datasets",
)
for table in TABLES:
    load(table, table)

# Items come last, because since.txt must not change after an error.
item_table = "changed_items" if Path("since.txt").exists() else "items"
for item in changed_items():
    write(item_table, item)
