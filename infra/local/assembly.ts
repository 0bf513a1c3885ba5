import type { Addresses } from './assembly/addresses.ts';
import { readAssemblyFiles } from './assembly/files.ts';
import { createResolver } from './assembly/resolver.ts';

/** One resource of the synthesized templates, with every intrinsic replaced by its local value. */
export interface Resource {
  stack: string;
  logicalId: string;
  /** `stack/logicalId`: how errors name the resource. */
  path: string;
  type: string;
  physicalId: string;
  arn: string;
  /** What `Ref` gives. */
  ref: string;
  /** Logical ids of the same stack that must exist before it. */
  dependsOn?: readonly string[];
  /** Resolved when first read. */
  readonly properties: Record<string, unknown>;
}

/** A CDK cloud assembly, read and resolved: the single description of everything the local cloud runs. */
export interface Assembly {
  all: Resource[];
  of: (type: string) => Resource[];
  byArn: (arn: string) => Resource | undefined;
  /** The directory (or file) that holds an asset, by the key the templates know it by. */
  assetPath: (objectKey: string) => string;
  /** `stack.output` -> value */
  outputs: Record<string, string>;
  region: string;
  account: string;
}

export interface LoadedAssembly extends Assembly {
  /** For text that was put together after resolving (a deployed file): its cloud URLs become local ones. */
  localise: (text: string) => string;
}

export interface LoadOptions {
  addresses: Addresses;
  /** Values for stack parameters, by name; they win over the template's defaults. */
  parameters?: Record<string, string>;
  /** The text of a secret, by name or ARN: what a dynamic reference stands for. */
  secret?: (id: string) => string;
}

export function loadAssembly(directory: string, options: LoadOptions): LoadedAssembly {
  const files = readAssemblyFiles(directory);
  const resolver = createResolver(files, options);
  const all = resolver.resources();
  const arns = new Map(all.map((resource) => [resource.arn, resource]));

  return {
    all,
    of: (type) => all.filter((resource) => resource.type === type),
    byArn: (arn) => arns.get(arn),
    assetPath: (objectKey) => files.assetPath(objectKey),
    localise: (text) => resolver.localise(text),
    outputs: resolver.outputs(),
    region: files.region,
    account: files.account,
  };
}
