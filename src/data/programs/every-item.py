from items import items

for item in items("fields=title"):
    print(item["id"], item["title"], sep="\t")
