import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyImplementation } from '#functions/entry/http/step.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';

const functionsDir = join(import.meta.dirname, '../functions');

type Module = Readonly<Record<string, unknown>>;

const load = (entry: string): Promise<Module> =>
  import(pathToFileURL(join(functionsDir, `${entry}.ts`)).href) as Promise<Module>;

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a file is a Lambda: it exports the handler that the runtime calls. */
const isLambda = (module: Module): boolean => 'handler' in module;

/**
 * What implements an endpoint of the contract, found by its name: `auth.verifyEmail` of the app API is exported by
 * `functions/api/auth/verify-email.ts`. Nothing lists implementations, so one that is missing stops the build here.
 */
export const implementationOf = async (entry: string, name: string, spec: EndpointSpec): Promise<AnyImplementation> => {
  const module = await load(entry).catch((cause: unknown) => {
    throw new Error(`${spec.method} ${spec.path} is declared, and functions/${entry}.ts cannot be loaded`, { cause });
  });
  const implementation = module[name] as Partial<AnyImplementation> | undefined;
  if (implementation?.spec !== spec || !isLambda(module))
    throw new Error(
      `functions/${entry}.ts must export ${name}, which implements ${spec.method} ${spec.path}, and its handler`,
    );
  return implementation as AnyImplementation;
};

const entriesIn = (room: string): string[] =>
  globSync(`${room}/**/*.ts`, { cwd: functionsDir })
    .filter((file) => !/\.(test|bench)\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();

/**
 * Stops the build where a Lambda stands in a room of endpoints and is none of those declared: without its area's line in
 * the contract's index it would simply not be there.
 */
export const refuseStrays = async (rooms: readonly string[], declared: readonly string[]): Promise<void> => {
  for (const entry of rooms.flatMap(entriesIn).filter((each) => !declared.includes(each)))
    if (isLambda(await load(entry)))
      throw new Error(
        `functions/${entry}.ts implements no endpoint of the contract: its area may lack the line in the index of shared/contract, or the file the name of its endpoint`,
      );
};

export interface Found<T> {
  readonly entry: string;
  readonly name: string;
  /** What the file exports under its own name, in camel case. */
  readonly value: T;
}

/** Every Lambda of a room, such as `jobs`, by the name of its file. */
export const lambdasIn = async <T>(room: string): Promise<readonly Found<T>[]> => {
  const loaded = await Promise.all(entriesIn(room).map(async (entry) => ({ entry, module: await load(entry) })));
  return loaded
    .filter(({ module }) => isLambda(module))
    .map(({ entry, module }) => {
      const name = camel(basename(entry));
      if (!module[name]) throw new Error(`functions/${entry}.ts exports a handler and no ${name}`);
      return { entry, name, value: module[name] as T };
    });
};
