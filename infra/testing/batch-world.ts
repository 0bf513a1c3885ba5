import { answerRowPorts } from '#functions/batches/answer-row.ts';
import { drivePorts } from '#functions/batches/drive.ts';
import { lookAfterBatches } from '#functions/jobs/look-after-batches.ts';
import { pollPendingValidations } from '#functions/jobs/poll-pending-validations.ts';
import { settleStuckValidations } from '#functions/jobs/settle-stuck-validations.ts';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { answerBatchRow } from '#functions/queues/answer-batch-row.ts';
import { driveBatch } from '#functions/queues/drive-batch.ts';
import { acted } from '#functions/rules/batches/act.ts';
import type { Batch } from '#functions/rules/batches/batch.ts';
import type { BatchRowDue } from '#functions/rules/batches/batch-row-due.ts';
import type { BatchTurn } from '#functions/rules/batches/batch-turn.ts';
import { newBatch } from '#functions/rules/batches/new-batch.ts';
import { lookAtOf } from '#functions/rules/batches/look-at.ts';
import type { Row } from '#functions/rules/batches/row.ts';
import type { Question, Reply } from '#functions/rules/bank/bank-answer.ts';
import { plusSeconds, secondsBetween } from '#functions/rules/time.ts';
import { newBatchItem } from '#functions/store/batches/batch-item.ts';
import { put } from '#functions/store/table/transaction.ts';
import { TableName } from '#functions/store/table/table.ts';
import type { BatchRow } from '#shared/contract/resources/batch.ts';
import type { BatchAction } from '#shared/validation/batches.ts';
import type { Environment } from '#shared/validation/environment.ts';

type Message = { readonly due: string; readonly tries: number } & (
  | { readonly turn: BatchTurn }
  | { readonly row: BatchRowDue }
);

/** SQS shows a message again after this long where its run died, so often. */
const hiddenSeconds = 360;
const triesAtMost = 5;
const jobEverySeconds = 60;

interface Made {
  readonly userId: string;
  readonly rows?: readonly BatchRow[];
  readonly lines?: readonly string[];
  readonly environment?: Environment;
  readonly stage?: 'reading' | 'uploading';
}

/**
 * Batches in the table of a test, with what is around them: a clock that is moved, queues that deliver at their time, twice
 * where the test says so, and a bank that answers as it is told. A run that dies comes again as SQS and the jobs bring it.
 */
export const batchWorld = async (begin: string, reply: (question: Question) => Promise<Reply>) => {
  let now = begin;
  const asked: Question[] = [];
  const files = new Map<string, readonly string[]>();
  let queue: Message[] = [];
  const jobs = [lookAfterBatches, settleStuckValidations, pollPendingValidations] as const;
  const real = await connect([...drivePorts, ...answerRowPorts, ...jobs.flatMap(({ needs }) => needs)]);
  const answer = (question: Question): Promise<Reply> => {
    asked.push(question);
    return reply(question);
  };
  const ports = {
    ...real,
    // No two moments are the same, as no two are where functions run at once.
    clock: { now: () => (now = plusSeconds(now, 0.001)), slowSandboxMs: () => 1_000 },
    bankData: { verify: answer, poll: answer, circuitOpenSeconds: () => undefined },
    batchTurns: {
      add: async (turn: BatchTurn, delaySeconds = 0) =>
        void queue.push({ turn, due: plusSeconds(now, delaySeconds), tries: 0 }),
    },
    batchRowsDue: {
      addAll: async (rows: readonly BatchRowDue[]) =>
        void queue.push(...rows.map((row) => ({ row, due: now, tries: 0 }))),
    },
    batchFiles: {
      size: async (_: string, id: string) => files.get(id)?.join('\n').length,
      lines: async function* lines(_: string, id: string) {
        yield* files.get(id) ?? [];
      },
    },
  };

  const handle = async (message: Message): Promise<void> => {
    if ('turn' in message) await driveBatch.run(message.turn, ports as never);
    else await answerBatchRow.run(message.row, ports as never);
  };

  /** Runs a message; where it dies it is shown again later. */
  const deliver = async (message: Message): Promise<void> => {
    try {
      await handle(message);
    } catch {
      const tries = message.tries + 1;
      if (tries < triesAtMost) queue.push({ ...message, tries, due: plusSeconds(now, hiddenSeconds) });
    }
  };

  const runJobs = async (): Promise<void> => {
    for (const job of jobs) await job.run(ports as never).catch(() => undefined);
  };

  /** Takes what is due out of the queue. */
  const due = (): Message[] => {
    const found = queue.filter((message) => message.due <= now);
    queue = queue.filter((message) => message.due > now);
    return found;
  };

  let lastJobs = begin;
  const tick = async (seconds = 1): Promise<void> => {
    now = plusSeconds(now, seconds);
    if (plusSeconds(lastJobs, jobEverySeconds) > now) return;
    lastJobs = now;
    await runJobs();
  };

  /** Seconds until something comes: a message, or the jobs. */
  const untilNext = (): number => {
    const next = [plusSeconds(lastJobs, jobEverySeconds), ...queue.map((message) => message.due)].toSorted()[0] ?? now;
    return Math.max(0.001, secondsBetween(now, next));
  };

  const find = async ({ userId, id }: Pick<Batch, 'userId' | 'id'>): Promise<Batch> => {
    const batch = await real.batches.find(userId, id);
    if (!batch) throw new Error('The batch is gone');
    return batch;
  };

  return {
    asked,

    find,
    tick,
    due,
    deliver,
    now: () => now,
    waiting: () => queue.length,
    /** Makes a batch whose file is there. */
    make: async ({ userId, rows = [], lines, environment = 'production', stage = 'reading' }: Made): Promise<Batch> => {
      const id = newId('bat', now);
      const file = lines ?? rows.map((row) => JSON.stringify(row));
      files.set(id, file);
      const bytes = Math.max(1, file.join('\n').length);
      const fresh = newBatch({ id, userId, environment, bytes, hasFile: true }, now);
      const batch: Batch = { ...fresh, stage, lookAt: lookAtOf({ ...fresh, stage }, now) };
      await put({ TableName: TableName(), Item: await newBatchItem(batch) });
      await ports.batchTurns.add({ userId, batchId: id, turn: 0 });
      return batch;
    },
    /** What its owner asks of it; false where that makes no sense, or somebody else wrote it meanwhile. */
    act: async (batch: Batch, action: BatchAction): Promise<boolean> => {
      const seen = await find(batch);
      const next = acted(seen, action, now);
      const written = next && next !== seen ? await real.batches.write(seen, next) : undefined;
      if (written) await ports.batchTurns.add({ userId: batch.userId, batchId: batch.id, turn: written.turn });
      return written !== undefined;
    },
    rowsOf: async ({ id }: Batch): Promise<readonly Row[]> => (await real.rowsAtWork.after(id, 0, 1_000)).rows,
    /** Delivers what comes, in its order, until the batch is ended or rests. */
    settle: async (batch: Batch, seconds = 3_600): Promise<Batch> => {
      const end = plusSeconds(now, seconds);
      while (now < end) {
        const messages = due();
        for (const message of messages) await deliver(message);
        if (messages.length > 0) continue;
        const { stage } = await find(batch);
        if (stage === 'ended') break;
        await tick(untilNext());
      }
      return find(batch);
    },
  };
};
