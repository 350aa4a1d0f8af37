from records import records

for item in records("/api/v1/items", "&fields=title"):
    print(item["id"], item["title"], sep="\t")
