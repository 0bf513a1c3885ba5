import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { compilePattern, type Matches } from '../events/filters/pattern.ts';

/** An enabled rule of the default event bus and the queues that it puts events into. */
export interface EventRule {
  readonly path: string;
  readonly name: string;
  readonly arn: string;
  readonly matches: Matches;
  readonly queueArns: readonly string[];
}

const ruleProperties = z.strictObject({
  Name: z.string().optional(),
  Description: z.string().optional(),
  EventPattern: z.record(z.string(), z.unknown()),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z.array(z.strictObject({ Id: z.string(), Arn: z.string() })).min(1),
  Tags: z.unknown().optional(),
});

const readRule = (resource: Resource): readonly EventRule[] => {
  const { EventPattern, State, Targets } = readProperties(resource, ruleProperties);
  if (State === 'DISABLED') return [];
  return [
    {
      path: resource.path,
      name: resource.physicalId,
      arn: resource.arn,
      matches: compilePattern(EventPattern),
      queueArns: Targets.map(({ Arn }) => Arn),
    },
  ];
};

/** Every enabled rule of the templates. */
export const readRules = (assembly: Assembly): readonly EventRule[] =>
  assembly.of('AWS::Events::Rule').flatMap(readRule);
