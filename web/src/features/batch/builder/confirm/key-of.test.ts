import { expect, it } from 'vitest';
import { keyOf } from './key-of.ts';
import { nameOf } from './name-of.ts';

const lines = () => new Blob(['{"accountNumber":"1"}\n']);

it('is the same for the same draft, and another for one that was changed in anything', async () => {
  const key = await keyOf(lines(), 'monday', 'Pagos');
  expect(await keyOf(lines(), 'monday', 'Pagos')).toBe(key);
  const others = await Promise.all([
    keyOf(new Blob(['{"accountNumber":"2"}\n']), 'monday', 'Pagos'),
    keyOf(lines(), 'tuesday', 'Pagos'),
    keyOf(lines(), 'monday', 'Pago', 's'),
  ]);
  expect(new Set([key, ...others]).size).toBe(4);
});

it('names a batch after its file', () => {
  expect(nameOf({ name: 'proveedores noviembre.xlsx', kind: 'xlsx' }, 'Filas')).toBe('proveedores noviembre');
  expect(nameOf({ name: 'x', kind: 'paste' }, 'Filas')).toBe('Filas');
  expect(nameOf({ name: `${'a'.repeat(200)}.csv`, kind: 'csv' }, 'Filas')).toHaveLength(80);
});
