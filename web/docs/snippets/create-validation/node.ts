import { CuentaClara } from '@cuentaclara/sdk';

const cuentaclara = new CuentaClara({
  address: 'https://api.cuentaclara.example',
  key: 'vk_test_…',
  secret: process.env.CUENTACLARA_SECRET,
});

const validation = await cuentaclara.validations.create({
  country: 'MX',
  accountNumber: '999700000000000001',
  beneficiaryName: 'Papelería Luna Nueva',
});
console.log(validation.status, validation.beneficiary);
