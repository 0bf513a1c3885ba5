import { beforeAll, expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { tracedAfterDays } from '../rules/risk/leaves-trace.ts';
import { minusDays, plusSeconds } from '../rules/time.ts';
import type { Validation } from '../store/validations/validation.ts';
import { documentOf, pseudonymsOf } from './account-activity.ts';
import { rememberActivity, rememberPorts } from './remember-activity.ts';

ownTable();
beforeAll(async () => {
  for (const userId of ['usr_1', 'usr_2']) await customer({ userId });
});

const now = '2026-11-22T10:00:00.000Z';
const portsOf = () => connect([...rememberPorts, 'accountActivity.find', 'users.create', 'operations.grant']);

/** A customer of so many days, with one lot. */
const customer = async ({ userId = 'usr_1', days = 60, source = 'operator' } = {}) => {
  const ports = await portsOf();
  const createdAt = minusDays(now, days);
  const user = { userId, email: `${userId}@empresa.mx`, passwordHash: 'argon2id$1$1$salt$tag', createdAt };
  const none = { verificationSentAt: createdAt, freeCredits: 0, logins: 0, language: 'es' } as const;
  await ports.users.create({ ...user, ...none });
  const lotId = newId('lot', now);
  const lot = { lotId, source, tier: 'free', granted: 1, remaining: 0, expiresAt: now } as const;
  const audit = { id: newId('aud', now), at: now, by: 'tests', what: 'grant', why: 'tests', details: {} };
  await ports.operations.grant(userId, lot, audit);
  return userId;
};

/** A final answer about an account that nobody asked about before. */
const answered = (more: Partial<Validation> = {}): Validation => {
  const accountNumber = String(Math.floor(Math.random() * 10 ** 10)).padStart(10, '0');
  return {
    id: newId('val', now),
    userId: 'usr_1',
    environment: 'production',
    status: 'VALID',
    country: 'EC',
    format: 'LOCAL',
    bank: '0010',
    bankCode: '0010',
    accountNumber,
    normalized: accountNumber,
    documentType: 'CC',
    documentNumber: '1714307103',
    verified: true,
    createdAt: now,
    completedAt: plusSeconds(now, 2),
    ...more,
  };
};

const namesOf = async (validation: Validation) => {
  const { country, format, accountNumber, bankCode, userId } = validation;
  const question = { country, format, accountNumber, bank: bankCode, bankCode };
  return pseudonymsOf(await portsOf(), { userId, question, document: await documentOf(validation) });
};

/** What is known of its account after the answers. */
const activityAfter = async (...answers: readonly [Validation, ...Validation[]]) => {
  const ports = await portsOf();
  for (const validation of answers) await rememberActivity(ports, validation);
  return ports.accountActivity.find((await namesOf(answers[0])).account);
};

const nothing = { customers: {}, named: {}, refused: {} };

test('who asked, for whom and when the answer came is remembered, under pseudonyms', async () => {
  const validation = answered();
  const { asking } = await namesOf(validation);
  const at = validation.completedAt;
  expect(await activityAfter(validation)).toEqual({
    customers: { [asking.by]: at },
    named: { CC: { [asking.document?.namedBy ?? '']: { number: asking.document?.number, at } } },
    refused: {},
    firstAt: at,
  });
  expect(JSON.stringify(asking)).not.toMatch(/usr_1|1714307103/);
});

test('that the bank does not know the account is remembered, and no other refusal', async () => {
  const refused = answered({ status: 'INVALID', reason: 'account_not_found' });
  expect(Object.values((await activityAfter(refused)).refused)).toEqual([refused.completedAt]);
  const otherwise = await activityAfter(answered({ status: 'INVALID', reason: 'other_currency' }));
  expect(otherwise.refused).toEqual({});
});

test('a document that the bank contradicts is not remembered as one of the account, who asked is', async () => {
  const { customers, named } = await activityAfter(answered({ fraudReasons: ['document_differs'] }));
  expect([Object.keys(customers).length, named]).toEqual([1, {}]);
  const doubted = await activityAfter(answered({ fraudReasons: ['name_partial'] }));
  expect(Object.keys(doubted.named)).toEqual(['CC']);
});

test.for<[string, Partial<Validation>]>([
  ['a silence', { status: 'TIMEOUT', reason: 'no_answer_in_time', verified: false }],
  ['the sandbox', { environment: 'sandbox' }],
  ['what is not final', { status: 'PROCESSING', completedAt: undefined }],
  ['a bank that was not asked', { country: 'CO', bank: '042', bankCode: '042' }],
])('nothing is remembered of %s', async ([, more]) => {
  expect(await activityAfter(answered(more))).toEqual(nothing);
});

test('an answer that comes again, or after a later one, changes nothing', async () => {
  const first = answered({ status: 'INVALID', reason: 'account_not_found' });
  const second = { ...first, userId: 'usr_2', completedAt: plusSeconds(now, 9) };
  const known = await activityAfter(first, second);
  expect(known.firstAt).toBe(first.completedAt);
  expect(Object.values(known.refused).toSorted()).toEqual([first.completedAt, second.completedAt]);
  expect(Object.keys(known.customers)).toHaveLength(2);
  expect(await activityAfter(first, second, first)).toEqual(known);
});

test('a customer who never paid, or signed up of late, leaves no trace; one who did both in time does', async () => {
  const free = await customer({ userId: 'usr_free', source: 'free' });
  const young = await customer({ userId: 'usr_young', days: tracedAfterDays - 1 });
  const old = await customer({ userId: 'usr_old', days: tracedAfterDays });
  const refused = { status: 'INVALID', reason: 'account_not_found' } as const;
  for (const userId of [free, young, 'usr_gone'])
    expect([userId, await activityAfter(answered({ userId, ...refused }))]).toEqual([userId, nothing]);
  expect((await activityAfter(answered({ userId: old, ...refused }))).customers).not.toEqual({});
});
