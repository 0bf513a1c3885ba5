import { expect, it } from 'vitest';
import type { Trouble } from '../../desk/desk.ts';
import { inOrder } from './in-order.ts';

it('shows first what one click ends, then errors, then what is most frequent', () => {
  const trouble = (id: string, more: Partial<Trouble>): Trouble => ({
    id,
    code: 'field.required',
    field: 'accountNumber',
    level: 'error',
    rows: 1,
    first: [0],
    ...more,
  });
  const order = inOrder([
    trouble('warned', { level: 'warning', rows: 90 }),
    trouble('few', { rows: 2 }),
    trouble('many', { rows: 30 }),
    trouble('certain', { fix: { from: '1', to: '01' } }),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['certain', 'many', 'few', 'warned']);
});
