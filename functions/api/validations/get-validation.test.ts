import { expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const sandbox = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;
const mixed = { country: 'MX', accountNumber: '002115016003269411', bankCode: '012' } as const;

test('gives its owner the whole answer', async () => {
  const { call } = await signUp(cloud);
  const created = await call('POST /api/validations', { body: sandbox });
  expect(await call('GET /api/validations/{id}', { params: { id: created.id } })).toEqual(created);
});

test('keeps the bank that was asked apart from the one the number names, and still says that they differ', async () => {
  const { call } = await signUp(cloud);
  const created = await call('POST /api/validations', { body: mixed });
  expect(created).toMatchObject({ bank: { code: '002' }, asked: { bankCode: '012' } });
  expect(created.findings.map(({ code }) => code)).toContain('account.bank_mismatch');
  expect(await call('GET /api/validations/{id}', { params: { id: created.id } })).toEqual(created);
});

test('answers a stranger like an id that never existed', async () => {
  const [owner, stranger] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const { id } = await owner.call('POST /api/validations', { body: sandbox });
  const other = await refusal(stranger.call('GET /api/validations/{id}', { params: { id } }));
  const never = await refusal(
    stranger.call('GET /api/validations/{id}', { params: { id: 'val_01kam5t7z30000000000000000' } }),
  );
  expect(other).toMatchObject({ status: 404, error: 'errors.notFound' });
  expect({ ...other, requestId: '' }).toEqual({ ...never, requestId: '' });
});
