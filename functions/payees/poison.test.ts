import { SESClient } from '@aws-sdk/client-ses';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBankData, type BankData } from '../../infra/local/simulators/bank-data/index.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { poisoned } from '../../infra/testing/damaged.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { call, send, signedIn } from '../../infra/testing/pipeline.ts';
import type { Item } from '../../infra/testing/releases/fixture.ts';
import { secretOfTests } from '../../infra/testing/table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { changePayeeBook } from '../api/payees/change-payee-book.ts';
import { changePayee } from '../api/payees/change-payee.ts';
import { createPayee } from '../api/payees/create-payee.ts';
import { exportPayees } from '../api/payees/export-payees.ts';
import { getPayeeBook } from '../api/payees/get-payee-book.ts';
import { getPayee } from '../api/payees/get-payee.ts';
import { importPayees } from '../api/payees/import-payees.ts';
import { listCandidates } from '../api/payees/list-candidates.ts';
import { searchPayees } from '../api/payees/search-payees.ts';
import { recognizePayee } from '../api/payees/recognize-payee.ts';
import { createValidation } from '../api/validations/create-validation.ts';
import { queued, type QueueConsumer } from '../entry/queue.ts';
import { connect } from '../ports/connect.ts';
import { hashOf, newId } from '../proof.ts';
import { recheckPayee } from '../queues/recheck-payee.ts';
import { rememberPayees } from '../queues/remember-payees.ts';
import { sendMail } from '../queues/send-mail.ts';
import { plusDays } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { mockedClient } from '../../infra/testing/mocked-client.ts';

ownTable();
const mails = mockedClient(SESClient);
let bank: BankData;
beforeAll(async () => {
  bank = await startBankData({ port: 0, apiKey: secretOfTests, latencyMs: { min: 0, max: 0 } });
  mockedClient(SQSClient).on(SendMessageCommand).resolves({});
  Object.assign(process.env, {
    BANK_DATA_URL: bank.url,
    BANK_DATA_SECRET: 'bank data',
    BANK_DEADLINE_MS: '2000',
    BANK_PATIENCE_MS: '100',
    BANK_RETRY_PAUSE_MS: '1',
    SLOW_SANDBOX_MS: '300',
    ORIGIN_PROOFS: 'origin',
    ADDRESS_ALLOWANCE: '100000',
    MAIL_QUEUE_URL: 'http://127.0.0.1/mails',
    MAIL_FROM: 'no-reply@example.com',
    MAIL_CONFIGURATION: 'mails',
    DASHBOARD_ADDRESS_PARAMETER: '/dashboard',
  });
});
afterAll(() => bank?.close());

const company = {
  country: 'MX',
  accountNumber: clabes.company,
  documentType: 'RFC',
  documentNumber: 'GODE561231GR8',
} as const;
const name = 'Comercializadora Peñón';
const stated = { ...company, beneficiaryName: name };

/** A customer with credits, somebody to be asked about by itself, and somebody else. */
const customer = async () => {
  const headers = await signedIn();
  const key = keys.session(hashOf(headers.authorization.slice('Bearer '.length)));
  const { Item: session = {} } = await documents().send(new GetCommand({ TableName: TableName(), Key: key }));
  const userId = String(session['userId']);
  const now = new Date().toISOString();
  const { operations } = await connect(['operations.grant']);
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'grant', why: 'test', details: {} };
  const lot = { source: 'operator', tier: 'pro', granted: 900, remaining: 900, expiresAt: plusDays(now, 9) } as const;
  await operations.grant(userId, { ...lot, lotId: newId('lot', now) }, audit);
  const ask = (endpoint: Parameters<typeof call>[0], body?: object, params?: Readonly<Record<string, string>>) =>
    call(endpoint, { headers, ...(body && { body: JSON.stringify(body) }), ...(params && { params }) });
  const { json: payee } = await ask(createPayee, { ...company, name });
  const { json: other } = await ask(createPayee, { country: 'MX', accountNumber: clabes.person, name: 'Otra Persona' });
  const [id, otherId] = [String(payee['id']), String(other['id'])];
  const { json: rhythm } = await ask(changePayee, { recheck: 'monthly' }, { id });
  const { json: answer } = await ask(createValidation, stated);
  const [validationId, dueAt] = [String(answer['id']), String(rhythm['nextRecheckAt'])];
  return { userId, headers, ask, id, otherId, validationId, dueAt };
};
type Customer = Awaited<ReturnType<typeof customer>>;

