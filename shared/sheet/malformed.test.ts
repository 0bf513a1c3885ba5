import { expect, test } from 'vitest';
import { UnreadableSheet } from '../batch/sheet.ts';
import { malformed } from './forged/malformed.ts';
import { randomFrom } from './forged/random.ts';
import { readMalformed } from './forged/read-malformed.ts';

test('a file that is wrong somewhere is read or refused by name, never anything else', async () => {
  let [refused, read] = [0, 0];
  for (let seed = 1; seed <= 100; seed++) {
    const outcome = await readMalformed(await malformed(randomFrom(seed)));
    if (outcome instanceof UnreadableSheet) refused++;
    else {
      read++;
      expect(
        outcome.rows.every((row) => row.length === outcome.headers.length),
        `seed ${seed}`,
      ).toBe(true);
      expect(outcome.lines.length, `seed ${seed}`).toBe(outcome.rows.length);
    }
  }
  expect(Math.min(refused, read)).toBeGreaterThan(15);
});
