import { CuentaClara } from '@cuentaclara/sdk';

const cuentaclara = new CuentaClara({
  address: 'https://api.cuentaclara.example',
  key: 'vk_test_…',
  secret: process.env.CUENTACLARA_SECRET,
});

const name = 'Nómina de noviembre';
const rows = [
  { customId: 'E-001', country: 'MX', accountNumber: '999700000000000001' },
  { customId: 'E-002', country: 'MX', accountNumber: '999700000000000011' },
];
const { id } = await cuentaclara.batches.create({ name, rows }, { idempotencyKey: 'nomina-2026-11' });
await cuentaclara.batches.wait(id);

for await (const row of cuentaclara.batches.results(id, { verdict: 'stop' }))
  console.log(row.customId, row.validation?.status);
