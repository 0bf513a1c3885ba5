import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Template } from 'aws-cdk-lib/assertions';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { afterAll, expect, test } from 'vitest';
import type { ContentSecurity } from './site-headers.ts';
import { StaticSite, type StaticSiteProps } from './static-site.ts';

const dir = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(dir, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(dir, { recursive: true }));

const app = new App();
const back = new Stack(app, 'Back');
const originProof = new Secret(back, 'OriginProof');
const apiCalled = (name: string): RestApi => {
  const api = new RestApi(back, name, { cloudWatchRole: false });
  api.root.addMethod('GET');
  return api;
};

const siteIn = (name: string, contentSecurity: ContentSecurity, apis: StaticSiteProps['apis']): Stack => {
  const stack = new Stack(app, name);
  new StaticSite(stack, 'Site', { dir, app: [], headers: { contentSecurity, permissions: { camera: [] } }, apis });
  return stack;
};

// Two sites of one program, each with what is its own.
const dashboard = siteIn('Dashboard', {}, { '/api': { api: apiCalled('App'), originProof } });
const widget = siteIn(
  'Widget',
  { 'frame-ancestors': ['https://shop.example'] },
  { '/widget': { api: apiCalled('Widget'), originProof }, '/v1': { api: apiCalled('Public'), originProof } },
);

/** What no build knows stands in one more file. */
const configured = new Stack(app, 'Configured');
const written = { 'config.json': { publicApi: 'https://api.example' } };
new StaticSite(configured, 'Site', {
  dir,
  app: [],
  written,
  headers: { contentSecurity: {}, permissions: {} },
  apis: {},
});

interface Policy {
  readonly ResponseHeadersPolicyConfig: {
    readonly SecurityHeadersConfig: {
      readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
      readonly FrameOptions?: { readonly FrameOption: string };
    };
  };
}

/** What the pages and the files of a site tell the browser about frames. */
const framing = (stack: Stack) =>
  Object.values(Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy')).map((resource) => {
    const { ContentSecurityPolicy, FrameOptions } = (resource['Properties'] as Policy).ResponseHeadersPolicyConfig
      .SecurityHeadersConfig;
    const directives = ContentSecurityPolicy.ContentSecurityPolicy.split('; ');
    return [directives.find((one) => one.startsWith('frame-ancestors')), FrameOptions?.FrameOption, directives[0]];
  });

const nobodyMayFrameAnApi = ["frame-ancestors 'none'", 'DENY', "default-src 'none'"];

test('nobody may frame a site that declares nothing, in either spelling', () => {
  const nobody = ["frame-ancestors 'none'", 'DENY', "default-src 'none'"];
  expect(framing(dashboard)).toEqual([nobody, nobody]);
});

test('a site says who may frame it, and nothing to the contrary', () => {
  const shop = ['frame-ancestors https://shop.example', undefined, "default-src 'none'"];
  expect(framing(widget)).toEqual([shop, nobodyMayFrameAnApi]);
});

test('each API is reached under its prefix, by TLS alone, and is shown the proof of where the call comes from', () => {
  const [distribution] = Object.values(Template.fromStack(widget).findResources('AWS::CloudFront::Distribution'));
  const shown = ['x-origin-proof', 'x-api-key'];
  const proven = {
    CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
    OriginCustomHeaders: shown.map((HeaderName) => expect.objectContaining({ HeaderName }) as unknown),
  };
  expect(distribution?.['Properties']).toMatchObject({
    DistributionConfig: {
      CacheBehaviors: ['/widget/*', '/v1/*', '/assets/*'].map((PathPattern) => ({ PathPattern })),
      Origins: [{ S3OriginConfig: {} }, proven, proven],
    },
  });
});

/** A site whose API also answers single paths, and of which some pages are in no list. */
const receipts = new Stack(app, 'Receipts');
new StaticSite(receipts, 'Site', {
  dir,
  app: [],
  headers: { contentSecurity: {}, permissions: {} },
  apis: {},
  answered: { '/.well-known/jwks.json': { api: apiCalled('Keys'), originProof } },
  unlisted: ['/r', '/r/*'],
});

interface Behaviour {
  readonly PathPattern?: string;
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
}
interface Distribution {
  readonly DistributionConfig: {
    readonly DefaultCacheBehavior: Behaviour;
    readonly CacheBehaviors: readonly Behaviour[];
  };
}

