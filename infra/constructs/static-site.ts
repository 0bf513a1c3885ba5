import { readdirSync } from 'node:fs';
import { Aws } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
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
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originProofHeader } from '#functions/ports/address.ts';
import { siteHeaders, type SiteHeaders } from './site-headers.ts';

/** A REST API under the origin of a site, which proves itself to it. */
export interface SiteApi {
  readonly api: RestApi;
  readonly originProof: Secret;
}

export interface StaticSiteProps {
  /** The built files: pages at the root, and under `assets/` what carries its digest in its name. */
  readonly dir: string;
  readonly headers: SiteHeaders;
  /** By the prefix of their paths, such as `/api`. */
  readonly apis: Readonly<Record<`/${string}`, SiteApi>>;
  /** Its own address; without one it is CloudFront's. */
  readonly domain?: { readonly name: string; readonly certificateArn: string } | undefined;
}

const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;

/** Only files at the root are files: every other address is one of the single-page app, `/nowhere.html` too. */
const toPage = (dir: string): string => {
  const files = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  return `var files = ${JSON.stringify(files.map(({ name }) => `/${name}`).toSorted())};
function handler(event) {
  var request = event.request;
  if (files.indexOf(request.uri) < 0) request.uri = '/index.html';
  return request;
}`;
};

/** The root of an API, where its keep-alive is, is reached at its prefix. */
const toRoot = (prefix: string): string => `function handler(event) {
  var request = event.request;
  if (request.uri === '${prefix}/') request.uri = '/';
  return request;
}`;

/** Files and REST APIs under one origin: no CORS, one set of security headers. */
export class StaticSite extends Construct {
  /** With its scheme. */
  readonly address: string;

  constructor(scope: Construct, id: string, { dir, headers, apis, domain }: StaticSiteProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
    });
    const origin = S3BucketOrigin.withOriginAccessControl(bucket);
    const files = (headersId: string, cacheControl: string): BehaviorOptions => ({
      origin,
      viewerProtocolPolicy,
      responseHeadersPolicy: siteHeaders(this, headersId, headers, cacheControl),
    });
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
      defaultBehavior: {
        ...files('PageHeaders', 'no-cache'),
        functionAssociations: [this.#edge('ToPage', toPage(dir))],
      },
      additionalBehaviors: {
        '/assets/*': files('AssetHeaders', 'public, max-age=31536000, immutable'),
        ...Object.fromEntries(
          Object.entries(apis).map(([prefix, api]) => [`${prefix}/*`, this.#passedOn(prefix, api)]),
        ),
      },
    });
    new BucketDeployment(this, 'Deployment', {
      destinationBucket: bucket,
      sources: [Source.asset(dir)],
      distribution,
      distributionPaths: ['/*'],
    });
    this.address = `https://${domain?.name ?? distribution.distributionDomainName}`;
  }

  #passedOn(prefix: string, { api, originProof }: SiteApi): BehaviorOptions {
    return {
      origin: new HttpOrigin(`${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
        originPath: `/${api.deploymentStage.stageName}`,
        customHeaders: { [originProofHeader]: originProof.secretValue.unsafeUnwrap() },
      }),
      viewerProtocolPolicy,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.#edge(`ToRootOf${prefix.replaceAll('/', '-')}`, toRoot(prefix))],
    };
  }

  #edge(id: string, code: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 }),
    };
  }
}
