import { beforeAll, describe, expect, test } from 'vitest';
import { headersOf, type Credentials } from '#shared/contract/callers.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { keyMaker, publicApiOf } from '../../infra/testing/api-key.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { wrongIn } from '../../infra/testing/fuzz/answers.ts';
import { operationAt } from '../../infra/testing/fuzz/operations.ts';
import { senderTo } from '../../infra/testing/fuzz/send.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });
const addresses = { app: [cloud.appApi, cloud.dashboard], public: [publicApiOf(cloud)] } as const;
const doors = {
  app: addresses.app.map((address) => senderTo(address, 4)),
  public: addresses.public.map((address) => senderTo(address, 4)),
};

let credentials: Credentials;
beforeAll(async () => {
  const customer = await signUp(cloud);
  credentials = { token: () => customer.token, apiKey: await makeKey(customer) };
});

describe('a path is refused by a document, whatever stands in it:', () => {
  const odd = [
    '"',
    "'",
    '\\',
    '\\"',
    '`',
    '<x>',
    '{id}',
    '%',
    '%zz',
    '%22',
    '%5C',
    '%00',
    '%1f',
    '%7f',
    '%0d%0aX-Injected:1',
    '%E0%A4%A',
    '%ff',
    '%F0%9F%92%A9',
    '%e2%80%ae',
    '%2e%2e%2fcredits',
    '..;',
    ';a=1',
    '$context.requestId',
    '{{requestId}}',
    '__proto__',
    'x'.repeat(20_000),
    '%22'.repeat(6_000),
  ];
  const paths = odd.flatMap((one) => [
    `/api/${one}`,
    `/api/validations/${one}`,
    `/v1/${one}`,
    `/v1/validations/${one}`,
    `/v1/batches/${one}`,
    `/api/batches/${one}/results`,
  ]);

  test.for(paths.map((path) => ({ path, shown: path.slice(0, 60) })))('$shown', async ({ path }) => {
    const api = path.startsWith('/v1/') ? 'public' : 'app';
    for (const door of doors[api]) {
      const headers = Object.entries(headersOf(credentials));
      const answered = await door.send({ method: 'GET', target: path, headers, body: undefined });
      const operation = operationAt(api, 'GET', path);
      expect(wrongIn(api, operation, answered)).toEqual([]);
      const { error } = JSON.parse(answered.text) as { readonly error: ErrorCode };
      expect(catalogue[error].status).toBe(answered.status);
      expect(answered.headers).not.toHaveProperty('x-injected');
    }
  });
});
