import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const cloudResource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
});

/** A number among the parameters is a text wherever it is used, as in CloudFormation. */
const parameter = z.object({ Default: z.union([z.string(), z.number()]).transform(String).optional() });

const template = z.object({
  Resources: z.record(z.string(), cloudResource).default({}),
  Parameters: z.record(z.string(), parameter).default({}),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
});

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z.object({ stackName: z.string(), templateFile: z.string(), file: z.string() }).partial().default({}),
    }),
  ),
});

const assetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

export type CloudResource = z.infer<typeof cloudResource>;
type Template = z.infer<typeof template>;
/** One stack and its template, unresolved. */
export interface Stack {
  readonly name: string;
  readonly template: Template;
}

/** What the files of an assembly hold. */
export interface AssemblyFiles {
  readonly stacks: ReadonlyMap<string, Stack>;
  readonly region: string;
  readonly account: string;
  readonly assetPath: (objectKey: string) => string;
}

const parse = <T>(schema: z.ZodType<T>, path: string): T => {
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} is not what cdk synth writes:\n${z.prettifyError(result.error)}`);
  return result.data;
};

const known = (part: string | undefined): string | undefined => (part?.startsWith('unknown') ? undefined : part);

/** Reads what `cdk synth` wrote: the manifest, every stack's template and the list of assets. */
export const readAssemblyFiles = (directory: string): AssemblyFiles => {
  const read = <T>(schema: z.ZodType<T>, file: string): T => parse(schema, join(directory, file));
  const artifacts = Object.entries(read(manifest, 'manifest.json').artifacts);
  const stacks = new Map<string, Stack>();
  const assets = new Map<string, string>();
  let environment = 'aws://unknown-account/unknown-region';

  for (const [id, { type, properties, environment: ownEnvironment }] of artifacts) {
    if (type === 'aws:cloudformation:stack' && properties.templateFile) {
      const name = properties.stackName ?? id;
      stacks.set(name, { name, template: read(template, properties.templateFile) });
      environment = ownEnvironment ?? environment;
    }
    if (type === 'cdk:asset-manifest' && properties.file)
      for (const { source, destinations } of Object.values(read(assetManifest, properties.file).files))
        for (const { objectKey } of Object.values(destinations)) assets.set(objectKey, join(directory, source.path));
  }

  const [account, region] = environment.replace('aws://', '').split('/');
  return {
    stacks,
    account: known(account) ?? '000000000000',
    region: known(region) ?? 'us-east-1',
    assetPath: (objectKey) => {
      const path = assets.get(objectKey);
      if (!path) throw new Error(`The assembly has no asset ${objectKey}.`);
      return path;
    },
  };
};
