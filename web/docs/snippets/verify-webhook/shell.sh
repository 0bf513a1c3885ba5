# By hand: the body in body.json, byte by byte as it came, and the three headers.
key=$(printf %s "${CUENTACLARA_WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -tx1 | tr -d ' \n')

expected=v1,$({ printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP"; cat body.json; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)

case " $WEBHOOK_SIGNATURE " in
  *" $expected "*) echo "Signed by CuentaClara" ;;
  *) echo "Forged" && exit 1 ;;
esac
