import { expect, test } from 'vitest';
import { guest, newEmail, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const validate = (email: string) => guest(cloud)('POST /api/email-validation', { body: { email } });

test.for([
  ['ana@pagosdelsur.com.ar', { valid: true, freeCredits: true }],
  [' ANA@PAGOSDELSUR.COM.AR ', { valid: true, freeCredits: true }],
  ['ana@gmail.com', { valid: false, reason: 'errors.corporateEmail' }],
  ['ana@hotmail.cl', { valid: false, reason: 'errors.corporateEmail' }],
  ['ana@yahoo.com.pe', { valid: false, reason: 'errors.corporateEmail' }],
  ['ana@adinet.com.uy', { valid: false, reason: 'errors.corporateEmail' }],
  ['ana@outlooks.com.ar', { valid: true, freeCredits: true }],
  ['ana@live.empresa.cl', { valid: true, freeCredits: true }],
  ['ana@mail.tm', { valid: false, reason: 'errors.disposableEmail' }],
  ['ana@x.33mail.com', { valid: false, reason: 'errors.disposableEmail' }],
  [`${'a'.repeat(64)}@empresa.mx`, { valid: true, freeCredits: true }],
  [`${'a'.repeat(65)}@empresa.mx`, { valid: false, reason: 'field.email' }],
  [`ana@${'b'.repeat(64)}.mx`, { valid: false, reason: 'field.email' }],
  ['ana@-empresa.mx', { valid: false, reason: 'field.email' }],
  ['ana@', { valid: false, reason: 'field.email' }],
  ['', { valid: false, reason: 'field.email' }],
] as const)('"%s" gives %o', async ([email, answer]) => {
  expect(await validate(email)).toEqual(answer);
});

test('says nothing about accounts', async () => {
  const { email } = await signUp(cloud);
  expect(await validate(email)).toEqual(await validate(newEmail()));
});
