import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { afterAll, expect, test } from 'vitest';
import { loadAssembly } from '../local/assembly.ts';
import { readBucket } from '../local/site/bucket.ts';
import { prepare } from '../prepare.ts';
import { StaticSite } from './static-site.ts';

const { assemblyDir, sites } = await prepare();
const assembly = loadAssembly(assemblyDir, {
  addresses: { aws: 'http://local', published: () => 'http://local' },
  secret: () => 'key',
});
const deployed = assembly
  .of('AWS::S3::Bucket')
  .map((bucket) => readBucket(bucket, assembly).files)
  .filter(({ size }) => size > 0);

const dir = mkdtempSync(join(tmpdir(), 'strange-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** As browsers read them: letters. */
const isText = (type: string): boolean => /^text\/|[/+]xml(;|$)/.test(type);

test('every text that a site serves says in its type that it is UTF-8', () => {
  const types = deployed.flatMap((files) => [...files].map(([name, { contentType }]) => ({ name, contentType })));
  const texts = types.filter(({ contentType }) => isText(contentType));
  expect(new Set(texts.map(({ contentType }) => contentType.split(';')[0]))).toEqual(
    new Set(['text/html', 'text/javascript', 'text/css', 'text/markdown', 'text/plain', 'text/xml', 'image/svg+xml']),
  );
  expect(texts.filter(({ contentType }) => !contentType.endsWith('; charset=utf-8'))).toEqual([]);
  const rest = types.filter(({ contentType }) => !isText(contentType)).map(({ contentType }) => contentType);
  expect(new Set(rest)).toEqual(new Set(['application/json', 'application/manifest+json', 'image/png', 'font/woff2']));
});

test('no built file is left out by the deployments of its site', () => {
  for (const site of Object.values(sites)) {
    const built = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(site, join(parentPath, name)).replaceAll(sep, '/')}`);
    expect(deployed.some((files) => built.every((name) => files.has(name)))).toBe(true);
  }
});

test('a file of a kind without a type stops the synthesis', () => {
  writeFileSync(join(dir, 'index.html'), '');
  writeFileSync(join(dir, 'prices.csv'), '');
  const site = () =>
    new StaticSite(new Stack(new App(), 'Strange'), 'Site', {
      dir,
      app: [],
      headers: { contentSecurity: {}, permissions: {} },
      apis: {},
    });
  expect(site).toThrow('prices.csv');
});
