import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clabes } from '../infra/testing/accounts.ts';
import { advance, runSchedules } from '../infra/testing/control.ts';
import {
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  signUp,
  statusOf,
  tokenIn,
  type Customer,
} from '../infra/testing/customer.ts';
import { isToMeet, payeeKinds, twoPayees } from '../infra/testing/met-payees.ts';
import { shop } from '../infra/testing/shop.ts';
import { asRows, asWallet, poisoned } from '../infra/testing/damaged.ts';
import { exclusiveCloud } from '../infra/testing/exclusive-cloud.ts';
import { atPayPal } from '../infra/testing/payer.ts';
import type { Item } from '../infra/testing/releases/fixture.ts';
import { askTable } from '../infra/testing/table-in.ts';
import { operatorOf } from '../infra/testing/operate.ts';
import { hashOf } from './proof.ts';
import { registrableDomainOf } from './rules/credits/free-credits.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
let ask: ReturnType<typeof askTable>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
  ask = askTable(cloud.databasePort);
});
afterAll(() => cloud?.close());

const put = (item: Item) => ask('PutItem', { Item: item });

const itemsIn = async (pk: string): Promise<readonly Item[]> => {
  const { Items } = await ask<{ readonly Items: readonly Item[] }>('Query', {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: pk } },
  });
  return Items;
};

const partitionOf = async ({ email }: Customer): Promise<string> => {
  const [owner] = await itemsIn(`EMAIL#${email}`);
  return `USER#${String(owner?.['userId']?.['S'])}`;
};
/** Where they sign in. */
const accountOf = async (customer: Customer): Promise<string> =>
  (await partitionOf(customer)).replace('USER#', 'ACCOUNT#');

/** How often functions said that they met a row they cannot read, which is what the alarm counts. */
const told = (): number =>
  readdirSync(join(cloud.stateDir, 'logs'))
    .map((name) => readFileSync(join(cloud.stateDir, 'logs', name), 'utf8'))
    .reduce((sum, text) => sum + text.split('"unreadableRows":').length - 1, 0);

const sandbox = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;

/** What customers open: none of it may fail, whatever stands in a row. */
const readAll = async ({ call }: Customer) => {
  const { data: history } = await call('GET /api/validations', { query: { limit: 100 } });
  const { data: found } = await call('POST /api/validations/search', { body: { search: clabes.company } });
  const whole = await Promise.all(history.map(({ id }) => call('GET /api/validations/{id}', { params: { id } })));
  const { data: movements } = await call('GET /api/credits/movements', { query: { limit: 100 } });
  await call('GET /api/validations/export', {});
  await call('GET /api/auth/me', {});
  await call('GET /api/auth/sessions', {});
  return { history, found, whole, movements, credits: await call('GET /api/credits', {}) };
};

