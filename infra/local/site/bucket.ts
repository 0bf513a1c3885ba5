import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LoadedAssembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { contentTypeOf } from './content-type.ts';
import { wildcards } from './wildcards.ts';

/** An object of a bucket. */
export interface StoredFile {
  readonly body: Buffer;
  readonly etag: string;
  readonly contentType: string;
  /** `Cache-Control` and its like, as the deployment set them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What a bucket holds. */
export interface StoredFiles {
  /** By key, with a leading slash. */
  readonly files: ReadonlyMap<string, StoredFile>;
  /** For CloudFront. */
  readonly isListable: boolean;
}

const policy = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Action: z.union([z.string(), z.array(z.string())]),
        Principal: z.union([z.string(), z.object({ Service: z.string() }).partial()]),
      }),
    ),
  }),
});

const isListable = (bucket: Resource, assembly: LoadedAssembly): boolean =>
  assembly
    .of('AWS::S3::BucketPolicy')
    .map((resource) => readProperties(resource, policy))
    .filter(({ Bucket }) => Bucket === bucket.ref)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .some(
      ({ Effect, Action, Principal }) =>
        Effect === 'Allow' &&
        typeof Principal === 'object' &&
        Principal.Service === 'cloudfront.amazonaws.com' &&
        [Action].flat().includes('s3:ListBucket'),
    );

const properties = z.object({
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.string())).default([]),
  SourceMarkersConfig: z.array(z.object({ jsonEscape: z.boolean().default(false) })).default([]),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  Prune: z.boolean().default(true),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
});
type Deployment = z.infer<typeof properties>;

/** As `aws s3 cp --exclude ... --include ...`: of the patterns that match a file, the last one decides. */
const copyFilter = ({ Exclude, Include }: Deployment): ((name: string) => boolean) => {
  const rules = [
    ...Exclude.map((pattern) => ({ pattern: wildcards(pattern), isCopied: false })),
    ...Include.map((pattern) => ({ pattern: wildcards(pattern), isCopied: true })),
  ];
  return (name) => rules.findLast(({ pattern }) => pattern.test(name))?.isCopied ?? true;
};

/** Deploy-time values (an API's URL in `config.json`) stand in the asset as markers; a file without any stays as it is. */
const markers = (deployment: Deployment, index: number, assembly: LoadedAssembly): ((body: Buffer) => Buffer) => {
  const values = Object.entries(deployment.SourceMarkers[index] ?? {});
  if (!values.length) return (body) => body;
  const isEscaped = deployment.SourceMarkersConfig[index]?.jsonEscape ?? false;
  return (body) => {
    if (!values.some(([marker]) => body.includes(marker))) return body;
    let text = body.toString();
    for (const [marker, value] of values)
      text = text.replaceAll(marker, () => (isEscaped ? JSON.stringify(value).slice(1, -1) : value));
    return Buffer.from(assembly.localise(text));
  };
};

/** As `aws s3 sync --delete`: what the patterns leave out is neither copied nor removed. */
const isPruned = (key: string, root: string, copied: ReadonlySet<string>, deployment: Deployment): boolean =>
  key.startsWith(root) && !copied.has(key) && copyFilter(deployment)(key.slice(root.length));

const copyInto = (files: Map<string, StoredFile>, deployment: Deployment, assembly: LoadedAssembly): void => {
  const isCopied = copyFilter(deployment);
  const { 'content-type': contentType, ...headers } = deployment.SystemMetadata;
  const prefix = deployment.DestinationBucketKeyPrefix.replace(/^\/|\/$/g, '');
  const root = `/${prefix ? `${prefix}/` : ''}`;
  const copied = new Set<string>();
  for (const [index, objectKey] of deployment.SourceObjectKeys.entries()) {
    const directory = assembly.assetPath(objectKey);
    const substitute = markers(deployment, index, assembly);
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      const path = join(directory, name);
      if (!isCopied(name) || !statSync(path).isFile()) continue;
      const body = substitute(readFileSync(path));
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      copied.add(root + name);
      files.set(root + name, { body, etag, contentType: contentType ?? contentTypeOf(name), headers });
    }
  }
  if (deployment.Prune) for (const key of files.keys()) if (isPruned(key, root, copied, deployment)) files.delete(key);
};

/** What a bucket holds once its deployments have run, each after the other, over what was `earlier` there. */
export const readBucket = (
  bucket: Resource,
  assembly: LoadedAssembly,
  earlier: StoredFiles['files'] = new Map(),
): StoredFiles => {
  const files = new Map(earlier);
  const deployments = assembly
    .of('Custom::CDKBucketDeployment')
    .map((resource) => readProperties(resource, properties))
    .filter(({ DestinationBucketName }) => DestinationBucketName === bucket.ref);
  for (const deployment of deployments) copyInto(files, deployment, assembly);
  return { files, isListable: isListable(bucket, assembly) };
};
