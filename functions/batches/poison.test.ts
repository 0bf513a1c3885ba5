import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, test } from 'vitest';
import {
  asked,
  batchesAlone,
  customer,
  failedOf,
  sent,
  settle,
  type BatchCustomer as Customer,
} from '../../infra/testing/batches-alone.ts';
import { inside, poisoned } from '../../infra/testing/damaged.ts';
import type { call } from '../../infra/testing/pipeline.ts';
import type { Item } from '../../infra/testing/releases/fixture.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { actOnBatch } from '../api/batches/act-on-batch.ts';
import { changeBatch } from '../api/batches/change-batch.ts';
import { createBatch } from '../api/batches/create-batch.ts';
import { getBatch } from '../api/batches/get-batch.ts';
import { listBatchResults } from '../api/batches/list-batch-results.ts';
import { listBatches } from '../api/batches/list-batches.ts';
import { listMovements } from '../api/credits/list-movements.ts';
import { audit, auditPorts } from '../books/audit.ts';
import { scheduled } from '../entry/schedule.ts';
import { lookAfterBatches } from '../jobs/look-after-batches.ts';
import { connect } from '../ports/connect.ts';
import { answerBatchRow } from '../queues/answer-batch-row.ts';
import { driveBatch } from '../queues/drive-batch.ts';
import { wakeBatches } from '../queues/wake-batches.ts';
import { documents, TableName } from '../store/table/table.ts';

batchesAlone();

const itemsIn = async (pk: string, beginning: string): Promise<readonly Item[]> => {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': beginning },
    }),
  );
  return Items.map((item) => marshall(item) as unknown as Item);
};
const put = (item: Item) =>
  documents().send(new PutCommand({ TableName: TableName(), Item: unmarshall(item as never) }));

/** Who meets rows of batches. */
const doings = {
  list: ({ ask }: Customer) => ask(listBatches),
  movements: ({ ask }: Customer) => ask(listMovements),
  create: ({ ask }: Customer) => ask(createBatch, { environment: 'sandbox', upload: { bytes: 9 } }),
} as const;
const ofBatch = (id: 'over' | 'open') => ({
  get: (by: Customer) => by.ask(getBatch, undefined, { id: by[id] }),
  results: (by: Customer) => by.ask(listBatchResults, undefined, { id: by[id] }),
  change: (by: Customer) => by.ask(changeBatch, { note: 'y' }, { id: by[id] }),
  pause: (by: Customer) => by.ask(actOnBatch, undefined, { id: by[id], action: 'pause' }),
  resume: (by: Customer) => by.ask(actOnBatch, undefined, { id: by[id], action: 'resume' }),
  retry: (by: Customer) => by.ask(actOnBatch, undefined, { id: by[id], action: 'retry' }),
  cancel: (by: Customer) => by.ask(actOnBatch, undefined, { id: by[id], action: 'cancel' }),
});
type Doing = (by: Customer) => ReturnType<typeof call>;

/** Turns and rows of somebody else are done beside those that were sent meanwhile. */
const othersFail = async (by: Customer, stranger: Customer): Promise<readonly string[]> => {
  const messages = sent();
  const turnOf = ({ userId, open }: Customer, turn: number) => JSON.stringify({ userId, batchId: open, turn });
  const failed: string[] = [];
  const own = [...messages.filter(({ isTurn }) => isTurn).map(({ body }) => body), turnOf(by, 2), turnOf(by, 3)];
  if ((await failedOf(driveBatch, [...own, turnOf(stranger, 0)])).includes(own.length)) failed.push('drive');
  const users = [by, stranger].map(({ userId }) => JSON.stringify({ userId }));
  if ((await failedOf(wakeBatches, users)).includes(1)) failed.push('wake');
  sent();
  return failed;
};

