import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileEdgeFunction, type EdgeRequest } from '../local/site/edge-function.ts';
import { toPage } from './to-page.ts';

const dir = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(dir, { recursive: true }));
const write = (name: string): void => {
  mkdirSync(join(dir, name, '..'), { recursive: true });
  writeFileSync(join(dir, name), '');
};
const documents = ['docs', 'docs/errors', 'docs/errors/notFound', 'docs/events/batch.completed'];
for (const name of ['index.html', 'llms.txt', ...documents.flatMap((one) => [`${one}/index.html`, `${one}.md`])])
  write(name);
for (const one of documents) write(`en/${one}/index.html`);

const alsoAt = { '/docs-test': '/docs' } as const;

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
const before = compiled(toPage({ dir, written: ['config.json'], alsoAt }));

type Asked = Partial<Pick<EdgeRequest, 'querystring' | 'cookies'>>;
const requestFor = (uri: string, asked: Asked): EdgeRequest => ({
  method: 'GET',
  uri,
  querystring: {},
  headers: {},
  cookies: {},
  ...asked,
});
const eventOf = (request: EdgeRequest) => ({
  version: '1.0' as const,
  context: { distributionDomainName: 'd', distributionId: 'd', eventType: 'viewer-request', requestId: 'r' },
  viewer: { ip: '192.0.2.1' },
  request,
});

/** What the site is asked for in place of an address. */
const shown = async (uri: string, asked: Asked = {}): Promise<string> => {
  const result = await before(eventOf(requestFor(uri, asked)));
  if (!('request' in result)) throw new Error('It answers nothing by itself.');
  return result.request.uri;
};

const english = { lang: { value: 'en' } };
const spanish = { lang: { value: 'es' } };
const choseEnglish = { language: { value: 'en' } };

describe('an address of the site', () => {
  test.for<[string, string, Asked?]>([
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
    '/docs/errors/__proto__',
  ])('%s is a page of the app or of nobody', async (uri) => {
    expect(await shown(uri)).toBe('/index.html');
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
  expect(() => toPage({ dir: crowded, written: [], alsoAt: {} })).toThrow(/CloudFront takes 10240/);
  rmSync(crowded, { recursive: true });
});
