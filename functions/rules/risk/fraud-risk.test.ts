import { describe, expect, test } from 'vitest';
import { nameResults } from '#shared/validation/name-match.ts';
import { fraudReasons, type FraudLevel, type FraudReason } from '#shared/validation/risk.ts';
import { fraudRiskOf, riskWithName, type RiskFacts } from './fraud-risk.ts';
import { noActivity } from './account-activity.ts';

const harmless: RiskFacts = {
  accountFormat: 'CLABE',
  accountType: 'CHECKING',
  documentGiven: { type: 'RFC', number: 'GODE561231GR8' },
  documentSaid: { type: 'RFC', number: 'GODE-561231-GR8' },
  nameResult: 'match',
  findings: [],
  seen: noActivity,
};

const remarked: Readonly<Record<FraudReason, readonly [level: FraudLevel, facts: Partial<RiskFacts>]>> = {
  document_differs: ['HIGH', { documentSaid: { type: 'RFC', number: 'CRM6702109K6' } }],
  name_mismatch: ['HIGH', { nameResult: 'mismatch' }],
  name_partial: ['MEDIUM', { nameResult: 'partial' }],
  virtual_account: ['MEDIUM', { accountFormat: 'CVU' }],
  bank_unknown: ['MEDIUM', { findings: ['account.bank_unknown'] }],
  bank_mismatch: ['MEDIUM', { findings: ['account.bank_mismatch'] }],
  other_currency: ['MEDIUM', { refusal: 'other_currency' }],
  recently_refused: ['MEDIUM', { seen: { ...noActivity, isRecentlyRefused: true } }],
  other_documents: ['MEDIUM', { documentSaid: undefined, seen: { ...noActivity, hasOtherDocument: true } }],
  asked_by_many: ['MEDIUM', { seen: { ...noActivity, otherCustomersToday: 5 } }],
};

test('nothing to remark is a low risk without reasons', () => {
  expect(fraudRiskOf(harmless)).toEqual({ level: 'LOW', reasons: [] });
});

test.for(fraudReasons.map((reason) => [reason, ...remarked[reason]] as const))(
  '%s alone is remarked as a %s risk',
  ([reason, level, facts]) => {
    expect(fraudRiskOf({ ...harmless, ...facts })).toEqual({ level, reasons: [reason] });
  },
);

describe('a name that is compared later', () => {
  test.for(nameResults.flatMap((before) => nameResults.map((after) => [before, after] as const)))(
    'as %s before and %s now is the risk of an answer asked with it',
    ([before, after]) => {
      const facts = { ...harmless, findings: ['account.bank_unknown'] };
      const { reasons } = fraudRiskOf({ ...facts, nameResult: before });
      expect(riskWithName({ reasons }, after)).toEqual(fraudRiskOf({ ...facts, nameResult: after }));
    },
  );

  test('never makes it less than what is said to be the least', () => {
    const reasons = ['asked_by_many'] as const;
    expect(riskWithName({ reasons, atLeast: 'HIGH' }, 'match')).toEqual({ level: 'HIGH', reasons });
  });
});

test('an account that many have long asked for is nothing new', () => {
  const seen = { ...noActivity, otherCustomersToday: 50, isNew: false };
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
  type Written = readonly [type: string | undefined, number: string];
  const documentOf = ([type, number]: Written) => ({ type, number });
  const differs = (given: Written | undefined, said: Written | undefined) =>
    fraudRiskOf({
      ...harmless,
      documentGiven: given && documentOf(given),
      documentSaid: said && documentOf(said),
    }).reasons.includes('document_differs');

  test.for<[Written, Written]>([
    [
      ['DNI', '12345678'],
      ['CUIT', '20-12345678-6'],
    ],
    [
      ['CPF', '39053344705'],
      ['CPF', '390.533.447-05'],
    ],
    [
      ['RUT', '12.345.678-5'],
      ['RUT', '0123456785'],
    ],
    [
      ['NIT', '9001234567'],
      ['NIT', '900.123.456'],
    ],
    [
      ['CC', '1714307103'],
      ['RUC', '1714307103001'],
    ],
    [
      ['CC', '1714307103'],
      [undefined, '1714307103001'],
    ],
    [
      ['DNI', '44556677'],
      ['RUC', '10445566771'],
    ],
    [
      ['DNI', '101174102'],
      ['DNI', '10117410'],
    ],
    [
      ['CI', '12345672'],
      ['CI', '1.234.567-2'],
    ],
    [
      ['SSN', '123-45-6789'],
      ['SSN', '***-**-6789'],
    ],
    [
      ['RFC', 'GODE561231GR8'],
      ['RFC', 'GODE*********'],
    ],
  ])('%s is %s', ([given, said]) => expect(differs(given, said)).toBe(false));

  test.for<[Written, Written]>([
    [
      ['CPF', '39053344705'],
      ['CPF', '390.533.447-06'],
    ],
    [
      ['SSN', '123-45-6789'],
      ['SSN', '***-**-6780'],
    ],
    [
      ['DNI', '123'],
      ['CUIT', '20-00001238-6'],
    ],
    [
      ['CC', '1234567'],
      ['CC', '12345678'],
    ],
    [
      ['CC', '10234567'],
      ['CC', '1023456789'],
    ],
    [
      ['NIT', '90012345'],
      ['NIT', '9001234567'],
    ],
  ])('%s is not %s', ([given, said]) => expect(differs(given, said)).toBe(true));

  test('and a document nobody gave, or the bank keeps to itself, cannot differ', () => {
    expect([differs(undefined, ['CC', '123456789']), differs(['CC', '123456789'], undefined)]).toEqual([false, false]);
  });
});
