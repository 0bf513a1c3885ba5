import { SESClient } from '@aws-sdk/client-ses';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { headersOf } from '#shared/contract/callers.ts';
import { partsOf } from '#shared/widget/token.ts';
import { inside, poisoned } from '../../infra/testing/damaged.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { call, signedIn } from '../../infra/testing/pipeline.ts';
import type { Item } from '../../infra/testing/releases/fixture.ts';
import { settingsOfLife } from '../../infra/testing/releases/settings.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { createKey } from '../api/keys/create-key.ts';
import { listKeys } from '../api/keys/list-keys.ts';
import { createTicket } from '../api/support/create-ticket.ts';
import { changeWidget } from '../api/widget/change-widget.ts';
import { getWidgetAnalytics } from '../api/widget/get-widget-analytics.ts';
import { getWidget } from '../api/widget/get-widget.ts';
import { queued, type QueueConsumer } from '../entry/queue.ts';
import { needs as operatorNeeds, perform } from '../operator/actions.ts';
import { connect } from '../ports/connect.ts';
import { hashOf, newToken } from '../proof.ts';
import { countWidgetSessions } from '../queues/count-widget-sessions.ts';
import { sendMail } from '../queues/send-mail.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { askFromWidgetFrame } from '../v1/widget/ask-from-widget-frame.ts';
import { createWidgetSession } from '../v1/widget/create-widget-session.ts';
import { endWidgetFrame } from '../v1/widget/end-widget-frame.ts';
import { getFromWidgetFrame } from '../v1/widget/get-from-widget-frame.ts';
import { openWidgetFrame } from '../v1/widget/open-widget-frame.ts';
import { redeemWidgetResult } from '../v1/widget/redeem-widget-result.ts';
import { mockedClient } from '../../infra/testing/mocked-client.ts';

ownTable();
mockedClient(SESClient);
const queues = mockedClient(SQSClient);
beforeAll(() => {
  queues.on(SendMessageCommand).resolves({});
  Object.assign(process.env, settingsOfLife, { ADDRESS_ALLOWANCE: '100000', SUPPORT_ADDRESS: 'soporte@example.com' });
});

const origin = 'https://tienda.example';
const question = { country: 'MX', accountNumber: '999700000000000001' } as const;

type Endpoint = Parameters<typeof call>[0];

/** One who sends requests with these headers. */
const asking =
  (headers: Readonly<Record<string, string>>) =>
  (endpoint: Endpoint, body?: object, more: { readonly params?: Record<string, string> } = {}) =>
    call(endpoint, { headers, ...more, ...(body && { body: JSON.stringify(body) }) });

/** The hash by which the row of a session is found, and a frame that shows its secret. */
const frameOf = async (server: ReturnType<typeof asking>) => {
  const { json } = await server(createWidgetSession, { origin });
  const secret = partsOf(String(json['token']))?.secret ?? '';
  return { hash: hashOf(secret), frame: asking(headersOf({ widget: { secret, frame: newToken() } })) };
};

/** A customer whose server, frame and support all have rows. */
const customer = async () => {
  const headers = await signedIn({ tier: 'enterprise', source: 'subscription' });
  const own = asking(headers);
  await own(changeWidget, { allowedOrigins: [origin] });
  const made = await own(createKey, { name: 'Widget', environment: 'sandbox', purpose: 'widget' });
  const apiKey = { keyId: String(made.json['keyId']), secret: String(made.json['secret']) };
  const server = asking(headersOf({ apiKey }));
  await server(createWidgetSession, { origin: 'https://copia.example' });
  const { hash, frame } = await frameOf(server);
  await frame(openWidgetFrame, { origin });
  const { json: answer } = await frame(askFromWidgetFrame, question);
  const [validationId, resultToken] = [String(answer['id']), String(answer['resultToken'])];
  const written = { name: 'Ana', subject: 'Un origen', message: 'No aparece.' };
  const [id, other] = [await own(createTicket, written), await own(createTicket, written)].map(({ json }) =>
    String(json['id']),
  );
  if (!answer['resultToken'] || !id || !other) throw new Error('A customer of the widget is not set up');
  return { headers, own, server, keyId: apiKey.keyId, frame, hash, validationId, resultToken, id, other };
};
type Customer = Awaited<ReturnType<typeof customer>>;

const rowsAt = async (pk: string, sk = ''): Promise<readonly Item[]> => {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: `pk = :pk${sk && ' AND begins_with(sk, :sk)'}`,
      ExpressionAttributeValues: { ':pk': pk, ...(sk && { ':sk': sk }) },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => marshall(item) as unknown as Item);
};
const put = (item: Item) =>
  documents().send(new PutCommand({ TableName: TableName(), Item: unmarshall(item as never) }));

/** Rows among a customer's own; of two kinds that begin alike, those that have this member. */
const rowsOf = async ({ hash }: Pick<Customer, 'hash'>, beginning: string, having = 'pk') => {
  const [session] = await rowsAt(keys.widgetSession(hash).pk);
  const rows = await rowsAt(keys.wallet(String(session?.['userId']?.['S'])).pk, beginning);
  return rows.filter((row) => having in row);
};

/** What a queue fails at, by the place of the message. */
const failedOf = async (consumer: QueueConsumer, bodies: readonly string[]): Promise<readonly number[]> => {
  const Records = bodies.map((body, at) => ({ messageId: `${at}`, body }) as SQSRecord);
  const { batchItemFailures } = await (await queued(consumer))({ Records } as SQSEvent);
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
};

type Meet = (by: Customer) => Promise<readonly { readonly statusCode: number }[]>;

