import { describe, expect, it } from 'vitest';
import type { Validation } from '../api/validations.ts';
import { doubtsOf } from './verdict-risk.ts';

const unknownBank: Validation['findings'] = [{ code: 'account.bank_unknown', level: 'warning' }];
const answer = {
  status: 'VALID',
  fraudRisk: { level: 'HIGH', reasons: ['name_mismatch', 'bank_unknown'] },
  nameMatch: { result: 'mismatch', score: 0, reasons: [] },
  findings: unknownBank,
} satisfies Parameters<typeof doubtsOf>[0];

describe('the doubts about an account', () => {
  it('are told once: a risk only refers to what stands beside the holder, and is no warning too', () => {
    expect(doubtsOf(answer)).toEqual({ level: 'HIGH', reasons: ['holder_name', 'bank_unknown'], findings: [] });
  });

  it('keep the reason of a name that nobody compared on this card', () => {
    expect(doubtsOf({ ...answer, nameMatch: null }).reasons).toEqual(['name_mismatch', 'bank_unknown']);
  });

  it('rate no account that is not to be paid, and still warn of its number', () => {
    expect(doubtsOf({ ...answer, status: 'INVALID' })).toEqual({ reasons: [], findings: unknownBank });
  });
});
