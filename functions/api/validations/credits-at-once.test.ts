import { expect, inject, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp } from '../../../infra/testing/customer.ts';

const cloud = inject('cloud');

test('two hundred validations at once on five credits charge exactly five and refuse the others', async () => {
  const by = await signUp(cloud);
  const responses = await Promise.all(
    Array.from({ length: 200 }, () =>
      fetch(`${cloud.appApi}/api/validations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ country: 'MX', accountNumber: clabes.company }),
      }),
    ),
  );
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  expect({ charged: count(201), refused: count(402) }).toEqual({ charged: 5, refused: 195 });
  expect((await by.call('GET /api/credits', {})).balance).toBe(0);
});