describe('a row of another version, or a damaged one', () => {
  const kinds = { 'VALIDATION#': asRows, 'MOVEMENT#': asRows, 'SESSION#': asRows, WALLET: asWallet } as const;

  test.for(Object.entries(kinds))('of kind %s fails nothing, in none of its fields', async ([kind, worsened]) => {
    const customer = await signUp(cloud.addresses);
    const { id } = await customer.call('POST /api/validations', {
      body: { country: 'MX', accountNumber: clabes.company },
    });
    // Until it is counted, the row stands in an index, whose keys take no other type.
    await cloud.drain(5);
    const items = [...(await itemsIn(await partitionOf(customer))), ...(await itemsIn(await accountOf(customer)))];
    const good = items.find(({ sk }) => String(sk?.['S']).startsWith(kind)) ?? {};
    const before = told();
    for (const item of worsened(good)) await put(item);
    const { history, credits } = await readAll(customer);
    expect(history.find((row) => row.id === id)?.status).toBe('VALID');
    expect(credits.balance).toBeGreaterThanOrEqual(4);
    // Lines of logs are written together, some of them a moment later.
    await expect.poll(told).toBeGreaterThan(before);
  });

  test('is shown beside the others as one that cannot be read, and takes none of them with it', async () => {
    const customer = await signUp(cloud.addresses);
    const { id } = await customer.call('POST /api/validations', { body: sandbox });
    const { id: after } = await customer.call('POST /api/validations', { body: sandbox });
    const pk = await partitionOf(customer);
    const good = (await itemsIn(pk)).find((item) => item['id']?.['S'] === id) ?? {};
    await put({ ...good, status: { S: 'SETTLED_IN_PART' } });
    const { history, found, whole } = await readAll(customer);
    for (const rows of [history, found, whole])
      expect(rows.map((row) => [row.id, row.status])).toEqual([
        [after, 'VALID'],
        [id, 'UNREADABLE'],
      ]);
    await put(good);
    expect((await readAll(customer)).history[1]?.status).toBe('VALID');
  });

  test('of the ledger is told as such, with its place in time', async () => {
    const customer = await signUp(cloud.addresses);
    const pk = await partitionOf(customer);
    const at = '2026-11-22T10:00:00.000Z';
    const entry = { pk: { S: pk }, sk: { S: `MOVEMENT#${at}#7#val_1` } };
    await put({ ...entry, kind: { S: 'transfer' }, subject: { S: 'val_1' }, lotId: { S: 'lot_1' } });
    const { movements } = await readAll(customer);
    expect(movements.find((row) => row.at === at)).toMatchObject({ kind: 'unknown', credits: null });
    expect(movements.map(({ kind }) => kind)).toContain('grant');
  });

  test('that holds a session, or a password, shuts out nobody with a 5xx', async () => {
    const customer = await signUp(cloud.addresses);
    const key = createHash('sha256').update(customer.token).digest();
    const sessions = await Promise.all(
      [key.toString('hex'), key.toString('base64url'), key.toString('base64')].map((hash) =>
        itemsIn(`SESSION#${hash}`),
      ),
    );
    const [session] = sessions.flat();
    expect(session).toBeDefined();
    for (const item of poisoned(session ?? {})) {
      await put(item);
      const answer = await refusal(customer.call('GET /api/auth/me', {})).catch(() => ({ status: 200 }));
      expect([200, 401]).toContain(answer.status);
    }
    const user = (await itemsIn(await accountOf(customer))).find((item) => item['sk']?.['S'] === 'PROFILE') ?? {};
    for (const item of poisoned(user)) {
      await put(item);
      const body = { email: customer.email, password: goodPassword };
      const answer = await refusal(guest(cloud.addresses)('POST /api/auth/login', { body })).catch(() => ({
        status: 200,
      }));
      expect(answer.status).toBeLessThan(500);
      await cloud.moveClock(3600);
    }
  });

  test('that holds a link, what a mailbox got or what a company may get fails no sign-up with a 5xx', async () => {
    const { addresses } = cloud;
    const email = newEmail();
    await registerAs(addresses, email);
    const token = tokenIn((await mailsTo(addresses, email))[0]);
    const scanned = await ask<{ readonly Items: readonly Item[] }>('Scan');
    const kinds = scanned.Items.filter(({ pk }) => /^(VERIFICATION|MAILBOX|EMAIL)#/.test(String(pk?.['S'])));
    const domain = { pk: { S: `FREE#${hashOf(registrableDomainOf(email))}` }, sk: { S: 'DOMAIN' } };
    const body = { token, password: goodPassword };
    for (const good of [...kinds, { ...domain, accounts: { N: '0' } }])
      for (const item of poisoned(good)) {
        await put(item);
        const call = guest(addresses);
        expect(await statusOf(call('POST /api/email-validation', { body: { email } }))).toBeLessThan(500);
        expect(await statusOf(call('POST /api/auth/registration', { body: { token } }))).toBeLessThan(500);
        expect(await statusOf(call('POST /api/auth/forgot-password', { body: { email } }))).toBeLessThan(500);
        await put(good);
      }
    await put({ ...domain, accounts: { S: 'FROM_ANOTHER_VERSION' } });
    const { credits } = await guest(addresses)('POST /api/auth/verify-email', { body });
    expect(credits).toBe(0);
  });
});

describe('a row of payees of another version, or a damaged one', () => {
  test.for(Object.entries(payeeKinds))('of kind %s fails nothing, in none of its fields', async ([kind, meet]) => {
    const customer = await signUp(cloud.addresses);
    const { id, other } = await twoPayees(customer);
    const rows = (await itemsIn(await partitionOf(customer))).filter((row) => isToMeet(row, kind, id));
    expect(rows.length).toBeGreaterThan(0);
    const before = told();
    for (const good of rows) {
      for (const [index, item] of poisoned(good).entries()) {
        // Nobody may ask more often within a minute.
        if (index % 20 === 19) await cloud.moveClock(61);
        await put(item);
        expect([item, await statusOf(meet(customer, id))]).toEqual([item, expect.toSatisfy((status) => status < 500)]);
        const { data } = await customer.call('GET /api/payees', { query: {} });
        expect(data.map((payee) => payee.id)).toContain(other);
      }
      await put(good);
    }
    await expect.poll(told).toBeGreaterThan(before);
  });
});

type Shop = Awaited<ReturnType<typeof shop>>;

const theOne = async (pk: string): Promise<Item> => {
  const [item] = await itemsIn(pk);
  if (!item) throw new Error(`Nothing stands at ${pk}`);
  return item;
};

describe('a row of money of another version, or a damaged one', () => {
  /** Of each kind a row, and who meets it. Nothing is paid anew: what nobody approved stays as it is. */
  const kinds: Readonly<
    Record<string, readonly [row: (at: Shop) => Promise<Item>, meet: (at: Shop) => readonly Promise<unknown>[]]>
  > = {
    'a payment that was paid': [
      ({ paid }) => theOne(`PAYMENT#${paid}`),
      ({ visitor, customer: { call }, paid: id }) => [
        visitor('POST /api/payments/{id}/capture', { params: { id } }),
        call('GET /api/payments', {}),
      ],
    ],
    'a payment that nobody approved': [
      ({ open }) => theOne(`PAYMENT#${open}`),
      ({ visitor, customer: { call }, open: id }) => [
        visitor('POST /api/payments/{id}/capture', { params: { id } }),
        call('GET /api/payments', {}),
      ],
    ],
    'a subscription': [
      ({ subscription }) => theOne(`SUBSCRIPTION#${subscription}`),
      ({ visitor, customer: { call }, subscription: id }) => [
        visitor('POST /api/subscriptions/{id}/confirm', { params: { id } }),
        call('GET /api/subscriptions', {}),
      ],
    ],
    'a charge': [
      async ({ customer: { call } }) => {
        const { data } = await call('GET /api/payments', {});
        const period = data.find(({ kind }) => kind === 'period')?.id;
        return theOne(`CHARGE#${String((await theOne(`PAYMENT#${period}`))['chargeId']?.['S'])}`);
      },
      ({ visitor, subscription: id }) => [visitor('POST /api/subscriptions/{id}/confirm', { params: { id } })],
    ],
    'a payment link': [
      ({ link }) => theOne(`PAYLINK#${link}`),
      ({ visitor, link: id }) => [
        visitor('GET /api/pay-links/{id}', { params: { id } }),
        visitor('POST /api/pay-links/{id}/payments', { params: { id }, body: {} }),
      ],
    ],
  };

  test.for(Object.entries(kinds))('%s fails nothing, in none of its fields', async ([, [row, meet]]) => {
    const at = await shop(cloud.addresses);
    const good = await row(at);
    const before = told();
    for (const [index, item] of poisoned(good).entries()) {
      // Nobody may ask more often within a minute.
      if (index % 20 === 19) await cloud.moveClock(61);
      await put(item);
      const statuses = await Promise.all(meet(at).map(statusOf));
      const [name] = Object.keys(good).filter((one) => JSON.stringify(item[one]) !== JSON.stringify(good[one]));
      expect([name, item[name ?? ''], ...statuses.filter((status) => status >= 500)]).toEqual([name, item[name ?? '']]);
    }
    await put(good);
    await expect.poll(told).toBeGreaterThan(before);
  });

  test('takes none of the others with it, in the own lists as in those of jobs and operators', async () => {
    const { addresses } = cloud;
    const { customer, visitor, open, paid, subscription } = await shop(cloud.addresses);
    const stranger = await shop(cloud.addresses);
    const pk = { S: await partitionOf(customer) };
    const strangers = [`PAYMENT#${stranger.paid}`, `SUBSCRIPTION#${stranger.subscription}`];
    for (const sk of ['PAYMENT#', 'PAYMENT#pay_none', 'SUBSCRIPTION#', 'SUBSCRIPTION#sub_none', ...strangers])
      await put({ pk, sk: { S: sk } });
    await put({ pk: { S: 'PAYLINKS' }, sk: { S: '2099-01-01T00:00:00.000Z#pl_none' } });
    const { data } = await customer.call('GET /api/payments', {});
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([open, paid]));
    expect(data).toHaveLength(3);
    const { current, previous } = await customer.call('GET /api/subscriptions', {});
    expect([current?.id, previous]).toEqual([subscription, []]);
    const asked = { command: 'pay-links', limit: 5, why: 'poison' };
    expect(await operatorOf(addresses)(asked)).toHaveProperty('links');
    await atPayPal(addresses, 'webhooks', { mode: 'drop' });
    const listedOpen = await theOne(`PAYMENT#${open}`);
    await atPayPal(addresses, 'approve', { url: String(listedOpen['approveUrl']?.['S']) });
    const { unsettledPk: list = {}, unsettledSk: sort = {} } = listedOpen;
    await put({ pk: { S: 'FOREIGN' }, sk: { S: '1' }, unsettledPk: list, unsettledSk: sort });
    await put({ ...listedOpen, pk: { S: 'PAYMENT#pay_0' }, status: { L: [] } });
    await advance(addresses, 900).catch(() => undefined);
    await runSchedules(addresses).catch(() => undefined);
    expect(await visitor('GET /api/payments/{id}', { params: { id: open } })).toMatchObject({ status: 'success' });
    await atPayPal(addresses, 'webhooks', { mode: 'normal' });
  });
});
