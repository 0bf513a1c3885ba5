import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeDelay, recoveryCodesAtOnce, secondFactorEndsAfterHours, secondFactorSetupMinutes } from '#shared/plans.ts';
import { authenticator, beginHalfMinute, withSecondFactor, wrongAt } from '../../../infra/testing/authenticator.ts';
import {
  callAs,
  goodPassword,
  guest,
  mailsTo,
  refusal,
  resetTokenFor,
  signUp,
  tokenIn,
  type Addresses,
  type Customer,
} from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await exclusiveCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());
/** Each begins in a half minute of its own, and so do the tries of one that goes on to the next. */
const nextHalfMinute = () => cloud.moveClock(30);
beforeEach(() => beginHalfMinute(cloud, 120));

const now = () => cloud.now().now;
const login = (email: string, code?: string, password = goodPassword) =>
  guest(at)('POST /api/auth/login', { body: { email, password, ...(code !== undefined && { code }) } });
const setUp = ({ call }: Pick<Customer, 'call'>, password = goodPassword) =>
  call('POST /api/auth/second-factor', { body: { password } });
const confirm = ({ call }: Pick<Customer, 'call'>, code: string) =>
  call('POST /api/auth/second-factor/confirm', { body: { code } });
const remove = ({ call }: Pick<Customer, 'call'>, code?: string, password = goodPassword) =>
  call('DELETE /api/auth/second-factor', { body: { password, ...(code !== undefined && { code }) } });
const factorOf = async ({ call }: Pick<Customer, 'call'>) => (await call('GET /api/auth/profile', {})).secondFactor;
const subjectsTo = async (email: string) => (await mailsTo(at, email)).map(({ subject }) => subject);

const protectedCustomer = async () => {
  const customer = await signUp(at);
  return { ...customer, ...(await withSecondFactor(customer, now)) };
};

describe('setting it up', () => {
  test('gives what an app reads and ten recovery codes, and counts only once a code of it was shown', async () => {
    const customer = await signUp(at);
    const { uri, recoveryCodes } = await setUp(customer);
    expect(uri).toMatch(/^otpauth:\/\/totp\/CuentaClara:/);
    expect(authenticator(uri).totp).toMatchObject({
      issuer: 'CuentaClara',
      label: customer.email,
      digits: 6,
      period: 30,
    });
    expect(new Set(recoveryCodes).size).toBe(recoveryCodesAtOnce);
    expect(await factorOf(customer)).toBeNull();
    await login(customer.email);
    expect(await confirm(customer, authenticator(uri).codeAt(now()))).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await factorOf(customer)).toMatchObject({ recoveryCodesLeft: recoveryCodesAtOnce, endsAt: null });
    expect(await refusal(login(customer.email))).toMatchObject({ status: 401, error: 'errors.secondFactorRequired' });
    expect(await subjectsTo(customer.email)).toContain('Activaste el segundo factor en CuentaClara');
  });

  test('wants the password, and a code that is right', async () => {
    const customer = await signUp(at);
    expect(await refusal(setUp(customer, 'Otra-clave-1x'))).toMatchObject({ error: 'errors.wrongPassword' });
    expect(await refusal(confirm(customer, '123456'))).toMatchObject({ error: 'errors.noSecondFactor' });
    const { uri, recoveryCodes } = await setUp(customer);
    const wrong = { error: 'errors.wrongCode', errors: [{ pointer: '/code' }] };
    expect(await refusal(confirm(customer, wrongAt(authenticator(uri), now())))).toMatchObject(wrong);
    expect(await refusal(confirm(customer, recoveryCodes[0] ?? ''))).toMatchObject(wrong);
    expect(await factorOf(customer)).toBeNull();
  });

  test('that was begun anew takes the code of the newest secret alone, and none after half an hour', async () => {
    const customer = await signUp(at);
    const first = authenticator((await setUp(customer)).uri);
    const second = authenticator((await setUp(customer)).uri);
    expect(await refusal(confirm(customer, first.codeAt(now())))).toMatchObject({ error: 'errors.wrongCode' });
    await cloud.moveClock(secondFactorSetupMinutes * 60 + 1);
    expect(await refusal(confirm(customer, second.codeAt(now())))).toMatchObject({ error: 'errors.noSecondFactor' });
  });

  test('does not replace one that counts', async () => {
    const customer = await protectedCustomer();
    expect(await refusal(setUp(customer))).toMatchObject({ status: 409, error: 'errors.secondFactorOn' });
    expect(await refusal(confirm(customer, customer.app.codeAt(now())))).toMatchObject({
      error: 'errors.secondFactorOn',
    });
  });
});

