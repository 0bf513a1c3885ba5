import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyHolder, knockWith } from '../../../infra/testing/key-holder.ts';
import { openTable } from '../../../infra/testing/table.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

test('a key works as soon as it is created, and is listed without its secret', async () => {
  const holder = await keyHolder();
  const { secret, ...key } = await holder.create({ description: 'Caja', environment: 'production' });
  expect(secret).toMatch(/^vs_live_[0-9A-Za-z]{38}$/);
  expect(await knockWith({ ...key, secret })).toMatchObject({ statusCode: 200, json: { text: key.id } });
  const listed = await holder.list();
  expect(listed).toEqual([{ ...key, lastUsedAt: expect.any(String) as string }]);
  expect(key).toMatchObject({
    name: 'Tienda',
    description: 'Caja',
    state: 'active',
    usage: { month: 0, limit: 25_000 },
  });
  expect(JSON.stringify(await holder.send('listKeys'))).not.toContain(secret.slice(3, -4));
});
