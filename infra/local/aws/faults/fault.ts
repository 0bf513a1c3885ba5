import * as z from 'zod';
import type { Call } from '../wire.ts';

const fault = z.strictObject({
  kind: z.enum(['throttle', 'conflict', 'latency', 'error', 'duplicate', 'delay']),
  service: z.enum(['dynamodb', 'sqs', 'ses', 'secretsmanager', 'ssm', 'apigateway', 's3', 'kms']).optional(),
  operation: z.string().optional(),
  /** Part of the function's name. */
  function: z.string().optional(),
  /** The share of matching calls that it hits. */
  rate: z.number().min(0).max(1).default(1),
  /** How many matching calls it lets pass first. */
  skip: z.number().int().min(0).default(0),
  /** How often it strikes before it is spent. */
  times: z.number().int().positive().optional(),
  ms: z.number().min(0).max(900_000).default(1000),
  seed: z.number().int().default(1),
  /** For `error`: whether the call takes effect before it fails. */
  when: z.enum(['before', 'after']).default('before'),
  /** For `error`: the connection breaks and no answer comes. */
  drop: z.boolean().default(false),
  /** For `error`: another error than the service's internal one. */
  code: z.string().optional(),
  status: z.number().int().min(400).max(599).optional(),
  /** For `error`: what the service says; real ones like to quote what they were given. */
  message: z.string().default('An injected fault.'),
});

export type Fault = z.infer<typeof fault>;
export type FaultKind = Fault['kind'];

/** Reads one fault or a list of them; what is not understood is an error that says where. */
export const parseFaults = (input: unknown): readonly Fault[] =>
  z.array(fault).parse(Array.isArray(input) ? input : [input]);

/** The operations that a kind can strike at all; the others have no such failure. */
const strikesOnly: Readonly<Partial<Record<FaultKind, (call: Call) => boolean>>> = {
  conflict: ({ service, operation }) =>
    service === 'dynamodb' && /^(TransactWriteItems|PutItem|UpdateItem|DeleteItem)$/.test(operation),
  duplicate: ({ operation }) => /^Send(Message|MessageBatch|Email|RawEmail)$/.test(operation),
  delay: ({ operation }) => /^SendMessage(Batch)?$/.test(operation),
};

/** Whether a fault concerns a call. */
export const aimsAt = (fault: Fault, call: Call): boolean =>
  (fault.service ?? call.service) === call.service &&
  (fault.operation ?? call.operation) === call.operation &&
  call.caller.function.includes(fault.function ?? '') &&
  (strikesOnly[fault.kind]?.(call) ?? true);
