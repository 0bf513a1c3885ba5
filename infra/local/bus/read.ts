import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { compilePattern, type Matches } from '../events/filters/pattern.ts';
import { InputTransformer, transformed } from './input.ts';

interface Target {
  readonly queueArn: string;
  /** What of an event is put into the queue; absent means all of it. */
  readonly bodyOf: ((event: object) => string) | undefined;
}

/** An enabled rule of the default event bus and the queues that it puts events into. */
export interface EventRule {
  readonly path: string;
  readonly name: string;
  readonly arn: string;
  readonly matches: Matches;
  readonly targets: readonly Target[];
}

const ruleProperties = z.strictObject({
  Name: z.string().optional(),
  Description: z.string().optional(),
  EventPattern: z.record(z.string(), z.unknown()),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z
    .array(z.strictObject({ Id: z.string(), Arn: z.string(), InputTransformer: InputTransformer.optional() }))
    .min(1),
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
      targets: Targets.map(({ Arn, InputTransformer: changed }) => ({
        queueArn: Arn,
        bodyOf: changed && transformed(changed),
      })),
    },
  ];
};

/** Every enabled rule of the templates. */
export const readRules = (assembly: Assembly): readonly EventRule[] =>
  assembly.of('AWS::Events::Rule').flatMap(readRule);
