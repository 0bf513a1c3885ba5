import { login } from '#functions/api/auth/login.ts';
import { actOnBatch } from '#functions/api/batches/act-on-batch.ts';
import { createBatch } from '#functions/api/batches/create-batch.ts';
import { getBatch } from '#functions/api/batches/get-batch.ts';
import { listBatchResults } from '#functions/api/batches/list-batch-results.ts';
import { listBatches } from '#functions/api/batches/list-batches.ts';
import { lookAfterBatches } from '#functions/jobs/look-after-batches.ts';
import { connect } from '#functions/ports/connect.ts';
import { answerBatchRow } from '#functions/queues/answer-batch-row.ts';
import { driveBatch } from '#functions/queues/drive-batch.ts';
import { wakeBatches } from '#functions/queues/wake-batches.ts';
import type { BatchRowDue } from '#functions/rules/batches/batch-row-due.ts';
import type { BatchTurn } from '#functions/rules/batches/batch-turn.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import type { BatchAction, BatchStatus, RowStatus } from '#shared/validation/batches.ts';
import { textIn, type Fixture } from './fixture.ts';
import { rowsOfKind } from './life-with-money.ts';
import { batchKey, fileOfBatch, repeatedBatch } from './story-of-batches.ts';
import { posting, type List, type Visitor } from './visitor.ts';

export interface ShownBatch {
  readonly id: string;
  readonly status: BatchStatus;
  readonly pausedBy: string | null;
  readonly counts: { readonly total: number; readonly error: number };
}
export interface ShownRow {
  readonly row: number;
  readonly status: RowStatus;
  readonly validation: { readonly status: string } | null;
}

type Headers = Readonly<Record<string, string>>;

/** Every batch of the owner with its rows. */
const showBatches = async ({ json }: Visitor, headers: Headers) => {
  const { data: listed } = await json<List<ShownBatch>>(listBatches, { headers, query: { limit: '100' } });
  const whole: ShownBatch[] = [];
  const results: Record<string, readonly ShownRow[]> = {};
  for (const { id } of listed) {
    whole.push(await json<ShownBatch>(getBatch, { headers, params: { id } }));
    const rows = { headers, params: { id }, query: { limit: '500' } };
    results[id] = (await json<List<ShownRow>>(listBatchResults, rows)).data;
  }
  return { listed, whole, results };
};

/** What the owner wants of a batch: that it goes on, or asks again about what nobody answered. */
const wantedOf = ({ status, pausedBy, counts }: ShownBatch): BatchAction | undefined => {
  if (pausedBy === 'customer') return 'resume';
  return status === 'SUCCESS' && counts.error > 0 ? 'retry' : undefined;
};

/** What the owner finds of batches, asks for once again, and wants of them. */
export const readBatches = async (visit: Visitor, fixture: Fixture) => {
  const headers = { authorization: `Bearer ${fixture.people.owner.token}` };
  const shown = await showBatches(visit, headers);
  const repeated = await visit.json(createBatch, posting(repeatedBatch, { ...headers, 'idempotency-key': batchKey }));
  for (const batch of shown.listed) {
    const action = wantedOf(batch);
    if (action) await visit.json(actOnBatch, { ...posting({}, headers), params: { id: batch.id, action } });
  }
  return { ...shown, repeated };
};

/** A run comes after a pause that a row which was lost waits no longer than. */
const pauseSeconds = 20;
const roundsAtMost = 40;

type Message = { readonly turn: BatchTurn } | { readonly row: BatchRowDue };

/** Whoever drives batches, with queues that are empty and every file that of the story. */
const drivers = async () => {
  const ports = await connect([
    ...driveBatch.needs,
    ...answerBatchRow.needs,
    ...lookAfterBatches.needs,
    ...wakeBatches.needs,
  ]);
  let queue: Message[] = [];
  const given = {
    ...ports,
    batchTurns: { add: async (turn: BatchTurn) => void queue.push({ turn }) },
    batchRowsDue: {
      addAll: async (rows: readonly BatchRowDue[]) => void queue.push(...rows.map((row) => ({ row }))),
    },
    batchFiles: {
      size: async () => fileOfBatch.length,
      lines: async function* lines() {
        yield* fileOfBatch.split('\n');
      },
    },
  } as never;
  const handle = (message: Message): Promise<void> =>
    'turn' in message ? driveBatch.run(message.turn, given) : answerBatchRow.run(message.row, given);
  return {
    wake: (userId: string) => wakeBatches.run({ userId }, given),
    lookAfter: () => lookAfterBatches.run(given),
    /** Hands out what waits, and gives whether there was anything. */
    deliver: async (): Promise<boolean> => {
      const messages = queue;
      queue = [];
      for (const message of messages) await handle(message);
      return messages.length > 0;
    },
  };
};

interface Driving {
  readonly begin: string;
  readonly moveTo: (at: string) => void;
  readonly password: string;
}

/** All batches are driven as far as they get, and shown to their owner once more, who has another password by now. */
export const driveBatches = async (visit: Visitor, fixture: Fixture, { begin, moveTo, password }: Driving) => {
  moveTo(begin);
  const { wake, lookAfter, deliver } = await drivers();
  for (const userId of new Set(rowsOfKind(fixture, 'batch').map((row) => textIn(row, 'userId')))) await wake(userId);
  let round = 0;
  do {
    round += 1;
    moveTo(plusSeconds(begin, round * pauseSeconds));
    await lookAfter();
  } while ((await deliver()) && round < roundsAtMost);
  const { token } = await visit.json(login, posting({ email: fixture.people.owner.email, password }));
  return showBatches(visit, { authorization: `Bearer ${String(token)}` });
};
