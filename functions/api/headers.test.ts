import { expect, test } from 'vitest';
import { appAddresses } from '#shared/app-addresses.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const { dashboard, widget } = cloud;

const cacheOf = (response: Response) => response.headers.get('cache-control');

test('pages carry the strict policy and are asked for again each time', async () => {
  const page = await fetch(`${dashboard}/login`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(cacheOf(page)).toBe('no-cache');
  expect(cacheOf(await fetch(`${dashboard}/theme.js`))).toBe('no-cache');
});

test('a file with its digest in its name may be kept for a year, asked for again or not', async () => {
  const script = /\/assets\/[^"]+\.js/.exec(await (await fetch(dashboard)).text())?.[0];
  const asset = await fetch(`${dashboard}${script}`);
  expect(cacheOf(asset)).toBe('public, max-age=31536000, immutable');
  const headers = { 'if-none-match': asset.headers.get('etag') ?? '' };
  const again = await fetch(`${dashboard}${script}`, { headers });
  expect([again.status, cacheOf(again)]).toEqual([304, 'public, max-age=31536000, immutable']);
});

test.for(['/assets/missing.js', '/assets/', '/.well-known/nothing.txt', '/security.txt'])(
  '%s is missing, and nobody keeps that',
  async (path) => {
    const response = await fetch(dashboard + path);
    expect([response.status, cacheOf(response)]).toEqual([404, 'no-store']);
    expect(await response.text()).toContain('NoSuchKey');
  },
);

test.for([
  ['an answer', '/api/', 200, 'no-store'],
  ['an answer that may be kept', '/api/public/countries', 200, 'public, max-age=300'],
  ['a refusal', '/api/credits', 401, 'no-store'],
  ['a refusal of the gateway', '/api/nowhere', 404, 'no-store'],
] as const)('%s of the API is no page, and no site may embed it', async ([, path, status, cache]) => {
  const response = await fetch(dashboard + path);
  const { headers } = response;
  expect([response.status, cacheOf(response)]).toEqual([status, cache]);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a parameter called like what every object has is a value like any other, through every door', async () => {
  const { appApi } = cloud;
  for (const base of [dashboard, appApi])
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect((await fetch(`${base}/api/public/countries?${name}=1&${name}=2`)).status).toBe(200);
      const headed = await fetch(`${base}/api/public/countries/MX/banks`, { headers: { [name]: '1' } });
      expect(headed.status).toBe(200);
    }
});

/** Pages of either site, by what stands behind them in a real address: a token, an id or what is searched. */
const addressed = appAddresses.map((address) => `${address.replace('*', 'rec_123456789abcn')}?token=zq`);

test.for([
  ['the app', () => dashboard, addressed],
  ['documents and what is nowhere', () => dashboard, ['/', '/en', '/help?q=zq', '/privacy', '/nowhere/zq']],
  ['files, and those that are missing', () => dashboard, ['/theme.js', '/assets/missing.js', '/.well-known/jwks.json']],
  ['the widget', () => widget, ['/v1/frame?t=zq', '/v1/widget.js', '/v1/missing.js', '/v1/widget/frame/open']],
] as const)('no address of %s is told to whom a page leads', async ([, base, paths]) => {
  const policies = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await fetch(base() + path, { redirect: 'manual' });
      return [path, headers.get('referrer-policy')] as const;
    }),
  );
  expect(policies).toEqual(paths.map((path) => [path, 'no-referrer']));
});
