import json, os, time
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

request = Request(
    "https://api.cuentaclara.example/v1/validations",
    headers={
        "X-API-Key": "vk_test_…",
        "X-API-Secret": os.environ["CUENTACLARA_SECRET"],
        "Content-Type": "application/json",
        "Idempotency-Key": "pago-8841",
    },
    data=json.dumps({"country": "MX", "accountNumber": "999700000000000001"}).encode(),
)


PASSING = {409, 429, 500, 502, 503, 504}


def send(tries=5):
    for turn in range(1, tries + 1):
        wait = 2**turn
        try:
            with urlopen(request, timeout=30) as response:
                return json.load(response)
        except HTTPError as refused:
            wait = int(refused.headers.get("Retry-After", wait))
            # A month that is used up says days: nobody waits for that here.
            if turn == tries or wait > 60 or refused.code not in PASSING:
                return json.load(refused)
        except URLError:
            if turn == tries:
                raise
        time.sleep(wait)


answer = send()
if "error" in answer:
    print(answer["error"], *[field["pointer"] for field in answer.get("errors", [])])
else:
    print(answer["status"])
