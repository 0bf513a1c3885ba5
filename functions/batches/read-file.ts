import { batchLimits } from '#shared/validation/batches.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { duplicates } from '../rules/batches/duplicates.ts';
import { failedWith } from '../rules/batches/ended.ts';
import { BatchFileError } from '../rules/batches/file.ts';
import { lookAtOf } from '../rules/batches/look-at.ts';
import { allRead, withRead } from '../rules/batches/portion.ts';
import type { Row } from '../rules/batches/row.ts';
import { countedRows } from '../rules/keys/month-room.ts';
import { planAt } from '../rules/keys/tier.ts';
import { putOn, putOnPorts } from './put-on.ts';
import { readRow } from './read-rows.ts';
import { countRows, rowsOfDayPorts } from './rows-of-day.ts';

export const readFilePorts = [
  ...putOnPorts,
  'batches.find',
  'batches.write',
  'batches.writeCounted',
  'apiKeys.find',
  'batchFiles.size',
  'batchFiles.lines',
  'rowsAtWork.keep',
  'rowsAtWork.setCopies',
  ...rowsOfDayPorts,
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof readFilePorts)[number]>;

/** Rows that are written before the batch says so: as many as are written at once. */
const portion = 200;
/** Lines of a file, with those that are empty: to pass over very many takes longer than a function lives. */
const linesAtMost = 2 * batchLimits.rows;
/** A turn begins no more portions after this long: a function lives a minute. */
const runMs = 40_000;
const rounds = 10;

/** Somebody else has the batch now. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Writes what the reader learned, whoever else writes the batch meanwhile, as long as it is the reader's. */
const progress = async (
  ports: Ports,
  seen: Batch,
  change: (batch: Batch) => Batch,
  write: (seen: Batch, next: Batch) => Promise<Batch | undefined> = ports.batches.write,
): Promise<Batch> => {
  let batch: Batch | undefined = seen;
  for (let round = 0; batch && round < rounds; round++) {
    const written: Batch | undefined = await write(batch, change(batch));
    if (written) return written;
    batch = await ports.batches.find(seen.userId, seen.id);
    if (batch?.stage !== 'reading' || batch.turn !== seen.turn || batch.readRows !== seen.readRows) break;
  }
  throw new Overtaken();
};

type Known = ReturnType<typeof duplicates>;

/** Writes rows, and how often those before them are repeated. */
const keep = async ({ rowsAtWork }: Ports, batch: Batch, rows: readonly Row[], known: Known): Promise<void> => {
  const first = rows[0]?.row ?? 0;
  const withCopies = (row: Row): Row =>
    known.copiesOf(row.row) > 0 ? { ...row, copies: known.copiesOf(row.row) } : row;
  await rowsAtWork.keep(batch, rows.map(withCopies));
  const before = new Set(rows.flatMap(({ sameAs }) => (sameAs !== undefined && sameAs < first ? [sameAs] : [])));
  for (const row of before) await rowsAtWork.setCopies(batch.id, row, known.copiesOf(row));
};

const requireFile = async ({ batchFiles }: Ports, { userId, id, bytes }: Batch): Promise<void> => {
  const size = await batchFiles.size(userId, id);
  if (size === undefined) throw new BatchFileError('fileMissing', 'The batch has no file');
  if (size > Math.min(bytes, batchLimits.bytes))
    throw new BatchFileError('fileTooLarge', 'The file is larger than said');
};

async function* rowsOf({ batchFiles }: Ports, batch: Batch, known: Known): AsyncGenerator<Row> {
  let [number, lines] = [0, 0];
  for await (const line of batchFiles.lines(batch.userId, batch.id)) {
    lines += 1;
    const isEmpty = line.trim() === '';
    if (!isEmpty) number += 1;
    if (number > batchLimits.rows || lines > linesAtMost)
      throw new BatchFileError('tooManyRows', 'The file has too many rows');
    if (isEmpty) continue;
    const { row, question } = await readRow(line, number, batch);
    yield known.placed(row, question);
  }
}

/** The batch asks from now on; rows that came as a file are counted in the month of the key that made it, all or none. */
const beginAsking = async (ports: Ports, batch: Batch): Promise<Batch> => {
  const now = ports.clock.now();
  const key = batch.keyId === undefined || batch.countedIn ? undefined : await ports.apiKeys.find(batch.keyId);
  const asking = (seen: Batch): Batch => allRead(seen, now);
  if (!key) return progress(ports, batch, asking);
  const { keyId, environment, tiers } = key;
  const counted = countedRows({ keyId, environment, plan: planAt(tiers, now), rows: batch.counts.total }, now);
  return progress(ports, batch, asking, async (seen, next) => {
    const written = await ports.batches.writeCounted(seen, next, counted);
    if (written === 'monthUsedUp')
      throw new BatchFileError('monthUsedUp', 'The month of the key has no room for the rows');
    return written;
  });
};

/** Reads on from where the batch says; gives the batch when all is read, or when the time is over. */
const readOn = async (ports: Ports, begun: Batch): Promise<Batch> => {
  await requireFile(ports, begun);
  const deadline = performance.now() + runMs;
  const known = duplicates();
  let [batch, rows]: [Batch, Row[]] = [begun, []];
  const keepRows = async (): Promise<void> => {
    await keep(ports, batch, rows, known);
    await countRows(ports, batch.userId, rows.length);
    const kept = rows;
    batch = await progress(ports, batch, (seen) => withRead(seen, kept, ports.clock.now()));
    rows = [];
  };
  for await (const row of rowsOf(ports, begun, known)) {
    if (row.row > begun.readRows) rows.push(row);
    if (rows.length < portion) continue;
    await keepRows();
    if (performance.now() > deadline)
      return progress(ports, batch, (seen) => ({ ...seen, turn: seen.turn + 1, readingUntil: undefined }));
  }
  if (rows.length > 0) await keepRows();
  if (batch.readRows === 0) throw new BatchFileError('noRows', 'The file has no rows');
  return beginAsking(ports, batch);
};

const fail = async (ports: Ports, begun: Batch, error: BatchFileError): Promise<void> => {
  const batch = await ports.batches.find(begun.userId, begun.id);
  if (batch?.stage !== 'reading' || batch.turn !== begun.turn) return;
  await progress(ports, batch, (seen) => failedWith(seen, error.problem, ports.clock.now()));
};

/**
 * Reads the file of a batch into rows, portion by portion, so that a file of any length takes the same memory; whoever goes
 * on after a crash reads again what is written already, to know its questions. One reads at a time: the turn is taken
 * first, and given again only when that function is dead.
 */
export const readFile = async (ports: Ports, batch: Batch): Promise<void> => {
  const now = ports.clock.now();
  if ((batch.readingUntil ?? now) > now) return;
  const until = lookAtOf(batch, now);
  const taken = { ...batch, turn: batch.turn + 1, lookAt: until, readingUntil: until };
  const begun = await ports.batches.write(batch, taken);
  if (!begun) return putOn(ports, batch, 1);
  try {
    await putOn(ports, await readOn(ports, begun));
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (!(error instanceof BatchFileError)) throw error;
    await fail(ports, begun, error);
  }
};
