cursor=
while :; do
  page=$(curl --fail-with-body --silent --get https://api.cuentaclara.example/v1/validations \
    -H "X-API-Key: vk_test_…" -H "X-API-Secret: $CUENTACLARA_SECRET" \
    -d status=INVALID -d limit=100 ${cursor:+--data-urlencode "cursor=$cursor"})
  echo "$page" | jq -r '.data[] | "\(.id) \(.reason)"'
  cursor=$(echo "$page" | jq -r '.nextCursor // empty')
  [ -n "$cursor" ] || break
done
