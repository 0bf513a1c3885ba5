import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { batchKept } from '#shared/validation/batches.ts';

interface BatchFilesProps {
  /** Of the dashboard, where it has one of its own. */
  readonly domain: string | undefined;
}

/** The files of batches: sent by browsers to addresses that we sign, read by our functions, gone after some days. */
export class BatchFiles extends Bucket {
  constructor(scope: Construct, id: string, { domain }: BatchFilesProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.KMS_MANAGED,
      bucketKeyEnabled: true,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        { expiration: Duration.days(batchKept.fileDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // Where the dashboard has no domain yet, any page may try: what protects the bucket is the signature of the address.
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: [domain ? `https://${domain}` : '*'],
          allowedHeaders: ['content-type', 'if-none-match'],
          maxAge: 3600,
        },
      ],
    });
  }
}
