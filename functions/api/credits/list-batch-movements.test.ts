import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { beginsBatch, endsBatch, takesBlock } from '../../../infra/testing/ledger/batch.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { connect } from '../../ports/connect.ts';
import { plusDays, plusSeconds } from '../../rules/time.ts';
import { keys } from '../../store/table/keys.ts';
import { documents, TableName } from '../../store/table/table.ts';
import { listMovements } from './list-movements.ts';

ownTable();

const now = '2026-11-02T10:00:00.000Z';

const named = (userId: string, batchId: string, name: string) =>
  documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.batch(userId, batchId),
      UpdateExpression: 'SET #name = :name',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': name },
    }),
  );

const told = async (userId: string) => {
  const asked = { requestId: 'req_1', language: 'es', userAgent: undefined, from: '' } as const;
  const caller = { userId } as Parameters<typeof listMovements.run>[0]['caller'];
  const answer = await listMovements.run({ query: { limit: 100 }, caller, asked }, await connect(listMovements.needs));
  return 'data' in answer ? answer.data : [];
};

test('the ledger tells which batch took credits and gave them back, by its name, and what of them ended', async () => {
  const { userId } = await customerWith(10, now);
  const batch = await beginsBatch(userId, now);
  await named(userId, batch.batchId, 'Nómina');
  const [part] = await takesBlock(batch, 7, plusSeconds(now, 1));
  if (!part) throw new Error('nothing was taken');
  await endsBatch(batch, [{ ...part, credits: 4 }], plusDays(now, 10));
  const movements = await told(userId);
  const ofBatch = { id: batch.batchId, name: 'Nómina' };
  expect(
    movements.map(({ kind, credits, batch: by, validationId, reservation }) => [
      kind,
      credits,
      by,
      validationId,
      reservation,
    ]),
  ).toEqual([
    ['expire', -4, ofBatch, null, null],
    ['void', 4, ofBatch, null, null],
    ['reserve', -7, ofBatch, null, null],
    ['grant', 10, null, null, null],
  ]);
  expect(new Set(movements.map(({ id }) => id)).size).toBe(4);
});

test('a batch without a name is told by its id alone', async () => {
  const { userId } = await customerWith(1, now);
  const batch = await beginsBatch(userId, now);
  await takesBlock(batch, 1, plusSeconds(now, 1));
  expect((await told(userId))[0]).toMatchObject({ kind: 'reserve', batch: { id: batch.batchId, name: null } });
});
