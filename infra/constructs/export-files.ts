import { Duration } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { privateFiles } from './private-files.ts';

/** Copies of customers' data: a job removes each in its time, and what a job left behind is gone a day later. */
export class ExportFiles extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      ...privateFiles,
      lifecycleRules: [{ expiration: Duration.days(2), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
  }
}
