import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { afterAll, describe, expect, test } from 'vitest';
import { loadAssembly } from '../local/assembly.ts';
import { readBucket, type StoredFiles } from '../local/site/bucket.ts';
import { WidgetSite } from './widget-site.ts';

process.env['CDK_VALIDATION'] = 'false';
const dirs: string[] = [];
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true })));

const newDir = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'widget-'));
  dirs.push(dir);
  return dir;
};

/** The files of a release, each saying which one it is. */
const releaseOf = (version: string): string => {
  const dir = newDir();
  const names = ['frame.html', 'manifest.json', 'v1/widget.js', `v${version}/widget.js`, `assets/frame-${version}.js`];
  for (const name of names) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), version);
  }
  return dir;
};

/** What the bucket holds once this release is deployed over what was there. */
const deployed = (version: string, earlier: StoredFiles['files'] = new Map()): StoredFiles['files'] => {
  const app = new App({ outdir: newDir(), analyticsReporting: false });
  const stack = new Stack(app, 'Widget');
  const ticketKey = new Secret(stack, 'Key');
  new WidgetSite(stack, 'Site', { dir: releaseOf(version), ticketKey, apis: {} });
  const assembly = loadAssembly(app.synth().directory, {
    addresses: { aws: 'http://local', published: () => 'http://local' },
  });
  const [bucket] = assembly.of('AWS::S3::Bucket');
  if (!bucket) throw new Error('A site has a bucket.');
  return readBucket(bucket, assembly, earlier).files;
};

const told = (files: StoredFiles['files']) =>
  Object.fromEntries([...files].map(([key, { body }]) => [key, body.toString()]).toSorted());

describe('a deployment of the widget', () => {
  const first = deployed('1.9.0');
  const second = deployed('1.10.0', first);

  test('leaves every release before it, and what its frames load, where they are', () => {
    expect(told(second)).toEqual({
      '/assets/frame-1.10.0.js': '1.10.0',
      '/assets/frame-1.9.0.js': '1.9.0',
      '/frame.html': '1.10.0',
      '/manifest.json': '1.10.0',
      '/v1.10.0/widget.js': '1.10.0',
      '/v1.9.0/widget.js': '1.9.0',
      '/v1/widget.js': '1.10.0',
    });
    expect(told(deployed('2.0.0', second))).toMatchObject({
      '/v1.9.0/widget.js': '1.9.0',
      '/v1.10.0/widget.js': '1.10.0',
    });
  });

  test('says of each file how long it may be kept', () => {
    const kept = Object.fromEntries([...second].map(([key, { headers }]) => [key, headers['cache-control']]));
    const forEver = 'public, max-age=31536000, immutable';
    expect(kept).toMatchObject({
      '/v1.10.0/widget.js': forEver,
      '/assets/frame-1.10.0.js': forEver,
      '/v1/widget.js': 'public, max-age=300',
      '/frame.html': 'no-cache',
    });
  });

  test('takes away what no release is', () => {
    const stray = new Map([...first, ['/old.html', first.get('/frame.html')] as const]) as Map<string, never>;
    expect([...deployed('1.10.0', stray).keys()]).not.toContain('/old.html');
  });
});
