import type { LoadedAssembly } from './assembly.ts';
import type { AwsEndpoint } from './aws/endpoint.ts';
import { findMistakes } from './checks.ts';
import { type RestApi, readApi } from './gateway/api.ts';
import type { FunctionDefinition } from './lambda.ts';
import { defineFunctions } from './lambda/definition.ts';
import { type EventRule, readRules } from './bus/read.ts';
import type { Mapping } from './events/mapping.ts';
import { readMappings } from './events/read.ts';
import { publishedResources } from './published.ts';
import { type Schedule, readSchedules } from './schedules/read.ts';

/** What of the templates runs: read whole before anything starts, so that a mistake stops the boot. */
export interface Plan {
  readonly assembly: LoadedAssembly;
  readonly functions: readonly FunctionDefinition[];
  readonly apis: readonly RestApi[];
  readonly schedules: readonly Schedule[];
  readonly mappings: readonly Mapping[];
  readonly rules: readonly EventRule[];
}

/** Reads everything that runs out of an assembly. */
export const readPlan = (assembly: LoadedAssembly): Plan => {
  const restApis = publishedResources(assembly, 'AWS::ApiGateway::RestApi');
  return {
    assembly,
    functions: defineFunctions(assembly),
    apis: [...restApis.values()].map((restApi) => readApi(assembly, restApi)),
    schedules: readSchedules(assembly),
    mappings: readMappings(assembly),
    rules: readRules(assembly),
  };
};

/** Stops the boot when the templates would not work in the cloud. */
export const refuseMistakes = (plan: Plan, { iam }: Pick<AwsEndpoint, 'iam'>): void => {
  const mistakes = findMistakes({ ...plan, require: (...right) => iam.require(...right) });
  if (mistakes.length) throw new Error(`These templates would not work:\n  ${mistakes.join('\n  ')}`);
};
