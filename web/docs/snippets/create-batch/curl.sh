cuentaclara() {
  curl --fail-with-body --silent "https://api.cuentaclara.example/v1$1" "${@:2}" \
    -H "X-API-Key: vk_test_…" -H "X-API-Secret: $CUENTACLARA_SECRET"
}

id=$(cuentaclara /batches -H "Idempotency-Key: nomina-2026-11" --json '{
  "name": "Nómina de noviembre",
  "rows": [
    { "customId": "E-001", "country": "MX", "accountNumber": "999700000000000001" },
    { "customId": "E-002", "country": "MX", "accountNumber": "999700000000000011" }
  ]
}' | grep -o 'bat_[0-9a-z]*')

until cuentaclara "/batches/$id" | grep -qE '"status":"(SUCCESS|FAILED|CANCELLED)"'; do sleep 2; done

cuentaclara "/batches/$id/results?verdict=stop"
