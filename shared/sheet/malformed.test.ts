import { expect, test } from 'vitest';
import { UnreadableSheet, type Sheet } from '../batch/sheet.ts';
import { malformed } from './forged/malformed.ts';
import { randomFrom } from './forged/random.ts';
import { readMalformed } from './forged/read-malformed.ts';

/** Every row has a text for each header and stands in a line. */
const isWhole = ({ headers, rows, lines }: Sheet): boolean =>
  lines.length === rows.length && rows.every((row) => row.length === headers.length);

test('a file that is wrong somewhere is read or refused by name, never anything else', async () => {
  const refused: number[] = [];
  const whole: number[] = [];
  const torn: number[] = [];
  for (let seed = 1; seed <= 100; seed++) {
    const outcome = await readMalformed(await malformed(randomFrom(seed)));
    if (outcome instanceof UnreadableSheet) refused.push(seed);
    else (isWhole(outcome) ? whole : torn).push(seed);
  }
  expect(torn).toEqual([]);
  expect(Math.min(refused.length, whole.length)).toBeGreaterThan(15);
});
