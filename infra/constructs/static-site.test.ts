import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Template } from 'aws-cdk-lib/assertions';
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
  new StaticSite(stack, 'Site', { dir, headers: { contentSecurity, permissions: { camera: [] } }, apis });
  return stack;
};

// Two sites of one program, each with what is its own.
const dashboard = siteIn('Dashboard', {}, { '/api': { api: apiCalled('App'), originProof } });
const widget = siteIn(
  'Widget',
  { 'frame-ancestors': ['https://shop.example'] },
  { '/widget': { api: apiCalled('Widget'), originProof }, '/v1': { api: apiCalled('Public'), originProof } },
);

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

test('nobody may frame a site that declares nothing, in either spelling', () => {
  const nobody = ["frame-ancestors 'none'", 'DENY', "default-src 'none'"];
  expect(framing(dashboard)).toEqual([nobody, nobody]);
});

test('a site says who may frame it, and nothing to the contrary', () => {
  const shop = ['frame-ancestors https://shop.example', undefined, "default-src 'none'"];
  expect(framing(widget)).toEqual([shop, shop]);
});

test('each API is reached under its prefix, and is shown the proof of where the call comes from', () => {
  const [distribution] = Object.values(Template.fromStack(widget).findResources('AWS::CloudFront::Distribution'));
  const proven = { OriginCustomHeaders: [expect.objectContaining({ HeaderName: 'x-origin-proof' }) as unknown] };
  expect(distribution?.['Properties']).toMatchObject({
    DistributionConfig: {
      CacheBehaviors: ['/assets/*', '/widget/*', '/v1/*'].map((PathPattern) => ({ PathPattern })),
      Origins: [{ S3OriginConfig: {} }, proven, proven],
    },
  });
});
