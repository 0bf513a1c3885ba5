import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { FinalStatus } from '#shared/validation/status.ts';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { partsOf, type Part } from '#functions/rules/credits/take-block.ts';
import { reserveBlockItems, returnBlockItems } from '#functions/store/credits/blocks.ts';
import { liveLotsIn, readWallet } from '#functions/store/credits/credits.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import { refusedIn, type Items } from '#functions/store/table/transaction.ts';
import { reserveCredit } from '#functions/validations/reserve-credit.ts';
import { underway } from '../underway.ts';

const ports = await connect(['validations.create', 'validations.settle', 'validations.find', 'credits.live']);

/** As much of a batch as its credits need: every change of it says how many were before. */
export interface TestBatch {
  readonly userId: string;
  readonly batchId: string;
  changes: number;
}

/** A batch that asks. */
export const beginsBatch = async (userId: string, at: string): Promise<TestBatch> => {
  const batchId = newId('bat', at);
  const item = { ...keys.batch(userId, batchId), id: batchId, userId, stage: 'asking', changes: 0 };
  await documents().send(new PutCommand({ TableName: TableName(), Item: item }));
  return { userId, batchId, changes: 0 };
};

const rounds = 20;

/** The batch changes together with what `itemsOf` makes of the wallet; false where somebody else changed the batch. */
const changing = async (batch: TestBatch, stage: string, at: string, itemsOf: () => Promise<Items>) => {
  const own = {
    TableName: TableName(),
    Key: keys.batch(batch.userId, batch.batchId),
    UpdateExpression: 'SET changes = :next, stage = :stage, completedAt = :at',
    ConditionExpression: 'changes = :seen',
    ExpressionAttributeValues: { ':seen': batch.changes, ':next': batch.changes + 1, ':stage': stage, ':at': at },
  };
  for (let round = 0; round < rounds; round++) {
    const refused = await refusedIn([{ Update: own }, ...(await itemsOf())]);
    if (refused.includes(0)) return false;
    if (refused.length > 0) continue;
    batch.changes += 1;
    return true;
  }
  throw new Error('The wallet kept changing');
};

/** Takes as many credits as there are, at most so many. */
export const takesBlock = async (batch: TestBatch, wanted: number, at: string): Promise<readonly Part[]> => {
  const { userId, batchId } = batch;
  let parts: readonly Part[] = [];
  await changing(batch, 'asking', at, async () => {
    parts = partsOf(liveLotsIn(await readWallet(userId), at), wanted);
    return parts.length === 0 ? [] : reserveBlockItems(userId, batchId, parts, at);
  });
  return parts;
};

/** Ends the batch; what nobody was charged for goes back. */
export const endsBatch = (batch: TestBatch, left: readonly Part[], at: string): Promise<boolean> =>
  changing(batch, 'ended', at, async () =>
    left.every(({ credits }) => credits === 0)
      ? []
      : returnBlockItems(await readWallet(batch.userId), batch.userId, batch.batchId, left, at),
  );

/** A row of the batch is asked about; a credit of this lot pays for it. */
export const asksRow = async ({ userId, batchId: block }: TestBatch, lotId: string, at: string) => {
  const paidBy = { lotId, source: 'operator', block } as const;
  const reserving = { draft: underway(userId, at), claim: undefined, block: paidBy, isIdKnown: true };
  return (await reserveCredit(ports, reserving)).validation;
};

export const answersRow = async ({ userId }: TestBatch, id: string, status: FinalStatus, at: string) => {
  const found = await ports.validations.find(userId, id);
  if (!found) throw new Error('There is no such row');
  return ports.validations.settle(found, { status, verified: status === 'VALID' }, at);
};
