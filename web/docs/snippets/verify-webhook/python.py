import base64, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["CUENTACLARA_WEBHOOK_SECRET"].removeprefix("whsec_"))
told = set()  # Your database.


def is_ours(headers, body):
    id, at = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "0")
    signature = hmac.digest(key, f"{id}.{at}.".encode() + body, "sha256")
    expected = "v1," + base64.b64encode(signature).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    is_signed = any(hmac.compare_digest(expected.encode(), one.encode()) for one in signatures)
    return is_signed and abs(time.time() - int(at)) <= 300


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if not is_ours(self.headers, body):
            return self.answer(400)
        event = json.loads(body)
        if event["id"] not in told:
            print(event["type"], flush=True)
        told.add(event["id"])
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()


HTTPServer(("127.0.0.1", 3000), Receiver).serve_forever()
