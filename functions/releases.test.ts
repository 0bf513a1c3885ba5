import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isEnded, pauseReasons, rowStatuses } from '#shared/validation/batches.ts';
import { movementKinds } from '#shared/validation/credits.ts';
import { paymentStatuses } from '#shared/validation/payments.ts';
import { statuses, unreadable } from '#shared/validation/status.ts';
import { connectDynamoDb, type DynamoDb } from '../infra/local/aws/dynamodb-client.ts';
import { startBankData, type BankData } from '../infra/local/simulators/bank-data/index.ts';
import { openControlPlane } from '../infra/testing/control-plane.ts';
import { payPalFor } from '../infra/testing/payments/paypal.ts';
import { mockAround } from '../infra/testing/releases/aws-around.ts';
import { fill } from '../infra/testing/releases/fill.ts';
import { fixtures, textIn, userIdOf, type Fixture, type Item } from '../infra/testing/releases/fixture.ts';
import { kindNames, kindsOf } from '../infra/testing/releases/kinds.ts';
import { batchesOf } from '../infra/testing/releases/batches-of.ts';
import { liveWith } from '../infra/testing/releases/life.ts';
import { keyOf, keysIn } from '../infra/testing/releases/keys-in.ts';
import { requestsIn, keysOf, shownKeys } from '../infra/testing/releases/keys-of.ts';
import { requestsEach } from '../infra/testing/releases/life-with-keys.ts';
import { requestsOfWidgetKey } from '../infra/testing/releases/life-with-widget.ts';
import { moneyOf, rowsOfKind } from '../infra/testing/releases/life-with-money.ts';
import { isBeyondUs, nextOf } from '../infra/testing/releases/next.ts';
import { settingsOfLife } from '../infra/testing/releases/settings.ts';
import { archived } from '../infra/testing/releases/story.ts';
import { missingInTickets, shownTickets, ticketsOf, unanswered } from '../infra/testing/releases/tickets-of.ts';
import { dueAnew, shownWebhooks, statesOf, webhooksOf } from '../infra/testing/releases/webhooks-of.ts';
import { openTable, secretOfTests } from '../infra/testing/table.ts';
import { toldMetrics } from '../infra/testing/told-metrics.ts';
import { reconcileGatewayKeys } from './jobs/reconcile-gateway-keys.ts';
import { stages } from './rules/batches/batch.ts';
import { ownerOf } from './rules/keys/usage-plans.ts';
import { documents } from './store/table/table.ts';
import { lists } from './store/table/sparse-index.ts';
import { mockedClient } from '../infra/testing/mocked-client.ts';

const queues = mockedClient(SQSClient);
let table: Awaited<ReturnType<typeof openTable>>;
let plane: Awaited<ReturnType<typeof openControlPlane>>;
let bank: BankData;
let payPal: Awaited<ReturnType<typeof payPalFor>>;
let database: DynamoDb;
beforeAll(async () => {
  table = await openTable();
  plane = await openControlPlane(table, reconcileGatewayKeys.needs);
  bank = await startBankData({ port: 0, apiKey: secretOfTests, latencyMs: { min: 0, max: 0 } });
  payPal = await payPalFor({ now: () => new Date().toISOString() });
  database = connectDynamoDb(table.port);
  Object.assign(process.env, { ...settingsOfLife, BANK_DATA_URL: bank.url });
  queues.on(SendMessageCommand).resolves({});
  mockAround();
});
afterAll(async () => {
  vi.useRealTimers();
  database?.close();
  await bank?.close();
  await payPal?.close();
  await plane?.close();
  await table?.close();
});

/** Lives with the rows of a release at the time they were written. */
const lived = async (fixture: Fixture) => {
  await fill(database, fixture.rows);
  queues.resetHistory();
  const moveTo = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  const sending = vi.spyOn(documents(), 'send');
  const { result, failure, metrics } = await toldMetrics(() => liveWith(fixture, moveTo));
  if (!result) throw failure;
  const calls = sending.mock.calls.map(([{ input }]) => input);
  const met = new Set(keysIn([calls, sending.mock.settledResults.map(({ value }) => value as unknown)]));
  sending.mockRestore();
  const mails = queues.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input.MessageBody ?? '');
  const kinds = new Set(fixture.rows.filter((row) => met.has(keyOf(row))).flatMap(kindsOf));
  const gatewayKeysOf = plane.usage.keys.all().map(({ name = '' }) => ownerOf(name));
  return { ...result, metrics, mails, gatewayKeysOf, unmet: kindNames.filter((kind) => !kinds.has(kind)) };
};

const lives = new Map<Fixture, ReturnType<typeof lived>>();
/** The same, once for all tests. */
const lifeWith = (fixture: Fixture): ReturnType<typeof lived> => {
  const life = lives.get(fixture) ?? lived(fixture);
  lives.set(fixture, life);
  return life;
};

