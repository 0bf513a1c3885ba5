import { isStrongPassword } from './password-rules.ts';

/** What a field can be told before the server is asked; each names its text in `errors`. */
export type FieldProblem = 'required' | 'emailRequired' | 'email' | 'weakPassword' | 'mismatch';

export const checkEmail = (email: string): FieldProblem | undefined => {
  if (!email.trim()) return 'emailRequired';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : 'email';
};

export const checkRequired = (text: string): FieldProblem | undefined => (text ? undefined : 'required');

export const checkNewPassword = (password: string): FieldProblem | undefined =>
  checkRequired(password) ?? (isStrongPassword(password) ? undefined : 'weakPassword');

export const checkRepeated = (repeated: string, password: string): FieldProblem | undefined =>
  checkRequired(repeated) ?? (repeated === password ? undefined : 'mismatch');
