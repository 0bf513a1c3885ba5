import { beforeAll, describe, expect, test } from 'vitest';
import { openapi } from '#shared/contract/openapi.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../../infra/testing/api-key.ts';
import { guest, refusal, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });
const base = publicApiOf(cloud);

let sandbox: MadeKey;
let production: MadeKey;
beforeAll(async () => {
  const customer = await signUp(cloud);
  [sandbox, production] = await Promise.all([
    makeKey(customer),
    makeKey(customer, { environment: 'production', plan: 'pro' }),
  ]);
});

const read = (path: string, headers: Readonly<Record<string, string>> = {}, at = base) =>
  fetch(at + path, { headers: { ...sandbox.headers, ...headers } });

test('says the same of a country as the dashboard reads', async () => {
  const params = { country: 'MX' };
  const [open, asked] = [guest(cloud), sandbox.call];
  expect(await asked('GET /v1/countries', {})).toEqual(await open('GET /api/public/countries', {}));
  expect(await asked('GET /v1/countries/{country}/banks', { params })).toEqual(
    await open('GET /api/public/countries/{country}/banks', { params }),
  );
  expect(await asked('GET /v1/countries/{country}/account-types', { params })).toEqual(
    await open('GET /api/public/countries/{country}/account-types', { params }),
  );
  expect(await asked('GET /v1/countries/{country}/document-types', { params })).toEqual(
    await open('GET /api/public/countries/{country}/document-types', { params }),
  );
});

describe('what a validation needs', () => {
  const lengthsOf = async ({ call }: MadeKey) => {
    const { formats } = await call('GET /v1/countries/{country}/requirements', { params: { country: 'BR' } });
    const local = formats.find(({ accountFormat }) => accountFormat === 'LOCAL')?.fields ?? [];
    return local.filter(({ field }) => field === 'accountNumber').map((one) => [one.minLength, one.maxLength]);
  };

  test('follows the environment of the key, as the engine judges', async () => {
    expect(await lengthsOf(sandbox)).not.toEqual(await lengthsOf(production));
  });

  test('is told of one format, or of all with the usual one first', async () => {
    const asked = async (query: { accountFormat?: string }) => {
      const all = { params: { country: 'MX' }, query };
      return (await sandbox.call('GET /v1/countries/{country}/requirements', all)).formats;
    };
    expect((await asked({})).map(({ accountFormat }) => accountFormat)).toEqual(['CLABE', 'LOCAL']);
    const [local] = await asked({ accountFormat: 'LOCAL' });
    expect(local?.fields.filter(({ required }) => required).map(({ field }) => field)).toContain('bankCode');
  });

  test('is not told of a format that the country does not have', async () => {
    const asked = { params: { country: 'MX' }, query: { accountFormat: 'PIX' } };
    expect(await refusal(sandbox.call('GET /v1/countries/{country}/requirements', asked))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/accountFormat', expected: 'CLABE, LOCAL' }],
    });
  });
});

test('the document is open to all and is the one that is published', async () => {
  const response = await fetch(`${base}/v1/openapi.json`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openapi('public'))));
});

describe('whoever holds an answer', () => {
  const path = '/v1/countries/UY/banks';

  test('of a key keeps it for itself, and is told by its name that it has not changed', async () => {
    const first = await read(path);
    expect(first.headers.get('cache-control')).toBe('private, max-age=300');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await read(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([etag, 'private, max-age=300']);
    expect([again.headers.get('content-length'), again.headers.get('x-ratelimit-limit')]).toEqual([null, '100']);
  });

  test.for([
    ['another answer', '"x"', 200],
    ['any answer', '*', 304],
    ['several of them', '"x", ETAG, W/"y"', 304],
    ['the same, said to be strong', 'STRONG', 304],
    ['nothing that can be read', 'x', 200],
  ] as const)('with the name of %s', async ([, held, status]) => {
    const etag = (await read(path)).headers.get('etag') ?? '';
    const sent = held.replace('ETAG', etag).replace('STRONG', etag.slice('W/'.length));
    expect((await read(path, { 'if-none-match': sent })).status).toBe(status);
  });

  test('in another language holds another', async () => {
    const etag = (await read('/v1/countries')).headers.get('etag') ?? '';
    expect((await read('/v1/countries', { 'if-none-match': etag, 'accept-language': 'en' })).status).toBe(200);
  });

  test('of the dashboard is answered so through the site too', async () => {
    const open = '/api/public/countries/UY/banks';
    const etag = (await read(open, {}, cloud.dashboard)).headers.get('etag') ?? '';
    const again = await read(open, { 'if-none-match': etag }, cloud.dashboard);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