/** Meets what stands there; gives what failed, and what was taken along. */
const meet = async (by: Customer, stranger: Customer, met: Readonly<Record<string, Doing>>) => {
  const failed: string[] = [];
  for (const [name, doing] of Object.entries(met)) {
    const { statusCode } = await doing(by);
    if (statusCode >= 500) failed.push(`${name} ${statusCode}`);
  }
  return [...failed, ...(await othersFail(by, stranger))];
};

/** Puts each damaged row in the place of the good one, which stands there again afterwards; gives what failed. */
const meetAll = async (good: Item, damaged: readonly Item[], meets: () => Promise<readonly string[]>) => {
  const found: unknown[] = [];
  for (const item of damaged) {
    await put(item);
    const failed = await meets();
    const changed = Object.keys(good).find((name) => JSON.stringify(item[name]) !== JSON.stringify(good[name]));
    if (failed.length > 0) found.push([changed, JSON.stringify(item[changed ?? ''] ?? null), ...failed]);
  }
  await put(good);
  return found;
};

const batchRowOf = async ({ userId }: Customer, id: string): Promise<Item> => {
  const [item] = await itemsIn(`USER#${userId}`, `BATCH#${id}`);
  if (!item) throw new Error('The batch is there');
  return item;
};

describe('a row of batches of another version, or a damaged one', () => {
  const { get, results, change, retry, pause, resume, cancel } = {
    ...ofBatch('over'),
    pause: ofBatch('open').pause,
    resume: ofBatch('open').resume,
    cancel: ofBatch('open').cancel,
  };
  const states = {
    over: { list: doings.list, movements: doings.movements, get, results, change, retry },
    open: { list: doings.list, get: ofBatch('open').get, results: ofBatch('open').results, pause, resume, cancel },
  } as const;

  test.for(['over', 'open'] as const)('of a batch that is %s fails nothing, in none of its fields', async (state) => {
    const [by, stranger] = [await customer(), await customer()];
    const good = await batchRowOf(by, by[state]);
    const { result, failure, metrics } = await toldMetrics(() =>
      meetAll(good, [...poisoned(good), ...inside(good)], async () => {
        const failed = await meet(by, stranger, states[state]);
        const { json } = await by.ask(listBatches, undefined);
        const other = by[state === 'over' ? 'open' : 'over'];
        return JSON.stringify(json).includes(other) ? failed : [...failed, 'another batch is not listed'];
      }),
    );
    expect(failure).toBeUndefined();
    expect(result).toEqual([]);
    expect(metrics['unreadableRows']).toBeGreaterThan(0);
    expect((await by.ask(getBatch, undefined, { id: by[state] })).statusCode).toBe(200);
  });

  test.for(['over', 'open'] as const)('of a row of one that is %s takes no other row with it', async (state) => {
    const [by, stranger] = [await customer(), await customer()];
    const all = await itemsIn(`BATCH#${by[state]}`, 'ROW#');
    expect(all).toHaveLength(asked.length);
    const drives: Readonly<Record<string, Doing>> = state === 'open' ? { pause, resume } : {};
    // Of one that is over the first has its answer and the third its findings; of one that is open both wait.
    for (const good of [all[0] ?? {}, all[2] ?? {}]) {
      const { result, failure } = await toldMetrics(() =>
        meetAll(good, [...poisoned(good), ...inside(good)], async () => {
          const failed = await meet(by, stranger, { ...drives, get: ofBatch(state).get });
          const { statusCode, json } = await by.ask(listBatchResults, undefined, { id: by[state] });
          const shown = (json['data'] ?? []) as readonly object[];
          return statusCode === 200 && shown.length >= asked.length - 1 ? failed : [...failed, `results ${statusCode}`];
        }),
      );
      expect(failure).toBeUndefined();
      expect(result).toEqual([]);
    }
  });

  test('that says which batches are open keeps nobody from making another', async () => {
    const by = await customer();
    const [good = {}] = await itemsIn(`USER#${by.userId}`, 'BATCHES');
    const { result, failure } = await toldMetrics(() =>
      meetAll(good, poisoned(good), async () => {
        const { statusCode } = await doings.create(by);
        return statusCode === 201 ? [] : [`create ${statusCode}`];
      }),
    );
    expect(failure).toBeUndefined();
    expect(result).toEqual([]);
  });

  test('keeps the job from no other batch', async () => {
    const [by, stranger] = [await customer(), await customer()];
    const item = await batchRowOf(by, by.open);
    const [due, sort] = [{ S: '2026-01-01T00:00:00.000Z' }, { S: '2026-01-01T00:00:00.000Z#x' }];
    await put({ ...item, lookAt: due, unsettledSk: sort, stage: { S: 'ARCHIVING' } });
    await put({ ...(await batchRowOf(stranger, stranger.open)), lookAt: due, unsettledSk: sort });
    sent();
    const { failure } = await toldMetrics(async () => (await scheduled(lookAfterBatches))());
    expect(failure).toBeInstanceOf(Error);
    const bodies = sent().map(({ body }) => body);
    expect(bodies).toContainEqual(expect.stringContaining(stranger.open));
    expect(bodies).not.toContainEqual(expect.stringContaining(by.open));
  });

  test('of the books that are proven is as good as none', async () => {
    const by = await customer();
    await settle(true);
    const ports = await connect([...auditPorts, 'books.find']);
    const proven = async () =>
      audit(ports, by.userId, { found: await ports.books.find(by.userId), deadline: Number.POSITIVE_INFINITY });
    await proven();
    const [good = {}] = await itemsIn(`USER#${by.userId}`, 'BOOKS');
    const { result, failure } = await toldMetrics(() =>
      meetAll(good, [...poisoned(good), ...inside(good)], async () => ((await proven()) ?? []).map(({ kind }) => kind)),
    );
    expect(failure).toBeUndefined();
    expect(result).toEqual([]);
  });
});

