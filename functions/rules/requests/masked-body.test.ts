import * as z from 'zod';
import { expect, test } from 'vitest';
import { createValidation } from '#shared/contract/app/validations.ts';
import { maskedBody } from './masked-body.ts';

const kept = (body: unknown, schema: z.ZodType = createValidation.body) => maskedBody(schema, JSON.stringify(body));

test('accounts, documents and names are masked, and words of the contract stay', () => {
  const body = {
    country: 'MX',
    environment: 'sandbox',
    accountNumber: '002115016003269411',
    documentNumber: 'ZZMA770707ZZ7',
    beneficiaryName: 'Zzmarca Nombrezz',
  };
  expect(kept(body)).toEqual({
    country: 'MX',
    environment: 'sandbox',
    accountNumber: '••••••••••••••9411',
    documentNumber: '•••••••••7ZZ7',
    beneficiaryName: '••••••••••••rezz',
  });
});

test.for([
  ['an unknown member', { country: 'MX', secreto: 'x' }, { country: 'MX' }],
  ['a word that is none of the list', { country: 'Zzmarca' }, { country: '••••rca' }],
  ['an account written as a number', { accountNumber: 1_234_567_890 }, { accountNumber: '••••••7890' }],
  ['a list where a text belongs', { accountNumber: ['002115016003269411'] }, {}],
  ['an object where a text belongs', { accountNumber: { of: '002115016003269411' } }, {}],
  ['a name of every object', { constructor: 'x', __proto__: 'y' }, {}],
] as const)('%s does not show', ([, body, left]) => {
  expect(kept(body)).toEqual(left);
});

test.for([
  ['a body that no request may have', `{"country":"MX"}${' '.repeat(64 * 1024)}`],
  ['text that is not JSON', '{"accountNumber": 0021150'],
  ['a bare text', '"002115016003269411"'],
  ['a list', '["002115016003269411"]'],
  ['nothing', ''],
  ['no body', null],
])('of %s nothing is kept', ([, text = null]) => {
  expect(maskedBody(createValidation.body, text) ?? undefined).toBeUndefined();
});

test.for([
  ['sent half', '1234567890\ud800'],
  ['cut in two by the mask', 'aaaaaaaaaaaaaaaa😀😀b'],
] as const)('a character that is %s does not stay half: no table takes it', ([, accountNumber]) => {
  const { accountNumber: text } = kept({ accountNumber }) as { readonly accountNumber: string };
  expect([text.isWellFormed(), text.length]).toEqual([true, accountNumber.length]);
});

test('what is kept is bounded, whatever was sent', () => {
  expect(kept({ accountNumber: '9'.repeat(60_000) })).toEqual({ accountNumber: `${'•'.repeat(36)}9999` });
  const list = z.object({ rows: z.array(z.object({ name: z.string() })) });
  expect(kept({ rows: Array.from({ length: 500 }, () => ({ name: 'Ana María' })) }, list)).toEqual({
    rows: Array.from({ length: 20 }, () => ({ name: '••••••ría' })),
  });
});
