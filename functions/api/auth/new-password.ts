import { Fault } from '#shared/errors/fault.ts';
import { isCommonPassword } from '../../rules/login/common-password.ts';
import { isStrongPassword } from '#shared/password-rules.ts';

/** Refuses a new password that breaks the rules, that everybody would try, or that was typed in two ways. */
export const requireNewPassword = (password: string, confirmPassword: string): void => {
  if (!isStrongPassword(password))
    throw new Fault('errors.weakPassword', { fields: [{ pointer: '/password', code: 'errors.weakPassword' }] });
  if (isCommonPassword(password))
    throw new Fault('errors.commonPassword', { fields: [{ pointer: '/password', code: 'errors.commonPassword' }] });
  if (password !== confirmPassword)
    throw new Fault('errors.passwordsDoNotMatch', {
      fields: [{ pointer: '/confirmPassword', code: 'errors.passwordsDoNotMatch' }],
    });
};
