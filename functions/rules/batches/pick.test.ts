import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBatch, aRow } from '../../../infra/testing/sample-batch.ts';
import { heldAtMost, picking, windowSize } from './pick.ts';
import { perLine } from './line-health.ts';
import type { Batch } from './batch.ts';
import type { Row } from './row.ts';

const now = '2026-11-22T10:00:00.000Z';
const pick = (batch: Batch, rows: readonly Row[], inFlight: Parameters<typeof picking>[1] = []) => {
  const choice = picking(batch, inFlight, now);
  for (const row of rows) if (row.row > batch.pointer && choice.wantsMore()) choice.offer(row);
  return choice.result();
};

const lineNames = ['MX:012', 'MX:072', 'MX:014', undefined] as const;
const someRows = fc
  .array(fc.record({ line: fc.constantFrom(...lineNames), kind: fc.constantFrom('open', 'refused', 'copy', 'done') }), {
    maxLength: 700,
  })
  .map((drawn) =>
    drawn.map(({ line, kind }, index) =>
      aRow(index + 1, {
        line,
        ...(kind === 'refused' && { status: 'FAILED', findings: [] }),
        ...(kind === 'copy' && { sameAs: 1 }),
        ...(kind === 'done' && { status: 'SUCCESS', outcome: 'VALID' }),
      }),
    ),
  );

const paying = (credits: number): Partial<Batch> => ({
  environment: 'production',
  blocks: credits > 0 ? [{ lotId: 'lot_1', source: 'operator', from: 1, credits, charged: 0 }] : [],
});

describe('the rows that are put on next', () => {
  test('are never more than a window, nor of one bank more than it bears', () => {
    fc.assert(
      fc.property(someRows, fc.nat({ max: windowSize }), (rows, flying) => {
        const inFlight = Array.from({ length: flying }, (_, index) => ({ line: lineNames[index % 3], at: now }));
        const { picked } = pick(aBatch(), rows, inFlight);
        expect(picked.length + flying).toBeLessThanOrEqual(Math.max(windowSize, flying));
        for (const line of lineNames) {
          const chosen = rows.filter((row) => row.line === line && picked.includes(row.row)).length;
          const before = inFlight.filter((one) => one.line === line).length;
          expect(chosen === 0 || chosen + before <= perLine).toBe(true);
        }
      }),
    );
  });

  test('are those that somebody is to be asked about, each looked at once: put on, held or behind the pointer', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const { picked, held, pointer } = pick(aBatch(), rows);
        const waiting = Object.values(held).flat();
        expect(waiting.length).toBeLessThanOrEqual(heldAtMost);
        const open = rows.filter((row) => row.outcome === undefined && !row.findings && row.sameAs === undefined);
        const seen = open.filter(({ row }) => row <= pointer).map(({ row }) => row);
        expect([...picked, ...waiting].toSorted((one, other) => one - other)).toEqual(seen);
      }),
    );
  });

  test('where credits are short are the first, and never more than are paid for', () => {
    fc.assert(
      fc.property(someRows, fc.nat({ max: 50 }), (rows, credits) => {
        const open = rows.filter((row) => row.outcome === undefined && !row.findings && row.sameAs === undefined);
        const { picked, held, isShort } = pick(aBatch(paying(credits)), rows);
        const looked = [...picked, ...Object.values(held).flat()].toSorted((one, other) => one - other);
        expect(looked).toEqual(open.slice(0, Math.min(credits, looked.length)).map(({ row }) => row));
        expect(isShort).toBe(open.length > credits);
      }),
    );
  });

  test('in another attempt are those without an answer alone', () => {
    const rows = [
      aRow(1, { status: 'SUCCESS', outcome: 'VALID' }),
      aRow(2, { status: 'FAILED', outcome: 'ERROR' }),
      aRow(3, { status: 'FAILED', outcome: 'TIMEOUT' }),
      aRow(4, { status: 'FAILED', findings: [] }),
      aRow(5, { status: 'FAILED', outcome: 'ERROR', attempt: 2 }),
    ];
    expect(pick(aBatch({ attempt: 2 }), rows)).toMatchObject({ picked: [2, 3], pointer: 5 });
  });

  test('are none of a bank that rests, one of it afterwards, and all are given up when that was in vain too often', () => {
    const rows = [1, 2, 3].map((row) => aRow(row, { line: 'MX:012' }));
    const resting = (restsUntil: string, probes = 0) =>
      aBatch({ lines: { 'MX:012': { failedInRow: 5, restsUntil, probes } } });
    expect(pick(resting('2026-11-22T10:00:30.000Z'), rows)).toMatchObject({
      picked: [],
      held: { 'MX:012': [1, 2, 3] },
    });
    expect(pick(resting('2026-11-22T09:59:30.000Z'), rows)).toMatchObject({ picked: [1], held: { 'MX:012': [2, 3] } });
    expect(pick(resting('2026-11-22T09:59:30.000Z', 5), rows)).toMatchObject({
      picked: [],
      givenUp: [1, 2, 3],
      held: {},
    });
  });
});