/** The validations of the owner by id, each with what its row should be shown as. */
const written = (fixture: Fixture, shownAs: (row: Item) => string) => {
  const pk = `USER#${userIdOf(fixture, fixture.people.owner)}`;
  const rows = fixture.rows.filter((row) => textIn(row, 'pk') === pk && kindsOf(row).includes('validation'));
  return Object.fromEntries(rows.map((row) => [textIn(row, 'id'), shownAs(row)]));
};
const statusIn = (row: Item): string => textIn(row, 'status');
const shown = (rows: readonly { readonly id: string; readonly status: string }[]) =>
  Object.fromEntries(rows.map(({ id, status }) => [id, status]));

const newest = (): Fixture => {
  const [last] = fixtures.slice(-1);
  if (!last) throw new Error('No release is kept');
  return last;
};

/** What this release refuses of rows of one before, knowingly. */
const refusedSince: Readonly<Record<string, readonly string[]>> = {
  // Keys were not bound to an endpoint yet: whoever repeats a request across both is refused, and nothing is done twice.
  '2026-11-21-52d5e98': ['errors.idempotencyMismatch'],
};

test('rows of every release are kept, the newest with every kind, status, movement and list that there is', () => {
  const { rows } = newest();
  expect(fixtures.length).toBeGreaterThanOrEqual(3);
  expect(new Set(rows.flatMap(kindsOf))).toEqual(new Set(kindNames));
  expect(rows.filter((row) => kindsOf(row).length !== 1)).toEqual([]);
  const words = (kind: string, name: string) =>
    new Set(rows.filter((row) => kindsOf(row).includes(kind)).map((row) => textIn(row, name)));
  // No validation waits before it begins.
  expect(words('validation', 'status')).toEqual(new Set(statuses.filter((status) => status !== 'PENDING')));
  expect(words('movement', 'kind')).toEqual(new Set(movementKinds));
  expect(words('payment', 'status')).toEqual(new Set(paymentStatuses));
  expect(words('subscription', 'status')).toEqual(new Set(['pending', 'active', 'pastDue', 'cancelled']));
  expect(words('batch', 'stage')).toEqual(new Set(stages));
  expect(words('batch', 'pausedBy')).toEqual(new Set(['', ...pauseReasons]));
  // That somebody is asked about a row stands in its batch.
  expect(words('batchRow', 'status')).toEqual(new Set(rowStatuses.filter((status) => status !== 'PROCESSING')));
  const inLists = new Set(rows.flatMap((row) => textIn(row, 'unsettledPk').split('#')[0] || []));
  expect(inLists).toEqual(new Set(Object.values(lists).map(({ name }) => name)));
});

test.for(fixtures)('rows of $release are read by this one as its own', async (fixture) => {
  const { history, whole, found, file, movements, refusals, metrics, ...more } = await lifeWith(fixture);
  const known = refusedSince[fixture.release] ?? [];
  expect(refusals.map((refusal) => known.find((code) => refusal.includes(code)) ?? refusal)).toEqual(known);
  expect(metrics['unreadableRows']).toBeUndefined();
  // Rows of every kind were read, or written over. Releases before lack kinds, and hashed some keys of another text.
  expect(fixture === newest() ? more.unmet : []).toEqual([]);
  expect(metrics).toMatchObject({ ledgerDifference: 0 });
  const validations = written(fixture, statusIn);
  expect(shown(history)).toEqual(validations);
  expect(shown(whole)).toEqual(validations);
  expect(found.length).toBeGreaterThanOrEqual(2);
  // A line of names comes first.
  expect(file.trim().split('\n')).toHaveLength(Object.keys(validations).length + 1);
  expect(movements.filter(({ kind, credits }) => kind === 'unknown' || credits === null)).toEqual([]);
  expect(more.sessions).toHaveLength(1);
  expect(more.credits['balance']).toBeGreaterThan(0);
  expect(String(more.repeated['id']) in validations).toBe(known.length === 0);
  expect(more.asked['status']).toBe('VALID');
  expect(more.inArchive.map(({ reference }) => reference)).toEqual([archived, archived, archived]);
  expect(more.verified['token']).toEqual(expect.any(String));
  expect(more.trail['audit']).not.toEqual([]);
  expect(more.account['lots']).not.toEqual([]);
  expect(more.parked['count']).toBe(
    fixture.rows.filter((row) => textIn(row, 'unsettledPk').startsWith('PARKED#')).length,
  );
  expect([...more.unmailed, ...more.unheard]).toEqual([]);
});

