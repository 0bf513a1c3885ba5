import { describe, expect, it } from 'vitest';
import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import { later } from '../texts/later/es.ts';
import { sentencesOf, stepsOf } from './words.ts';

const answerOf = (more: Partial<WidgetAnswer>): WidgetAnswer => ({
  id: 'val_01jd0000000000000000000000',
  status: 'VALID',
  verdict: 'confirmed',
  reason: null,
  country: 'MX',
  bank: { code: '002', name: 'Banamex' },
  accountNumber: '•••• 9411',
  currency: 'MXN',
  holder: 'FERR•••••',
  nameMatch: 'match',
  resultToken: `wr_${'r'.repeat(43)}`,
  validationsLeft: 2,
  durationMs: 2_840,
  ...more,
});

describe('what a payee can do with an answer', () => {
  it('uses a confirmed account, or changes it while there are tries', () => {
    expect(stepsOf(answerOf({}), 2)).toEqual({ first: 'use', hasChange: true });
    expect(stepsOf(answerOf({}), 0)).toEqual({ first: 'use', hasChange: false });
  });

  it('corrects what does not agree first, and may leave it to the customer who decides', () => {
    expect(stepsOf(answerOf({ verdict: 'mismatch' }), 2)).toMatchObject({ first: 'correct', anyway: 'anywayMismatch' });
  });

  it('never offers to use an account that the bank does not know', () => {
    expect(stepsOf(answerOf({ verdict: 'unusable', reason: 'account_not_found' }), 2)).toEqual({
      first: 'change',
      hasChange: false,
    });
  });

  it('asks a silent bank again only where another minute may end it', () => {
    const step = (reason: WidgetAnswer['reason'], left = 2) =>
      stepsOf(answerOf({ verdict: 'unanswered', status: 'TIMEOUT', reason }), left);
    expect(step('no_answer_in_time')).toMatchObject({ first: 'again', anyway: 'anywayUnanswered' });
    expect(step('bank_not_covered')).toMatchObject({ first: 'change', anyway: 'anywayUnanswered' });
    expect(step('no_answer_in_time', 0)).toMatchObject({ first: 'change', hasChange: false });
  });

  it('offers nothing to give away where the server gave no token', () => {
    expect(stepsOf(answerOf({ verdict: 'mismatch', resultToken: null }), 2)).not.toHaveProperty('anyway');
  });
});

describe('what is said of an answer', () => {
  it('says who answered and how fast', () => {
    expect(sentencesOf(answerOf({}), 'Banamex', later)).toEqual(['Banamex respondió en 2.8 s.']);
  });

  it('does not claim a name that the bank did not say', () => {
    expect(sentencesOf(answerOf({ nameMatch: null }), 'Banamex', later)[0]).toContain('no dijo el nombre');
  });

  it('says why, and that silence is no refusal', () => {
    const said = sentencesOf(answerOf({ verdict: 'unanswered', reason: 'no_answer_in_time' }), 'Banamex', later);
    expect(said).toEqual(['El banco no contestó a tiempo.', 'No es un rechazo: nadie dijo que la cuenta esté mal.']);
  });

  it('refuses to show an answer without a verdict', () => {
    expect(() => stepsOf(answerOf({ verdict: null }), 2)).toThrow('has no verdict yet');
  });
});
