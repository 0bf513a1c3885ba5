import * as z from 'zod';
import { upstream } from './forward.ts';

/** What an emulator answered instead of success. */
export class EmulatorError extends Error {
  readonly code: string;

  constructor(operation: string, code: string, message: string) {
    super(`${operation}: ${code}: ${message}`);
    this.code = code;
  }
}

/** The local cloud's own access to an emulator: no SDK, so that boot stays fast, and no IAM, because it is the cloud. */
export interface JsonClient {
  readonly send: (operation: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly close: () => void;
}

interface Emulator {
  readonly port: number;
  readonly service: 'dynamodb' | 'sqs';
  /** The first part of `X-Amz-Target`. */
  readonly target: string;
  /** Emulators take it from the signature, which they do not verify. */
  readonly region: string;
}

/** An emulator that breaks down names no type. */
const failure = z.object({
  __type: z.string().default('InternalError'),
  message: z.string().optional(),
  Message: z.string().optional(),
});

/** Speaks an AWS JSON protocol to an emulator. */
export const jsonClient = ({ port, service, target, region }: Emulator): JsonClient => {
  const { forward, close } = upstream(port);
  const scope = `LOCALCLOUD/20260101/${region}/${service}/aws4_request`;
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-date': '20260101T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=local`,
  };

  return {
    close,
    send: async (operation, input) => {
      const reply = await forward({
        method: 'POST',
        path: '/',
        headers: { ...headers, 'x-amz-target': `${target}.${operation}` },
        body: Buffer.from(JSON.stringify(input)),
      });
      const output: unknown = JSON.parse(reply.body.toString() || '{}');
      if (reply.status === 200) return output;
      const { __type, message, Message } = failure.parse(output);
      throw new EmulatorError(operation, __type.slice(__type.indexOf('#') + 1), message ?? Message ?? '');
    },
  };
};
