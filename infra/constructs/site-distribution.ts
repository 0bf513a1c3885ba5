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
  type IOrigin,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { originProofHeader } from '#functions/ports/address.ts';
import { type OriginProof, textOf } from '../origin-proofs.ts';
import { apiHeaders } from './site-headers.ts';

/** A REST API under the origin of a site, which proves itself to it. */
export interface SiteApi {
  readonly api: RestApi;
  readonly originProof: OriginProof;
}

/** What stands beside the files of any site. */
export interface BesideFiles {
  /** By the prefix of their paths, such as `/api`. */
  readonly apis: Readonly<Record<`/${string}`, SiteApi>>;
  /** Single paths that an API answers, such as `/.well-known/jwks.json`. */
  readonly answered?: Readonly<Record<`/${string}`, SiteApi>>;
  /** The ARN of the firewall before it. */
  readonly firewallArn?: string;
  /** Its own address; without one it is CloudFront's. */
  readonly domain?: { readonly name: string; readonly certificateArn: string } | undefined;
}

interface Distributed extends BesideFiles {
  /** What the root shows, where nobody may list the files. */
  readonly root: string;
  /** Whatever no path of `paths` and no API answers. */
  readonly otherwise: BehaviorOptions;
  /** By pattern, the first that matches; APIs come before all of them. */
  readonly paths: Readonly<Record<`/${string}`, BehaviorOptions>>;
}

/**
 * Who types an address begins without TLS and brings no secret: a page leads to its address with it. Whatever else comes
 * without TLS is refused, not led on: a session token would have travelled in the clear every time, and nobody would know.
 */
export const viewerProtocol = {
  ofPages: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  ofOthers: ViewerProtocolPolicy.HTTPS_ONLY,
};

/** The bucket of a site, and how its distribution alone reads it. */
export const filesOf = (scope: Construct): { readonly bucket: Bucket; readonly origin: IOrigin } => {
  const bucket = new Bucket(scope, 'Files', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
  });
  // Who may list a bucket is told that an object is missing (404), and else that it is forbidden (403).
  const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  Validations.of(scope).acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The root of the site is an object: no request reaches the root of the bucket, which would list it.',
  });
  return { bucket, origin };
};

export const edgeFunction = (
  scope: Construct,
  id: string,
  code: string,
  eventType = FunctionEventType.VIEWER_REQUEST,
): FunctionAssociation => ({
  eventType,
  function: new EdgeFunction(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 }),
});

/** The root of an API, where its keep-alive is, is reached at its prefix. */
const toRoot = (prefix: string): string => `function handler(event) {
  var request = event.request;
  if (request.uri === '${prefix}/') request.uri = '/';
  return request;
}`;

const passedOn = ({ api, originProof }: SiteApi): BehaviorOptions => ({
  origin: new HttpOrigin(`${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
    originPath: `/${api.deploymentStage.stageName}`,
    // Of an API that others may not call, the gateway itself asks for it as a key.
    customHeaders: { [originProofHeader]: textOf(originProof), 'x-api-key': textOf(originProof) },
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

const throughApis = (scope: Construct, { apis, answered = {} }: BesideFiles): Record<string, BehaviorOptions> => {
  const toApi = { responseHeadersPolicy: apiHeaders(scope), viewerProtocolPolicy: viewerProtocol.ofOthers };
  const under = ([prefix, api]: readonly [string, SiteApi]) => {
    const functionAssociations = [edgeFunction(scope, `ToRootOf${prefix.replaceAll('/', '-')}`, toRoot(prefix))];
    return [`${prefix}/*`, { ...passedOn(api), ...toApi, functionAssociations }] as const;
  };
  return Object.fromEntries([
    ...Object.entries(apis).map(under),
    ...Object.entries(answered).map(([path, api]) => [path, { ...passedOn(api), ...toApi }] as const),
  ]);
};

/** Files and REST APIs under one origin: no CORS between them. */
export const distribute = (scope: Construct, { root, otherwise, paths, ...beside }: Distributed): Distribution => {
  const { firewallArn, domain } = beside;
  return new Distribution(scope, 'Distribution', {
    defaultRootObject: root,
    httpVersion: HttpVersion.HTTP2_AND_3,
    ...(firewallArn && { webAclId: firewallArn }),
    priceClass: PriceClass.PRICE_CLASS_ALL,
    ...(domain && {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
    }),
    defaultBehavior: otherwise,
    additionalBehaviors: { ...throughApis(scope, beside), ...paths },
  });
};

/** With its scheme. */
export const addressOf = ({ distributionDomainName }: Distribution, { domain }: BesideFiles): string =>
  `https://${domain?.name ?? distributionDomainName}`;
