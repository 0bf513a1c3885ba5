import { gunzipSync } from 'node:zlib';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { clabeOf } from '../infra/testing/accounts.ts';
import { ownTable } from '../infra/testing/own-table.ts';
import { aBatch, aRow } from '../infra/testing/sample-batch.ts';
import { savedPayee } from '../infra/testing/saved-payee.ts';
import { everyRow } from '../infra/testing/table-rows.ts';
import { toldMetrics } from '../infra/testing/told-metrics.ts';
import { customerWith } from '../infra/testing/wallet.ts';
import { learn, learnPorts } from './payees/learn.ts';
import { connect } from './ports/connect.ts';
import { newId } from './proof.ts';
import type { Reply } from './rules/bank/bank-answer.ts';
import { Erased } from './rules/erased.ts';
import { minusSeconds, plusSeconds } from './rules/time.ts';
import { answerItem } from './store/support/ticket-items.ts';
import { keys } from './store/table/keys.ts';
import { documents, TableName } from './store/table/table.ts';
import { transact } from './store/table/transaction.ts';
import { validate, validatePorts } from './validations/validate.ts';

ownTable();
afterEach(() => void vi.useRealTimers());

/** Whatever holds one of these came from here. */
const account = clabeOf('00211501600776655');
const marked = {
  name: 'Zzmarca Nombrezz del Sur',
  document: 'ZZMA770707ZZ7',
  reference: 'Referenciazz 7788',
} as const;
const markers = new RegExp(`zzmarca|nombrezz|zzma770707|referenciazz|${account.slice(0, 17)}`, 'i');

const body = {
  country: 'MX',
  accountNumber: account,
  documentType: 'RFC',
  documentNumber: marked.document,
  beneficiaryName: `${marked.name} y otros`,
  reference: marked.reference,
} as const;
const text = `${JSON.stringify(marked)} ${account}`;

const needs = [
  ...validatePorts,
  ...learnPorts,
  'comparisons.write',
  'history.list',
  'history.segment',
  'payees.change',
  'payees.find',
  'payeePages.fold',
  'payeePages.read',
  'newBatches.create',
  'batches.find',
  'rowsAtWork.keep',
  'rowsAtWork.find',
  'deliveries.add',
  'deliveries.find',
  'deliveries.tried',
  'receipts.create',
  'receipts.find',
  'tickets.createFor',
  'tickets.find',
  'attachments.create',
  'attachments.find',
  'widgetSessions.create',
  'validations.settleUncharged',
] as const;

const ports = () => connect(needs);
type Ports = Awaited<ReturnType<typeof ports>>;

const asked = async (given: Ports, owner: string, reply: Reply) => {
  const bankData = { circuitOpenSeconds: () => undefined, verify: async () => reply };
  const whole = { ...body, environment: 'production' } as const;
  return (await validate({ ...given, bankData }, { owner, via: { via: 'dashboard' }, body: whole })).validation;
};

const found: Reply = { kind: 'found', beneficiary: marked.name, documentType: 'RFC', documentNumber: marked.document };

/** More rows than are read as quickly as they are. */
const longHistory = async ({ validations, history }: Ports, userId: string, now: string): Promise<void> => {
  const at = minusSeconds(now, 24 * 60 * 60);
  await Promise.all(
    Array.from({ length: 110 }, async (_, serial) => {
      const createdAt = plusSeconds(at, serial);
      const id = newId('val', createdAt);
      const { accountNumber, documentNumber, reference } = body;
      const stated = {
        country: 'MX',
        format: 'CLABE',
        accountNumber,
        normalized: accountNumber,
        documentNumber,
        reference,
      };
      const row = { id, userId, environment: 'sandbox', status: 'PROCESSING', verified: false, createdAt } as const;
      await validations.create({ ...row, ...stated });
      const outcome = { status: 'VALID', verified: true, beneficiary: marked.name } as const;
      await validations.settleUncharged({ ...row, ...stated }, outcome, createdAt);
    }),
  );
  await history.segment(userId, now, performance.now() + 10_000);
};

