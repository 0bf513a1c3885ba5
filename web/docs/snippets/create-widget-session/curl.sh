curl https://api.cuentaclara.example/v1/widget/sessions \
  -H "X-API-Key: wk_test_…" \
  -H "X-API-Secret: $CUENTACLARA_WIDGET_SECRET" \
  --json '{
    "origin": "https://tienda.example",
    "reference": "proveedor-7"
  }'
