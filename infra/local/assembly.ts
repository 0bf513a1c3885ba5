import { readAssemblyFiles } from './assembly/files.ts';
import { type ResolverOptions, templateResolver } from './assembly/resolver.ts';
import type { Resource } from './assembly/resource.ts';

/** A CDK cloud assembly, read and resolved: the single description of everything the local cloud runs. */
export interface Assembly {
  readonly all: readonly Resource[];
  readonly of: (type: string) => readonly Resource[];
  readonly byArn: (arn: string) => Resource | undefined;
  /** The directory (or file) that holds an asset, by the key the templates know it by. */
  readonly assetPath: (objectKey: string) => string;
  /** `stack.output` -> value */
  readonly outputs: Readonly<Record<string, string>>;
  readonly region: string;
  readonly account: string;
}

/** An assembly with what only the local cloud needs of it. */
export interface LoadedAssembly extends Assembly {
  /** For text that was put together after resolving (a deployed file): its cloud URLs become local ones. */
  readonly localise: (text: string) => string;
}

/** Reads a synthesized assembly and resolves it for this machine. */
export const loadAssembly = (directory: string, options: ResolverOptions): LoadedAssembly => {
  const files = readAssemblyFiles(directory);
  const resolver = templateResolver(files, options);
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
};
