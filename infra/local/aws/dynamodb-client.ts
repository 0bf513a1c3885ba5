import * as z from 'zod';
import { upstream } from './forward.ts';

export class DynamoDbError extends Error {
  readonly code: string;

  constructor(operation: string, code: string, message: string) {
    super(`${operation}: ${code}: ${message}`);
    this.code = code;
  }
}

/** The local cloud's own access to the emulator: no SDK, so that boot stays fast, and no IAM, because it is the cloud. */
export interface DynamoDb {
  send(operation: string, input: Record<string, unknown>): Promise<unknown>;
  close(): void;
}

const HEADERS = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260101T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=LOCALCLOUD/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
};

const failure = z.object({ __type: z.string(), message: z.string().optional(), Message: z.string().optional() });

export function connectDynamoDb(port: number): DynamoDb {
  const { forward, close } = upstream(port);
  return {
    close,
    async send(operation, input) {
      const reply = await forward({
        method: 'POST',
        path: '/',
        headers: { ...HEADERS, 'x-amz-target': `DynamoDB_20120810.${operation}` },
        body: Buffer.from(JSON.stringify(input)),
      });
      const output: unknown = JSON.parse(reply.body.toString());
      if (reply.status === 200) return output;
      const { __type, message, Message } = failure.parse(output);
      throw new DynamoDbError(operation, __type.slice(__type.indexOf('#') + 1), message ?? Message ?? '');
    },
  };
}
