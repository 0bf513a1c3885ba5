import { describe, expect, it } from 'vitest';
import { ApiError, type Problem } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { troubleOf } from './trouble.ts';

const refused = (status: number, error: ErrorCode, errors?: Problem['errors']) =>
  new ApiError(`HTTP ${status}`, status, {
    type: 'about:blank',
    title: '',
    status,
    detail: '',
    instance: '',
    error,
    requestId: '',
    ...(errors && { errors }),
  });

describe('what a payee is told of a refusal', () => {
  it.each([
    ['over', refused(401, 'errors.widgetSessionOver')],
    ['tries', refused(409, 'errors.widgetTriesUsed')],
    ['day', refused(429, 'errors.widgetDayUsed')],
    ['off', refused(403, 'errors.widgetOff')],
    ['busy', refused(429, 'errors.tooManyRequests')],
    ['server', refused(503, 'errors.providerUnavailable')],
    ['server', refused(500, 'errors.internal')],
    ['server', new ApiError('HTTP 502', 502)],
    ['offline', new ApiError('Network error', 0)],
    ['server', new TypeError('x')],
  ])('is %s', (kind, error) => {
    expect(troubleOf(error)).toEqual({ kind, fields: {} });
  });

  it('never tells that the customer has another plan', () => {
    for (const code of ['errors.notOnPlan', 'errors.quotaExceeded'] as const)
      expect(troubleOf(refused(402, code)).kind).toBe('off');
  });

  it('names the fields the server refused, in its words', () => {
    const errors = [
      { pointer: '/documentNumber', code: 'document.required', detail: 'Escribe el documento.' },
    ] as const;
    expect(troubleOf(refused(422, 'errors.invalidAccount', errors))).toEqual({
      kind: 'fields',
      fields: { documentNumber: 'Escribe el documento.' },
    });
  });
});