/** Whatever the product writes about people, once. */
const written = async (given: Ports, now: string) => {
  const { userId } = await customerWith(5, now);
  const answered = await asked(given, userId, found);
  await learn(given, answered);
  await asked(given, userId, { kind: 'pending' });
  const nameMatch = { result: 'partial' as const, score: 0.5, reasons: [] };
  const comparison = {
    fraudLevel: 'LOW',
    fraudReasons: [],
  } as const;
  await given.comparisons.write(answered, { expectedName: `${marked.name} Hermanos`, nameMatch, ...comparison }, now);
  await longHistory(given, userId, now);
  const payees = [];
  for (let serial = 0; serial < 9; serial++)
    payees.push(await savedPayee(userId, now, { name: marked.name, id: `${newId('pye', now).slice(0, -2)}00` }));
  const payee = payees[0]?.id ?? '';
  await given.payeePages.fold(userId, payee);
  const batch = aBatch({
    id: newId('bat', now),
    userId,
    name: marked.name,
    note: marked.reference,
    columns: [marked.name],
  });
  await given.newBatches.create(batch, { claim: undefined });
  await given.rowsAtWork.keep(batch, [aRow(1, { batchId: batch.id, userId, asked: { ...body } })]);
  const delivery = {
    userId,
    webhookId: 'whk_1',
    id: newId('evt', now),
    type: 'validation.completed',
    createdAt: now,
  } as const;
  const waiting = { isTest: false, attempts: 0, headers: {}, state: 'waiting', nextTryAt: now } as const;
  await given.deliveries.add({ ...delivery, ...waiting, tries: [], body: text });
  const tried = {
    state: 'delivered',
    tries: [],
    attempts: 1,
    headers: {},
    answer: text,
    nextTryAt: undefined,
  } as const;
  await given.deliveries.tried({ ...delivery, ...waiting, tries: [], body: text }, tried);
  const [receipt, expiresAt] = [newId('rcp', now), plusSeconds(now, 3600)];
  const claims = Buffer.from(text).toString('base64url');
  const link = { id: receipt, userId, validationId: answered.id, full: true, createdAt: now, expiresAt };
  await given.receipts.create(link, `e30.${claims}.e30`);
  const attachment = { id: newId('att', now), name: `${marked.name}.png`, type: 'image/png', size: 10 } as const;
  await given.attachments.create({ ...attachment, userId, createdAt: now });
  const wrote = { name: marked.name, email: 'a@example.com', subject: marked.reference, message: text, page: '/' };
  const sorted = { kind: 'support', state: 'open', category: 'general', priority: 'medium' } as const;
  const rest = { requestIds: [], seen: { error: text }, attachments: [attachment], answers: [] };
  const ticket = { id: newId('tkt', now), createdAt: now, userId, ...wrote, ...sorted, ...rest };
  await given.tickets.createFor(userId, ticket, undefined);
  await transact([await answerItem(ticket, { id: 'ans_1', at: now, by: 'us', text }, 'answered')]);
  const session = { id: newId('wse', now), userId, environment: 'sandbox', origin: 'https://tienda.example' } as const;
  const begun = { maxValidations: 1, asked: 0, requests: 0, questions: {}, steps: {}, createdAt: now, expiresAt };
  await given.widgetSessions.create('secret', { ...session, ...begun, reference: marked.reference });
  return { userId, answered, payee, batch, delivery, receipt, attachment, ticket };
};

type Written = Awaited<ReturnType<typeof written>>;

/** Everything that is kept of it, as whoever may read it reads it. */
const readAll = async (
  given: Ports,
  { userId, answered, payee, batch, delivery, attachment, ticket }: Written,
  now: string,
) => {
  const { validations, payees, batches, rowsAtWork, deliveries, attachments, tickets, history } = given;
  const page = await history.list(userId, { search: 'referenciazz' }, { limit: 100, now });
  return {
    validation: await validations.find(userId, answered.id),
    payee: await payees.find(userId, payee),
    lines: await given.payeePages.read(userId),
    batch: await batches.find(userId, batch.id),
    row: await rowsAtWork.find(batch.id, 1),
    delivery: await deliveries.find(delivery),
    attachment: await attachments.find(userId, attachment.id, now),
    ticket: await tickets.find(ticket.id),
    found: page === 'invalidCursor' ? [] : page.rows,
  };
};

