import { describe, expect, it } from 'vitest';
import { ApiError, type Problem } from '#shared/contract/client.ts';
import { refusalOf, shouldRetry } from './refusal.ts';

const problem = (status: number, error: Problem['error'], errors?: Problem['errors']) =>
  new ApiError(`HTTP ${status}`, status, {
    type: '',
    title: 'Título',
    status,
    detail: 'Detalle',
    instance: '/api/validations',
    error,
    requestId: 'req_1',
    ...(errors && { errors }),
  });
const lost = new ApiError('Network error', 0);

describe('a refused submission', () => {
  it('points at fields by their names', () => {
    const refused = problem(422, 'errors.invalidAccount', [
      { pointer: '/accountNumber', code: 'mx.clabe.check_digit', detail: 'El último dígito debería ser 1.' },
    ]);
    expect(refusalOf(refused)).toMatchObject({
      kind: 'fields',
      title: 'Título',
      fields: { accountNumber: 'El último dígito debería ser 1.' },
    });
  });

  it('is about credits when there are none', () => {
    expect(refusalOf(problem(402, 'errors.insufficientCredits')).kind).toBe('credits');
  });

  it('is an unreachable server when nothing came back', () => {
    expect(refusalOf(lost).kind).toBe('offline');
  });

  it('is a plain failure for everything else', () => {
    expect(refusalOf(problem(500, 'errors.internal')).kind).toBe('failed');
    expect(refusalOf(new Error('bug')).kind).toBe('failed');
  });
});

describe('asking again under the same key', () => {
  it('happens once when the answer got lost', () => {
    expect([0, 1].map((failures) => shouldRetry(failures, lost))).toEqual([true, false]);
  });

  it('goes on for as long as the first request may still be running', () => {
    const running = problem(409, 'errors.idempotencyInProgress');
    expect([0, 19, 20].map((failures) => shouldRetry(failures, running))).toEqual([true, true, false]);
  });

  it('never happens after an answer', () => {
    for (const error of [
      problem(402, 'errors.insufficientCredits'),
      problem(500, 'errors.internal'),
      new Error('bug'),
    ]) {
      expect(shouldRetry(0, error)).toBe(false);
    }
  });
});