const rowsOf = async ({ userId }: Customer, beginning: string): Promise<readonly Item[]> => {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':sk': beginning },
    }),
  );
  return Items.map((item) => marshall(item) as unknown as Item);
};
const put = (item: Item) =>
  documents().send(new PutCommand({ TableName: TableName(), Item: unmarshall(item as never) }));

/** What a queue fails at, by the place of the message. */
const failedOf = async (consumer: QueueConsumer, bodies: readonly string[]): Promise<readonly number[]> => {
  const Records = bodies.map((body, at) => ({ messageId: `${at}`, body }) as SQSRecord);
  const { batchItemFailures } = await (await queued(consumer))({ Records } as SQSEvent);
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
};
const told = ({ userId }: Customer, id: string) => JSON.stringify({ userId, id });

/** Who meets rows of payees, each by what it comes to. */
const doings = {
  validate: ({ ask }: Customer) => ask(createValidation, stated),
  recognize: ({ ask }: Customer) => ask(recognizePayee, stated),
  get: ({ ask, id }: Customer) => ask(getPayee, undefined, { id }),
  book: ({ ask }: Customer) => ask(getPayeeBook),
  changeBook: ({ ask }: Customer) => ask(changePayeeBook, { savesByDocument: true }),
  confirm: ({ ask, id }: Customer) => ask(changePayee, { confirm: true }, { id }),
  save: ({ ask, validationId }: Customer) => ask(createPayee, { validationId }),
  import: ({ ask }: Customer) => ask(importPayees, { payees: [{ ...company, name }] }),
  export: ({ headers }: Customer) => send(exportPayees, { headers }),
} as const;
type Doing = keyof typeof doings;

const isListed = async ({ headers, otherId }: Customer): Promise<boolean> => {
  const { json } = await call(searchPayees, { headers, body: JSON.stringify({ search: 'Otra Persona' }) });
  return ((json['data'] ?? []) as { readonly id: string }[]).some(({ id }) => id === otherId);
};

/** Meets what stands there, one after the other; gives what failed, and what was taken along. */
const meet = async (by: Customer, stranger: Customer, names: readonly Doing[]): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const doing of names) {
    const { statusCode, body } = await doings[doing](by);
    const isAnswered = doing !== 'validate' || (statusCode === 201 && body.includes('"status":"VALID"'));
    if (statusCode >= 500 || !isAnswered) failed.push(`${doing} ${statusCode}`);
  }
  if (!(await isListed(by))) failed.push('another payee is not listed');
  const messages = [told(by, by.validationId), told(stranger, stranger.validationId)];
  if ((await failedOf(rememberPayees, messages)).includes(1)) failed.push('somebody else is not remembered');
  const due = { userId: by.userId, payeeId: by.id, dueAt: by.dueAt };
  if ((await failedOf(recheckPayee, [JSON.stringify(due)])).length > 0) failed.push('recheck');
  return failed;
};

/** What is in the map of an entry is damaged too. */
const withEntries = (item: Item): readonly Item[] =>
  Object.entries(item).flatMap(([at, { M }]) =>
    M ? poisoned(M as Item).map((worse): Item => ({ ...item, [at]: { M: worse } })) : [],
  );

const worse = { M: { of: { S: 'another version' } } };

