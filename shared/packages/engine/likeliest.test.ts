import { describe, expect, test } from 'vitest';
import { judge as inSource } from './index.ts';

const read = (accountNumber: string) => {
  const { country, format, ok } = inSource({ accountNumber });
  return [country, format, ok];
};

describe('a number whose country nobody named', () => {
  test.each([
    ['002115016003269411', 'MX', 'CLABE'],
    ['00392401319240299683', 'PE', 'CCI'],
    ['BR1800360305000010009795493C1', 'BR', 'IBAN'],
    ['hola@example.com', 'BR', 'PIX'],
  ])('%s is read as what it is right as: %s %s', (number, country, format) => {
    expect(read(number)).toEqual([country, format, true]);
  });

  test('with one wrong check digit it is read as what it was meant to be', () => {
    expect(read('002115016003269417')).toEqual(['MX', 'CLABE', false]);
    expect(read('0140590940100418135201')).toEqual(['AR', 'CBU', false]);
  });

  test('with digits missing it is read as what it may become', () => {
    const { country, format, state, missing } = inSource({ accountNumber: '00211501600326941' });
    expect([country, format, state, missing]).toEqual(['MX', 'CLABE', 'incomplete', 1]);
  });

  test('in a format that no country has it is refused', () => {
    expect(inSource({ accountNumber: '1', format: 'NONE' }).findings).toEqual([
      { code: 'account.format_unknown', level: 'error' },
    ]);
  });
});
