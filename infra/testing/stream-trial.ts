import { sparseIndex } from '#functions/store/table/sparse-index.ts';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { connectDynamoDb, type DynamoDb } from '../local/aws/dynamodb-client.ts';
import { signUp } from './customer.ts';
import { insideOf, keyMaker } from './api-key.ts';
import { ownCloud } from './own-cloud.ts';
import { sessionTrial } from './session-trial.ts';
import { countedIn, truthOf } from './widget-sessions.ts';

export interface Trial {
  readonly customers: number;
  readonly validationsEach: number;
  /** Requests of each of two keys, beside the validations; absent means none. */
  readonly requestsEach?: number;
  /** Sessions of the widget, once all that has been counted; absent means none. */
  readonly sessions?: number;
  readonly atOnce: number;
  /** So often a consumer is killed in the middle of a batch; 0 leaves the stream in peace altogether. */
  readonly kills: number;
}

type Item = Readonly<Record<string, { readonly S?: string; readonly N?: string }>>;

/** Sandbox accounts of every status, by the last two digits. */
const endings = ['01', '11', '21', '31', '03'];

/** Answers of each kind, by customer, environment, day and status. */
const tally = (entries: readonly (readonly [kind: string, count: number])[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [kind, count] of entries) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
};

const textOf = (item: Item, name: string): string => item[name]?.S ?? '';

const truthIn = (items: readonly Item[]) =>
  tally(
    items
      .filter((item) => textOf(item, 'sk').startsWith('VALIDATION#') && textOf(item, 'userId'))
      .map((item) => [
        [
          textOf(item, 'pk'),
          textOf(item, 'environment'),
          textOf(item, 'createdAt').slice(0, 10),
          textOf(item, 'status'),
        ].join(' '),
        1,
      ]),
  );

/** A counter item `USER#…`, `USAGE#<day>#<environment>` with attributes `n.<status>.<door>`. */
const countersIn = (items: readonly Item[]) =>
  tally(
    items
      .filter((item) => textOf(item, 'sk').startsWith('USAGE#'))
      .flatMap((item) => {
        const [, date = '', environment = ''] = textOf(item, 'sk').split('#');
        return Object.entries(item)
          .filter(([name]) => name.startsWith('n.'))
          .map(
            ([name, { N }]) =>
              [[textOf(item, 'pk'), environment, date, name.split('.')[1]].join(' '), Number(N)] as const,
          );
      }),
  );

/** Requests by customer, day, key and HTTP status: what their logs hold. */
const requestsIn = (items: readonly Item[]) =>
  tally(
    items
      .filter((item) => textOf(item, 'sk').startsWith('REQUEST#'))
      .map((item) => [
        [textOf(item, 'pk'), textOf(item, 'at').slice(0, 10), textOf(item, 'key'), item['status']?.N].join(' '),
        1,
      ]),
  );

/** A counter item `KEYUSAGE#<environment>#<day>#<key>` with attributes `n.r.<HTTP status>`. */
const countedRequestsIn = (items: readonly Item[]) =>
  tally(
    items
      .filter((item) => textOf(item, 'sk').startsWith('KEYUSAGE#'))
      .flatMap((item) => {
        const [, , date = '', key = ''] = textOf(item, 'sk').split('#');
        return Object.entries(item)
          .filter(([name]) => name.startsWith('n.r.'))
          .map(([name, { N }]) => [[textOf(item, 'pk'), date, key, name.split('.')[2]].join(' '), Number(N)] as const);
      }),
  );

/** A final answer such as no version writes: its owner is missing. */
const poison = async (
  send: (operation: string, input: Record<string, unknown>) => Promise<unknown>,
  TableName: string,
) => {
  const Key = { pk: { S: 'USER#nobody' }, sk: { S: 'VALIDATION#val_poison' } };
  await send('PutItem', { TableName, Item: { ...Key, status: { S: 'PROCESSING' } } });
  await send('UpdateItem', {
    TableName,
    Key,
    UpdateExpression: 'SET #status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': { S: 'VALID' } },
  });
};

interface Page {
  readonly Items: readonly Item[];
  readonly LastEvaluatedKey?: object;
}

const itemsOf = async (database: DynamoDb, TableName: string): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let from: object | undefined, page: Page | undefined; !page || from;) {
    page = (await database.send('Scan', { TableName, ...(from && { ExclusiveStartKey: from }) })) as Page;
    items.push(...page.Items);
    from = page.LastEvaluatedKey;
  }
  return items;
};

