import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it, test } from 'vitest';
import { batchKept } from '#shared/validation/batches.ts';
import { loadAssembly } from '../local/assembly.ts';
import { bucketsOf } from '../local/aws/s3/buckets.ts';
import { prepare } from '../prepare.ts';
import { BatchFiles } from './batch-files.ts';

const { assemblyDir } = await prepare();
const addresses = { aws: 'http://127.0.0.1:4307', published: () => 'http://127.0.0.1:4300' };
const assembly = loadAssembly(assemblyDir, { addresses, parameters: { BankDataUrl: 'http://127.0.0.1' } });
const templateWith = (domain?: string) => {
  const stack = new Stack(new App(), 'Core');
  new BatchFiles(stack, 'BatchFiles', { domain });
  return Template.fromStack(stack);
};
const template = templateWith();

describe('the bucket of batches', () => {
  it('is closed to the public, encrypted with a key of AWS, and kept when its stack goes', () => {
    template.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } }],
        },
        VersioningConfiguration: Match.absent(),
      },
    });
  });

  it('refuses whoever comes without TLS', () => {
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: [
          Match.objectLike({
            Effect: 'Deny',
            Action: 's3:*',
            Principal: { AWS: '*' },
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ],
      },
    });
  });

  it('keeps a file for seven days, and nothing of one that never came whole', () => {
    expect(batchKept.fileDays).toBe(7);
    template.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [{ Status: 'Enabled', ExpirationInDays: 7, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
      },
    });
  });

  it.each([
    [undefined, '*'],
    ['app.shop.example', 'https://app.shop.example'],
  ])('lets pages send files: those of the domain %s are %s', (domain, origin) => {
    const AllowedHeaders = ['content-type', 'if-none-match'];
    templateWith(domain).hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: [origin], AllowedHeaders, MaxAge: 3600 }],
      },
    });
  });
});

test('the pages of the dashboard may send files where the bucket is on this machine, and below its one prefix', () => {
  const bucket = [...bucketsOf(assembly).values()].find(({ cors }) => cors.length > 0);
  const policies = assembly
    .of('AWS::CloudFront::ResponseHeadersPolicy')
    .map(({ properties }) => /connect-src [^;]*/.exec(JSON.stringify(properties))?.[0])
    .filter(Boolean);
  const connections = `connect-src 'self' http://127.0.0.1:4307/${bucket?.name}/batches/`;
  expect(policies).toEqual([connections, connections]);
});
