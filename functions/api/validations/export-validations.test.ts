import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let customer: Customer;

const asked = [
  { reference: 'alto', accountNumber: clabes.person, beneficiaryName: 'Nadie Conocido' },
  { reference: 'no existe', accountNumber: clabes.notFound },
  { reference: 'caído', accountNumber: clabes.bankDown },
  { reference: 'prueba', accountNumber: '999700000000000011', environment: 'sandbox' },
  { reference: 'documento', accountNumber: '999700000000000001', environment: 'sandbox' },
] as const;

beforeAll(async () => {
  customer = await signUp(cloud);
  for (const body of asked) await customer.call('POST /api/validations', { body: { country: 'MX', ...body } });
});

/** The cells of one row, each under the name of its column. Nothing asked here holds a comma. */
const rowOf = async (reference: string, language = 'es'): Promise<Record<string, string>> => {
  const headers = { 'accept-language': language };
  const csv = await customer.call('POST /api/validations/export', { body: { search: reference } }, { headers });
  const [names = [], cells = []] = csv.split('\r\n').map((line) => line.split(','));
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
};

test('a risk is read beside what speaks against paying, and whether the holder is who was expected', async () => {
  expect(await rowOf('alto')).toMatchObject({
    Estado: 'Válida',
    'Coincide con el nombre esperado': 'No',
    'Riesgo de fraude': 'Alto',
    Entorno: 'Producción',
  });
  expect((await rowOf('alto'))['Motivo']).toContain('El titular no coincide con quien esperas pagar.');
  expect(await rowOf('alto', 'en')).toMatchObject({
    'Matches the expected name': 'No',
    'Fraud risk': 'High',
    Environment: 'Production',
  });
});

test('account and document of the holder are masked', async () => {
  expect(await rowOf('documento')).toMatchObject({
    Cuenta: '999700•••••••00001',
    'Tipo de documento': 'RFC',
    Documento: '••••••••1AB5',
  });
});

test.for([
  ['no existe', 'Inválida', 'El banco dice que la cuenta no existe.', 'Producción'],
  ['caído', 'Error', 'El banco no está disponible.', 'Producción'],
  ['prueba', 'Inválida', 'El banco dice que la cuenta no existe.', 'Sandbox'],
] as const)('«%s»: what is not valid says why, and has no risk to read', async ([reference, status, why, where]) => {
  expect(await rowOf(reference)).toMatchObject({
    Estado: status,
    'Coincide con el nombre esperado': '',
    'Riesgo de fraude': '',
    Motivo: why,
    Entorno: where,
  });
});
