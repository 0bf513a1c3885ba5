import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { bankQuestions } from '#shared/plans.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { underway } from '../../infra/testing/underway.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { lotsAfter, reserveCredit } from './reserve-credit.ts';

ownTable();

const now = '2026-11-22T10:00:00.000Z';

const portsOf = () => connect(['credits.live', 'movements.list', 'validations.create', 'validations.settle']);

const customer = () => customerWith(2, now);

const ledgerOf = async (userId: string) => {
  const { credits, movements } = await portsOf();
  const page = await movements.list(userId, { limit: 100 });
  const kinds = page === 'invalidCursor' ? [] : page.rows.map(({ kind }) => kind).filter((kind) => kind !== 'grant');
  const balance = (await credits.live(userId, now)).reduce((sum, { remaining }) => sum + remaining, 0);
  return { balance, kinds };
};

test('a credit of the wallet is reserved, and comes back where nobody answered', async () => {
  const [ports, { userId, lotId }] = [await portsOf(), await customer()];
  const { validation, liveLots } = await reserveCredit(ports, { draft: underway(userId, now), claim: undefined });
  expect(validation.hold).toEqual({ lotId, source: 'operator', credits: 1 });
  expect(await ledgerOf(userId)).toEqual({ balance: 1, kinds: ['reserve'] });
  await ports.validations.settle(validation, { status: 'TIMEOUT', verified: false }, now);
  expect(await ledgerOf(userId)).toMatchObject({ balance: 2 });
  expect(lotsAfter({ ...validation, status: 'TIMEOUT' }, liveLots)[0]?.remaining).toBe(2);
});

test.for(['VALID', 'TIMEOUT'] as const)(
  'a credit of a block was taken before: reserving it and ending as %s move nothing',
  async (status) => {
    const [ports, { userId, lotId }] = [await portsOf(), await customer()];
    const block = { lotId, source: 'operator', block: 'bat_1' } as const;
    const { validation, liveLots } = await reserveCredit(ports, {
      draft: underway(userId, now),
      claim: undefined,
      block,
    });
    expect(validation.hold).toEqual({ ...block, credits: 1 });
    expect(await ports.validations.settle(validation, { status, verified: false }, now)).toBe('settled');
    expect(await ledgerOf(userId)).toEqual({ balance: 2, kinds: [] });
    expect(liveLots).toEqual([]);
  },
);

test('a credit of a block whose lot was purged meanwhile is not forfeited: that is for the block to do', async () => {
  const [ports, { userId, lotId }] = [await portsOf(), await customer()];
  const { wallets, credits } = await connect(['wallets.purge', 'credits.all']);
  const block = { lotId, source: 'operator', block: 'bat_1' } as const;
  const { validation } = await reserveCredit(ports, { draft: underway(userId, now), claim: undefined, block });
  for (const lot of await credits.all(userId)) await wallets.purge(userId, lot, plusDays(now, 60));
  const before = await ledgerOf(userId);
  const late = plusDays(now, 61);
  expect(await ports.validations.settle(validation, { status: 'TIMEOUT', verified: false }, late)).toBe('settled');
  expect(await ledgerOf(userId)).toEqual(before);
});

test('the key of a request is claimed together with its credit, in the sandbox too', async () => {
  const { idempotency } = await connect(['idempotency.find']);
  const [ports, { userId }] = [await portsOf(), await customer()];
  for (const environment of ['production', 'sandbox'] as const) {
    const draft = { ...underway(userId, now), environment };
    const claim = { keyHash: environment, requestHash: 'request', id: draft.id, carry: () => undefined };
    await reserveCredit(ports, { draft, claim });
    expect(await idempotency.find(userId, environment, now)).toEqual({ requestHash: 'request', id: draft.id });
  }
});

test('the sandbox reserves nothing', async () => {
  const [ports, { userId }] = [await portsOf(), await customer()];
  const { validation } = await reserveCredit(ports, {
    draft: { ...underway(userId, now), environment: 'sandbox' },
    claim: undefined,
  });
  expect(validation.hold).toBeUndefined();
  expect(await ledgerOf(userId)).toEqual({ balance: 2, kinds: [] });
});

/** What the wallet says of the questions of late. */
const askedBy = async (userId: string) => {
  const { preflight } = await connect(['preflight.read']);
  return (await preflight.read({ userId, account: 'nobody asked of it', sought: [] }, now)).asked;
};

const ask = async (userId: string, reason?: 'bank_unavailable' | 'interrupted', at = now) => {
  const ports = await portsOf();
  const draft = underway(userId, at);
  const { validation } = await reserveCredit(ports, { draft, claim: undefined, asked: await askedBy(userId) });
  if (reason) await ports.validations.settle(validation, { status: 'ERROR', reason, verified: false }, at);
};

test('questions are counted in the wallet, those that failed apart, and what is nobody’s failure is none', async () => {
  const { userId } = await customer();
  expect(await askedBy(userId)).toBeUndefined();
  for (const reason of ['bank_unavailable', 'interrupted', 'bank_unavailable'] as const) await ask(userId, reason);
  expect(await askedBy(userId)).toEqual({ askedSince: now, asked: 3, unanswered: 2 });
});

test('another window begins anew', async () => {
  const { userId } = await customer();
  await ask(userId, 'bank_unavailable');
  const later = plusSeconds(now, bankQuestions.windowSeconds);
  await ask(userId, undefined, later);
  expect(await askedBy(userId)).toEqual({ askedSince: later, asked: 1, unanswered: 0 });
});

test('a count that cannot be read keeps nobody from asking, and is begun anew', async () => {
  const { userId } = await customer();
  const damaged = { ':damaged': 'no moment' };
  await documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.wallet(userId),
      UpdateExpression: 'SET askedSince = :damaged, asked = :damaged, unanswered = :damaged',
      ExpressionAttributeValues: damaged,
    }),
  );
  await ask(userId, 'bank_unavailable');
  expect(await askedBy(userId)).toEqual({ askedSince: now, asked: 1, unanswered: 1 });
});
