import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileEdgeFunction, type EdgeRequest, type EdgeResponse } from '../local/site/edge-function.ts';
import { toMissing, toPage } from './to-page.ts';

const dir = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(dir, { recursive: true }));
const write = (name: string): void => {
  mkdirSync(join(dir, name, '..'), { recursive: true });
  writeFileSync(join(dir, name), '');
};
const documents = ['docs', 'docs/errors', 'docs/errors/notFound', 'docs/events/batch.completed'];
for (const name of [
  'index.html',
  'llms.txt',
  'faq/index.html',
  ...documents.flatMap((one) => [`${one}/index.html`, `${one}.md`]),
])
  write(name);
for (const one of documents) write(`en/${one}/index.html`);

const alsoAt = { '/docs-test': '/docs' } as const;
const app = ['/login', '/batch', '/batch/*'];

const compiled = (FunctionCode: string) =>
  compileEdgeFunction(
    {
      stack: 'Web',
      logicalId: 'ToPage',
      path: 'Web/ToPage',
      type: 'AWS::CloudFront::Function',
      physicalId: 'f',
      arn: 'arn:f',
      ref: 'f',
      properties: { FunctionCode, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } },
    },
    { log: () => {}, now: () => 0 },
  );
const before = compiled(toPage({ dir, written: ['config.json'], alsoAt, app }));

type Asked = Partial<Pick<EdgeRequest, 'querystring' | 'cookies'>>;
const requestFor = (uri: string, asked: Asked): EdgeRequest => ({
  method: 'GET',
  uri,
  querystring: {},
  headers: {},
  cookies: {},
  ...asked,
});
const eventOf = (request: EdgeRequest, response?: EdgeResponse) => ({
  version: '1.0' as const,
  context: { distributionDomainName: 'd', distributionId: 'd', eventType: 'viewer-request', requestId: 'r' },
  viewer: { ip: '192.0.2.1' },
  request,
  ...(response && { response }),
});

/** What the site is asked for in place of an address. */
const shown = async (uri: string, asked: Asked = {}): Promise<string> => {
  const result = await before(eventOf(requestFor(uri, asked)));
  if (!('request' in result)) throw new Error('It answers nothing by itself.');
  return result.request.uri;
};

const missing = compiled(toMissing({ dir, written: ['config.json'], alsoAt, app }));

const status = async (uri: string): Promise<number | undefined> => {
  const result = await missing(eventOf(requestFor(uri, {}), { statusCode: 200, headers: {}, cookies: {} }));
  return 'response' in result ? result.response.statusCode : undefined;
};

const english = { lang: { value: 'en' } };
const spanish = { lang: { value: 'es' } };
const choseEnglish = { language: { value: 'en' } };

describe('an address of the site', () => {
  test.for<[string, string, Asked?]>([
    ['/', '/index.html'],
    ['/', '/en/index.html', { querystring: english }],
    ['/docs', '/docs/index.html'],
    ['/docs/', '/docs/index.html'],
    ['/docs/errors/notFound', '/docs/errors/notFound/index.html'],
    ['/docs/errors/notFound//', '/docs/errors/notFound/index.html'],
    ['/docs/events/batch.completed', '/docs/events/batch.completed/index.html'],
    ['/docs/events/batch.completed.md', '/docs/events/batch.completed.md'],
    ['/docs', '/en/docs/index.html', { querystring: english }],
    ['/docs.md', '/en/docs.md', { querystring: english }],
    ['/docs', '/en/docs/index.html', { cookies: choseEnglish }],
    ['/docs', '/docs/index.html', { querystring: spanish, cookies: choseEnglish }],
    ['/docs-test', '/docs/index.html'],
    ['/docs-test', '/en/docs/index.html', { querystring: english }],
  ])('%s shows %s', async ([uri, file, asked]) => {
    expect(await shown(uri, asked)).toBe(file);
  });

  test.for([
    '/docs/nowhere',
    '/docs/errors/notFound/more',
    '/docs/index.html',
    '/en/docs',
    '/nowhere.md',
    '/faq.md',
    '/login.md',
    '/.md',
    '/docs/errors/__proto__',
    '/login/more',
    '/batch/7/more',
    '/*',
  ])('%s is nowhere', async (uri) => {
    expect(await shown(uri)).toBe('/404.html');
  });

  test.for(['/batch', '/batch/7'])('%s is a page of the app, in either language', async (uri) => {
    expect(await shown(uri)).toBe('/app.html');
    expect(await shown(uri, { querystring: english })).toBe('/app.html');
  });

  test.for<[string, string]>([
    ['/login', '/login.html'],
    ['/login/', '/login.html'],
    ['/register', '/register.html'],
  ])('%s is a way in, with its words in the language asked for', async ([uri, file]) => {
    expect(await shown(uri)).toBe(file);
    expect(await shown(uri, { cookies: choseEnglish })).toBe(`/en${file}`);
    expect(await shown(uri, { querystring: english })).toBe(`/en${file}`);
    expect(await shown(uri, { querystring: spanish, cookies: choseEnglish })).toBe(file);
  });

  test('what is nowhere says so in the language of its reader, with the status that programs read', async () => {
    expect(await shown('/nowhere', { cookies: choseEnglish })).toBe('/en/404.html');
    for (const uri of ['/nowhere', '/404.html', '/en/404.html', '/docs/nowhere.md'])
      expect(await status(uri)).toBe(404);
    for (const uri of [
      '/',
      '/docs',
      '/docs.md',
      '/login',
      '/index.html',
      '/app.html',
      '/login.html',
      '/en/register.html',
      '/en/docs/index.html',
      '/en/docs.md',
    ])
      expect([uri, await status(uri)]).toEqual([uri, 200]);
  });

  test.for(['/llms.txt', '/config.json', '/index.html', '/.well-known/nothing', '/robots.txt'])(
    '%s is a file, or missing',
    async (uri) => {
      expect(await shown(uri, { querystring: english })).toBe(uri);
    },
  );
});

test('more documents than a function of CloudFront can name stop the synthesis', () => {
  const crowded = mkdtempSync(join(tmpdir(), 'crowded-'));
  for (let index = 0; index < 150; index += 1) {
    mkdirSync(join(crowded, `docs/${'long-'.repeat(16)}${index}`), { recursive: true });
    writeFileSync(join(crowded, `docs/${'long-'.repeat(16)}${index}/index.html`), '');
  }
  expect(() => toPage({ dir: crowded, written: [], alsoAt: {}, app })).toThrow(/CloudFront takes 10240/);
  rmSync(crowded, { recursive: true });
});
