import type { TFunction } from 'i18next';
import { byteOrderMark, csvRow } from '#shared/csv.ts';
import type { RowStatus } from '#shared/validation/batches.ts';
import type { Batch, ResultPage, Result } from '../api/batch.ts';
import { errorColumns, resultColumns, type Column } from './columns.ts';
import { jsonLine } from './json-line.ts';

export type FileKind = 'xlsx' | 'csv' | 'jsonl';
/** All rows, or those without a result. */
export type RowsWanted = 'all' | 'errors';

export interface FileWanted {
  readonly rows: RowsWanted;
  readonly kind: FileKind;
}

/** Reads a page of rows; another one in tests. */
export type ReadPage = (cursor: string | undefined, status: RowStatus | undefined) => Promise<ResultPage>;

export interface Writing {
  readonly t: TFunction<'batch'>;
  readonly read: ReadPage;
  /** How many rows are written. */
  readonly onRows: (done: number) => void;
}

/** One page after the other: never more than one of them is held. */
async function* rowsOf(status: RowStatus | undefined, { read, onRows }: Writing): AsyncGenerator<Result> {
  let done = 0;
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await read(cursor, status);
    yield* data;
    onRows((done += data.length));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function* csvLines(columns: readonly Column[], rows: AsyncIterable<Result>): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(columns.map(({ heading }) => heading));
  for await (const row of rows) yield csvRow(columns.map(({ cell }) => cell(row)));
}

async function* jsonLines(batch: Batch, rows: AsyncIterable<Result>): AsyncGenerator<string> {
  for await (const row of rows) yield jsonLine(batch.columns, row);
}

const piece = 64 * 1024;

/** Lines as bytes, in pieces large enough not to count. */
async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const line of lines) {
    text += line;
    if (text.length < piece) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}

const streamOf = (bytes: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await bytes.return(undefined)),
  });

/** What XML cannot say is told as unknown; a text that looks like an escaped character stays that text. */
const written = (text: string): string =>
  text.replace(/[\ufffe\uffff]/g, '\ufffd').replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

async function* cellsOf(columns: readonly Column[], rows: AsyncIterable<Result>): AsyncGenerator<string[]> {
  for await (const row of rows) yield columns.map(({ cell }) => written(cell(row)));
}

/** Every cell is a text: no program takes it for a formula, a date or a number that has lost its zeros. */
const asText = { numFmt: '@' } as const;

const xlsxOf = async (
  columns: readonly Column[],
  rows: AsyncIterable<Result>,
  name: string,
): Promise<ReadableStream> => {
  const { writeXlsxStream } = await import('hucre/xlsx');
  return writeXlsxStream(cellsOf(columns, rows), {
    name,
    columns: columns.map(({ heading }) => ({ header: written(heading), style: asText })),
    freezePane: { rows: 1 },
  });
};

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  jsonl: 'application/jsonl',
} as const satisfies Record<FileKind, string>;

const bytesOf = async (batch: Batch, { rows, kind }: FileWanted, writing: Writing): Promise<ReadableStream> => {
  const { t } = writing;
  const found = rowsOf(rows === 'errors' ? 'FAILED' : undefined, writing);
  const columns = rows === 'errors' ? errorColumns(batch, t) : resultColumns(batch, t);
  switch (kind) {
    case 'csv':
      return streamOf(encoded(csvLines(columns, found)));
    case 'jsonl':
      return streamOf(encoded(jsonLines(batch, found)));
    case 'xlsx':
      return xlsxOf(columns, found, t('download.sheet'));
  }
};

/** The file, written page by page as rows are read; the browser keeps what is written, not this page's memory. */
export const resultsFile = async (batch: Batch, wanted: FileWanted, writing: Writing): Promise<Blob> => {
  const bytes = await bytesOf(batch, wanted, writing);
  return new Response(bytes, { headers: { 'content-type': types[wanted.kind] } }).blob();
};
