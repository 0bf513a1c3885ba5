import { CuentaClara } from '@cuentaclara/sdk';

const cuentaclara = new CuentaClara({
  address: 'https://api.cuentaclara.example',
  key: 'vk_test_…',
  secret: process.env.CUENTACLARA_SECRET,
});

// The iterator asks for the next page when it needs one.
for await (const validation of cuentaclara.validations.list({ status: 'INVALID', limit: 100 }))
  console.log(validation.id, validation.reason);
