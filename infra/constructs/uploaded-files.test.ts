import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { batchFilesPrefix } from '#functions/rules/batches/file.ts';
import { uploadsPrefix } from '#functions/rules/support/files.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { loadAssembly } from '../local/assembly.ts';
import { bucketsOf } from '../local/aws/s3/buckets.ts';
import { prepare } from '../prepare.ts';
import { SupportFiles } from './support-files.ts';

process.env['CDK_VALIDATION'] = 'false';
const { assemblyDir } = await prepare();
const addresses = { aws: 'http://127.0.0.1:4307', published: () => 'http://127.0.0.1:4300' };
const assembly = loadAssembly(assemblyDir, { addresses, parameters: { BankDataUrl: 'http://127.0.0.1' } });

const bucketCalled = (word: string) => [...bucketsOf(assembly).values()].find(({ name }) => name.includes(word))?.name;

test('the pages of the dashboard may send files where the buckets are on this machine, and below one prefix of each', () => {
  const policies = assembly
    .of('AWS::CloudFront::ResponseHeadersPolicy')
    .filter(({ stack }) => stack.endsWith('web'))
    .map(({ properties }) => /connect-src [^;]*/.exec(JSON.stringify(properties))?.[0])
    .filter(Boolean);
  const [batches, support] = [bucketCalled('batchfiles'), bucketCalled('supportfiles')];
  const connections = `connect-src 'self' ${addresses.aws}/${batches}/${batchFilesPrefix} ${addresses.aws}/${support}/${uploadsPrefix}`;
  expect(policies).toEqual([connections, connections]);
});

test('of files for support those without a ticket go within a day, and the others when their ticket does', () => {
  const stack = new Stack(new App(), 'Core');
  new SupportFiles(stack, 'SupportFiles', { domain: 'app.shop.example' });
  const [bucket] = Object.values(Template.fromStack(stack).findResources('AWS::S3::Bucket'));
  const rules = [
    { Prefix: 'uploads/', Status: 'Enabled', ExpirationInDays: supportLimits.unusedDays },
    { Prefix: 'tickets/', Status: 'Enabled', ExpirationInDays: supportLimits.keptDays },
    { Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
  ];
  expect(bucket).toMatchObject({
    Properties: {
      LifecycleConfiguration: { Rules: rules },
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      CorsConfiguration: { CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: ['https://app.shop.example'] }] },
    },
  });
});
