import { beforeAll, expect, test } from 'vitest';
import { guest, signUp, statusOf, type Customer } from '../../../infra/testing/customer.ts';
import { poisoned } from '../../../infra/testing/damaged.ts';
import type { Item } from '../../../infra/testing/releases/fixture.ts';
import { askTable } from '../../../infra/testing/table-in.ts';
import { hashOf } from '../../proof.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const ask = askTable(databasePort);
const stranger = guest(cloud);

let customer: Customer;
let validationId: string;
beforeAll(async () => {
  customer = await signUp(cloud);
  const body = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
  ({ id: validationId } = await customer.call('POST /api/validations', { body }));
});

const share = () =>
  customer.call('POST /api/validations/{id}/receipts', { params: { id: validationId }, body: { expiresInHours: 1 } });
const open = (id: string) => stranger('GET /api/receipts/{id}', { params: { id } });
const check = (jws: string) => stranger('POST /api/receipts/check', { body: { jws } });
const list = () => customer.call('GET /api/validations/{id}/receipts', { params: { id: validationId } });
const revoke = (id: string) => customer.call('DELETE /api/receipts/{id}', { params: { id } });

const put = (item: Item) => ask('PutItem', { Item: item });
const itemAt = async (pk: string, sk: string): Promise<Item | undefined> =>
  (await ask<{ readonly Item?: Item }>('GetItem', { Key: { pk: { S: pk }, sk: { S: sk } } })).Item;
const rowsOf = async (id: string): Promise<Readonly<Record<'receipt' | 'text' | 'pointer', Item>>> => {
  const { userId } = (await itemAt(`RECEIPT#${id}`, 'RECEIPT')) ?? {};
  const pointer = await itemAt(`USER#${String(userId?.['S'])}`, `RECEIPT#${validationId}#${hashOf(id)}`);
  const [receipt, text] = [await itemAt(`RECEIPT#${id}`, 'RECEIPT'), await itemAt(`RECEIPT#${id}`, 'TEXT')];
  if (!receipt || !text || !pointer) throw new Error('A receipt has three rows');
  return { receipt, text, pointer };
};

test('what is over since this instant says so, with the instant, and nothing else', async () => {
  const { id, jws } = await share();
  const { receipt } = await rowsOf(id);
  const expiresAt = '2026-11-01T10:00:00.000Z';
  await put({ ...receipt, expiresAt: { S: expiresAt } });
  const over = { id, state: 'expired', expiresAt, statement: null, jws: null };
  expect([await open(id), await check(jws)]).toMatchObject([over, over]);
});

test('what is revoked leaves nothing of what it said in the table', async () => {
  const { id } = await share();
  await revoke(id);
  expect(await itemAt(`RECEIPT#${id}`, 'TEXT')).toBeUndefined();
  expect(Object.keys((await itemAt(`RECEIPT#${id}`, 'RECEIPT')) ?? {}).toSorted()).toEqual([
    'createdAt',
    'expiresAt',
    'full',
    'id',
    'pk',
    'revokedAt',
    'sk',
    'ttl',
    'userId',
    'validationId',
  ]);
});

test('the database forgets what it said when it ends, and that it was there a month later', async () => {
  const { id, expiresAt } = await share();
  const { receipt, text, pointer } = await rowsOf(id);
  const ends = Math.floor(Date.parse(expiresAt) / 1000);
  const days = 30 * 24 * 60 * 60;
  expect([text, receipt, pointer].map(({ ttl }) => Number(ttl?.['N']) - ends)).toEqual([0, days, days]);
});

test('the place of a customer’s row, which a log may name, does not hold what opens the receipt', async () => {
  const { id } = await share();
  expect(JSON.stringify((await rowsOf(id)).pointer['sk'])).not.toContain(id);
});

test.for(['receipt', 'text', 'pointer'] as const)(
  'a damaged %s, or one of another version, fails nothing and shows nothing it should not',
  async (kind) => {
    const [{ id, jws }, { id: other }] = [await share(), await share()];
    const good = (await rowsOf(id))[kind];
    for (const item of poisoned(good)) {
      await put(item);
      const statuses = await Promise.all([open(id), check(jws), list()].map(statusOf));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect((await list()).data.map((one) => one.id)).toContain(other);
    }
    await put({ ...good, expiresAt: { S: 'FROM_ANOTHER_VERSION' } });
    expect(await statusOf(revoke(id))).toBe(200);
    expect(await statusOf(open(id)).then((status) => (status === 200 ? open(id) : undefined))).not.toMatchObject({
      state: 'authentic',
    });
  },
);
