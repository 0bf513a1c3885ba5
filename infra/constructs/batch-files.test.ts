import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { BatchFiles } from './batch-files.ts';

const resourceOf = (type: string, domain?: string) => {
  const stack = new Stack(new App(), 'Core');
  new BatchFiles(stack, 'BatchFiles', { domain });
  return Object.values(Template.fromStack(stack).findResources(type))[0];
};
const bucketWith = (domain?: string) => resourceOf('AWS::S3::Bucket', domain);

describe('the bucket of batches', () => {
  it('is closed to the public, encrypted with a key of AWS, and kept when its stack goes', () => {
    const algorithm = { ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } };
    expect(bucketWith()).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: { ServerSideEncryptionConfiguration: [algorithm] },
      },
    });
  });

  it('refuses whoever comes without TLS', () => {
    const denial = { Effect: 'Deny', Action: 's3:*', Principal: { AWS: '*' } };
    const Condition = { Bool: { 'aws:SecureTransport': 'false' } };
    expect(resourceOf('AWS::S3::BucketPolicy')).toMatchObject({
      Properties: { PolicyDocument: { Statement: [{ ...denial, Condition }] } },
    });
  });

  it('keeps a file for seven days, and nothing of one that never came whole', () => {
    const rule = { Status: 'Enabled', ExpirationInDays: 7, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } };
    expect(bucketWith()).toMatchObject({ Properties: { LifecycleConfiguration: { Rules: [rule] } } });
  });

  it('keeps no file that was deleted: it has no versions', () => {
    expect(bucketWith()).not.toHaveProperty('Properties.VersioningConfiguration');
  });

  it.each([
    [undefined, '*'],
    ['app.shop.example', 'https://app.shop.example'],
  ])('lets pages send files: those of the domain %s are %s', (domain, origin) => {
    const AllowedHeaders = ['content-type', 'if-none-match'];
    const rule = { AllowedMethods: ['PUT'], AllowedOrigins: [origin], AllowedHeaders, MaxAge: 3600 };
    expect(bucketWith(domain)).toHaveProperty('Properties.CorsConfiguration.CorsRules', [rule]);
  });
});