describe('a message that cannot be read', () => {
  const bad = ['', '{', 'null', '[]', '{"userId":7}', '{"batchId":"bat_none"}', '{"userId":[],"batchId":7,"turn":"x"}'];

  test('fails alone: other batches are driven', async () => {
    const { userId, open } = await customer();
    const good = [open, 'bat_none'].map((batchId) => JSON.stringify({ userId, batchId, turn: 2 }));
    expect(await failedOf(driveBatch, [...bad, ...good])).toEqual(bad.map((_, at) => at));
  });

  test('fails alone: other rows are asked about', async () => {
    const by = await customer();
    const { inFlight } = unmarshall((await batchRowOf(by, by.open)) as never);
    const [first] = inFlight as readonly { readonly row: number; readonly validationId: string }[];
    const due = { userId: by.userId, batchId: by.open, attempt: 1, environment: 'production', ...first };
    const { blocks } = unmarshall((await batchRowOf(by, by.open)) as never);
    const [{ lotId = '', source = '' } = {}] = blocks as readonly {
      readonly lotId?: string;
      readonly source?: string;
    }[];
    const good = [due, { ...due, row: 999 }].map((one) => JSON.stringify({ ...one, paidBy: { lotId, source } }));
    expect(await failedOf(answerBatchRow, [...bad, ...good])).toEqual(bad.map((_, at) => at));
    const { json } = await by.ask(listBatchResults, undefined, { id: by.open });
    expect(json['data']).toContainEqual(expect.objectContaining({ row: first?.row, status: 'SUCCESS' }));
  });

  test('fails alone: batches of others go on after a purchase', async () => {
    const { userId } = await customer();
    const unreadable = bad.filter((one) => one !== '{"userId":7}');
    const good = [userId, 'usr_none'].map((one) => JSON.stringify({ userId: one }));
    expect(await failedOf(wakeBatches, [...unreadable, ...good])).toEqual(unreadable.map((_, at) => at));
  });
});
