import { CuentaClara, CuentaClaraError } from '@cuentaclara/sdk';

// The SDK waits what Retry-After says and sends the same key again.
const cuentaclara = new CuentaClara({
  baseUrl: 'https://api.cuentaclara.example',
  key: 'vk_test_…',
  secret: process.env.CUENTACLARA_SECRET,
});

try {
  const account = { country: 'MX', accountNumber: '999700000000000001' } as const;
  const validation = await cuentaclara.validations.create(account, { idempotencyKey: 'pago-8841' });
  console.log(validation.status);
} catch (error) {
  if (!(error instanceof CuentaClaraError)) throw error;
  console.log(error.code, error.fields.map(({ pointer }) => pointer).join(' '));
}
