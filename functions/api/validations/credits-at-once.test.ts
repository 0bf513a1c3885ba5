import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp, type Addresses } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

// Two hundred are as many as the function takes at once: in the cloud that all share, somebody else's would be refused.
let own: Awaited<ReturnType<typeof ownCloud>>;
let cloud: Addresses;
beforeAll(async () => {
  own = await ownCloud();
  cloud = own.addresses;
});
afterAll(() => own?.close());

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
