import assert from 'node:assert/strict';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { lotsIn } from '#functions/store/credits/credits.ts';
import { readMovement } from '#functions/store/credits/movement.ts';
import { debtsIn } from '#functions/store/credits/debts.ts';
import { balanceAt, debtAt } from '#functions/rules/credits/rebuild.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import type { ReferenceLedger } from './model.ts';

type Row = Readonly<Record<string, unknown>> & { readonly sk: string };

/** Everything a user's partition holds, by the first word of its key. */
const read = async (userId: string): Promise<(name: string) => Row[]> => {
  const rows: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.wallet(userId).pk },
        ExclusiveStartKey: from,
        ConsistentRead: true,
      }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return (name) => rows.filter(({ sk }) => sk.split('#')[0] === name);
};

const sum = (rows: readonly Row[]): number => rows.reduce((total, { credits }) => total + Number(credits), 0);

const closings = {
  reserved: [],
  posted: [],
  returned: ['void'],
  forfeited: ['void', 'expire'],
  repaid: ['void'],
} as const;

/** Each credit is where the reference has it, and the movements of every lot and validation add up to that. */
export const assertConserved = async (userId: string, model: ReferenceLedger): Promise<void> => {
  const rows = await read(userId);
  const movements = rows('MOVEMENT');
  const byLot = Map.groupBy(movements, ({ lotId }) => String(lotId));
  const bySubject = Map.groupBy(movements, ({ subject }) => String(subject));

  const lots = lotsIn(rows('WALLET')[0]);
  assert.deepEqual(new Set(lots.map(({ lotId }) => lotId)), new Set(model.lots.keys()));
  for (const { lotId, remaining, granted, expiresAt, endedAt, unused } of lots) {
    assert.deepEqual({ remaining, granted, expiresAt, endedAt, unused }, model.lots.get(lotId));
    assert.equal(sum(byLot.get(lotId) ?? []), remaining, 'the movements of a lot add up to what it holds');
    assert.ok(remaining >= 0 && remaining <= granted, 'a lot never holds less than nothing');
  }

  const debts = debtsIn(rows('WALLET')[0]);
  assert.deepEqual(
    debts.map(({ owed, total, of, at, paymentId }) => ({ owed, total, of, at, paymentId })),
    model.purchases.debts,
    'a debt is what the reference says',
  );
  for (const { debtId, owed } of debts) assert.equal(sum(byLot.get(debtId) ?? []), -owed);

  const standing = new Set([...model.lots.keys(), ...debts.map(({ debtId }) => debtId)]);
  for (const [lotId, ofLot] of byLot)
    if (!standing.has(lotId)) assert.equal(sum(ofLot), 0, 'a lot that was purged left nothing behind');

  const validations = rows('VALIDATION');
  assert.deepEqual(new Set(validations.map(({ id }) => id)), new Set(model.validations.keys()));
  for (const { id, status } of validations) {
    const { state = 'reserved', block } = model.validations.get(String(id)) ?? {};
    assert.equal(status === 'PROCESSING', state === 'reserved');
    assert.deepEqual(
      bySubject.get(String(id))?.map(({ kind }) => kind),
      block === undefined ? ['reserve', ...closings[state]] : undefined,
      'a validation reserves once, and is given back once or never; a row of a batch moves nothing',
    );
  }

  for (const [batchId, { taken, returned, charged, isOpen }] of model.blocks.all) {
    const own = bySubject.get(batchId) ?? [];
    const of = (wanted: string) => sum(own.filter(({ kind }) => kind === wanted));
    assert.deepEqual(
      [0 - of('reserve'), of('void')],
      [taken, returned],
      'a block leaves its lots and comes back as told',
    );
    assert.ok(isOpen || taken === returned + charged, 'what was reserved was charged or returned');
  }
};

/** Movements alone tell the balance of every instant: those at which something happened, and any in between. */
export const assertRebuilt = async (
  userId: string,
  model: ReferenceLedger,
  shares: readonly number[],
): Promise<void> => {
  const rows = await read(userId);
  const movements = rows('MOVEMENT')
    .map(readMovement)
    .map((movement) => ({ ...movement, credits: movement.credits ?? Number.NaN }));
  const told = model.instants();
  const times = told.map((instant) => Date.parse(instant));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const between = shares.map((share) => new Date(first + share * (last - first)).toISOString());
  for (const instant of new Set([...told, ...between]))
    assert.deepEqual(
      [balanceAt(movements, instant), debtAt(movements, instant)],
      [model.balanceAt(instant), model.debtAt(instant)],
      `what was there and owed at ${instant} can be rebuilt`,
    );
};
