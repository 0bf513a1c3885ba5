import { expect, test } from 'vitest';
import { messages } from '#shared/messages/index.ts';
import { issueMeanings } from '#shared/validation/payments.ts';
import { issues, meaningOf } from './issues.ts';

/** Which codes come to what: whoever changes the table says so here once more. */
const known = {
  unapproved: 1,
  payerCanRetry: 24,
  elsewhere: 17,
  final: 11,
  over: 5,
  askAgain: 24,
  treatAsDone: 15,
  ours: 202,
} as const;

test('every code of PayPal’s specifications means one thing, and no code two', () => {
  const counted = Object.fromEntries(
    issueMeanings.map((meaning) => [meaning, [...issues.values()].filter((one) => one === meaning).length]),
  );
  expect(counted).toEqual(known);
});

test('every code is written as PayPal writes them', () => {
  for (const code of issues.keys()) expect(code).toMatch(/^[A-Z0-9][A-Z0-9_]+$/);
});

test.for([
  ['INSTRUMENT_DECLINED', 'payerCanRetry'],
  ['PAYER_ACTION_REQUIRED', 'payerCanRetry'],
  ['ORDER_NOT_APPROVED', 'unapproved'],
  ['ORDER_ALREADY_CAPTURED', 'treatAsDone'],
  ['DUPLICATE_INVOICE_ID', 'treatAsDone'],
  ['PAYER_CANNOT_PAY', 'elsewhere'],
  ['TRANSACTION_REFUSED', 'final'],
  ['COMPLIANCE_VIOLATION', 'final'],
  ['INVALID_RESOURCE_ID', 'over'],
  ['INTERNAL_SERVER_ERROR', 'askAgain'],
  ['PENDING_REVIEW', 'askAgain'],
  ['PLAN_STATUS_INVALID', 'ours'],
] as const)('%s is %s', ([code, meaning]) => {
  expect(meaningOf(code)).toBe(meaning);
});

test('a code that nobody told us of decides nothing: it is asked again', () => {
  expect(['NEVER_HEARD_OF', '', 'constructor'].map(meaningOf)).toEqual(Array(3).fill('askAgain'));
});

test.for(['es', 'en'] as const)('whoever pays is told what each comes to, in %s, without a code', (language) => {
  const texts = issueMeanings.map((meaning) => messages[language].paymentIssues[meaning]);
  expect(new Set(texts).size).toBe(issueMeanings.length);
  for (const text of texts) expect(text).toMatch(/^[^_{}]{30,160}$/);
});
