import { readdirSync } from 'node:fs';
import { Aws, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
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
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import { originProofHeader } from '#functions/ports/address.ts';
import { siteHeaders } from '../constructs/site-headers.ts';
import { dashboardAddressParameter, type Stage } from '../stage.ts';

export interface WebProps extends StackProps {
  readonly stage: Stage;
  readonly api: RestApi;
  readonly originProof: Secret;
  readonly webDir: string;
}

/** Only files at the root are files: every other address is one of the single-page app, `/nowhere.html` too. */
const toPage = (webDir: string) => {
  const files = readdirSync(webDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  return `var files = ${JSON.stringify(files.map(({ name }) => `/${name}`).toSorted())};
function handler(event) {
  var request = event.request;
  if (files.indexOf(request.uri) < 0) request.uri = '/index.html';
  return request;
}`;
};

/** The keep-alive is GET / of the API; under this origin it is reached at /api/. */
const toApi = `function handler(event) {
  var request = event.request;
  if (request.uri === '/api/') request.uri = '/';
  return request;
}`;

/** The dashboard and its API under one origin: no CORS, one set of security headers. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { stage, api, originProof, webDir, ...props }: WebProps) {
    super(scope, id, props);
    const bucket = new Bucket(this, 'Site', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
    });
    const files = S3BucketOrigin.withOriginAccessControl(bucket);
    const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(stage.domain && stage.certificateArn
        ? {
            domainNames: [stage.domain],
            certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.certificateArn),
          }
        : {}),
      defaultBehavior: {
        origin: files,
        viewerProtocolPolicy,
        responseHeadersPolicy: siteHeaders(this, 'PageHeaders', 'no-cache'),
        functionAssociations: [this.#edge('ToPage', toPage(webDir))],
      },
      additionalBehaviors: {
        '/assets/*': {
          origin: files,
          viewerProtocolPolicy,
          responseHeadersPolicy: siteHeaders(this, 'AssetHeaders', 'public, max-age=31536000, immutable'),
        },
        '/api/*': {
          origin: new HttpOrigin(`${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
            originPath: `/${api.deploymentStage.stageName}`,
            customHeaders: { [originProofHeader]: originProof.secretValue.unsafeUnwrap() },
          }),
          viewerProtocolPolicy,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          functionAssociations: [this.#edge('ToApi', toApi)],
        },
      },
    });
    new BucketDeployment(this, 'Files', {
      destinationBucket: bucket,
      sources: [Source.asset(webDir)],
      distribution,
      distributionPaths: ['/*'],
    });
    const address = `https://${stage.domain ?? distribution.distributionDomainName}`;
    new StringParameter(this, 'DashboardAddress', {
      parameterName: dashboardAddressParameter(stage),
      stringValue: address,
    });
    new CfnOutput(this, 'Dashboard', { value: address });
  }

  #edge(id: string, code: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 }),
    };
  }
}
