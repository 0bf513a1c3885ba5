import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Template } from 'aws-cdk-lib/assertions';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { afterAll, describe, expect, test } from 'vitest';
import { loadAssembly } from '../local/assembly.ts';
import { readDistribution } from '../local/site/distribution.ts';
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

/** The templates of a site of this release, as the local cloud reads them. */
const siteOf = (version: string) => {
  const app = new App({ outdir: newDir(), analyticsReporting: false });
  const stack = new Stack(app, 'Widget');
  const ticketKey = new Secret(stack, 'Key');
  new WidgetSite(stack, 'Site', { dir: releaseOf(version), ticketKey, apis: {} });
  return loadAssembly(app.synth().directory, {
    addresses: { aws: 'http://local', published: () => 'http://local' },
    secret: () => 'key',
  });
};

/** What the bucket holds once this release is deployed over what was there. */
const deployed = (version: string, earlier: StoredFiles['files'] = new Map()): StoredFiles['files'] => {
  const assembly = siteOf(version);
  const [bucket] = assembly.of('AWS::S3::Bucket');
  if (!bucket) throw new Error('A site has a bucket.');
  return readBucket(bucket, assembly, earlier).files;
};

const told = (files: StoredFiles['files']) =>
  Object.fromEntries([...files].map(([key, { body }]) => [key, body.toString()]));

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

test('a site whose root is no object does not start: AWS would list its bucket to everybody', () => {
  const assembly = siteOf('1.0.0');
  const [distribution] = assembly.of('AWS::CloudFront::Distribution');
  if (!distribution) throw new Error('A site has a distribution.');
  const start = (change: object) => {
    const config = distribution.properties['DistributionConfig'] as object;
    const changed = { ...distribution, properties: { DistributionConfig: { ...config, ...change } } };
    const options = { apiUrl: () => '', firewall: () => () => undefined, log: () => {}, now: Date.now };
    return readDistribution(changed, assembly, options).rootObject;
  };
  expect(start({})).toBe('index.html');
  expect(() => start({ DefaultRootObject: '' })).toThrow('would list its bucket');
});

interface Distribution {
  readonly DistributionConfig: {
    readonly Aliases: readonly string[];
    readonly DefaultCacheBehavior: Behaviour;
    readonly CacheBehaviors: readonly (Behaviour & { readonly PathPattern: string })[];
    readonly ViewerCertificate: object;
  };
}
interface Behaviour {
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
}

describe('the site of the widget', () => {
  const stack = new Stack(new App(), 'Own');
  const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/both';
  const api = new RestApi(stack, 'Public', { cloudWatchRole: false });
  api.root.addMethod('GET');
  const { address } = new WidgetSite(stack, 'Site', {
    dir: releaseOf('1.0.0'),
    ticketKey: new Secret(stack, 'Key'),
    apis: { '/v1/widget/frame': { api, originProof: new Secret(stack, 'OriginProof') } },
    domain: { name: 'widget.example.com', certificateArn },
  });
  const template = Template.fromStack(stack);
  const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
  if (!distribution) throw new Error('A site has a distribution.');
  const { DistributionConfig: config } = distribution['Properties'] as Distribution;
  const behaviours = [config.DefaultCacheBehavior, ...config.CacheBehaviors];

  test('has its own address under the certificate of its stage', () => {
    expect(address).toBe('https://widget.example.com');
    expect(config.Aliases).toEqual(['widget.example.com']);
    expect(config.ViewerCertificate).toMatchObject({ AcmCertificateArn: certificateArn });
  });

  test('asks the API before any file, and the frame before scripts', () => {
    expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/v1/widget/frame/*',
      '/v1/frame',
      '/v*',
    ]);
  });

  test('answers nothing without TLS, and with it says for two years that there is no other way', () => {
    expect(new Set(behaviours.map((one) => one.ViewerProtocolPolicy))).toEqual(new Set(['https-only']));
    const policies = template.findResources('AWS::CloudFront::ResponseHeadersPolicy');
    for (const { ResponseHeadersPolicyId } of behaviours)
      expect(policies[ResponseHeadersPolicyId.Ref]).toMatchObject({
        Properties: {
          ResponseHeadersPolicyConfig: {
            SecurityHeadersConfig: {
              StrictTransportSecurity: { AccessControlMaxAgeSec: 730 * 86_400, Override: true },
              ContentTypeOptions: { Override: true },
              ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
            },
          },
        },
      });
  });

  test('gives the key of tickets to one function alone, as a reference that is filled in where it is deployed', () => {
    const functions = Object.values(template.findResources('AWS::CloudFront::Function')).map((one) =>
      JSON.stringify(one),
    );
    expect(functions.filter((text) => text.includes('{{resolve:secretsmanager:'))).toEqual([
      expect.stringContaining('createHmac') as string,
    ]);
  });
});
