import { expect, it } from 'vitest';
import { areDone, isNewcomer, stepsOf, type Deeds } from './steps.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const nothing: Deeds = { asked: [], hasMore: false, keys: [], batches: 0 };
const sandbox = { environment: 'sandbox', status: 'VALID', createdAt: '2026-11-22T10:00:00.000Z' } as const;
const production = { ...sandbox, environment: 'production' } as const;
const doneOf = (deeds: Deeds) =>
  stepsOf(deeds, now)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);

it('counts what was really done: an answer of each environment, a key that called, a file', () => {
  expect(doneOf(nothing)).toEqual([]);
  expect(doneOf({ ...nothing, asked: [sandbox] })).toEqual(['sandbox']);
  expect(doneOf({ ...nothing, asked: [{ ...production, status: 'INVALID' }] })).toEqual(['own']);
  expect(doneOf({ ...nothing, keys: [{ lastUsedAt: now.toISOString() }] })).toEqual(['api']);
  expect(doneOf({ ...nothing, batches: 1 })).toEqual(['file']);
});

it('does not count a question that waits for its bank, nor a key that was only made', () => {
  expect(
    doneOf({ ...nothing, asked: [{ ...production, status: 'PROCESSING' }], keys: [{ lastUsedAt: null }] }),
  ).toEqual([]);
});

it('tells on the first day what was done, and after it only what is left', () => {
  expect(stepsOf({ ...nothing, asked: [sandbox] }, now)).toHaveLength(4);
  const old = { ...sandbox, createdAt: '2026-11-20T10:00:00.000Z' };
  expect(stepsOf({ ...nothing, asked: [old] }, now).map(({ name }) => name)).toEqual(['own', 'api', 'file']);
});

it('is over once all is done, and for whoever has asked more than a page', () => {
  const all = { ...nothing, asked: [sandbox, production], keys: [{ lastUsedAt: 'once' }], batches: 2 };
  expect(areDone(stepsOf(all, now))).toBe(true);
  expect(areDone(stepsOf({ ...all, batches: 0 }, now))).toBe(false);
  expect(isNewcomer({ hasMore: true })).toBe(false);
});