test.for(fixtures)('API keys of $release work on, and are shown with all that they were used for', async (fixture) => {
  const { owner, integrator, apiKeys = [] } = fixture.people;
  const { ofKeys, hurried, called, mails, metrics, gatewayKeysOf } = await lifeWith(fixture);
  const { withoutRow: none, ...kept } = keysOf(fixture, owner);
  expect(none).toBe(0);
  expect(shownKeys(ofKeys)).toEqual(kept);
  // Every day of the owner was kept whole: what was counted is what the rows say.
  expect(requestsIn(ofKeys)).toBe(kept.requests);
  expect(new Set(called.map(({ principalId }) => principalId))).toEqual(new Set(apiKeys.map(({ keyId }) => keyId)));
  expect(called.filter(({ status, history }) => status !== 'VALID' || history.length === 0)).toEqual([]);
  const ofWidgetKey = fixture.people.merchant ? requestsOfWidgetKey : 0;
  // No stream tells here of what was called: a job finds just that.
  expect(metrics['usageDifference'] ?? 0).toBe(called.length * requestsEach + ofWidgetKey);
  // Its own gateway key was left where it was recorded, so a job makes one here.
  expect(gatewayKeysOf).toEqual(apiKeys.length > 0 ? [userIdOf(fixture, owner)] : []);
  // That a key nears its limit was told before, and is not told again.
  expect(mails.filter((mail) => mail.includes('keyLimit'))).toEqual([]);
  if (!integrator || !hurried) return;
  const { withoutRow, ...left } = keysOf(fixture, integrator);
  expect(shownKeys(hurried)).toEqual(left);
  // Their days are not kept, but for the requests that have no row anyway.
  expect(requestsIn(hurried)).toBe(withoutRow);
});

test.for(fixtures)('money of $release stands as it was left, at a PayPal that forgot it, too', async (fixture) => {
  const { money } = await lifeWith(fixture);
  const payments = moneyOf(fixture, 'payment', statusIn);
  expect(shown(money.payments)).toEqual(payments);
  expect(shown(money.captured)).toEqual(payments);
  const subscriptions = moneyOf(fixture, 'subscription', statusIn);
  expect(shown(money.subscriptions)).toEqual(subscriptions);
  expect(shown(money.confirmed)).toEqual(subscriptions);
  expect(money.links).toHaveLength(rowsOfKind(fixture, 'payLink').length);
  expect(money.untold).toEqual([]);
  const { payer } = fixture.people;
  if (!payer) return;
  const userId = userIdOf(fixture, payer);
  const own = rowsOfKind(fixture, 'payment').filter((row) => textIn(row, 'userId') === userId);
  expect(shown(money.paid?.payments ?? [])).toEqual(
    Object.fromEntries(own.map((row) => [textIn(row, 'id'), statusIn(row)])),
  );
  // One that nobody agreed to yet is in no list.
  expect(money.paid?.subscriptions.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'pastDue']);
  expect(money.paid?.debt).toBe(3);
});

test.for(fixtures)('payees and receipts of $release are shown, learn on and are asked about again', async (fixture) => {
  const { payees, ofPayees } = await lifeWith(fixture);
  const userId = userIdOf(fixture, fixture.people.owner);
  const own = rowsOfKind(fixture, 'payee').filter((row) => textIn(row, 'userId') === userId);
  const kept = own.map((row) => [textIn(row, 'id'), textIn(row, 'name')]);
  for (const shownPayees of [payees.listed, payees.whole])
    expect(Object.fromEntries(shownPayees.map(({ id, name }) => [id, name]))).toEqual(Object.fromEntries(kept));
  const states = rowsOfKind(fixture, 'receipt').map((row) => ('revokedAt' in row ? 'revoked' : 'authentic'));
  expect(payees.receipts).toMatchObject({ states, checked: states.filter((state) => state === 'authentic') });
  expect(ofPayees).toEqual({ unlearned: [], unasked: [] });
});

test('of payees, the newest release holds one that changed, one with a rhythm, and receipts open and revoked', async () => {
  const { payees } = await lifeWith(newest());
  expect(payees.listed.flatMap(({ changed }) => changed.map(({ what }) => what))).toContain('otherAccount');
  expect(payees.listed.map(({ recheck }) => recheck)).toContain('monthly');
  expect(payees.recognized).toMatchObject({ payee: { known: true } });
  expect(new Set(payees.receipts.states)).toEqual(new Set(['authentic', 'revoked']));
});