const behavioursOf = (stack: Stack): readonly Behaviour[] => {
  const [found] = Object.values(Template.fromStack(stack).findResources('AWS::CloudFront::Distribution'));
  if (!found) throw new Error('A site has a distribution.');
  const { DistributionConfig } = found['Properties'] as Distribution;
  return [DistributionConfig.DefaultCacheBehavior, ...DistributionConfig.CacheBehaviors];
};

test('what the deployment writes is a file of the site, not one of its pages', () => {
  const template = Template.fromStack(configured);
  const [code] = Object.values(template.findResources('AWS::CloudFront::Function')).map((one) =>
    String((one['Properties'] as { readonly FunctionCode: string }).FunctionCode),
  );
  expect(code).toContain('["/config.json","/index.html"]');
  const sources = Object.values(template.findResources('Custom::CDKBucketDeployment')).map(
    (one) => (one['Properties'] as { readonly SourceObjectKeys: readonly string[] }).SourceObjectKeys.length,
  );
  expect(sources.toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('without TLS a page leads on to its address with it, and everything else is refused', () => {
  expect(behavioursOf(widget).map((one) => [one.PathPattern, one.ViewerProtocolPolicy])).toEqual([
    [undefined, 'redirect-to-https'],
    ['/widget/*', 'https-only'],
    ['/v1/*', 'https-only'],
    ['/assets/*', 'https-only'],
  ]);
});

/** The policy of each behaviour, by what it says. */
const policiesOf = (stack: Stack) => {
  const policies = Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy') as Readonly<
    Record<string, { readonly Properties: { readonly ResponseHeadersPolicyConfig: unknown } }>
  >;
  return behavioursOf(stack).map(({ PathPattern = '*', ResponseHeadersPolicyId: { Ref } }) => ({
    path: PathPattern,
    config: policies[Ref]?.Properties.ResponseHeadersPolicyConfig,
  }));
};

const noStoreUnlessSaid = { Header: 'Cache-Control', Value: 'no-store', Override: false };

test.for(policiesOf(widget))(
  '$path answers with TLS for two years, no sniffing, and kept only as long as it says',
  ({ config }) => {
    expect(config).toMatchObject({
      SecurityHeadersConfig: {
        StrictTransportSecurity: { AccessControlMaxAgeSec: 730 * 86_400, IncludeSubdomains: true, Override: true },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { Override: true },
      },
    });
    const { Items } = (config as { readonly CustomHeadersConfig: { readonly Items: readonly object[] } })
      .CustomHeadersConfig;
    expect(Items).toContainEqual(noStoreUnlessSaid);
  },
);

test('an answer of an API is no page: it may load nothing, send no referrer and be in no other site', () => {
  for (const { config } of policiesOf(widget).filter(({ path }) => ['/widget/*', '/v1/*'].includes(path)))
    expect(config).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: expect.stringMatching(/^default-src 'none';.*sandbox$/) as string,
        },
        ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
      },
      CustomHeadersConfig: {
        Items: [noStoreUnlessSaid, { Header: 'Cross-Origin-Resource-Policy', Value: 'same-origin', Override: true }],
      },
    });
});

test('a single path goes to its API as it is, and only the pages that say so are in no search engine', () => {
  const noIndex = { Header: 'X-Robots-Tag', Value: 'noindex, nofollow', Override: true };
  const listed = policiesOf(receipts).map(({ path, config }) => [
    path,
    JSON.stringify(config).includes(JSON.stringify(noIndex.Value)),
  ]);
  expect(listed).toEqual([
    ['*', false],
    ['/.well-known/jwks.json', false],
    ['/assets/*', false],
    ['/r', true],
    ['/r/*', true],
  ]);
  const unlisted = policiesOf(receipts).at(-1)?.config as {
    readonly CustomHeadersConfig: { readonly Items: readonly object[] };
  };
  expect(unlisted.CustomHeadersConfig.Items).toContainEqual(noIndex);
  expect(behavioursOf(receipts).find(({ PathPattern }) => PathPattern === '/.well-known/jwks.json')).toMatchObject({
    CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
    ViewerProtocolPolicy: 'https-only',
  });
});
