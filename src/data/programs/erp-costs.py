import sys
from pathlib import Path
from uuid import uuid4
from records import records
from send import send

# Columns: project, external code, committed, actual, title.
rows = Path("costs.csv").read_text(encoding="utf-8").splitlines()[1:]

query = "&filter[type]=cost_line&filter[external_id][empty]=false"
lines = {
    (line["project_id"], line["external_id"]): line
    for line in records("/api/v1/items", query)
}


def save(row):
    project, code, committed, actual, title = row.split(";")
    amounts = {"committed": committed, "actual": actual}
    # A second row with the same code is refused when it's sent.
    line = lines.pop((project, code), None)
    if line is None:
        body = {"type": "cost_line", "external_id": code, "title": title}
        send(
            "POST",
            f"/api/v1/projects/{project}/items",
            headers={"Idempotency-Key": str(uuid4())},
            body={**body, **amounts},
        )
        return "created"
    if all(line[field] == amounts[field] for field in amounts):
        return "unchanged"
    path = f"/api/v1/items/{line['id']}"
    for attempt in range(3):
        headers = {"If-Match": send("GET", path)["etag"]}
        response = send("PATCH", path, headers=headers, body=amounts)
        if response["status"] != 412:
            return "changed"
    raise SystemExit(f"PATCH {path}: 412")


failed = False
for row in rows:
    try:
        print(save(row), row, sep="\t")
    except (SystemExit, ValueError) as error:
        print("rejected", row, sep="\t")
        print(error, file=sys.stderr)
        failed = True
raise SystemExit(failed)
