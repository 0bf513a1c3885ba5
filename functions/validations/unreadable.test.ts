import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Validation as Shown, ValidationSummary } from '#shared/contract/resources/validation.ts';
import { sampleValidation } from '../../infra/testing/sample-validation.ts';
import { readValidation } from '../store/validations/validation.ts';
import { repeatedAnswer } from './answer.ts';
import { summaryOf, viewOf } from './view.ts';

const item = {
  pk: 'USER#usr_1',
  sk: `VALIDATION#${sampleValidation.id}`,
  ...sampleValidation,
  answered: { documentType: 'RFC', documentNumber: 'GODE561231GR8', accountType: 'CHECKING' },
  beneficiary: 'ANA SOUZA',
  currency: 'MXN',
  reference: 'Nómina',
  reason: 'account_not_found',
  nameMatch: { result: 'MATCH', score: 1, reasons: [] },
  fraudLevel: 'LOW',
  fraudReasons: ['virtual_account'],
  via: 'dashboard',
  hold: { lotId: 'lot_1', source: 'free', credits: 1 },
  completedAt: '2026-10-07T10:00:03.000Z',
};
const fields = Object.keys(item).filter((name) => !['pk', 'sk'].includes(name));
const balance = { balance: 0, expiresAt: null };

const shown = async (poisoned: object) => {
  const read = readValidation({ ...item, ...poisoned });
  return { whole: Shown.parse(await viewOf(read, balance)), row: ValidationSummary.parse(await summaryOf(read)) };
};

const another = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom('', 'constructor', '__proto__', 'FROM_THE_NEXT_VERSION', 'PY', 'IBAN', 'PIX', 'LOCAL'),
  fc.constant({ toString: '' }),
  fc.jsonValue(),
);

test('whatever stands in one field of a validation, or does not, it is shown by the contract with its own id', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), another, async (name, value) => {
      const { whole, row } = await shown({ [name]: value });
      expect([whole.id, row.id, whole.createdAt]).toEqual([item.id, item.id, expect.stringMatching(/^20\d\d-/)]);
    }),
    { numRuns: 3_000 },
  ));

test('a repeat of the request that made one is answered with it: waiting would never end', async () => {
  const read = readValidation({ ...item, status: 'FROM_THE_NEXT_VERSION' });
  const ports = {
    validations: { find: async () => read },
    credits: { live: async () => [] },
    clock: { now: () => item.createdAt },
  };
  expect(await repeatedAnswer(ports, read, '/validations')).toMatchObject({ id: item.id, status: 'UNREADABLE' });
});

test('whatever stands in all of them', () =>
  fc.assert(
    fc.asyncProperty(fc.record(Object.fromEntries(fields.map((name) => [name, another]))), async (poisoned) => {
      expect((await shown(poisoned)).row.id).toBe(item.id);
    }),
    { numRuns: 300 },
  ));

test.for([
  ['a status of another version', { status: 'SETTLED' }, 'UNREADABLE'],
  ['no status', { status: undefined }, 'UNREADABLE'],
  ["somebody else's row", { userId: 'usr_2' }, 'UNREADABLE'],
  ['a reason of another version', { reason: 'bank_on_strike' }, 'VALID'],
  ['a fraud reason of another version', { fraudReasons: ['virtual_account', 'full_moon'] }, 'VALID'],
  ['a door of another version', { via: 'fax' }, 'VALID'],
  ['a country of another version', { country: 'PY' }, 'VALID'],
] as const)('a row with %s shows its answer only where that is sure', async ([, poisoned, status]) => {
  const { whole, row } = await shown(poisoned);
  expect([whole.status, row.status]).toEqual([status, status]);
});

test('what this version knows of the reasons is still told', async () => {
  const { whole } = await shown({ fraudReasons: ['virtual_account', 'full_moon'] });
  expect(whole.fraudRisk?.reasons).toEqual(['virtual_account']);
});
