import { expect, test } from 'vitest';
import { sampleRows } from './sample-rows.ts';

test('of the rows on the landing one is wrong, in its last digit alone', () => {
  const findings = sampleRows.map((row) =>
    row.findings.map(({ code, position, expected }) => ({ code, position, expected })),
  );
  expect(findings).toEqual([[], [], [{ code: 'mx.clabe.check_digit', position: 18, expected: '0' }], [], [], [], []]);
});