describe('a login', () => {
  test('takes the code of this half minute, the one before and the next, and no other', async () => {
    const { email, app } = await protectedCustomer();
    await nextHalfMinute();
    await nextHalfMinute();
    expect(await refusal(login(email, app.codeAt(now(), -2)))).toMatchObject({ error: 'errors.wrongCode' });
    expect(await refusal(login(email, app.codeAt(now(), 2)))).toMatchObject({ error: 'errors.wrongCode' });
    for (const steps of [-1, 0, 1]) expect((await login(email, app.codeAt(now(), steps))).user.email).toBe(email);
  });

  test('takes a code once, of two at the same moment too, and none that is older than one it took', async () => {
    const { email, app } = await protectedCustomer();
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => login(email, app.codeAt(now()))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await nextHalfMinute();
    expect(await refusal(login(email, app.codeAt(now(), -1)))).toMatchObject({ error: 'errors.wrongCode' });
    await login(email, app.codeAt(now(), 1));
    expect(await refusal(login(email, app.codeAt(now())))).toMatchObject({ error: 'errors.wrongCode' });
  });

  test('does not take the code that confirmed the setup', async () => {
    const customer = await signUp(at);
    const app = authenticator((await setUp(customer)).uri);
    await confirm(customer, app.codeAt(now()));
    expect(await refusal(login(customer.email, app.codeAt(now())))).toMatchObject({ error: 'errors.wrongCode' });
  });

  test('takes each recovery code once, however it is typed, and tells its owner', async () => {
    const { email, recoveryCodes, call } = await protectedCustomer();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(email, first)).user.email).toBe(email);
    expect(await refusal(login(email, first))).toMatchObject({ error: 'errors.wrongCode' });
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    const tries = await Promise.allSettled([login(email, typed), login(email, second)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await factorOf({ call })).toMatchObject({ recoveryCodesLeft: recoveryCodesAtOnce - 2 });
    const [mail] = await mailsTo(at, email);
    expect(mail).toMatchObject({ subject: 'Se usó un código de recuperación de CuentaClara' });
    expect(mail?.text).toContain('Quedan 8.');
  });

  test('says that a code is wanted only to whoever has the password', async () => {
    const { email, app } = await protectedCustomer();
    for (const code of [undefined, app.codeAt(now())])
      expect(await refusal(login(email, code, 'Otra-clave-1x'))).toMatchObject({ error: 'errors.invalidCredentials' });
    expect(await refusal(login('nadie@empresa-sin-cuenta.mx', '123456'))).toMatchObject({
      error: 'errors.invalidCredentials',
    });
    expect((await login(email, app.codeAt(now()))).user.email).toBe(email);
  });

  test('without a factor passes by a code that nobody asked for', async () => {
    const { email } = await signUp(at);
    expect((await login(email, '123456')).user.email).toBe(email);
  });

  test('waits longer after each wrong code, and lets the owner in when that is over', async () => {
    const { email, app } = await protectedCustomer();
    for (let failures = 0; failures < codeDelay.freeFailures; failures++)
      expect(await refusal(login(email, wrongAt(app, now())))).toMatchObject({ error: 'errors.wrongCode' });
    expect(await refusal(login(email, app.codeAt(now())))).toMatchObject({
      status: 429,
      error: 'errors.tooManyRequests',
    });
    await cloud.moveClock(1);
    expect((await login(email, app.codeAt(now(), 1))).user.email).toBe(email);
  });

  test('with a wrong code after the right password is in the activity as that; one without a code leaves nothing', async () => {
    const { email, app, call } = await protectedCustomer();
    const kinds = async () => (await call('GET /api/security-events', { query: {} })).data.map(({ kind }) => kind);
    const before = await kinds();
    expect(await refusal(login(email))).toMatchObject({ error: 'errors.secondFactorRequired' });
    expect(await kinds()).toEqual(before);
    expect(await refusal(login(email, wrongAt(app, now())))).toMatchObject({ error: 'errors.wrongCode' });
    expect(await kinds()).toEqual(['secondFactor.refused', ...before]);
  });

  test('tells the owner once a day, as tries begin to wait, that somebody knows the password', async () => {
    const { email, app } = await protectedCustomer();
    const subject = 'Alguien sabe tu contraseña de CuentaClara';
    const told = async () => (await subjectsTo(email)).filter((one) => one === subject).length;
    const wrong = () => refusal(login(email, wrongAt(app, now())));
    for (let failures = 1; failures < codeDelay.freeFailures; failures++) await wrong();
    expect(await told()).toBe(0);
    for (let failures = 0; failures < 3; failures++) {
      expect(await wrong()).toMatchObject({ error: 'errors.wrongCode' });
      await cloud.moveClock(10);
    }
    expect(await told()).toBe(1);
    await login(email, app.codeAt(now()));
  });

  test('by the link that once verified the e-mail does not go around it', async () => {
    const customer = await protectedCustomer();
    const token = tokenIn((await mailsTo(at, customer.email)).at(-1));
    const verify = guest(at)('POST /api/auth/verify-email', { body: { token, password: goodPassword } });
    expect(await refusal(verify)).toMatchObject({ error: 'errors.secondFactorRequired' });
  });

  test('after a reset of the password still wants the code', async () => {
    const { email, app } = await protectedCustomer();
    const [token, password] = [await resetTokenFor(at, email), 'Mesa7.verde-lago'];
    await guest(at)('POST /api/auth/reset-password', { body: { token, password, confirmPassword: password } });
    expect(await refusal(login(email, undefined, password))).toMatchObject({ error: 'errors.secondFactorRequired' });
    expect((await login(email, app.codeAt(now()), password)).user.email).toBe(email);
  });
});