/** Each after the other, in the order of a day. */
const inTurn = async (doings: readonly (() => ReturnType<typeof call>)[]) => {
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  for (const doing of doings) answers.push(await doing());
  return answers;
};

/** Who meets the rows of the widget, each by where they stand. */
const kinds: Readonly<Record<string, readonly [rows: (by: Customer) => Promise<readonly Item[]>, meet: Meet]>> = {
  'the settings': [
    (by) => rowsOf(by, 'WIDGET', 'perDay'),
    ({ own, server, frame, validationId }) =>
      inTurn([
        () => own(getWidget),
        () => server(createWidgetSession, { origin }),
        () => frame(openWidgetFrame, { origin }),
        () => frame(askFromWidgetFrame, { ...question, after: validationId }),
        () => own(changeWidget, { isOn: true }),
      ]),
  ],
  'the hosts': [
    (by) => rowsOf(by, 'WIDGETHOSTS'),
    ({ own, server }) =>
      inTurn([
        () => own(getWidget),
        () => server(createWidgetSession, { origin: 'https://copia.example' }),
        () => own(changeWidget, { allowedOrigins: [origin] }),
      ]),
  ],
  'the counters of a day': [
    (by) => rowsOf(by, 'WIDGETDAY#'),
    ({ own, headers }) =>
      inTurn([
        () => call(getWidgetAnalytics, { headers, query: { period: '7', environment: 'sandbox' } }),
        () => own(getWidget),
      ]),
  ],
  'a session': [
    ({ hash }) => rowsAt(keys.widgetSession(hash).pk),
    ({ frame, validationId: id }) =>
      inTurn([
        () => frame(openWidgetFrame, { origin }),
        () => frame(askFromWidgetFrame, question),
        () => frame(getFromWidgetFrame, undefined, { params: { id } }),
        () => frame(endWidgetFrame, { as: 'left' }),
      ]),
  ],
  'a result': [
    ({ resultToken }) => rowsAt(keys.widgetResult(hashOf(resultToken)).pk),
    ({ server, frame, resultToken, validationId: id }) =>
      inTurn([
        () => frame(getFromWidgetFrame, undefined, { params: { id } }),
        () => server(redeemWidgetResult, { resultToken }),
      ]),
  ],
  'the key': [
    ({ keyId }) => rowsAt(keys.apiKey(keyId).pk),
    ({ own, server, frame, validationId }) =>
      inTurn([
        () => own(listKeys),
        () => own(getWidget),
        () => server(createWidgetSession, { origin }),
        () => frame(askFromWidgetFrame, { ...question, after: validationId }),
      ]),
  ],
};

const told = (userId: string, session: string) => JSON.stringify({ userId, session });

describe('a row of the widget of another version, or a damaged one', () => {
  test.for(Object.entries(kinds))('%s fails nothing, in none of its fields', async ([, [rows, meet]]) => {
    const by = await customer();
    await failedOf(countWidgetSessions, [told('usr_1', by.hash)]);
    const found: unknown[] = [];
    const goods = await rows(by);
    expect(goods.length).toBeGreaterThan(0);
    const { failure, metrics } = await toldMetrics(async () => {
      for (const good of goods)
        for (const item of [...poisoned(good), ...inside(good)]) {
          const changed = Object.keys(good).find((at) => JSON.stringify(item[at]) !== JSON.stringify(good[at]));
          // What requests of any key are counted in, with the write that proves it: where that is damaged, each fails loudly.
          if (changed === 'minutes') continue;
          await put(item);
          const statuses = (await meet(by)).map(({ statusCode }) => statusCode);
          if (statuses.some((status) => status >= 500)) found.push([changed, item[changed ?? ''] ?? null, ...statuses]);
          await put(good);
        }
    });
    expect(failure).toBeUndefined();
    expect(found).toEqual([]);
    expect(metrics['unreadableRows']).toBeGreaterThan(0);
  });

  test('among what was written to support takes no other with it, and its mails are passed by', async () => {
    const { id, other } = await customer();
    const place = keys.ticket(new Date().toISOString().slice(0, 7), id);
    const [good] = await rowsAt(place.pk, id);
    if (!good) throw new Error('What was written is not there');
    const ports = await connect(operatorNeeds);
    const asked = { by: 'tests', why: 'poison' };
    const mails = (['ticketReceived', 'ticketForSupport'] as const).map((mail) =>
      JSON.stringify({ id, mail, userId: good['userId']?.['S'], language: 'es', askedBy: 'owner', ticketId: id }),
    );
    for (const item of [...poisoned(good), ...inside(good)]) {
      await put(item);
      const { tickets } = await perform({ command: 'tickets', limit: 100, ...asked }, ports);
      expect((tickets as readonly { readonly id: string }[]).map((ticket) => ticket.id)).toContain(other);
      await perform({ command: 'ticket', id, ...asked }, ports);
      expect(await failedOf(sendMail, mails)).toEqual([]);
    }
  });
});

test('of messages about sessions those that cannot be read fail alone', async () => {
  const { hash } = await customer();
  const wrong = ['{', '{}', 'null', told('usr_1', ''), JSON.stringify({ userId: 'usr_1', session: 7 })];
  const newer = JSON.stringify({ userId: 'usr_1', session: hash, sinceNext: true });
  const failed = await failedOf(countWidgetSessions, [...wrong, newer]);
  expect(failed).toEqual([0, 1, 2, 4]);
  const [row] = await rowsAt(keys.widgetSession(hash).pk);
  expect(row?.['counted']).toBeDefined();
});
