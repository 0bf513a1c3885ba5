import { attempt, type CallOptions } from '../attempt.ts';
import type { Connection, KeyedOptions } from '../connect.ts';
import { refusalOf } from '../errors.ts';
import type {
  Batch,
  BatchResult,
  BatchRow,
  CreateBatchBody,
  ListBatchesQuery,
  ListBatchResultsQuery,
  Operations,
} from '../generated/types.ts';
import { List } from '../list.ts';
import { poll } from '../poll.ts';
import { repeat } from '../retry.ts';

type Action = Operations['actOnBatch']['params']['action'];

/** A batch whose rows are sent as a file: up to 50,000 of them. */
export type UploadedBatch = Omit<CreateBatchBody, 'rows' | 'upload'>;

const endings: readonly Batch['status'][] = ['SUCCESS', 'FAILED', 'CANCELLED'];
const isEnded = ({ status }: Batch): boolean => endings.includes(status);

/** JSON Lines, a row each. */
const linesOf = async (rows: Iterable<BatchRow> | AsyncIterable<BatchRow>): Promise<Uint8Array<ArrayBuffer>> => {
  let lines = '';
  for await (const row of rows) lines += `${JSON.stringify(row)}\n`;
  return new TextEncoder().encode(lines);
};

export const batches = ({ call, triesOf }: Connection) => {
  const act =
    (action: Action) =>
    (id: string, options?: CallOptions): Promise<Batch> =>
      call('actOnBatch', { params: { id, action } }, options);
  const get = (id: string, options?: CallOptions): Promise<Batch> => call('getBatch', { params: { id } }, options);
  const create = (body: CreateBatchBody, options?: KeyedOptions): Promise<Batch> =>
    call('createBatch', { body }, options);
  const start = act('start');

  /** The address takes one file, with its headers and nothing else: neither key nor secret go there. */
  const put = (upload: NonNullable<Batch['upload']>, body: Uint8Array<ArrayBuffer>, options: CallOptions) => {
    const tries = triesOf(options);
    const { url, method, headers } = upload;
    const send = async (before: number): Promise<void> => {
      const { status } = await attempt(url, { method, headers, body }, tries);
      // An earlier try arrived although its answer did not.
      const isThere = status === 412 && before > 0;
      if (!isThere && (status < 200 || status > 299)) throw refusalOf(status, { code: 'sdk.unreadable' });
    };
    return repeat(send, { ...tries, isRepeatable: true });
  };

  return {
    /** Asks about many accounts at once: up to 1,000 rows in the request. Rows that cannot be right fail alone, free. */
    create,
    /** Asks about many more: up to 50,000 rows are sent as a file, and the batch is started. */
    upload: async (
      rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
      batch: UploadedBatch = {},
      options: KeyedOptions = {},
    ): Promise<Batch> => {
      const file = await linesOf(rows);
      const { id, upload } = await create({ ...batch, upload: { bytes: file.length } }, options);
      if (upload) await put(upload, file, options);
      return start(id, options);
    },
    /** Where a batch is, what it counted and what it cost. */
    get,
    /** Newest first. */
    list: (query: ListBatchesQuery = {}, options?: CallOptions): List<Batch> =>
      new List((cursor = query.cursor) => call('listBatches', { query: { ...query, cursor } }, options)),
    /** Every row and what became of it, in the order they were sent. */
    results: (id: string, query: ListBatchResultsQuery = {}, options?: CallOptions): List<BatchResult> =>
      new List((cursor = query.cursor) =>
        call('listBatchResults', { params: { id }, query: { ...query, cursor } }, options),
      ),
    /** Waits until a batch has ended; one that is paused waits too. */
    wait: async (id: string, options: CallOptions = {}): Promise<Batch> => {
      const found = await get(id, options);
      return isEnded(found) ? found : poll(() => get(id, options), isEnded, options);
    },
    /** Starts a batch whose file was uploaded. */
    start,
    /** Asks nothing more until it is resumed; rows that are under way still get their answers. */
    pause: act('pause'),
    resume: act('resume'),
    /** Ends it; rows that are under way still get their answers. */
    cancel: act('cancel'),
    /** Asks again about rows that nobody answered. */
    retry: act('retry'),
  };
};
export type Batches = ReturnType<typeof batches>;
