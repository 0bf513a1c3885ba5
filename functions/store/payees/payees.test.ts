import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { connect, type PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { confirmed, renamed, withoutAccount } from '../../rules/payees/change.ts';
import { changesOf, lastAtOf } from '../../rules/payees/changes.ts';
import { entriesOf } from '../../rules/payees/known-by.ts';
import { added, begun, touched, type Answer } from '../../rules/payees/learn.ts';
import { lineOf } from '../../rules/payees/line.ts';
import { readLine } from '../../rules/payees/line.ts';
import { plusSeconds } from '../../rules/time.ts';
import { documents, TableName } from '../table/table.ts';
import { pageIn } from './pages.ts';
import { openedEach } from '../sealing/sealed.ts';
import { readPayees } from './payee.ts';

ownTable();

const needs = ['payees.create', 'payees.change', 'payees.remove', 'payees.find', 'payeesBy.rememberLast'] as const;
type Ports = PortsOf<(typeof needs)[number]>;

const begin = '2026-05-03T10:00:00.000Z';
const holders = ['ACME SA DE CV', 'NADIR GARCIA LOPEZ', 'MARIA LOPEZ'];

const answer = (serial: number, { account, holder, document }: Step): Answer => ({
  validationId: `val_${String(serial).padStart(26, '0')}`,
  at: plusSeconds(begin, serial * 3600),
  isValid: true,
  account: {
    id: `account${account}`,
    country: 'MX',
    format: 'CLABE',
    accountNumber: `00211501600326941${account}`,
    normalized: `00211501600326941${account}`,
    masked: `•••${account}`,
  },
  holder: holders[holder],
  document: document === 0 ? undefined : { type: 'RFC', number: `RFC${document}`, id: `document${document}` },
  isDocumentSaid: false,
  isDocumentOther: false,
});

interface Step {
  readonly what: 'create' | 'touch' | 'add' | 'rename' | 'confirm' | 'removeAccount' | 'remove' | 'remember';
  readonly payee: number;
  readonly account: number;
  readonly holder: number;
  readonly document: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    'create',
    'create',
    'touch',
    'add',
    'add',
    'rename',
    'confirm',
    'removeAccount',
    'remove',
    'remember',
  ),
  payee: fc.nat(3),
  account: fc.nat(4),
  holder: fc.nat(2),
  document: fc.nat(2),
});

const linesIn = async (userId: string, page: Readonly<Record<string, unknown>>) =>
  [...(await pageIn(userId, page)).lines].filter(([, line]) => line !== '');

const itemsOf = async (userId: string) => {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `USER#${userId}` },
      ConsistentRead: true,
    }),
  );
  const of = (prefix: string) => Items.filter(({ sk }) => String(sk).startsWith(prefix));
  return {
    payees: await readPayees(userId, of('PAYEE#')),
    by: await openedEach(userId, of('PAYEEBY#'), (name) => name.startsWith('pye_')),
    lines: (await Promise.all(of('PAYEEPAGE#').map((page) => linesIn(userId, page)))).flat(),
    book: of('PAYEEBOOK')[0],
  };
};

const named = (payee: ReturnType<typeof begun>) => ({
  ...payee,
  names: [payee.name, ...payee.accounts.flatMap(({ holder }) => holder?.name ?? [])]
    .map((name) => `name of ${name}`)
    .filter((name, place, all) => all.indexOf(name) === place),
});

/** A validation that was asked: an answer is marked on it. */
const asked = ({ validationId }: Answer, userId: string) =>
  documents().send(
    new PutCommand({ TableName: TableName(), Item: { pk: `USER#${userId}`, sk: `VALIDATION#${validationId}` } }),
  );

const play = async (ports: Ports, userId: string, ids: string[], serial: number, one: Step): Promise<void> => {
  const told = answer(serial, one);
  const { validationId, at: now } = told;
  const id = ids[one.payee] ?? newId('pye', now);
  const writing = { now, counted: { validationId } };
  await asked(told, userId);
  const change = (decide: (payee: ReturnType<typeof begun>) => ReturnType<typeof begun>, counted?: typeof writing) =>
    ports.payees.change(userId, id, (payee) => named(decide(payee)), counted ?? { now });
  const steps = {
    create: async () => {
      const payee = begun(told, { id: newId('pye', now), userId, name: holders[one.holder] ?? '', origin: 'hand' });
      if ((await ports.payees.create(named(payee), writing)) === 'written') ids[one.payee] = payee.id;
    },
    touch: () => change((payee) => touched(payee, told), writing),
    add: () => change((payee) => added(payee, told), writing),
    rename: () => change((payee) => renamed(payee, `Proveedor ${one.holder}`, now)),
    confirm: () => change((payee) => confirmed(payee, now)),
    removeAccount: () => change((payee) => withoutAccount(payee, told.account.id, now)),
    remove: () => ports.payees.remove(userId, id, now),
    remember: () => ports.payeesBy.rememberLast(userId, told.account.id, { id: validationId, at: now }),
  };
  await steps[one.what]();
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a row holds of payees. */
const payeesIn = (item: Readonly<Record<string, unknown>>) =>
  Object.entries(item).filter(([name]) => name.startsWith('pye_'));

const expectInStep = async (userId: string): Promise<number> => {
  const { payees, by, lines: kept, book } = await itemsOf(userId);
  const entries = payees.flatMap((payee) =>
    Object.entries(entriesOf(payee)).map(([pseudonym, entry]) => [`PAYEEBY#${pseudonym} ${payee.id}`, plain(entry)]),
  );
  const written = by.flatMap((item) => payeesIn(item).map(([id, entry]) => [`${String(item['sk'])} ${id}`, entry]));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(entries));
  for (const item of by) {
    const count = payeesIn(item).length;
    expect([item['sk'], item['payees'] ?? 0]).toEqual([item['sk'], count]);
    expect([item['sk'], 'ttl' in item]).toEqual([item['sk'], count === 0]);
  }
  const lines = payees.map((payee) => [
    payee.id,
    lineOf({ ...payee, isChanged: changesOf(payee).length > 0, lastAt: lastAtOf(payee) }),
  ]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(lines));
  for (const [id = '', line] of lines) expect(readLine(id, line)).toBeDefined();
  expect(book?.['count'] ?? 0).toBe(payees.length);
  const documentIds = payees.flatMap(({ document }) => document?.id ?? []);
  expect(new Set(documentIds).size).toBe(documentIds.length);
  return payees.length;
};

