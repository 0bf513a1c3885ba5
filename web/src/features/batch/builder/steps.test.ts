import { expect, it } from 'vitest';
import type { Column, Draft } from '../desk/desk.ts';
import { isRecognized, lackingOf, letterOf, unfilledOf } from './steps.ts';

const column = (field: Column['field'], by: Column['by']): Column => ({ header: 'x', samples: [], field, by });
const draft = (columns: readonly Column[], country: Draft['country'] = 'MX'): Draft => ({
  name: 'a.csv',
  kind: 'csv',
  rows: 3,
  columns,
  country,
  environment: 'production',
  changedAt: '2026-11-22T00:00:00.000Z',
});

it('asks nothing about columns that are known by their names, or from a file like it', () => {
  expect(isRecognized(draft([column('accountNumber', 'name'), column(null, 'memory')]))).toBe(true);
});

it.each([
  ['one is guessed by what stands in it', draft([column('accountNumber', 'values')])],
  ['one is not known', draft([column('accountNumber', 'name'), column(null, null)])],
  ['none has the number', draft([column('reference', 'name')])],
  ['no row has a country', draft([column('accountNumber', 'name')], null)],
])('asks where %s', (_, asked) => {
  expect(isRecognized(asked)).toBe(false);
});

it('lacks a country unless a column has it or all rows are of one', () => {
  const number = column('accountNumber', 'name');
  expect(lackingOf(draft([number], null))).toEqual(['country']);
  expect(lackingOf(draft([number, column('country', 'name')], null))).toEqual([]);
  expect(lackingOf(draft([], 'MX'))).toEqual(['accountNumber']);
});

it('names what a country asks for and no column has', () => {
  const required = [
    { field: 'accountNumber', required: true, hint: 'accountNumber' },
    { field: 'bankCode', required: true, hint: 'bankCode' },
    { field: 'branchCode', required: false, hint: 'branchCode' },
  ] as const;
  expect(unfilledOf(draft([column('accountNumber', 'name')]), required)).toEqual(['bankCode']);
});

it('calls columns as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 59].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'BH']);
});
