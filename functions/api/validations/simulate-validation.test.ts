import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SimulatedValidation } from '#shared/contract/resources/validation.ts';
import { countries } from '#shared/engine/countries/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { callLimits } from '#shared/plans.ts';
import { sandboxAccount, sandboxNames, scenarios, type ScenarioName } from '#shared/validation/sandbox.ts';
import { guest, refusal, signUp } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const ask = guest(cloud);

const simulate = (body: { country: string; accountNumber: string; [more: string]: unknown }) =>
  ask('POST /api/public/sandbox-validations', { body: body as { country: string; accountNumber: string } });

/** What was seen when is told in days before the question. */
const timeless = ({ payee: { since: _since, changed, ...payee }, ...answer }: SimulatedValidation) => ({
  ...answer,
  payee: { ...payee, changed: changed.map(({ what, was }) => ({ what, was })) },
  createdAt: null,
  completedAt: null,
  durationMs: null,
});

const names = Object.keys(scenarios) as ScenarioName[];

describe.concurrent.for(Object.keys(countries) as CountryCode[])('a guest in %s', (country) => {
  test('is answered every scenario as whoever has an account, without an id and a balance', async () => {
    const by = await signUp(cloud);
    for (const name of names.filter((one) => one !== 'slow')) {
      const body = { country, ...sandboxAccount(country, name), beneficiaryName: sandboxNames[country] };
      const known = await by.call('POST /api/validations', { body: { ...body, environment: 'sandbox' } });
      const answer = await simulate(body);
      expect(Object.keys(answer)).toEqual(Object.keys(SimulatedValidation.shape));
      expect(timeless(answer)).toEqual(timeless(SimulatedValidation.parse(known)));
    }
  });
});

test('a slow account is answered at once: nothing is kept that could be looked at later', async () => {
  expect(await simulate({ country: 'MX', ...sandboxAccount('MX', 'slow') })).toMatchObject({
    status: 'VALID',
    durationMs: 0,
    verified: false,
  });
});

test.for([
  ['a digit too few', '99970000000000000', 'mx.clabe.length', undefined],
  ['a letter among the digits', '9997000000000000O1', 'account.characters', 17],
])('%s is refused with the findings of the sandbox', async ([, accountNumber = '', code, position]) => {
  const problem = await refusal(simulate({ country: 'MX', accountNumber: String(accountNumber) }));
  expect(problem).toMatchObject({ status: 422, error: 'errors.invalidAccount', errors: [{ code }] });
  expect(problem.errors?.[0]).toMatchObject({ pointer: '/accountNumber', ...(position && { position }) });
});

test('every wrong field is named at once', async () => {
  const asked = { country: 'CL', accountNumber: '9997000000x', bankCode: '999', documentType: 'RUT' };
  const { errors = [] } = await refusal(simulate(asked));
  expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual([
    '/accountNumber',
    '/accountType',
    '/documentNumber',
  ]);
});

test('no bank is asked for it, however it is put', async () => {
  const asked = { country: 'MX', accountNumber: '002115016003269411', environment: 'production' };
  expect(await refusal(simulate(asked))).toMatchObject({ status: 422, errors: [{ pointer: '/environment' }] });
});

describe('at a door that counts', () => {
  let own: Awaited<ReturnType<typeof ownCloud>>;
  beforeAll(async () => {
    own = await ownCloud({ CUENTACLARA_ADDRESS_ALLOWANCE: '1' });
  });
  afterAll(() => own?.close());

  test('one address may ask so often within its window, and what is asked is written nowhere', async () => {
    const { perAddress, windowSeconds } = callLimits.simulate;
    await own.advance(windowSeconds);
    const table = tableIn(own.databasePort);
    const before = await table.all();
    const body = { country: 'MX', accountNumber: '999700000000000001', beneficiaryName: 'Zzmarca Nombrezz' };
    const statuses = await Promise.all(
      Array.from({ length: perAddress + 3 }, async () => {
        const answer = await fetch(`${own.addresses.dashboard}/api/public/sandbox-validations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return answer.status;
      }),
    );
    const answered = (wanted: number) => statuses.filter((status) => status === wanted).length;
    expect([answered(200), answered(429)]).toEqual([perAddress, 3]);
    const known = new Set(before.map(({ pk, sk }) => `${String(pk)} ${String(sk)}`));
    const added = (await table.all()).filter(({ pk, sk }) => !known.has(`${String(pk)} ${String(sk)}`));
    expect(added.map(({ pk }) => String(pk).split('#')[0])).toEqual(['COUNTER']);
    expect(JSON.stringify(added)).not.toMatch(/9997|Zzmarca/);
  });
});
