import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';

/** One enabled schedule and the function it invokes. */
export interface Schedule {
  readonly path: string;
  readonly name: string;
  readonly expression: string;
  readonly timezone: string;
  readonly functionArn: string;
  /** The role the scheduler invokes the function as. */
  readonly role: string;
  readonly event: (time: number) => unknown;
}

const scheduleProperties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.string().default('{}') }),
});

/** Scheduler's context attributes: `<aws.scheduler.scheduled-time>` and its like inside the input. */
const withContext = (input: string, scheduleArn: string, time: number): string => {
  const attributes: Record<string, string> = {
    'scheduled-time': new Date(time).toISOString().replace(/\.\d+/, ''),
    'schedule-arn': scheduleArn,
    'execution-id': randomUUID(),
    'attempt-number': '1',
  };
  return input.replace(/<aws\.scheduler\.([a-z-]+)>/g, (whole, name: string) => attributes[name] ?? whole);
};

const readSchedule = (resource: Resource): readonly Schedule[] => {
  const given = readProperties(resource, scheduleProperties);
  if (given.State === 'DISABLED') return [];
  const { Arn, RoleArn, Input } = given.Target;
  return [
    {
      path: resource.path,
      name: resource.physicalId,
      expression: given.ScheduleExpression,
      timezone: given.ScheduleExpressionTimezone,
      functionArn: Arn,
      role: RoleArn,
      event: (time) => JSON.parse(withContext(Input, resource.arn, time)) as unknown,
    },
  ];
};

/** Every enabled schedule of the templates. */
export const readSchedules = (assembly: Assembly): readonly Schedule[] =>
  assembly.of('AWS::Scheduler::Schedule').flatMap(readSchedule);