describe('a row of payees of another version, or a damaged one', () => {
  const kinds: Readonly<Record<string, readonly Doing[]>> = {
    'PAYEE#': ['get', 'confirm', 'save', 'import', 'export'],
    'PAYEEBY#': ['validate', 'recognize', 'save', 'import'],
    'PAYEEPAGE#': ['book', 'confirm', 'save', 'export'],
    PAYEEBOOK: ['validate', 'book', 'changeBook', 'save'],
  };

  test.for(Object.entries(kinds))(
    'of kind %s fails nothing, in none of its fields, and takes no other with it',
    async ([kind, names]) => {
      const [by, stranger] = [await customer(), await customer()];
      const rows = (await rowsOf(by, kind)).filter(
        (row) => !JSON.stringify(row).includes(by.otherId) || 'count' in row,
      );
      expect(rows.length).toBeGreaterThan(0);
      const found: unknown[] = [];
      const { failure, metrics } = await toldMetrics(async () => {
        for (const good of rows) {
          for (const item of [...poisoned(good), ...(good === rows[0] ? withEntries(good) : [])]) {
            await put(item);
            const failed = await meet(by, stranger, names);
            const changed = Object.keys(good).find((at) => JSON.stringify(item[at]) !== JSON.stringify(good[at]));
            if (failed.length > 0) found.push([kind, changed, JSON.stringify(item[changed ?? ''] ?? null), ...failed]);
          }
          await put(good);
        }
      });
      expect(failure).toBeUndefined();
      expect(found).toEqual([]);
      expect(metrics['unreadableRows']).toBeGreaterThan(0);
    },
  );

  test('leaves those to be found who were validated and are no payee yet', async () => {
    const by = await customer();
    for (const good of [...(await rowsOf(by, 'PAYEE#')), ...(await rowsOf(by, 'PAYEEBY#'))])
      await put(Object.fromEntries(Object.entries(good).map(([at, value]) => [at, at.endsWith('k') ? value : worse])));
    expect((await by.ask(listCandidates)).statusCode).toBe(200);
  });

  test('that cannot be read at all stops no validation, and leaves it without a memory', async () => {
    const by = await customer();
    await failedOf(rememberPayees, [told(by, by.validationId)]);
    const { json: before } = await by.ask(createValidation, stated);
    expect(before).toMatchObject({ status: 'VALID', payee: { known: true, id: by.id } });
    for (const good of await rowsOf(by, 'PAYEEBY#'))
      await put(Object.fromEntries(Object.entries(good).map(([at, value]) => [at, at.endsWith('k') ? value : worse])));
    const { statusCode, json } = await by.ask(createValidation, stated);
    expect(statusCode).toBe(201);
    expect(json).toMatchObject({ status: 'VALID', beneficiary: before['beneficiary'], payee: { known: false } });
  });
});

describe('a message that cannot be read', () => {
  const bad = ['', '{', 'null', '[]', '{"userId":7}', '{"userId":"usr_none"}', '{"userId":"usr_none","id":[]}'];

  test('fails alone: payees learn from the others', async () => {
    const by = await customer();
    const failed = await failedOf(rememberPayees, [...bad, told(by, by.validationId), told(by, 'val_none')]);
    expect(failed).toEqual(bad.map((_, at) => at));
    expect((await by.ask(getPayee, undefined, { id: by.id })).json).toMatchObject({ validations: 1 });
  });

  test('fails alone: others are asked about again', async () => {
    const by = await customer();
    const due = { userId: by.userId, payeeId: by.id, dueAt: by.dueAt };
    const passing = [{ ...due, payeeId: 'pye_none' }, due].map((one) => JSON.stringify(one));
    const failed = await failedOf(recheckPayee, [...bad, ...passing, JSON.stringify({ ...due, dueAt: 'tomorrow' })]);
    expect(failed).toEqual([...bad.map((_, at) => at), bad.length + passing.length]);
  });

  test('fails alone: mails about payees that are gone, or wait for nothing, are not sent', async () => {
    const by = await customer();
    const mail = { id: 'mail_1', userId: by.userId, language: 'es', askedBy: 'us' };
    const gone = { ...mail, mail: 'payeeChanged', payeeId: 'pye_none' };
    const bodies = [gone, { ...mail, id: 'mail_2', mail: 'roundPaused' }, { ...mail, mail: 'payeeChanged' }];
    const failed = await failedOf(sendMail, [...bodies.map((one) => JSON.stringify(one)), ...bad]);
    expect(failed).toEqual([2, ...bad.map((_, at) => at + bodies.length)]);
    expect(mails.calls()).toHaveLength(0);
  });
});
