import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('goes a hundred years ahead and not a second further', () => {
  const clock = productClock();
  const years = 100 * 365 * 86_400;
  clock.advance(years);
  expect(() => clock.advance(1)).toThrow('goes no further than 100 years');
  expect(() => productClock().advance(1e300)).toThrow('goes no further than 100 years');
  expect(clock.now() - Date.now()).toBeLessThanOrEqual(years * 1000);
});

it('stays where it was when its lead cannot be kept', () => {
  const directory = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(directory, 'clock');
  const clock = productClock(file);
  clock.advance(60);
  // A directory stands where the new lead would be written first: what writing meets on a full disk.
  mkdirSync(`${file}.new`);
  expect(() => clock.advance(3600)).toThrow('EISDIR');
  expect(clock.now() - Date.now()).toBeLessThanOrEqual(60_000);
  expect(productClock(file).now() - Date.now()).toBeGreaterThan(50_000);
  rmSync(directory, { recursive: true });
});

it('takes over the lead of a state directory of before, which was a bare number', () => {
  const directory = mkdtempSync(join(tmpdir(), 'clock-'));
  writeFileSync(join(directory, 'clock'), '60000\n');
  expect(Math.round((productClock(join(directory, 'clock')).now() - Date.now()) / 1000)).toBe(60);
  rmSync(directory, { recursive: true });
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
