import { describe, expect, it } from 'vitest';
import { loadRules } from '../rules/rules.ts';
import { readPaste } from './read-paste.ts';

const mx = await loadRules('MX');
const empty = { values: {} };
const paste = (text: string, isFixed = false) => readPaste(text, mx, 'CLABE', isFixed);

describe('a paste into the number', () => {
  it('takes the number out of a sentence and fills what nobody typed yet', async () => {
    const { write, note, country } = await paste(
      'Hola, mi CLABE es 002 115 0160 0326 9411, a nombre de Ana Ruiz. RFC RUAA800101AB1',
    );
    expect([country, note]).toEqual(['MX', 'filled']);
    expect(write(empty).values.accountNumber).toBe('002115016003269411');
    expect(write({ values: { documentNumber: 'X' } }).values.documentNumber).toBe('X');
  });

  it('turns to the country whose check digits prove the number, unless the session allows one only', async () => {
    const cci = '00219100220242405151';
    expect((await paste(cci)).country).toBe('PE');
    expect((await paste(cci)).note).toBe('turned');
    expect((await paste(cci, true)).country).toBe('MX');
  });

  it('keeps no digit of a card', async () => {
    const { note, write } = await paste('4242 4242 4242 4242');
    expect([note, write(empty).values.accountNumber]).toEqual(['card', '']);
  });

  it('leaves what it does not understand as it was pasted', async () => {
    expect((await paste('hola')).write(empty).values.accountNumber).toBe('hola');
  });
});
