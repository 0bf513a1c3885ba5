import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The file in which the local DynamoDB keeps its streams: what the emulator has no operation for is done there. */
export interface StreamStore {
  /** The number of a table's newest record; 0 before the first. */
  readonly newest: (table: string) => number;
  /** Forgets a table's records before this number, but never its newest, from which the numbers go on. */
  readonly trim: (table: string, before: number) => void;
  readonly close: () => void;
}

/** Without them each write reads every record of the stream. */
const indexes = [
  `CREATE INDEX IF NOT EXISTS stream_by_sequence
     ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`,
  `CREATE INDEX IF NOT EXISTS stream_by_shard
     ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER))`,
];

/** So many records go at once: the emulator's writers wait no longer than for a transaction of their own. */
const trimmedAtOnce = 500;

/** Opens the streams of a state directory, once the emulator has made its file. */
export const streamStore = (stateDir: string): StreamStore => {
  const file = join(stateDir, 'dynamodb.sqlite');
  if (!existsSync(file)) throw new Error(`${file} is missing: the local DynamoDB has not started.`);
  const database = new DatabaseSync(file, { timeout: 5000 });
  for (const index of indexes) database.exec(index);
  const newest = database.prepare(
    'SELECT MAX(CAST(sequence_number AS INTEGER)) AS number FROM _stream_records WHERE table_name = ?',
  );
  const trim = database.prepare(
    `DELETE FROM _stream_records WHERE id IN (
       SELECT id FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < ? LIMIT ?)`,
  );
  const newestOf = (table: string): number => Number(newest.get(table)?.['number'] ?? 0);

  return {
    newest: newestOf,
    trim: (table, before) => {
      const end = Math.min(before, newestOf(table));
      while (trim.run(table, end, trimmedAtOnce).changes === trimmedAtOnce);
    },
    close: () => database.close(),
  };
};