const textsIn = (value: unknown): readonly string[] => {
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value);
    const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return [bytes.toString('latin1'), bytes.toString(), ...(isCompressed ? [gunzipSync(bytes).toString()] : [])];
  }
  if (typeof value === 'string') return [value, Buffer.from(value, 'base64').toString()];
  if (value instanceof Set) return [...value].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsIn) : [String(value)];
};

/** Where a marker stands that anybody could read. */
const readable = async (): Promise<readonly string[]> =>
  (await everyRow()).flatMap((row) =>
    Object.entries(row)
      .filter(([name, value]) => [name, ...textsIn(value)].some((one) => markers.test(one)))
      .map(([name]) => `${String(row['pk'])} ${String(row['sk'])} ${name}`),
  );

const erase = (userId: string, at: string) =>
  documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.dataKey(userId),
      UpdateExpression: 'SET erasedAt = :at REMOVE wrappedKey',
      ExpressionAttributeValues: { ':at': at },
    }),
  );

/** A function that is warm sees an erasure so much later. */
const seenAfterMs = 5 * 60_000 + 1;

test('whatever is written about people is sealed, opens for its customer, and for nobody once the key is erased', async () => {
  const given = await ports();
  const now = new Date().toISOString();
  const all = await written(given, now);
  expect(await readable()).toEqual([]);

  const open = await readAll(given, all, now);
  expect(open.validation).toMatchObject({ beneficiary: marked.name, expectedName: `${marked.name} Hermanos` });
  expect(open.payee).toMatchObject({ name: marked.name });
  expect(new Set(open.lines.map(({ name }) => name))).toContain('zzmarca nombrezz del sur');
  expect(open.batch).toMatchObject({ name: marked.name, note: marked.reference, columns: [marked.name] });
  expect(open.row?.asked).toMatchObject({ accountNumber: account });
  expect(open.delivery).toMatchObject({ body: text, answer: text });
  expect(open.attachment).toMatchObject({ name: `${marked.name}.png` });
  expect(open.ticket).toMatchObject({ message: text, answers: [{ text }] });
  expect(open.found).toHaveLength(100);

  await erase(all.userId, now);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seenAfterMs });
  const { result: gone } = await toldMetrics(() => readAll(given, all, now));
  expect(textsIn(gone).filter((one) => markers.test(one))).toEqual([]);
  const more = { environment: 'sandbox', status: 'PROCESSING', verified: false } as const;
  const late = { ...all.answered, ...more, hold: undefined, id: newId('val', now) };
  await expect(given.validations.create(late)).rejects.toThrow(Erased);
  await expect(savedPayee(all.userId, now, { name: marked.name })).rejects.toThrow(Erased);
  await expect(given.rowsAtWork.keep(all.batch, [aRow(2, { userId: all.userId, asked: { ...body } })])).rejects.toThrow(
    Erased,
  );
  expect(await readable()).toEqual([]);
});

const rowAt = async (Key: Readonly<Record<'pk' | 'sk', string>>) =>
  (await documents().send(new GetCommand({ TableName: TableName(), Key }))).Item ?? {};

test.for(['moved to another row', 'of another customer', 'altered in one byte'] as const)(
  'what is sealed and was %s does not open, and is told as unreadable',
  async (how) => {
    const given = await ports();
    const now = new Date().toISOString();
    const owner = (await customerWith(5, now)).userId;
    const other = how === 'of another customer' ? (await customerWith(5, now)).userId : owner;
    const [first, second] = [await asked(given, owner, found), await asked(given, other, found)];
    const [from, to] = [await rowAt(keys.validation(owner, first.id)), await rowAt(keys.validation(other, second.id))];
    const { sealed } = how === 'altered in one byte' ? to : from;
    const bytes = Buffer.from(sealed as Uint8Array);
    if (how === 'altered in one byte') bytes[20] = (bytes[20] ?? 0) ^ 1;
    await documents().send(new PutCommand({ TableName: TableName(), Item: { ...to, sealed: bytes } }));
    const { result, metrics } = await toldMetrics(() => given.validations.find(other, second.id));
    expect(result).toMatchObject({ id: second.id, status: 'UNREADABLE', accountNumber: '' });
    expect(result?.reference).toBeUndefined();
    expect(metrics['unreadableRows']).toBeGreaterThan(0);
  },
);
