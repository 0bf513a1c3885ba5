import { expect, it } from 'vitest';
import type { CellFinding } from '#shared/batch/finding.ts';
import { kindOf, noteOf } from './words.ts';

const finding = (code: CellFinding['code'], more: Partial<CellFinding> = {}): CellFinding => ({
  field: 'accountNumber',
  level: 'error',
  code,
  ...more,
});

it.each([
  ['mx.clabe.check_digit', 'check'],
  ['ar.cbu.length', 'length'],
  ['account.excel_number', 'excel'],
  ['excel.digitsLost', 'excel'],
  ['excel.zerosLost', 'other'],
  ['field.required', 'required'],
  ['account.bank_code_required', 'required'],
  ['account.characters', 'characters'],
  ['account.bank_unknown', 'other'],
])('%s is trouble of the kind %s', (code, kind) => {
  expect(kindOf(code)).toBe(kind);
});

it('names the last digit as people do, and another one by its place', () => {
  const last = finding('mx.clabe.check_digit', { position: 18, expected: '1' });
  expect(noteOf('002115016003269417', last)).toEqual({ says: 'ends', expected: '1', typed: '7' });
  const inside = finding('mx.curp.check_digit', { position: 8, expected: '5' });
  expect(noteOf('0170099220000067797370', inside)).toMatchObject({ says: 'place', position: 8, expected: '5' });
});

it('counts what is missing and what is too much, of digits and of characters', () => {
  const eighteen = finding('mx.clabe.length', { expected: '18' });
  expect(noteOf('04432001180927461', eighteen)).toEqual({ says: 'shortDigits', count: 17, by: 1 });
  expect(noteOf('0443200118092746112', eighteen)).toEqual({ says: 'longDigits', count: 19, by: 1 });
  expect(noteOf('FBA15', finding('mx.rfc.length', { expected: '12-13' }))).toEqual({ says: 'short', count: 5, by: 7 });
});

it('leaves to the engine what it cannot count or point at', () => {
  expect(noteOf('', finding('mx.clabe.check_digit', { position: 18, expected: '1' }))).toEqual({ says: 'other' });
  expect(noteOf('123', finding('mx.clabe.length'))).toEqual({ says: 'other' });
  expect(noteOf('123', finding('account.bank_unknown'))).toEqual({ says: 'other' });
});