test.for(fixtures)('batches of $release are shown with their rows, and go on to their end', async (fixture) => {
  const { batches, called, driven } = await lifeWith(fixture);
  const own = batchesOf(fixture);
  const kept = own.map(({ id, rows }) => [id, rows]);
  expect(batches.listed.map(({ id }) => [id, batches.results[id]?.length])).toEqual(kept);
  expect(batches.whole).toEqual(batches.listed);
  const ofKeys = own.filter(({ row }) => 'keyId' in row).map(({ id }) => id);
  expect(called.flatMap((found) => found.batches.map(({ id }) => id))).toEqual(expect.arrayContaining(ofKeys));
  // Whoever repeats the request that made one is given that one.
  expect(own.map(({ id }) => id).includes(String(batches.repeated['id']))).toBe(own.length > 0);
  // What waits for its file waits on.
  const waiting = own.filter(({ row }) => textIn(row, 'stage') === 'uploading').map(({ id }) => id);
  expect(driven.listed.filter(({ status }) => !isEnded(status)).map(({ id }) => id)).toEqual(waiting);
  const left = Object.values(driven.results).flat();
  expect(left.filter(({ status }) => status === 'PENDING' || status === 'PROCESSING')).toEqual([]);
  expect(left.map(({ validation }) => validation?.status)).not.toContain(unreadable);
});

test.for(fixtures)('webhooks of $release go on: each event once, in order, proven', async (fixture) => {
  const { listed, whole, told, untold, wentOn } = (await lifeWith(fixture)).webhooks;
  expect(shownWebhooks({ listed, told })).toEqual(webhooksOf(fixture));
  expect([whole, untold, wentOn?.failed ?? []]).toEqual([listed, [], []]);
  expect((wentOn?.got ?? []).map(({ id, isProven }) => [id, isProven])).toEqual(
    dueAnew(fixture).map((id) => [id, true]),
  );
});

test('of webhooks, the newest release holds one paused, one whose secret is rotated, and events of each fate', () => {
  expect(statesOf(newest(), 'webhook')).toEqual(new Set(['active', 'paused']));
  expect(statesOf(newest(), 'delivery')).toEqual(new Set(['delivered', 'waiting']));
  expect(dueAnew(newest())).toHaveLength(2);
});

test.for(fixtures)('tickets of $release are listed, shown and answered, and others join them', async (fixture) => {
  const { tickets, ofSupport } = await lifeWith(fixture);
  expect(shownTickets(tickets)).toEqual(ticketsOf(fixture));
  expect(unanswered(tickets)).toEqual([]);
  expect(Object.values(ofSupport).map(({ id }) => String(id).slice(0, 4))).toEqual(['tkt_', 'tkt_']);
});

test('of tickets, the newest release holds each kind in every state, with files and answers', () => {
  expect(missingInTickets(newest())).toEqual([]);
});

test('rows of the release after this one are read as far as they can be, and harm nobody', async () => {
  const fixture = newest();
  const { history, whole, file, movements, refusals, metrics, ...more } = await lived(nextOf(fixture));
  // Of a plan that is new nobody knows what it includes: webhooks are shown and changed, and nothing is sent again.
  expect(refusals.filter((refusal) => !refusal.includes('errors.notOnPlan'))).toEqual([]);
  expect(metrics['unreadableRows']).toBeGreaterThan(0);
  const validations = written(fixture, (row) => (isBeyondUs(row) ? unreadable : statusIn(row)));
  expect(Object.values(validations)).toContain(unreadable);
  expect(shown(history)).toEqual(validations);
  expect(shown(whole)).toEqual(validations);
  expect(file.trim().split('\n')).toHaveLength(Object.keys(validations).length + 1);
  expect(movements.map(({ kind }) => kind)).toContain('unknown');
  expect(movements.map(({ kind }) => kind)).toContain('reserve');
  expect(more.credits['balance']).toBeGreaterThan(0);
  expect(more.asked['status']).toBe('VALID');
  expect(more.inArchive).toHaveLength(3);
  expect(more.verified['token']).toEqual(expect.any(String));
  expect(keysOf(fixture, fixture.people.owner)).toMatchObject(shownKeys(more.ofKeys));
  expect(more.called.map(({ status }) => status)).toEqual(more.called.map(() => 'VALID'));
  expect(more.hurried?.requests.length).toBeGreaterThan(0);
  expect([...more.unmailed, ...more.unheard]).toEqual([]);
  const isRead = (row: Item) => textIn(row, 'state') !== 'paused' && textIn(row, 'type') !== 'batch.completed';
  expect(webhooksOf(fixture, isRead)).toEqual(shownWebhooks(more.webhooks));
  expect(more.webhooks.wentOn?.failed).toEqual([]);
  const ofMoney = (kind: string) => moneyOf(fixture, kind, (row) => (isBeyondUs(row) ? 'unknown' : statusIn(row)));
  expect(Object.values(ofMoney('payment'))).toContain('unknown');
  expect(shown(more.money.captured)).toEqual(ofMoney('payment'));
  expect(Object.values(ofMoney('subscription'))).toContain('unknown');
  expect(shown(more.money.confirmed)).toEqual(ofMoney('subscription'));
});
