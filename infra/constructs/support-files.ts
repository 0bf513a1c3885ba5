import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ticketFilesPrefix, uploadsPrefix } from '#functions/rules/support/files.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { UploadedFiles, type UploadedFilesProps } from './uploaded-files.ts';

/** Pictures for support: those without a ticket go soon, the others with their ticket. */
export class SupportFiles extends UploadedFiles {
  constructor(scope: Construct, id: string, { domain }: UploadedFilesProps) {
    const lifecycleRules = [
      { prefix: uploadsPrefix, expiration: Duration.days(supportLimits.unusedDays) },
      { prefix: ticketFilesPrefix, expiration: Duration.days(supportLimits.keptDays) },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ];
    super(scope, id, { domain, lifecycleRules });
  }
}
