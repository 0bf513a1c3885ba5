import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStrongPassword, passwordRuleNames, passwordRules } from './rules.ts';

const unmet = (password: string) => passwordRuleNames.filter((rule) => !passwordRules[rule](password));

describe('the password rules', () => {
  it.each([
    ['Cuenta2026', ['symbol']],
    ['cuenta2026!', ['upper']],
    ['CUENTA2026!', ['lower']],
    ['CuentaClara!', ['digit']],
    ['Cu2026!', ['length']],
    ['', ['length', 'upper', 'lower', 'digit', 'symbol']],
    ['Ñandú-2026', []],
  ])('miss in %j exactly %j', (password, missing) => {
    expect(unmet(password)).toEqual(missing);
  });

  it('count a space as no symbol', () => {
    expect(unmet('Cuenta 2026')).toEqual(['symbol']);
  });

  it('count characters, not code units', () => {
    expect(passwordRules.length('😀😀😀😀')).toBe(false);
  });

  it('are met by any word that has one of each and is long enough, whatever else it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (rest) => {
        expect(isStrongPassword(`aB3$${rest}xxxx`)).toBe(true);
      }),
    );
  });
});
