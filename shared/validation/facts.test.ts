import { describe, expect, test } from 'vitest';
import { unknownPayee } from '../contract/resources/payee.ts';
import { factsOf, type Told } from './facts.ts';

const whole: Told = {
  id: 'val_01kam5t7z30000000000000000',
  environment: 'production',
  status: 'VALID',
  reason: null,
  country: 'UY',
  bank: { code: '137', name: 'Santander' },
  normalizedAccount: '0015001234567890',
  accountType: 'CHECKING',
  currency: 'UYU,USD',
  document: { type: 'RUT', number: '210297450018' },
  beneficiary: 'MOLINOS DEL SUR S.A.',
  nameMatch: { result: 'match', score: 1, reasons: [] },
  fraudRisk: { level: 'HIGH', reasons: ['document_differs', 'bank_unknown'] },
  findings: [
    { code: 'account.bank_unknown', level: 'warning' },
    { code: 'uy.local.shorter', level: 'warning', expected: '16' },
  ],
  reference: 'Factura 1042',
  payee: unknownPayee,
  asked: { branchCode: '0015', beneficiaryName: null },
  createdAt: '2026-10-07T10:00:00.000Z',
};

const told = (more: Partial<Told> = {}, expectedName?: string) =>
  new Map(factsOf({ ...whole, ...more }, expectedName).map(({ name, value }) => [name, value]));

describe('the facts of a validation', () => {
  test('stand in the order they are read in: the verdict, whose account it is, what it is, what to bear in mind', () => {
    expect([...told({}, 'Molinos del Sur').keys()]).toEqual([
      'status',
      'account',
      'holder',
      'expected',
      'nameMatch',
      'bank',
      'branch',
      'document',
      'accountType',
      'currency',
      'risk',
      'warnings',
      'reference',
      'environment',
      'country',
      'date',
      'id',
    ]);
  });

  test('leave out what nobody stated', () => {
    const nothing = { bank: null, document: null, accountType: null, currency: null, beneficiary: null } as const;
    const rest = {
      nameMatch: null,
      fraudRisk: null,
      findings: [],
      reference: null,
      asked: { branchCode: null, beneficiaryName: null },
    };
    const names = [...told({ ...nothing, ...rest }).keys()];
    expect(names).toEqual(['status', 'account', 'environment', 'country', 'date', 'id']);
  });

  test('have no risk where nobody confirmed the account, and say why it is not good', () => {
    const facts = told({ status: 'INVALID', reason: 'account_not_found', beneficiary: null });
    expect(facts.get('risk')).toBeUndefined();
    expect(facts.get('nameMatch')).toBeUndefined();
    expect(facts.get('reason')).toEqual({ kind: 'reason', reason: 'account_not_found' });
    expect(facts.get('warnings')).toEqual({ kind: 'findings', findings: whole.findings });
  });

  test('do not warn of what the risk says already', () => {
    expect(told().get('warnings')).toEqual({ kind: 'findings', findings: whole.findings.slice(1) });
  });

  test('tell two currencies apart', () => {
    expect(told().get('currency')).toEqual({ kind: 'currencies', codes: ['UYU', 'USD'] });
  });

  test('tell an account that exists and should not be paid from one that may be', () => {
    const verdict = { kind: 'verdict', status: 'VALID', environment: 'production' };
    expect(told().get('status')).toEqual({ ...verdict, headline: 'matchStopped' });
    expect(told({ fraudRisk: { level: 'MEDIUM', reasons: [] } }).get('status')).toEqual({
      ...verdict,
      headline: 'matchWarned',
    });
  });
});
