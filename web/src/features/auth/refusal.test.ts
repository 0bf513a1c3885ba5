import { describe, expect, it } from 'vitest';
import { ApiError, type Problem } from '#shared/contract/client.ts';
import { arrivalOf } from './arrival.ts';
import { refusalOf } from './refusal.ts';

const fields = ['email', 'password'] as const;
const problem: Problem = {
  type: 'about:blank',
  title: 'Usa un correo corporativo',
  detail: 'gmail.com es un proveedor gratuito.',
  status: 422,
  instance: '/api/auth/register',
  requestId: 'r',
  error: 'errors.corporateEmail',
};
const refused = (over: Partial<Problem> = {}) =>
  refusalOf(new ApiError('HTTP 422', 422, { ...problem, ...over }), fields);

describe('a refusal', () => {
  it('puts the server’s words beside the field it points at', () => {
    const errors = [{ pointer: '/email', code: 'errors.corporateEmail', detail: 'Usa el de tu empresa.' }] as const;
    expect(refused({ errors }).fields).toEqual({ email: 'Usa el de tu empresa.' });
  });

  it('finds the field by its code when the server points at none', () => {
    expect(refused().fields).toEqual({ email: problem.detail });
  });

  it('shows above the form what belongs to no field of it', () => {
    const errors = [{ pointer: '/other', code: 'field.unknown', detail: 'x' }] as const;
    expect(refused({ errors, error: 'errors.invalidFields' })).toMatchObject({
      fields: {},
      said: { title: problem.title, detail: problem.detail },
    });
  });

  it('without words is a network failure or unknown', () => {
    expect(refusalOf(new ApiError('Network error', 0), fields).code).toBe('network');
    expect(refusalOf(new ApiError('HTTP 502', 502), fields).code).toBe('unknown');
    expect(refusalOf(new TypeError('bug'), fields).code).toBe('unknown');
  });
});

describe('what one page hands to the next', () => {
  it('is read from the history only where it has the right shape', () => {
    expect(arrivalOf({ email: 'a@b.co', notice: 'passwordChanged', x: 1 })).toEqual({
      email: 'a@b.co',
      notice: 'passwordChanged',
    });
    expect([arrivalOf(null), arrivalOf('x'), arrivalOf({ email: 3, notice: 'other' })]).toEqual([{}, {}, {}]);
  });
});
