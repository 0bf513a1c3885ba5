import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { batchKept } from '#shared/validation/batches.ts';
import { UploadedFiles, type UploadedFilesProps } from './uploaded-files.ts';

/** The files of batches. */
export class BatchFiles extends UploadedFiles {
  constructor(scope: Construct, id: string, { domain }: UploadedFilesProps) {
    const lifecycleRules = [
      { expiration: Duration.days(batchKept.fileDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ];
    super(scope, id, { domain, lifecycleRules });
  }
}
