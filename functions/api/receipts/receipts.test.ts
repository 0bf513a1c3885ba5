import { beforeAll, describe, expect, test } from 'vitest';
import { receiptIdIn } from '#shared/validation/receipt-code.ts';
import { receiptsAtMost } from '#shared/validation/receipts.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { guest, refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { onDisk } from '../../../infra/testing/receipts/offline.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const stranger = guest(cloud);

/** Of the sandbox, by the two digits that say what it answers. */
const sandboxClabe = (answer: string): string => `9997000000000000${answer}`;

const validate = ({ call }: Customer, more: object = {}) =>
  call('POST /api/validations', {
    body: { country: 'MX', accountNumber: clabes.company, environment: 'sandbox', ...more },
  });

let customer: Customer;
let validationId: string;
beforeAll(async () => {
  customer = await signUp(cloud);
  ({ id: validationId } = await validate(customer));
});

const share = (body: object = {}, id = validationId) =>
  customer.call('POST /api/validations/{id}/receipts', { params: { id }, body });
const open = (id: string) => stranger('GET /api/receipts/{id}', { params: { id } });
const check = (jws: string) => stranger('POST /api/receipts/check', { body: { jws } });
const revoke = (id: string, by = customer) => by.call('DELETE /api/receipts/{id}', { params: { id } });
const list = (by = customer) => by.call('GET /api/validations/{id}/receipts', { params: { id: validationId } });
const keySet = async (base = cloud.dashboard) =>
  (await (await fetch(`${base}/.well-known/jwks.json`)).json()) as { readonly keys: readonly object[] };

const notFound = { status: 404, error: 'errors.notFound' };
const over = { statement: null, jws: null };

describe('a receipt', () => {
  test('is a link that says to anybody what was asked and answered, masked, and is signed', async () => {
    const { id, url, jws, full, expiresAt, createdAt } = await share();
    expect(receiptIdIn(url)).toBe(id);
    expect(url).toBe(`${cloud.dashboard}/r/${id}`);
    expect([full, Date.parse(expiresAt) - Date.parse(createdAt)]).toEqual([false, 168 * 3_600_000]);
    const shown = await open(id);
    expect(shown).toMatchObject({ id, state: 'authentic', jws, revokedAt: null, statement: { validationId } });
    expect(JSON.stringify(shown)).not.toContain(clabes.company.slice(6, 13));
    expect(await check(jws)).toEqual(shown);
    const disk = onDisk(await keySet());
    expect(await disk.verify(jws)).toMatchObject({ code: 0, said: expect.stringContaining(id) as string });
    expect(await disk.verify(`${jws.slice(0, 40)}${jws.charAt(40) === 'A' ? 'B' : 'A'}${jws.slice(41)}`)).toMatchObject(
      {
        code: 1,
      },
    );
    disk.close();
  });

  test('shows the whole number to whoever has the link, where that was chosen', async () => {
    const { id } = await share({ full: true, expiresInHours: 1 });
    expect(await open(id)).toMatchObject({ full: true, statement: { accountNumber: clabes.company } });
  });

  test('names the company that asked, once it said what it is called, and nobody who did not', async () => {
    expect(await open((await share()).id)).toMatchObject({ statement: { askedBy: null } });
    await customer.call('PATCH /api/auth/profile', { body: { company: 'Pagos del Sur' } });
    const { id } = await share();
    expect(await open(id)).toMatchObject({ statement: { askedBy: 'Pagos del Sur' } });
    expect(JSON.stringify(await open(id))).not.toContain(customer.email);
  });

  test('that is revoked is dead at once, on the page, as a file and in the list, for good', async () => {
    const { id, jws } = await share();
    await revoke(id);
    const dead = await open(id);
    expect(dead).toMatchObject({ state: 'revoked', ...over });
    expect(dead.revokedAt).not.toBeNull();
    expect(await check(jws)).toEqual(dead);
    await revoke(id);
    expect((await open(id)).revokedAt).toBe(dead.revokedAt);
    const { data } = await list();
    expect(data.find((one) => one.id === id)).toMatchObject({ revokedAt: dead.revokedAt });
  });

  test('that nobody may keep a copy of is told so', async () => {
    const { id } = await share();
    const response = await fetch(`${cloud.dashboard}/api/receipts/${id}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('is nobody else’s to list or to revoke', async () => {
    const [{ id }, other] = [await share(), await signUp(cloud)];
    expect(await refusal(revoke(id, other))).toMatchObject(notFound);
    expect(await refusal(list(other))).toMatchObject(notFound);
    expect(
      await refusal(other.call('POST /api/validations/{id}/receipts', { params: { id: validationId }, body: {} })),
    ).toMatchObject(notFound);
    expect(await open(id)).toMatchObject({ state: 'authentic' });
  });

  test('of a code that has a slip, or that nobody made, is not found', async () => {
    const { id } = await share();
    const slip = id.slice(0, -1) + (id.endsWith('9') ? '8' : '9');
    for (const code of [slip, 'rec_123456789abcn']) expect(await refusal(open(code))).toMatchObject(notFound);
    expect(await refusal(open('rec_0000000000000'))).toMatchObject({ status: 422 });
  });

  test('that is no file of ours is told as altered, and asks for nothing', async () => {
    expect(await check('a.b.c')).toEqual({
      id: null,
      state: 'altered',
      full: false,
      createdAt: null,
      expiresAt: null,
      revokedAt: null,
      ...over,
    });
  });

  test('is made of an answer only, and so many are open at once', async () => {
    const { id: unanswered } = await validate(customer, { accountNumber: sandboxClabe('31') });
    expect(await refusal(share({}, unanswered))).toMatchObject({ status: 409, error: 'errors.noAnswerYet' });
    const { id: refused } = await validate(customer, { accountNumber: sandboxClabe('11') });
    expect(await open((await share({}, refused)).id)).toMatchObject({ statement: { headline: 'notFound' } });
    const own = await validate(customer);
    const made = await Promise.all(Array.from({ length: receiptsAtMost }, () => share({}, own.id)));
    expect(await refusal(share({}, own.id))).toMatchObject({ status: 409, error: 'errors.tooManyReceipts' });
    await revoke(made[0]?.id ?? '');
    await share({}, own.id);
    expect((await customer.call('GET /api/validations/{id}/receipts', { params: { id: own.id } })).data).toHaveLength(
      receiptsAtMost + 1,
    );
  });
});

describe('the keys', () => {
  test('are published where the dashboard is, and may be kept an hour', async () => {
    const response = await fetch(`${cloud.dashboard}/.well-known/jwks.json`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-type')).toContain('application/json');
    const { keys } = (await response.json()) as { keys: object[] };
    expect(keys).toEqual([
      {
        kty: 'OKP',
        crv: 'Ed25519',
        use: 'sig',
        alg: 'EdDSA',
        x: expect.stringMatching(/^[\w-]{43}$/) as string,
        kid: expect.stringMatching(/^[\w-]{43}$/) as string,
      },
    ]);
    expect(await keySet(cloud.appApi)).toEqual({ keys });
    expect((await fetch(`${cloud.dashboard}/.well-known/jwks.json/`)).status).toBe(404);
  });
});

test.for(['/r', '/r/rec_123456789abcn'])(
  '%s is a page that nobody may list, and says nowhere that it was open',
  async (path) => {
    const page = await fetch(`${cloud.dashboard}${path}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);
