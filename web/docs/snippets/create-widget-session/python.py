import json, os
from urllib.request import Request, urlopen

request = Request(
    "https://api.cuentaclara.example/v1/widget/sessions",
    headers={
        "X-API-Key": "wk_test_…",
        "X-API-Secret": os.environ["CUENTACLARA_WIDGET_SECRET"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "origin": "https://tienda.example",
        "reference": "proveedor-7",
    }).encode(),
)
with urlopen(request, timeout=30) as response:
    session = json.load(response)
print(session["token"])
