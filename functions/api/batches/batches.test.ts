import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { batchLimits } from '#shared/validation/batches.ts';
import { batchesOf, mexican, sandboxClabe } from '../../../infra/testing/batch.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

/** A batch that waits for its file: nobody works at it. */
const waiting = (by = customer, more: object = {}) =>
  by.call('POST /api/batches', { body: { environment: 'sandbox', upload: { bytes: 100 }, ...more } });

const notFound = { status: 404, error: 'errors.notFound' };
const wrong = (pointer: string) => ({ status: 422, errors: [{ pointer }] });

describe('a batch', () => {
  test('is made of rows or of a file to come, of one of them', async () => {
    const rows = [mexican(sandboxClabe('01'))];
    for (const body of [{}, { rows, upload: { bytes: 1 } }])
      expect(await refusal(customer.call('POST /api/batches', { body }))).toMatchObject(wrong('/rows'));
    for (const [pointer, body] of [
      ['/rows', { rows: [] }],
      ['/rows', { rows: Array.from({ length: batchLimits.inlineRows + 1 }, () => ({})) }],
      ['/upload/bytes', { upload: { bytes: batchLimits.bytes + 1 } }],
      ['/rows/0/acountNumber', { rows: [{ acountNumber: '1' }] }],
      ['/rows/1', { rows: [{}, { original: Array.from({ length: 17 }, () => 'x'.repeat(500)) }] }],
      ['/rows/0/beneficiaryName', { rows: [{ beneficiaryName: 'Ana\u202etnauc' }] }],
    ] as const)
      expect(await refusal(customer.call('POST /api/batches', { body: body as never }))).toMatchObject(wrong(pointer));
  });

  test('is named, noted and unnamed by its owner, whatever it does', async () => {
    const { id } = await waiting(customer, { name: ' Nómina ' });
    const change = (body: object) => customer.call('PATCH /api/batches/{id}', { params: { id }, body });
    expect(await change({ note: 'Revisar' })).toMatchObject({ name: 'Nómina', note: 'Revisar', status: 'PENDING' });
    expect(await change({ name: null })).toMatchObject({ name: null, note: 'Revisar' });
    await batchesOf(customer).act(id, 'cancel');
    expect(await change({ name: 'Otra' })).toMatchObject({ name: 'Otra', status: 'CANCELLED' });
    expect(await batchesOf(customer).show(id)).toMatchObject({ name: 'Otra', note: 'Revisar' });
  });

  test('whose file never came is given up at once, and its place is free', async () => {
    const by = await signUp(cloud);
    const made = await Promise.all(Array.from({ length: batchLimits.open }, () => waiting(by)));
    expect(await refusal(waiting(by))).toMatchObject({ status: 409, error: 'errors.tooManyBatches' });
    expect(await batchesOf(by).act(made[0]?.id ?? '', 'cancel')).toMatchObject({ status: 'CANCELLED' });
    expect(await waiting(by)).toMatchObject({ status: 'PENDING' });
  });

  test('is nobody else’s to see, to change or to act on', async () => {
    const { id } = await waiting();
    const { call } = await signUp(cloud);
    for (const asked of [
      () => call('GET /api/batches/{id}', { params: { id } }),
      () => call('GET /api/batches/{id}/results', { params: { id }, query: {} }),
      () => call('PATCH /api/batches/{id}', { params: { id }, body: { name: 'Mía' } }),
      () => call('POST /api/batches/{id}/{action}', { params: { id, action: 'cancel' } }),
    ])
      expect(await refusal(asked())).toMatchObject(notFound);
    expect(await batchesOf(customer).show(id)).toMatchObject({ name: null, status: 'PENDING' });
    expect((await call('GET /api/batches', { query: {} })).data).toEqual([]);
  });
});

test('batches are listed newest first, page by page, all or those of one environment', async () => {
  const by = await signUp(cloud);
  const ids: string[] = [];
  for (const environment of ['sandbox', 'production', 'sandbox'] as const)
    ids.unshift((await waiting(by, { environment })).id);
  const list = (query: object) => by.call('GET /api/batches', { query });
  const first = await list({ limit: 2 });
  expect([first.data.map(({ id }) => id), first.hasMore]).toEqual([ids.slice(0, 2), true]);
  const second = await list({ limit: 2, cursor: first.nextCursor });
  expect([second.data.map(({ id }) => id), second.nextCursor]).toEqual([ids.slice(2), null]);
  expect((await list({ environment: 'production' })).data).toMatchObject([{ id: ids[1], environment: 'production' }]);
  const elsewhere = list({ environment: 'sandbox', cursor: first.nextCursor });
  expect(await refusal(elsewhere)).toMatchObject({ status: 422, error: 'errors.invalidCursor' });
});

describe('a repeated request', () => {
  const post = async (key: string, body: object) => {
    const response = await fetch(`${cloud.appApi}/api/batches`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${customer.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ environment: 'sandbox', ...body }),
    });
    const answer = (await response.json()) as { id?: string; error?: string; upload?: { url: string } | null };
    return { code: response.status, replayed: response.headers.get('idempotency-replayed'), ...answer };
  };

  test('finds the batch that the first one made, with an address for its file as long as it waits for it', async () => {
    const key = randomUUID();
    const [one, other] = [await post(key, { upload: { bytes: 100 } }), await post(key, { upload: { bytes: 100 } })];
    expect(one).toMatchObject({ code: 201, replayed: null, upload: { method: 'PUT' } });
    expect(other).toMatchObject({ code: 201, replayed: 'true', id: one.id, upload: { method: 'PUT' } });
    await batchesOf(customer).act(one.id ?? '', 'cancel');
    expect(await post(key, { upload: { bytes: 100 } })).toMatchObject({ id: one.id, upload: null });
    expect(await post(key, { upload: { bytes: 101 } })).toMatchObject({
      code: 422,
      error: 'errors.idempotencyMismatch',
    });
  });

  test('at the same moment makes one batch of its rows', async () => {
    const key = randomUUID();
    const body = { rows: [mexican(sandboxClabe('01'), { reference: key })] };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(key, body)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  });
});
