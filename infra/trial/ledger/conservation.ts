import assert from 'node:assert/strict';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/records/keys.ts';
import { documents, TableName } from '#functions/records/table.ts';
import type { ReferenceLedger } from './model.ts';

type Row = Readonly<Record<string, unknown>> & { readonly sk: string };

/** Everything a user's partition holds, by the first word of its key. */
const read = async (userId: string): Promise<(name: string) => Row[]> => {
  const rows: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.user(userId).pk },
        ExclusiveStartKey: from,
        ConsistentRead: true,
      }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return (name) => rows.filter(({ sk }) => sk.startsWith(`${name}#`));
};

const sum = (rows: readonly Row[]): number => rows.reduce((total, { credits }) => total + Number(credits), 0);

const closings = { reserved: [], posted: ['post'], returned: ['void'] } as const;

/** Each credit is where the reference has it, and the movements of every lot and validation add up to that. */
export const assertConserved = async (userId: string, model: ReferenceLedger): Promise<void> => {
  const rows = await read(userId);
  const movements = rows('MOVEMENT');
  const byLot = Map.groupBy(movements, ({ lotId }) => String(lotId));
  const bySubject = Map.groupBy(movements, ({ subject }) => String(subject));

  const lots = rows('LOT');
  assert.deepEqual(new Set(lots.map(({ lotId }) => lotId)), new Set(model.lots.keys()));
  for (const { lotId, remaining, granted, expiresAt, endedAt } of lots) {
    assert.deepEqual({ remaining, granted, expiresAt, ended: Boolean(endedAt) }, model.lots.get(String(lotId)));
    assert.equal(sum(byLot.get(String(lotId)) ?? []), remaining, 'the movements of a lot add up to what it holds');
    assert.ok(Number(remaining) >= 0 && Number(remaining) <= Number(granted), 'a lot never holds less than nothing');
  }

  const validations = rows('VALIDATION');
  assert.deepEqual(new Set(validations.map(({ id }) => id)), new Set(model.validations.keys()));
  for (const { id, status } of validations) {
    const state = model.validations.get(String(id))?.state ?? 'reserved';
    assert.equal(status === 'PROCESSING', state === 'reserved');
    assert.deepEqual(
      bySubject.get(String(id))?.map(({ kind }) => kind),
      ['reserve', ...closings[state]],
      'a validation reserves once, and is posted or given back once',
    );
  }
};
