# curl waits what Retry-After says, a minute at most, and sends the same key again.
curl https://api.cuentaclara.example/v1/validations \
  --retry 4 --retry-connrefused --retry-max-time 60 --max-time 30 \
  -H "X-API-Key: vk_test_…" \
  -H "X-API-Secret: $CUENTACLARA_SECRET" \
  -H "Idempotency-Key: pago-8841" \
  --json '{ "country": "MX", "accountNumber": "999700000000000001" }'
