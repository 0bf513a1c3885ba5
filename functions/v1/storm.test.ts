import { expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { keyLimits } from '#shared/plans.ts';
import { keyMaker, publicApiOf } from '../../infra/testing/api-key.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { minuteOf } from '../rules/keys/windows.ts';
import { keys } from '../store/table/keys.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });
const table = tableIn(databasePort);

/** Every operation that asks for a key. */
const operations = declared.map(({ spec }) => spec).filter(({ auth }) => auth === 'key');

/** A minute, and those around it, have counted far more than a key may send. */
const farBeyond = () => {
  const minute = minuteOf(new Date().toISOString());
  return Object.fromEntries([-1, 0, 1, 2].map((later) => [String(minute + later), keyLimits.perMinute * 10]));
};

test('of a key that sends far too much a minute, nothing is answered and each request is a number, whatever it asks', async () => {
  const customer = await signUp(cloud);
  const { id, headers } = await makeKey(customer, { minutes: farBeyond() });
  const day = new Date().toISOString().slice(0, 10);
  const answers = await Promise.all(
    operations.map(async ({ method, path }) => {
      const url = `${publicApiOf(cloud)}${path.replace(/\{\w+\}/g, 'none')}`;
      const sent = method === 'POST' || method === 'PATCH' ? { body: '{}' } : {};
      const response = await fetch(url, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...sent,
      });
      const { error } = (await response.json()) as { readonly error?: string };
      return [method, path, response.status, error];
    }),
  );
  expect(answers).toEqual(operations.map(({ method, path }) => [method, path, 429, 'errors.tooManyRequests']));
  const counted = await table.get(keys.refusedUsage(await table.userIdOf(customer), 'sandbox', day, id));
  expect(counted).toMatchObject({ 'n.r.429': operations.length });
  expect((await customer.call('GET /api/requests', { query: {} })).data).toEqual([]);
});
