import { CuentaClara } from '@cuentaclara/sdk';

const cuentaclara = new CuentaClara({
  address: 'https://api.cuentaclara.example',
  key: 'wk_test_…',
  secret: process.env.CUENTACLARA_WIDGET_SECRET,
});

const session = await cuentaclara.widget.createSession({
  origin: 'https://tienda.example',
  reference: 'proveedor-7',
});
console.log(session.token);
