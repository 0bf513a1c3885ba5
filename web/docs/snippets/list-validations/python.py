import json, os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

headers = {"X-API-Key": "vk_test_…", "X-API-Secret": os.environ["CUENTACLARA_SECRET"]}


def validations(**filters):
    query = {**filters, "limit": 100}
    while True:
        address = "https://api.cuentaclara.example/v1/validations?" + urlencode(query)
        with urlopen(Request(address, headers=headers), timeout=30) as response:
            page = json.load(response)
        yield from page["data"]
        if not page["hasMore"]:
            return
        query["cursor"] = page["nextCursor"]


for validation in validations(status="INVALID"):
    print(validation["id"], validation["reason"])
