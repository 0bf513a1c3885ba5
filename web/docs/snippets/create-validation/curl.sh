curl https://api.cuentaclara.example/v1/validations \
  -H "X-API-Key: vk_test_…" \
  -H "X-API-Secret: $CUENTACLARA_SECRET" \
  --json '{
    "country": "MX",
    "accountNumber": "999700000000000001",
    "beneficiaryName": "Papelería Luna Nueva"
  }'
