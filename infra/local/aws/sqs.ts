import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Clock } from '../host/clock.ts';
import { emulatorAccount } from '../events/queues/client.ts';
import { enveloped, opened, own, type Message } from '../events/queues/envelope.ts';
import type { Forward } from './forward.ts';
import type { Call, Input, Reply, Service } from './wire.ts';
import { inputAs, json, parseObject, readJson, Refusal, unknownOperation } from './wire.ts';

const onQueue = z.union([
  z.object({ QueueUrl: z.string() }).transform(({ QueueUrl }) => QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1)),
  z.object({ QueueName: z.string() }).transform(({ QueueName }) => QueueName),
]);

/** The action that IAM knows an operation by; a batch needs what its single form needs. */
const actions: Readonly<Record<string, string>> = {
  SendMessage: 'SendMessage',
  SendMessageBatch: 'SendMessage',
  ReceiveMessage: 'ReceiveMessage',
  DeleteMessage: 'DeleteMessage',
  DeleteMessageBatch: 'DeleteMessage',
  ChangeMessageVisibility: 'ChangeMessageVisibility',
  ChangeMessageVisibilityBatch: 'ChangeMessageVisibility',
  GetQueueAttributes: 'GetQueueAttributes',
  GetQueueUrl: 'GetQueueUrl',
};

interface SqsOptions {
  readonly assembly: Assembly;
  readonly forward: Forward | undefined;
  readonly clock: Pick<Clock, 'now'>;
}

const entries = z.object({ Entries: z.array(z.unknown()) });
const names = z.object({
  MessageAttributeNames: z.array(z.string()).default([]),
  AttributeNames: z.array(z.string()).default([]),
  MessageSystemAttributeNames: z.array(z.string()).default([]),
});

const askForEnvelope = (input: Input): Input => {
  const { MessageAttributeNames } = inputAs(names, input);
  return { ...input, MessageAttributeNames: [...MessageAttributeNames, own] };
};

/** Our own attribute is in the emulator's digest, and no caller knows of it. */
const withoutAttributeDigest = (output: Input): Input => {
  const { MD5OfMessageAttributes: _, ...rest } = output;
  return rest;
};

/** Without asking for them a caller gets no attributes of either kind. */
const asRequested = ({ Attributes, MessageAttributes, ...message }: Message, input: Input): Input => {
  const { AttributeNames, MessageSystemAttributeNames } = inputAs(names, input);
  const wanted = [...AttributeNames, ...MessageSystemAttributeNames];
  const system = Object.entries(Attributes).filter(([name]) => wanted.includes('All') || wanted.includes(name));
  return {
    ...message,
    ...(system.length && { Attributes: Object.fromEntries(system) }),
    ...(Object.keys(MessageAttributes).length && { MessageAttributes }),
  };
};

/** SQS is an emulator on this machine; a cloud whose templates have no queue runs without it. */
export const sqsService = ({ assembly, forward, clock }: SqsOptions): Service => {
  const { region, account } = assembly;

  /** What the emulator is asked instead, because it forgets or confuses what AWS keeps. */
  const asked: Record<string, (input: Input) => Input> = {
    SendMessage: (input) => ({ ...enveloped(input, clock.now()) }),
    SendMessageBatch: (input) => ({
      ...input,
      Entries: inputAs(entries, input).Entries.map((entry) => enveloped(entry, clock.now())),
    }),
    ReceiveMessage: askForEnvelope,
  };

  /** What the caller is told instead. */
  const told: Record<string, (output: Input, input: Input) => Input> = {
    SendMessage: withoutAttributeDigest,
    SendMessageBatch: (output) => ({
      ...output,
      ...(Array.isArray(output['Successful']) && { Successful: output['Successful'].map(withoutAttributeDigest) }),
    }),
    ReceiveMessage: (output, input) => ({
      ...output,
      ...(Array.isArray(output['Messages']) && {
        Messages: output['Messages'].map(opened).map((message) => asRequested(message, input)),
      }),
    }),
    GetQueueUrl: (_, input) => {
      const name = inputAs(onQueue, input);
      return { QueueUrl: assembly.of('AWS::SQS::Queue').find(({ physicalId }) => physicalId === name)?.ref };
    },
    GetQueueAttributes: (output) =>
      parseObject(Buffer.from(JSON.stringify(output).replaceAll(`:${emulatorAccount}:`, `:${account}:`))),
  };

  const answer = async (call: Call): Promise<Reply> => {
    if (!forward) throw new Refusal('broken', 'This local cloud runs without SQS: its templates have no queue.');
    const ask = asked[call.operation];
    const body = ask ? Buffer.from(JSON.stringify(ask(call.input))) : call.request.body;
    const reply = await forward({ ...call.request, body });
    const tell = told[call.operation];
    if (!tell || reply.status !== 200) return reply;
    return { ...reply, body: JSON.stringify(tell(parseObject(Buffer.from(reply.body)), call.input)) };
  };

  return {
    name: 'sqs',
    reasons: {
      anonymous: [403, 'MissingAuthenticationToken'],
      stranger: [403, 'InvalidClientTokenId'],
      denied: [403, 'AccessDeniedException'],
      invalid: [400, 'InvalidParameterValue'],
      unknownOperation: [400, 'InvalidAction'],
      throttled: [400, 'RequestThrottled'],
      broken: [500, 'InternalError'],
    },
    read: readJson,
    needs: (call) => {
      const action = actions[call.operation];
      if (!action) throw unknownOperation(call);
      return [
        { action: `sqs:${action}`, resource: `arn:aws:sqs:${region}:${account}:${inputAs(onQueue, call.input)}` },
      ];
    },
    answer,
    refuse: (status, code, message) =>
      json(
        status,
        { __type: `com.amazonaws.sqs#${code}`, message },
        {
          'content-type': 'application/x-amz-json-1.0',
          'x-amzn-query-error': `${code};${status < 500 ? 'Sender' : 'Receiver'}`,
        },
      ),
  };
};
