import { describe, expect, it } from 'vitest';
import { checkEmail, checkNewPassword, checkRepeated } from './field-checks.ts';

describe('an auth field', () => {
  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['lucia', 'email'],
    ['lucia@', 'email'],
    ['lucia@pagos', 'email'],
    ['lucia@pagos..com', 'email'],
    ['lu cia@pagos.com', 'email'],
    [' lucia@pagos.com.ar ', undefined],
  ])('with the address %j is told %j', (email, problem) => {
    expect(checkEmail(email)).toBe(problem);
  });

  it('with a new password is told first that it is empty, then that it is weak', () => {
    expect([checkNewPassword(''), checkNewPassword('x'), checkNewPassword('Cuenta2026!')]).toEqual([
      'required',
      'weakPassword',
      undefined,
    ]);
  });

  it('with the repeated password is told when it differs', () => {
    expect([checkRepeated('', 'a'), checkRepeated('b', 'a'), checkRepeated('a', 'a')]).toEqual([
      'required',
      'mismatch',
      undefined,
    ]);
  });
});
