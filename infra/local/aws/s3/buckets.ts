import * as z from 'zod';
import type { Assembly } from '../../assembly.ts';
import { readProperties } from '../../assembly/read-properties.ts';

const corsRule = z.strictObject({
  Id: z.string().optional(),
  AllowedMethods: z.array(z.enum(['GET', 'PUT', 'HEAD', 'POST', 'DELETE'])),
  AllowedOrigins: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).default([]),
  MaxAge: z.int().optional(),
});
export type CorsRule = Readonly<z.output<typeof corsRule>>;

const lifecycleRule = z.strictObject({
  Id: z.string().optional(),
  Status: z.literal('Enabled'),
  Prefix: z.string().default(''),
  ExpirationInDays: z.int().min(1).optional(),
  // No upload in parts is taken here, so none is left behind.
  AbortIncompleteMultipartUpload: z.strictObject({ DaysAfterInitiation: z.int() }).optional(),
});

/** Strict: versions, events or locks that a template asks for and nobody here keeps would be a guess. */
const properties = z.strictObject({
  BucketName: z.string().optional(),
  // It takes nothing of callers: the key is AWS's own.
  BucketEncryption: z.unknown().optional(),
  // No bucket here is public.
  PublicAccessBlockConfiguration: z.unknown().optional(),
  CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRule) }).default({ CorsRules: [] }),
  LifecycleConfiguration: z.strictObject({ Rules: z.array(lifecycleRule) }).default({ Rules: [] }),
  Tags: z.unknown().optional(),
});

/** A bucket of the templates. */
export interface Bucket {
  readonly name: string;
  readonly arn: string;
  readonly cors: readonly CorsRule[];
  /** After how many days objects go, by how their keys begin; others stay. */
  readonly kept: readonly { readonly prefix: string; readonly days: number }[];
}

/** Every bucket by its name. */
export const bucketsOf = (assembly: Assembly): ReadonlyMap<string, Bucket> =>
  new Map(
    assembly.of('AWS::S3::Bucket').map((resource) => {
      const { CorsConfiguration, LifecycleConfiguration } = readProperties(resource, properties);
      const kept = LifecycleConfiguration.Rules.flatMap(({ Prefix: prefix, ExpirationInDays: days }) =>
        days === undefined ? [] : [{ prefix, days }],
      );
      const bucket = {
        name: resource.physicalId,
        arn: resource.arn,
        cors: CorsConfiguration.CorsRules,
        kept,
      };
      return [bucket.name, bucket];
    }),
  );
