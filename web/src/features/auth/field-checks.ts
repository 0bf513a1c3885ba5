import { isStrongPassword } from '#shared/passwords/rules.ts';
import { deliverable, longestEmail } from '#shared/validation/email.ts';

/** What a field can be told before the server is asked; each names its text in `errors`. */
export type FieldProblem = Missing | 'email' | 'weakPassword' | 'mismatch';

/** What a field is told that was left empty. */
export type Missing = 'required' | 'emailRequired' | 'corporateEmailRequired';

export const checkEmail = (email: string, missing: Missing = 'emailRequired'): FieldProblem | undefined => {
  const typed = email.trim();
  if (!typed) return missing;
  return typed.length <= longestEmail && deliverable.test(typed) ? undefined : 'email';
};

export const checkRequired = (text: string): FieldProblem | undefined => (text ? undefined : 'required');

export const checkNewPassword = (password: string): FieldProblem | undefined =>
  checkRequired(password) ?? (isStrongPassword(password) ? undefined : 'weakPassword');

export const checkRepeated = (repeated: string, password: string): FieldProblem | undefined =>
  checkRequired(repeated) ?? (repeated === password ? undefined : 'mismatch');
