import { Fault } from '#shared/errors/fault.ts';
import { passwordRefusal, type Whose } from '#shared/passwords/judge.ts';
import { isStrongPassword } from '#shared/passwords/rules.ts';

const refused = (code: 'errors.weakPassword' | 'errors.commonPassword' | 'errors.personalPassword') =>
  new Fault(code, { fields: [{ pointer: '/password', code }] });

/** Refuses a new password that breaks the rules, that is guessed by everybody or of its owner, or was typed in two ways. */
export const requireNewPassword = (password: string, confirmPassword: string, whose: Whose = {}): void => {
  if (!isStrongPassword(password)) throw refused('errors.weakPassword');
  const refusal = passwordRefusal(password, whose);
  if (refusal) throw refused(refusal);
  if (password !== confirmPassword)
    throw new Fault('errors.passwordsDoNotMatch', {
      fields: [{ pointer: '/confirmPassword', code: 'errors.passwordsDoNotMatch' }],
    });
};
