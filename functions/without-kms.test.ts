import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../infra/testing/accounts.ts';
import { signUp, type Customer } from '../infra/testing/customer.ts';
import { ownCloud } from '../infra/testing/own-cloud.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
beforeAll(async () => {
  cloud = await ownCloud();
});
afterAll(() => cloud?.close());

const ask = async ({ token }: Customer): Promise<number> => {
  const response = await fetch(`${cloud.addresses.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'MX', accountNumber: clabes.company }),
  });
  return response.status;
};
const creditsOf = async ({ call }: Customer): Promise<number> => (await call('GET /api/credits', {})).balance;

test('while KMS fails a warm function goes on for an hour; one that is cold charges nothing, and goes on when KMS does', async () => {
  const [met, unmet] = [await signUp(cloud.addresses), await signUp(cloud.addresses)];
  expect(await ask(met)).toBe(201);
  cloud.inject({ kind: 'error', service: 'kms' });
  expect(await ask(met)).toBe(201);
  const before = await creditsOf(unmet);
  expect(await ask(unmet)).toBe(500);
  expect(await creditsOf(unmet)).toBe(before);

  await cloud.advance(61 * 60);
  expect(await ask(met)).toBe(500);
  cloud.clearFaults();
  expect([await ask(met), await ask(unmet)]).toEqual([201, 201]);
});
