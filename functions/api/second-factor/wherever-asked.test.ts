import * as z from 'zod';
import { expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { withSecondFactor } from '../../../infra/testing/authenticator.ts';
import { goodPassword, guest, logIn, refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { hashOf } from '../../proof.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const table = tableIn(databasePort);

const password = goodPassword;
const sandbox = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
const ofShop = { name: 'Tienda', environment: 'sandbox' } as const;

interface Proof {
  readonly password: string;
  readonly code?: string;
}

/** One whose data is sealed already, with a second factor, who logged in an hour ago. */
const ofAnHourAgo = async () => {
  const customer = await signUp(cloud);
  const { call, token } = customer;
  await call('POST /api/validations', { body: sandbox });
  const { id } = await call('POST /api/keys', { body: ofShop });
  const factor = await withSecondFactor(customer, () => new Date().toISOString());
  const session = await table.get(keys.session(hashOf(token)));
  const provenAt = new Date(Date.now() - 3_600_000).toISOString();
  await table.put({ ...session, provenAt });
  return { ...customer, ...factor, keyId: id };
};
type Asked = Pick<Customer, 'call' | 'email'> & { readonly keyId: string };

/** Whatever asks for the password, by the name of its operation. */
const asking: Readonly<Record<string, (customer: Asked, body: Proof) => Promise<unknown>>> = {
  login: ({ email }, body) => guest(cloud)('POST /api/auth/login', { body: { email, ...body } }),
  proveAgain: ({ call }, body) => call('POST /api/auth/proof', { body }),
  createKey: ({ call }, body) => call('POST /api/keys', { body: { ...ofShop, ...body } }),
  rotateKey: ({ call, keyId: id }, body) => call('POST /api/keys/{id}/rotate', { params: { id }, body }),
  renewRecoveryCodes: ({ call }, body) => call('POST /api/auth/second-factor/recovery-codes', { body }),
  removeSecondFactor: ({ call }, body) => call('DELETE /api/auth/second-factor', { body }),
  deleteAccount: ({ call }, body) => call('DELETE /api/auth/me', { body }),
};

test('every operation that takes a code beside a password is among these', () => {
  const taking = declared.filter(
    ({ spec: { body } }) => body instanceof z.ZodObject && 'password' in body.shape && 'code' in body.shape,
  );
  expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(asking).toSorted());
});

const ways = ['a code of the app', 'a recovery code'] as const;

test.for(Object.entries(asking).flatMap(([name, ask]) => ways.map((way) => [name, way, ask] as const)))(
  '%s wants the second factor of whoever has one beside the password, and takes %s',
  async ([, way, ask]) => {
    const customer = await ofAnHourAgo();
    expect(await refusal(ask(customer, { password }))).toMatchObject({ error: 'errors.secondFactorRequired' });
    const [recoveryCode = ''] = customer.recoveryCodes;
    const code = way === 'a recovery code' ? recoveryCode : customer.app.codeAt(new Date().toISOString(), 1);
    await ask(customer, { password, code });
  },
);

test('whoever sets it up ends what else is open of the account', async () => {
  const customer = await signUp(cloud);
  const other = await logIn(cloud, customer);
  await withSecondFactor(customer, () => new Date().toISOString());
  expect(await refusal(other.call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  expect((await customer.call('GET /api/auth/me', {})).user.email).toBe(customer.email);
});

test('what support ends is asked for until the day is over, and its owner reads until when', async () => {
  const { email, call } = await ofAnHourAgo();
  const { endsAt } = await operatorOf(cloud)({ command: 'remove-second-factor', email, why: 'lost the phone' });
  expect((await call('GET /api/auth/profile', {})).secondFactor).toMatchObject({ endsAt });
  const login = guest(cloud)('POST /api/auth/login', { body: { email, password } });
  expect(await refusal(login)).toMatchObject({ error: 'errors.secondFactorRequired' });
});