/** Consumers are killed, told the same again in other batches, and read by two lanes at once. */
const storm = (kills: number) => [
  { kind: 'lanes', lanes: 2 },
  { kind: 'boundaries', rate: 1, seed: 1 },
  { kind: 'redeliver', rate: 0.3, seed: 2 },
  { kind: 'crash', function: 'StreamCountUsage', rate: 0.5, ms: 5, times: kills, seed: 3 },
];

/** Milliseconds from each answer to its being counted. */
const lagsIn = (items: readonly Item[]): number[] =>
  items
    .filter((item) => item['usageCountedAt'])
    .map((item) => Date.parse(textOf(item, 'usageCountedAt')) - Date.parse(textOf(item, 'completedAt')));

/**
 * Lets customers validate while the consumers of the stream are killed, told the same again in other batches, and read
 * by two lanes at once; then compares what was counted with what there is to count.
 */
export const streamTrial = async ({
  customers,
  validationsEach,
  requestsEach = 0,
  sessions = 0,
  atOnce,
  kills,
}: Trial) => {
  const cloud = await ownCloud();
  const database = connectDynamoDb(cloud.databasePort);
  try {
    const people = await Promise.all(Array.from({ length: customers }, () => signUp(cloud.addresses)));
    const makeKey = keyMaker(cloud.addresses, insideOf(cloud));
    const keysOfAll = await Promise.all(people.flatMap((person) => [makeKey(person), makeKey(person)]));
    if (kills > 0) cloud.inject(storm(kills));
    const seen: string[] = [];
    // Every third asks for a key that does not exist, every fifth for something that is no key.
    const asking = keysOfAll.flatMap(({ id, headers }) =>
      Array.from({ length: requestsEach }, (_, turn) => async () => {
        const key = [`?key=key_${'0'.repeat(26)}`, turn % 5 === 0 ? '?key=none' : '', ''][turn % 3] ?? '';
        const { status } = await fetch(`${cloud.addresses.publicApi}/v1/usage${key}`, { headers });
        seen.push(`${id} ${status}`);
      }),
    );
    const validating = people.flatMap(({ call }) =>
      Array.from({ length: validationsEach }, (_, turn) => () => {
        const accountNumber = `9997000000000000${endings[turn % endings.length]}`;
        return call('POST /api/validations', { body: { country: 'MX', accountNumber, environment: 'sandbox' } });
      }),
    );
    const work = [...validating, ...asking];
    const { TableNames } = (await database.send('ListTables', {})) as { TableNames: [string] };
    const [TableName] = TableNames;
    // What comes after it waits until its retries are used up: that is no lag of the stream in peace.
    if (kills > 0) await poison((...call) => database.send(...call), TableName);
    const waiting = work.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const ask of waiting) await ask();
      }),
    );
    const { isDrained } = await cloud.drain(120);
    const items = await itemsOf(database, TableName);
    const killed = cloud.functions().find(({ name }) => name.includes('StreamCountUsage'))?.errors ?? 0;
    const setAside = cloud
      .events()
      .filter(({ source }) => source.includes('stream'))
      .map(({ failedToQueue }) => failedToQueue);
    // Whatever is still listed here, the job that counts what the stream never told would count.
    const uncounted = items.filter((item) => textOf(item, sparseIndex.partition).startsWith('UNCOUNTED')).length;
    const figures = {
      truth: truthIn(items),
      counted: countersIn(items),
      requests: {
        truth: requestsIn(items),
        counted: countedRequestsIn(items),
        /** By key and status, as the keys' owners saw them. */
        seen: tally(seen.map((one) => [one, 1])),
      },
      lags: lagsIn(items),
    };
    const lived = await sessionTrial(cloud, { database, TableName }, { sessions, atOnce, kills: Math.ceil(kills / 3) });
    const days = (await itemsOf(database, TableName)).filter((item) => textOf(item, 'sk').startsWith('WIDGETDAY#'));
    const widget = {
      isDrained: lived.isDrained,
      killed: lived.killed,
      truth: truthOf(lived.rows),
      counted: countedIn(days.map((item) => unmarshall(item as never))),
    };
    return { isDrained, killed, setAside, uncounted, ...figures, widget };
  } finally {
    database.close();
    await cloud.close();
  }
};
