import json, os
from urllib.request import Request, urlopen

request = Request(
    "https://api.cuentaclara.example/v1/validations",
    headers={
        "X-API-Key": "vk_test_…",
        "X-API-Secret": os.environ["CUENTACLARA_SECRET"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "country": "MX",
        "accountNumber": "999700000000000001",
        "beneficiaryName": "Papelería Luna Nueva",
    }).encode(),
)
with urlopen(request, timeout=30) as response:
    validation = json.load(response)
print(validation["status"], validation["beneficiary"])
