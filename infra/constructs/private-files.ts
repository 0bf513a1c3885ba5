import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';

/** What customers' files want of every bucket: nobody reads past IAM, or without TLS, and a stack that goes leaves them. */
export const privateFiles = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.KMS_MANAGED,
  bucketKeyEnabled: true,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
} as const satisfies BucketProps;
