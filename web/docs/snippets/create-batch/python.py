import json, os, time
from urllib.request import Request, urlopen


def call(path, body=None, **headers):
    request = Request(
        "https://api.cuentaclara.example/v1" + path,
        headers={
            "X-API-Key": "vk_test_…",
            "X-API-Secret": os.environ["CUENTACLARA_SECRET"],
            "Content-Type": "application/json",
            **headers,
        },
        data=json.dumps(body).encode() if body else None,
    )
    with urlopen(request, timeout=30) as response:
        return json.load(response)


rows = [
    {"customId": "E-001", "country": "MX", "accountNumber": "999700000000000001"},
    {"customId": "E-002", "country": "MX", "accountNumber": "999700000000000011"},
]
once = {"Idempotency-Key": "nomina-2026-11"}
batch = call("/batches", {"name": "Nómina de noviembre", "rows": rows}, **once)
while batch["status"] not in ("SUCCESS", "FAILED", "CANCELLED"):
    time.sleep(2)
    batch = call(f"/batches/{batch['id']}")

for row in call(f"/batches/{batch['id']}/results?verdict=stop")["data"]:
    print(row["customId"], row["validation"]["status"])
