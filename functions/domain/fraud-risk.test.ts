import { describe, expect, test } from 'vitest';
import { fraudReasons, type FraudReason } from '#shared/contract/validations.ts';
import { fraudRiskOf, fraudRules, type RiskFacts } from './fraud-risk.ts';
import { nothingSeen } from './sightings.ts';

const harmless: RiskFacts = {
  accountFormat: 'CLABE',
  accountType: 'CHECKING',
  documentGiven: 'GODE561231GR8',
  documentSaid: 'GODE-561231-GR8',
  nameResult: 'match',
  findings: [],
  seen: nothingSeen,
};

const provoking: Record<FraudReason, Partial<RiskFacts>> = {
  document_differs: { documentSaid: 'CRM6702109K6' },
  name_mismatch: { nameResult: 'mismatch' },
  name_partial: { nameResult: 'partial' },
  virtual_account: { accountFormat: 'CVU' },
  bank_unknown: { findings: ['account.bank_unknown'] },
  bank_mismatch: { findings: ['account.bank_mismatch'] },
  other_currency: { refusal: 'other_currency' },
  recently_refused: { seen: { ...nothingSeen, isRecentlyRefused: true } },
  other_documents: { documentSaid: undefined, seen: { ...nothingSeen, otherDocuments: 1 } },
  asked_by_many: { seen: { ...nothingSeen, otherCustomersToday: 5 } },
};

test('nothing to remark is a low risk without reasons', () => {
  expect(fraudRiskOf(harmless)).toEqual({ level: 'LOW', reasons: [] });
});

test.for(fraudReasons)('%s alone is remarked with the level of its rule', (reason) => {
  expect(fraudRiskOf({ ...harmless, ...provoking[reason] })).toEqual({
    level: fraudRules[reason].level,
    reasons: [reason],
  });
});

test('an account that many have long asked for is nothing new', () => {
  const seen = { ...nothingSeen, otherCustomersToday: 50, isNew: false };
  expect(fraudRiskOf({ ...harmless, seen })).toEqual({ level: 'LOW', reasons: [] });
});

test('the gravest reason comes first and gives the level', () => {
  const risk = fraudRiskOf({ ...harmless, findings: ['account.bank_unknown'], nameResult: 'mismatch' });
  expect(risk).toEqual({ level: 'HIGH', reasons: ['name_mismatch', 'bank_unknown'] });
});

test('an account type the bank calls virtual counts like a CVU', () => {
  expect(fraudRiskOf({ ...harmless, accountType: 'VIRTUAL' }).reasons).toEqual(['virtual_account']);
});

describe('documents of one holder under two spellings do not differ', () => {
  const differs = (given: string, said: string | undefined) =>
    fraudRiskOf({ ...harmless, documentGiven: given, documentSaid: said }).reasons.includes('document_differs');

  test.for([
    ['AR', '12345678', '20-12345678-6'],
    ['BR', '39053344705', '390.533.447-05'],
    ['CL', '12.345.678-5', '0123456785'],
    ['CO', '9001234567', '900.123.456'],
    ['EC', '1714307103', '1714307103001'],
    ['PE', '44556677', '10445566771'],
    ['UY', '12345672', '1.234.567-2'],
    ['US', '123-45-6789', '***-**-6789'],
    ['MX', 'GODE561231GR8', 'GODE*********'],
  ] as const)('%s: %s is %s', ([, given, said]) => expect(differs(given, said)).toBe(false));

  test.for([
    ['39053344705', '390.533.447-06'],
    ['123-45-6789', '***-**-6780'],
    ['123', '20-00001238-6'],
  ] as const)('%s is not %s', ([given, said]) => expect(differs(given, said)).toBe(true));

  test('and a document nobody gave, or the bank keeps to itself, cannot differ', () => {
    expect([differs('', '123456789'), differs('123456789', undefined)]).toEqual([false, false]);
  });
});