test(
  'whatever becomes of payees, one after the other or at once, what they are found by says what they say, and nothing more',
  { timeout: 120_000 },
  async () => {
    const ports = await connect(needs);
    let payees = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 14 }), async (turns) => {
        const userId = newId('usr', begin);
        const ids: string[] = [];
        let serial = 0;
        for (const turn of turns) await Promise.all(turn.map((one) => play(ports, userId, ids, (serial += 1), one)));
        payees += await expectInStep(userId);
        for (const { id } of (await itemsOf(userId)).payees) await ports.payees.remove(userId, id, begin);
        expect(await expectInStep(userId)).toBe(0);
        const { by, book } = await itemsOf(userId);
        expect(by.flatMap(payeesIn)).toEqual([]);
        expect(book?.['count'] ?? 0).toBe(0);
      }),
      { numRuns: 40 },
    );
    expect(payees).toBeGreaterThan(20);
  },
);

const someone: Step = { what: 'create', payee: 0, account: 1, holder: 0, document: 1 };

test('an answer that is told again, by whomever, is counted once', async () => {
  const ports = await connect(needs);
  const userId = newId('usr', begin);
  const first = answer(1, someone);
  const payee = begun(first, { id: newId('pye', begin), userId, name: 'ACME', origin: 'document' });
  await asked(first, userId);
  const writing = { now: begin, counted: { validationId: first.validationId } };
  expect(await ports.payees.create(payee, writing)).toBe('written');
  const second = answer(2, someone);
  await asked(second, userId);
  const tell = (told: Answer) =>
    ports.payees.change(userId, payee.id, (one) => touched(one, told), {
      now: begin,
      counted: { validationId: told.validationId },
    });
  await Promise.all([first, second, second, first, second].map(tell));
  expect((await ports.payees.find(userId, payee.id))?.validations).toBe(2);
});

test('two payees never have one document, even when they are saved at once', async () => {
  const ports = await connect(needs);
  const userId = newId('usr', begin);
  const written = await Promise.all(
    [1, 2, 3, 4].map(async (account) => {
      const payee = begun(answer(account, { ...someone, account }), {
        id: newId('pye', begin),
        userId,
        name: 'ACME',
        origin: 'hand',
      });
      return ports.payees.create(payee, { now: begin });
    }),
  );
  expect(written.toSorted()).toEqual(['taken', 'taken', 'taken', 'written']);
  expect(await expectInStep(userId)).toBe(1);
});

test('a name that many payees have takes no more room than twenty of them need, and is nobody’s', async () => {
  const ports = await connect([...needs, 'payeesBy.find']);
  const userId = newId('usr', begin);
  const named = async () => (await ports.payeesBy.find(userId, ['one name']))[0];
  const ids = Array.from({ length: 23 }, () => newId('pye', begin));
  for (const id of ids) {
    const payee = begun(answer(1, { ...someone, document: 0 }), { id, userId, name: 'Juan Pérez', origin: 'file' });
    expect(await ports.payees.create({ ...payee, accounts: [], names: ['one name'] }, { now: begin })).toBe('written');
  }
  const last = ids.at(-1) ?? '';
  const rename = (name: string) =>
    ports.payees.change(userId, last, (one) => renamed(one, name, begin), { now: begin });
  await rename('Otro');
  const known = await named();
  expect([known?.entries.length, known?.others]).toEqual([20, 3]);

  for (const id of ids.slice(0, -1)) await ports.payees.remove(userId, id, begin);
  expect(await named()).toEqual({ entries: [], last: undefined, others: 1 });
  await rename('Uno');
  expect(await named()).toMatchObject({ entries: [{ id: last, name: 'Uno' }] });
  await ports.payees.remove(userId, last, begin);
  expect((await itemsOf(userId)).by.flatMap(payeesIn)).toEqual([]);
});

test('an answer that names nobody leaves whom the bank named before', async () => {
  const ports = await connect([...needs, 'payeesBy.find']);
  const userId = newId('usr', begin);
  const remember = (at: string, holder?: string) =>
    ports.payeesBy.rememberLast(userId, 'account', { id: `val ${at}`, at, ...(holder !== undefined && { holder }) });
  await remember(begin, 'ACME SA DE CV');
  await remember(plusSeconds(begin, 60));
  const at = plusSeconds(begin, 60);
  expect((await ports.payeesBy.find(userId, ['account']))[0]?.last).toEqual({
    id: `val ${at}`,
    at,
    holder: 'ACME SA DE CV',
  });
});
