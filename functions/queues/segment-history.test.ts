import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../infra/testing/customer.ts';
import { untilSegmented } from '../../infra/testing/sampled.ts';
import { cloudToSeed } from '../../infra/testing/seeded-history.ts';

let cloud: Awaited<ReturnType<typeof cloudToSeed>>;
beforeAll(async () => {
  cloud = await cloudToSeed();
});
afterAll(() => cloud?.close());

/** More than two segments hold. */
const rows = 3_000;

test('a history is segmented before anybody searches it, once, and its first search finds the oldest row', async () => {
  const customer = await signUp(cloud.addresses);
  const pk = await cloud.pkOf(customer);
  await cloud.seed(pk, rows);
  await untilSegmented(customer, cloud.drain);
  const segments = await cloud.count(pk, 'DIGEST');
  expect(segments).toBeGreaterThan(1);
  await untilSegmented(customer, cloud.drain);
  const found = await customer.call('POST /api/validations/search', { body: { search: 'aguja lejana' } });
  expect(found.data).toHaveLength(1);
  expect(await cloud.count(pk, 'DIGEST')).toBe(segments);

  const invalid: (string | null)[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await customer.call('GET /api/validations', {
      query: { status: 'INVALID', limit: 70, ...(cursor ? { cursor } : {}) },
    });
    invalid.push(...page.data.map(({ reference }) => reference));
    cursor = page.nextCursor;
  }
  const everyTenth = Array.from({ length: rows / 10 }, (_, index) => `Factura ${rows - 10 - index * 10}`);
  expect(invalid).toEqual([...everyTenth.slice(0, -1), 'aguja lejana']);
});
