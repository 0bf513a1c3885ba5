import { describe, expect, it } from 'vitest';
import { ApiError, type Problem } from '#shared/contract/client.ts';
import { loginErrorOf } from './login-error.ts';

const problem = (error: Problem['error'], status: number, more: Partial<Problem> = {}) =>
  new ApiError(`HTTP ${status}`, status, {
    type: 'about:blank',
    title: 'título',
    detail: 'detalle',
    instance: '/api/auth/login',
    requestId: 'r',
    error,
    status,
    ...more,
  });

describe('a failed login', () => {
  it('that needs verification is EMAIL_NOT_VERIFIED and carries the address of the account', () => {
    const error = loginErrorOf(
      problem('errors.emailNotVerified', 403, { email: 'lucia@pagos.com' }),
      'LUCIA@pagos.com',
    );
    expect(error).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', email: 'lucia@pagos.com' });
  });

  it('carries the typed address when the server names none', () => {
    expect(loginErrorOf(problem('errors.emailNotVerified', 403), 'lucia@pagos.com').email).toBe('lucia@pagos.com');
  });

  it.each(['errors.invalidCredentials', 'errors.accountExpired'] as const)('of %s keeps its code and text', (code) => {
    expect(loginErrorOf(problem(code, 401), 'a@b.co')).toMatchObject({ code, text: 'detalle' });
  });

  it('of any other kind says what the server said', () => {
    expect(loginErrorOf(problem('errors.internal', 500), 'a@b.co')).toMatchObject({
      code: 'errors.genericLogin',
      text: 'detalle',
    });
  });

  it('without words of the server is the generic one', () => {
    expect(loginErrorOf(new ApiError('HTTP 502', 502), 'a@b.co')).toMatchObject({
      code: 'errors.genericLogin',
      text: undefined,
    });
  });

  it('that never reached the server is a network error', () => {
    expect(loginErrorOf(new ApiError('Network error', 0), 'a@b.co').code).toBe('errors.network');
  });

  it('of our own making is generic, with its cause', () => {
    const cause = new TypeError('bug');
    expect(loginErrorOf(cause, 'a@b.co')).toMatchObject({ code: 'errors.genericLogin', cause });
  });
});
