import type * as z from 'zod';
import type { batchAsked } from '#shared/contract/resources/batch.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { Key } from '../entry/callers/key.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { newBatch } from '../rules/batches/new-batch.ts';
import { KeyUsed, type Claimable } from '../rules/idempotency/claim.ts';
import { countedRows } from '../rules/keys/month-room.ts';
import { monthEndsIn } from '../rules/keys/windows.ts';
import { begin, beginPorts } from './begin.ts';
import { requireRowsOfDay, rowsOfDayPorts } from './rows-of-day.ts';
import { viewOf } from './view.ts';

export const createPorts = [
  ...beginPorts,
  'batchFiles.put',
  'batchFiles.presign',
  'batches.find',
  ...rowsOfDayPorts,
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof createPorts)[number]>;
/** How a batch is written: whoever asks without a key has no right to count anything in one. */
type Write = PortsOf<'newBatches.createForKey'>['newBatches']['createForKey'];

type Body = z.output<z.ZodObject<typeof batchAsked>>;

interface Request {
  readonly owner: string;
  readonly environment: Environment;
  /** The key that asks, whose month counts the rows; absent in the dashboard. */
  readonly key?: Pick<Key, 'keyId' | 'environment' | 'plan' | 'used'>;
  readonly body: Body;
  readonly claim: Claimable | undefined;
}

const linesOf = (rows: NonNullable<Body['rows']>): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const monthUsedUp = (now: string) => new Fault('errors.quotaExceeded', { retryAfterSeconds: monthEndsIn(now) });

/** What the month of the key counts now; rows of a file are counted when they are read, and a full month has no room for one. */
const countedOf = ({ key, body: { rows } }: Request, now: string) => {
  if (!key) return undefined;
  const counted = countedRows({ ...key, rows: rows?.length ?? 1 }, now);
  if (rows) return counted;
  if (key.used.inMonth >= counted.atMost) throw monthUsedUp(now);
  return undefined;
};

/** As its maker is told: with the address for its file, as long as it waits for one. */
const toldToMaker = async ({ batchFiles, clock }: Ports, batch: Batch) => {
  if (batch.stage !== 'uploading') return viewOf(batch, clock.now());
  const { url, headers, expiresAt } = await batchFiles.presign(batch.userId, batch.id, batch.bytes);
  return viewOf(batch, clock.now(), { url, method: 'PUT', headers, expiresAt });
};

/**
 * Makes a batch. Its file first: what dies then leaves a file that nobody knows, which expires. Then the batch, the count of
 * the month and the request's key, together. Then its first turn, which comes later where this dies before.
 */
export const createBatch = async (ports: Ports, request: Request, write: Write) => {
  const { owner, environment, key, body, claim } = request;
  const now = ports.clock.now();
  const id = newId('bat', now);
  const counted = countedOf(request, now);
  // Rows are counted as they are read: of a file nobody knows before how many it has.
  await requireRowsOfDay(ports, owner, 0);
  const lines = body.rows && linesOf(body.rows);
  const batch = newBatch(
    {
      id,
      userId: owner,
      environment,
      name: body.name,
      note: body.note,
      columns: body.columns,
      keyId: key?.keyId,
      countedIn: counted?.month,
      bytes: lines === undefined ? (body.upload?.bytes ?? 0) : Buffer.byteLength(lines),
      hasFile: lines !== undefined,
    },
    now,
  );
  if (lines !== undefined) await ports.batchFiles.put(owner, id, lines);
  const result = await write(batch, { claim: claim?.answeredBy(id), counted });
  if (result === 'keyUsed') throw new KeyUsed();
  if (result === 'tooMany') throw new Fault('errors.tooManyBatches');
  if (result === 'monthUsedUp') throw monthUsedUp(now);
  if (lines !== undefined) await begin(ports, batch);
  return toldToMaker(ports, batch);
};

/** The batch that a repeated request made, as it is now. */
export const createdBefore = async (ports: Ports, userId: string, id: string) => {
  const batch = await ports.batches.find(userId, id);
  return batch && toldToMaker(ports, batch);
};
