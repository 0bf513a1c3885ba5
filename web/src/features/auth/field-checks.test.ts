import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Email } from '#shared/contract/email.ts';
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

  it('takes exactly the addresses that the contract takes', () => {
    const character = fc.constantFrom(..."aZ09ñ.-_+@' ".split(''));
    const almost = fc.string({ unit: character, maxLength: 12 });
    const texts = fc.oneof(
      almost,
      fc.emailAddress(),
      fc.tuple(almost, almost).map((sides) => `${sides.join('@')}.com`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(checkEmail(text) === undefined).toBe(Email.safeParse(text).success);
      }),
      { numRuns: 5000 },
    );
    expect(checkEmail(`${'a'.repeat(250)}@b.co`)).toBe('email');
  });

  it('names what is missing as its form does', () => {
    expect(checkEmail(' ', 'corporateEmailRequired')).toBe('corporateEmailRequired');
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
