import { CuentaClara, CuentaClaraError } from '@cuentaclara/sdk';

// The SDK waits what Retry-After says, a minute at most, and sends the same key again.
const cuentaclara = new CuentaClara({
  address: 'https://api.cuentaclara.example',
  key: 'vk_test_…',
  secret: process.env.CUENTACLARA_SECRET,
});

try {
  const validation = await cuentaclara.validations.create(
    { country: 'MX', accountNumber: '999700000000000001' },
    { idempotencyKey: 'pago-8841' },
  );
  console.log(validation.status);
} catch (error) {
  if (!(error instanceof CuentaClaraError)) throw error;
  console.log(error.code, ...error.errors.map(({ pointer }) => pointer));
}
