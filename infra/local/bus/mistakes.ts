import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { readProperties } from '../assembly/read-properties.ts';
import type { EventRule } from './read.ts';

const list = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const Statement = z.object({
  Effect: z.string(),
  Principal: z.unknown(),
  Action: list,
  Resource: list,
  Condition: z.object({ ArnEquals: z.object({ 'aws:SourceArn': z.string() }).optional() }).optional(),
});

const policyProperties = z.object({
  Queues: z.array(z.string()),
  PolicyDocument: z.object({ Statement: z.array(Statement) }),
});

const isOfEventBridge = (principal: unknown): boolean =>
  z.object({ Service: list }).safeParse(principal).data?.Service.includes('events.amazonaws.com') ?? false;

/** EventBridge sends in nobody's role: the queue itself has to let this very rule in. */
const isLetIn = (queueArn: string, rule: EventRule, assembly: Assembly): boolean =>
  assembly
    .of('AWS::SQS::QueuePolicy')
    .flatMap((policy) => readProperties(policy, policyProperties).PolicyDocument.Statement)
    .some(
      ({ Effect, Principal, Action, Resource, Condition }) =>
        Effect === 'Allow' &&
        isOfEventBridge(Principal) &&
        Action.includes('sqs:SendMessage') &&
        Resource.includes(queueArn) &&
        Condition?.ArnEquals?.['aws:SourceArn'] === rule.arn,
    );

const targetMistakes = (queueArn: string, rule: EventRule, assembly: Assembly): readonly string[] => {
  if (assembly.byArn(queueArn)?.type !== 'AWS::SQS::Queue')
    return [`${rule.path}: it tells ${queueArn}, which is no queue of the templates.`];
  return isLetIn(queueArn, rule, assembly)
    ? []
    : [`${rule.path}: no policy of ${queueArn} lets events.amazonaws.com send for this rule alone.`];
};

/** What EventBridge would take, and never deliver. */
export const ruleMistakes = (rules: readonly EventRule[], assembly: Assembly): readonly string[] =>
  rules.flatMap((rule) => rule.targets.flatMap(({ queueArn }) => targetMistakes(queueArn, rule, assembly)));
