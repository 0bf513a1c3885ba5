import type { Assembly } from '../assembly.ts';
import type { CapacityMeter } from './capacity.ts';
import { dynamodbNeeds } from './dynamodb-needs.ts';
import type { Forward } from './forward.ts';
import type { AwsRequest, Call, ReasonCodes, Reply, Service } from './wire.ts';
import { json, parseObject, readJson } from './wire.ts';

const reasonCodes: ReasonCodes = {
  anonymous: [400, 'MissingAuthenticationTokenException'],
  stranger: [400, 'UnrecognizedClientException'],
  denied: [400, 'AccessDeniedException'],
  invalid: [400, 'ValidationException'],
  unknownOperation: [400, 'UnknownOperationException'],
  throttled: [400, 'ProvisionedThroughputExceededException'],
  broken: [500, 'InternalServerError'],
};

/** The errors every AWS service shares carry another prefix than DynamoDB's own. */
const sharedCodes = new Set([
  'MissingAuthenticationTokenException',
  'UnrecognizedClientException',
  'AccessDeniedException',
]);

const typeOf = (code: string) =>
  (sharedCodes.has(code) ? 'com.amazon.coral.service#' : 'com.amazonaws.dynamodb.v20120810#') + code;

const refuse: Service['refuse'] = (status, code, message) =>
  json(status, { __type: typeOf(code), message }, { 'content-type': 'application/x-amz-json-1.0' });

/** The real shape of a cancelled transaction: the SDK gives the reasons to the caller, in the order of its items. */
export const cancelledTransaction = (
  reasons: readonly { readonly Code: string; readonly Message?: string }[],
): Reply => {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return json(
    400,
    {
      __type: typeOf('TransactionCanceledException'),
      Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
      CancellationReasons: reasons,
    },
    { 'content-type': 'application/x-amz-json-1.0' },
  );
};

const measuredOperations = new Set(
  ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Scan'].concat([
    'BatchGetItem',
    'BatchWriteItem',
    'TransactGetItems',
    'TransactWriteItems',
  ]),
);

/** Puts one more member in front of the body's others, which costs less than writing the whole body anew. */
const askingForUnits = (request: AwsRequest): AwsRequest => {
  const rest = request.body.subarray(request.body.indexOf('{') + 1);
  return { ...request, body: Buffer.concat([Buffer.from('{"ReturnConsumedCapacity":"TOTAL",'), rest]) };
};

/** The emulator's checksum covers the body as it was. */
const withoutChecksum = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'x-amz-crc32'));

/** DynamoDB itself is an emulator on this machine; this passes calls on and counts what they consume. */
export const dynamodbService = (options: {
  readonly assembly: Assembly;
  readonly forward: Forward;
  readonly capacity: CapacityMeter;
}): Service => {
  const { assembly, forward, capacity } = options;

  const measured = async (call: Call): Promise<Reply> => {
    const { input, request } = call;
    const asked = input['ReturnConsumedCapacity'] !== undefined;
    const reply = await forward(asked ? request : askingForUnits(request));
    if (reply.status !== 200) return reply;
    const { ConsumedCapacity, ...output } = parseObject(Buffer.from(reply.body));
    capacity.countUnits(call, ConsumedCapacity);
    return asked ? reply : { ...reply, headers: withoutChecksum(reply.headers), body: JSON.stringify(output) };
  };

  return {
    name: 'dynamodb',
    reasons: reasonCodes,
    read: readJson,
    needs: dynamodbNeeds(assembly),
    refuse,
    answer: (call) =>
      capacity.enabled && measuredOperations.has(call.operation) ? measured(call) : forward(call.request),
  };
};
