import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Forward } from './forward.ts';
import type { Service } from './wire.ts';
import { inputAs, json, readJson, Refusal, unknownOperation } from './wire.ts';

const input = z.object({ QueueUrl: z.string() });

/** The action that IAM knows an operation by; a batch needs what its single form needs. */
const ACTIONS: Record<string, string> = {
  SendMessage: 'SendMessage',
  SendMessageBatch: 'SendMessage',
  ReceiveMessage: 'ReceiveMessage',
  DeleteMessage: 'DeleteMessage',
  DeleteMessageBatch: 'DeleteMessage',
  ChangeMessageVisibility: 'ChangeMessageVisibility',
  ChangeMessageVisibilityBatch: 'ChangeMessageVisibility',
  GetQueueAttributes: 'GetQueueAttributes',
};

/** SQS is an emulator on this machine; a cloud whose templates have no queue runs without it. */
export function sqsService(assembly: Assembly, forward: Forward | undefined): Service {
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
    needs(call) {
      const action = ACTIONS[call.operation];
      if (!action) throw unknownOperation(call);
      const queue = inputAs(input, call.input).QueueUrl.split('/').pop();
      return [{ action: `sqs:${action}`, resource: `arn:aws:sqs:${assembly.region}:${assembly.account}:${queue}` }];
    },
    answer(call) {
      if (!forward) throw new Refusal('broken', 'This local cloud runs without SQS: its templates have no queue.');
      return forward(call.request);
    },
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
}
