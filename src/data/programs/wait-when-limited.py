from send import send

print(send("GET", "/api/v1/items?page_size=200")["data"])
