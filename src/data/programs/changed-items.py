from changes import changed_items

for item in changed_items("&fields=title"):
    print(item["id"], item["title"], sep="\t")
