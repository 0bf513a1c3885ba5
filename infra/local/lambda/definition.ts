import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';

/** What the local cloud needs to know of a function, read from its template. */
export interface FunctionDefinition {
  readonly path: string;
  /** The logical id without the eight characters that CDK adds. */
  readonly constructId: string;
  readonly arn: string;
  readonly name: string;
  readonly role: string;
  readonly directory: string;
  /** The file's URL, or undefined when the handler names a file that is not there. */
  readonly file: string | undefined;
  readonly handler: string;
  readonly exportName: string;
  readonly runtime: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  readonly reservedConcurrency: number | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly logGroup: string;
  readonly isTraced: boolean;
}

const properties = z.object({
  Runtime: z.string(),
  Handler: z.string(),
  Role: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  ReservedConcurrentExecutions: z.number().optional(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()).default({}) }).optional(),
  LoggingConfig: z.object({ LogGroup: z.string().optional() }).optional(),
  TracingConfig: z.object({ Mode: z.string() }).optional(),
});

const moduleFile = (directory: string, module: string): string | undefined => {
  const found = ['.mjs', '.js', '.cjs'].map((extension) => join(directory, module + extension)).find(existsSync);
  return found && pathToFileURL(found).href;
};

const defineFunction = (resource: Resource, assembly: Assembly): FunctionDefinition => {
  const given = readProperties(resource, properties);
  if (!given.Runtime.startsWith('nodejs')) throw new Error(`${resource.path}: ${given.Runtime} does not run locally.`);
  const directory = assembly.assetPath(given.Code.S3Key);
  const dot = given.Handler.lastIndexOf('.');
  return {
    path: resource.path,
    constructId: resource.logicalId.replace(/[0-9A-F]{8}$/, ''),
    arn: resource.arn,
    name: resource.physicalId,
    role: given.Role,
    directory,
    file: moduleFile(directory, given.Handler.slice(0, dot)),
    handler: given.Handler,
    exportName: given.Handler.slice(dot + 1),
    runtime: given.Runtime,
    timeoutSeconds: given.Timeout,
    memoryMb: given.MemorySize,
    reservedConcurrency: given.ReservedConcurrentExecutions,
    variables: given.Environment?.Variables ?? {},
    logGroup: given.LoggingConfig?.LogGroup ?? `/aws/lambda/${resource.physicalId}`,
    isTraced: given.TracingConfig?.Mode === 'Active',
  };
};

/** The product's functions: not those of custom resources, which only a deployment runs. */
export const defineFunctions = (assembly: Assembly): readonly FunctionDefinition[] => {
  const providers = new Set(
    assembly.all.filter(({ type }) => type.startsWith('Custom::')).map(({ properties }) => properties['ServiceToken']),
  );
  return assembly
    .of('AWS::Lambda::Function')
    .filter(({ arn }) => !providers.has(arn))
    .map((resource) => defineFunction(resource, assembly));
};
