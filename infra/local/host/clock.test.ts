import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productClock } from './clock.ts';

it('runs with the machine, ahead by what it was advanced', () => {
  const clock = productClock();
  const before = Date.now();
  clock.advance(3600);
  expect(clock.now() - before).toBeGreaterThanOrEqual(3_600_000);
  expect(clock.now() - Date.now()).toBeLessThanOrEqual(3_600_000);
});

it('keeps its lead over a restart', () => {
  const directory = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(directory, 'state', 'clock');
  productClock(file).advance(86_400);
  expect(Math.round((productClock(file).now() - Date.now()) / 1000)).toBe(86_400);
  rmSync(directory, { recursive: true });
});

it('never goes back', () => {
  const clock = productClock();
  for (const seconds of [-1, Number.NaN, Infinity])
    expect(() => clock.advance(seconds)).toThrow('The clock only moves forwards');
});

it('tells its listeners until they leave', () => {
  const clock = productClock();
  let heard = 0;
  const leave = clock.onAdvance(() => (heard += 1));
  clock.advance(1);
  leave();
  clock.advance(1);
  expect(heard).toBe(1);
});
