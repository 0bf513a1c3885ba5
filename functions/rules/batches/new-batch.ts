import type { Environment } from '#shared/validation/environment.ts';
import type { Batch } from './batch.ts';
import { lookAtOf } from './look-at.ts';
import { noVerdicts } from './verdicts.ts';

/** What makes a batch, whoever asks for it. */
export interface Wanted extends Pick<Batch, 'id' | 'userId' | 'name' | 'note' | 'keyId' | 'countedIn' | 'bytes'> {
  readonly environment: Environment;
  readonly columns?: string[] | undefined;
  /** Its file is there; without, it waits for it. */
  readonly hasFile: boolean;
}

const none = { total: 0, valid: 0, invalid: 0, error: 0, timeout: 0, refused: 0, duplicates: 0 };

/** A batch nobody worked at yet. */
export const newBatch = ({ hasFile, columns = [], ...wanted }: Wanted, createdAt: string): Batch => {
  const fresh: Batch = {
    ...wanted,
    columns,
    stage: hasFile ? 'reading' : 'uploading',
    isCancelled: false,
    counts: none,
    verdicts: noVerdicts,
    readRows: 0,
    attempt: 1,
    pointer: 0,
    held: {},
    inFlight: [],
    lines: {},
    unpaid: 0,
    retryable: 0,
    places: 0,
    blocks: [],
    turn: 0,
    version: 1,
    createdAt,
    ...(hasFile && { startedAt: createdAt }),
  };
  return { ...fresh, lookAt: lookAtOf(fresh, createdAt) };
};
