import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { batchLimits } from '#shared/validation/batches.ts';
import { call } from '../../../lib/api.ts';
import { upload } from '../../../lib/upload.ts';
import type { Batch } from './batch.ts';

type Body = NonNullable<RequestOf<EndpointAt<'POST /api/batches'>>['body']>;
type Rows = NonNullable<Body['rows']>;
type Upload = NonNullable<Batch['upload']>;

export interface BatchToSend extends Pick<Body, 'name' | 'note' | 'environment' | 'columns'> {
  /** JSON Lines, a row each. */
  readonly lines: Blob;
  readonly rows: number;
  /** Of what is sent: asking again with the same makes no second batch. */
  readonly key: string;
}

export type SendingStage = 'creating' | 'uploading' | 'starting';

export interface SendingOptions {
  readonly onStage: (stage: SendingStage, done: number) => void;
  readonly signal: AbortSignal;
}

/** What the body needs beside its rows, at most. */
const envelopeBytes = 20_000;

export const fitsInline = ({ rows, lines }: Pick<BatchToSend, 'rows' | 'lines'>): boolean =>
  rows <= batchLimits.inlineRows && lines.size + envelopeBytes <= batchLimits.inlineBytes;

const rowsOf = async (lines: Blob): Promise<Rows> =>
  (await lines.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Rows[number]);

interface Made {
  readonly key: string;
  readonly id: string;
  readonly upload: Upload | null;
  readonly isThere: boolean;
}

const isOver = ({ expiresAt }: Upload) => Date.parse(expiresAt) <= Date.now();

/**
 * Sends one draft, as often as it takes: a batch that was made is made once, and what failed is gone on with from there.
 * An upload whose address is over begins as a new batch; the one before ends by itself, unasked.
 */
export const createSending = () => {
  let made: Made | undefined;
  let addresses = 0;

  const make = async (batch: BatchToSend, signal: AbortSignal): Promise<Made> => {
    const { name, note, environment, columns, lines } = batch;
    const content: Pick<Body, 'rows' | 'upload'> = fitsInline(batch)
      ? { rows: await rowsOf(lines) }
      : { upload: { bytes: lines.size } };
    const answer = await call(
      'POST /api/batches',
      { body: { ...content, name, note, environment, columns } },
      { signal, headers: { 'idempotency-key': addresses === 0 ? batch.key : `${batch.key}-${addresses}` } },
    );
    return { key: batch.key, id: answer.id, upload: answer.upload, isThere: false };
  };

  return async (batch: BatchToSend, { onStage, signal }: SendingOptions): Promise<string> => {
    if (made?.key !== batch.key) made = undefined;
    if (made?.upload && !made.isThere && isOver(made.upload)) {
      addresses++;
      made = undefined;
    }
    onStage('creating', 0);
    const now = (made ??= await make(batch, signal));
    if (!now.upload) return now.id;
    if (!now.isThere) {
      onStage('uploading', 0);
      await upload(now.upload, batch.lines, (done) => onStage('uploading', done), signal);
      made = { ...now, isThere: true };
    }
    onStage('starting', 1);
    await call('POST /api/batches/{id}/{action}', { params: { id: now.id, action: 'start' } }, { signal });
    return now.id;
  };
};