describe('whoever is signed in', () => {
  test('switches it off by the password and a code, and neither alone', async () => {
    const customer = await protectedCustomer();
    const { email, app } = customer;
    expect(await refusal(remove(customer))).toMatchObject({ error: 'errors.secondFactorRequired' });
    expect(await refusal(remove(customer, wrongAt(app, now())))).toMatchObject({ error: 'errors.wrongCode' });
    expect(await refusal(remove(customer, app.codeAt(now()), 'Otra-clave-1x'))).toMatchObject({
      error: 'errors.wrongPassword',
    });
    await remove(customer, app.codeAt(now()));
    expect(await factorOf(customer)).toBeNull();
    expect((await login(email)).user.email).toBe(email);
    expect(await refusal(remove(customer))).toMatchObject({ error: 'errors.noSecondFactor' });
    expect(await subjectsTo(email)).toContain('Desactivaste el segundo factor de CuentaClara');
  });

  test('switches it off by a recovery code', async () => {
    const customer = await protectedCustomer();
    await remove(customer, customer.recoveryCodes[9]);
    expect(await factorOf(customer)).toBeNull();
  });

  test('gets other recovery codes, and those of before count no more', async () => {
    const customer = await protectedCustomer();
    const { call, email, app } = customer;
    const { recoveryCodes } = await call('POST /api/auth/second-factor/recovery-codes', {
      body: { password: goodPassword, code: app.codeAt(now()) },
    });
    expect(await refusal(login(email, customer.recoveryCodes[3]))).toMatchObject({ error: 'errors.wrongCode' });
    expect((await login(email, recoveryCodes[3])).user.email).toBe(email);
  });

  test('proves once more by password and code, and fails among those who hold a session', async () => {
    const { email, app } = await protectedCustomer();
    const { token } = await login(email, app.codeAt(now()));
    const call = callAs(at, token);
    const prove = (code?: string) =>
      call('POST /api/auth/proof', { body: { password: goodPassword, ...(code !== undefined && { code }) } });
    expect(await refusal(prove())).toMatchObject({ error: 'errors.secondFactorRequired' });
    for (let failures = 0; failures < codeDelay.freeFailures; failures++)
      expect(await refusal(prove(wrongAt(app, now())))).toMatchObject({ error: 'errors.wrongCode' });
    expect(await refusal(prove(app.codeAt(now(), 1)))).toMatchObject({ error: 'errors.tooManyRequests' });
    expect((await login(email, app.codeAt(now(), 1))).user.email).toBe(email);
  });
});

describe('whoever lost phone and codes', () => {
  const operate = (email: string) => operatorOf(at)({ command: 'remove-second-factor', email, why: 'ticket 4711' });
  const hours = secondFactorEndsAfterHours;

  test('gets in by the password alone a day after support was asked, and is told before', async () => {
    const { email } = await protectedCustomer();
    expect(await operate(email)).toHaveProperty('endsAt');
    expect(await operate(email)).toHaveProperty('refused');
    const [mail] = await mailsTo(at, email);
    expect(mail).toMatchObject({ subject: 'Soporte desactivará tu segundo factor de CuentaClara' });
    await cloud.moveClock(hours * 3600 - 60);
    expect(await refusal(login(email))).toMatchObject({ error: 'errors.secondFactorRequired' });
    await cloud.moveClock(61);
    const { token } = await login(email);
    const call = callAs(at, token);
    expect(await factorOf({ call })).toBeNull();
    expect((await setUp({ call })).recoveryCodes).toHaveLength(recoveryCodesAtOnce);
  });

  test.for(['a code', 'a recovery code'])('who was not the one who asked keeps it by showing %s', async (what) => {
    const customer = await protectedCustomer();
    const { email, app, recoveryCodes } = customer;
    await operate(email);
    expect((await factorOf(customer))?.endsAt).not.toBeNull();
    await login(email, what === 'a code' ? app.codeAt(now()) : recoveryCodes[0]);
    await cloud.moveClock(hours * 3600 + 61);
    expect(await refusal(login(email))).toMatchObject({ error: 'errors.secondFactorRequired' });
  });

  test('is refused where there is none', async () => {
    expect(await operate((await signUp(at)).email)).toHaveProperty('refused');
  });
});
