import { ApiError } from '#shared/contract/client.ts';

/** Why a login failed, in the codes the page acts on. `text` is what the server said, when it said something. */
export class LoginError extends Error {
  readonly code:
    | 'EMAIL_NOT_VERIFIED'
    | 'errors.invalidCredentials'
    | 'errors.accountExpired'
    | 'errors.tooManyRequests'
    | 'errors.secondFactorRequired'
    | 'errors.wrongCode'
    | 'errors.genericLogin'
    | 'errors.network';
  readonly text: string | undefined;
  /** The address of the account, in the server's spelling where it told. */
  readonly email: string | undefined;

  constructor(
    code: LoginError['code'],
    { text, email, cause }: { text?: string; email?: string; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.name = 'LoginError';
    this.code = code;
    this.text = text;
    this.email = email;
  }
}

const known = [
  'errors.invalidCredentials',
  'errors.accountExpired',
  'errors.tooManyRequests',
  'errors.secondFactorRequired',
  'errors.wrongCode',
] as const;

/** Translates whatever a login call rejected with. */
export const loginErrorOf = (error: unknown, typedEmail: string): LoginError => {
  if (!(error instanceof ApiError)) return new LoginError('errors.genericLogin', { cause: error });
  if (error.status === 0) return new LoginError('errors.network', { cause: error });
  const { problem } = error;
  const details = { cause: error, email: problem?.email ?? typedEmail, ...(problem && { text: problem.detail }) };
  if (error.status === 403 && problem?.error === 'errors.emailNotVerified')
    return new LoginError('EMAIL_NOT_VERIFIED', details);
  return new LoginError(known.find((one) => one === problem?.error) ?? 'errors.genericLogin', details);
};
