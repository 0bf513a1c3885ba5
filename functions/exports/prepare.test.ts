import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { unzipped } from '../../infra/testing/unzipped.ts';
import type { AccountExport } from '../store/exports/account-exports.ts';
import { prepare } from './prepare.ts';

const at = '2026-11-23T12:00:00.000Z';
const asked: AccountExport = {
  userId: 'usr_1',
  id: 'exp_1',
  askedAt: at,
  stage: 'collecting',
  pieces: 0,
  place: { source: 0 },
  parts: {},
  rows: 0,
  isParked: false,
};
const forever = Number.POSITIVE_INFINITY;

/** Ports that keep what they are given; of a customer who has so many pages of such rows. */
const keeping = (pages: number, rowsOfPage: readonly object[]) => {
  const pieces: Uint8Array[] = [];
  const whole: Uint8Array[] = [];
  const rows = rowsOfPage.map((row) => ({ file: 'rows-of-batches' as const, row: { ...row } }));
  const done = async (): Promise<void> => undefined;
  const ports: Parameters<typeof prepare>[0] = {
    exportedRows: {
      page: async (_, { source }) => ({ rows, next: source + 1 < pages ? { source: source + 1 } : undefined }),
    },
    exportFiles: {
      putPiece: async (_, piece, bytes) => void (pieces[piece] = bytes),
      piece: async (_, piece) => pieces[piece] ?? new Uint8Array(),
      putWhole: async (_, bytes) => void whole.push(bytes),
    },
    ownFiles: { removeExports: async () => undefined },
    accountExports: { note: done, finish: done, leave: done },
    mailQueue: { add: done },
    clock: { now: () => at },
  };
  return { ports, pieces, whole };
};

test('rows that are large are packed sooner: a piece holds some megabytes, however few rows those are', async () => {
  const cell = randomBytes(4_500).toString('base64');
  const { ports, pieces, whole } = keeping(
    50,
    Array.from({ length: 200 }, () => ({ cell })),
  );
  expect(await prepare(ports, asked, forever)).toBe('ready');
  expect(pieces.length).toBeGreaterThanOrEqual(3);
  const files = unzipped(Buffer.from(whole[0] ?? []));
  const texts = [...files].filter(([name]) => name.endsWith('.json')).map(([, text]) => text);
  expect(texts.flatMap((text) => JSON.parse(text) as unknown[])).toHaveLength(50 * 200);
  for (const text of texts) expect(text.length).toBeLessThan(20_000_000);
});

test('a copy that no function can hold fails, and is not made over and over', async () => {
  const { ports, pieces, whole } = keeping(1, []);
  pieces.push(Buffer.alloc(100_000_000), Buffer.alloc(100_000_000));
  await expect(prepare(ports, { ...asked, pieces: 2 }, forever)).rejects.toThrow('larger than a function can hold');
  expect(whole).toEqual([]);
});
