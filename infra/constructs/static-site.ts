import { readdirSync } from 'node:fs';
import { Aws, Validations } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originProofHeader } from '#functions/ports/address.ts';
import { deploySiteFiles } from './site-files.ts';
import { apiHeaders, siteHeaders, unlistedHeaders, type SiteHeaders } from './site-headers.ts';

/** A REST API under the origin of a site, which proves itself to it. */
export interface SiteApi {
  readonly api: RestApi;
  readonly originProof: Secret;
}

export interface StaticSiteProps {
  /** The built files: pages at the root, and under `assets/` what carries its digest in its name. */
  readonly dir: string;
  /** What no build knows, such as the address of an API: written as JSON at the root, by name. */
  readonly written?: Readonly<Record<string, unknown>>;
  readonly headers: SiteHeaders;
  /** By the prefix of their paths, such as `/api`. */
  readonly apis: Readonly<Record<`/${string}`, SiteApi>>;
  /** Single paths that an API answers, such as `/.well-known/jwks.json`. */
  readonly answered?: Readonly<Record<`/${string}`, SiteApi>>;
  /** Pages that no search engine may list, as patterns of paths. */
  readonly unlisted?: readonly `/${string}`[];
  /** The ARN of the firewall before it. */
  readonly firewallArn?: string;
  /** Its own address; without one it is CloudFront's. */
  readonly domain?: { readonly name: string; readonly certificateArn: string } | undefined;
}

/**
 * Who types an address begins without TLS and brings no secret: a page leads to its address with it. Whatever else comes
 * without TLS is refused, not led on: a session token would have travelled in the clear every time, and nobody would know.
 */
const viewerProtocol = { ofPages: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, ofOthers: ViewerProtocolPolicy.HTTPS_ONLY };

/** What programs look for under a fixed name is a file, or missing: never a page. */
const forPrograms = ['/.well-known/', '/security.txt', '/robots.txt'];

/** Only files at the root are files: every other address is one of the single-page app, `/nowhere.html` too. */
const toPage = (dir: string, written: readonly string[]): string => {
  const built = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = [...built.map(({ name }) => name), ...written];
  return `var files = ${JSON.stringify(names.map((name) => `/${name}`).toSorted())};
var forPrograms = ${JSON.stringify(forPrograms)};
function handler(event) {
  var request = event.request;
  var isForPrograms = forPrograms.some(function (name) { return request.uri.indexOf(name) === 0; });
  if (!isForPrograms && files.indexOf(request.uri) < 0) request.uri = '/index.html';
  return request;
}`;
};

/** The root of an API, where its keep-alive is, is reached at its prefix. */
const toRoot = (prefix: string): string => `function handler(event) {
  var request = event.request;
  if (request.uri === '${prefix}/') request.uri = '/';
  return request;
}`;

const passedOn = ({ api, originProof }: SiteApi): BehaviorOptions => ({
  origin: new HttpOrigin(`${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
    originPath: `/${api.deploymentStage.stageName}`,
    customHeaders: { [originProofHeader]: originProof.secretValue.unsafeUnwrap() },
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

/** Files and REST APIs under one origin: no CORS, one set of security headers. */
export class StaticSite extends Construct {
  /** With its scheme. */
  readonly address: string;

  constructor(
    scope: Construct,
    id: string,
    { dir, written = {}, headers, apis, answered = {}, unlisted = [], firewallArn, domain }: StaticSiteProps,
  ) {
    super(scope, id);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
    });
    // Who may list a bucket is told that an object is missing (404), and else that it is forbidden (403).
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    Validations.of(this).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'The root of the site is its page: no request reaches the root of the bucket, which would list it.',
    });
    const files = { origin, responseHeadersPolicy: siteHeaders(this, headers) };
    const toApi = { responseHeadersPolicy: apiHeaders(this), viewerProtocolPolicy: viewerProtocol.ofOthers };
    const pages = {
      ...files,
      viewerProtocolPolicy: viewerProtocol.ofPages,
      functionAssociations: [this.#edge('ToPage', toPage(dir, Object.keys(written)))],
    };
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(firewallArn && { webAclId: firewallArn }),
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
      defaultBehavior: pages,
      additionalBehaviors: {
        '/assets/*': { ...files, viewerProtocolPolicy: viewerProtocol.ofOthers },
        ...Object.fromEntries(
          Object.entries(apis).map(([prefix, api]) => [
            `${prefix}/*`,
            {
              ...passedOn(api),
              ...toApi,
              functionAssociations: [this.#edge(`ToRootOf${prefix.replaceAll('/', '-')}`, toRoot(prefix))],
            },
          ]),
        ),
        ...Object.fromEntries(Object.entries(answered).map(([path, api]) => [path, { ...passedOn(api), ...toApi }])),
        ...this.#unlisted(unlisted, pages, headers),
      },
    });
    deploySiteFiles(this, { dir, written, bucket, distribution });
    this.address = `https://${domain?.name ?? distribution.distributionDomainName}`;
  }

  /** The same pages, which say that nobody may list them. */
  #unlisted(patterns: readonly string[], pages: BehaviorOptions, headers: SiteHeaders) {
    if (patterns.length === 0) return {};
    const responseHeadersPolicy = unlistedHeaders(this, headers);
    return Object.fromEntries(patterns.map((pattern) => [pattern, { ...pages, responseHeadersPolicy }]));
  }

  #edge(id: string, code: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 }),
    };
  }
}
