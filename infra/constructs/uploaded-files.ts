import { Bucket, HttpMethods, type LifecycleRule } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { privateFiles } from './private-files.ts';

export interface UploadedFilesProps {
  /** Of the dashboard, where it has one of its own. */
  readonly domain: string | undefined;
}

/** Files that browsers send to addresses that we sign, read by our functions alone, and gone after some days. */
export class UploadedFiles extends Bucket {
  constructor(
    scope: Construct,
    id: string,
    { domain, lifecycleRules }: UploadedFilesProps & { readonly lifecycleRules: LifecycleRule[] },
  ) {
    super(scope, id, {
      ...privateFiles,
      lifecycleRules,
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
